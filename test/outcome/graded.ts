/** Random problems in a corner, and what a literal judge says of their first moves. */
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, type Color, type Point, WHITE } from '../../src/go/types.ts';
import { AIMS, needsAll } from '../../src/outcome/grade.ts';
import type { LineQuestion } from '../../src/outcome/grades.ts';
import type { GoalProblem } from '../../src/outcome/problem.ts';
import { reportOf } from '../../src/outcome/report.ts';
import { LiteralJudge, type LiteralState, other } from '../oracle/graded.ts';

/** A problem with so many empty points at most; `null` where the board has none. */
export function randomProblem(random: () => number, most: number): GoalProblem | null {
  const columns = 4 + Math.floor(random() * 3);
  const rows = 3 + Math.floor(random() * 3);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const [attacker, defender] = pick([
    ['X', 'O'],
    ['O', 'X'],
  ] as const);
  const board = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) =>
      x === columns - 1 || y === rows - 1
        ? attacker
        : pick(['.', '.', defender, defender, defender, attacker]),
    ).join(''),
  );
  const geometry = Geometry.of({ columns, rows, open: ['right', 'bottom'] });
  const position = Position.of(geometry, board);
  const color: Color = defender === 'X' ? BLACK : WHITE;
  const stones = [...position.cells.keys()].filter((p) => position.cells[p] === color);
  if (stones.length < 3) return null;
  const targets = [...new Set([pick(stones), pick(stones), pick(stones)])];
  const report = reportOf(position, targets, null);
  const { points } = report;
  if (!report.enclosed || points.length < 2 || points.length > most) return null;
  return {
    position,
    first: pick([BLACK, WHITE]),
    goal: pick(AIMS),
    targets,
    points,
    suicide: pick(['forbidden', 'forbidden', 'forbidden', 'several', 'allowed'] as const),
    basicKo: random() < 0.8,
    banned: null,
    passes: pick([2, 3] as const),
  };
}

/** A literal judge of a problem, and its start with so many threats of the first player and of the other. */
function literalOf(
  problem: GoalProblem,
  zone?: { readonly owner: Color; readonly points: readonly Point[] },
) {
  const { basicKo, first, goal, passes, points, position, suicide, targets } = problem;
  const { geometry } = position;
  const { columns } = geometry;
  const letter = (color: number) => (color === BLACK ? 'X' : 'O');
  const defender = position.at(targets[0] ?? 0);
  const attacker = defender === BLACK ? WHITE : BLACK;
  const isPlayed = new Set(points);
  const judge = new LiteralJudge({
    rows: position.rows(),
    isPlayed: (x, y) => position.at(y * columns + x) !== 0 || isPlayed.has(y * columns + x),
    isOpen: (x, y) =>
      geometry.outward[y * columns + x] === 1 ||
      geometry.adjacent(y * columns + x).some((n) => position.at(n) === 0 && !isPlayed.has(n)),
    attacker: letter(attacker),
    targets: targets.map((p) => [geometry.x(p), geometry.y(p)]),
    all: needsAll(goal),
    basicKo,
    suicide,
    passes,
    ...(zone && { zone: { owner: letter(zone.owner), isInside: (at) => zone.points.includes(at) } }),
  });
  const isAttacker = first === attacker;
  const begin = (own: number, others: number): LiteralState => ({
    board: judge.start,
    turn: letter(first),
    passes: 0,
    ban: -1,
    attacker: isAttacker ? own : others,
    defender: isAttacker ? others : own,
    captured: 0,
  });
  return { judge, begin, isAttacker };
}

/** Whether the first player still reaches the goal behind moves; `null` where they cannot be made, or there is too much. */
export function literalLine(
  problem: GoalProblem,
  { moves, others, own }: LineQuestion,
  most: number,
): boolean | null {
  const { judge, begin, isAttacker } = literalOf(problem);
  let state: ReturnType<typeof judge.play> = begin(own, others);
  for (const point of moves) {
    if (state === null || typeof state === 'string') return null;
    state = judge.play(state, point);
  }
  if (state === null) return null;
  const captures = typeof state === 'string' ? state === 'captured' : judge.captures(state, most);
  return captures === null ? null : captures === isAttacker;
}

/**
 * Whether a move works, or fails, where whoever is right plays in a zone alone; `null` where there
 * is too much.
 */
export function literalZone(
  problem: GoalProblem,
  {
    point,
    works,
    points,
  }: { readonly point: Point; readonly works: boolean; readonly points: readonly Point[] },
  asked: number,
  most: number,
): boolean | null {
  const { first } = problem;
  const owner = works ? first : first === BLACK ? WHITE : BLACK;
  const { judge, begin, isAttacker } = literalOf(problem, { owner, points });
  if (works && !points.includes(point)) return false;
  const state = judge.play(works ? begin(0, asked) : begin(asked, 0), point);
  if (state === null) return false;
  const captures = typeof state === 'string' ? state === 'captured' : judge.captures(state, most);
  return captures === null ? null : (captures === isAttacker) === works;
}

/**
 * Whether behind a move, or elsewhere, the defender cannot bring play to an end with the goal kept;
 * `null` where there is too much.
 */
export function literalEndless(
  problem: GoalProblem,
  point: Point | null,
  [own, others]: readonly [number, number],
  most: number,
): boolean | null {
  const { judge, begin } = literalOf(problem);
  const state = begin(own, others);
  const after = point === null ? { ...state, turn: other(state.turn) } : judge.play(state, point);
  if (after === null || typeof after === 'string') return null;
  const ends = judge.ends(after, most);
  return ends === null ? null : !ends;
}

/** The grades of all legal first moves, and of elsewhere, by definition; `null` where there is too much. */
export function literalGrades(problem: GoalProblem, asked: number, most: number): Map<string, string> | null {
  const { first, points, position } = problem;
  const { geometry } = position;
  const { judge, begin, isAttacker } = literalOf(problem);
  const letter = (color: number) => (color === BLACK ? 'X' : 'O');
  const grades = new Map<string, string>();
  for (const point of [...points, null]) {
    const after = (own: number, others: number) =>
      point === null
        ? { ...begin(own, others), turn: letter(first === BLACK ? WHITE : BLACK) as 'X' | 'O' }
        : judge.play(begin(own, others), point);
    if (after(0, 0) === null) continue;
    let isTooMuch = false;
    const wins = (own: number, others: number) => {
      const state = after(own, others);
      if (isTooMuch) return false;
      const captures =
        state === 'captured' || (state !== null && state !== 'kept' && judge.captures(state, most));
      if (captures === null) isTooMuch = true;
      return captures === isAttacker;
    };
    const threats = Array.from({ length: asked }, (_, k) => k + 1);
    const holds = [0, ...threats].filter((k) => wins(0, k)).at(-1);
    const needs = threats.find((k) => wins(k, 0));
    const name = point === null ? 'elsewhere' : geometry.name(point);
    if (holds !== undefined) grades.set(name, holds === asked ? 'works' : `holds ${holds}`);
    else grades.set(name, needs === undefined ? 'fails' : `needs ${needs}`);
    if (isTooMuch) return null;
  }
  return grades;
}
