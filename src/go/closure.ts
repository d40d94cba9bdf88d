/**
 * Where on a board a cycle of plays can happen at all. The theorems and their proofs are in the code map (`src/README.md`,
 * "Cycles"); the numbers T1, T2, … are theirs. The outcome is a small `Arena` that holds every point that any cycle of at most
 * `maxCycle` plays may touch; everything else stands still, or the play settles without a search.
 */
import { barrenPoints } from './closure-barren.ts';
import { type FirstPlay, freeze, freezeAt, live, mayPlay, narrow, type Reach } from './closure-live.ts';
import { analyses, content, from, label, link, linkFrom, order, partOf, unseen } from './closure-parts.ts';
import { Arena } from './cycles-arena.ts';
import { MAX_SIZE } from './geometry.ts';
import type { Assumption } from './play.ts';
import type { Position, Stones } from './position.ts';
import type { Task } from './task.ts';
import { BLACK, EMPTY, type Point, UNKNOWN, WHITE } from './types.ts';

const AREA = MAX_SIZE * MAX_SIZE;
const mark = new Int32Array(AREA);
const flooded = new Int16Array(AREA);
let tick = 0;

/** What {@link chart} found. */
interface Chart {
  /** `null`: no cycle can begin so. */
  readonly arena: Arena | null;
  /**
   * Set when the absence of a cycle rests on something nobody sees: a string that is taken to have liberties beyond an open side or
   * under a `?`, where the parts that the diagram shows would not rule a cycle out.
   */
  readonly unseen: Assumption | null;
}

/** Arenas of so many points are worth a look at each of their clusters. */
const CROWDED = 24;

const NOWHERE: Chart = { arena: null, unseen: null };

/**
 * The arena of all cycles of at most `maxCycle` plays from `position`, or, with `first`, of those that begin with a play of that color
 * on that point, which must be empty; with `plain`, of the plain ones. `within`: the points that they touch, when that is known.
 */
export function* chart(
  position: Position,
  maxCycle: number,
  suicide: boolean,
  first?: FirstPlay,
  plain = false,
  within?: ReadonlySet<Point>,
): Task<Chart> {
  if (first && regionExceeds(position, first.point, maxCycle)) return NOWHERE;
  const parts = label(position);
  const reach: Reach = { position, parts, maxCycle, suicide };
  let caveat: Assumption | null = null;
  let far: Assumption | null = null;
  if (position.geometry.hasOpenSide || position.hasUnknown) {
    // First as if nothing beyond the diagram helped anyone: what stands still even so stands still for certain.
    freeze(reach, false);
    if (first && !(mayPlay(position, first) && narrow(reach, first))) return NOWHERE;
    caveat = first ? unseenFrom(position, first.point) : anyUnseen(parts);
    far = caveat ?? anyUnseen(parts) ?? beyond(position, parts);
  }
  const settle = (): boolean => {
    freeze(reach, true);
    if (within) freezeAt(reach, outside(position, within));
    return !first || (mayPlay(position, first) && narrow(reach, first));
  };
  if (!settle()) return { arena: null, unseen: caveat };
  const arena = build(position, parts, suicide);
  if (!arena || within || (arena.n < CROWDED && caveat === far)) return { arena, unseen: caveat };
  const mine = analyses;
  const barren = yield* barrenPoints(arena, position, maxCycle, plain, first);
  // Where the first play can be taken back by itself, a cluster that is not all to be seen, or not at all, may lend the plays in between.
  if (barren) caveat = far;
  if (barren?.length === 0) return { arena, unseen: caveat };
  if (!barren) return { arena: null, unseen: caveat };
  if (analyses !== mine) {
    label(position);
    settle();
  }
  freezeAt(reach, barren);
  if (first && !(mayPlay(position, first) && narrow(reach, first))) return { arena: null, unseen: caveat };
  return { arena: build(position, parts, suicide), unseen: caveat };
}

/** Whether what stands still rules out by itself that a cycle of at most `maxCycle` plays begins with `first`, on an empty point. */
export function isRuledOut(
  position: Position,
  first: FirstPlay,
  maxCycle: number,
  suicide: boolean,
): boolean {
  if (regionExceeds(position, first.point, maxCycle)) return true;
  const reach: Reach = { position, parts: label(position), maxCycle, suicide };
  freeze(reach, true);
  return !(mayPlay(position, first) && narrow(reach, first));
}

function outside(position: Position, within: ReadonlySet<Point>): Point[] {
  const points: Point[] = [];
  for (let p = 0; p < position.cells.length; p++)
    if (!within.has(p) && position.cells[p] !== UNKNOWN) points.push(p);
  return points;
}

