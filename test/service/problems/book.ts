/** A book of 100 small problems in the corner, as games of SGF whose marks are complete and right. */
import { finish } from '../../../src/go/task.ts';
import type { Point } from '../../../src/go/types.ts';
import { type GradedMove, gradesOf, problemOf } from '../../../src/outcome/index.ts';
import {
  buildGame,
  checkingProblem,
  DEFAULT_SETTINGS,
  PROBLEMS_REQUEST,
  problemOfGame,
} from '../../../src/service/index.ts';
import positions from '../../fixtures/book.json' with { type: 'json' };

const LETTERS = 'abcdefghi';
const REQUEST = { ...PROBLEMS_REQUEST, states: 1_000_000 };

/** A problem with all that an author has to know to write it down. */
export interface Written {
  /** The properties of the first node, without its moves. */
  readonly head: string;
  readonly first: 'B' | 'W';
  readonly moves: readonly GradedMove[];
  readonly right: readonly Point[];
  /** Whether the right moves are a ko. */
  readonly isKo: boolean;
  /** A right move, an answer, and moves that keep and that lose the goal; where there are such. */
  readonly line: {
    readonly begin: readonly [Point, Point];
    readonly good: Point;
    readonly bad: Point;
  } | null;
  /** A wrong move and an answer that does not refute it, where there are such. */
  readonly weak: readonly [Point, Point] | null;
  /** The stones of the wall that are on the open side. */
  readonly rows: readonly string[];
}

export const point = (p: Point) => `${LETTERS[p % 9]}${LETTERS[Math.floor(p / 9)]}`;
export const other = (color: 'B' | 'W') => (color === 'B' ? 'W' : 'B');

export function headOf(rows: readonly string[], first: 'B' | 'W', about: string): string {
  const stones = (sign: string) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((one, x) => (one === sign ? [`[${LETTERS[x]}${LETTERS[y]}]`] : [])),
    );
  return `;GM[1]FF[4]SZ[9]AB${stones('X').join('')}AW${stones('O').join('')}PL[${first}]C[${about}]`;
}

/** What is found in a game: the codes, in the order of the text. */
export function found(text: string): string[] {
  const problem = problemOfGame.get(buildGame(text, DEFAULT_SETTINGS));
  return problem ? finish(checkingProblem(problem, REQUEST)).findings.map(({ code }) => code) : ['none'];
}

/** The problems of the book, every `step`th, or those of other positions. */
export function* book(
  step: number,
  of: readonly (typeof positions)[number][] = positions,
): Generator<Written> {
  for (const [i, one] of of.entries()) {
    if (i % step !== 0) continue;
    const first = one.first === 'B' ? 'B' : 'W';
    const rows = one.rows.split('/');
    const head = headOf(rows, first, `goal: ${one.goal} ${one.targets}`);
    const problem = problemOfGame.get(buildGame(`(${head})`, DEFAULT_SETTINGS));
    const checked = problem && finish(checkingProblem(problem, REQUEST));
    const asked = checked && problemOf(checked.question);
    if (!checked?.grades || !asked || 'why' in asked) throw new Error(one.rows);
    const { moves, right } = checked.grades;
    const [best] = right;
    const graded = moves.find((move) => move.point === best);
    if (best === undefined || !graded) throw new Error(one.rows);
    const pairs = moves.flatMap((a) => moves.map((b) => [a.point ?? 0, b.point ?? 0] as const));
    const own = pairs
      .filter(([a, b]) => a !== best && b !== best)
      .map(([answer, next]) => ({ moves: [best, answer, next], own: 0, others: 2 }));
    const wrong = pairs
      .filter(([a, b]) => a !== b && moves.some((move) => move.point === a && move.grade === 'fails'))
      .map((two) => ({ moves: two, own: 2, others: 0 }));
    const { lines } = finish(gradesOf(asked.problem, 2, 1_000_000, { states: 0 }, () => [...own, ...wrong]));
    const isWon = (line: readonly Point[]) =>
      lines.find(({ moves: all }) => all.length === line.length && all.every((p, k) => p === line[k]))
        ?.reaches;
    const begin = own
      .find(
        ({ moves: [a = 0, b = 0] }) =>
          graded.grade === 'works' &&
          [true, false].every((wins) => moves.some((next) => isWon([a, b, next.point ?? 0]) === wins)),
      )
      ?.moves.slice(0, 2);
    const next = (wins: boolean) =>
      moves.find((one) => begin && isWon([...begin, one.point ?? 0]) === wins)?.point ?? 0;
    yield {
      head,
      first,
      moves,
      right,
      isKo: graded.grade !== 'works',
      line: begin ? { begin: [begin[0] ?? 0, begin[1] ?? 0], good: next(true), bad: next(false) } : null,
      weak: wrong.find((line) => isWon(line.moves) === true)?.moves ?? null,
      rows,
    };
  }
}

/** All branches of a problem: right ones, and wrong ones with their refutations. */
export function branchesOf({ first, isKo, line, moves, right }: Written): {
  right: string[];
  wrong: string[];
} {
  const solution = line ? `;${other(first)}[${point(line.begin[1])}];${first}[${point(line.good)}]` : '';
  return {
    right: right.map(
      (p) => `(;${first}[${point(p)}]TE[1]${isKo ? 'C[ko]' : ''}${p === line?.begin[0] ? solution : ''})`,
    ),
    wrong: moves.flatMap(({ point: p, reply }) =>
      p === null || reply === null || right.includes(p)
        ? []
        : [`(;${first}[${point(p)}]BM[1];${other(first)}[${point(reply)}])`],
    ),
  };
}
