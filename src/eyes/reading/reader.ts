/**
 * Reads whether a chain can be captured or saved, and whether a play is safe, with ko.
 *
 * The words of the answers are exact (see `grade.ts`): *yes* is success even if only the other side
 * has ko threats, *no* is failure even if only this side has them, and everything between hangs on
 * a ko, in which one of the two has to find the first threat.
 */
import { lastOf } from '../../go/must.ts';
import type { Position } from '../../go/position.ts';
import { Scratch } from '../../go/scratch.ts';
import { finish, type Task } from '../../go/task.ts';
import { type Color, EMPTY, opponent, type Point, UNKNOWN } from '../../go/types.ts';
import { banAfter } from './ban.ts';
import { ExactReader } from './exact/exact-reader.ts';
import { LOST, NO_BAN, WON } from './grade.ts';
import { DEFAULT_NODES, type KeptNearby, type NearFound, NearReader } from './near.ts';

export type ReaderAnswer = 'no' | 'ko' | 'yes';

export interface Reading {
  /**
   * Whether the side that was asked about succeeds; `undecided` when the budget ran out before
   * anything was known.
   */
  readonly answer: ReaderAnswer | 'undecided';
  /**
   * In a ko, the side that has to find the first ko threat: the side that was asked about or the
   * other; else `null`.
   */
  readonly firstThreat: 'self' | 'other' | null;
  /** A first move that does it; `null` when there is none, or when a pass does. */
  readonly move: Point | null;
  /**
   * Whether it is proven: every play was tried to the end. Else only plays near the fight were, or
   * a chain was taken as saved because it has many liberties or touches what is not drawn.
   */
  readonly proven: boolean;
  /** Whether a ko was met on the way, or may have been. */
  readonly kos: boolean;
  /** Whether the budget ran out before everything near the fight was tried. */
  readonly stopped: boolean;
  readonly nodes: number;
}

export interface ReaderOptions {
  /** Nodes that one stage of one question may visit, at most. */
  readonly nodes?: number;
  /** Where readings are looked for and kept, for boards of one geometry that differ a little. */
  readonly kept?: KeptNearby;
  /** Whether only plays near the fight are read, which is soon done and proves little. */
  readonly quick?: boolean;
}

/** A reader for one position; it keeps what it has found out. */
export class Reader {
  readonly board: Scratch;
  /**
   * A stone without a liberty, -1 when there is none: no game leads to such a board, so nothing on
   * it is read.
   */
  readonly lifeless: Point;
  private readonly scrap: Int16Array;
  private readonly attacks = new Map<Point, Reading>();
  private readonly defenses = new Map<Point, Reading>();
  private readonly near: NearReader;
  private readonly exact: ExactReader | null;
  readonly tally = { opened: 0 };

  constructor(position: Position, options: ReaderOptions = {}) {
    this.board = Scratch.from(position);
    this.scrap = new Int16Array(position.geometry.area);
    this.lifeless = position.cells.findIndex(
      (cell, p) =>
        cell !== EMPTY && cell !== UNKNOWN && !this.board.isHeld(p) && this.board.liberties(p, 1) === 0,
    );
    const nodes = options.nodes ?? DEFAULT_NODES;
    this.near = new NearReader(this.board, nodes, options.kept, this.tally);
    this.exact = options.quick ? null : new ExactReader(this.board, position, nodes, this.tally);
  }

  /** Whether the opponent, moving first, captures the chain at `p`. A stone must be there. */
  attack(p: Point): Reading {
    return finish(this.attacking(p));
  }

  attacking(p: Point): Task<Reading> {
    return this.ask(p, true, this.attacks);
  }

  /** Whether the owner, moving first, saves the chain at `p`. A stone must be there. */
  defend(p: Point): Reading {
    return finish(this.defending(p));
  }

  defending(p: Point): Task<Reading> {
    return this.ask(p, false, this.defenses);
  }

  /**
   * Whether the chain at `p` stays on the board if its owner moves first, if only by a ko. One
   * question of yes and no, where {@link defending} finds a grade.
   */
  *surviving(p: Point): Task<boolean> {
    if (this.lifeless >= 0) return true;
    const root = this.board.root(p);
    const exact = this.exact && (yield* this.exact.isCaptured(root));
    if (exact !== null) return !exact;
    if (!(yield* this.near.isCaptured(root))) return true;
    return (yield* this.defendingBeside(root, readingOf(TAKEN, true))).answer !== 'no';
  }

