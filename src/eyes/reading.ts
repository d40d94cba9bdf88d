/**
 * The worth of diagonals by reading, as GNU Go does it: whether the opponent's stone can be captured, and whether the opponent
 * could safely play on an empty one, each with ko.
 */
import type { Position } from '../go/position.ts';
import type { Task } from '../go/task.ts';
import { BLACK, type Color, EMPTY, opponent, type Point, UNKNOWN, WHITE } from '../go/types.ts';
import { type Diagonal, diagonal, type Reason } from './diagonal.ts';
import { type Domains, domainsAround, MARGIN, pointsAround, WITHIN } from './domains.ts';
import { type Answer, Reader, type Reading, type ReadOptions } from './reader.ts';
import type { DiagonalValue } from './values.ts';

/** A string with so many liberties is not asked about. */
const LIVELY = 5;

/** One position, what was read of it, and the eye spaces. Made once for all eyes of the position. */
export class Ground {
  readonly reader: Reader;
  private readonly spaces = new Map<Point, Domains>();
  private readonly lively = new Map<Point, boolean>();

  constructor(
    readonly position: Position,
    options: ReadOptions = {},
  ) {
    this.reader = new Reader(position, options);
  }

  /** The eye spaces around a point. */
  *domains(center: Point): Task<Domains> {
    let found = this.spaces.get(center);
    if (found) return found;
    const { board } = this.reader;
    for (const p of pointsAround(this.position.geometry, center)) {
      const cell = this.position.cells[p];
      if (cell === BLACK || cell === WHITE) yield* this.readLively(board.root(p));
    }
    found = domainsAround(this.position, center, (p) => this.lively.get(board.root(p))!);
    this.spaces.set(center, found);
    return found;
  }

  /** Whether a string stays on the board if its owner moves first, so that it bounds eye spaces. */
  private *readLively(root: Point): Task<void> {
    if (this.lively.has(root)) return;
    const { reader } = this;
    const many = reader.board.liberties(root, LIVELY) >= LIVELY;
    this.lively.set(root, many || (yield* reader.defending(root)).answer !== 'no');
  }

  /** What the diagonal `d` of the point `eye` is worth. */
  *diagonal(owner: Color, eye: Point, d: Point): Task<Diagonal> {
    const cell = this.position.cells[d];
    if (cell === UNKNOWN) return diagonal(d, 'unknown', '?', 'unknown');
    if (cell === owner) return diagonal(d, 'own', '0', 'own');
    if (
      cell !== EMPTY &&
      this.isLongString(eye, d) &&
      (yield* this.domains(eye)).share(owner, d) === WITHIN
    ) {
      return diagonal(d, 'opponent', '2', 'long-string', null, null, false);
    }
    const found = yield* cell === EMPTY ? this.empty(owner, d) : this.stone(d);
    if (found.value === '0' || !this.isOwnSpace(owner, yield* this.domains(eye), d)) return found;
    return diagonal(d, found.content, '0', 'eye-space', null, null, found.proven);
  }

  /** Three stones or more that touch the eye itself: when they are taken, the opponent plays where they stood, next to the eye. */
  private isLongString(eye: Point, d: Point): boolean {
    const { board } = this.reader;
    const { neighbors } = this.position.geometry;
    if (board.size(d) < 3) return false;
    for (let k = 4 * eye; k < 4 * eye + 4; k++) {
      const n = neighbors[k]!;
      if (n >= 0 && board.cells[n] === board.cells[d] && board.root(n) === board.root(d)) return true;
    }
    return false;
  }

  /** Within the owner's eye space, and not a point where the opponent takes something. */
  private isOwnSpace(owner: Color, domains: Domains, d: Point): boolean {
    if (domains.share(owner, d) !== WITHIN) return false;
    const { neighbors } = this.position.geometry;
    // Between two margins it is as good as a margin: the opponent closes in from one of them.
    let margins = 0;
    for (let k = 4 * d; k < 4 * d + 4; k++) {
      if (neighbors[k]! >= 0 && domains.share(owner, neighbors[k]!) === MARGIN) margins++;
    }
    if (margins >= 2) return false;
    return this.position.cells[d] !== EMPTY || !this.captures(opponent(owner), d);
  }

