import type { Stones } from '../../go/position.ts';
import { type Cell, type Color, EMPTY, type Point, UNKNOWN } from '../../go/types.ts';

/** A chain, an empty region, or connected `?` of a board. */
export interface Part {
  readonly content: Cell;
  /** Its points; only some of them when it is too large. */
  readonly points: readonly Point[];
  /** Whether it has more points than a part of its content may have. */
  readonly tooLarge: boolean;
  /** What it touches of which nothing is drawn: the board beyond an open side, or a `?`. */
  readonly unseen: 'open' | 'unknown' | null;
  /** What `LiveParts` says of it. */
  isLive: boolean;
  /** What `Growth` says of it: who plays on it in the draft, 0 for neither; and in which block. */
  player: Color | 0;
  block: number;
  /** Whether it can be part of any footprint; `null` until that was asked. */
  mayGo: boolean | null;
  /** Whether it is a region that must be played on, and whether it is left out. */
  isOpened: boolean;
  isLeft: boolean;
  /** What {@link Parts.beside} and {@link Parts.linked} found. */
  neighbors: readonly Part[] | null;
  links: readonly Part[] | null;
  /** The last list of neighbors that it was put into. */
  mark: number;
}

const ANY = Number.POSITIVE_INFINITY;

/**
 * The parts of a board, labelled as they are asked for: most questions need a few of them, and look
 * at no more of the board.
 */
export class Parts {
  /** All parts that were labelled. */
  readonly list: Part[] = [];
  private readonly byPoint: (Part | undefined)[];
  private tick = 0;

  constructor(
    readonly stones: Stones,
    /** The most points that a part may have, by its content; the flood of a larger one stops. */
    private readonly most: readonly number[] = [],
  ) {
    this.byPoint = new Array(stones.geometry.area);
  }

  /** All parts of the board, in the order of their first points. */
  all(): readonly Part[] {
    for (let p = 0; p < this.byPoint.length; p++) this.at(p);
    return this.list;
  }

  at(p: Point): Part {
    return this.byPoint[p] ?? this.flood(p);
  }

  /**
   * The parts next to a part, each once. Where a part is too large, parts that are connected with
   * it may be labelled as others.
   */
  beside(part: Part): readonly Part[] {
    if (part.neighbors) return part.neighbors;
    const { neighbors } = this.stones.geometry;
    const found: Part[] = [];
    const tick = ++this.tick;
    part.mark = tick;
    for (const p of part.points)
      for (let k = 4 * p, end = k + 4; k < end; k++) {
        const n = neighbors[k] ?? -1;
        if (n < 0) continue;
        const other = this.at(n);
        if (other.mark === tick) continue;
        other.mark = tick;
        found.push(other);
      }
    part.neighbors = found;
    return found;
  }

  /** The empty regions next to a chain, or the chains next to an empty region. */
  linked(part: Part): readonly Part[] {
    if (part.links) return part.links;
    const found: Part[] = [];
    for (const other of this.beside(part))
      if (other.content !== UNKNOWN && (other.content === EMPTY) !== (part.content === EMPTY))
        found.push(other);
    part.links = found;
    return found;
  }

  /**
   * Whether stones on these points could capture a chain: it has no other liberty, seen or assumed.
   */
  diesWithin(chain: Part, has: (p: Point) => boolean): boolean {
    if (chain.unseen) return false;
    const { cells, geometry } = this.stones;
    for (const p of chain.points)
      for (const n of geometry.adjacent(p)) if (cells[n] === EMPTY && !has(n)) return false;
    return true;
  }

  private flood(first: Point): Part {
    const { byPoint, stones } = this;
    const { cells, geometry } = stones;
    const { neighbors } = geometry;
    const content = cells[first] as Cell;
    const most = this.most[content] ?? ANY;
    const points = [first];
    const part: { -readonly [key in keyof Part]: Part[key] } = {
      content,
      points,
      tooLarge: false,
      unseen: null,
      isLive: false,
      player: 0,
      block: 0,
      mayGo: null,
      isOpened: false,
      isLeft: false,
      neighbors: null,
      links: null,
      mark: 0,
    };
    this.list.push(part);
    byPoint[first] = part;
    for (const p of points) {
      if (geometry.outward[p]) part.unseen = 'open';
      for (let k = 4 * p, end = k + 4; k < end; k++) {
        const n = neighbors[k] ?? -1;
        const cell = n < 0 ? -1 : cells[n];
        if (cell === UNKNOWN) part.unseen ??= 'unknown';
        if (cell !== content) continue;
        const other = byPoint[n];
        if (other === part) continue;
        if (other || points.length >= most) {
          // It has more points, or meets a part that was left unfinished.
          part.tooLarge = true;
          return part;
        }
        byPoint[n] = part;
        points.push(n);
      }
    }
    return part;
  }
}
