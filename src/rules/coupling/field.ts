import type { Assumption } from '../../go/play.ts';
import type { Position } from '../../go/position.ts';
import { EMPTY, type Point, UNKNOWN } from '../../go/types.ts';
import { stringsOf } from './strings.ts';

/**
 * The points that some cycle through `position` within `limits` could change, in groups that no such point of another group is
 * next to; ascending. Nothing outside ever changes in such a cycle. Linear in the board, a few times over.
 *
 * What can be ruled out (the README of this folder has the proofs): an empty region or a string is *fixed* when it has more points than such a
 * cycle has plays (or, for a string, plays of its color, since its own color has to put it back), or when a stone on one of its points
 * can never be taken because it touches an open side or a `?`; then
 * - a string next to a fixed region, since taking it fills all its liberties;
 * - a region next to fixed strings only, since what is played there has to be taken by a stone that was there before (or by suicide);
 * - a region with a point between fixed strings of both colors, since a stone there joins one of them;
 * - a string whose closure (the regions next to it, the strings that any stone in those must join, and so on) is too big, or takes too
 *   many plays of one color.
 * In a plain cycle one player fills a whole region, and it is taken at once. So there what is said of a point holds of its region.
 */
export function field(position: Position, limits: CycleLimits): Point[][] {
  const parts = new Parts(position, limits, true);
  while (parts.sweep() || parts.tooBig()) {}
  return parts.groups();
}

/** Something that nobody sees, in the parts that some cycle could change if only what is drawn counted. */
interface Unseen {
  /** In what hangs together with a point. */
  readonly near: Assumption | null;
  /** Anywhere. */
  readonly far: Assumption | null;
}

/**
 * What the answer leans on that the stone at `point` is never taken in a cycle: with nothing taken to live beyond an open side or under a `?`,
 * whether it hangs together with points there.
 */
export function unseenAt(position: Position, limits: CycleLimits, point: Point): Unseen {
  if (!position.geometry.hasOpenSide && !position.hasUnknown) return { near: null, far: null };
  const parts = new Parts(position, limits, false);
  while (parts.sweep() || parts.tooBig()) {}
  return parts.unseenFrom(point);
}

export interface CycleLimits {
  /** The longest cycle, in plays. */
  readonly longest: number;
  /** Whether only plain cycles count: no point is played on twice. */
  readonly plain: boolean;
  readonly suicide: boolean;
}

/** How many of the plays of a cycle one player can make. */
export function mostOfOneColor(longest: number): number {
  return (longest + 1) >> 1;
}

/** The empty regions and strings of a position, and which of them are fixed. */
class Parts {
  private readonly part: Int16Array;
  private readonly points: Point[][] = [];
  private readonly fixed: boolean[] = [];
  /** What a part touches that nobody sees. */
  private readonly unseen: ('open' | 'unknown' | null)[] = [];

  constructor(
    private readonly position: Position,
    private readonly limits: CycleLimits,
    /** Whether all that touches an open side or a `?` is fixed. Else only what is fixed for certain is. */
    cautious: boolean,
  ) {
    const { cells, geometry } = position;
    const { neighbors, outward } = geometry;
    const { longest } = limits;
    this.part = new Int16Array(geometry.area).fill(-1);
    for (let first = 0; first < cells.length; first++) {
      if (this.part[first]! >= 0) continue;
      const content = cells[first];
      const id = this.points.length;
      const found = [first];
      let unseen: 'open' | 'unknown' | null = null;
      this.part[first] = id;
      for (let i = 0; i < found.length; i++) {
        const p = found[i]!;
        if (outward[p]) unseen = 'open';
        for (let k = 4 * p, end = k + 4; k < end; k++) {
          const n = neighbors[k]!;
          if (n < 0) continue;
          if (cells[n] === UNKNOWN) unseen ??= 'unknown';
          if (cells[n] !== content || this.part[n]! >= 0) continue;
          this.part[n] = id;
          found.push(n);
        }
      }
      this.points.push(found);
      const most = content === EMPTY && !this.limits.plain ? longest : mostOfOneColor(longest);
      this.unseen.push(unseen);
      this.fixed.push(content === UNKNOWN || (cautious && unseen !== null) || found.length > most);
    }
  }

