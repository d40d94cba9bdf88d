// biome-ignore-all lint/style/noNonNullAssertion: indexes were just counted.
import type { Scratch } from '../../../go/scratch.ts';
import { type Color, EMPTY, opponent, type Point } from '../../../go/types.ts';
import { banAfter, takesInKo } from '../ban.ts';
import { NO_BAN } from '../grade.ts';
import { alike, DEPTHS } from '../moves/depths.ts';
import { enoughAt, LAST_STAGE, MoveGenerator } from '../moves/move-generator.ts';
import { afterKo, afterPlay, FREE } from './komaster.ts';
import type { NodeStore } from './nodes.ts';
import { type Findings, type TranspositionTable, WIDEST } from './transposition-table.ts';

/** What is seen of a position: how many liberties the target has, to five. */
export const LIBERTIES = 7;
/** Nothing captures the target: liberties that are not drawn hold it. */
export const HELD = 1 << 3;
/** The target is off the board; taken in a ko, its owner may take it back at once. */
export const GONE = 1 << 4;
export const IN_KO = 1 << 5;
/** Taking the target at its only liberty, which stands above {@link LAST}, is a ko. */
export const LAST_IN_KO = 1 << 6;
/** Whether the move generator sees the target safe at a glance: one of these, once it was asked. */
const SAVED = 1 << 7;
const NOT_SAVED = 1 << 8;
/** The stage of the move generator that lists the play. */
const STAGE = 9;
/** Liberties are counted so far: a chain with more than four is not read. */
const MOST = 5;
export const LAST = 12;

/** Lists the plays of positions, one at a time as they are wanted, and sees what they lead to. */
export class NodeExpander {
  private readonly generator: MoveGenerator;
  private readonly scrap: Int16Array;
  private store!: NodeStore;
  private glances!: TranspositionTable;
  private target = 0;
  private attacker: Color = 1;
  /** A chain with more liberties counts as saved. */
  private limit = 0;
  private baseHigh = 0;
  private baseLow = 0;
  /** Which list the move generator holds. */
  private listed = -1;
  private listedStage = -1;
  /** Of that list only the first play is considered. */
  private narrow = false;

  constructor(
    private readonly board: Scratch,
    /** The points that were read: see `Scope`. */
    private readonly looked: Uint8Array,
  ) {
    this.generator = new MoveGenerator(board, looked);
    this.scrap = new Int16Array(board.area);
  }

  /**
   * Begins with the position on the board, from which the search derives the others. Records what
   * it finds there as if a play had led to it.
   */
  begin({ store, glances }: Findings, target: Point, attacks: boolean, ban: Point, limit: number): number {
    const { board } = this;
    this.looked[target] = 1;
    this.store = store;
    this.glances = glances;
    this.target = target;
    this.attacker = opponent(board.cells[target] as Color);
    this.limit = limit;
    this.baseHigh = board.high;
    this.baseLow = board.low;
    this.listed = -1;
    return store.make(-1, ban, this.seen(attacks, ban), 0, 0);
  }

  /**
   * The half of the hash of the board that distinguishes it from the board at the start of the
   * search.
   */
  get high(): number {
    return this.board.high ^ this.baseHigh;
  }

  get low(): number {
    return this.board.low ^ this.baseLow;
  }

  /** The position on the board, with the side to move, so many plays from the question. */
  position(attacks: boolean, depth: number): number {
    return this.store.position(this.high, this.low, 2 * alike(depth) + (attacks ? 1 : 0));
  }

  /**
   * The play after `after` (-1 for the first) in a position that is on the board, of those up to a
   * stage of the move generator; -1 for none.
   */
  next(position: number, after: number, stage: number, attacks: boolean, depth: number): number {
    const { store } = this;
    const play = store.following(position, after);
    if (play >= 0) return ((store.facts(play) >> STAGE) & 3) <= stage ? play : -1;
    return store.stage(position) > stage ? -1 : this.list(position, attacks, depth);
  }

  /** The next play of the stage that a position is listed to, of those not looked at yet. */
  private list(position: number, attacks: boolean, depth: number): number {
    const { board, store, generator, target } = this;
    const stage = store.stage(position);
    if (board.cells[target] === EMPTY) {
      // All that matters is to take back.
      store.setStage(position, LAST_STAGE + 1, 1);
      return this.look(position, target, 0, attacks, depth);
    }
    if (this.listed !== position || this.listedStage !== stage) {
      this.listed = position;
      this.listedStage = stage;
      generator.list(target, attacks, depth, stage, store.before(position) === 0);
      this.narrow = depth >= DEPTHS.narrow && generator.plays.count > 0 && board.liberties(target, 3) > 2;
      if (this.narrow) generator.sort(target, attacks);
    }
    const { plays } = generator;
    const count = this.narrow ? 1 : Math.min(plays.count, WIDEST - 1);
    for (let i = store.looked(position); i < count; i++) {
      const move = plays.points[i]!;
      store.setLooked(position, i + 1);
      if (stage > 0 && store.has(position, move)) continue;
      const play = this.look(position, move, stage, attacks, depth);
      if (play >= 0) return play;
    }
    store.setStage(position, this.narrow ? LAST_STAGE + 1 : stage + 1, plays.count);
    return -1;
  }

