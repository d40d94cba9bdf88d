import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../src/document/index.ts';
import { parseSgf } from '../../../../src/notation/sgf/tree.ts';
import type { WriteAction, WriteReply } from '../../../../src/protocol/write.ts';
import { analyse, DEFAULT_SETTINGS, entryOf, sequenceAt } from '../../../../src/service/index.ts';
import { leavesOf } from '../../../../src/service/sgf/analysis/entries.ts';
import { breathe } from '../../../oracle/breathe.ts';
import { expectSeen, runs } from '../../../runs.ts';
import { writeNow } from '../../marked.ts';
import { games } from '../trees.ts';

const analysed = (text: string) => analyse(openDocument('test:///a.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);

function write(text: string, entry: number, index: number, action: WriteAction): WriteReply {
  return writeNow(analysed(text), { uri: 'test:///a.sgf', version: 1, entry, index, action });
}

function applied(text: string, reply: WriteReply): string {
  if (reply?.kind !== 'edit') throw new Error(JSON.stringify(reply));
  let out = text;
  for (const { start, end, text: put } of [...reply.edits].reverse())
    out = out.slice(0, start) + put + out.slice(end);
  return out;
}

const frame = (text: string, entry: number, index: number) =>
  sequenceAt(analysed(text), { entry })!.sequence.frames[index]!;

const GAME = '(;SZ[3];B[aa];W[bb])';
const setup = (point: number, stone: 'black' | 'white' | null): WriteAction => ({
  kind: 'setup',
  point,
  stone,
});
const mark = (point: number, shape?: 'cross' | 'triangle' | 'square' | 'circle'): WriteAction => ({
  kind: 'mark',
  point,
  ...(shape && { shape }),
});
const territory = (point: number, color: 'black' | 'white'): WriteAction => ({
  kind: 'mark',
  point,
  shape: 'territory',
  color,
});
const line = (shape: 'arrow' | 'line', point: number, to: number): WriteAction => ({
  kind: 'line',
  shape,
  point,
  to,
});
const label = (point: number, text: string | null): WriteAction => ({ kind: 'label', point, label: text });
const comment = (text: string, nth = 0): WriteAction => ({ kind: 'comment', nth, text });

describe('drawing and writing into nodes', () => {
  it.each<[string, string, number, number, WriteAction, string]>([
    ['a mark', GAME, 0, 1, mark(4, 'triangle'), '(;SZ[3];B[aa]TR[bb];W[bb])'],
    ['a cross, by itself', GAME, 0, 2, mark(4), '(;SZ[3];B[aa];W[bb]MA[bb])'],
    ['a second one', '(;SZ[3]TR[aa])', 0, 0, mark(4, 'triangle'), '(;SZ[3]TR[aa][bb])'],
    ['no mark', '(;SZ[3]TR[aa][bb])', 0, 0, mark(4, 'triangle'), '(;SZ[3]TR[aa])'],
    ['the last mark', '(;SZ[3] TR[bb] C[x])', 0, 0, mark(4, 'triangle'), '(;SZ[3]  C[x])'],
    ['another mark', '(;SZ[3]TR[aa]SQ[bb])', 0, 0, mark(4, 'circle'), '(;SZ[3]TR[aa]CR[bb])'],
    ['out of a list', '(;SZ[3]TR[aa:ba])', 0, 0, mark(0, 'triangle'), '(;SZ[3]TR[ba])'],
    ['where it stands', '(;SZ[3];B[aa];SQ[bb])', 0, 1, mark(4, 'square'), '(;SZ[3];B[aa];)'],
    ['territory', GAME, 0, 1, territory(4, 'white'), '(;SZ[3];B[aa]TW[bb];W[bb])'],
    ['territory of the other', '(;SZ[3]TB[aa:ca])', 0, 0, territory(1, 'white'), '(;SZ[3]TB[aa][ca]TW[ba])'],
    ['no territory', '(;SZ[3]TB[aa][bb])', 0, 0, territory(4, 'black'), '(;SZ[3]TB[aa])'],
    ['a mark for territory', '(;SZ[3]TB[bb])', 0, 0, mark(4, 'circle'), '(;SZ[3]CR[bb])'],
    ['an arrow', '(;SZ[3]AR[aa:bb])', 0, 0, line('arrow', 4, 0), '(;SZ[3]AR[aa:bb][bb:aa])'],
    ['no arrow', '(;SZ[3]AR[aa:bb][bb:aa])', 0, 0, line('arrow', 4, 0), '(;SZ[3]AR[aa:bb])'],
    ['a line', GAME, 0, 2, line('line', 0, 8), '(;SZ[3];B[aa];W[bb]LN[aa:cc])'],
    ['no line, from its other end', '(;SZ[3]LN[aa:cc])', 0, 0, line('line', 8, 0), '(;SZ[3])'],
    ['a label', GAME, 0, 1, label(4, 'A'), '(;SZ[3];B[aa]LB[bb:A];W[bb])'],
    ['the next label', '(;SZ[3]LB[aa:A])', 0, 0, label(4, 'next'), '(;SZ[3]LB[aa:A][bb:B])'],
    ['another label', '(;SZ[3]LB[aa:A][bb:B])', 0, 0, label(0, 'C'), '(;SZ[3]LB[aa:C][bb:B])'],
    ['no label', '(;SZ[3]LB[aa:A][bb:B])', 0, 0, label(0, null), '(;SZ[3]LB[bb:B])'],
    ['an escaped label', '(;SZ[3])', 0, 0, label(0, ']:'), '(;SZ[3]LB[aa:\\]\\:])'],
    ['setup at the start', '(;SZ[3];B[aa])', 0, 0, setup(4, 'white'), '(;SZ[3]AW[bb];B[aa])'],
    ['another stone', '(;SZ[3]AB[bb][cc];W[aa])', 0, 0, setup(4, 'white'), '(;SZ[3]AB[cc]AW[bb];W[aa])'],
    ['out of a rectangle', '(;SZ[3]AB[aa:cb])', 0, 0, setup(1, null), '(;SZ[3]AB[aa][ca][ab][bb][cb])'],
    ['setup at the end', '(;SZ[3];B[aa])', 0, 1, setup(0, null), '(;SZ[3];B[aa];AE[aa])'],
    ['setup in the midst', GAME, 0, 1, setup(8, 'black'), '(;SZ[3];B[aa](;W[bb])(;AB[cc]))'],
    ['more setup', '(;SZ[3];B[aa];AB[bb])', 0, 2, setup(8, 'white'), '(;SZ[3];B[aa];AB[bb]AW[cc])'],
    ['no more setup', '(;SZ[3];B[aa];AB[bb])', 0, 2, setup(4, null), '(;SZ[3];B[aa];)'],
    ['a comment', GAME, 0, 1, comment('so [far]\n\\'), '(;SZ[3];B[aa]C[so [far\\]\n\\\\];W[bb])'],
    ['another comment', '(;SZ[3]C[a\\]b]PB[x])', 0, 0, comment('new'), '(;SZ[3]C[new]PB[x])'],
    ['no comment', '(;SZ[3]C[a]PB[x])', 0, 0, comment(''), '(;SZ[3]PB[x])'],
    [
      'lines as the text has them',
      '(;SZ[3]\r\n;B[aa])',
      0,
      1,
      comment('a\nb'),
      '(;SZ[3]\r\n;B[aa]C[a\r\nb])',
    ],
    ['the second comment', '(;SZ[3]C[a];C[b];B[aa])', 0, 0, comment('c', 1), '(;SZ[3]C[a];C[c];B[aa])'],
    ['no last move', GAME, 0, 2, { kind: 'remove' }, '(;SZ[3];B[aa])'],
    ['no move, and nothing behind it', GAME, 0, 1, { kind: 'remove' }, '(;SZ[3])'],
    [
      'no variation',
      '(;SZ[3];B[aa]\n(;W[bb];B[cc])\n(;W[cc]))',
      0,
      2,
      { kind: 'remove' },
      '(;SZ[3];B[aa]\n(;W[cc]))',
    ],
  ])('%s', (_what, text, entry, index, action, after) => {
    expect(applied(text, write(text, entry, index, action))).toBe(after);
  });

  it('says why it does not', () => {
    const refused = (code: string) => ({ kind: 'refused', code });
    expect(write(GAME, 0, 0, setup(0, 'black'))).toMatchObject(refused('write.in-use'));
    expect(write(GAME, 0, 0, { kind: 'remove' })).toMatchObject(refused('write.first'));
    expect(write('(;SZ[3]B[aa])', 0, 0, mark(3))).toMatchObject(refused('write.unsafe'));
    expect(write('(;SZ[3];B[aa]', 0, 1, mark(3))).toMatchObject(refused('write.broken'));
    expect(write(GAME, 0, 1, { kind: 'tenuki' })).toMatchObject(refused('write.notation'));
    expect(write(GAME, 0, 1, { kind: 'mark', point: 9 })).toMatchObject(refused('write.off-board'));
  });

  it('writes nothing that is there already', () => {
    for (const action of [setup(4, null), label(4, null), comment('')]) {
      expect(write('(;SZ[3])', 0, 0, action)).toMatchObject({ kind: 'go', index: 0 });
    }
  });

  it('shows marks, labels and comments on the frame of their node', () => {
    const text = '(;SZ[3]C[start];B[aa]TR[bb]LB[cc:long label];C[after]SQ[ba];W[bb]C[then])';
    expect(frame(text, 0, 0).comments).toEqual(['start']);
    expect(frame(text, 0, 1).comments).toEqual(['after']);
    expect(frame(text, 0, 1).marks.filter(({ mark: { kind } }) => kind !== 'last')).toEqual([
      { point: 4, mark: { kind: 'triangle' } },
      { point: 8, mark: { kind: 'label', text: 'long' } },
      { point: 1, mark: { kind: 'square' } },
    ]);
    expect(frame(text, 0, 2).comments).toEqual(['then']);
    expect(frame('(;SZ[3]B[aa]C[x])', 0, 0).comments).toBeUndefined();
    expect(frame('(;SZ[3]B[aa]C[x])', 0, 1).comments).toEqual(['x']);
  });

  const point = fc.nat(15);
  const actions: fc.Arbitrary<WriteAction> = fc.oneof(
    fc.record({
      kind: fc.constant('setup' as const),
      point,
      stone: fc.constantFrom('black' as const, 'white' as const, null),
    }),
    fc.record({
      kind: fc.constant('mark' as const),
      point,
      shape: fc.constantFrom('cross' as const, 'triangle' as const, 'square' as const, 'circle' as const),
    }),
    fc.record({
      kind: fc.constant('label' as const),
      point,
      label: fc.constantFrom('A', ']', ':', '\\', 'next', null),
    }),
    fc.record({
      kind: fc.constant('comment' as const),
      nth: fc.nat(1),
      text: fc.string({
        unit: fc.constantFrom('a', ']', '\\', '\n', '[', ';', '(', ')', ' ', '字'),
        maxLength: 9,
      }),
    }),
  );
  const decorated = games(4).chain((text) =>
    fc
      .array(
        fc.constantFrom('', '', '', 'C[a \\] b]', 'TR[aa][bb]', 'SQ[aa:bb]', 'LB[ab:A][cc:b]', '\n', ' N[x]'),
        {
          minLength: 40,
          maxLength: 40,
        },
      )
      .map((more) => {
        let n = 0;
        return text.replace(/\](?=[;()])/g, () => `]${more[n++ % more.length]}`);
      }),
  );

  it('changes one node at most, and shows what was asked for', async () => {
    let edits = 0;
    await fc.assert(
      fc.asyncProperty(decorated, fc.nat(), fc.nat(), actions, async (text, nth, at, action) => {
        await breathe();
        const document = analysed(text);
        const { game } = document.sgf!.games[0]!;
        const placed = entryOf(document, { entry: nth % leavesOf(game).length })!;
        const index = at % (placed.analysis.game.length + 1);
        const reply = write(text, placed.index, index, action);
        if (reply?.kind !== 'edit') return;
        edits++;
        const after = applied(text, reply);
        const [was, now] = [parseSgf(text), parseSgf(after)];
        const nodes = (sgf: typeof was) =>
          Array.from({ length: sgf.nodeCount }, (_, n) =>
            Array.from({ length: sgf.endProperty(n) - sgf.firstProperty(n) }, (_, p) => [
              sgf.written(sgf.firstProperty(n) + p),
              ...sgf.valuesOf(sgf.firstProperty(n) + p),
            ]).join(),
          );
        const [a, b] = [nodes(was), nodes(now)];
        expect(now.faults).toEqual([]);
        const added = b.length - a.length;
        let same = 0;
        while (same < a.length && a[same] === b[same]) same++;
        expect(added === 0 || added === 1).toBe(true);
        expect(b.slice(same + 1)).toEqual(a.slice(same + 1 - added));
        // Seen where the answer says, in words of the board.
        const document2 = analysed(after);
        const where = reply.offset === undefined ? { entry: reply.entry } : { offset: reply.offset };
        const shown = sequenceAt(document2, where)!.sequence.frames[reply.index]!;
        if (action.kind === 'setup') {
          const cell = shown.rows.join('')[action.point];
          expect(cell).toBe(action.stone === null ? '.' : action.stone === 'black' ? 'X' : 'O');
        }
        if (action.kind === 'comment' && action.text !== '') expect(shown.comments).toContain(action.text);
        if (action.kind === 'label' && action.label === 'A') {
          expect(shown.marks).toContainEqual({ point: action.point, mark: { kind: 'label', text: 'A' } });
        }
      }),
      { numRuns: runs(180) },
    );
    expectSeen(edits, 90);
  });

  it('takes out one run of nodes, and no other', () => {
    fc.assert(
      fc.property(decorated, fc.nat(), fc.nat(), (text, nth, at) => {
        const document = analysed(text);
        const { game } = document.sgf!.games[0]!;
        const placed = entryOf(document, { entry: nth % leavesOf(game).length })!;
        const index = at % (placed.analysis.game.length + 1);
        const reply = write(text, placed.index, index, { kind: 'remove' });
        if (reply?.kind !== 'edit') return;
        const [{ start, end, text: put }] = reply.edits as [{ start: number; end: number; text: string }];
        expect([reply.edits.length, put]).toEqual([1, '']);
        expect(applied(text, reply)).toBe(text.slice(0, start) + text.slice(end));
        expect(parseSgf(text.slice(0, start) + text.slice(end)).faults).toEqual([]);
      }),
      { numRuns: runs(120) },
    );
  });
});
