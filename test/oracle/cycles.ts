/**
 * Cycles the slow and literal way: every alternating sequence of board plays on every point, up to
 * a length. No pruning but by the number of stones that plays put back, no tables, no theorem, and
 * no code shared with `src/`.
 */

/** Who is on a point: 0 nobody, 1 black, 2 white. */
type Stone = 0 | 1 | 2;
export type Player = 1 | 2;

export interface OracleBoard {
  readonly columns: number;
  /** Row by row from the top left. */
  readonly stones: readonly Stone[];
}

export interface OraclePlay {
  readonly color: Player;
  readonly point: number;
  /** The string of the new stone. */
  readonly chain: readonly number[];
  /** The points emptied. */
  readonly captured: readonly number[];
}

interface Outcome {
  readonly play: OraclePlay;
  readonly after: OracleBoard;
}

export function oracleBoard(rows: readonly string[]): OracleBoard {
  return { columns: rows[0]!.length, stones: [...rows.join('')].map((c) => '.XO'.indexOf(c) as Stone) };
}

const tables = new Map<number, number[][]>();

/** The points beside each point. */
function neighbors({ columns, stones }: OracleBoard): number[][] {
  const shape = columns * 1000 + stones.length;
  let table = tables.get(shape);
  if (!table) {
    table = stones.map((_, p) => {
      const near: number[] = [];
      if (p >= columns) near.push(p - columns);
      if (p % columns < columns - 1) near.push(p + 1);
      if (p + columns < stones.length) near.push(p + columns);
      if (p % columns > 0) near.push(p - 1);
      return near;
    });
    tables.set(shape, table);
  }
  return table;
}

function chainAt(
  stones: readonly Stone[],
  near: readonly number[][],
  p: number,
): { points: number[]; free: boolean } {
  const points = [p];
  let free = false;
  for (let k = 0; k < points.length; k++) {
    for (const q of near[points[k]!]!) {
      if (stones[q] === 0) free = true;
      else if (stones[q] === stones[p] && !points.includes(q)) points.push(q);
    }
  }
  return { points, free };
}

/** A play, or null when the point is occupied or the play is a suicide that is not allowed. */
export function oraclePlay(board: OracleBoard, color: Player, p: number, suicide: boolean): Outcome | null {
  if (board.stones[p] !== 0) return null;
  const stones = board.stones.slice();
  stones[p] = color;
  const placed = { columns: board.columns, stones };
  const near = neighbors(board);
  const own = chainAt(stones, near, p);
  const captured: number[] = [];
  for (const q of near[p]!) {
    if (stones[q] !== 3 - color || captured.includes(q)) continue;
    const { points, free } = chainAt(stones, near, q);
    if (!free) captured.push(...points);
  }
  if (captured.length === 0 && !own.free) {
    if (!suicide) return null;
    captured.push(...own.points);
  }
  for (const q of captured) stones[q] = 0;
  return {
    play: { color, point: p, chain: own.points, captured },
    after: placed,
  };
}

const samePoints = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((p) => b.includes(p));

/** Spight’s definition of the same play. */
export const samePlay = (a: OraclePlay, b: OraclePlay) =>
  a.color === b.color &&
  a.point === b.point &&
  samePoints(a.chain, b.chain) &&
  samePoints(a.captured, b.captured);

export const sameBoard = (a: OracleBoard, b: OracleBoard) =>
  a.stones.every((stone, p) => stone === b.stones[p]);

/**
 * Some plays of the cycle, in cyclic order, an odd number, colors alternating, the same plays, that
 * form a cycle.
 */
export function containsOddCycle(
  board: OracleBoard,
  cycle: readonly OraclePlay[],
  suicide: boolean,
): boolean {
  let start = board;
  for (let i = 0; i < cycle.length; i++) {
    const round = [...cycle.slice(i), ...cycle.slice(0, i)];
    const extend = (now: OracleBoard, k: number, count: number): boolean => {
      const made = oraclePlay(now, round[k]!.color, round[k]!.point, suicide);
      if (!made || !samePlay(made.play, round[k]!)) return false;
      if (count % 2 === 1 && sameBoard(made.after, start)) return true;
      for (let j = k + 1; j < round.length; j++) {
        if (round[j]!.color !== round[k]!.color && extend(made.after, j, count + 1)) return true;
      }
      return false;
    };
    if (extend(start, 0, 1)) return true;
    start = oraclePlay(start, cycle[i]!.color, cycle[i]!.point, suicide)!.after;
  }
  return false;
}

export interface OracleQuestion {
  readonly board: OracleBoard;
  readonly color: Player;
  /** The first play, or null for any. */
  readonly first: number | null;
  readonly most: number;
  readonly suicide: boolean;
  readonly plain: boolean;
}

/**
 * Whether so many alternating plays, the first by `next`, may put back all stones that are missing:
 * each puts back one at most.
 */
function mayReturn(board: OracleBoard, now: OracleBoard, next: Player, plays: number): boolean {
  let own = Math.ceil(plays / 2);
  let others = plays - own;
  for (let p = 0; p < board.stones.length; p++) {
    const stone = board.stones[p]!;
    if (stone === now.stones[p] || stone === 0) continue;
    if (stone === next) own--;
    else others--;
  }
  return own >= 0 && others >= 0;
}

/**
 * Gives `take` all cycles of at most `most` plays that pass no position twice, until it returns
 * true. (One that passes a position twice is left out on purpose: with the loop taken out it is a
 * shorter cycle, or the loop is an odd one.)
 */
export function everyCycle(question: OracleQuestion, take: (cycle: readonly OraclePlay[]) => boolean): void {
  const { board, most, suicide, plain } = question;
  const path: OraclePlay[] = [];
  const boards: OracleBoard[] = [board];
  const deeper = (now: OracleBoard, color: Player): boolean => {
    for (let p = 0; p < board.stones.length; p++) {
      if (path.length === 0 && question.first !== null && p !== question.first) continue;
      if (plain && path.some((earlier) => earlier.point === p)) continue;
      const made = oraclePlay(now, color, p, suicide);
      if (!made) continue;
      path.push(made.play);
      if (sameBoard(made.after, board)) {
        if (take(path)) return true;
      } else if (
        path.length < most &&
        mayReturn(board, made.after, (3 - color) as Player, most - path.length) &&
        !boards.some((earlier) => sameBoard(earlier, made.after))
      ) {
        boards.push(made.after);
        if (deeper(made.after, (3 - color) as Player)) return true;
        boards.pop();
      }
      path.pop();
    }
    return false;
  };
  deeper(board, question.color);
}

/** Whether a play is a ko play: some ko of at most `most` plays begins with it. */
export function oracleKoPlay(question: OracleQuestion): boolean {
  let found = false;
  everyCycle(question, (cycle) => {
    found = cycle.length % 2 === 0 && !containsOddCycle(question.board, cycle, question.suicide);
    return found;
  });
  return found;
}
