/**
 * Footprints: what a plain cycle plays on, as far as it hangs together, grown from one part of it. The theorems (T12 and T13) are in the
 * code map, "Cycles". Nothing is asked of the board but what lies around the part, so most plays are settled by a glance.
 */
import type { FirstPlay } from './closure-live.ts';
import {
  begin,
  beside,
  besideFrom,
  besideTo,
  content,
  from,
  partAt,
  points,
  size,
  stands,
  surround,
} from './footprint-parts.ts';
import { type Ground, groundOf, hasRound, MOST_POINTS, type Sight } from './footprint-rounds.ts';
import { MAX_SIZE } from './geometry.ts';
import type { Stones } from './position.ts';
import { BLACK, type Color, EMPTY, type Point, WHITE } from './types.ts';

const AREA = MAX_SIZE * MAX_SIZE;
/** States looked at for one play, and for a whole board, before the rest is left to other searches; and what a footprint costs. */
const PATIENCE = 1500;
const WHOLE_PATIENCE = 3000;
const COST = 2;

/** Whole strings and whole empty regions that hang together, each with the player who plays on it. */
export interface Footprint {
  readonly points: readonly Point[];
  /** For each point, who plays there. */
  readonly colors: readonly Color[];
  /** For each point, the number of its block: what is taken at once. */
  readonly blocks: readonly number[];
  /** How many plays Black (at 1) and White (at 2) make on it. */
  readonly plays: readonly [0, number, number];
  /** Of a stone and an empty point: who plays first, on the empty one; else 0. */
  readonly opens: Color | 0;
}

/** What plain cycles may be asked for. */
export interface PlainLimits {
  readonly maxCycle: number;
  readonly suicide: boolean;
}

/** Who plays on each part, 0 for nobody; and what is left out, since all footprints with it have been looked at. */
const who = new Uint8Array(AREA);
const left = new Uint8Array(AREA);
/** 1 for regions that are to be played on, by whom is still open. */
const open = new Uint8Array(AREA);
const block = new Int16Array(AREA);
const plays: [number, number, number] = [0, 0, 0];
const most: [number, number, number] = [0, 0, 0];
let openPoints = 0;
let mostTogether = 0;
let blocks = 0;
/** Parts in the order in which they were added; `~part` for a region that was opened. */
const trail: number[] = [];
const sight: Sight = { left: 0 };
let suicide = false;
/** The first play of the rounds that are asked for, -1 for any; and who wants each footprint: enough when it says so. */
let opening: Point = -1;
let take: (ground: Ground) => boolean = () => true;
let board: Stones;

function start(position: Stones, black: number, white: number, together: number, allowed: boolean): void {
  const before = begin(position, black, white);
  board = position;
  most[BLACK] = black;
  most[WHITE] = white;
  mostTogether = together;
  suicide = allowed;
  plays[1] = 0;
  plays[2] = 0;
  openPoints = 0;
  trail.length = 0;
  who.fill(0, 0, before);
  left.fill(0, 0, before);
  open.fill(0, 0, before);
}

/** Whether any footprint can be played round that begins with `first`; true as well when that takes too long to find out. Whole boards only. */
export function roundBegins(position: Stones, first: FirstPlay, limits: PlainLimits): boolean {
  return !grownFrom(position, first, limits, anything);
}

/** The footprints that can be played round, beginning with `first`; `null` when there are too many to look at. Whole boards only. */
export function footprintsOf(position: Stones, first: FirstPlay, limits: PlainLimits): Footprint[] | null {
  const found: Footprint[] = [];
  const all = grownFrom(position, first, limits, (ground) => {
    found.push(footprintOn(ground));
    return false;
  });
  return all ? found : null;
}

const anything = () => true;

/** True when all was looked at, and `wanted` had never enough. */
function grownFrom(
  position: Stones,
  { color, point }: FirstPlay,
  { maxCycle, suicide: allowed }: PlainLimits,
  wanted: (ground: Ground) => boolean,
): boolean {
  // Who begins may have one play more.
  const black = (color === BLACK ? maxCycle + 1 : maxCycle) >> 1;
  const white = (color === WHITE ? maxCycle + 1 : maxCycle) >> 1;
  start(position, black, white, maxCycle, allowed);
  opening = point;
  take = wanted;
  sight.left = PATIENCE;
  return !(add(partAt(point), color) && grow());
}

/**
 * All footprints on a board that can be played round, within so many plays of Black (at 1) and White (at 2); `null` when there are too many to
 * look at. Whole boards only.
 */
export function allFootprints(
  position: Stones,
  mostPlays: readonly number[],
  allowed: boolean,
): Footprint[] | null {
  const found: Footprint[] = [];
  const [, black, white] = mostPlays;
  start(position, black!, white!, black! + white!, allowed);
  opening = -1;
  take = (ground) => {
    found.push(footprintOn(ground));
    return false;
  };
  sight.left = WHOLE_PATIENCE;
  for (let p: Point = 0; p < position.cells.length; p++) {
    const cell = position.cells[p]!;
    // Without suicide some string is taken in each.
    if (cell === EMPTY && !allowed) continue;
    const id = partAt(p);
    if (points[from[id]!] !== p || stands[id]) continue;
    for (const color of cell === EMPTY ? [BLACK, WHITE] : [cell]) {
      if (add(id, color as Color) && grow()) return null;
      undo(0);
    }
    left[id] = 1;
  }
  return found;
}

