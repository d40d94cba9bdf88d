// biome-ignore-all lint/style/noNonNullAssertion: moves of a level lie below its `count`.
import type { Scratch } from '../../../go/scratch.ts';
import type { Task } from '../../../go/task.ts';
import type { Point } from '../../../go/types.ts';
import { firstProof, firstRefutation } from '../first-guess.ts';
import { ATTACKER_THREATENS, GRADES, LOST, NO_BAN, type SearchWork, WON } from '../grade.ts';
import { ATTACKER, DEFENDER, ILLEGAL, NOBODY, PASS, Question, REFUTED } from './question.ts';
import { SURE, TranspositionTable } from './transposition-table.ts';
import { UnconditionalLife } from './unconditional-life.ts';

/** Longer lines are not followed: what would need one is not proven. */
const DEEPEST = 250;
/** Points of a board that is searched as it is, though there may be large chains to capture. */
export const SMALL = 30;
/** The further share of its nodes for a game where captures of large chains open a wide board. */
const WIDE_SHARE = 1 / 30;
/** Restricted games in the order in which they are searched: most chains are saved. */
const CLAIMANTS = [DEFENDER, ATTACKER] as const;
/** The move kept with a position that needs no reading. */
const SAFE = -2;
/** Positions that are opened between two yields: some milliseconds. */
const SLICE = 300;

/**
 * The grade of one chain, proven: every play on the board is tried, to the end. Proof numbers lead
 * the way: what decides the question with the fewest further positions is opened first.
 *
 * That a chain is captured holds however a position came about. That it is saved may depend on a
 * repetition, and so on the way there. So when it is saved, and anything was repeated, the
 * defender's answers are gone through once more: against every play there must be one that leads to
 * a position that holds as well, whatever came before. What holds only on its way is read again by
 * itself.
 */
export class ExactSearch {
  /** Positions opened by the last `run`. */
  nodes = 0;
  /**
   * The search assumed that a chain is saved: by liberties that are not drawn, or by the length of
   * its flight.
   */
  assumed = false;
  /** The best first move of the mover, or -1 for a pass or none. */
  best: Point = -1;
  /** Its own for as long as it searches. */
  table = NO_TABLE;

  private readonly question: Question;
  private readonly life: UnconditionalLife;
  private readonly pathHigh = new Int32Array(DEEPEST + 2);
  private readonly pathLow = new Int32Array(DEEPEST + 2);
  private readonly pathKey = new Int32Array(DEEPEST + 2);
  /** Where the path begins that nothing may be repeated on. */
  private from = 0;
  private readonly levels: ExactLevel[] = [];
  /** Positions that may be opened before the next yield. */
  private left = 0;
  private repeated = false;
  /** A position that was taken to hold does not. */
  private fallen = false;
  /**
   * The numbers of the position that was looked at last: to prove the capture, and to refute it.
   */
  private proof = 1;
  private refutation = 1;

  constructor(
    private readonly board: Scratch,
    private readonly tally: SearchWork = { opened: 0 },
  ) {
    this.question = new Question(board);
    this.life = new UnconditionalLife(board);
  }

  /**
   * The grade of the chain at `target`, or -1 when it takes more than so many positions, give or
   * take a slice. The board is as before whenever the task yields, and when it returns.
   *
   * @param nodes positions that may be opened, but for a share more on wide boards
   * @param questions grades in the order in which they are asked for
   */
  *run(target: Point, attackerMoves: boolean, ban: Point, nodes: number, questions = GRADES): Task<number> {
    const { question } = this;
    question.about(target);
    this.nodes = 0;
    this.left = SLICE;
    this.assumed = false;
    this.best = -1;
    let grade = LOST;
    for (const wanted of questions) {
      question.wanted = wanted;
      const yes = yield* this.reaches(attackerMoves, ban, nodes);
      if (yes === null) return -1;
      if (yes === attackerMoves) this.best = this.chosen(attackerMoves, ban);
      if (yes) grade = wanted;
      if (yes ? wanted === WON : wanted === ATTACKER_THREATENS) break;
    }
    return grade;
  }

  /**
   * Whether the grade is `wanted` or better: in restricted games first, where large chains stay.
   */
  private *reaches(attackerMoves: boolean, ban: Point, nodes: number): Task<boolean | null> {
    const { question } = this;
    const isWide = question.hasLarge && this.board.area > SMALL;
    if (isWide) {
      for (const claimant of CLAIMANTS) {
        question.claimant = claimant;
        const yes = yield* this.answer(attackerMoves, ban, nodes);
        if (yes === (claimant === ATTACKER)) return yes;
      }
    }
    question.claimant = NOBODY;
    return yield* this.answer(attackerMoves, ban, isWide ? this.nodes + WIDE_SHARE * nodes : nodes);
  }

