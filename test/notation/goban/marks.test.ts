import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { printGoban } from '../../../src/notation/export/goban.ts';
import { onBoard, parseEntry } from '../../../src/notation/index.ts';
import type { PointSign } from '../../../src/notation/types.ts';
import { figureOf } from '../printers/entry.ts';

const BOARD = '+-------+\n| . X a |\n| O . * |\n| . . . |\n+-------+\n';
const codes = (text: string) => parseEntry(text).problems.map(({ code }) => code);

it('labels are all small letters, digits moves, and nothing beside them in the table of signs is one', () => {
  const letters = [...'abcdefghijklmnpqrstuvwyz'];
  const { diagram, problems } = parseEntry(`${letters.join(' ')}\n${'. '.repeat(letters.length)}\n`);
  expect(problems).toEqual([]);
  expect(diagram!.labels.map(({ label }) => label)).toEqual(letters);
  for (const sign of '`{/;') expect(codes(`. ${sign} X\n. O .\n`)).toContain('diagram.unknown-glyph');
});

describe('lines that mark points', () => {
  it('name them by coordinates and labels, in any order, on stones and beside them', () => {
    const { diagram, problems } = parseEntry(
      `${BOARD}circle: b3, A1\ntriangle: a\nlabel: a2=12 b2=Ω\nterritory: W c1, B b1\ncross: a2\narrow: a3-c1 a->b2\nline: c1→a1\n`,
    );
    expect(problems).toEqual([]);
    expect(diagram!.signs).toEqual([
      { kind: 'circle', point: 1 },
      { kind: 'circle', point: 6 },
      { kind: 'triangle', point: 2 },
      { kind: 'label', point: 3, text: '12' },
      { kind: 'label', point: 4, text: 'Ω' },
      { kind: 'territory', color: 2, point: 8 },
      { kind: 'territory', color: 1, point: 7 },
      { kind: 'cross', point: 3 },
    ]);
    expect(diagram!.lines).toEqual([
      { kind: 'arrow', from: { x: 0, y: 0 }, to: { x: 2, y: 2 } },
      { kind: 'arrow', from: { x: 2, y: 0 }, to: { x: 1, y: 1 } },
      { kind: 'line', from: { x: 2, y: 2 }, to: { x: 0, y: 2 } },
    ]);
  });

  it.each(['circle', 'square', 'triangle', 'cross'] as const)('of %s add up', (kind) => {
    const { diagram, problems } = parseEntry(`${BOARD}${kind}: a1\n${kind}: b1\n`);
    expect(problems).toEqual([]);
    expect(diagram!.signs).toEqual([6, 7].map((point) => ({ kind, point })));
  });

  it('tell what they cannot mean, and keep the rest', () => {
    expect(codes(`${BOARD}circle: a1 zz a9 q\n`)).toEqual([
      'mark.unreadable',
      'mark.off-board',
      'label.unknown',
    ]);
    expect(codes(`${BOARD}label: a1 =x b2= c1=muchtoolong\n`)).toEqual(Array(4).fill('mark.unreadable'));
    expect(codes(`${BOARD}arrow: a1 -b2 a1- a1-a1\n`)).toEqual(Array(4).fill('mark.unreadable'));
    expect(codes(`${BOARD}territory: a1 W b1\n`)).toEqual(['mark.unreadable']);
    expect(codes(`${BOARD}circle: a1\nsquare: a1\n`)).toEqual(['mark.second']);
  });

  it('belong to the entry that says them, on the board that it continues', () => {
    const entry = parseEntry('from: A\ncircle: b2 a\narrow: a1-b2\n');
    expect(entry.problems).toEqual([]);
    expect(entry.drawn).toBeUndefined();
    const placed = onBoard(entry, parseEntry(BOARD).diagram!);
    expect(placed.drawn).toEqual({
      signs: [
        { kind: 'circle', point: 4 },
        { kind: 'circle', point: 2 },
      ],
      lines: [{ kind: 'arrow', from: { x: 0, y: 2 }, to: { x: 1, y: 1 } }],
    });
  });

  const POINTS = 20;
  const COLUMNS = 5;
  const point = fc.nat({ max: POINTS - 1 });
  const end = fc.record({ x: fc.nat({ max: COLUMNS - 1 }), y: fc.nat({ max: 3 }) });
  const sign: fc.Arbitrary<PointSign> = fc.oneof(
    fc.record({ kind: fc.constantFrom('circle', 'square', 'triangle', 'cross'), point }),
    fc.record({
      kind: fc.constant('territory' as const),
      color: fc.constantFrom(1 as const, 2 as const),
      point,
    }),
    fc.record({
      kind: fc.constant('label' as const),
      point,
      text: fc.string({ minLength: 1, maxLength: 9 }),
    }),
  );

  test('what is printed is read back as it was, and what is not is told', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'...XO?a*1'), { minLength: POINTS, maxLength: POINTS }),
        fc.array(sign, { maxLength: 12 }),
        fc.array(fc.record({ kind: fc.constantFrom('arrow', 'line'), from: end, to: end }), { maxLength: 4 }),
        (glyphs, signs, lines) => {
          const rows = [0, 5, 10, 15].map((i) => `| ${glyphs.slice(i, i + COLUMNS).join(' ')} |\n`);
          const plain = parseEntry(`+-+\n${rows.join('')}+-+\n`);
          const figure = figureOf({ ...plain, diagram: { ...plain.diagram!, signs, lines } })!;
          const once = printGoban(figure);
          const read = parseEntry(once.text);
          expect(read.problems).toEqual([]);
          const kept = read.diagram!.signs?.length ?? 0;
          // Letters and crosses that stand on no empty point may be signs now.
          if (!once.lost.some(({ code }) => code === 'lost.signs'))
            expect(kept).toBeGreaterThanOrEqual(signs.length);
          if (!once.lost.some(({ code }) => code === 'lost.lines'))
            expect(read.diagram!.lines?.length ?? 0).toBe(lines.length);
          const twice = printGoban(figureOf(read)!);
          expect(twice).toEqual({ text: once.text, lost: [] });
        },
      ),
      { numRuns: 300 },
    );
  });
});
