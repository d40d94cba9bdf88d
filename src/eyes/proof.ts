import type { Scratch } from '../go/scratch.ts';
import type { Task } from '../go/task.ts';
import { type Color, EMPTY, opponent, type Point } from '../go/types.ts';
import { banAfter, takesInKo } from './ban.ts';
import { DEPTHS } from './depths.ts';
import { ATTACKER_THREATENS, DEFENDER_THREATENS, LOST, NO_BAN, WON } from './grade.ts';
import { afterKo, afterPlay, FORBIDDEN, FREE } from './komaster.ts';
import { keyOf, Level, Table, WIDEST } from './proof-table.ts';
import { enoughAt, LAST_STAGE, Repertoire } from './repertoire.ts';

const DEEPEST = 250;
/** As good as endless: what is proven has 0 on one side and this on the other. */
const SURE = 1 << 24;
/** Positions that are opened before a search rests: some milliseconds. */
const SLICE = 200;

/**
 * Proof-number search, depth first: it always opens the position that decides the question with the fewest further ones, so lines of
 * forced replies are followed to their end at once, however long, and wide quiet ones are put off. Proofs that a string is captured
 * hold on every path, since a repetition counts for the defender; that it is saved may rest on one.
 */
export class ProofSearch {
  /** Positions opened by the last `run`. */
  nodes = 0;
  /** The budget of some question ran out, so the grade is a lower bound. */
  stopped = false;
  /** The best first move of who moves first, or -1 for a pass or none. */
  best: Point = -1;

  private readonly repertoire: Repertoire;
  private readonly glances = new Table(12);
  /** Its own for as long as it searches. */
  table = NO_TABLE;
  private readonly pathHigh = new Int32Array(DEEPEST + 2);
  private readonly pathLow = new Int32Array(DEEPEST + 2);
  private readonly pathKey = new Int32Array(DEEPEST + 2);
  private readonly levels: Level[] = [];
  private readonly moves = new Int16Array(WIDEST);
  private readonly scrap: Int16Array;
  private target = 0;
  private attacker: Color = 1;
  private wanted = WON;
  private left = 0;
  private first: Point = -1;
  private liberties = 0;
  /** Plays that were made before the question, to count depths from. */
  private start = 0;
  /** The numbers of the position that was looked at last: to prove the capture, and to refute it. */
  private proof = 1;
  private refutation = 1;

  constructor(private readonly board: Scratch) {
    this.repertoire = new Repertoire(board);
    this.scrap = new Int16Array(board.area);
  }

  /**
   * The grade of the string at `target`, which is at least `known`. The board is as before whenever it rests, and when it returns.
   *
   * @param nodes positions that may be opened, for each question of yes and no
   * @param liberties a string that has more of them counts as saved: four at most
   */
  *run(
    target: Point,
    attackerMoves: boolean,
    ban: number,
    nodes: number,
    liberties: number,
    known = LOST,
    start = 0,
  ): Task<number> {
    this.start = start;
    this.target = target;
    this.attacker = opponent(this.board.cells[target] as Color);
    this.liberties = liberties;
    this.nodes = 0;
    this.stopped = false;
    this.best = -1;
    this.glances.forget();
    let grade = known;
    // Questions of yes and no are cheaper than one of four answers, and most strings need only the first.
    for (const wanted of [ATTACKER_THREATENS, WON, DEFENDER_THREATENS]) {
      if (wanted <= grade) continue;
      const yes = yield* this.reaches(wanted, attackerMoves, ban, nodes);
      if (yes === attackerMoves) this.best = this.first;
      if (yes) grade = wanted;
      if (yes ? wanted === WON : wanted === ATTACKER_THREATENS) break;
    }
    return grade;
  }

  private *reaches(wanted: number, attackerMoves: boolean, ban: number, nodes: number): Task<boolean> {
    this.wanted = wanted;
    this.table.forget();
    this.first = -1;
    this.look(attackerMoves, ban, FREE, 0, this.start);
    if (this.proof === 0 && attackerMoves) this.first = this.lastLiberty();
    for (let left = nodes; this.proof > 0 && this.refutation > 0; left -= SLICE) {
      if (left < nodes) yield;
      if (left <= 0) {
        this.stopped = true;
        return false;
      }
      // What was found out stands in the table, so a search that was interrupted goes on where it was.
      this.left = Math.min(left, SLICE);
      this.visit(attackerMoves, ban, FREE, 0, this.start, SURE, SURE);
    }
    return this.proof === 0;
  }

