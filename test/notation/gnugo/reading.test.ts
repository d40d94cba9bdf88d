import { describe, expect, test } from 'vitest';
import { BLACK, EMPTY, UNKNOWN, WHITE } from '../../../src/go/types.ts';
import { findDiagrams, readDiagram } from '../../../src/notation/index.ts';
import type { DiagramReading } from '../../../src/notation/notation.ts';
import type { FindOptions } from '../../../src/notation/registry.ts';

function readAll(text: string, options: FindOptions = {}): DiagramReading[] {
  return findDiagrams(text, options).map((found) => readDiagram(found)!);
}

/** The cells in four letters: empty, black, white, unknown. */
function cells({ entry: { diagram } }: DiagramReading): string[] {
  const { columns, rows } = diagram!;
  const letter = { [EMPTY]: '.', [BLACK]: 'b', [WHITE]: 'w', [UNKNOWN]: '?' } as Record<number, string>;
  return Array.from({ length: rows }, (_, y) =>
    Array.from(diagram!.cells.subarray(y * columns, (y + 1) * columns), (cell) => letter[cell]).join(''),
  );
}

const codes = ({ entry }: DiagramReading) => entry.problems.map(({ code }) => code);

describe('a figure', () => {
  test('x and o are a stone or nothing: unknown for verdicts, kept for printing', () => {
    const [reading] = readAll('xO.\n.oX\n?*!');
    expect(cells(reading!)).toEqual(['?w.', '.?b', '?..']);
    expect(reading!.entry.diagram).toMatchObject({
      either: [
        { point: 0, color: BLACK },
        { point: 4, color: WHITE },
      ],
      marks: [7],
      signs: [{ point: 8, kind: 'margin' }],
      open: ['top', 'right', 'bottom', 'left'],
    });
  });

  test('edges close sides, and what ragged rows leave out is unknown', () => {
    const [reading] = readAll('+---\n|.X\n|XOO\n| O.');
    expect(cells(reading!)).toEqual(['.b?', 'bww', '?w.']);
    expect(reading!.entry.diagram!.open).toEqual(['right', 'bottom']);
  });

  test('labels name points; capitals hide stones', () => {
    const [reading] = readAll('XaO\nBcO\n.XX');
    expect(cells(reading!)).toEqual(['b.w', '?.w', '.bb']);
    expect(reading!.entry.diagram!.labels).toEqual([
      { label: 'a', point: 1 },
      { label: 'B', point: 3 },
      { label: 'c', point: 4 },
    ]);
  });

  test('labels, captions and values of eyes are facts, with their places', () => {
    const text = "       .X.    better than half\n(b'')  XO.    e = 1 + 2a\n       ..X\n";
    const [reading] = readAll(text);
    expect(
      reading!.facts.map(({ kind, value, span }) => [kind, value, text.slice(span.start, span.end)]),
    ).toEqual([
      ['caption', 'better than half', 'better than half'],
      ['label', "b''", "b''"],
      ['caption', 'e = 1 + 2a', 'e = 1 + 2a'],
      ['eye-value', '1+2a', '1 + 2a'],
    ]);
    expect(reading!.entry.title?.value).toBe("b''");
  });

  test('a diagram side by side with another keeps its own label and caption', () => {
    const readings = readAll('(a) XO.   one   (b) .XO   two\n    .XO             XO.\n');
    expect(readings.map(({ facts }) => facts.map(({ value }) => value))).toEqual([
      ['a', 'one'],
      ['b', 'two'],
    ]);
  });

  test('printed coordinates place it', () => {
    const [reading] = readAll('. X . O 8\nO . X . 7\n. O . X 6\nF G H J\n');
    expect(reading!.entry.diagram!.origin).toEqual({ column: 6, row: 6 });
    const [corner] = readAll(' 3 . X .\n 2 O . X\n 1 . O .\n   A B C\n');
    expect(corner!.entry.diagram!.open).not.toContain('bottom');
    expect(corner!.entry.diagram!.open).not.toContain('left');
  });
});

