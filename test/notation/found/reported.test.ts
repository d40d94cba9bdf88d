/** What a reader does not understand of a board it reports. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDiagrams, readDiagram } from '../../../src/notation/index.ts';
import { expectSeen, runs } from '../../runs.ts';

const SIGNS = '.XO?';

/** Ways to print a board, and how far apart its points are. */
const PRINTED: Record<
  string,
  {
    readonly pitch: number;
    readonly print: (rows: readonly string[]) => string[];
    /** A sign between two points is a point, and its row is reported as too long. */
    readonly shifts?: true;
  }
> = {
  'side by side': { pitch: 1, print: (rows) => [...rows] },
  apart: { pitch: 2, print: (rows) => rows.map((row) => [...row].join(' ')) },
  'with a frame': {
    pitch: 2,
    print: (rows) => {
      const edge = `+${'-'.repeat(rows[0]!.length * 2 + 1)}+`;
      return [edge, ...rows.map((row) => `| ${[...row].join(' ')} |`), edge];
    },
  },
  'as an engine prints it': {
    pitch: 2,
    print: (rows) => {
      const letters = `   ${[...'ABCDEFGHJ'.slice(0, rows[0]!.length)].join(' ')}`;
      const numbered = rows.map((row, y) => ` ${rows.length - y} ${[...row].join(' ')}  ${rows.length - y}`);
      return [letters, ...numbered, letters];
    },
  },
  'of Sensei’s Library': {
    pitch: 2,
    shifts: true,
    print: (rows) => ['$$', ...rows.map((row) => `$$ | ${[...row].join(' ')} |`)],
  },
  'of box-drawing characters': {
    pitch: 1,
    print: (rows) => rows.map((row, y) => [...row].map((sign, x) => drawn(sign, x, y, rows)).join('')),
  },
};

function drawn(sign: string, x: number, y: number, rows: readonly string[]): string {
  if (sign === 'X') return '●';
  if (sign === 'O') return '○';
  const across = x === 0 ? 0 : x === rows[0]!.length - 1 ? 2 : 1;
  const down = y === 0 ? 0 : y === rows.length - 1 ? 2 : 1;
  return ['┌┬┐', '├┼┤', '└┴┘'][down]![across]!;
}

const board = fc
  .array(fc.array(fc.constantFrom('.', '.', 'X', 'O'), { minLength: 5, maxLength: 9 }), {
    minLength: 5,
    maxLength: 8,
  })
  .map((rows) => rows.map((row) => [...row, '.', '.', '.', '.'].slice(0, rows[0]!.length).join('')))
  .filter((rows) => rows.filter((row) => /[XO]/.test(row)).length > 2);

/** The board that is found, as rows of signs. */
function read(text: string) {
  const [found, ...more] = findDiagrams(text);
  if (!found) return null;
  const { entry } = readDiagram(found)!;
  const { columns, rows, cells, signs = [], labels, marks, digits } = entry.diagram!;
  const told = entry.problems.filter(({ code }) => code !== 'colors.assumed');
  return {
    several: more.length > 0,
    rows: Array.from({ length: rows }, (_, y) =>
      [...cells.subarray(y * columns, (y + 1) * columns)].map((cell) => SIGNS[cell]).join(''),
    ),
    told: told.map(({ span }) => entry.text.slice(span.start, span.end)),
    said: signs.length + labels.length + marks.length + digits.length,
  };
}

describe('letters in are letters read and letters reported', () => {
  test.each(Object.entries(PRINTED))('boards %s', (_name, { pitch, print, shifts }) => {
    let reported = 0;
    fc.assert(
      fc.property(
        board,
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...'<>^~%$&@#=é§漢Q9*!;😀'),
        fc.boolean(),
        (rows, down, across, sign, between) => {
          const lines = print(rows);
          const whole = read(lines.join('\n'));
          // A position of another game is found beside others only.
          fc.pre(whole !== null && !whole.several && whole.rows.join() === rows.join());
          const y = down % rows.length;
          const first = lines.findIndex((line) => /[.XO●○┌┬┐]/.test(line.replace(/[A-J] /g, '')));
          const line = lines[first + y]!;
          const begin = line.search(/[.XO●○┌├└┬┼┴]/);
          const x = across % (rows[0]!.length - 1);
          const at = begin + x * pitch + (between && pitch > 1 ? 1 : 0);
          // At the beginning of a line it is the mark of a comment or a quote.
          fc.pre(at > 0 || !'<>^~%$&@#*;'.includes(sign));
          lines[first + y] = line.slice(0, at) + sign + line.slice(at + 1);
          const damaged = read(lines.join('\n'));
          if (!damaged) return;
          // What stands elsewhere is read as it was; what is not is reported.
          expect(damaged.several).toBe(false);
          const at0 = at === begin + x * pitch;
          const differs = rows.flatMap((row, n) =>
            [...row].flatMap((one, column) => (damaged.rows[n]?.[column] === one ? [] : [[n, column]])),
          );
          expect(differs.filter(([n]) => n !== y)).toEqual([]);
          for (const [n, column] of differs)
            if (!(at0 && column === x) && !shifts) expect(damaged.rows[n!]![column!]).toBe('?');
          if (differs.length > 0) expect(damaged.told.length + damaged.said).toBeGreaterThan(0);
          if (damaged.told.join('').includes(sign) || (shifts && damaged.told.length > 0)) reported++;
          else expect(damaged.said, `${sign} in ${line}`).toBeGreaterThan(0);
        },
      ),
      { numRuns: runs(150) },
    );
    expectSeen(reported, 20);
  });
});

test('a mark that takes the place of a blank is a last move', () => {
  const text =
    '   A B C D E\n 5 . . . . .  5\n 4 . X O<X .  4\n 3 . . O X .  3\n 2 . . . . .  2\n 1 . . . . .  1\n   A B C D E\n';
  const { entry } = readDiagram(findDiagrams(text)[0]!)!;
  expect(read(text)).toMatchObject({ rows: ['.....', '.XOX.', '..OX.', '.....', '.....'], told: [] });
  expect(entry.diagram!.signs).toEqual([{ point: 7, kind: 'last-move' }]);
});
