/**
 * Random eyes with kos and chains in atari on their diagonals, in parts of large boards that live
 * walls of one color or both close off.
 */
import type { Color } from '../../../../src/go/types.ts';
import { Oracle } from '../oracle.ts';

export interface Part {
  /** The whole board. */
  readonly rows: readonly string[];
  readonly walled: Oracle;
  readonly cells: Uint8Array;
  readonly owner: Color;
  /** The point of the part that the eye is. */
  readonly eye: number;
  /** The point of the board that a point of the part is. */
  readonly onBoard: (p: number) => number;
  /** The point of the part that a point of the board is; -1 outside. */
  readonly inPart: (p: number) => number;
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const DIAGONALS = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;
const KINDS = ['own', 'open', 'ours', 'ours', 'theirs', 'theirs', 'enemy', 'deep', 'any', 'any'] as const;
/** More empty points and the solver comes to no end. */
const MOST_EMPTY = 11;
/** Liberties that a wall has outside, so that nothing within the part captures it. */
const ENOUGH = 7;
/** A point that nothing is said of yet. */
const OPEN = 9;

export function partWithEye(random: () => number): Part {
  for (;;) {
    const part = attempt(random);
    if (part) return part;
  }
}

function attempt(random: () => number): Part | null {
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]) => list[below(list.length)]!;
  const size = pick([9, 13, 19]);
  const columns = 4 + below(3);
  const height = 4 + below(2);
  const place = pick(['corner', 'edge', 'center', 'center']);
  const left = place === 'corner' ? 0 : 2 + below(size - columns - 3);
  const top = place === 'center' ? 2 + below(Math.max(1, size - height - 3)) : 0;
  const within = (x: number, y: number) => x >= left && x < left + columns && y >= top && y < top + height;
  const style = pick([1, 2, 0, 0]);
  const angle = random() * 2 * Math.PI;
  const [cx, cy] = [left + columns / 2 + (random() - 0.5) * 2, top + height / 2 + (random() - 0.5) * 2];
  const wallAt = (x: number, y: number) =>
    style || (Math.cos(angle) * (x - cx) + Math.sin(angle) * (y - cy) > 0 ? 1 : 2);
  const beyond = (x: number, y: number) => (x < 0 || y < 0 || x >= size || y >= size ? 0 : wallAt(x, y));
  const across = Array.from({ length: columns }, (_, i) => left + i);
  const down = Array.from({ length: height }, (_, i) => top + i);
  const walled = new Oracle(columns, height, {
    top: across.map((x) => beyond(x, top - 1)),
    bottom: across.map((x) => beyond(x, top + height)),
    left: down.map((y) => beyond(left - 1, y)),
    right: down.map((y) => beyond(left + columns, y)),
  });
  const owner = (1 + below(2)) as Color;
  const cells = new Uint8Array(walled.area).fill(OPEN);
  const [ex, ey] = [below(columns), below(height)];
  const on = (x: number, y: number) => x >= 0 && y >= 0 && x < columns && y < height;
  const put = (x: number, y: number, cell: number) => {
    if (on(x, y) && cells[y * columns + x] === OPEN) cells[y * columns + x] = cell;
  };
  put(ex, ey, 0);
  for (const [dx, dy] of SIDES) put(ex + dx, ey + dy, owner);
  for (const [dx, dy] of DIAGONALS) {
    const [x, y] = [ex + dx, ey + dy];
    const outer = [[x + dx, y] as const, [x, y + dy] as const];
    if (below(2)) outer.reverse();
    const [first, second] = outer as [readonly [number, number], readonly [number, number]];
    const kind = pick(KINDS);
    if (!on(x, y) || kind === 'any') continue;
    if (kind === 'own') put(x, y, owner);
    else if (kind === 'open') put(x, y, 0);
    else if (kind === 'enemy') put(x, y, 3 - owner);
    else if (kind === 'deep') {
      put(x, y, 3 - owner);
      put(...second, 3 - owner);
      put(...first, owner);
      for (const [fx, fy] of SIDES) put(second[0] + fx, second[1] + fy, below(3) ? owner : 0);
    } else {
      // A ko at the second point: the owner has taken it, or the opponent. Where a stone around is
      // missing, it takes a play more.
      put(...first, owner);
      put(x, y, kind === 'ours' ? 0 : 3 - owner);
      put(...second, kind === 'ours' ? owner : 0);
      for (const [fx, fy] of SIDES) put(second[0] + fx, second[1] + fy, below(6) ? 3 - owner : 0);
    }
  }
  const bias = 0.25 + 0.5 * random();
  for (let p = 0; p < cells.length; p++)
    if (cells[p] === OPEN) cells[p] = random() < 0.12 ? 0 : random() < bias ? 1 : 2;
  takeDead(walled, cells);
  const eye = ey * columns + ex;
  const stands = SIDES.every(([dx, dy]) => !on(ex + dx, ey + dy) || cells[eye + dy * columns + dx] === owner);
  if (cells[eye] !== 0 || !stands || cells.filter((cell) => cell === 0).length > MOST_EMPTY) return null;
  const distance = (x: number, y: number) =>
    Math.max(left - x, x - left - columns + 1, top - y, y - top - height + 1, 0);
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      if (within(x, y)) return '.XO'[cells[(y - top) * columns + x - left]!]!;
      return distance(x, y) <= 2 ? '.XO'[wallAt(x, y)]! : '.';
    }).join(''),
  );
  const ring = [
    ...across.flatMap((x) => [[x, top - 1] as const, [x, top + height] as const]),
    ...down.flatMap((y) => [[left - 1, y] as const, [left + columns, y] as const]),
  ];
  if (ring.some(([x, y]) => rows[y]?.[x] && freedom(rows, x, y, within) < ENOUGH)) return null;
  return {
    rows,
    walled,
    cells,
    owner,
    eye,
    onBoard: (p) => (top + Math.floor(p / columns)) * size + left + (p % columns),
    inPart: (p) => {
      const [x, y] = [(p % size) - left, Math.floor(p / size) - top];
      return on(x, y) ? y * columns + x : -1;
    },
  };
}

function takeDead(walled: Oracle, cells: Uint8Array): void {
  for (let p = 0; p < cells.length; p++) {
    if (cells[p] === 0) continue;
    const { stones, liberties, walled: held } = walled.chain(cells, p);
    if (liberties > 0 || held) continue;
    for (const q of stones) cells[q] = 0;
    p = -1;
  }
}

/** How many liberties the chain at a point has that lie outside. */
function freedom(
  rows: readonly string[],
  x: number,
  y: number,
  within: (x: number, y: number) => boolean,
): number {
  const chain = [[x, y] as const];
  const seen = new Set([`${x} ${y}`]);
  let free = 0;
  for (const [u, v] of chain) {
    for (const [dx, dy] of SIDES) {
      const [a, b] = [u + dx, v + dy];
      const cell = rows[b]?.[a];
      if (cell === undefined || within(a, b) || seen.has(`${a} ${b}`)) continue;
      if (cell !== '.' && cell !== rows[y]![x]) continue;
      seen.add(`${a} ${b}`);
      if (cell === '.') free++;
      else chain.push([a, b]);
    }
  }
  return free;
}