  /** The numbers of the position on the board as far as they are known without opening it. */
  private look(attacks: boolean, ban: number, kos: number, ply: number, depth: number): void {
    const { board, target } = this;
    const captured = this.known(attacks, ban, kos, ply, depth);
    if (captured !== null) {
      this.settle(captured);
      return;
    }
    const liberties = board.cells[target] === EMPTY ? 0 : board.liberties(target, 4);
    this.proof = (attacks ? PROOF_BEFORE_ATTACK : PROOF_BEFORE_DEFENSE)[liberties]!;
    this.refutation = (attacks ? REFUTATION_BEFORE_ATTACK : REFUTATION_BEFORE_DEFENSE)[liberties]!;
    const slot = this.table.find(board.high, board.low, keyOf(attacks, ban, kos));
    if (slot < 0) return;
    this.proof = this.table.proofs[slot]!;
    this.refutation = this.table.refutations[slot]!;
  }

  /** Whether the target is as good as captured, or saved; `null` when that has to be read. */
  private known(attacks: boolean, ban: number, kos: number, ply: number, depth: number): boolean | null {
    const { board, target, wanted } = this;
    // Taken in a ko: only in the game where the owner has threats without end does he take it back at once.
    if (board.cells[target] === EMPTY) return wanted <= DEFENDER_THREATENS ? true : null;
    const most = depth <= DEPTHS.wide ? 4 : depth <= DEPTHS.all ? 3 : 2;
    const limit = Math.min(this.liberties, most);
    const liberties = board.liberties(target, limit + 1);
    if (liberties > limit || ply >= DEEPEST || board.isHeld(target)) return false;
    if (attacks && liberties === 1) {
      const last = this.lastLiberty();
      const allowed = last !== ban || wanted === ATTACKER_THREATENS;
      if (allowed && (wanted <= DEFENDER_THREATENS || !this.isKo(last))) return true;
    }
    const { high, low } = board;
    const key = keyOf(attacks, ban, kos);
    for (let d = ply - 2; d >= 0; d -= 2) {
      if (this.pathLow[d] === low && this.pathHigh[d] === high && this.pathKey[d] === key) return false;
    }
    if (!attacks && ply > 0 && this.isSaved(depth)) return false;
    return null;
  }

  /** What the repertoire sees at a glance, kept (0 if saved, else 1) for the other questions about the same string. */
  private isSaved(depth: number): boolean {
    const { glances, board } = this;
    const { high, low } = board;
    const enough = enoughAt(depth);
    const slot = glances.find(high, low, enough);
    if (slot >= 0) return glances.proofs[slot] === 0;
    const saved = this.repertoire.isSaved(this.target, enough);
    glances.keep(high, low, enough, saved ? 0 : 1, 0);
    return saved;
  }

  private lastLiberty(): Point {
    return this.board.libertiesInto(this.target, this.scrap) > 0 ? this.scrap[0]! : -1;
  }

  private settle(captured: boolean): void {
    this.proof = captured ? 0 : SURE;
    this.refutation = captured ? SURE : 0;
  }

  /** Opens the position on the board and works on it until one of its numbers reaches its limit. */
  private visit(
    attacks: boolean,
    ban: number,
    kos: number,
    ply: number,
    depth: number,
    mostProof: number,
    mostRefutation: number,
  ): void {
    const { board, table } = this;
    this.nodes++;
    this.left--;
    const { high, low } = board;
    this.pathHigh[ply] = high;
    this.pathLow[ply] = low;
    this.pathKey[ply] = keyOf(attacks, ban, kos);
    while (this.levels.length <= ply) this.levels.push(new Level());
    const level = this.levels[ply]!;
    this.open(level, attacks, ban, kos, ply, depth);
    const mover = attacks ? this.attacker : opponent(this.attacker);
    let proof = 0;
    let refutation = 0;
    let chosen = -1;
    for (;;) {
      // Who moves needs one child (the least number), the other all of them (the sum).
      let least = SURE;
      let second = SURE;
      let sum = 0;
      chosen = -1;
      for (let i = 0; i < level.count; i++) {
        const one = attacks ? level.proofs[i]! : level.refutations[i]!;
        sum += attacks ? level.refutations[i]! : level.proofs[i]!;
        if (one < least) {
          second = least;
          least = one;
          chosen = i;
        } else if (one < second) second = one;
      }
      if (least >= SURE && level.stage < LAST_STAGE) {
        // All of these fail.
        level.stage++;
        this.list(level, attacks, ban, kos, ply, depth);
        continue;
      }
      if (sum > SURE) sum = SURE;
      proof = attacks ? least : sum;
      refutation = attacks ? sum : least;
      if (proof >= mostProof || refutation >= mostRefutation || proof === 0 || refutation === 0) break;
      if (this.left < 0) break;
      const others = attacks
        ? mostRefutation - refutation + level.refutations[chosen]!
        : mostProof - proof + level.proofs[chosen]!;
      const own = Math.min(attacks ? mostProof : mostRefutation, second + 1 + (second >> 2));
      const move = level.moves[chosen]!;
      if (move >= 0) board.play(mover, move);
      const deeper = move >= 0 ? depth + 1 : depth;
      if (attacks) this.visit(false, level.bans[chosen]!, level.kos[chosen]!, ply + 1, deeper, own, others);
      else this.visit(true, level.bans[chosen]!, level.kos[chosen]!, ply + 1, deeper, others, own);
      if (move >= 0) board.undo();
      level.proofs[chosen] = this.proof;
      level.refutations[chosen] = this.refutation;
    }
    if (ply === 0) this.first = chosen < 0 ? -1 : level.moves[chosen]!;
    this.proof = proof;
    this.refutation = refutation;
    table.keep(high, low, keyOf(attacks, ban, kos), proof, refutation);
  }

