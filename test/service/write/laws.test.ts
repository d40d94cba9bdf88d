import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HostKind } from '../../../src/document/types.ts';
import { isMarkKey } from '../../../src/notation/goban/marks.ts';
import type { WriteAction } from '../../../src/protocol/write.ts';
import { drawingOf, type PlacedAnalysis } from '../../../src/service/index.ts';
import { anyText, mutate, mutation } from '../../notation/goban/arbitrary.ts';
import { expectSeen, runs } from '../../runs.ts';
import { edited, marked, writeNow } from '../marked.ts';

const GOOD = [
  '# A\nsize: 5\nmoves: B c3 W d4\nexpect: captures 0 at move 1\n\n# B\nfrom: A after 1\nmoves: W a1\n',
  '+-------+\n| . X O .\n| X 1 X O\n| a X O *\n; note\nmoves: W pass B a ; so far\n',
  '> - ```goban\n>   # T\n>   | . . ?\n>   | X O .\n>   +-----\n>   rules: psk\n>   ```\n> text\n',
  'colors: X=white O=black\r\n..X\r\nOX.\r\n...\r\nfirst: 11\r\nmoves: 1. a1 2. c1\r\n',
  '# C\n. X .\n. a *\ncircle: a, b2 c2\nterritory: B a1 W c1 b1 ; mine\nlabel: a2=12\nsquare:\narrow: a1-c2 c2->a1\n# D\nfrom: C\nline: a1-b2\n',
  '. X\n. .\narrow: a1-b2\narrow: a1-b2\ncircle: a1\ncircle: b2',
  'size: 9\n   G H J\n 9 . b .\n 8 . . X\nmoves: j9, b\n# A\nsize: 2x3\n# A\nfrom: A\n',
] as const;

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...GOOD) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...GOOD), fc.array(mutation, { minLength: 1, maxLength: 4 }))
      .map(([good, mutations]) => mutate(good, mutations)),
  },
  { weight: 1, arbitrary: anyText },
);

const by = fc.constantFrom(undefined, 'other', 'black', 'white');
const how = fc.constantFrom(undefined, 'branch', 'pin', 'follow');
const point = fc.integer({ min: -1, max: 26 });
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('play'), point, by, how, anyway: fc.boolean() }) },
  fc.record({ kind: fc.constantFrom('pass', 'tenuki'), by, how }),
  fc.record({ kind: fc.constant('setup'), point, stone: fc.constantFrom('black', 'white', null) }),
  fc.record({
    kind: fc.constant('label'),
    point,
    label: fc.oneof(fc.constantFrom('next', 'a', 'b', 'q', null, '1', 'A=b'), fc.string({ maxLength: 9 })),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('mark'),
      point,
      shape: fc.constantFrom(undefined, 'cross', 'circle', 'square', 'triangle', 'territory'),
      color: fc.constantFrom(undefined, 'black', 'white'),
    }),
  },
  fc.record({ kind: fc.constant('line'), shape: fc.constantFrom('arrow', 'line'), point, to: point }),
) as fc.Arbitrary<WriteAction>;

const host = fc.constantFrom<HostKind>('goban', 'markdown');

/** What an entry says but for its own moves and what stands at `point`; with `marks`, what is drawn elsewhere in place of the lines that draw it. */
function rest({ analysis }: PlacedAnalysis, point: number, marks = false): unknown {
  const { syntax, shift, inherited, labels } = analysis;
  const { signs = [] } = syntax.diagram ?? syntax.drawn ?? {};
  const start = analysis.game.start.position;
  return {
    title: syntax.title?.value,
    lines: syntax.fields
      .filter(({ key }) => key !== 'moves' && !(marks && isMarkKey(key)))
      .map(({ key, value }) => [key, value]),
    signs: marks && new Set(signs.filter((sign) => sign.point !== point).map((sign) => JSON.stringify(sign))),
    claims: syntax.expects.map(({ claim }) => claim),
    cells: [...start.cells].map((cell, p) => (p === point ? null : cell)),
    open: syntax.diagram && [...syntax.diagram.open],
    place: start.geometry.origin,
    labels: [...labels].filter(([, p]) => p !== point),
    shift,
    inherited,
  };
}

const drawnBy = ({ analysis: { syntax } }: PlacedAnalysis) => syntax.diagram ?? syntax.drawn;

/** Whether the mark or line that an action draws is there. */
function isDrawn(placed: PlacedAnalysis, action: Extract<WriteAction, { kind: 'mark' | 'line' }>): boolean {
  const { signs = [], lines = [] } = drawnBy(placed) ?? {};
  const starred = placed.analysis.syntax.diagram?.marks.includes(action.point) ?? false;
  if (action.kind === 'mark') {
    const { point, shape, color = 'black' } = action;
    if (shape === undefined) return starred;
    if (shape === 'cross' && starred) return true;
    const own = shape === 'territory' ? (color === 'black' ? 1 : 2) : undefined;
    return signs.some((sign) => sign.point === point && sign.kind === shape && sign.color === own);
  }
  const { columns } = drawingOf(placed.analysis)!;
  const at = ({ x, y }: { x: number; y: number }) => y * columns + x;
  const ends = [action.point, action.to];
  return lines.some(({ kind, from, to }) => {
    const these = [at(from), at(to)];
    const same = (a: number[]) => a.every((point, i) => point === these[i]);
    return kind === action.shape && (same(ends) || (kind === 'line' && same([...ends].reverse())));
  });
}

