import type { Task } from '../../go/task.ts';
import { EMPTY } from '../../go/types.ts';
import { type Arena, type CycleLimits, mostOfOneColor } from './field.ts';
import type { Budget } from './graph.ts';

/**
 * The points that a plain cycle plays on, as far as they hang together: whole strings and whole empty regions, and who plays on each. Every
 * plain cycle is played on some footprints that do not touch, once on each point (the README of this folder has the proofs).
 */
export interface Footprint {
  /** Indices into the points of the arena, ascending. */
  readonly points: readonly number[];
  /** Who plays on each of them. */
  readonly colors: readonly number[];
  /** Stones and places for stones that are taken together: for each point the number of its block. */
  readonly blocks: readonly number[];
}

interface Part {
  /** Of the stones; 0 for an empty region. */
  readonly color: number;
  readonly points: number[];
  /** Regions next to a string, strings next to a region. */
  readonly beside: number[];
  /** Strings of the other color next to a string. */
  readonly against: number[];
  /** Colors of stones outside the arena next to it. */
  barred: number;
}

/** Tried between two rests of a task. */
const SLICE = 32;
/** So many footprints are more than anybody can wait for. */
const MOST_FOOTPRINTS = 20_000;

/** All footprints on the points of an arena, or `null` when the budget ended first. */
export function* footprints(arena: Arena, limits: CycleLimits, budget: Budget): Task<Footprint[] | null> {
  const growing = new Growing(partsOf(arena), limits);
  let rest = SLICE;
  while (growing.pending()) {
    growing.grow();
    budget.left -= 16;
    if (budget.left < 0 || growing.size > MOST_FOOTPRINTS) return null;
    if (--rest < 0) {
      rest = SLICE;
      yield;
    }
  }
  return growing.found;
}

function partsOf(arena: Arena): Part[] {
  const { cells, neighbors } = arena;
  const part = new Int16Array(cells.length).fill(-1);
  const parts: Part[] = [];
  for (let first = 0; first < cells.length; first++) {
    if (part[first]! >= 0) continue;
    const points = [first];
    const id = parts.length;
    part[first] = id;
    let barred = 0;
    for (const p of points) {
      barred |= arena.fixed[p]!;
      for (let k = 4 * p; k < 4 * p + 4; k++) {
        const n = neighbors[k]!;
        if (n < 0 || part[n]! >= 0 || cells[n] !== cells[first]) continue;
        part[n] = id;
        points.push(n);
      }
    }
    parts.push({ color: cells[first]!, points, beside: [], against: [], barred });
  }
  parts.forEach((one, id) => {
    for (const p of one.points) {
      for (let k = 4 * p; k < 4 * p + 4; k++) {
        const other = neighbors[k]! < 0 ? id : part[neighbors[k]!]!;
        if (other === id) continue;
        const list = one.color !== EMPTY && parts[other]!.color !== EMPTY ? one.against : one.beside;
        if (!list.includes(other)) list.push(other);
      }
    }
  });
  return parts;
}

/** A footprint that is being put together. */
interface Draft {
  /** Who plays on each part; 0 for nobody. */
  readonly who: Uint8Array;
  /** Plays of black (at 1) and white (at 2). */
  readonly plays: [number, number, number];
  /** Regions that must be played in, by whom is still open. */
  readonly open: number[];
  /** Of the regions in `open`. */
  openPoints: number;
  /** Footprints are told from their first string; those of earlier ones are done. */
  readonly seed: number;
}

class Growing {
  readonly found: Footprint[] = [];
  private readonly drafts: Draft[] = [];
  private readonly known = new Set<string>();
  private readonly most: number;
  private next = 0;

  constructor(
    private readonly parts: readonly Part[],
    private readonly limits: CycleLimits,
  ) {
    this.most = mostOfOneColor(limits.longest);
  }

  /** How many footprints have been looked at. */
  get size(): number {
    return this.known.size;
  }

  pending(): boolean {
    while (this.drafts.length === 0 && this.next < this.parts.length) {
      const seed = this.next++;
      const { color } = this.parts[seed]!;
      // A region without any string can be emptied by suicide only.
      if (color === EMPTY && !this.limits.suicide) continue;
      const draft: Draft = {
        who: new Uint8Array(this.parts.length),
        plays: [0, 0, 0],
        open: [],
        openPoints: 0,
        seed,
      };
      if (color !== EMPTY) this.push(draft, seed, color);
      else for (const filler of [1, 2]) this.push(copy(draft), seed, filler);
    }
    return this.drafts.length > 0;
  }