  /** Lists the first moves of a position with their numbers; stops at one that settles it. */
  private open(level: Level, attacks: boolean, ban: number, kos: number, ply: number, depth: number): void {
    const { board, target, wanted } = this;
    level.count = 0;
    level.stage = 0;
    level.listed = 0;
    if (board.cells[target] === EMPTY) {
      level.stage = LAST_STAGE;
      this.add(level, target, NO_BAN, attacks, FREE, ply, depth);
      return;
    }
    if (this.list(level, attacks, ban, kos, ply, depth)) return;
    const barred = attacks ? wanted > ATTACKER_THREATENS : wanted <= DEFENDER_THREATENS;
    const passes = attacks
      ? ban !== NO_BAN && barred
      : board.liberties(target, 2) > 1 || this.isKo(this.lastLiberty());
    if (passes) this.add(level, -1, NO_BAN, attacks, kos, ply, depth);
  }

  /** Adds the moves of the stage that the level has come to; true when one of them settles the position. */
  private list(
    level: Level,
    attacks: boolean,
    ban: number,
    kos: number,
    ply: number,
    depth: number,
  ): boolean {
    const { board, target, wanted, repertoire } = this;
    // A banned play is one for the game where who plays it has threats without end.
    const barred =
      depth > DEPTHS.ko || (attacks ? wanted > ATTACKER_THREATENS : wanted <= DEFENDER_THREATENS);
    repertoire.list(target, attacks, depth, level.stage, level.listed === 0);
    const { plays } = repertoire;
    let count = Math.min(plays.count, WIDEST - 1 - level.count);
    if (depth >= DEPTHS.narrow && count > 0 && board.liberties(target, 3) > 2) {
      repertoire.sort(target, attacks);
      count = 1;
      level.stage = LAST_STAGE;
    }
    level.listed += plays.count;
    const before = level.count;
    // The list is overwritten where further positions are opened.
    for (let i = 0; i < count; i++) this.moves[i] = plays.points[i]!;
    for (let i = 0; i < count; i++) {
      const move = this.moves[i]!;
      if (move === ban && barred) continue;
      let known = false;
      for (let k = 0; k < before; k++) if (level.moves[k] === move) known = true;
      if (!known && this.add(level, move, ban, attacks, kos, ply, depth)) return true;
    }
    return false;
  }

  /** Adds a move; true when it settles the position. */
  private add(
    level: Level,
    move: Point,
    ban: number,
    attacks: boolean,
    kos: number,
    ply: number,
    depth: number,
  ): boolean {
    const { board, target } = this;
    let nextBan = ban;
    let nextKos = kos;
    if (move < 0) this.look(!attacks, NO_BAN, kos, ply + 1, depth);
    else {
      const removed = board.play(attacks ? this.attacker : opponent(this.attacker), move);
      if (removed < 0) return false;
      if (board.suicide) {
        board.undo();
        return false;
      }
      nextBan = banAfter(board, move, removed);
      const isMaster = attacks === (this.wanted === ATTACKER_THREATENS);
      nextKos =
        nextBan === NO_BAN
          ? afterPlay(board, kos, isMaster)
          : afterKo(board, kos, isMaster, move, nextBan, ban);
      if (nextKos === FORBIDDEN) {
        board.undo();
        return false;
      }
      if (attacks && board.cells[target] === EMPTY && nextBan !== target) this.settle(true);
      else this.look(!attacks, nextBan, nextKos, ply + 1, depth + 1);
      board.undo();
    }
    const i = level.count++;
    level.moves[i] = move;
    level.bans[i] = nextBan;
    level.kos[i] = nextKos;
    level.proofs[i] = this.proof;
    level.refutations[i] = this.refutation;
    return attacks ? this.proof === 0 : this.refutation === 0;
  }

  private isKo(last: Point): boolean {
    return takesInKo(this.board, this.attacker, last, this.target);
  }
}

/** First guesses by the number of liberties: the more of them, the more work for the attacker. */
const PROOF_BEFORE_ATTACK = [1, 1, 2, 5, 12];
const PROOF_BEFORE_DEFENSE = [1, 1, 4, 9, 20];
const REFUTATION_BEFORE_ATTACK = [1, 8, 5, 3, 2];
const REFUTATION_BEFORE_DEFENSE = [1, 6, 3, 2, 1];

const NO_TABLE = new Table(0);