describe('digits', () => {
  test('that stand several times are numbers, and a hint says so', () => {
    const [reading] = readAll('XX.23\nXO12.\nXO.13');
    expect(reading!.entry.diagram!.digits).toEqual([]);
    expect(reading!.entry.diagram!.signs).toHaveLength(6);
    expect(codes(reading!)).toContain('digits.numbers');
  });

  test('that could be moves are asked about, not played', () => {
    const [reading] = readAll('.4.2.\n3.X.1\n..O..');
    expect(reading!.entry.diagram!.digits).toEqual([]);
    expect(codes(reading!)).toContain('digits.unclear');
  });

  test.each([
    ['digits: moves', 4],
    ['digits: numbers', 0],
  ])('a fix writes %s, and then nobody asks', (line, moves) => {
    for (const [text, options] of [
      ['.4.2.\n3.X.1\n..O..\n', {}],
      ['/*\r\n * .4.2.\r\n * 3.X.1\r\n * -----\r\n */\r\nint x;\r\n', { kind: 'c' }],
      ['/*\n  .4.2.\n  3.X.1\n  ..O..*/ int x;\n', { kind: 'c' }],
      ['\\begin{verbatim}\n.4.2.\n3.X.1\n..O..\n\\end{verbatim}\n', { kind: 'latex' }],
      ['@example\n.4.2.\n3.X.1\n..O..\n@end example\n', { kind: 'texinfo' }],
    ] as const) {
      const [reading] = readAll(text, options);
      const { fixes } = reading!.entry.problems.find(({ code }) => code === 'digits.unclear')!;
      const [edit] = fixes!.find(({ edits }) => edits[0]!.text.endsWith(line))!.edits;
      const at = reading!.found.span.start + edit!.span.start;
      const [again] = readAll(text.slice(0, at) + edit!.text + text.slice(at), options);
      expect(again!.found.rows).toEqual(reading!.found.rows);
      expect(again!.entry.diagram!.digits).toHaveLength(moves);
      expect(codes(again!)).not.toContain('digits.unclear');
    }
  });

  test('are moves when the text says so', () => {
    const [reading] = readAll('digits: moves\n.4.2.\n3.X.1\n..O..');
    expect(reading!.entry.diagram!.digits.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(codes(reading!)).not.toContain('digits.unclear');
  });
});

describe('colors', () => {
  test('are assumed, with a confidence, a hint and a fix that says them', () => {
    const text = 'So:\n\n  XO.\n  .OX\n\nrest';
    const [reading] = readAll(text);
    expect(reading!.colors).toMatchObject({ X: BLACK, confidence: 0.5 });
    const hint = reading!.entry.problems.find(({ code }) => code === 'colors.assumed')!;
    const { edits } = hint.fixes![1]!;
    const at = reading!.found.span.start + edits[0]!.span.start;
    const fixed = text.slice(0, at) + edits[0]!.text + text.slice(at);
    const [again] = readAll(fixed);
    expect(again!.colors).toMatchObject({ X: WHITE, confidence: 1 });
    expect(codes(again!)).not.toContain('colors.assumed');
    expect(cells(again!)).toEqual(['wb.', '.bw']);
  });

  test('the fix is a comment where the text has comments', () => {
    for (const [text, options] of [
      ['@example\nXO.\n.OX\n----\n@end example\n', { kind: 'texinfo' }],
      ['/*\n * XO.\n * .OX\n * ----\n */\n', { kind: 'c' }],
      ['// XO.\n// .OX\n', { kind: 'c' }],
    ] as const) {
      const [reading] = readAll(text, options);
      const [edit] = reading!.entry.problems.find(({ code }) => code === 'colors.assumed')!.fixes![1]!.edits;
      const at = reading!.found.span.start + edit!.span.start;
      const [again] = readAll(text.slice(0, at) + edit!.text + text.slice(at), options);
      expect([again!.found.rows, again!.colors.confidence]).toEqual([reading!.found.rows, 1]);
    }
  });

  test('further lines of ours work beside any diagram', () => {
    const [reading] = readAll(
      '|.XO\n|XO.\n|.XO\n+---\nrules: psk\nmoves: B a1 W c2\nexpect: captures 0 at move 1\n',
    );
    expect(reading!.entry.moves).toHaveLength(2);
    expect(reading!.entry.rules.map(({ value }) => value)).toEqual(['psk']);
    expect(reading!.entry.expects[0]!.claim).not.toBeNull();
  });
});

describe('a pattern database', () => {
  const DATABASE = `# Own patterns, for the tests.

attribute_map value_only

Pattern Own1
# why it is there

?XO    cut here
.*X
---

:8,D,value(3)

?AO
b*X
---

;lib(A)==2
>threaten(b);

goal_elements X

Pattern 7

 x.
xX!

:0112

Pattern Own3

O
.
O

:+,C
`;

  test('gives an entry for each diagram, titled by its pattern', () => {
    const readings = readAll(DATABASE, { kind: 'db' });
    expect(readings.map(({ entry }) => entry.title?.value ?? null)).toEqual(['Own1', null, '7', 'Own3']);
    expect(readings.map(({ found }) => found.rows)).toEqual([
      ['?XO', '.*X', '---'],
      ['?AO', 'b*X', '---'],
      [' x.', 'xX!'],
      ['O', '.', 'O'],
    ]);
  });

  test('its second diagram has the stones of the first one under its letters', () => {
    const [, second] = readAll(DATABASE, { kind: 'db' });
    expect(cells(second!)).toEqual(['?bw', '..b']);
    expect(second!.entry.diagram!.labels).toEqual([
      { label: 'A', point: 1 },
      { label: 'b', point: 3 },
    ]);
  });

  test('attributes, constraints, actions, comments and captions are facts', () => {
    const [first] = readAll(DATABASE, { kind: 'db' });
    const kinds = first!.facts.map(({ kind }) => kind);
    expect(kinds).toEqual(['title', 'other', 'caption', 'attributes']);
    const [, second] = readAll(DATABASE, { kind: 'db' });
    expect(second!.facts.map(({ kind, value }) => [kind, value])).toEqual([
      ['constraint', ';lib(A)==2'],
      ['action', '>threaten(b);'],
    ]);
  });

  test('is known by how it begins', () => {
    expect(findDiagrams(DATABASE).map(({ notation }) => notation)).toEqual(
      new Array(4).fill('gnugo-patterns'),
    );
  });

  test('a second diagram of another size is told', () => {
    const [, second] = readAll('Pattern P\n\nXO\n.X\n\n:8\n\nXOO\n.XO\n\n;x(a)\n');
    expect(codes(second!)).toContain('pattern.differs');
  });
});

test('a row of an eye shape goes on behind a hole; words behind it are its caption', () => {
  const [reading] = findDiagrams('Pattern 61\n\n xX  X  a remark\n ..!..\n\n:1211\n', { kind: 'db' });
  expect(reading?.rows).toEqual(['xX  X', '..!..']);
});
