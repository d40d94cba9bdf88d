/**
 * The games that benchmarks of rules judge: played ones from a fixture, random ones, and boards
 * that are full of small cells.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wholeNumbers } from '../tools/random.mjs';
import { root } from './core.mjs';

const fixture = JSON.parse(readFileSync(join(root, 'bench/fixtures/games.json'), 'utf8'));

/** What it takes to make games and to judge them under every rule, for `core`. */
export const JUDGING = {
  'go/game.ts': ['Game'],
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['Position'],
  'go/scratch.ts': ['Scratch'],
  'cycles/index.ts': ['forgetPlainCycles'],
  'rules/index.ts': ['RULES'],
  'rules/referee.ts': ['Referee'],
  'rules/rule.ts': ['DEFAULT_OPTIONS'],
};

/**
 * Each of these is a function that makes the same game anew, so that nothing is cached for it.
 */
export function gamesWith({ Game, Geometry, Position, Scratch }) {
  function gameOf(geometry, list) {
    const make = () => Game.of({ position: Position.empty(geometry), toPlay: 1 }, list);
    return Object.assign(make, { moves: list.length });
  }

  /** The games of the fixture, as GNU Go played them against itself. */
  const played = fixture.games.map((text) => {
    const geometry = Geometry.square(19);
    const list = text.split(' ').map((name, i) => {
      const color = 1 + (i % 2);
      return name === 'pass' ? { kind: 'pass', color } : { kind: 'play', color, point: geometry.point(name) };
    });
    return gameOf(geometry, list);
  });

  /** Random moves that fill no eye of one point, as many as there are up to a number. */
  function random(size, moves, seed) {
    const below = wholeNumbers(seed);
    const geometry = Geometry.square(size);
    const scratch = Scratch.from(Position.empty(geometry));
    const list = [];
    for (let tries = 0; list.length < moves && tries < 20000; tries++) {
      const color = 1 + (list.length % 2);
      const point = below(geometry.area);
      const eye = [0, 1, 2, 3].every((k) => {
        const n = geometry.neighbors[4 * point + k];
        return n < 0 || scratch.cells[n] === color;
      });
      if (scratch.cells[point] !== 0 || eye) continue;
      scratch.play(color, point);
      if (scratch.suicide) scratch.undo();
      else list.push({ kind: 'play', color, point });
    }
    return gameOf(geometry, list);
  }

  /**
   * A board of small cells: rows that repeat a pattern, and moves on all its empty points, by
   * turns.
   */
  function filled(size, pattern) {
    const geometry = Geometry.square(size);
    const cells = Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (_, x) => pattern[y % pattern.length][x % pattern[0].length]).join(''),
    );
    const position = Position.of(geometry, cells);
    const empty = [...position.cells.keys()].filter((p) => position.cells[p] === 0);
    const list = empty.slice(0, 24).map((point, i) => ({ kind: 'play', color: 1 + (i % 2), point }));
    return Object.assign(() => Game.of({ position, toPlay: 1 }, list), { moves: list.length });
  }

  return { played, random, filled };
}