  /**
   * Whether a stone that `color` plays at `p` stays on the board, when the opponent moves next. No
   * for a suicide.
   */
  safe(color: Color, p: Point): Reading {
    return finish(this.playing(color, p));
  }

  /** {@link safe}, perhaps after another play of the same or the other color. */
  *playing(color: Color, p: Point, after: Play | null = null): Task<Reading> {
    const play = { color, point: p };
    let reading = after ? null : yield* this.joining(color, p);
    if (!reading || (reading.answer === 'no' && !reading.proven)) {
      const direct = yield* this.after(after ? [after, play] : [play], p, true, after ? 2 : 1);
      if (!reading || direct.proven) reading = direct;
    }
    return reading.answer === 'no' ? { ...reading, move: null } : { ...reading, move: p };
  }

  /**
   * What a play beside a chain of its color comes to, as far as reading how that chain is saved
   * has told.
   */
  private *joining(color: Color, p: Point): Task<Reading | null> {
    const { board } = this;
    for (const n of board.geometry.adjacent(p)) {
      if (board.cells[n] !== color || board.liberties(n, 5) > 4) continue;
      const reading = yield* this.defending(n);
      if (reading.answer === 'no') return reading;
      if (reading.answer !== 'yes' || reading.move !== p || reading.stopped) continue;
      const { attack, defense } = yield* this.contesting(n);
      return attack.answer === 'no' ? reading : defense;
    }
    return null;
  }

  /**
   * How a chain that can be attacked fares, attacked first and defended first. Where both do
   * something, each is looked at again: after its first move as if nothing had been played, so one
   * play deeper, and with the other side's first move in reply.
   */
  *contesting(p: Point): Task<{ attack: Reading; defense: Reading }> {
    const attack = yield* this.attacking(p);
    if (attack.answer === 'no') return { attack, defense: attack };
    const defense = yield* this.defending(p);
    if (defense.answer === 'no') return { attack, defense };
    if (attack.move === null || defense.move === null) return { attack, defense };
    return {
      attack: yield* this.checked(p, attack, defense, true),
      defense: yield* this.checked(p, defense, attack, false),
    };
  }

  /**
   * `mine`, or undecided if its move comes to a ko at a second look and no other liberty does
   * better: two readings of one play that differ are not enough for an answer.
   */
  private *checked(p: Point, mine: Reading, theirs: Reading, attacks: boolean): Task<Reading> {
    if (mine.answer !== 'yes' || !mine.kos || mine.proven || mine.move === null) return mine;
    const owner = this.board.cells[p] as Color;
    const color = attacks ? opponent(owner) : owner;
    const first = { color, point: mine.move };
    // What the other side gets out of it.
    let best = yield* this.after([first], p, !attacks, 0, attacks, false);
    if (worth(best) < worth(theirs) && theirs.move !== null && theirs.move !== mine.move) {
      const reply = { color: opponent(color), point: theirs.move };
      const again = yield* this.after([first, reply], p, attacks, 1, attacks, false);
      if (worth(again) > worth(best)) best = again;
    }
    if (best.answer !== 'ko' || worth(best) >= worth(theirs)) return mine;
    for (const point of this.liberties(p)) {
      if (point === mine.move) continue;
      const other = yield* this.after([{ color, point }], p, !attacks, 1, attacks, false);
      if (other.answer === 'no') return { ...mine, move: point };
    }
    return { ...mine, answer: 'undecided', move: null };
  }

  /**
   * A reading after some plays, counted as so many. For a suicide or a play on a stone, the chain
   * at `p` is lost.
   */
  private *after(
    plays: readonly Play[],
    p: Point,
    attackerMoves: boolean,
    depth: number,
    forOwner = true,
    exactly = true,
  ): Task<Reading> {
    const { board } = this;
    const words = plays.map(({ color, point }) => `${color} ${point}`).join(' ');
    let work: Task<Reading> | null = null;
    // The board is put back whenever the task yields, since other callers may read it meanwhile.
    for (;;) {
      let made = 0;
      let removed = 0;
      for (const { color, point } of plays) {
        removed = board.play(color, point);
        if (removed >= 0) made++;
        if (removed < 0 || board.suicide) break;
      }
      const gone = removed < 0 || board.suicide || board.cells[p] === EMPTY;
      let step: IteratorResult<void, Reading> = { done: true, value: readingOf(TAKEN, forOwner) };
      if (!gone) {
        const ban = banAfter(board, lastOf(plays).point, removed);
        work ??= this.read(p, attackerMoves, ban, forOwner, depth, words, exactly);
        step = work.next();
      }
      for (; made > 0; made--) board.undo();
      if (step.done) return step.value;
      yield;
    }
  }

