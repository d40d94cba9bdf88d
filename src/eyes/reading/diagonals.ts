/**
 * The worth of diagonals by reading, as GNU Go does it: whether the opponent's stone can be
 * captured, and whether the opponent could safely play on an empty one, each with ko.
 */
import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Color, EMPTY, opponent, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import { type Domains, domainsOf, pointsAround, WITHIN } from '../space/domains.ts';
import { beside, liesWithinEyeSpace } from '../space/inessential.ts';
import { type Diagonal, diagonal, type Reason } from '../topology/diagonal.ts';
import type { DiagonalValue } from '../topology/values.ts';
import { Reader, type ReaderAnswer, type ReaderOptions, type Reading } from './reader.ts';

/** A chain with so many liberties is not asked about. */
const LIVELY = 5;

/** What is known of something that has to be read. */
const UNREAD = 0;
const NO = 1;
const YES = 2;

/**
 * One position, what was read of it, and the eye spaces. Made once for all eyes of the position.
 */
export class DiagonalGround {
  readonly reader: Reader;
  /** One stone of each chain. */
  private readonly chains: readonly Point[];
  private readonly spaces = new Map<Point, Domains>();
  /**
   * The same by what they depend on: chains that do not hold, and points where no opponent can
   * close in.
   */
  private readonly shared = new Map<string, Domains>();
  /** By root: what is far away is not read, and holds unless it is about to be taken. */
  private readonly afar: Uint8Array;
  /** By root and by point, as far as it was read. */
  private readonly lively: Uint8Array;
  private readonly barred: Uint8Array;

  constructor(
    readonly position: Position,
    options: ReaderOptions = {},
  ) {
    this.reader = new Reader(position, options);
    const { board } = this.reader;
    const { area } = position.geometry;
    this.chains = [...position.cells.keys()].filter((p) => isStone(position.cells[p]) && board.root(p) === p);
    this.afar = new Uint8Array(area);
    for (const root of this.chains) this.afar[root] = board.liberties(root, 2) > 1 ? 1 : 0;
    this.lively = new Uint8Array(area);
    this.barred = new Uint8Array(area);
  }

  /** The eye spaces around a point. */
  *domains(center: Point): Task<Domains> {
    const before = this.spaces.get(center);
    if (before) return before;
    const { position, lively, barred, chains } = this;
    const { cells, geometry } = position;
    const { board } = this.reader;
    const holds = this.afar.slice();
    const closed: Point[] = [];
    for (const p of pointsAround(geometry, center)) {
      if (cells[p] === EMPTY) {
        if (barred[p] === UNREAD) barred[p] = this.mayBar(p) && (yield* this.isBarred(p)) ? YES : NO;
        if (barred[p] === YES) closed.push(p);
      } else if (isStone(cells[p])) {
        const root = board.root(p);
        if (lively[root] === UNREAD) yield* this.readLively(root);
        holds[root] = lively[root] === YES ? 1 : 0;
      }
    }
    const key = `${chains.filter((root) => holds[root] === 0)} ${closed}`;
    let found = this.shared.get(key);
    if (!found) {
      found = domainsOf(position, (p) => holds[board.root(p)] === 1, new Set(closed));
      this.shared.set(key, found);
    }
    this.spaces.set(center, found);
    return found;
  }

  /**
   * Whether a chain stays on the board if its owner moves first and could live, so that it bounds
   * eye spaces.
   */
  private *readLively(p: Point): Task<boolean> {
    const { reader, position } = this;
    const root = reader.board.root(p);
    if (this.lively[root] !== UNREAD) return this.lively[root] === YES;
    const many = reader.board.liberties(root, LIVELY) >= LIVELY;
    let lively = many || (yield* reader.surviving(root));
    if (lively && liesWithinEyeSpace(position, reader.board, root)) {
      lively = false;
      for (const q of beside(position, reader.board, root)) {
        if (yield* this.isTaken(q)) lively = true;
      }
    }
    this.lively[root] = lively ? YES : NO;
    yield;
    return lively;
  }

  /** Whether a chain can be captured other than in a ko that is played anyway. */
  private *isTaken(p: Point): Task<boolean> {
    const { board } = this.reader;
    if (board.liberties(p, LIVELY) >= LIVELY) return false;
    return (yield* this.reader.attacking(p)).answer !== 'no';
  }

  /**
   * Whether there are as many chains beside `p` as {@link isBarred} takes: two of one color and
   * one of the other.
   */
  private mayBar(p: Point): boolean {
    const { cells, geometry } = this.position;
    const { board } = this.reader;
    let black = -1;
    let white = -1;
    let two = false;
    for (const n of geometry.adjacent(p)) {
      if (!isStone(cells[n])) continue;
      const root = board.root(n);
      if (cells[n] === BLACK) {
        two ||= black >= 0 && black !== root;
        black = root;
      } else {
        two ||= white >= 0 && white !== root;
        white = root;
      }
    }
    return two && black >= 0 && white >= 0;
  }

  /**
   * Whether the opponent of one side cannot close in at `p` although two stones of the opponent are
   * beside it: one that cannot be captured and one that is already lost. Then `p` is no margin.
   */
  private *isBarred(p: Point): Task<boolean> {
    const { reader, position } = this;
    const { cells, geometry } = position;
    for (const color of [BLACK, WHITE] as const) {
      let own = false;
      let dead = false;
      const firm: Point[] = [];
      for (const n of geometry.adjacent(p)) {
        if (!isStone(cells[n])) continue;
        const lively = yield* this.readLively(n);
        if (cells[n] !== color) own ||= lively;
        else if (lively) firm.push(n);
        else dead = true;
      }
      if (!own || !dead) continue;
      for (const n of firm) {
        if (!(yield* this.isTaken(n)) && (yield* reader.playing(color, p)).answer === 'no') return true;
      }
    }
    return false;
  }

