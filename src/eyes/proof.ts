import type { Scratch } from '../go/scratch.ts';
import type { Task } from '../go/task.ts';
import { type Color, EMPTY, opponent, type Point } from '../go/types.ts';
import { banAfter, takesInKo } from './ban.ts';
import { CAPPING, Candidates, FORCING, NEARBY } from './candidates.ts';
import { ATTACKER_THREATENS, DEFENDER_THREATENS, LOST, NO_BAN, WON } from './grade.ts';

/**
 * What is taken for granted near the fight. These are the limits that GNU Go's reading has at its default level, so that its eyes and
 * ours are read equally far: depths count plays from the question.
 */
const FOUR_LIBERTIES_UNTIL = 7;
const THREE_LIBERTIES_UNTIL = 16;
/** So deep a ko may be taken back at once by who is taken to have threats. */
const KO_UNTIL = 8;
/** So deep plays beside the liberties of a string with three of them are tried. */
const LOOSE_UNTIL = 5;

const DEEPEST = 250;
/** As good as endless: what is proven has 0 on one side and this on the other. */
const SURE = 1 << 24;
/** Positions that are opened before a search rests: some milliseconds. */
const SLICE = 800;
/** Children of one position that are looked at; more never matter near a fight. */
const WIDEST = 64;

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

  private readonly candidates: Candidates;
  /** Its own for as long as it searches. */
  table = NO_TABLE;
  private readonly pathHigh = new Int32Array(DEEPEST + 2);
  private readonly pathLow = new Int32Array(DEEPEST + 2);
  private readonly pathBan = new Int16Array(DEEPEST + 2);
  private readonly levels: Level[] = [];
  private target = 0;
  private attacker: Color = 1;
  private wanted = WON;
  private left = 0;
  private liberties = 0;
  /** The numbers of the position that was looked at last: to prove the capture, and to refute it. */
  private proof = 1;
  private refutation = 1;

  constructor(private readonly board: Scratch) {
    this.candidates = new Candidates(board);
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
  ): Task<number> {
    this.target = target;
    this.attacker = opponent(this.board.cells[target] as Color);
    this.liberties = liberties;
    this.nodes = 0;
    this.stopped = false;
    this.best = -1;
    let grade = known;
    // The same order as in `gradeByQuestions`: most strings need only the first.
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
    this.candidates.reset();
    this.first = -1;
    this.look(attackerMoves, ban, 0);
    if (this.proof === 0 && attackerMoves) this.first = this.candidates.liberty(this.target);
    for (let left = nodes; this.proof > 0 && this.refutation > 0; left -= SLICE) {
      if (left < nodes) yield;
      if (left <= 0) {
        this.stopped = true;
        return false;
      }
      // What was found out stands in the table, so a search that was interrupted goes on where it was.
      this.left = Math.min(left, SLICE);
      this.visit(attackerMoves, ban, 0, SURE, SURE);
    }
    return this.proof === 0;
  }

  private first: Point = -1;

  /** The numbers of the position on the board as far as they are known without opening it. */
  private look(attacks: boolean, ban: number, depth: number): void {
    const { board, target } = this;
    const captured = this.known(attacks, ban, depth);
    if (captured !== null) {
      this.settle(captured);
      return;
    }
    const liberties = board.cells[target] === EMPTY ? 0 : board.liberties(target, 4);
    this.proof = (attacks ? PROOF_BEFORE_ATTACK : PROOF_BEFORE_DEFENSE)[liberties]!;
    this.refutation = (attacks ? REFUTATION_BEFORE_ATTACK : REFUTATION_BEFORE_DEFENSE)[liberties]!;
    const slot = this.table.find(board.high, board.low, 2 * (ban + 1) + (attacks ? 1 : 0));
    if (slot < 0) return;
    this.proof = this.table.proofs[slot]!;
    this.refutation = this.table.refutations[slot]!;
  }

  /** Whether the target is as good as captured, or saved; `null` when that has to be read. */
  private known(attacks: boolean, ban: number, depth: number): boolean | null {
    const { board, target, wanted } = this;
    // Taken in a ko: only in the game where the owner has threats without end does he take it back at once.
    if (board.cells[target] === EMPTY) return wanted <= DEFENDER_THREATENS ? true : null;
    const most = depth <= FOUR_LIBERTIES_UNTIL ? 4 : depth <= THREE_LIBERTIES_UNTIL ? 3 : 2;
    const limit = Math.min(this.liberties, most);
    const liberties = board.liberties(target, limit + 1);
    if (liberties > limit || depth >= DEEPEST || board.isHeld(target)) return false;
    if (attacks && liberties === 1) {
      const last = this.candidates.liberty(target);
      const allowed = last !== ban || (wanted === ATTACKER_THREATENS && depth <= KO_UNTIL);
      if (allowed && (wanted <= DEFENDER_THREATENS || !this.isKo(last))) return true;
    }
    const { high, low } = board;
    for (let d = depth - 2; d >= 0; d -= 2) {
      if (this.pathLow[d] === low && this.pathHigh[d] === high && this.pathBan[d] === ban) return false;
    }
    return null;
  }

  private settle(captured: boolean): void {
    this.proof = captured ? 0 : SURE;
    this.refutation = captured ? SURE : 0;
  }

  /** Opens the position on the board and works on it until one of its numbers reaches its limit. */
  private visit(
    attacks: boolean,
    ban: number,
    depth: number,
    mostProof: number,
    mostRefutation: number,
  ): void {
    const { board, table } = this;
    this.nodes++;
    this.left--;
    const { high, low } = board;
    this.pathHigh[depth] = high;
    this.pathLow[depth] = low;
    this.pathBan[depth] = ban;
    while (this.levels.length <= depth) this.levels.push(new Level());
    const level = this.levels[depth]!;
    this.open(level, attacks, ban, depth);
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
      if (attacks) this.visit(false, level.bans[chosen]!, depth + 1, own, others);
      else this.visit(true, level.bans[chosen]!, depth + 1, others, own);
      if (move >= 0) board.undo();
      level.proofs[chosen] = this.proof;
      level.refutations[chosen] = this.refutation;
    }
    if (depth === 0) this.first = chosen < 0 ? -1 : level.moves[chosen]!;
    this.proof = proof;
    this.refutation = refutation;
    table.keep(high, low, 2 * (ban + 1) + (attacks ? 1 : 0), proof, refutation);
  }

  /** Lists the moves of a position with their numbers; stops at one that settles it. */
  private open(level: Level, attacks: boolean, ban: number, depth: number): void {
    const { board, target, wanted, candidates } = this;
    level.count = 0;
    if (board.cells[target] === EMPTY) {
      this.add(level, target, NO_BAN, attacks, depth);
      return;
    }
    const liberties = board.liberties(target, 4);
    const atari = liberties === 1;
    const loose = liberties === 2 || (liberties === 3 && depth <= LOOSE_UNTIL);
    const width = atari ? FORCING : attacks && !loose ? CAPPING : NEARBY;
    // A banned play is one for the game where who plays it has threats without end.
    const barred = depth > KO_UNTIL || (attacks ? wanted > ATTACKER_THREATENS : wanted <= DEFENDER_THREATENS);
    const moves = candidates.list(depth, target, attacks, -1, width);
    const count = Math.min(candidates.count, WIDEST - 1);
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      if (move === ban && barred) continue;
      if (this.add(level, move, ban, attacks, depth)) return;
    }
    const passes = attacks ? ban !== NO_BAN && barred : !atari || this.isKo(candidates.liberty(target));
    if (passes) this.add(level, -1, NO_BAN, attacks, depth);
  }

  /** Adds a move; true when it settles the position. */
  private add(level: Level, move: Point, ban: number, attacks: boolean, depth: number): boolean {
    const { board, target } = this;
    let nextBan = ban;
    if (move < 0) this.look(!attacks, NO_BAN, depth + 1);
    else {
      const removed = board.play(attacks ? this.attacker : opponent(this.attacker), move);
      if (removed < 0) return false;
      if (board.suicide) {
        board.undo();
        return false;
      }
      nextBan = banAfter(board, move, removed);
      if (attacks && board.cells[target] === EMPTY && nextBan !== target) this.settle(true);
      else this.look(!attacks, nextBan, depth + 1);
      board.undo();
    }
    const i = level.count++;
    level.moves[i] = move;
    level.bans[i] = nextBan;
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

/** The children of a position on the path. */
class Level {
  count = 0;
  readonly moves = new Int16Array(WIDEST);
  readonly bans = new Int16Array(WIDEST);
  readonly proofs = new Int32Array(WIDEST);
  readonly refutations = new Int32Array(WIDEST);
}

/** Proof numbers by position. */
export class Table {
  readonly proofs: Int32Array;
  readonly refutations: Int32Array;
  private readonly mask: number;
  private readonly high: Int32Array;
  private readonly low: Int32Array;
  private readonly keys: Int32Array;
  private readonly ages: Int32Array;
  private age = 1;

  /** @param bits the table has 2^bits entries */
  constructor(bits = 15) {
    const size = 1 << bits;
    this.mask = size - 1;
    this.proofs = new Int32Array(size);
    this.refutations = new Int32Array(size);
    this.high = new Int32Array(size);
    this.low = new Int32Array(size);
    this.keys = new Int32Array(size);
    this.ages = new Int32Array(size);
  }

  forget(): void {
    this.age++;
  }

  private slot(high: number, low: number, key: number): number {
    return (low ^ (high << 3) ^ Math.imul(key, 0x9e3779b1)) & this.mask;
  }

  /** The entry of a position, told by its whole hash and what else makes it a moment, or -1. */
  find(high: number, low: number, key: number): number {
    const slot = this.slot(high, low, key);
    if (this.ages[slot] !== this.age || this.low[slot] !== low) return -1;
    return this.high[slot] === high && this.keys[slot] === key ? slot : -1;
  }

  keep(high: number, low: number, key: number, proof: number, refutation: number): void {
    const slot = this.slot(high, low, key);
    this.ages[slot] = this.age;
    this.high[slot] = high;
    this.low[slot] = low;
    this.keys[slot] = key;
    this.proofs[slot] = proof;
    this.refutations[slot] = refutation;
  }
}

const NO_TABLE = new Table(0);