  private captures(color: Color, p: Point): boolean {
    const { board } = this.reader;
    const removed = board.play(color, p);
    if (removed < 0) return false;
    const { suicide } = board;
    board.undo();
    return removed > 0 && !suicide;
  }

  private *empty(owner: Color, d: Point): Task<Diagonal> {
    const { reader } = this;
    const theirs = yield* reader.playing(opponent(owner), d);
    const ours = theirs.answer === 'yes' ? yield* reader.playing(owner, d) : undefined;
    const proven = theirs.proven && (ours?.proven ?? true);
    const done = (
      value: DiagonalValue,
      reason: Reason,
      after: DiagonalValue,
      before: DiagonalValue,
      at = d,
    ) =>
      diagonal(d, 'empty', value, reason, { point: d, value: after }, { point: at, value: before }, proven);
    if (theirs.answer === 'undecided' || ours?.answer === 'undecided') {
      return diagonal(d, 'empty', '?', 'undecided', null, null, false);
    }
    if (theirs.answer === 'no') return diagonal(d, 'empty', '0', 'play-captured', null, null, proven);
    if (theirs.answer === 'ko') return done('a', 'play-by-ko', 'b', '0');
    if (ours!.answer === 'yes') return done('1', 'both-play', '2', '0');
    if (ours!.answer === 'ko') return done('b', 'owner-plays-by-ko', '2', 'a');
    const capture = yield* this.captureThatSecures(owner, d);
    if (capture !== null) return done('1', 'owner-captures-first', '2', '0', capture);
    return diagonal(d, 'empty', '2', 'owner-cannot-play', null, null, proven);
  }

  /** A capture by the owner, of a string in atari next to his own strings around `d`, after which the opponent cannot stay at `d`. */
  private *captureThatSecures(owner: Color, d: Point): Task<Point | null> {
    const { reader, position } = this;
    const { board } = reader;
    const { neighbors } = position.geometry;
    const tried = new Set<Point>();
    for (let k = 4 * d; k < 4 * d + 4; k++) {
      const own = neighbors[k]!;
      if (own < 0 || position.cells[own] !== owner) continue;
      for (const q of board.string(own)) {
        for (let j = 4 * q; j < 4 * q + 4; j++) {
          const n = neighbors[j]!;
          if (n < 0 || position.cells[n] !== opponent(owner) || board.liberties(n, 2) !== 1) continue;
          const last = reader.liberty(n);
          if (last === d || tried.has(last)) continue;
          tried.add(last);
          const after = { color: owner, point: last };
          if ((yield* reader.playing(opponent(owner), d, after)).answer === 'no') return last;
        }
      }
    }
    return null;
  }

  private *stone(d: Point): Task<Diagonal> {
    const attack = yield* this.reader.attacking(d);
    if (attack.answer === 'no') return diagonal(d, 'opponent', '2', 'stone-safe', null, null, attack.proven);
    const defense = yield* this.reader.defending(d);
    const proven = attack.proven && defense.proven;
    if (attack.answer === 'undecided' || defense.answer === 'undecided') {
      return diagonal(d, 'opponent', '?', 'undecided', null, null, false);
    }
    const [value, reason, after, before] = STONES[`${attack.answer} ${defense.answer}`];
    return diagonal(
      d,
      'opponent',
      value,
      reason,
      value === '0' ? null : changeBy(defense, after),
      value === '0' ? null : changeBy(attack, before),
      proven,
    );
  }
}

function changeBy(reading: Reading, value: DiagonalValue) {
  return reading.move === null ? null : { point: reading.move, value };
}

/** By how the stone is captured and how it is saved: its worth, the reason, and the worth after the opponent's play and the owner's. */
const STONES: Record<
  `${Exclude<Answer, 'no'>} ${Answer}`,
  readonly [DiagonalValue, Reason, DiagonalValue, DiagonalValue]
> = {
  'yes no': ['0', 'stone-dead', '0', '0'],
  'yes yes': ['1', 'stone-contested', '2', '0'],
  'yes ko': ['a', 'stone-saved-by-ko', 'b', '0'],
  'ko yes': ['b', 'stone-captured-by-ko', '2', 'a'],
  'ko ko': ['1', 'stone-in-ko', 'b', 'a'],
  'ko no': ['a', 'stone-saved-by-ko', 'b', '0'],
};
