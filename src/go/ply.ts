import { type Assumption, place } from './play.ts';
import { connected, Position, type Stones, without } from './position.ts';
import { type Color, type Misplay, type Move, type Point, UNKNOWN } from './types.ts';
import { combine } from './zobrist.ts';

/** One move of a game, carried out. A ko rule sees nothing else of the board. */
export interface Ply {
  /** 1 for the first move. Display numbers (`first:`) are a matter of the notation. */
  readonly number: number;
  readonly move: Move;
  readonly color: Color;
  /**
   * `play` for a board play that was carried out, if it has a `misplay` over a stone; `void` for
   * one that could not be (see `misplay`): it changed nothing.
   */
  readonly kind: 'play' | 'pass' | 'tenuki' | 'setup' | 'void';
  /** The point played on, -1 for what is no play. */
  readonly point: Point;
  readonly misplay: Misplay | null;
  /** Removed points, sorted by column, then row; own ones when the play is a suicide. */
  readonly captured: readonly Point[];
  readonly suicide: boolean;
  /** The chain of the new stone before removals; empty for other moves. */
  readonly chain: readonly Point[];
  readonly assumptions: readonly Assumption[];
  readonly before: Position;
  readonly after: Position;
  /**
   * The board before the move, to be looked at at once: it may change when any ply is asked for its
   * own. Costs next to nothing for plies in a row.
   */
  readonly stonesBefore: Stones;
  /** Whether all of the board before the move is seen: no side is open, no point is `?`. */
  readonly seen: boolean;
  /**
   * Numbers of all earlier moves after which the whole board was the same (0: the start),
   * ascending. Only board plays have any. A tenuki puts a stone somewhere outside for good, so
   * nothing after it is the same whole board as anything before it.
   */
  readonly sameAs: readonly number[];
  /**
   * The earliest and latest of `sameAs` and those that superko rules ask for, without listing them
   * all; `null` when `sameAs` is empty.
   */
  readonly recreates: Recreated | null;
  /**
   * The number of the earliest move (0: the start) since the last tenuki after which the whole
   * board was as it is after this one: its own number when it is new. Two moves left the same whole
   * board exactly when their origins are equal.
   */
  readonly origin: number;
  /**
   * The number of the latest earlier board play on the same point, 0 when this is no play or the
   * first.
   */
  readonly playedBefore: number;
  /** How many board plays, and how many passes, there are from move 1 to this one. */
  readonly playCount: number;
  readonly passCount: number;
  /** How many of the moves up to this one are no moves but setup. */
  readonly setupCount: number;
}

/** Numbers of earlier moves after which the whole board was as it is now. */
export interface Recreated {
  readonly earliest: number;
  readonly latest: number;
  /** The earliest with the same player to move next, -1 when there is none. */
  readonly sameTurn: number;
  /** The earliest that was a board play by the same player, a tenuki too; -1 for none. */
  readonly ownPlay: number;
}

const NONE: readonly never[] = [];

/** How many plays, at most, are played over again to get at a position. */
const STRIDE = 64;

/** What the recorder of a game knows of a move when it has carried it out. */
export interface Facts {
  readonly number: number;
  readonly move: Move;
  readonly kind: Ply['kind'];
  readonly misplay: Misplay | null;
  readonly captured: readonly Point[];
  readonly suicide: boolean;
  /** Whether some chain is only assumed to have a liberty. */
  readonly assumed: boolean;
  readonly recreates: Recreated | null;
  /** For setup: the earliest move that left this board, its own number when it is new. */
  readonly origin?: number;
  readonly playedBefore: number;
  readonly high: number;
  readonly low: number;
}

/**
 * The board after some ply of a game, which is rolled on from ply to ply; the plies of a recorder
 * share one.
 */
export class RollingBoard implements Stones {
  private ply: RecordedPly | null = null;
  cells = new Uint8Array();

  constructor(readonly geometry: Stones['geometry']) {}

  /** The board after `ply`; to be looked at at once, for it changes with the next call. */
  after(ply: RecordedPly): Stones {
    if (this.ply === ply) return this;
    if (this.ply && this.ply === ply.previous) {
      if (ply.kind === 'play') {
        this.cells[ply.point] = ply.color;
        for (const p of ply.captured) this.cells[p] = 0;
      }
      this.ply = ply;
      return this;
    }
    const position = ply.after;
    // A look back does not lose the place from which the next moves are looked at.
    if (!this.ply || this.ply.number < ply.number) {
      this.cells = position.cells.slice();
      this.ply = ply;
    }
    return position;
  }
}

/**
 * A ply that works out what is rarely asked for when it is asked for: positions are copies of whole
 * boards, and judging a game needs few of them.
 */