  /** Applies the first three rules once to every part; whether that fixed any. */
  sweep(): boolean {
    let changed = false;
    for (let id = 0; id < this.points.length; id++) {
      if (this.fixed[id] || !this.mustStay(id)) continue;
      this.fixed[id] = true;
      changed = true;
    }
    return changed;
  }

  private mustStay(id: number): boolean {
    const { cells, geometry } = this.position;
    const empty = cells[this.points[id]![0]!] === EMPTY;
    // What nobody sees may be alive and open to both.
    let alive = this.unseen[id] !== null;
    let sides = 0;
    for (const p of this.points[id]!) {
      if (!this.limits.plain) sides = 0;
      for (let k = 4 * p, end = k + 4; k < end; k++) {
        const n = geometry.neighbors[k]!;
        if (n < 0 || this.part[n] === id || cells[n] === UNKNOWN) continue;
        const fixed = this.fixed[this.part[n]!]!;
        if (!empty) {
          if (fixed && cells[n] === EMPTY) return true;
        } else if (fixed) sides |= cells[n]!;
        else alive = true;
      }
      if (sides === 3) return true;
    }
    // One player can empty a region by himself only by the suicide of a string that fills it.
    return empty && !alive && !(this.limits.suicide && this.filledByOne(id));
  }

  private filledByOne(id: number): boolean {
    const { cells, geometry } = this.position;
    let sides = 0;
    for (const p of this.points[id]!) {
      for (let k = 4 * p, end = k + 4; k < end; k++)
        if (geometry.neighbors[k]! >= 0) sides |= cells[geometry.neighbors[k]!]!;
    }
    return sides !== 3 && this.points[id]!.length <= mostOfOneColor(this.limits.longest);
  }

  /** Fixes strings whose closure is too big, or holds something fixed; whether there were any. */
  tooBig(): boolean {
    let changed = false;
    for (let id = 0; id < this.points.length; id++) {
      if (this.fixed[id] || this.position.cells[this.points[id]![0]!] === EMPTY) continue;
      if (this.closes(id)) continue;
      this.fixed[id] = true;
      changed = true;
    }
    return changed;
  }

  private closes(first: number): boolean {
    const { cells, geometry } = this.position;
    const closure = [first];
    const most = mostOfOneColor(this.limits.longest);
    /** Plays of either color, black, and white. */
    const plays = [0, 0, 0];
    for (const id of closure) {
      if (this.fixed[id]) return false;
      const empty = cells[this.points[id]![0]!] === EMPTY;
      const whole = empty && this.limits.plain ? this.colorOf(this.points[id]!) : 0;
      for (const p of this.points[id]!) {
        const color = !empty ? cells[p]! : this.limits.plain ? whole : this.colorOf([p]);
        plays[0]!++;
        if (color !== 0) plays[color]!++;
        if (plays[0]! > this.limits.longest || plays[1]! > most || plays[2]! > most) return false;
        for (let k = 4 * p, end = k + 4; k < end; k++) {
          const n = geometry.neighbors[k]!;
          if (n < 0 || closure.includes(this.part[n]!)) continue;
          // Taking a string fills its liberties; a stone joins all strings of its color next to it.
          if (empty ? color !== 0 && cells[n] === color : cells[n] === EMPTY) closure.push(this.part[n]!);
        }
      }
    }
    return true;
  }

  /** The color of any stone that a cycle plays on these empty points: not that of a fixed string next to them. 0 when there is none. */
  private colorOf(points: readonly Point[]): number {
    const { cells, geometry } = this.position;
    for (const p of points) {
      for (let k = 4 * p, end = k + 4; k < end; k++) {
        const n = geometry.neighbors[k]!;
        if (n < 0 || cells[n] === EMPTY || cells[n] === UNKNOWN) continue;
        if (this.fixed[this.part[n]!]) return 3 - cells[n]!;
      }
    }
    return 0;
  }

  /** What nobody sees among the parts that are left: in the group of `from`, and anywhere; nothing when that one is fixed. */
  unseenFrom(from: Point): Unseen {
    const group = this.groups().find((points) => points.includes(from));
    if (!group) return { near: null, far: null };
    const at = (points: readonly Point[]): Assumption | null => {
      const string = points.find((p) => this.unseen[this.part[p]!] !== null);
      return string === undefined ? null : { kind: this.unseen[this.part[string]!]!, string };
    };
    return { near: at(group), far: at(this.groups().flat()) };
  }