function footprintOn({ points: list, colors, blocks: of, stones }: Ground): Footprint {
  const opens = list.length === 2 && stones > 0 && stones < 3 ? colors[stones === 1 ? 1 : 0]! : 0;
  return { points: list, colors, blocks: of, plays: [0, plays[1], plays[2]], opens };
}

/** Adds a part that `color` plays on, and what must come with it; false when that is too much. What was added stays, see {@link undo}. */
function add(id: number, color: Color): boolean {
  const count = size(id);
  if (stands[id] || left[id] || plays[color] + count > most[color]) return false;
  surround(id);
  if (stands[id]) return false;
  who[id] = color;
  plays[color] += count;
  if (open[id]) openPoints -= count;
  trail.push(id);
  for (let j = besideFrom[id]!, end = besideTo[id]!; j < end; j++) {
    const other = beside[j]!;
    if (who[other] !== 0) continue;
    if (content[id] === EMPTY) {
      // What is played next to a string of its own color goes together with it.
      if (content[other] === color && !add(other, color)) return false;
    } else if (content[other] === EMPTY && !open[other]) {
      // T3. Who plays there is settled later.
      open[other] = 1;
      openPoints += size(other);
      trail.push(~other);
    }
  }
  return plays[1] + plays[2] + openPoints <= mostTogether;
}

/** Takes back what was added since the trail had this length. */
function undo(length: number): void {
  while (trail.length > length) {
    const last = trail.pop()!;
    if (last < 0) {
      open[~last] = 0;
      openPoints -= size(~last);
    } else {
      plays[who[last] as Color] -= size(last);
      who[last] = 0;
      if (open[last]) openPoints += size(last);
    }
  }
}

/**
 * Settles who plays in the regions that are open, in every way; where none is, looks whether there is a round, and goes on with each string
 * next to it. Each footprint is met once: what was tried is left out afterwards. True when someone had enough, or there is too much.
 */
function grow(): boolean {
  if ((sight.left -= COST) < 0) return true;
  const length = trail.length;
  for (let k = 0; k < length; k++) {
    const region = ~trail[k]!;
    if (region < 0 || who[region] !== 0) continue;
    for (const color of [BLACK, WHITE] as const) {
      if (add(region, color) && grow()) return true;
      undo(length);
    }
    return false;
  }
  // What is added later does not join blocks, so without an order nothing that grows from this has one.
  if (!orderly()) return false;
  if (suicide || (plays[1] > 0 && plays[2] > 0)) {
    const ground = drawn();
    if (!ground) return true;
    if (hasRound(ground, opening, suicide, sight) && (sight.left < 0 || take(ground))) return true;
  }
  const tried: number[] = [];
  let enough = false;
  for (let k = 0; k < length && !enough; k++) {
    const id = trail[k]!;
    if (id < 0) continue;
    for (let j = besideFrom[id]!, end = besideTo[id]!; j < end && !enough; j++) {
      const string = beside[j]!;
      if (content[string] === EMPTY || who[string] !== 0 || left[string] || stands[string]) continue;
      enough = add(string, content[string] as Color) && grow();
      undo(length);
      left[string] = 1;
      tried.push(string);
    }
  }
  for (const string of tried) left[string] = 0;
  return enough;
}

/**
 * Numbers the blocks, strings and regions of one color that hang together, and says whether they can be taken in some order: a region stays
 * empty once its stones were taken, so every string of the other color next to it is taken before.
 */
function orderly(): boolean {
  for (const id of trail) if (id >= 0) block[id] = -1;
  blocks = 0;
  for (const id of trail) if (id >= 0 && block[id]! < 0) join(id, blocks++);
  if (blocks === 1) return true;
  // For each block those that are taken after it.
  const after = new Map<number, Set<number>>();
  for (const id of trail) {
    if (id < 0 || content[id] === EMPTY) continue;
    for (let j = besideFrom[id]!, end = besideTo[id]!; j < end; j++) {
      const region = beside[j]!;
      if (content[region] !== EMPTY || who[region] === who[id]) continue;
      const list = after.get(block[id]!) ?? new Set();
      after.set(block[id]!, list.add(block[region]!));
    }
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const [id, list] of after) {
      for (const later of list) if (!after.has(later)) list.delete(later);
      if (list.size > 0) continue;
      after.delete(id);
      changed = true;
    }
  }
  return after.size === 0;
}

function join(id: number, number: number): void {
  block[id] = number;
  for (let j = besideFrom[id]!, end = besideTo[id]!; j < end; j++) {
    const other = beside[j]!;
    if (who[other] === who[id] && block[other]! < 0) join(other, number);
  }
}

/** What is on the trail, as a board to play rounds on; `null` when it is too large for one. */
function drawn(): Ground | null {
  if (plays[1] + plays[2] > MOST_POINTS) return null;
  const list: Point[] = [];
  const colors: Color[] = [];
  const of: number[] = [];
  for (const id of trail) {
    if (id < 0) continue;
    for (let i = from[id]!; i < from[id + 1]!; i++) {
      list.push(points[i]!);
      colors.push(who[id] as Color);
      of.push(block[id]!);
    }
  }
  return groundOf(board, list, colors, of);
}
