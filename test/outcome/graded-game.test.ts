/** Games about first moves: nobody leaves a proof, and who is right stays right. */
import { expect, test } from 'vitest';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { type GradedGame, GradedGames, pairShown } from '../../src/outcome/graded-game.ts';
import { gradesOf } from '../../src/outcome/grades.ts';
import type { GoalProblem } from '../../src/outcome/problem.ts';
import { generator } from '../oracle/generator.ts';
import { sized } from '../runs.ts';
import { literalGrades, randomProblem } from './graded.ts';

const ASKED = 2;
const MOST_TURNS = 30;

const random = generator(31);

function nextProblem(most: number): GoalProblem {
  for (;;) {
    const problem = randomProblem(random, most);
    if (problem && problem.points.length > 3) return problem;
  }
}

function shuffled<T>(all: readonly T[]): T[] {
  const list = [...all];
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

/** The end that the side that is right wants, for the grade of a move. */
function rightEnd(problem: GoalProblem, isMovers: boolean): 'captured' | 'kept' {
  const winner = isMovers ? problem.first : 3 - problem.first;
  return winner === problem.position.at(problem.targets[0] ?? 0) ? 'kept' : 'captured';
}

test('a reader who plays anything against a proof does not leave it, nor win', () => {
  let [games, ended] = [0, 0];
  for (let n = 0; n < sized(14, 600); n++) {
    const problem = nextProblem(7);
    const { certificate, moves } = finish(gradesOf(problem, ASKED));
    if (!certificate) continue;
    const played = new GradedGames(problem, certificate, ASKED);
    const points = [...problem.position.cells.keys()];
    for (const move of moves) {
      const pair = pairShown(move, ASKED);
      if (!pair) continue;
      let game = finish(played.begin(move, 'proof'));
      if (!game) throw new Error(`no game about ${move.grade}`);
      games++;
      for (let turn = 0; turn < MOST_TURNS && !game.ended; turn++) {
        const tries = shuffled<number | 'pass' | 'threat'>([...points, 'pass', 'threat']);
        let next: GradedGame | null = null;
        for (const one of tries) {
          next = finish(played.after(game, one, 'proof'));
          if (next) break;
        }
        if (!next) throw new Error('the reader can always pass');
        game = next;
      }
      if (!game.ended) continue;
      ended++;
      expect(game.ended).toBe(rightEnd(problem, pair.isMovers));
    }
  }
  expect(games).toBeGreaterThan(40);
  expect(ended).toBeGreaterThan(games / 2);
});

test('a reader on the side that is right hears what each move was worth, as a literal judge says', () => {
  const kinds = new Set<string>();
  let compared = 0;
  for (let n = 0; n < sized(10, 400); n++) {
    const problem = nextProblem(5);
    const { certificate, moves } = finish(gradesOf(problem, ASKED));
    if (!certificate) continue;
    const played = new GradedGames(problem, certificate, ASKED);
    for (const move of moves.slice(0, 3)) {
      let game: GradedGame | null = finish(played.begin(move, 'right'));
      for (let turn = 0; game && turn < 4 && !game.ended; turn++) {
        const before = game;
        const { cells, turn: color, ban, captured } = before.state;
        const tries = shuffled([...problem.position.cells.keys()]);
        let next: GradedGame | null = null;
        let made = -1;
        for (const one of tries) {
          next = finish(played.after(before, one, 'right'));
          made = one;
          if (next) break;
        }
        if (!next) break;
        game = next;
        const { remark } = game;
        if (!remark) throw new Error('nothing is said of a move');
        kinds.add(remark.kind);
        if (remark.kind === 'ko') expect(remark.right).not.toContain(made);
        // The literal judge knows neither bans nor what has been captured.
        if (ban >= 0 || captured !== 0 || remark.kind === 'open') continue;
        const { geometry } = problem.position;

        const now: GoalProblem = {
          ...problem,
          position: new Position(geometry, cells),
          first: color,
          points: geometry.sorted([
            ...problem.points.filter((p) => cells[p] === 0),
            ...captures(problem, cells),
          ]),
        };
        const truth = literalGrades(now, ASKED, sized(2000, 50_000));
        const said = truth?.get(geometry.name(made));
        if (!truth || said === undefined) continue;
        compared++;
        const what = `${now.position.rows()} ${problem.goal} ${geometry.names(problem.targets)} ${color} ${geometry.name(made)} ${said}`;
        if (remark.kind === 'lost' && said === 'works') expect(`${what} lost`).toBe(what);
        if (remark.kind === 'only') {
          const works = [...truth].filter(([name, grade]) => name !== 'elsewhere' && grade === 'works');
          expect(`${what} ${works.length <= 1}`).toBe(`${what} true`);
        }
        if (remark.kind === 'unneeded') expect(`${what} ${truth.get('elsewhere')}`).not.toBe(`${what} fails`);
        if (remark.kind === 'right') expect(`${what}`).not.toMatch(/ fails$/);
      }
    }
  }
  expect(compared).toBeGreaterThan(10);
  expect(kinds.size).toBeGreaterThan(2);
});

/** Empty points where a chain stood at the start that could be taken. */
function captures({ points, position }: GoalProblem, cells: Uint8Array): number[] {
  return [...cells.keys()].filter((p) => cells[p] === 0 && position.at(p) !== 0 && !points.includes(p));
}
