/** The longer look and the bound "at any length", held to every plain cycle that there is on small boards. */
import { expect, test } from 'vitest';
import { longestCycle } from '../../src/cycles/bounds/bounds.ts';
import { koPlay } from '../../src/cycles/index.ts';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, WHITE } from '../../src/go/types.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, FAR } from '../../src/rules/rule.ts';
import { spightWith } from '../../src/rules/spight/rule.ts';
import { breathe } from '../oracle/breathe.ts';
import { containsOddCycle, everyCycle, type OracleBoard, oracleBoard, oraclePlay } from '../oracle/cycles.ts';
import { eventfulBoard } from '../oracle/eventful.ts';
import { generator } from '../oracle/generator.ts';
import { expectSeen, runs } from '../runs.ts';

const spight = spightWith('spight');

const BOARDS = runs(200);

/** Random stones, so many of them that every plain cycle can be tried. */
function crowdedBoard(random: () => number): string[] {
  const [columns, rows] = [[3, 3] as const, [4, 2] as const, [4, 3] as const, [5, 2] as const][
    Math.floor(random() * 4)
  ] ?? [3, 3];
  const share = columns * rows > 10 ? 0.25 : 0.4;
  return Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (random() < share ? '.' : random() < 0.5 ? 'X' : 'O')).join(''),
  );
}

/** The shortest plain ko that begins with a play, and the longest plain cycle, whatever their lengths. */
function literally(board: OracleBoard, color: 1 | 2, first: number, suicide: boolean) {
  const found = { ko: Number.POSITIVE_INFINITY, longest: 0 };
  everyCycle({ board, color, first, most: board.stones.length, suicide, plain: true }, (cycle) => {
    found.longest = Math.max(found.longest, cycle.length);
    if (cycle.length % 2 === 0 && cycle.length < found.ko && !containsOddCycle(board, cycle, suicide))
      found.ko = cycle.length;
    return false;
  });
  return found;
}

test(`kos of any length, and none at any length, are those of the literal search, on ${BOARDS} boards`, async () => {
  const random = generator(41);
  const seen = { any: 0, bounded: 0, tight: 0, long: 0, kos: 0 };
  for (let round = 0; round < BOARDS; round++) {
    if (round % 5 === 0) await breathe();
    const rows = round % 2 === 0 ? crowdedBoard(random) : eventfulBoard(random).slice(0, 3);
    if (rows.join('').length > 12) continue;
    const geometry = Geometry.of({ columns: rows[0]?.length ?? 0, rows: rows.length });
    const position = Position.of(geometry, rows);
    const board = oracleBoard(rows);
    const suicide = random() < 0.3;
    // Searches begin low, so that boards this small are searched by doubling.
    const maxCycle = 2 + Math.floor(random() * 3);
    for (const point of board.stones.keys()) {
      const color = random() < 0.5 ? BLACK : WHITE;
      if (!oraclePlay(board, color, point, suicide)) continue;
      const { ko, longest } = literally(board, color, point, suicide);
      const what = `${rows.join('/')} ${color} at ${geometry.name(point)}, suicide ${suicide}, from ${maxCycle}`;
      const { most, unseen } = finish(longestCycle(position, { color, point }, { plain: true, suicide }));
      expect(most, what).toBeGreaterThanOrEqual(longest);
      expect(unseen, what).toBeNull();
      if (most === 0) seen.bounded++;
      if (most > 0 && most === longest) seen.tight++;
      const ply = Game.of({ position, toPlay: color }, [{ kind: 'play', color, point }]).ply(1);
      const limits = { maxCycle, plain: true, suicide, budget: 1_000_000, far: true };
      const found = finish(koPlay(ply, limits));
      expect(found.is, what).toBe(ko < Number.POSITIVE_INFINITY ? 'ko' : 'no');
      if (found.is === 'ko') {
        expect(found.cycle.plays.length, what).toBe(ko);
        seen.kos++;
        if (ko > maxCycle) seen.long++;
      }
      if (found.is === 'no') {
        expect(found.searchedTo, what).toBe(Number.POSITIVE_INFINITY);
        seen.any++;
      }
    }
  }
  if (process.env.SEEN) console.log(seen);
  expectSeen(seen.any, 150);
  expectSeen(seen.bounded, 40);
  expectSeen(seen.tight, 1);
  expectSeen(seen.long, 6);
  expectSeen(seen.kos, 10);
});