  /**
   * Whether the attacker wins the game of the question; `null` when `nodes` positions do not decide
   * it.
   */
  private *answer(attackerMoves: boolean, ban: Point, nodes: number): Task<boolean | null> {
    this.table.forget();
    this.repeated = false;
    for (;;) {
      // The transposition table holds what was found, so an interrupted search continues where it
      // was.
      this.from = 0;
      this.look(attackerMoves, ban, 0);
      if (this.proof > 0 && this.refutation > 0) this.visit(attackerMoves, ban, 0, SURE, SURE);
      if (this.proof === 0) return true;
      if (this.refutation === 0) {
        this.fallen = false;
        this.table.beginWalk();
        if (!this.repeated || this.holds(attackerMoves, ban, 0)) return false;
        if (this.fallen) this.table.doubt();
      }
      if (this.nodes >= nodes) return null;
      if (this.left > 0) continue;
      yield;
      this.left = SLICE;
    }
  }

  /** The move that settled the question. */
  private chosen(attacks: boolean, ban: Point): Point {
    const { board, question, table } = this;
    const at = table.find(board.high, board.low, question.key(attacks, ban));
    return at >= 0 ? Math.max(PASS, table.move(at)) : attacks ? question.lastLiberty() : -1;
  }

  /** The numbers of the position on the board as far as they are known without opening it. */
  private look(attacks: boolean, ban: Point, ply: number): void {
    const { board, question, table } = this;
    const captured = question.isCaptured(attacks, ban);
    const { high, low } = board;
    const key = question.key(attacks, ban);
    if (captured || this.isOut(ply) || this.repeats(ply, high, low, key)) {
      this.decide(captured);
      return;
    }
    const at = table.find(high, low, key);
    if (at >= 0) {
      this.proof = table.proof(at);
      this.refutation = table.refutation(at);
      return;
    }
    const liberties = question.isTaken ? 0 : board.liberties(question.target, 4);
    this.proof = firstProof(attacks, liberties);
    this.refutation = firstRefutation(attacks, liberties);
  }

  private repeats(ply: number, high: number, low: number, key: number): boolean {
    for (let d = ply - 2; d >= this.from; d -= 2) {
      if (this.pathLow[d] !== low || this.pathHigh[d] !== high || this.pathKey[d] !== key) continue;
      this.repeated = true;
      return true;
    }
    return false;
  }

  private decide(captured: boolean): void {
    this.proof = captured ? 0 : SURE;
    this.refutation = captured ? SURE : 0;
  }

  /** Whether the chain has come where nothing is drawn. */
  private isOut(ply: number): boolean {
    const { board, question } = this;
    if (question.isTaken || (ply < DEEPEST && !board.isHeld(question.target))) return false;
    this.assumed = true;
    return true;
  }

  /** Opens the position on the board and works on it until one of its numbers reaches its limit. */
  private visit(attacks: boolean, ban: Point, ply: number, mostProof: number, mostRefutation: number): void {
    const { board, table, question } = this;
    const { high, low } = board;
    const key = question.key(attacks, ban);
    this.nodes++;
    this.tally.opened++;
    this.left--;
    this.pathHigh[ply] = high;
    this.pathLow[ply] = low;
    this.pathKey[ply] = key;
    if (table.find(high, low, key) < 0 && this.isSafe(attacks, ban)) {
      this.decide(false);
      table.keep(high, low, key, SURE, 0, SAFE);
      return;
    }
    const level = this.level(ply);
    this.open(level, attacks, ban, ply);
    let chosen = -1;
    for (;;) {
      // The mover needs one child, the other side all of them. Lines that differ in the order of
      // plays meet again, so the largest number estimates the remaining work better than the sum.
      let least = SURE;
      let second = SURE;
      let most = 0;
      let others = 0;
      chosen = -1;
      for (let i = 0; i < level.count; i++) {
        const one = attacks ? level.proofs[i]! : level.refutations[i]!;
        const other = attacks ? level.refutations[i]! : level.proofs[i]!;
        if (other > most) most = other;
        if (other > 0) others++;
        if (one < least) {
          second = least;
          least = one;
          chosen = i;
        } else if (one < second) second = one;
      }
      const all = most >= SURE || others === 0 ? most : most + others - 1;
      this.proof = attacks ? least : all;
      this.refutation = attacks ? all : least;
      if (this.proof === 0 || this.refutation === 0 || this.left <= 0) break;
      if (this.proof >= mostProof || this.refutation >= mostRefutation) break;
      const rest = (attacks ? mostRefutation : mostProof) - others + 1;
      const own = Math.min(attacks ? mostProof : mostRefutation, second + 1 + (second >> 2));
      const move = level.moves[chosen]!;
      if (move !== PASS) question.play(attacks, move);
      if (attacks) this.visit(false, level.bans[chosen]!, ply + 1, own, rest);
      else this.visit(true, level.bans[chosen]!, ply + 1, rest, own);
      if (move !== PASS) board.undo();
      level.proofs[chosen] = this.proof;
      level.refutations[chosen] = this.refutation;
    }
    const move = chosen < 0 ? PASS : level.moves[chosen]!;
    table.keep(high, low, key, this.proof, this.refutation, move);
  }

