/**
 * Where on a board a cycle of plays can happen at all. The theorems and their proofs are in the code map (`src/README.md`,
 * "Cycles"); the numbers T1 … T6 below are theirs. The outcome is a small `Arena` that holds every point that any cycle of at most
 * `maxCycle` plays may touch; everything else stands still, or the play settles without a search.
 */
import { Arena } from './cycles-arena.ts';
import { MAX_SIZE } from './geometry.ts';
import type { Assumption } from './play.ts';
import type { Position } from './position.ts';
import { BLACK, type Color, EMPTY, type Point, UNKNOWN, WHITE } from './types.ts';

const AREA = MAX_SIZE * MAX_SIZE;

/*
 * Scratch of one analysis; nothing here is held across a call. A part is a string or an empty region; its points are
 * `order[from[part]] … order[from[part + 1] - 1]`.
 */
const partOf = new Int16Array(AREA);
const order = new Int16Array(AREA);
const from = new Int16Array(AREA + 1);
const content = new Uint8Array(AREA);
const live = new Uint8Array(AREA);
/** What a part touches that nobody sees: 1 an open side, 2 a `?`. */
const unseen = new Uint8Array(AREA);
const linkFrom = new Int16Array(AREA + 1);
const link = new Int16Array(4 * AREA);
const mark = new Int32Array(AREA);
let tick = 0;
let parts = 0;

/** What {@link chart} found. */
export interface Chart {
  /** `null`: no cycle can begin so. */
  readonly arena: Arena | null;
  /**
   * Set when the absence of a cycle rests on something nobody sees: a string that is taken to have liberties beyond an open side or
   * under a `?`, where the parts that the diagram shows would not rule a cycle out.
   */
  readonly unseen: Assumption | null;
}

const NOWHERE: Chart = { arena: null, unseen: null };

/**
 * The arena of all cycles of at most `maxCycle` plays from `position`, or, with `first`, of those that begin with a play of that color
 * on that point, which must be empty.
 */
export function chart(
  position: Position,
  maxCycle: number,
  suicide: boolean,
  first?: { readonly color: Color; readonly point: Point },
): Chart {
  if (first && regionExceeds(position, first.point, maxCycle)) return NOWHERE;
  label(position);
  let caveat: Assumption | null = null;
  if (position.geometry.hasOpenSide || position.hasUnknown) {
    // First as if nothing beyond the diagram helped anyone: what stands still even so stands still for certain.
    freeze(position, maxCycle, suicide, false);
    if (first && !mayPlay(position, first)) return NOWHERE;
    caveat = unseenFrom(first ? partOf[first.point]! : -1);
  }
  freeze(position, maxCycle, suicide, true);
  if (first && !mayPlay(position, first)) return { arena: null, unseen: caveat };
  const arena = build(position, suicide);
  return { arena, unseen: caveat };
}

/** T2 by itself: whether the empty region around `p` has more than `most` points. Settles open positions at a glance. */
function regionExceeds(position: Position, p: Point, most: number): boolean {
  const { cells } = position;
  const { neighbors } = position.geometry;
  tick++;
  let count = 1;
  order[0] = p;
  mark[p] = tick;
  for (let i = 0; i < count; i++) {
    for (let k = 4 * order[i]!, end = k + 4; k < end; k++) {
      const n = neighbors[k]!;
      if (n >= 0 && cells[n] === EMPTY && mark[n] !== tick) {
        mark[n] = tick;
        order[count++] = n;
        if (count > most) return true;
      }
    }
  }
  return false;
}

/** Labels strings and empty regions, and links each with the parts next to it (strings with regions, both ways). */
function label(position: Position): void {
  const { cells, geometry } = position;
  const { neighbors, area, outward } = geometry;
  partOf.fill(-1, 0, area);
  parts = 0;
  let filled = 0;
  for (let p = 0; p < area; p++) {
    const cell = cells[p]!;
    if (cell === UNKNOWN || partOf[p]! >= 0) continue;
    const id = parts++;
    from[id] = filled;
    content[id] = cell;
    unseen[id] = 0;
    partOf[p] = id;
    order[filled++] = p;
    for (let i = from[id]!; i < filled; i++) {
      const q = order[i]!;
      if (outward[q]) unseen[id]! |= 1;
      for (let k = 4 * q, end = k + 4; k < end; k++) {
        const n = neighbors[k]!;
        if (n < 0) continue;
        const c = cells[n]!;
        if (c === UNKNOWN) unseen[id]! |= 2;
        else if (c === cell && partOf[n]! < 0) {
          partOf[n] = id;
          order[filled++] = n;
        }
      }
    }
  }
  from[parts] = filled;
  let links = 0;
  for (let id = 0; id < parts; id++) {
    linkFrom[id] = links;
    const cell = content[id]!;
    tick++;
    for (let i = from[id]!; i < from[id + 1]!; i++) {
      for (let k = 4 * order[i]!, end = k + 4; k < end; k++) {
        const n = neighbors[k]!;
        if (n < 0) continue;
        const other = partOf[n]!;
        if (other < 0 || other === id || mark[other] === tick) continue;
        if (cell !== EMPTY && content[other] !== EMPTY) continue;
        mark[other] = tick;
        link[links++] = other;
      }
    }
  }
  linkFrom[parts] = links;
}

