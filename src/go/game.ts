import { type Assumption, place } from './play.ts';
import type { Position } from './position.ts';
import type { Color, Misplay, Move, Point } from './types.ts';

/** One move of a game, carried out. A ko rule sees nothing else of the board. */
export interface Ply {
  /** 1 for the first move. Display numbers (`first:`) are a matter of the notation. */
  readonly number: number;
  readonly move: Move;
  readonly color: Color;
  /** `play` for a board play that was carried out; `void` for one that could not be (see `misplay`): it changed nothing. */
  readonly kind: 'play' | 'pass' | 'tenuki' | 'void';
  /** The point played on, -1 for pass and tenuki. */
  readonly point: Point;
  readonly misplay: Misplay | null;
  /** Removed points, sorted by column, then row; own ones when the play is a suicide. */
  readonly captured: readonly Point[];
  readonly suicide: boolean;
  /** The string of the new stone before removals; empty for other moves. */
  readonly string: readonly Point[];
  readonly assumptions: readonly Assumption[];
  readonly before: Position;
  readonly after: Position;
  /**
   * Numbers of all earlier moves after which the whole board was the same (0: the start), ascending. Only board plays have
   * any. A tenuki puts a stone somewhere outside for good, so nothing after it is the same whole board as anything before it.
   */
  readonly sameAs: readonly number[];
}

export interface Start {
  readonly position: Position;
  /** Who plays move 1: the side to move at the start counts for situational superko. */
  readonly toPlay: Color;
}

/**
 * A start and the moves made from it. Immutable; `with` shares everything that stands before, so a variation or a hypothetical
 * move costs one ply. Forbidden and impossible moves stay in, so that one error never hides the next.
 */
export class Game {
  private constructor(
    readonly start: Start,
    readonly plies: readonly Ply[],
  ) {}

  static begin(start: Start): Game {
    return new Game(start, []);
  }

  static of(start: Start, moves: Iterable<Move>): Game {
    const record = new Recorder(start);
    for (const move of moves) record.add(move);
    return new Game(start, record.plies);
  }

  get length(): number {
    return this.plies.length;
  }

  /** The position after move `n`, the start for 0. */
  after(n: number): Position {
    return n === 0 ? this.start.position : this.plies[n - 1]!.after;
  }

  /** Who is to play after move `n`: the opponent of who made it. */
  toPlayAfter(n: number): Color {
    return n === 0 ? this.start.toPlay : ((3 - this.plies[n - 1]!.color) as Color);
  }

  /** The first `n` moves. */
  prefix(n: number): Game {
    return n >= this.plies.length ? this : new Game(this.start, this.plies.slice(0, n));
  }

  /** This game and one more move. */
  with(move: Move): Game {
    const record = new Recorder(this.start, this.plies);
    record.add(move);
    return new Game(this.start, record.plies);
  }

  withAll(moves: Iterable<Move>): Game {
    const record = new Recorder(this.start, this.plies);
    for (const move of moves) record.add(move);
    return new Game(this.start, record.plies);
  }
}

/** Carries moves out one after the other and finds repetitions through a table of hashes; equal hashes are compared point by point. */
class Recorder {
  readonly plies: Ply[];
  private readonly table = new Map<number, number[]>();

  constructor(
    private readonly start: Start,
    plies: readonly Ply[] = [],
  ) {
    this.plies = plies.slice();
    this.enter(start.position, 0);
    for (const ply of plies) {
      if (ply.kind === 'tenuki') this.table.clear();
      this.enter(ply.after, ply.number);
    }
  }

  private enter(position: Position, number: number): void {
    const list = this.table.get(position.hash);
    if (list) list.push(number);
    else this.table.set(position.hash, [number]);
  }

  private positionAfter(n: number): Position {
    return n === 0 ? this.start.position : this.plies[n - 1]!.after;
  }

  add(move: Move): void {
    const ply = this.carryOut(move);
    this.plies.push(ply);
    if (ply.kind === 'tenuki') this.table.clear();
    this.enter(ply.after, ply.number);
  }

  private carryOut(move: Move): Ply {
    const number = this.plies.length + 1;
    const before = this.positionAfter(number - 1);
    const still = {
      number,
      move,
      color: move.color,
      point: -1,
      misplay: null,
      captured: [],
      suicide: false,
      string: [],
      assumptions: [],
      before,
      after: before,
      sameAs: [],
    } satisfies Omit<Ply, 'kind'>;
    if (move.kind !== 'play') return { ...still, kind: move.kind };
    const placed = place(before, move.color, move.point);
    if (typeof placed === 'string') return { ...still, kind: 'void', point: move.point, misplay: placed };
    const { after, captured, suicide, string, assumptions } = placed;
    const sameAs = (this.table.get(after.hash) ?? []).filter((n) => this.positionAfter(n).equals(after));
    return {
      ...still,
      kind: 'play',
      point: move.point,
      captured,
      suicide,
      string,
      assumptions,
      after,
      sameAs,
    };
  }
}
