/** Which parts of a labelled position a cycle can touch: the theorems T2 … T5 of the code map, applied until nothing changes. */
import { content, from, link, linkFrom, order, partOf, size, unseen } from './closure-parts.ts';
import { MAX_SIZE } from './geometry.ts';
import type { Position } from './position.ts';
import { BLACK, type Color, EMPTY, opponent, type Point, WHITE } from './types.ts';

const AREA = MAX_SIZE * MAX_SIZE;

/** 1 for parts that a cycle may touch, 0 for those that stand still. Scratch, as the parts are. */
export const live = new Uint8Array(AREA);
/** 1 for parts that every cycle touches which begins with the play in question. */
const needed = new Uint8Array(AREA);

/** Points of the parts in question that black, white, or either must play on. */
const cost = [0, 0, 0, 0];

/** What a question asks of the closure theorem. */
export interface Reach {
  readonly position: Position;
  readonly parts: number;
  readonly maxCycle: number;
  readonly suicide: boolean;
}

export interface FirstPlay {
  readonly color: Color;
  readonly point: Point;
}

/**
 * Sets `live`: 0 for every part that no cycle touches. With `cautious`, whatever touches an open side or a `?` stands still; without,
 * only what must.
 */
export function freeze(reach: Reach, cautious: boolean): void {
  const { parts, maxCycle } = reach;
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
  settle(reach);
}

function settle({ position, parts, maxCycle, suicide }: Reach): void {
  const half = (maxCycle + 1) >> 1;
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
  let standing = 0;
  for (let i = from[id]!; i < from[id + 1]!; i++) {
    const barred = barredAt(position, order[i]!);
    if (barred === (BLACK | WHITE)) return false;
    standing |= barred;
  }
  if (suicide && standing !== (BLACK | WHITE) && size(id) <= half) return true;
  // Which strings are next to it where nobody sees, nobody knows.
  if (unseen[id]) return true;
  for (let k = linkFrom[id]!; k < linkFrom[id + 1]!; k++) if (live[link[k]!]) return true;
  return false;
}

/** The colors (1, 2, 3 for both) of strings next to `p` that stand still. */
function barredAt(position: Position, p: Point): number {
  const { neighbors } = position.geometry;
  let barred = 0;
  for (let k = 4 * p, end = k + 4; k < end; k++) {
    const n = neighbors[k]!;
    if (n < 0) continue;
    const part = partOf[n]!;
    // The content of an empty region is 0 and bars nobody.
    if (part >= 0 && !live[part]) barred |= content[part]!;
  }
  return barred;
}

export function mayPlay(position: Position, first: FirstPlay): boolean {
  return live[partOf[first.point]!] === 1 && !(barredAt(position, first.point) & first.color);
}

/**
 * Freezes what no cycle of at most `maxCycle` plays can touch that begins with `first`; false when there is no such cycle at all. What
 * the first play touches leaves the less for anything else: the parts that must be played over with it are counted by color, and whatever would
 * be one too many stands still.
 */
export function narrow(reach: Reach, first: FirstPlay): boolean {
  const { position, parts, maxCycle, suicide } = reach;
  needed.fill(0, 0, parts);
  need(partOf[first.point]!);
  const { neighbors } = position.geometry;
  for (let k = 4 * first.point, end = k + 4; k < end; k++) {
    const n = neighbors[k]!;
    const part = n < 0 ? -1 : partOf[n]!;
    if (part < 0 || content[part] === EMPTY) continue;
    if (content[part] === first.color || inAtari(position, part, first.point)) need(part);
  }
  const most = [0, 0, 0];
  most[first.color] = (maxCycle + 1) >> 1;
  most[opponent(first.color)] = maxCycle >> 1;
  const fits = () =>
    cost[1]! <= most[1]! && cost[2]! <= most[2]! && cost[1]! + cost[2]! + cost[3]! <= maxCycle;
  for (;;) {
    cost.fill(0);
    for (let id = 0; id < parts; id++) {
      if (!needed[id]) continue;
      if (!live[id]) return false;
      charge(position, id, 1);
    }
    if (!fits()) return false;
    let changed = false;
    for (let id = 0; id < parts; id++) {
      if (!live[id] || needed[id] || content[id] === EMPTY) continue;
      chargeString(position, id, 1);
      const stays = fits();
      chargeString(position, id, -1);
      // Not before it is taken back: what a region costs turns on which strings stand still.
      if (!stays) {
        live[id] = 0;
        changed = true;
      }
    }
    // T5: a region that is played on needs a string next to it that is captured; where there is but one, it is that.
    for (let id = 0; id < parts && !suicide; id++) {
      if (!needed[id] || content[id] !== EMPTY || unseen[id]) continue;
      let only = -1;
      let choices = 0;
      for (let k = linkFrom[id]!; k < linkFrom[id + 1]!; k++) {
        if (!live[link[k]!]) continue;
        only = link[k]!;
        choices += needed[only] ? 2 : 1;
      }
      if (choices === 0) return false;
      if (choices === 1) {
        need(only);
        changed = true;
      }
    }
    if (!changed) return true;
    settle(reach);
    if (!mayPlay(position, first)) return false;
  }
}

/** How many points every cycle plays on that begins as {@link narrow} was asked last. */
export function neededCost(): number {
  return cost[1]! + cost[2]! + cost[3]!;
}

/** Freezes the parts of these points, and whatever then follows. */
export function freezeAt(reach: Reach, points: readonly Point[]): void {
  for (const p of points) live[partOf[p]!] = 0;
  settle(reach);
}

/** T3: with a string come the regions next to it. */
function need(part: number): void {
  needed[part] = 1;
  if (content[part] === EMPTY) return;
  for (let k = linkFrom[part]!; k < linkFrom[part + 1]!; k++) needed[link[k]!] = 1;
}

/** Adds what a part costs, `times` 1 or -1: a string its own color, a region whoever is not barred from a point. */
function charge(position: Position, part: number, times: number): void {
  if (content[part] !== EMPTY) {
    cost[content[part]!]! += times * size(part);
    return;
  }
  for (let i = from[part]!; i < from[part + 1]!; i++) {
    cost[(BLACK | WHITE) & ~barredAt(position, order[i]!)]! += times;
  }
}

function chargeString(position: Position, part: number, times: number): void {
  charge(position, part, times);
  for (let k = linkFrom[part]!; k < linkFrom[part + 1]!; k++) {
    if (!needed[link[k]!]) charge(position, link[k]!, times);
  }
}

/** Whether `p` is the only liberty of a string. */
function inAtari(position: Position, part: number, p: Point): boolean {
  const { cells, geometry } = position;
  if (unseen[part]) return false;
  for (let i = from[part]!; i < from[part + 1]!; i++) {
    for (let k = 4 * order[i]!, end = k + 4; k < end; k++) {
      const n = geometry.neighbors[k]!;
      if (n >= 0 && n !== p && cells[n] === EMPTY) return false;
    }
  }
  return true;
}
