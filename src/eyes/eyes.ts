import type { Assumption } from '../go/play.ts';
import type { Position } from '../go/position.ts';
import { finish, type Task } from '../go/task.ts';
import { BLACK, type Color, EMPTY, type Point, UNKNOWN, WHITE } from '../go/types.ts';
import { DiagonalGround } from './reading/diagonals.ts';
import type { ReaderOptions } from './reading/reader.ts';
import { MARGIN, WITHIN } from './space/domains.ts';
import { assumptionsOf } from './topology/assumptions.ts';
import { DEFAULT_A, type Rational } from './topology/choice.ts';
import { type Diagonal, diagonal, diagonalsOf } from './topology/diagonal.ts';
import { staticDiagonal } from './topology/static.ts';
import { classOf, type EyeClass, printSum, type Sum, sumOf, worthOf } from './topology/values.ts';

export type EyeMode = 'static' | 'reading';

interface EyeOptions extends ReaderOptions {
  /** Default `reading`. */
  readonly mode?: EyeMode;
  /** Default 7/8; b = 2 - a. */
  readonly a?: Rational;
}

/** What an empty point is worth as an eye, and why. */
export interface Eye {
  readonly point: Point;
  readonly owner: Color;
  readonly mode: EyeMode;
  readonly a: Rational;
  readonly sum: Sum;
  /** `1+b`; with `?` for diagonals that cannot be known. */
  readonly symbolic: string;
  /** The exact value and its class; `null` when a diagonal is unknown. */
  readonly value: Rational | null;
  readonly class: EyeClass | null;
  /** Up-right, down-right, down-left, up-left. */
  readonly diagonals: readonly Diagonal[];
  /**
   * The points where one play of the opponent, or of the owner, changes the value most. Sorted as
   * answers list points.
   */
  readonly attacks: readonly Point[];
  readonly defenses: readonly Point[];
  /** What the value assumes of what is not drawn; empty on whole boards. */
  readonly assumptions: readonly Assumption[];
}

/**
 * The eyes of one position. What is read for one eye serves the others, so keep it for as long as
 * the position is looked at.
 *
 * Source: GNU Go's manual, "Topology of Half Eyes and False Eyes" and "Eye Topology with Ko".
 */
export class Eyes {
  readonly mode: EyeMode;
  readonly a: Rational;
  private readonly ground: DiagonalGround;

  constructor(
    readonly position: Position,
    options: EyeOptions = {},
  ) {
    this.mode = options.mode ?? 'reading';
    this.a = options.a ?? DEFAULT_A;
    this.ground = new DiagonalGround(position, options);
  }

  /** Positions that have been opened so far. */
  get opened(): number {
    return this.ground.reader.tally.opened;
  }

  /**
   * The worth of any empty point as an eye of `owner`.
   * @throws RangeError when the point is not empty.
   */
  at(point: Point, owner: Color): Eye {
    return finish(this.reading(point, owner));
  }

  /** {@link at}, as a task. */
  *reading(point: Point, owner: Color): Task<Eye> {
    const { position, mode, a, ground } = this;
    if (position.cells[point] !== EMPTY) throw new RangeError('an eye is an empty point');
    const diagonals: Diagonal[] = [];
    for (const d of diagonalsOf(position.geometry, point)) {
      if (d === 'one-edge') diagonals.push(diagonal(null, 'outside', '1', d));
      else if (d === 'two-edges') diagonals.push(diagonal(null, 'outside', '0', d));
      else if (d === 'not-drawn') diagonals.push(diagonal(null, 'unknown', '?', d, { proven: false }));
      else if (mode === 'static') diagonals.push(staticDiagonal(position, owner, d));
      else {
        diagonals.push(yield* ground.diagonal(owner, point, d));
        yield;
      }
    }
    const sum = sumOf(diagonals.map((d) => d.value));
    const value = worthOf(sum, a);
    return {
      point,
      owner,
      mode,
      a,
      sum,
      symbolic: printSum(sum),
      value,
      class: value === null ? null : classOf(value),
      diagonals,
      attacks: this.vital(diagonals, 'attack'),
      defenses: this.vital(diagonals, 'defense'),
      assumptions: assumptionsOf(position, mode, diagonals),
    };
  }

