import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base64, dataUri } from '../../src/render/datauri.ts';
import { boardAlt, boardText, frameMarks, pointName } from '../../src/render/index.ts';
import { anyPicture, anyText } from './arbitrary.ts';
// Speaks English, which pictures are put into words in.
import '../../src/words/index.ts';

const shape = {
  columns: 4,
  rows: 3,
  open: ['top', 'right'] as const,
  origin: { column: 1, row: 1 },
  whole: { columns: 19, rows: 19 },
};
const rows = ['.XO.', '?.X.', '....'];

describe('the board in letters', () => {
  test('is the notation, with edges on closed sides and the last play in parentheses', () => {
    const picture = { shape, rows, labels: [{ point: 5, text: 'a' }], crosses: [7] };
    expect(boardText({ ...picture, marks: [{ point: 6, mark: { kind: 'last' } }] })).toBe(
      ['3 | . X O .', '2 | ? a(X)*', '1 | . . . .', '  +----------', '    A B C D', ''].join('\n'),
    );
  });

  test('of a closed board has all four edges', () => {
    const closed = { ...shape, open: [], whole: null };
    expect(boardText({ shape: closed, rows }, { coordinates: 'none' })).toBe(
      ['+---------+', '| . X O . |', '| ? . X . |', '| . . . . |', '+---------+', ''].join('\n'),
    );
  });

  test('never throws, and has a line for each row', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        const lines = boardText(picture).trimEnd().split('\n');
        expect(lines.length).toBeGreaterThanOrEqual(picture.shape.rows);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the board in words', () => {
  test('names part, stones and marks', () => {
    const marks = [
      { point: 6, mark: { kind: 'last' } as const },
      { point: 1, mark: { kind: 'hot' } as const },
      { point: 6, mark: { kind: 'forbidden', rule: 'psk', title: 'positional superko' } as const },
    ];
    expect(boardAlt({ shape, rows, marks, labels: [{ point: 0, text: 'a' }] })).toBe(
      'Part of a 19 by 19 board, A1 to D3, open at the top and right. 2 black stones, 1 white stone. ' +
        '1 unknown point. Labels: a at A3. Last play: C2. Hot: B3. Forbidden under positional superko: C2.',
    );
  });

  test('says no more of a whole board than its size', () => {
    const whole = { columns: 4, rows: 3 };
    const text = 'Go board, 4 by 3. 0 black stones, 1 white stone.';
    expect(boardAlt({ shape: { ...shape, open: [], whole }, rows: ['O...'] })).toBe(text);
    expect(boardAlt({ shape: { ...shape, open: [], whole: null }, rows: ['O...'] })).toBe(text);
  });

  test('names points by the whole board', () => {
    const part = { ...shape, origin: { column: 8, row: 10 } };
    expect(pointName(part, 0)).toBe('h12');
    expect(pointName(part, 11)).toBe('l10');
    expect([-1, 12, 0.5, Number.NaN].map((p) => pointName(part, p))).toEqual(['', '', '', '']);
  });

  test('never throws', () => {
    fc.assert(fc.property(anyPicture, (picture) => boardAlt(picture).endsWith('.')));
  });
});

describe('marks of a frame', () => {
  const frame = {
    index: 1,
    number: '1',
    rows,
    marks: [{ point: 6, mark: { kind: 'last' } as const }],
    move: { color: 'black' as const, point: 'c2', at: 6, captured: [], description: '' },
    verdicts: [
      {
        rule: 'psk',
        title: 'Positional superko',
        name: 'positional superko',
        verdict: 'forbidden' as const,
        code: null,
        text: '',
        outcome: null,
        reason: '',
        clause: null,
        notes: [],
        proof: false,
        inForce: true,
      },
    ],
    repeats: { of: 0, length: 2, pattern: null },
    caption: '',
    span: null,
  };

  test('are completed by what the frame says of its move, and not doubled', () => {
    expect(frameMarks(frame).map(({ point, mark }) => [point, mark.kind])).toEqual([
      [6, 'last'],
      [6, 'forbidden'],
    ]);
    expect(frameMarks(frame)[1]!.mark).toEqual({
      kind: 'forbidden',
      rule: 'psk',
      title: 'positional superko',
    });
  });

  test('stay as they are for the start and for a pass', () => {
    expect(frameMarks({ ...frame, move: null })).toEqual(frame.marks);
    expect(frameMarks({ ...frame, move: { ...frame.move, at: -1 } })).toEqual(frame.marks);
  });
});

describe('data addresses', () => {
  test('are those that Node makes of the same bytes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(base64(text)).toBe(Buffer.from(text, 'utf8').toString('base64'));
      }),
      { numRuns: 500 },
    );
    expect(dataUri('<svg/>')).toBe('data:image/svg+xml;base64,PHN2Zy8+');
  });
});