  /** What the diagonal `d` of the point `eye` is worth. */
  *diagonal(owner: Color, eye: Point, d: Point): Task<Diagonal> {
    const cell = this.position.cells[d];
    if (cell === UNKNOWN) return diagonal(d, 'unknown', '?', 'unknown');
    if (cell === owner) return diagonal(d, 'own', '0', 'own');
    if (this.reader.lifeless >= 0) {
      return diagonal(d, cell === EMPTY ? 'empty' : 'opponent', '?', 'no-game', { proven: false });
    }
    if (cell !== EMPTY && this.isLongChain(owner, eye, d)) {
      return diagonal(d, 'opponent', '2', 'long-string', { proven: false });
    }
    if (this.isOwnSpace(owner, yield* this.domains(eye), d)) {
      return diagonal(d, cell === EMPTY ? 'empty' : 'opponent', '0', 'eye-space', { proven: false });
    }
    return yield* cell === EMPTY ? this.empty(owner, d) : this.stone(d);
  }

  /**
   * Three stones or more that touch the eye itself and cut the owner's stones around it: when they
   * are taken, the opponent plays where they stood, next to the eye. Not at the edge.
   */
  private isLongChain(owner: Color, eye: Point, d: Point): boolean {
    const { board } = this.reader;
    const around = this.position.geometry.adjacent(eye);
    if (board.size(d) < 3 || around.length < 4) return false;
    let touches = false;
    const owners = new Set<Point>();
    for (const n of around) {
      if (board.cells[n] === owner) owners.add(board.root(n));
      else if (board.cells[n] === board.cells[d] && board.root(n) === board.root(d)) touches = true;
    }
    return touches && owners.size > 1;
  }

  /** Within the owner's eye space, and not a point where the opponent takes something. */
  private isOwnSpace(owner: Color, domains: Domains, d: Point): boolean {
    if (domains.share(owner, d) !== WITHIN) return false;
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
      diagonal(d, 'empty', value, reason, {
        attack: { point: d, value: after },
        defense: { point: at, value: before },
        proven,
      });
    if (theirs.answer === 'undecided' || ours?.answer === 'undecided') {
      return diagonal(d, 'empty', '?', 'undecided', { proven: false });
    }
    if (theirs.answer === 'no') return diagonal(d, 'empty', '0', 'play-captured', { proven });
    if (theirs.answer === 'ko') return done('a', 'play-by-ko', 'b', '0');
    if (ours?.answer === 'yes') return done('1', 'both-play', '2', '0');
    if (ours?.answer === 'ko') return done('b', 'owner-plays-by-ko', '2', 'a');
    const capture = yield* this.captureThatSecures(owner, d);
    if (capture !== null) return done('1', 'owner-captures-first', '2', '0', capture);
    return diagonal(d, 'empty', '2', 'owner-cannot-play', { proven });
  }

  /**
   * A capture by the owner, of a chain in atari next to the owner's chains around `d`, after which
   * the opponent cannot stay at `d`.
   */
  private *captureThatSecures(owner: Color, d: Point): Task<Point | null> {
    const { reader, position } = this;
    const { board } = reader;
    const { geometry } = position;
    const tried = new Set<Point>();
    for (const own of geometry.adjacent(d)) {
      if (position.cells[own] !== owner) continue;
      for (const q of board.chain(own)) {
        for (const n of geometry.adjacent(q)) {
          if (position.cells[n] !== opponent(owner) || board.liberties(n, 2) !== 1) continue;
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
    const { attack, defense } = yield* this.reader.contesting(d);
    if (attack.answer === 'no') return diagonal(d, 'opponent', '2', 'stone-safe', { proven: attack.proven });
    const proven = attack.proven && defense.proven;
    if (attack.answer === 'undecided' || defense.answer === 'undecided') {
      return diagonal(d, 'opponent', '?', 'undecided', { proven: false });
    }
    const [value, reason, after, before] = STONES[`${attack.answer} ${defense.answer}`];
    const changes = value !== '0' && {
      attack: changeBy(defense, after),
      defense: changeBy(attack, before),
    };
    return diagonal(d, 'opponent', value, reason, { ...changes, proven });
  }
}

const isStone = (cell: number | undefined) => cell === BLACK || cell === WHITE;

function changeBy(reading: Reading, value: DiagonalValue) {
  return reading.move === null ? null : { point: reading.move, value };
}

/**
 * By how the stone is captured and how it is saved: its worth, the reason, and the worth after the
 * opponent's play and the owner's.
 */
const STONES: Record<
  `${Exclude<ReaderAnswer, 'no'>} ${ReaderAnswer}`,
  readonly [DiagonalValue, Reason, DiagonalValue, DiagonalValue]
> = {
  'yes no': ['0', 'stone-dead', '0', '0'],
  'yes yes': ['1', 'stone-contested', '2', '0'],
  'yes ko': ['a', 'stone-saved-by-ko', 'b', '0'],
  'ko yes': ['b', 'stone-captured-by-ko', '2', 'a'],
  'ko ko': ['1', 'stone-in-ko', 'b', 'a'],
  'ko no': ['a', 'stone-saved-by-ko', 'b', '0'],
};