function size(part: number): number {
  return from[part + 1]! - from[part]!;
}

/**
 * Sets `live`: 0 for every part that no cycle of at most `maxCycle` plays touches. With `cautious`, whatever touches an open side or a
 * `?` stands still; without, only what must.
 */
function freeze(position: Position, maxCycle: number, suicide: boolean, cautious: boolean): void {
  const half = (maxCycle + 1) >> 1;
  for (let id = 0; id < parts; id++) {
    if (cautious && unseen[id]) live[id] = 0;
    else if (content[id] === EMPTY) live[id] = size(id) <= maxCycle ? 1 : 0;
    else {
      // T3, and alternation: its own color must replay the whole string.
      let total = size(id);
      const fits = total <= half;
      for (let k = linkFrom[id]!; k < linkFrom[id + 1]!; k++) total += size(link[k]!);
      live[id] = fits && total <= maxCycle ? 1 : 0;
    }
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (let id = 0; id < parts; id++) {
      if (!live[id]) continue;
      const stays = content[id] === EMPTY ? regionLives(position, id, half, suicide) : stringLives(id);
      if (!stays) {
        live[id] = 0;
        changed = true;
      }
    }
  }
}

/** T3: a string is captured only when every empty region next to it is played full. */
function stringLives(id: number): boolean {
  for (let k = linkFrom[id]!; k < linkFrom[id + 1]!; k++) if (!live[link[k]!]) return false;
  return true;
}

/**
 * T4: a stone next to a string of its own color that stands still never goes, so every point of a region must be open to some color.
 * T5: a region among strings that all stand still can be emptied last only by the suicide of one string that fills it.
 */
function regionLives(position: Position, id: number, half: number, suicide: boolean): boolean {
  const { neighbors } = position.geometry;
  let anyString = false;
  let standing = 0;
  for (let i = from[id]!; i < from[id + 1]!; i++) {
    let barred = 0;
    for (let k = 4 * order[i]!, end = k + 4; k < end; k++) {
      const n = neighbors[k]!;
      if (n < 0) continue;
      const other = partOf[n]!;
      if (other < 0 || other === id) continue;
      if (live[other]) anyString = true;
      else barred |= content[other]!;
    }
    if (barred === (BLACK | WHITE)) return false;
    standing |= barred;
  }
  return anyString || (suicide && standing !== (BLACK | WHITE) && size(id) <= half);
}

function mayPlay(position: Position, first: { readonly color: Color; readonly point: Point }): boolean {
  return live[partOf[first.point]!] === 1 && !barredBy(position, first.point, first.color);
}

/** Whether a string of `color` that stands still is next to `p`. */
function barredBy(position: Position, p: Point, color: Color): boolean {
  const { neighbors } = position.geometry;
  for (let k = 4 * p, end = k + 4; k < end; k++) {
    const n = neighbors[k]!;
    if (n < 0) continue;
    const other = partOf[n]!;
    if (other >= 0 && content[other] === color && !live[other]) return true;
  }
  return false;
}

/** A live part that touches something unseen, among those that hang together with `part` (-1: anywhere). */
function unseenFrom(part: number): Assumption | null {
  tick++;
  const queue: number[] = [];
  if (part >= 0) queue.push(part);
  else for (let id = 0; id < parts; id++) if (live[id]) queue.push(id);
  for (const id of queue) mark[id] = tick;
  for (let i = 0; i < queue.length; i++) {
    const id = queue[i]!;
    if (unseen[id]) return { kind: unseen[id]! & 1 ? 'open' : 'unknown', string: order[from[id]!]! };
    for (let k = linkFrom[id]!; k < linkFrom[id + 1]!; k++) {
      const other = link[k]!;
      if (!live[other] || mark[other] === tick) continue;
      mark[other] = tick;
      queue.push(other);
    }
  }
  return null;
}

const local = new Int16Array(AREA);
const localPart = new Int16Array(AREA);

function build(position: Position, suicide: boolean): Arena | null {
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
