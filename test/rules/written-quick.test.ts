/** What a written rule says quickly on small boards is what its steps say. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, type Color, EMPTY, type Move, opponent } from '../../src/go/types.ts';
import { ruleOf } from '../../src/rules/index.ts';
import type { QuickLine } from '../../src/rules/quick.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type RuleId } from '../../src/rules/rule.ts';
import { isBasicKoRecapture } from '../../src/rules/shared/recapture.ts';
import { generator } from '../oracle/generator.ts';
import { runs } from '../runs.ts';

/** All rules of one clause that a rule can say quickly, and the ban on the recapture with each. */
const TARGETS = ['position', 'situation'].flatMap((what) => [
  `an earlier ${what}`,
  ...['move', 'play'].flatMap((made) =>
    ['', ' of the same player', ' of the opponent'].map(
      (whose) => `the ${what} after an earlier ${made}${whose}`,
    ),
  ),
]);
const RULES = TARGETS.flatMap((target) =>
  ['', ', the start counts'].flatMap((start) => [
    `a play may not recreate ${target}${start}`,
    `a play may not retake a ko at once\na play that recreates ${target}${start} ends the game: draw`,
  ]),
);

const RULINGS = ['allowed', 'forbidden', 'draw', 'no-result', 'loss', 'win'];

/** The line that the first moves of a game are. */
function lineOf(game: Game, n: number): QuickLine {
  const board = (k: number) => [...game.after(k).cells].join('');
  const same = (a: number, b: number) => board(a) === board(b);
  return {
    length: n,
    recaptures: isBasicKoRecapture(game, n),
    repeats: () => Array.from({ length: n }, (_, k) => n - 1 - k).find((k) => same(k, n)) ?? -1,
    same,
    isPass: (k) => game.ply(k).kind === 'pass',
  };
}

test('quick rulings are those of the steps', () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = generator(seed);
      const geometry = Geometry.of(random() < 0.5 ? { columns: 4, rows: 1 } : { columns: 3, rows: 2 });
      const cells = Uint8Array.from({ length: geometry.area }, () =>
        random() < 0.6 ? EMPTY : 1 + Math.floor(random() * 2),
      );
      let game = Game.begin({ position: new Position(geometry, cells), toPlay: BLACK });
      let color: Color = BLACK;
      for (let n = 0; n < 14; n++) {
        const now = game.after(game.length).cells;
        const free = [...now.keys()].filter((p) => now[p] === EMPTY);
        const point = free[Math.floor(random() * free.length)];
        const isPass = point === undefined || random() < 0.12;
        const move: Move = isPass ? { kind: 'pass', color } : { kind: 'play', color, point };
        const next = game.with(move);
        // Lines have no suicide.
        game = next.ply(next.length).suicide ? game.with({ kind: 'pass', color }) : next;
        color = opponent(color);
      }
      for (const text of RULES) {
        const made = ruleOf(`any\n# Any\n${text}` as RuleId);
        expect(made?.quick, text).toBeDefined();
        if (!made?.quick) continue;
        const referee = new Referee(made, game, DEFAULT_OPTIONS);
        for (const { kind, number } of game.plies) {
          if (kind !== 'play') continue;
          const { outcome, verdict } = referee.at(number).verdict;
          const said = RULINGS[made.quick(lineOf(game, number))];
          expect(said, `${text}, move ${number}`).toBe(verdict === 'ends' ? outcome : verdict);
          compared++;
        }
      }
    }),
    { numRuns: runs(25) },
  );
  expect(compared).toBeGreaterThan(2000);
});