  /** Whether the chain is saved without reading. */
  private isSafe(attacks: boolean, ban: Point): boolean {
    const { life, question } = this;
    if (question.isTaken) return false;
    return life.has(question.target) || life.joins(question.target, !attacks, question.barred(attacks, ban));
  }

  private level(ply: number): ExactLevel {
    while (this.levels.length <= ply) this.levels.push(levelOf(this.board.area + 1));
    return this.levels[ply]!;
  }

  /** Lists the moves of a position with their numbers; stops at one that settles it. */
  private open(level: ExactLevel, attacks: boolean, ban: Point, ply: number): void {
    const { board, question } = this;
    const listed = question.moves(attacks, ban, level.moves);
    level.count = 0;
    for (let k = 0; k < listed; k++) {
      const move = level.moves[k]!;
      let next = NO_BAN;
      if (move === PASS) this.look(!attacks, next, ply + 1);
      else {
        next = question.play(attacks, move);
        if (next === ILLEGAL) continue;
        if (next === REFUTED) this.decide(attacks);
        else if (question.isGone(next)) this.decide(true);
        else this.look(!attacks, next, ply + 1);
        board.undo();
      }
      const i = level.count++;
      level.moves[i] = move;
      level.bans[i] = next;
      level.proofs[i] = this.proof;
      level.refutations[i] = this.refutation;
      if ((attacks ? this.proof : this.refutation) === 0) return;
    }
  }

  /**
   * Whether the position on the board is saved whatever came before it, and all that the defender
   * lets it come to. False also when the task has to yield first. A position that falls no longer
   * counts as saved.
   */
  private holds(attacks: boolean, ban: Point, ply: number): boolean {
    const { board, table, question } = this;
    if (question.isCaptured(attacks, ban)) return this.falls();
    if (this.isOut(ply)) return true;
    const { high, low } = board;
    const key = question.key(attacks, ban);
    let at = table.find(high, low, key);
    if (at < 0 || (table.proof(at) > 0 && table.refutation(at) > 0)) {
      this.from = ply;
      this.visit(attacks, ban, ply, SURE, SURE);
      if (this.proof > 0 && this.refutation > 0) return false;
      at = table.find(high, low, key);
    }
    if (table.proof(at) === 0) return this.falls();
    if (table.isMet(at)) return true;
    if (this.left <= 0) return false;
    this.left--;
    this.nodes++;
    table.meet(at);
    const ok = table.move(at) === SAFE || this.holdsAfter(attacks, ban, ply, at);
    if (ok) table.confirm(table.find(high, low, key));
    else if (this.fallen) table.keep(high, low, key, 1, 1);
    return ok;
  }

  private falls(): boolean {
    this.fallen = true;
    return false;
  }

  /**
   * Whether the position holds after all moves of the attacker, or after the defender's that is
   * known.
   */
  private holdsAfter(attacks: boolean, ban: Point, ply: number, at: number): boolean {
    const { board, table, question } = this;
    const { moves } = this.level(ply);
    let count = 1;
    if (attacks) count = question.moves(true, ban, moves);
    else moves[0] = table.move(at);
    for (let i = 0; i < count; i++) {
      if (moves[i] === PASS) {
        if (!this.holds(!attacks, NO_BAN, ply + 1)) return false;
        continue;
      }
      const next = question.play(attacks, moves[i]!);
      if (next === ILLEGAL) continue;
      const lost = next === REFUTED ? attacks : question.isGone(next);
      const ok = lost ? this.falls() : next === REFUTED || this.holds(!attacks, next, ply + 1);
      board.undo();
      if (!ok) return false;
    }
    return true;
  }
}

/** The moves of a position on the path. */
const levelOf = (widest: number) => ({
  count: 0,
  moves: new Int16Array(widest),
  bans: new Int16Array(widest),
  proofs: new Int32Array(widest),
  refutations: new Int32Array(widest),
});
type ExactLevel = ReturnType<typeof levelOf>;

const NO_TABLE = new TranspositionTable(1);