  /** Goes on with one draft: settles who plays in an open region, or, when none is open, tells it and adds what is next to it. */
  grow(): void {
    const draft = this.drafts.pop()!;
    const region = draft.open.pop();
    if (region !== undefined) {
      draft.openPoints -= this.parts[region]!.points.length;
      for (const filler of [1, 2]) this.push(copy(draft), region, filler);
      return;
    }
    const key = String.fromCharCode(...draft.who);
    if (this.known.has(key)) return;
    this.known.add(key);
    const blocks = this.blocks(draft);
    if (!this.orderly(draft, blocks)) return;
    this.tell(draft, blocks);
    const beyond = new Set<number>();
    for (let id = 0; id < draft.who.length; id++) {
      if (draft.who[id] === 0) continue;
      const { color, beside, against } = this.parts[id]!;
      for (const other of color === EMPTY ? beside : against) if (draft.who[other] === 0) beyond.add(other);
    }
    for (const string of beyond) this.push(copy(draft), string, this.parts[string]!.color);
  }

  /** Adds a part, which `color` plays on, and what must come with it; drops the draft when that is too much. */
  private push(draft: Draft, part: number, color: number): void {
    if (this.add(draft, part, color)) this.drafts.push(draft);
  }

  private add(draft: Draft, id: number, color: number): boolean {
    const part = this.parts[id]!;
    const empty = part.color === EMPTY;
    // A stone next to a fixed string of its color stays; of drafts that earlier seeds began nothing is left.
    if (empty ? (part.barred & color) !== 0 : id < draft.seed) return false;
    const { who, plays, open } = draft;
    who[id] = color;
    plays[color]! += part.points.length;
    if (plays[color]! > this.most) return false;
    for (const other of part.beside) {
      if (who[other] !== 0) continue;
      if (empty) {
        // What is played next to a string of its own color goes together with it.
        if (this.parts[other]!.color === color && !this.add(draft, other, color)) return false;
      } else if (!open.includes(other)) {
        open.push(other);
        draft.openPoints += this.parts[other]!.points.length;
      }
    }
    return plays[1] + plays[2] + draft.openPoints <= this.limits.longest;
  }

  /** The number of the block of each part that is played on. */
  private blocks(draft: Draft): Int16Array {
    const { who } = draft;
    const block = new Int16Array(who.length).fill(-1);
    let count = 0;
    for (let first = 0; first < who.length; first++) {
      if (who[first] === 0 || block[first]! >= 0) continue;
      const members = [first];
      block[first] = count;
      for (const id of members) {
        for (const other of this.parts[id]!.beside) {
          if (who[other] !== who[first] || block[other]! >= 0) continue;
          block[other] = count;
          members.push(other);
        }
      }
      count++;
    }
    return block;
  }

  /**
   * A region stays empty once its stones were taken, so every string of the other color next to it is taken before: whether the blocks
   * can be taken in some order. What is added later does not join blocks, so a footprint without an order grows into none.
   */
  private orderly(draft: Draft, block: Int16Array): boolean {
    const { who } = draft;
    const after: Set<number>[] = [];
    for (let id = 0; id < who.length; id++) {
      if (who[id] === 0 || this.parts[id]!.color === EMPTY) continue;
      for (const region of this.parts[id]!.beside) {
        if (who[region] === who[id]) continue;
        after[block[id]!] ??= new Set();
        after[block[id]!]!.add(block[region]!);
      }
    }
    const state: number[] = [];
    const visit = (b: number): boolean => {
      if (state[b] !== undefined) return state[b] === 2;
      state[b] = 1;
      for (const next of after[b] ?? []) if (!visit(next)) return false;
      state[b] = 2;
      return true;
    };
    return Object.keys(after).every((b) => visit(Number(b)));
  }

  private tell(draft: Draft, block: Int16Array): void {
    const { who, plays } = draft;
    // Without suicide every block is taken by the other player.
    if (!this.limits.suicide && (plays[1] === 0 || plays[2] === 0)) return;
    const members: { point: number; color: number; block: number }[] = [];
    for (let id = 0; id < who.length; id++) {
      if (who[id] === 0) continue;
      for (const point of this.parts[id]!.points) members.push({ point, color: who[id]!, block: block[id]! });
    }
    members.sort((a, b) => a.point - b.point);
    this.found.push({
      points: members.map((one) => one.point),
      colors: members.map((one) => one.color),
      blocks: members.map((one) => one.block),
    });
  }
}

function copy(draft: Draft): Draft {
  return { ...draft, who: draft.who.slice(), plays: [...draft.plays], open: draft.open.slice() };
}