  /**
   * All eyes of both players, the owners' stones around them: by column, then row from the bottom,
   * black before white.
   */
  all(): Eye[] {
    return finish(this.readingAll());
  }

  /** {@link all}, as a task. */
  *readingAll(): Task<Eye[]> {
    const { geometry } = this.position;
    const eyes: Eye[] = [];
    const points = Array.from({ length: geometry.area }, (_, p) => p);
    for (const point of geometry.sorted(points)) {
      if (this.position.cells[point] !== EMPTY) continue;
      for (const owner of [BLACK, WHITE] as const) {
        if (yield* this.searchingEye(point, owner)) eyes.push(yield* this.reading(point, owner));
      }
    }
    return eyes;
  }

  /**
   * Whether a point is worth a value as an eye of a player, real or false: on all sides but one at
   * most are stones of that player or edges, and the point lies within an eye space of the player,
   * not at its margin. So the ends of small eye spaces are eyes, and their inner points are not. In
   * static mode an eye space is what is empty and enclosed by one player's stones.
   */
  isEye(point: Point, owner: Color): boolean {
    return finish(this.searchingEye(point, owner));
  }

  /** {@link isEye}, as a task. */
  *searchingEye(point: Point, owner: Color): Task<boolean> {
    if (!this.mayBeEye(point, owner)) return false;
    if (this.mode === 'static') return this.enclosed(point) === owner;
    const { share } = yield* this.ground.domains(point);
    return share(owner, point) >= (this.gaps(point, owner) === 0 ? MARGIN : WITHIN);
  }

  /**
   * Whether the points next to an empty point allow an eye there: all that {@link isEye} knows
   * without reading.
   */
  mayBeEye(point: Point, owner: Color): boolean {
    if (this.position.cells[point] !== EMPTY) return false;
    const gaps = this.gaps(point, owner);
    return gaps !== null && gaps <= 1 && this.hasStone(point, owner);
  }

  /** How many points next to `p` are no stones of the owner; `null` when a neighbor is unknown. */
  private gaps(p: Point, owner: Color): number | null {
    const { geometry, cells } = this.position;
    if (geometry.outward[p]) return null;
    let gaps = 0;
    for (const n of geometry.adjacent(p)) {
      if (cells[n] === owner) continue;
      if (cells[n] === UNKNOWN) return null;
      gaps++;
    }
    return gaps;
  }

  /**
   * The color that alone encloses the empty region of `p`; `EMPTY` when both or none do, or when
   * that is unknown.
   */
  private enclosed(p: Point): number {
    const { geometry, cells } = this.position;
    const region = new Set([p]);
    let border = 0;
    for (const q of region) {
      if (geometry.outward[q]) return EMPTY;
      for (const n of geometry.adjacent(q)) {
        const cell = cells[n] ?? UNKNOWN;
        if (cell === UNKNOWN) return EMPTY;
        if (cell === EMPTY) region.add(n);
        else border |= cell;
        if (border === (BLACK | WHITE)) return EMPTY;
      }
    }
    return border;
  }

  private hasStone(p: Point, owner: Color): boolean {
    const { geometry, cells } = this.position;
    return geometry.adjacent(p).some((n) => cells[n] === owner);
  }

  /**
   * The plays at the diagonals that matter most: at one that goes to whoever plays first; else the
   * one that takes a ko, so that the other has to find the first threat; else the one that ends a
   * ko that is already held, since the other player ends theirs meanwhile.
   */
  private vital(diagonals: readonly Diagonal[], side: 'attack' | 'defense'): Point[] {
    const order = side === 'attack' ? ['1', 'a', 'b'] : ['1', 'b', 'a'];
    for (const value of order) {
      const best = diagonals.flatMap((d) => (d.value === value && d[side] ? [d[side].point] : []));
      if (best.length > 0) return this.position.geometry.sorted(new Set(best));
    }
    return [];
  }
}