/** Letters and texts on a point. */
function textsAt(placed: PlacedAnalysis, point: number): string[] {
  const own = placed.analysis.syntax.diagram?.labels ?? [];
  const { signs = [] } = drawnBy(placed) ?? {};
  return [
    ...own.filter((label) => label.point === point).map(({ label }) => label),
    ...signs.filter((sign) => sign.point === point && sign.kind === 'label').map(({ text: t }) => t!),
  ];
}

const moves = ({ analysis }: PlacedAnalysis) => analysis.game.plies.map(({ move }) => move);

test('law: an edit does what was asked and nothing else, and a mark that is made twice is as it was', () => {
  let made = 0;
  let twice = 0;
  fc.assert(
    fc.property(text, host, action, fc.nat({ max: 3 }), fc.nat({ max: 12 }), (source, kind, asked, e, i) => {
      const before = marked(source.replaceAll('¦', ''), {}, kind);
      const { entries } = before.analysis;
      const entry = entries.length > 0 ? e % entries.length : 0;
      const placed = entries[entry];
      const length = placed?.analysis.game.length ?? 0;
      const index = Math.min(i, length);
      const reply = writeNow(before.analysis, { uri: '', entry, version: 1, index, action: asked });
      expect(reply === null).toBe(placed === undefined);
      if (reply?.kind !== 'edit') return;
      made++;
      const edits = reply.edits.map(({ start, end, text: added }) => ({ span: { start, end }, text: added }));
      for (const [n, { span }] of edits.entries()) {
        expect(span.start).toBeGreaterThanOrEqual(n > 0 ? edits[n - 1]!.span.end : 0);
        expect(span.end).toBeLessThanOrEqual(before.text.length);
      }
      const now = edited(before.text, edits);
      const after = marked(now, {}, kind).analysis.entries;
      const target = after[reply.entry as number]!;
      if ('point' in asked && asked.kind !== 'play') {
        expect(after).toHaveLength(entries.length);
        const marks = asked.kind !== 'setup';
        const at = asked.kind === 'line' ? -1 : asked.point;
        expect(rest(target, at, marks)).toEqual(rest(placed!, at, marks));
        if (asked.kind === 'mark' || asked.kind === 'line')
          expect(isDrawn(target, asked)).toBe(!isDrawn(placed!, asked));
        if (asked.kind === 'label')
          expect(textsAt(target, asked.point).length).toBe(asked.label === null ? 0 : 1);
        expect(moves(target)).toEqual(moves(placed!));
      } else {
        const branch = reply.entry !== entry;
        expect(after).toHaveLength(entries.length + (branch ? 1 : 0));
        const old = moves(placed!).slice(0, branch ? index : length);
        expect(moves(target).slice(0, -1)).toEqual(old);
        expect(reply.index).toBe(old.length + 1);
        const added = moves(target).at(-1)!;
        expect(added.kind).toBe(asked.kind);
        if (asked.kind === 'play') expect(added).toMatchObject({ point: asked.point });
        // What stood there says what it said; a continued entry may be told to go on from where it did.
        if (branch && placed!.analysis.syntax.title)
          expect(rest(after[entry]!, -1)).toEqual(rest(placed!, -1));
        if (!branch) expect(rest(target, -1)).toEqual(rest(placed!, -1));
      }
      // Only the text of the entry changes, but where entries that continue it are told to go on from where they did.
      const { offset, syntax } = placed!.entry;
      if (!('how' in asked && asked.how === 'pin')) {
        expect(edits[0]!.span.start).toBeGreaterThanOrEqual(offset);
        expect(edits.at(-1)!.span.end).toBeLessThanOrEqual(offset + syntax.text.length);
      }
      if (asked.kind !== 'mark' && asked.kind !== 'line') return;
      // Doing the same again takes a mark or a line back, or draws it again.
      const again = writeNow(marked(now, {}, kind).analysis, {
        uri: '',
        entry,
        version: 1,
        index,
        action: asked,
      });
      if (again?.kind !== 'edit') return;
      twice++;
      const back = again.edits.map(({ start, end, text: added }) => ({ span: { start, end }, text: added }));
      const last = marked(edited(now, back), {}, kind).analysis.entries[entry]!;
      expect(isDrawn(last, asked)).toBe(isDrawn(placed!, asked));
    }),
    { numRuns: runs(600) },
  );
  expectSeen(made, 60);
  expectSeen(twice, 20);
});
