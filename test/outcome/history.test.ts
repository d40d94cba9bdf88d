/**
 * The same board with the same player to move, after different pasts: graph history interaction.
 * A search that took what it knows of a board without its past would be wrong here, as Kishimoto
 * and Müller show; here the cycles are kos.
 */
import { expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, type Move, opponent } from '../../src/go/types.ts';
import { ask, type CanForce, resultOf } from '../../src/outcome/index.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { oracleBoard } from '../oracle/cycles.ts';
import { generator } from '../oracle/generator.ts';
import { ORACLE_RULES, oracleForces } from '../oracle/outcomes.ts';
import { runs, SEED, sized } from '../runs.ts';
import { setsOf } from './compared.ts';
import { questionOf } from './questions.ts';
import { askTripleKo, TRIPLE_KO } from './triple-ko.ts';

const random = generator(SEED + 3);

/** What a literal rule remembers of these boards, each with the player to move after it. */
const MEMORY: Readonly<Record<string, (past: readonly string[], turns: readonly number[]) => unknown>> = {
  psk: (past) => past,
  ssk: (past, turns) => past.map((one, i) => `${one} ${turns[i]}`),
};

/** A game of random legal plays and passes on a small board; no stone that is a target is captured in it. */
function randomGame(rule: RuleId): { game: Game; target: number; first: 1 | 2 } | null {
  const rows = [random() < 0.5 ? 6 : 5].map((length) =>
    Array.from({ length }, () => '..XO'[Math.floor(random() * 4)]!).join(''),
  );
  const { game: start } = questionOf({ rows, targets: [], rule, first: 'black' });
  const { cells, geometry } = start.start.position;
  const stones = [...cells.keys()].filter((p) => cells[p] === 1 || cells[p] === 2);
  const target = stones[Math.floor(random() * stones.length)];
  const isFull = stones.some((p) => !rows.join('').includes('.') || geometry.adjacent(p).length === 0);
  if (target === undefined || isFull || lacksLiberty(rows[0]!)) return null;
  let game = start;
  let color: 1 | 2 = BLACK;
  for (let n = 0; n < 6; n++) {
    const points = [...cells.keys()].filter((p) => game.after(game.length).at(p) === 0);
    const point = points[Math.floor(random() * points.length)] ?? -1;
    const move: Move = random() < 0.2 || point < 0 ? { kind: 'pass', color } : { kind: 'play', color, point };
    const next = game.with(move);
    const ply = next.plies.at(-1)!;
    if (ply.misplay || ply.suicide || ply.captured.includes(target)) continue;
    // Where no play makes a board again, both rules allow the whole game.
    if (ply.kind === 'play' && ply.recreates !== null) continue;
    if (ply.kind === 'pass' && game.plies.at(-1)?.kind === 'pass') continue;
    game = next;
    color = opponent(color) as 1 | 2;
  }
  return { game, target, first: color };
}

const lacksLiberty = (row: string) =>
  row.split(/(?<=X)(?=O)|(?<=O)(?=X)/).some((part) => !part.includes('.'));

test.each(['psk', 'ssk'] as const)('what the past forbids counts, and nothing else does: %s', (rule) => {
  let turned = 0;
  let compared = 0;
  for (let n = 0; n < runs(120); n++) {
    const made = randomGame(rule);
    // After a pass the next one ends the game, which the literal question cannot say.
    if (made?.game.plies.at(-1)?.kind !== 'play') continue;
    const { game, target, first } = made;
    const question = questionOf({ rows: ['.'], targets: [], rule, first: first === 1 ? 'black' : 'white' });
    const options = { ...question.options, suicide: 'forbidden' as const };
    const now = game.after(game.length);
    const fresh = Game.begin({ position: now, toPlay: first });
    const answer = (played: Game): CanForce =>
      finish(ask({ ...question, options, game: played, targets: [target], outside: [] }, 50_000)).canForce;
    const known = answer(game);
    const past = [0, ...game.plies.map((_, i) => i + 1)].map((i) => [...game.after(i).cells].join(''));
    const turns = [1, ...game.plies.map(({ color }) => opponent(color))];
    const begin = () => MEMORY[rule]!(past, turns);
    const literal = { ...ORACLE_RULES[rule], begin };
    const asked = {
      board: oracleBoard(now.rows()),
      targets: [target],
      first,
      threats: [0, 0],
    } as const;
    for (const player of ['black', 'white'] as const)
      for (const { set, isForced } of setsOf(known[player])) {
        const forced = oracleForces(
          literal,
          asked,
          player === 'black' ? 1 : 2,
          new Set(set),
          sized(3000, 200_000),
        );
        if (forced === null) continue;
        compared++;
        expect([game.plies.length, now.rows(), player, set, forced]).toEqual([
          game.plies.length,
          now.rows(),
          player,
          set,
          isForced,
        ]);
      }
    if (JSON.stringify(answer(fresh)) !== JSON.stringify(known)) turned++;
  }
  expect(compared).toBeGreaterThan(40);
  expect(turned).toBeGreaterThan(0);
});

test('the triple ko: the board after five plays is lost for White with its past, and a new one without', () => {
  const asked = {
    rows: TRIPLE_KO,
    targets: ['d4', 'a7'],
    outside: null,
    rule: 'psk',
    first: 'black',
  } as const;
  const moves = ['d6', 'b5', 'f6', 'd5', 'b6'];
  const after = (played: readonly string[]) => {
    const question = questionOf({
      ...asked,
      moves: played,
      first: played.length % 2 === 0 ? 'black' : 'white',
    });
    return { question, result: resultOf(finish(ask(question)), [1, 2]) };
  };
  expect(resultOf(askTripleKo('psk', { black: 0, white: 0 }), [1, 2])).toBe('white-captured');
  const { question, result } = after(moves);
  expect(result).toBe('white-captured');
  const position = question.game.after(question.game.length);
  const fresh = finish(ask({ ...question, game: Game.begin({ position, toPlay: 2 }) }));
  // White takes the last ko, which makes the start; without the past nothing forbids it.
  expect(resultOf(fresh, [1, 2])).toBe('black-captured');
});

test('a ko that was just taken is not taken back at once', () => {
  const whiteFalls = (rows: readonly string[], moves: readonly string[]) => {
    const asked = { rows, moves, mover: 2, targets: ['b2'], rule: 'basic', first: 'black' } as const;
    const { canForce, undecided } = finish(ask(questionOf(asked), 20_000));
    return { undecided, falls: canForce.black.some((set) => set.join() === 'white-captured') };
  };
  expect(whiteFalls(['XO.O', '.XO.'], [])).toEqual({ undecided: null, falls: true });
  expect(whiteFalls(['X.XO', '.XO.'], ['b2'])).toEqual({ undecided: null, falls: false });
});