  private liberties(p: Point): Point[] {
    return [...this.scrap.subarray(0, this.board.libertiesInto(p, this.scrap))];
  }

  /** The only liberty of a chain in atari. */
  liberty(p: Point): Point {
    return this.liberties(p)[0] ?? -1;
  }

  private *ask(p: Point, attacking: boolean, known: Map<Point, Reading>): Task<Reading> {
    const { cells } = this.board;
    if (cells[p] === EMPTY || cells[p] === UNKNOWN) throw new RangeError(`no chain at ${p}`);
    const root = this.board.root(p);
    const before = known.get(root);
    if (before) return before;
    const near = yield* this.read(p, attacking, NO_BAN, !attacking);
    const reading = attacking || near.proven ? near : yield* this.defendingBeside(root, near);
    known.set(root, reading);
    return reading;
  }

  /**
   * How the chain at `p` is saved: `mine`, or what does better, the capture of a chain beside it.
   * Reading near the fight tries the plays that bear on the chain itself, and what captures another
   * one may be none of these, such as a throw-in. So that one is read by itself, and then the chain
   * after the play.
   */
  private *defendingBeside(p: Point, mine: Reading): Task<Reading> {
    let best = mine;
    if (best.answer !== 'no' && best.answer !== 'ko') return best;
    const color = this.board.cells[p] as Color;
    for (const other of this.endangeredBeside(p)) {
      const { answer, move } = yield* this.attacking(other);
      if (answer === 'no' || move === null) continue;
      const after = yield* this.after([{ color, point: move }], p, true, 1, true, false);
      if (worth(after) > worth(best)) best = { ...after, move, proven: false };
      if (best.answer === 'yes') break;
    }
    return best;
  }

  /**
   * The opponent's chains beside a chain that have two or three liberties; with one, every reading
   * tries their capture.
   */
  private endangeredBeside(p: Point): Set<Point> {
    const { board } = this;
    const found = new Set<Point>();
    const enemy = opponent(board.cells[p] as Color);
    for (const q of board.chain(p)) {
      for (const n of board.geometry.adjacent(q)) {
        if (board.cells[n] !== enemy) continue;
        const liberties = board.liberties(n, 4);
        if (liberties === 2 || liberties === 3) found.add(board.root(n));
      }
    }
    return found;
  }

  private *read(
    p: Point,
    attackerMoves: boolean,
    ban: Point,
    forOwner: boolean,
    plays = 0,
    made = '',
    exactly = true,
  ): Task<Reading> {
    if (this.lifeless >= 0) return readingOf(UNREAD, forOwner);
    const exact = exactly && this.exact ? yield* this.exact.read(p, attackerMoves, ban) : null;
    if (exact) return readingOf(exact, forOwner);
    const near = yield* this.near.read(p, attackerMoves, ban, plays, made);
    const part = near.proven || !this.exact ? null : yield* this.exact.readPart(p, attackerMoves, ban);
    return readingOf(part ?? near, forOwner);
  }
}

/** From failure to success; a ko by the side that has to find the first threat. */
function worth({ answer, firstThreat }: Reading): number {
  return answer === 'ko' ? (firstThreat === 'self' ? 1 : 2) : answer === 'yes' ? 3 : 0;
}

interface Play {
  readonly color: Color;
  readonly point: Point;
}

/** Of a board that is none. */
const UNREAD: NearFound = { grade: -1, move: -1, nodes: 0, proven: false, kos: false, stopped: false };

/** Off the board before anything was read. */
const TAKEN: NearFound = { grade: WON, move: -1, nodes: 0, proven: true, kos: false, stopped: false };

function readingOf({ grade, move, nodes, proven, kos, stopped }: NearFound, forOwner: boolean): Reading {
  if (grade < 0)
    return { answer: 'undecided', firstThreat: null, move: null, proven: false, kos, stopped, nodes };
  const own = forOwner ? WON - grade : grade;
  return {
    answer: own === LOST ? 'no' : own === WON ? 'yes' : 'ko',
    firstThreat: own === 1 ? 'self' : own === 2 ? 'other' : null,
    move: own === LOST || move < 0 ? null : move,
    proven,
    kos,
    stopped,
    nodes,
  };
}
