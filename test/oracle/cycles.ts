/**
 * Cycles the slow and literal way: a board of strings of characters, captures by flooding, every alternating sequence of board plays on
 * every point. No pruning, no tables, no theorem. It shares no code with `src/`.
 */

/** Rows of `X`, `O`, `.` from the top, joined by `/`. */
export type Rows = string;

export interface OraclePlay {
  readonly color: 'X' | 'O';
  /** `x,y` with y from the top. */
  readonly point: string;
  readonly string: string;
  readonly captured: string;
}

interface Outcome extends OraclePlay {
  readonly after: Rows;
}

const other = (color: 'X' | 'O') => (color === 'X' ? 'O' : 'X');

/** A play, or null when the point is occupied or the play is a suicide that is not allowed. */
export function oraclePlay(
  rows: Rows,
  color: 'X' | 'O',
  x: number,
  y: number,
  suicide: boolean,
): Outcome | null {
  const board = rows.split('/').map((row) => row.split(''));
  if (board[y]![x] !== '.') return null;
  board[y]![x] = color;
  const string = (x0: number, y0: number): { points: string[]; free: boolean } => {
    const points: string[] = [];
    let free = false;
    const visit = (vx: number, vy: number) => {
      if (points.includes(`${vx},${vy}`)) return;
      points.push(`${vx},${vy}`);
      for (const [nx, ny] of around(vx, vy)) {
        if (board[ny]![nx] === '.') free = true;
        else if (board[ny]![nx] === board[y0]![x0]) visit(nx, ny);
      }
    };
    visit(x0, y0);
    return { points: points.sort(), free };
  };
  const around = (vx: number, vy: number): [number, number][] =>
    (
      [
        [vx, vy - 1],
        [vx + 1, vy],
        [vx, vy + 1],
        [vx - 1, vy],
      ] as [number, number][]
    ).filter(([nx, ny]) => board[ny]?.[nx] !== undefined);
  const own = string(x, y).points;
  const captured: string[] = [];
  for (const [nx, ny] of around(x, y)) {
    if (board[ny]![nx] !== other(color)) continue;
    const { points, free } = string(nx, ny);
    if (!free) for (const p of points) if (!captured.includes(p)) captured.push(p);
  }
  if (captured.length === 0 && !string(x, y).free) {
    if (!suicide) return null;
    captured.push(...own);
  }
  for (const p of captured) {
    const [cx, cy] = p.split(',').map(Number);
    board[cy!]![cx!] = '.';
  }
  return {
    color,
    point: `${x},${y}`,
    string: own.join(' '),
    captured: captured.sort().join(' '),
    after: board.map((row) => row.join('')).join('/'),
  };
}

/** All plays of a color. */
export function oraclePlays(rows: Rows, color: 'X' | 'O', suicide: boolean): Outcome[] {
  const size = rows.split('/');
  const plays: Outcome[] = [];
  for (let y = 0; y < size.length; y++) {
    for (let x = 0; x < size[0]!.length; x++) {
      const play = oraclePlay(rows, color, x, y, suicide);
      if (play) plays.push(play);
    }
  }
  return plays;
}

const same = (a: OraclePlay, b: OraclePlay) =>
  a.color === b.color && a.point === b.point && a.string === b.string && a.captured === b.captured;

/** Some plays of the cycle, in cyclic order, an odd number, colors alternating, the same plays, that form a cycle. */
export function containsOddCycle(rows: Rows, cycle: readonly OraclePlay[], suicide: boolean): boolean {
  let at = rows;
  for (let i = 0; i < cycle.length; i++) {
    const round = [...cycle.slice(i), ...cycle.slice(0, i)];
    const extend = (now: Rows, k: number, count: number): boolean => {
      const [x, y] = round[k]!.point.split(',').map(Number);
      const made = oraclePlay(now, round[k]!.color, x!, y!, suicide);
      if (!made || !same(made, round[k]!)) return false;
      if ((count + 1) % 2 === 1 && made.after === at) return true;
      for (let j = k + 1; j < round.length; j++) {
        if (round[j]!.color !== round[k]!.color && extend(made.after, j, count + 1)) return true;
      }
      return false;
    };
    if (extend(at, 0, 0)) return true;
    const [x, y] = cycle[i]!.point.split(',').map(Number);
    at = oraclePlay(at, cycle[i]!.color, x!, y!, suicide)!.after;
  }
  return false;
}

/**
 * All cycles of at most `most` plays that begin with a play of `color`, that pass no position twice, given to `take` until it returns true.
 * (A cycle that passes a position twice is left out on purpose: with the loop taken out it is a shorter cycle, or the loop is an odd one.)
 */
export function everyCycle(
  rows: Rows,
  color: 'X' | 'O',
  first: string | null,
  most: number,
  suicide: boolean,
  plain: boolean,
  take: (cycle: readonly OraclePlay[]) => boolean,
): void {
  const path: OraclePlay[] = [];
  const seen: Rows[] = [rows];
  const deeper = (now: Rows, who: 'X' | 'O'): boolean => {
    for (const play of oraclePlays(now, who, suicide)) {
      if (path.length === 0 && first !== null && play.point !== first) continue;
      if (plain && path.some((earlier) => earlier.point === play.point)) continue;
      path.push(play);
      if (play.after === rows) {
        if (take(path)) return true;
      } else if (path.length < most && !seen.includes(play.after)) {
        seen.push(play.after);
        if (deeper(play.after, other(who))) return true;
        seen.pop();
      }
      path.pop();
    }
    return false;
  };
  deeper(rows, color);
}
