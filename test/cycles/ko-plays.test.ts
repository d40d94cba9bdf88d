import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstCycle, koPlay } from '../../src/cycles/index.ts';
import { Game, type Start } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { Scratch } from '../../src/go/scratch.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, type Color, type Move, opponent } from '../../src/go/types.ts';
import { generator } from '../oracle/generator.ts';
import { expectSeen, runs } from '../runs.ts';

const RUNS = runs(16);

/**
 * A game on a small board, which may begin crowded; a stone that was taken alone is often taken
 * back at once.
 */
function randomGame(random: () => number, suicide: boolean): Game {
  const below = (n: number) => Math.floor(random() * n);
  const geometry = Geometry.of({ columns: 3 + below(7), rows: 3 + below(7) });
  const crowd = random() < 0.4 ? 0 : random();
  const cells = Uint8Array.from({ length: geometry.area }, () => (random() < crowd ? 1 + below(2) : 0));
  const start: Start = { position: new Position(geometry, cells), toPlay: BLACK };
  const scratch = Scratch.from(start.position);
  const moves: Move[] = [];
  let color: Color = BLACK;
  const play = (point: number): boolean => {
    if (scratch.play(color, point) < 0) return false;
    if (scratch.suicide && !(suicide && random() < 0.2)) {
      scratch.undo();
      return false;
    }
    moves.push({ kind: 'play', color, point });
    color = opponent(color);
    return true;
  };
  for (let tries = 120; tries > 0; tries--) {
    if (random() < 0.02) {
      moves.push({ kind: 'pass', color });
      color = opponent(color);
    } else if (play(below(geometry.area)) && scratch.takenTo - scratch.takenFrom === 1 && random() < 0.5) {
      play(scratch.taken[scratch.takenFrom]!);
    }
  }
  return Game.of(start, moves);
}

test('a ko play is told from what lies around it as it is by a search of the whole board, with as short a ko', () => {
  const seen = { plays: 0, kos: 0, long: 0 };
  fc.assert(
    fc.property(
      fc.integer(),
      fc.boolean(),
      fc.constantFrom(2, 5, 8, 12, 12, 13),
      (seed, suicide, maxCycle) => {
        const game = randomGame(generator(seed), suicide);
        const limits = { maxCycle, plain: true, suicide, budget: 20_000 };
        for (const ply of game.plies) {
          if (ply.kind !== 'play') continue;
          const told = finish(koPlay(ply, limits));
          const { before, color, point } = ply;
          const search = (allowed: boolean) =>
            finish(firstCycle(before, { color, point }, 'ko', { ...limits, suicide: allowed }));
          const plainest = suicide ? search(false) : null;
          const found = plainest?.cycles.length ? plainest : search(suicide);
          if (found.stopped === 'budget') continue;
          seen.plays++;
          expect(told.is).toBe(found.cycles.length > 0 ? 'ko' : 'no');
          if (told.is !== 'ko') continue;
          seen.kos++;
          if (told.cycle.plays.length > 2) seen.long++;
          expect(told.cycle.plays.length).toBe(found.cycles[0]?.plays.length);
          expect(told.assumptions).toEqual([]);
        }
      },
    ),
    { numRuns: RUNS },
  );
  expectSeen(seen.kos, RUNS / 10);
});
