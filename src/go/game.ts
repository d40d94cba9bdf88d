import { must } from './must.ts';
import type { Ply, RecordedPly } from './ply.ts';
import type { Position } from './position.ts';
import { Recorder } from './recorder.ts';
import { type Color, type Move, opponent } from './types.ts';

export type { Ply } from './ply.ts';

export interface Start {
  readonly position: Position;
  /** Who plays move 1: the side to move at the start counts for situational superko. */
  readonly toPlay: Color;
}

/**
 * A start and the moves made from it. Immutable; `with` shares everything that stands before, so a
 * variation or a hypothetical move costs one ply. Forbidden and impossible moves stay in, so that
 * one error never hides the next.
 */
export class Game {
  protected constructor(
    readonly start: Start,
    protected readonly recorded: readonly RecordedPly[],
  ) {}

  get plies(): readonly Ply[] {
    return this.recorded;
  }

  /** A game of moves that a recorder has carried out from this start. */
  static recorded(start: Start, plies: readonly RecordedPly[]): Game {
    return new Game(start, plies.slice());
  }

  static begin(start: Start): Game {
    return new Game(start, []);
  }

  static of(start: Start, moves: Iterable<Move>): Game {
    return Game.begin(start).withAll(moves);
  }

  get length(): number {
    return this.plies.length;
  }

  /**
   * Move `n`, from 1.
   * @throws Error when there is none.
   */
  ply(n: number): Ply {
    return must(this.recorded[n - 1]);
  }

  /**
   * The move since which the stone stands that move `n`, a play on an occupied point, finds there:
   * a play, setup, or 0 for the start.
   */
  occupiedSince(n: number): number {
    const { point, before, playedBefore: played, setupCount } = this.ply(n);
    const color = before.at(point);
    if (setupCount === (played === 0 ? 0 : this.ply(played).setupCount)) return played;
    for (let m = n - 1; m > played; m--) {
      const ply = this.ply(m);
      if (ply.kind === 'setup' && ply.before.at(point) !== color) return m;
    }
    return played;
  }

  /** The position after move `n`, the start for 0. */
  after(n: number): Position {
    return n === 0 ? this.start.position : this.ply(n).after;
  }

  /** The side to play after move `n`: the opponent of the player who made it. */
  toPlayAfter(n: number): Color {
    return n === 0 ? this.start.toPlay : opponent(this.ply(n).color);
  }

  /** The first `n` moves. */
  prefix(n: number): Game {
    return n >= this.plies.length ? this : new Game(this.start, this.recorded.slice(0, n));
  }

  /** This game and one more move. */
  with(move: Move): Game {
    return this.withAll([move]);
  }

  /** For each of these moves, no tenuki among them, this game and that one more. */
  withEach(moves: Iterable<Move>): Game[] {
    const recorder = new Recorder(this.start.position, this.start.toPlay, this.recorded);
    const games: Game[] = [];
    for (const move of moves) {
      games.push(new Game(this.start, [...this.recorded, recorder.add(move)]));
      recorder.back();
    }
    recorder.done();
    return games;
  }

  withAll(moves: Iterable<Move>): Game {
    const recorder = new Recorder(this.start.position, this.start.toPlay, this.recorded);
    for (const move of moves) recorder.add(move);
    return new Game(this.start, recorder.done());
  }
}

/**
 * The path to a ply of a tree of variations, as a game. Unlike other games it changes: the walk
 * that owns it moves it on from ply to ply in the order of the tree, so that a walk over all of
 * them costs no copies. Nothing else may keep it.
 */
export class GamePath extends Game {
  private readonly path: RecordedPly[];

  constructor(start: Start) {
    const path: RecordedPly[] = [];
    super(start, path);
    this.path = path;
  }

  /** The game up to `ply`, whose predecessors the path must have already. */
  moveTo(ply: RecordedPly): void {
    this.path.length = ply.number - 1;
    this.path.push(ply);
  }
}
