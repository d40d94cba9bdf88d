import type { Assumption } from '../../go/play.ts';
import type { Position } from '../../go/position.ts';
import { BLACK, type Color, EMPTY, opponent, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import { type CycleLimits, type FirstPlay, mostOfOneColor } from '../cycle.ts';
import { type Part, Parts } from './parts.ts';

const BOTH = BLACK | WHITE;

/** Points that Black, White, or either must play on; by the colors that may play there. */
type Cost = [none: number, black: number, white: number, either: number];

/**
 * Which parts of a position a cycle can touch: theorems T2 … T5 of the README of this room, applied
 * until nothing changes. A part is *live* until it is shown that no cycle touches it.
 */
export class LiveParts {
  readonly parts: Parts;
  /** How many points every cycle plays on that begins with the play given to {@link restrictTo}. */
  neededPoints = 0;
  private readonly half: number;
  private readonly whole: boolean;

  constructor(
    private readonly position: Position,
    private readonly limits: Pick<CycleLimits, 'maxCycle' | 'suicide'>,
    /**
     * `cautious`: whatever touches an open side or a `?` is dead; else only what must be. `whole`:
     * only plain cycles count, in which one player fills a whole region.
     */
    { cautious, whole }: { readonly cautious: boolean; readonly whole: boolean },
  ) {
    this.half = mostOfOneColor(limits.maxCycle);
    this.parts = new Parts(position);
    this.whole = whole;
    const most = { [EMPTY]: whole ? this.half : limits.maxCycle, [BLACK]: this.half, [WHITE]: this.half };
    for (const part of this.parts.all()) {
      const { content, points, unseen } = part;
      part.isLive = content !== UNKNOWN && !(cautious && unseen) && points.length <= most[content];
    }
    // T3, and alternation: its own color must replay the whole chain.
    for (const part of this.parts.list)
      if (part.content !== EMPTY && part.isLive) part.isLive = this.fitsIn(part);
    this.propagate();
  }

  isLive(p: Point): boolean {
    return this.parts.at(p).isLive;
  }

  /** All points of live parts, ascending. */
  points(): Point[] {
    return this.liveParts()
      .flatMap(({ points }) => points)
      .sort((a, b) => a - b);
  }

  /** The points of live parts, in connected groups; each ascending, as the groups are. */
  groups(): Point[][] {
    const groups: Point[][] = [];
    const seen = new Set<Point>();
    for (const p of this.points()) {
      if (seen.has(p)) continue;
      groups.push(this.around(p, seen).sort((a, b) => a - b));
    }
    return groups;
  }

  /**
   * A live part that touches something unseen, among those that are connected with the point
   * `from`.
   */
  unseenFrom(from: Point): Assumption | null {
    for (const p of this.around(from, new Set())) {
      const part = this.parts.at(p);
      if (part.unseen) return assumptionOf(part);
    }
    return null;
  }

  /** A live part that touches something unseen, anywhere. */
  anyUnseen(): Assumption | null {
    return assumptionOf(this.liveParts().find(({ unseen }) => unseen));
  }

  /** Marks the parts of these points as dead, and whatever follows. */
  markDead(points: Iterable<Point>): void {
    for (const p of points) this.parts.at(p).isLive = false;
    this.propagate();
  }

  /** Whether nothing shows yet that `first` begins no cycle. */
  mayPlay(first: FirstPlay): boolean {
    return this.isLive(first.point) && !(this.barredAt(first.point) & first.color);
  }

  /**
   * Marks as dead what no cycle can touch that begins with `first`; false when there is no such
   * cycle at all. What the first play touches leaves the less for anything else: the parts that
   * must be played over with it are counted by color, and a part that is one too many is dead.
   */
  restrictTo(first: FirstPlay): boolean {
    if (!this.mayPlay(first)) return false;
    const { parts } = this;
    const needed = new Set<Part>();
    this.need(parts.at(first.point), needed);
    for (const n of this.position.geometry.adjacent(first.point)) {
      const part = parts.at(n);
      if (part.content === EMPTY || part.content === UNKNOWN) continue;
      if (part.content === first.color || this.inAtari(part, first.point)) this.need(part, needed);
    }
    for (;;) {
      const cost: Cost = [0, 0, 0, 0];
      for (const part of needed) {
        if (!part.isLive) return false;
        this.charge(part, cost, 1);
      }
      if (!this.fits(cost, first.color)) return false;
      this.neededPoints = cost[1] + cost[2] + cost[3];
      let changed = false;
      for (const part of parts.list) {
        if (!part.isLive || part.content === EMPTY || needed.has(part)) continue;
        const regions = parts.linked(part).filter((region) => !needed.has(region));
        const together = [part, ...regions];
        for (const one of together) this.charge(one, cost, 1);
        const stays = this.fits(cost, first.color);
        for (const one of together) this.charge(one, cost, -1);
        // Not before it is taken back: what a region costs turns on which chains are dead.
        if (!stays) {
          part.isLive = false;
          changed = true;
        }
      }
      const more = this.limits.suicide ? false : this.needCaptors(needed);
      if (more === null) return false;
      if (!changed && !more) return true;
      this.propagate();
      if (!this.mayPlay(first)) return false;
    }
  }

  /**
   * Marks chains as dead whose closure is too large or holds something dead: the regions next to
   * the chain, the chains that any stone in those must join, and so on.
   */
  closeUp(): void {
    for (let changed = true; changed; ) {
      changed = false;
      for (const part of this.liveParts()) {
        if (part.content === EMPTY || this.closes(part)) continue;
        part.isLive = false;
        changed = true;
      }
      if (changed) this.propagate();
    }
  }

  private liveParts(): Part[] {
    return this.parts.list.filter(({ isLive }) => isLive);
  }

  /** The points of live parts that are connected with `from`, which is one of them or is alone. */
  private around(from: Point, seen: Set<Point>): Point[] {
    const group = [from];
    seen.add(from);
    for (const p of group)
      for (const n of this.position.geometry.adjacent(p)) {
        if (seen.has(n) || !this.isLive(n)) continue;
        seen.add(n);
        group.push(n);
      }
    return group;
  }

  private propagate(): void {
    for (let changed = true; changed; ) {
      changed = false;
      for (const part of this.parts.list) {
        if (!part.isLive) continue;
        if (part.content === EMPTY ? this.regionLives(part) : this.chainLives(part)) continue;
        part.isLive = false;
        changed = true;
      }
    }
  }

  /** Whether a chain and the regions next to it have no more points than a cycle has plays. */
  private fitsIn(chain: Part): boolean {
    if (!this.chainLives(chain)) return false;
    let total = chain.points.length;
    for (const region of this.parts.linked(chain)) total += region.points.length;
    return total <= this.limits.maxCycle;
  }

  /** T3: a chain is captured only when every empty region next to it is played full. */
  private chainLives(chain: Part): boolean {
    const { cells, geometry } = this.position;
    for (const p of chain.points)
      for (const n of geometry.adjacent(p)) if (cells[n] === EMPTY && !this.isLive(n)) return false;
    return true;
  }

  /**
   * T4: a stone next to a dead chain of its own color never goes, so every point of a region must
   * be open to some color. T5: a region among chains that are all dead can be emptied last only by
   * the suicide of one chain that fills it.
   */
  private regionLives(region: Part): boolean {
    const { points, unseen } = region;
    let standing = 0;
    for (const p of points) {
      const barred = this.barredAt(p);
      if (barred === BOTH) return false;
      standing |= barred;
    }
    if (this.whole && standing === BOTH) return false;
    if (this.limits.suicide && standing !== BOTH && points.length <= this.half) return true;
    // The chains next to it beyond the drawn part are unknown.
    return unseen !== null || this.parts.linked(region).some(({ isLive }) => isLive);
  }

  /** The colors (1, 2, 3 for both) of dead chains next to `p`. */
  private barredAt(p: Point): number {
    let barred = 0;
    for (const n of this.position.geometry.adjacent(p)) {
      const { content, isLive } = this.parts.at(n);
      // The content of an empty region is 0 and bars neither player.
      if (content !== UNKNOWN && !isLive) barred |= content;
    }
    return barred;
  }

  /** T3: with a chain come the regions next to it. */
  private need(part: Part, needed: Set<Part>): void {
    needed.add(part);
    if (part.content !== EMPTY) for (const region of this.parts.linked(part)) needed.add(region);
  }

  /**
   * T5: a region that is played on needs a chain next to it that is captured; where there is but
   * one, it is that. Whether any was added; `null` when a region has none.
   */
  private needCaptors(needed: Set<Part>): boolean | null {
    let changed = false;
    for (const part of this.parts.list) {
      if (!needed.has(part) || part.content !== EMPTY || part.unseen) continue;
      const captors = this.parts.linked(part).filter(({ isLive }) => isLive);
      const [only, another] = captors;
      if (!only) return null;
      if (another || needed.has(only)) continue;
      this.need(only, needed);
      changed = true;
    }
    return changed;
  }

  /**
   * Adds what a part costs, `times` 1 or -1: a chain its own color, a region whoever is not barred
   * from a point.
   */
  private charge({ content, points }: Part, cost: Cost, times: number): void {
    if (content !== EMPTY) cost[content as Color] += times * points.length;
    else for (const p of points) cost[(BOTH & ~this.barredAt(p)) as 0 | 1 | 2 | 3] += times;
  }

  private fits([, black, white, either]: Cost, first: Color): boolean {
    const { maxCycle } = this.limits;
    const [own, other] = first === BLACK ? [black, white] : [white, black];
    return own <= this.half && other <= maxCycle >> 1 && own + other + either <= maxCycle;
  }

  /** Whether `p` is the only liberty of a chain. */
  private inAtari({ points, unseen }: Part, p: Point): boolean {
    const { cells, geometry } = this.position;
    return !unseen && points.every((q) => geometry.adjacent(q).every((n) => n === p || cells[n] !== EMPTY));
  }

  private closes(first: Part): boolean {
    const { geometry } = this.position;
    const reached = [first];
    const plays: Cost = [0, 0, 0, 0];
    for (const part of reached) {
      if (!part.isLive) return false;
      const empty = part.content === EMPTY;
      const filler = empty && this.whole ? this.fillerOf(part.points) : 0;
      for (const p of part.points) {
        const color = !empty ? part.content : this.whole ? filler : this.fillerOf([p]);
        plays[color as 0 | Color]++;
        const [none, black, white] = plays;
        if (none + black + white > this.limits.maxCycle || black > this.half || white > this.half)
          return false;
        for (const n of geometry.adjacent(p)) {
          const other = this.parts.at(n);
          // Capturing a chain fills its liberties; a stone joins all chains of its color next to
          // it.
          const comes = empty ? color !== 0 && other.content === color : other.content === EMPTY;
          if (comes && !reached.includes(other)) reached.push(other);
        }
      }
    }
    return true;
  }

  /**
   * The color of any stone that a cycle plays on these empty points: not that of a dead chain next
   * to them. 0 when there is none.
   */
  private fillerOf(points: readonly Point[]): Color | 0 {
    for (const p of points)
      for (const n of this.position.geometry.adjacent(p)) {
        const { content, isLive } = this.parts.at(n);
        if ((content === BLACK || content === WHITE) && !isLive) return opponent(content);
      }
    return 0;
  }
}

/** What a search assumes of a part that touches something of which nothing is drawn. */
export function assumptionOf(part: Part | undefined): Assumption | null {
  const [chain] = part?.points ?? [];
  return part?.unseen && chain !== undefined ? { kind: part.unseen, chain } : null;
}