export class RecordedPly implements Ply {
  readonly number: number;
  readonly move: Move;
  readonly color: Color;
  readonly kind: Ply['kind'];
  readonly point: Point;
  readonly misplay: Misplay | null;
  readonly captured: readonly Point[];
  readonly suicide: boolean;
  readonly recreates: Recreated | null;
  readonly origin: number;
  readonly playedBefore: number;
  readonly playCount: number;
  readonly passCount: number;
  readonly setupCount: number;
  /** The halves of the hash of `after`. */
  readonly high: number;
  readonly low: number;
  private readonly assumed: boolean;
  private position: Position | null = null;
  private joined: readonly Point[] | null = null;
  private same: readonly number[] | null = null;

  constructor(
    facts: Facts,
    private readonly start: Position,
    /** The ply before, `null` for the first. */
    readonly previous: RecordedPly | null,
    /** The ply numbered `recreates.earliest`, when there is one. */
    private readonly twin: RecordedPly | null,
    readonly rolling: RollingBoard,
  ) {
    const { move } = facts;
    this.number = facts.number;
    this.move = move;
    this.color = move.color;
    this.kind = facts.kind;
    this.point = move.kind === 'play' ? move.point : -1;
    this.misplay = facts.misplay;
    this.captured = facts.captured;
    this.suicide = facts.suicide;
    this.recreates = facts.recreates;
    this.playedBefore = facts.playedBefore;
    this.high = facts.high;
    this.low = facts.low;
    this.assumed = facts.assumed;
    this.playCount = (previous ? previous.playCount : 0) + (facts.kind === 'play' ? 1 : 0);
    this.passCount = (previous ? previous.passCount : 0) + (facts.kind === 'pass' ? 1 : 0);
    this.setupCount = (previous ? previous.setupCount : 0) + (facts.kind === 'setup' ? 1 : 0);
    if (move.kind === 'setup') this.position = move.position;
    if (facts.origin !== undefined) this.origin = facts.origin;
    else if (facts.recreates) this.origin = facts.recreates.earliest;
    else if (facts.kind === 'play' || facts.kind === 'tenuki') this.origin = facts.number;
    else this.origin = previous ? previous.origin : 0;
  }

  get before(): Position {
    return this.previous ? this.previous.after : this.start;
  }

  /**
   * The board after the nearest earlier ply that has it at hand, and the plays since on a copy of
   * it.
   */
  get after(): Position {
    if (this.position) return this.position;
    const since: RecordedPly[] = [];
    let ply: RecordedPly | null = this;
    while (ply && !ply.position) {
      if (ply.recreates) ply = ply.twin;
      else {
        if (ply.kind === 'play') since.push(ply);
        ply = ply.previous;
      }
    }
    let position = ply?.position ?? this.start;
    if (since.length > 0) {
      const cells = position.cells.slice();
      for (const [k, play] of since.reverse().entries()) {
        const i = since.length - 1 - k;
        cells[play.point] = play.color;
        for (const p of play.captured) cells[p] = 0;
        if (i % STRIDE !== 0) continue;
        position = new Position(
          position.geometry,
          i > 0 ? cells.slice() : cells,
          combine(play.high, play.low),
        );
        play.position = position;
      }
    }
    this.position = position;
    return position;
  }

  get stonesBefore(): Stones {
    const last = this.previous;
    return !last || last.position ? this.before : this.rolling.after(last);
  }

  get seen(): boolean {
    if (this.start.geometry.hasOpenSide) return false;
    // Plays change nothing of it, setup may.
    return !(this.setupCount > 0 ? this.stonesBefore.cells.includes(UNKNOWN) : this.start.hasUnknown);
  }

  get chain(): readonly Point[] {
    if (this.kind !== 'play') return NONE;
    if (!this.joined) {
      const { geometry, cells } = this.before;
      const placed = cells.slice();
      placed[this.point] = this.color;
      this.joined = geometry.sorted(connected(new Position(geometry, placed), this.point));
    }
    return this.joined;
  }

  get assumptions(): readonly Assumption[] {
    if (!this.assumed) return NONE;
    const { before, point } = this;
    const placed = place(this.misplay ? without(before, point) : before, this.color, point);
    return typeof placed === 'string' ? NONE : placed.assumptions;
  }

  get sameAs(): readonly number[] {
    if (!this.recreates) return NONE;
    if (!this.same) {
      const numbers: number[] = [];
      const { earliest } = this.recreates;
      let ply = this.previous;
      for (; ply && ply.number >= earliest; ply = ply.previous)
        if (ply.origin === earliest) numbers.push(ply.number);
      if (earliest === 0) numbers.push(0);
      this.same = numbers.reverse();
    }
    return this.same;
  }
}