  /** Adds a play to a position, with what it leads to; -1 when it is none. */
  private look(position: number, move: Point, stage: number, attacks: boolean, depth: number): number {
    const { board, store } = this;
    this.looked[move] = 1;
    const removed = board.play(attacks ? this.attacker : opponent(this.attacker), move);
    if (removed < 0) return -1;
    let play = -1;
    if (!board.suicide) {
      const ban = banAfter(board, move, removed);
      let facts = this.seen(!attacks, ban) | (stage << STAGE);
      if (attacks && (facts & (GONE | HELD)) === 0 && (facts & LIBERTIES) <= this.limitAt(depth + 1))
        facts |= this.glance(depth + 1);
      play = store.make(move, ban, facts, this.high, this.low);
      store.append(position, play);
    }
    board.undo();
    return play;
  }

  /**
   * How kos stand after a play in the position on the board;
   * `FORBIDDEN` when it is not to be considered. `isMaster`: the mover has threats without end.
   */
  kosAfter(play: number, attacks: boolean, isMaster: boolean, ban: Point, kos: number): number {
    const { board, store } = this;
    const move = store.move(play);
    const taken = store.ban(play);
    if (taken !== NO_BAN) return afterKo(board, kos, isMaster, move, taken, ban);
    if (kos === FREE) return FREE;
    this.looked[kos >> 2] = 1;
    board.play(attacks ? this.attacker : opponent(this.attacker), move);
    const after = afterPlay(board, kos, isMaster);
    board.undo();
    return after;
  }

  /** The pass in a position that is on the board. */
  pass(position: number, attacks: boolean): number {
    const { store } = this;
    let play = store.pass(position);
    if (play < 0) {
      play = store.make(-1, NO_BAN, this.seen(!attacks, NO_BAN), this.high, this.low);
      store.setPass(position, play);
    }
    return play;
  }

  /** Whether the owner of the target may pass: in atari only if it has to be taken in a ko. */
  mayPass(): boolean {
    return this.board.liberties(this.target, 2) > 1 || this.isKo(this.lastLiberty());
  }

  /** Chains with more liberties are saved, so many plays from the question. */
  limitAt(depth: number): number {
    return Math.min(this.limit, depth <= DEPTHS.wide ? 4 : depth <= DEPTHS.all ? 3 : 2);
  }

  /**
   * Whether the target is saved at a glance after a play of the attacker in the position on the
   * board.
   */
  isSaved(play: number, depth: number): boolean {
    const { board, store } = this;
    let facts = store.facts(play);
    if ((facts & (SAVED | NOT_SAVED)) === 0) {
      const move = store.move(play);
      if (move >= 0) board.play(this.attacker, move);
      facts = this.glance(depth);
      if (move >= 0) board.undo();
      store.addFact(play, facts);
    }
    return (facts & SAVED) !== 0;
  }

  private glance(depth: number): number {
    const { glances, high, low } = this;
    const enough = enoughAt(depth);
    const slot = glances.find(high, low, enough);
    if (slot >= 0) return glances.first(slot);
    const found = this.generator.isSaved(this.target, enough) ? SAVED : NOT_SAVED;
    glances.keep(high, low, enough, found, 0);
    return found;
  }

  private seen(attacks: boolean, ban: Point): number {
    const { board, target } = this;
    if (board.cells[target] === EMPTY) return ban === target ? GONE | IN_KO : GONE;
    const liberties = board.liberties(target, MOST);
    let facts = board.isHeld(target) ? liberties | HELD : liberties;
    if (attacks && liberties === 1) {
      const last = this.lastLiberty();
      facts |= last << LAST;
      if (this.isKo(last)) facts |= LAST_IN_KO;
    }
    return facts;
  }

  lastLiberty(): Point {
    return this.board.libertiesInto(this.target, this.scrap) > 0 ? this.scrap[0]! : -1;
  }

  private isKo(last: Point): boolean {
    if (last < 0) return false;
    this.looked[last] = 1;
    return takesInKo(this.board, this.attacker, last, this.target);
  }
}
