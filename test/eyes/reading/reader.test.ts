import { describe, expect, test } from 'vitest';
import { Eyes } from '../../../src/eyes/eyes.ts';
import { Reader, type Reading } from '../../../src/eyes/reading/reader.ts';
import { Geometry } from '../../../src/go/geometry.ts';
import { Position } from '../../../src/go/position.ts';
import { finish } from '../../../src/go/task.ts';
import { BLACK, type Color, WHITE } from '../../../src/go/types.ts';
import { breathe } from '../../oracle/breathe.ts';
import { generator } from '../../oracle/generator.ts';
import { expectSeen, runs } from '../../runs.ts';
import { Oracle } from './oracle.ts';

/** The grade for the attacker, 0 … 3, that an answer stands for; -1 for undecided. */
function gradeOf({ answer, firstThreat }: Reading, asked: 'attacker' | 'defender'): number {
  if (answer === 'undecided') return -1;
  const own = answer === 'no' ? 0 : answer === 'yes' ? 3 : firstThreat === 'self' ? 1 : 2;
  return asked === 'attacker' ? own : 3 - own;
}

function randomBoard(oracle: Oracle, empty: number, random: () => number): Uint8Array {
  const cells = new Uint8Array(oracle.area).map(() => (random() < 0.5 ? BLACK : WHITE));
  for (let left = empty; left > 0; ) {
    const p = Math.floor(random() * oracle.area);
    if (cells[p] !== 0) left--;
    cells[p] = 0;
  }
  for (let p = 0; p < oracle.area; p++) {
    if (cells[p] === 0) continue;
    const { stones, liberties } = oracle.chain(cells, p);
    if (liberties === 0) for (const q of stones) cells[q] = 0;
  }
  return cells;
}

/**
 * Asks both about all chains, with either side first, until a problem takes the solver more than
 * `MOST` states.
 */
const MOST = 600;
function compare(oracle: Oracle, cells: Uint8Array): { whole: boolean; grades: number[] } {
  const position = new Position(
    Geometry.of({ columns: oracle.columns, rows: oracle.rows }),
    Uint8Array.from(cells),
  );
  const reader = new Reader(position);
  const seen = new Set<number>();
  const grades: number[] = [];
  for (let p = 0; p < oracle.area; p++) {
    if (cells[p] === 0 || seen.has(p)) continue;
    for (const q of oracle.chain(cells, p).stones) seen.add(q);
    for (const first of ['attacker', 'defender'] as const) {
      const wanted = oracle.grade(cells, p, first === 'attacker', MOST);
      if (wanted === null) return { whole: false, grades };
      const reading = first === 'attacker' ? reader.attack(p) : reader.defend(p);
      grades.push(wanted);
      const got = gradeOf(reading, first);
      if (got !== wanted) {
        throw new Error(
          `${position.rows().join('/')} ${position.geometry.name(p)}, ${first} first: ${got}, not ${wanted}`,
        );
      }
    }
  }
  if (!reader.board.is(position)) throw new Error('the board is not as it was');
  return { whole: true, grades };
}

/** Columns, rows, the most empty points, and how many positions to compare. */
const SHAPES = [
  [2, 2, 3, runs(30)],
  [3, 2, 5, runs(35)],
  [3, 3, 7, runs(45)],
  [5, 2, 4, runs(30)],
  [4, 3, 4, runs(35)],
  [4, 4, 3, runs(20)],
  [5, 4, 3, runs(10)],
  [5, 5, 3, runs(8)],
] as const;

describe('capturing problems', () => {
  const counts = [0, 0, 0, 0];
  let positions = 0;

  test.each(SHAPES)(
    '%ix%i with up to %i empty points, %i positions',
    async (columns, rows, empty, wanted) => {
      const oracle = new Oracle(columns, rows);
      const random = generator(columns * 100 + rows);
      for (let found = 0; found < wanted; ) {
        await breathe();
        const cells = randomBoard(oracle, 1 + Math.floor(random() * empty), random);
        const { whole, grades } = compare(oracle, cells);
        for (const grade of grades) counts[grade]!++;
        if (whole) found++;
        if (whole) positions++;
      }
    },
  );

  test('hundreds of positions were compared, and kos of both kinds were among them', () => {
    expect(positions).toBeGreaterThanOrEqual(runs(200));
    expectSeen(Math.min(...counts), 15);
  });
});

/** The answers for the marked chain on a board: attacker first, then owner first. */
function answers(rows: readonly string[], name: string): string[] {
  const position = Position.of(Geometry.of({ columns: rows[0]!.length, rows: rows.length }), rows);
  const reader = new Reader(position);
  const say = ({ answer, firstThreat }: Reading) => (firstThreat ? `${answer}, ${firstThreat}` : answer);
  const p = position.geometry.point(name);
  return [say(reader.attack(p)), say(reader.defend(p))];
}