/** T2 by itself: whether the empty region around `p` has more than `most` points. Settles open positions at a glance. */
export function regionExceeds({ cells, geometry }: Stones, p: Point, most: number): boolean {
  const { neighbors } = geometry;
  tick++;
  let count = 1;
  flooded[0] = p;
  mark[p] = tick;
  for (let i = 0; i < count; i++) {
    for (let k = 4 * flooded[i]!, end = k + 4; k < end; k++) {
      const n = neighbors[k]!;
      if (n >= 0 && cells[n] === EMPTY && mark[n] !== tick) {
        mark[n] = tick;
        flooded[count++] = n;
        if (count > most) return true;
      }
    }
  }
  return false;
}

/** A live part that touches something unseen, among those that hang together with the point `from`. */
function unseenFrom(position: Position, from: Point): Assumption | null {
  const { neighbors } = position.geometry;
  tick++;
  let count = 1;
  flooded[0] = from;
  mark[from] = tick;
  for (let i = 0; i < count; i++) {
    const p = flooded[i]!;
    if (unseen[partOf[p]!]) return unseenAt(partOf[p]!);
    for (let k = 4 * p, end = k + 4; k < end; k++) {
      const n = neighbors[k]!;
      if (n < 0 || mark[n] === tick || partOf[n]! < 0 || !live[partOf[n]!]) continue;
      mark[n] = tick;
      flooded[count++] = n;
    }
  }
  return null;
}

function anyUnseen(parts: number): Assumption | null {
  for (let id = 0; id < parts; id++) if (live[id] && unseen[id]) return unseenAt(id);
  return null;
}

/** A part beside what is large enough for a cycle of which nothing is drawn: an open side, or a `?` beside another. */
function beyond({ cells, geometry }: Position, parts: number): Assumption | null {
  let room = geometry.hasOpenSide;
  for (let k = 0; k < 4 * geometry.area && !room; k++) {
    const n = geometry.neighbors[k]!;
    room = n >= 0 && cells[n] === UNKNOWN && cells[k >> 2] === UNKNOWN;
  }
  if (!room) return null;
  for (let id = 0; id < parts; id++) if (unseen[id]) return unseenAt(id);
  return null;
}

function unseenAt(part: number): Assumption {
  return { kind: unseen[part]! & 1 ? 'open' : 'unknown', string: order[from[part]!]! };
}

const local = new Int16Array(AREA);
const localPart = new Int16Array(AREA);

function build(position: Position, parts: number, suicide: boolean): Arena | null {
  const { geometry, cells } = position;
  const { neighbors } = geometry;
  const points: Point[] = [];
  const partContent: number[] = [];
  for (let id = 0; id < parts; id++) {
    localPart[id] = -1;
    if (!live[id]) continue;
    localPart[id] = partContent.length;
    partContent.push(content[id]!);
    for (let i = from[id]!; i < from[id + 1]!; i++) {
      local[order[i]!] = points.length;
      points.push(order[i]!);
    }
  }
  const n = points.length;
  if (n === 0) return null;
  const near = new Int16Array(4 * n).fill(-1);
  const open = new Uint8Array(n).fill(BLACK | WHITE);
  const part = new Int16Array(n);
  const walls: { color: number; points: number[] }[] = [];
  const wallOf = new Map<number, number>();
  for (let i = 0; i < n; i++) {
    const p = points[i]!;
    part[i] = localPart[partOf[p]!]!;
    for (let d = 0; d < 4; d++) {
      const q = neighbors[4 * p + d]!;
      const other = q < 0 ? -1 : partOf[q]!;
      if (other < 0) continue;
      if (live[other]) near[4 * i + d] = local[q]!;
      else if (content[other] !== EMPTY) {
        open[i]! &= ~content[other]!;
        wall(other, i);
      }
    }
    // A stone of the position itself may always come back.
    open[i]! |= cells[p]!;
  }
  const regions = partContent.map((_, local) => local).map(() => [] as number[]);
  for (let id = 0; id < parts; id++) {
    if (!live[id] || content[id] === EMPTY) continue;
    for (let k = linkFrom[id]!; k < linkFrom[id + 1]!; k++)
      regions[localPart[id]!]!.push(localPart[link[k]!]!);
  }
  return new Arena({ geometry, points, cells, near, open, part, regions, walls, suicide });

  /** A string that stands still but whose liberties are all in play: a play that would capture it leads to no cycle. */
  function wall(id: number, i: number): void {
    let w = wallOf.get(id);
    if (w === undefined) {
      w = mortal(id) ? walls.length : -1;
      if (w >= 0) walls.push({ color: content[id]!, points: [] });
      wallOf.set(id, w);
    }
    if (w >= 0 && !walls[w]!.points.includes(i)) walls[w]!.points.push(i);
  }
}

function mortal(id: number): boolean {
  if (unseen[id]) return false;
  for (let k = linkFrom[id]!; k < linkFrom[id + 1]!; k++) if (!live[link[k]!]) return false;
  return true;
}
