/**
 * The worth of diagonals from the stones around them alone, as the figures of "Eye Topology with Ko" mean it. Works on fragments: where
 * the pattern would have to know more than is drawn, the answer is `?`. As everywhere, a string that touches an open side is taken to have liberties there.
 */
import type { Position } from '../go/position.ts';
import { type Color, EMPTY, opponent, type Point, UNKNOWN } from '../go/types.ts';
import { type Diagonal, diagonal } from './diagonal.ts';

/** Whether a point is a wall for a stone next to it: of this color, or beyond the edge. `null` when nobody knows. */
type Known = boolean | null;

/** What the diagonal at `d` is worth to the owner of the eye. */
export function staticDiagonal(position: Position, owner: Color, d: Point): Diagonal {
  const found = shapeOf(position, owner, d);
  return found.proven && found.reason !== 'own' && nearOpenSide(position, d)
    ? { ...found, proven: false }
    : found;
}

/** Whether the diagonal or a point next to it is on an open side, so that more may bear on it than is drawn. */
function nearOpenSide(position: Position, d: Point): boolean {
  const { neighbors, outward } = position.geometry;
  return [d, ...neighbors.subarray(4 * d, 4 * d + 4)].some((p) => p >= 0 && outward[p] === 1);
}

function shapeOf(position: Position, owner: Color, d: Point): Diagonal {
  const { cells } = position;
  const enemy = opponent(owner);
  const cell = cells[d];
  if (cell === UNKNOWN) return diagonal(d, 'unknown', '?', 'unknown');
  if (cell === owner) return diagonal(d, 'own', '0', 'own');
  if (cell === EMPTY) {
    const taken = koStone(position, enemy, d);
    if (taken === null) return diagonal(d, 'empty', '?', 'unknown');
    const defense = { point: d, value: '0' } as const;
    if (taken >= 0) return diagonal(d, 'empty', 'a', 'ko-for-owner', { point: d, value: 'b' }, defense);
    if (isSuicide(position, enemy, d)) return diagonal(d, 'empty', '0', 'suicide');
    return diagonal(d, 'empty', '1', 'open', { point: d, value: '2' }, defense);
  }
  const ko = koPoint(position, owner, d);
  if (ko === null) return diagonal(d, 'opponent', '?', 'unknown');
  if (ko < 0) return diagonal(d, 'opponent', '2', 'opponent-has-it');
  return diagonal(
    d,
    'opponent',
    'b',
    'ko-for-opponent',
    { point: ko, value: '2' },
    { point: ko, value: 'a' },
  );
}

/** Beyond an edge. */
const WALL = -1;
/** Beyond an open side: a stone next to it is taken to have a liberty there. */
const BEYOND = -2;

/** What is next to `p`: up, right, down, left. */
function around(position: Position, p: Point): number[] {
  const { geometry, cells } = position;
  const { columns, rows, open } = geometry;
  const x = geometry.x(p);
  const y = geometry.y(p);
  const side = (out: boolean, name: 'top' | 'right' | 'bottom' | 'left', step: number) =>
    out ? (open.has(name) ? BEYOND : WALL) : cells[p + step]!;
  return [
    side(y === 0, 'top', -columns),
    side(x === columns - 1, 'right', 1),
    side(y === rows - 1, 'bottom', columns),
    side(x === 0, 'left', -1),
  ];
}

/** Whether all around `p` except at `except` are stones of this color or edges. */
function walled(position: Position, p: Point, color: Color, except: Point): Known {
  const { geometry } = position;
  let known: Known = true;
  around(position, p).forEach((cell, k) => {
    if (geometry.neighbors[4 * p + k] === except) return;
    if (cell === UNKNOWN) known = known === false ? false : null;
    else if (cell !== color && cell !== WALL) known = false;
  });
  return known;
}

/**
 * The single stone that `taker` captures in a ko by playing at the empty point `p`: all around `p` are stones of the other color, and
 * one of them has `taker`'s stones all around. -1 when there is none, `null` when it cannot be told.
 */
function koStone(position: Position, taker: Color, p: Point): Point | null {
  const { geometry, cells } = position;
  const other = opponent(taker);
  const closed = walled(position, p, other, -1);
  if (closed === false) return -1;
  let found = -1;
  let several = false;
  let unsure = closed === null;
  for (let k = 4 * p; k < 4 * p + 4; k++) {
    const n = geometry.neighbors[k]!;
    if (n < 0 || cells[n] !== other) continue;
    const single = walled(position, n, taker, p);
    if (single === null) unsure = true;
    else if (single) {
      if (found >= 0) several = true;
      found = n;
    }
  }
  if (several) return -1;
  if (!unsure) return found;
  // With no stone that could be taken, what is not drawn does not matter.
  return found < 0 && closed !== null && !mayBeTaken(position, taker, p) ? -1 : null;
}

/** Whether some stone next to `p` could, for all that is drawn, be a single stone in atari at `p`. */
function mayBeTaken(position: Position, taker: Color, p: Point): boolean {
  const { geometry, cells } = position;
  const other = opponent(taker);
  for (let k = 4 * p; k < 4 * p + 4; k++) {
    const n = geometry.neighbors[k]!;
    if (n >= 0 && cells[n] === other && walled(position, n, taker, p) !== false) return true;
  }
  return false;
}

/**
 * The point where `taker` captures the stone at `p` alone, in a ko: the only empty point next to that stone, with stones of its color,
 * or edges, all around. -1 when there is none, `null` when it cannot be told.
 */
function koPoint(position: Position, taker: Color, p: Point): Point | null {
  const { geometry } = position;
  const other = opponent(taker);
  let liberty = -1;
  let unsure = false;
  const cells = around(position, p);
  for (let k = 0; k < 4; k++) {
    const cell = cells[k]!;
    if (cell === UNKNOWN) unsure = true;
    else if (cell === other || cell === BEYOND) return -1;
    else if (cell === EMPTY) {
      if (liberty >= 0) return -1;
      liberty = geometry.neighbors[4 * p + k]!;
    }
  }
  if (liberty < 0) return unsure ? null : -1;
  const taken = koStone(position, taker, liberty);
  if (taken === null) return null;
  if (taken !== p)
    return taken >= 0 || !unsure ? -1 : walled(position, liberty, other, -1) === false ? -1 : null;
  return unsure ? null : liberty;
}

/** Whether a stone of this color at the empty point `p` would have no liberty and no friend, and would capture nothing by its shape. */
function isSuicide(position: Position, color: Color, p: Point): boolean {
  return walled(position, p, opponent(color), -1) === true && !mayCapture(position, color, p);
}

/** Whether a string next to `p` may be in atari there, for all that is drawn. */
function mayCapture(position: Position, color: Color, p: Point): boolean {
  const { geometry, cells } = position;
  const other = opponent(color);
  const seen = new Set<Point>();
  for (let k = 4 * p; k < 4 * p + 4; k++) {
    const start = geometry.neighbors[k]!;
    if (start < 0 || cells[start] !== other || seen.has(start)) continue;
    const string = [start];
    seen.add(start);
    let free = false;
    for (const q of string) {
      if (geometry.outward[q]) free = true;
      for (let j = 4 * q; j < 4 * q + 4; j++) {
        const n = geometry.neighbors[j]!;
        if (n < 0) continue;
        if (cells[n] === EMPTY ? n !== p : cells[n] === UNKNOWN) free = true;
        else if (cells[n] === other && !seen.has(n)) {
          seen.add(n);
          string.push(n);
        }
      }
    }
    if (!free) return true;
  }
  return false;
}