describe('on larger boards', () => {
  const empty = (rows: number) => Array.from({ length: rows }, () => '.........');

  test('a ladder runs to the edge, and not into a stone that waits there', () => {
    const line = (stones: Record<number, string>) =>
      Array.from({ length: 13 }, (_, x) => stones[x] ?? '.').join('');
    const start = Array.from({ length: 13 }, (_, y) =>
      line(y === 6 ? { 5: 'X', 6: 'O' } : y === 7 ? { 6: 'X', 7: 'X' } : {}),
    );
    const waiting = start.map((row, y) => (y === 3 ? line({ 9: 'O' }) : row));
    expect(answers(start, 'g7')).toEqual(['yes', 'yes']);
    expect(answers(waiting, 'g7')).toEqual(['no', 'yes']);
  });

  test('a net', () => {
    const rows = [...empty(3), '...X.....', '..XOX....', '.....X...', '...X.....', ...empty(2)];
    expect(answers(rows, 'd5')[0]).toBe('yes');
  });

  test('a stone in the open is safe', () => {
    const rows = [...empty(4), '....O....', '....X....', ...empty(3)];
    expect(answers(rows, 'e5')).toEqual(['no', 'yes']);
  });

  test('a ko: who takes first does not need the first threat', () => {
    const rows = [...empty(4), '.XO......', 'X.XO.....', '.XO......', ...empty(2)];
    expect(answers(rows, 'c4')).toEqual(['ko, other', 'yes']);
  });

  test('two eyes', () => {
    expect(answers([...empty(6), 'XXXXX....', 'OOOOX....', '.O.OX....'], 'b1')).toEqual(['no', 'yes']);
  });
});

describe('safe plays', () => {
  const rows = ['.....', '.XX..', 'XO.X.', '.XX..', '.....'];
  const position = Position.of(Geometry.square(5), rows);
  const safe = (color: Color, name: string) =>
    new Reader(position).safe(color, position.geometry.point(name)).answer;

  test('a play that is taken at once is not safe, nor is one on a stone', () => {
    expect(safe(WHITE, 'c3')).toBe('no');
    expect(safe(WHITE, 'b4')).toBe('no');
    expect(safe(BLACK, 'c3')).toBe('yes');
  });

  test('the answers do not depend on what was asked before', () => {
    const fresh = (p: number) => new Reader(position).attack(p);
    const used = new Reader(position);
    for (let p = 0; p < 25; p++) if (position.cells[p] !== 0) used.defend(p);
    for (let p = 24; p >= 0; p--) if (position.cells[p] !== 0) expect(used.attack(p)).toEqual(fresh(p));
  });
});

test('where no stone is there is no chain to be asked about', () => {
  const reader = new Reader(Position.of(Geometry.of({ columns: 4, rows: 1, open: ['right'] }), ['X.?.']));
  for (const p of [1, 2]) {
    expect(() => reader.attack(p)).toThrow(RangeError);
    expect(() => reader.defend(p)).toThrow(RangeError);
  }
});

test('a chain on an open side, or next to a ?, is taken as safe, and the answer says that it is not proven', () => {
  const geometry = Geometry.of({ columns: 3, rows: 2, open: ['right'] });
  const reading = new Reader(Position.of(geometry, ['XXO', '.XX'])).attack(2);
  expect(reading).toMatchObject({ answer: 'no', proven: false });
  const unknown = Position.of(Geometry.of({ columns: 5, rows: 1 }), ['.XO?X']);
  expect(new Reader(unknown).attack(2)).toMatchObject({ answer: 'no', proven: false });
});

test('next to chains that what is not drawn may take away nothing is proven, but that a chain is taken at once', () => {
  const rows = ['O..X', 'XXXX'];
  const whole = Position.of(Geometry.of({ columns: 4, rows: 2 }), rows);
  const part = Position.of(Geometry.of({ columns: 4, rows: 2, open: ['right'] }), rows);
  expect(new Reader(whole).defend(0)).toMatchObject({ answer: 'no', proven: true });
  expect(new Reader(part).defend(0)).toMatchObject({ answer: 'no', proven: false });
  const taken = Position.of(part.geometry, ['O.XX', 'XXXX']);
  expect(new Reader(taken).attack(0)).toMatchObject({ answer: 'yes', proven: true });
});

test('without a budget there is no answer', () => {
  const rows = Array.from({ length: 9 }, (_, y) =>
    y === 4 ? '....O....' : y === 5 ? '...XXX...' : '.........',
  );
  const position = Position.of(Geometry.square(9), rows);
  const near = Position.of(Geometry.square(9), [...rows.slice(0, 3), '...X.....', ...rows.slice(4)]);
  for (const one of [position, near]) {
    expect(new Reader(one, { nodes: 0 }).attack(40)).toMatchObject({ answer: 'undecided', move: null });
  }
});

test('a chain is saved by the capture of one beside it that only a throw-in captures', () => {
  const rows =
    '...X.X.OX ...O.O.OX ......OXX ......O.. ....X..OX ......... ......O.X ......... .........'.split(' ');
  const position = Position.of(Geometry.square(9), rows);
  const { geometry } = position;
  const [chain, beside] = [geometry.point('h7'), geometry.point('h8')];
  const reader = new Reader(position);
  // White takes the stone at g8, and Black takes three by playing there again.
  expect(reader.attack(beside)).toMatchObject({ answer: 'yes', move: geometry.point('g8') });
  expect(reader.attack(chain)).toMatchObject({ answer: 'yes', move: geometry.point('h6') });
  expect(reader.defend(chain)).toMatchObject({ answer: 'yes', move: geometry.point('g8'), proven: false });
  expect(finish(reader.surviving(chain))).toBe(true);
  // So it bounds no eye space of White: with a = 3/4 GNU Go says 3, too.
  expect(new Eyes(position).at(geometry.point('g8'), WHITE).symbolic).toBe('3');
});

test('two readings of one play that differ are no answer', () => {
  const rows =
    '......X.. .......O. ..OX.X... XOX.X.... O.OX..OO. XO....... X....X... ......... X........'.split(' ');
  const position = Position.of(Geometry.square(9), rows);
  const { diagonals, symbolic } = new Eyes(position).at(position.geometry.point('b5'), WHITE);
  expect(symbolic).toBe('1+a+b+?');
  expect(diagonals.filter(({ value }) => value === '?')).toMatchObject([
    { reason: 'undecided', proven: false },
  ]);
});