/** Boards of two crowded ones with a wall between them, and a game that likes to take stones. */
function largeGame(random: () => number): Game {
  const [above, below] = [eventfulBoard(random), eventfulBoard(random)];
  const columns = Math.max(...[...above, ...below].map(({ length }) => length));
  const wide = (row: string, wall: string) => row.padEnd(columns, wall);
  const rows = [
    ...above.map((row) => wide(row, 'X')),
    'XO'[Math.floor(random() * 2)]?.repeat(columns) ?? '',
    ...below.map((row) => wide(row, 'O')),
  ];
  const position = Position.of(Geometry.of({ columns, rows: rows.length }), rows);
  let game = Game.of({ position, toPlay: BLACK }, []);
  for (let n = 0; n < 10; n++) {
    const color = n % 2 === 0 ? BLACK : WHITE;
    const empty = [...game.after(n).cells].flatMap((cell, p) => (cell === 0 ? [p] : []));
    const next = empty.map((point) => game.with({ kind: 'play', color, point }));
    const taking = next.filter(({ plies }) => plies.at(-1)?.captured.length && !plies.at(-1)?.suicide);
    const quiet = next.filter(({ plies }) => !plies.at(-1)?.suicide);
    const from = taking.length > 0 && random() < 0.8 ? taking : quiet;
    game = from[Math.floor(random() * from.length)] ?? game.with({ kind: 'pass', color });
  }
  return game;
}

test('a verdict that holds at any length is that of the longest look', async () => {
  const random = generator(7);
  const seen = { sure: 0, open: 0, other: 0 };
  for (let g = 0; g < runs(3); g++) {
    if (g % 5 === 0) await breathe();
    const game = largeGame(random);
    const judges = [400, 20_000].map(
      (budget) => new Referee(spight, game, { ...DEFAULT_OPTIONS, maxCycle: FAR, budget }),
    );
    for (let n = 1; n <= game.length; n++) {
      // A small budget ends the longer searches soon.
      const [soon, late] = judges.map((judge) => judge.at(n));
      const same = soon?.verdict.code === late?.verdict.code;
      if (soon?.facts?.far?.anyLength) {
        expect(same, `move ${n} of ${game.start.position.rows().join('/')}`).toBe(true);
        seen.sure++;
      } else seen.open++;
      if (!same) seen.other++;
    }
  }
  if (process.env.SEEN) console.log(seen);
  expectSeen(seen.sure, 20);
  expectSeen(seen.open, 1);
});

test('none of any length on a part of a board names what it assumes of the rest', () => {
  const random = generator(19);
  let seen = 0;
  for (let round = 0; round < runs(60); round++) {
    const rows = Array.from({ length: 3 }, () =>
      Array.from({ length: 3 }, () => (random() < 0.3 ? '.' : random() < 0.5 ? 'X' : 'O')).join(''),
    );
    const geometry = Geometry.of({ columns: 3, rows: 3, open: ['right'] });
    const position = Position.of(geometry, rows);
    for (let point = 0; point < 9; point++) {
      const color = random() < 0.5 ? BLACK : WHITE;
      if (position.cells[point] !== 0) continue;
      const ply = Game.of({ position, toPlay: color }, [{ kind: 'play', color, point }]).ply(1);
      if (ply.kind !== 'play' || ply.suicide) continue;
      const limits = { maxCycle: 4, plain: true, suicide: false, budget: 100_000, far: true };
      const found = finish(koPlay(ply, limits));
      if (found.is !== 'no' || found.searchedTo !== Number.POSITIVE_INFINITY) continue;
      expect(found.assumptions, `${rows.join('/')} ${geometry.name(point)}`).not.toEqual([]);
      seen++;
    }
  }
  expectSeen(seen, 50);
});