  /** The points that are left, in connected groups. */
  groups(): Point[][] {
    const { neighbors } = this.position.geometry;
    const groups: Point[][] = [];
    const seen = new Set<Point>();
    for (let p = 0; p < this.part.length; p++) {
      if (this.fixed[this.part[p]!] || seen.has(p)) continue;
      const group = [p];
      seen.add(p);
      for (const q of group) {
        for (let k = 4 * q, end = k + 4; k < end; k++) {
          const n = neighbors[k]!;
          if (n < 0 || seen.has(n) || this.fixed[this.part[n]!]) continue;
          seen.add(n);
          group.push(n);
        }
      }
      groups.push(group.sort((a, b) => a - b));
    }
    return groups;
  }
}

/** What a search on some of the points of a position has to know of the rest. Points are indices into `points` here. */
export interface Arena {
  readonly points: readonly Point[];
  readonly cells: Uint8Array;
  /** Four for each point, -1 for none. */
  readonly neighbors: Int16Array;
  /** The empty regions, and the region of each point; -1 where a stone is. */
  readonly regions: readonly (readonly number[])[];
  readonly region: Int16Array;
  /** Colors (1, 2, or 3 for both) of the fixed stones next to each point. */
  readonly fixed: Uint8Array;
  /** For each point, the fixed strings next to it that have all their liberties among the points, by number. */
  readonly threatened: readonly (readonly number[])[];
  readonly colors: readonly number[];
  /** For each such string, the points next to it. */
  readonly borders: readonly (readonly number[])[];
  /** All of the above in a string: two arenas with the same key have the same cycles. */
  readonly key: string;
}

/** The arena of `points`, which are whole groups of {@link field}. */
export function arena(position: Position, points: readonly Point[]): Arena {
  const { cells, geometry } = position;
  const index = new Map<Point, number>(points.map((p, i) => [p, i]));
  const neighbors = new Int16Array(4 * points.length).fill(-1);
  const fixed = new Uint8Array(points.length);
  const threatened: number[][] = points.map(() => []);
  const colors: number[] = [];
  const borders: number[][] = [];
  const strings = new Map<number, number>();
  const all = stringsOf(position);
  points.forEach((p, i) => {
    for (let k = 0; k < 4; k++) {
      const n = geometry.neighbors[4 * p + k]!;
      if (n < 0) continue;
      const inside = index.get(n);
      if (inside !== undefined) neighbors[4 * i + k] = inside;
      else {
        fixed[i]! |= cells[n]!;
        if (cells[n] === EMPTY || cells[n] === UNKNOWN) continue;
        const outside = all.of(n);
        const string = strings.get(outside) ?? enter(outside, cells[n]!);
        if (string >= 0 && !threatened[i]!.includes(string)) {
          threatened[i]!.push(string);
          borders[string]!.push(i);
        }
      }
    }
  });

  /** Numbers the string, or notes it under -1 when it has a liberty outside the points, or is held without one. */
  function enter(string: number, color: number): number {
    const number = all.within(string, (p) => index.has(p)) ? borders.length : -1;
    if (number >= 0) {
      borders.push([]);
      colors.push(color);
    }
    strings.set(string, number);
    return number;
  }

  const regions: number[][] = [];
  const region = new Int16Array(points.length).fill(-1);
  points.forEach((p, i) => {
    if (cells[p] !== EMPTY || region[i]! >= 0) return;
    const found = [i];
    region[i] = regions.length;
    for (const q of found) {
      for (let k = 4 * q; k < 4 * q + 4; k++) {
        const n = neighbors[k]!;
        if (n < 0 || region[n]! >= 0 || cells[points[n]!] !== EMPTY) continue;
        region[n] = regions.length;
        found.push(n);
      }
    }
    regions.push(found);
  });
  const held = points.map(
    (p, i) => `${p}${'.XO'[cells[p]!]}${fixed[i]}${threatened[i]!.map((s) => `~${s}${colors[s]}`).join('')}`,
  );
  return {
    points,
    cells: Uint8Array.from(points, (p) => cells[p]!),
    neighbors,
    regions,
    region,
    fixed,
    threatened,
    colors,
    borders,
    key: held.join(' '),
  };
}
