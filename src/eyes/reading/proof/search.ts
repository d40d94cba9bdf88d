// biome-ignore-all lint/style/noNonNullAssertion: moves of a level lie below its `count`.
import type { Scratch } from '../../../go/scratch.ts';
import type { Task } from '../../../go/task.ts';
import { type Color, EMPTY, opponent, type Point } from '../../../go/types.ts';
import { firstProof, firstRefutation } from '../first-guess.ts';
import {
  ATTACKER_THREATENS,
  DEFENDER_THREATENS,
  GRADES,
  LOST,
  NO_BAN,
  type SearchWork,
  WON,
} from '../grade.ts';
import { DEPTHS } from '../moves/depths.ts';
import { LAST_STAGE } from '../moves/move-generator.ts';
import { Scope } from '../scope.ts';
import { FORBIDDEN, FREE } from './komaster.ts';
import { GONE, HELD, IN_KO, LAST, LAST_IN_KO, LIBERTIES, NodeExpander } from './node-expander.ts';
import type { NodeStore } from './nodes.ts';
import { type Findings, keyOf, Level, type TranspositionTable, WIDEST } from './transposition-table.ts';

const DEEPEST = 250;
/** As good as endless: what is proven has 0 on one side and this on the other. */
const SURE = 1 << 24;
/**
 * So much worse than the second best a play may become before that one is tried instead: to change
 * costs more than to stay a while.
 */
const SLACK = 0.28;
/** Positions that are opened between two yields: some milliseconds. */
const SLICE = 200;

/** What a search for a capture is asked. */
interface ProofQuestion {
  /** A stone of the chain. */
  readonly target: Point;
  readonly attackerMoves: boolean;
  readonly ban: number;
  /** Positions that may be opened, for each question of yes and no. */
  readonly nodes: number;
  /** A chain that has more of them counts as saved: four at most. */
  readonly liberties: number;
  readonly known?: number;
  /** Plays that were made before. */
  readonly start?: number;
  /** Grades in the order in which they are asked for. */
  readonly questions?: readonly number[] | undefined;
}

/**
 * Proof-number search, depth first: it always opens the position that decides the question with the
 * fewest further ones, so lines of forced replies are followed to their end at once, however long,
 * and wide quiet ones are put off. Proofs that a chain is captured hold on every path, since a
 * repetition counts for the defender; that it is saved may depend on one.
 */
export class ProofSearch {
  /** Positions opened by the last `run`. */
  nodes = 0;
  /** The budget of some question ran out, so the grade is a lower bound. */
  stopped = false;
  /** A play that takes a ko was met in answering one of the questions of the last `run`. */
  kos = false;
  /** The best first move of the mover, or -1 for a pass or none. */
  best: Point = -1;

  private readonly expander: NodeExpander;
  private table!: TranspositionTable;
  private store!: NodeStore;
  private readonly pathHigh = new Int32Array(DEEPEST + 2);
  private readonly pathLow = new Int32Array(DEEPEST + 2);
  private readonly pathKey = new Int32Array(DEEPEST + 2);
  private levels!: Level[];
  private target = 0;
  private attacker: Color = 1;
  private wanted = WON;
  /** The same of the question that is being answered: else all of them have one answer. */
  private metKo = false;
  private left = 0;
  private first: Point = -1;
  /** Plays that were made before the question, to count depths from. */
  private start = 0;
  /**
   * The numbers of the position that was looked at last: to prove the capture, and to refute it.
   */
  private proof = 1;
  private refutation = 1;

  /** What has been looked at since the last call of `forget`. */
  readonly scope: Scope;

  constructor(
    private readonly board: Scratch,
    private readonly tally: SearchWork = { opened: 0 },
  ) {
    this.scope = new Scope(board.area);
    this.expander = new NodeExpander(board, this.scope.looked);
  }

  /**
   * The grade of the chain at `target`, which is at least `known`. The board is as before whenever
   * the task yields, and when it returns.
   */
  *run(findings: Findings, question: ProofQuestion): Task<number> {
    const { target, attackerMoves, ban, nodes, liberties } = question;
    const { known = LOST, start = 0, questions = GRADES } = question;
    const { table, store, levels } = findings;
    this.levels = levels;
    this.table = table;
    this.store = store;
    this.start = start;
    this.target = target;
    this.attacker = opponent(this.board.cells[target] as Color);
    this.nodes = 0;
    this.stopped = false;
    this.kos = false;
    this.best = -1;
    findings.forget();
    const root = this.expander.begin(findings, target, attackerMoves, ban, liberties);
    let grade = known;
    for (const wanted of questions) {
      if (wanted <= grade) continue;
      this.wanted = wanted;
      this.metKo = ban !== NO_BAN;
      table.forgetKos();
      const yes = yield* this.reaches(root, attackerMoves, ban, nodes);
      if (this.metKo) this.kos = true;
      if (yes === attackerMoves) this.best = this.first;
      if (yes) grade = this.metKo ? wanted : WON;
      if (yes ? grade === WON : wanted === ATTACKER_THREATENS) break;
    }
    return grade;
  }

  /**
   * Whether the grade is `wanted` or better; `root` is what is seen of the position on the board.
   */
  private *reaches(root: number, attackerMoves: boolean, ban: number, nodes: number): Task<boolean> {
    this.first = -1;
    this.look(root, attackerMoves, FREE, 0, this.start);
    if (this.proof === 0 && attackerMoves) this.first = this.expander.lastLiberty();
    for (let left = nodes; this.proof > 0 && this.refutation > 0; left -= SLICE) {
      if (left < nodes) yield;
      if (left <= 0) {
        this.stopped = true;
        return false;
      }
      // The transposition table holds what was found, so an interrupted search continues where it
      // was.
      this.left = Math.min(left, SLICE);
      this.visit(attackerMoves, ban, FREE, 0, this.start, SURE, SURE);
    }
    return this.proof === 0;
  }

  /**
   * The numbers of the position that a play leads to, as far as they are known without opening it.
   * The one before is on the board.
   */
  private look(play: number, attacks: boolean, kos: number, ply: number, depth: number): void {
    const { store } = this;
    const ban = store.ban(play);
    const high = store.high(play);
    const low = store.low(play);
    const key = keyOf(attacks, ban, kos);
    const captured = this.known(play, attacks, ban, key, ply, depth);
    if (captured !== null) {
      this.proof = captured ? 0 : SURE;
      this.refutation = captured ? SURE : 0;
      return;
    }
    const slot = this.table.find(high, low, key);
    if (slot >= 0) {
      this.proof = this.table.first(slot);
      this.refutation = this.table.second(slot);
      if (this.table.kos(slot)) this.metKo = true;
      return;
    }
    const liberties = Math.min(store.facts(play) & LIBERTIES, 4);
    this.proof = firstProof(attacks, liberties);
    this.refutation = firstRefutation(attacks, liberties);
  }

  /** Whether the target is lost or saved without reading; `null` when that has to be read. */
  private known(
    play: number,
    attacks: boolean,
    ban: number,
    key: number,
    ply: number,
    depth: number,
  ): boolean | null {
    const { store, expander, wanted } = this;
    const facts = store.facts(play);
    if ((facts & (GONE | IN_KO | LAST_IN_KO)) > GONE) this.metKo = true;
    // Taken in a ko: only in the game where the owner has threats without end does the owner take
    // it back at once.
    if ((facts & GONE) !== 0) return (facts & IN_KO) === 0 || wanted <= DEFENDER_THREATENS ? true : null;
    const liberties = facts & LIBERTIES;
    if (liberties > expander.limitAt(depth) || ply >= DEEPEST || (facts & HELD) !== 0) return false;
    if (attacks && liberties === 1) {
      const allowed = facts >> LAST !== ban || wanted === ATTACKER_THREATENS;
      if (allowed && (wanted <= DEFENDER_THREATENS || (facts & LAST_IN_KO) === 0)) return true;
    }
    const high = store.high(play);
    const low = store.low(play);
    for (let d = ply - 2; d >= 0; d -= 2) {
      if (this.pathLow[d] === low && this.pathHigh[d] === high && this.pathKey[d] === key) return false;
    }
    return !attacks && ply > 0 && expander.isSaved(play, depth) ? false : null;
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
    const { board, store, table } = this;
    this.nodes++;
    this.tally.opened++;
    this.left--;
    const { high, low } = this.expander;
    this.pathHigh[ply] = high;
    this.pathLow[ply] = low;
    this.pathKey[ply] = keyOf(attacks, ban, kos);
    // Below, it says whether a ko was met from this position on.
    const metBefore = this.metKo;
    this.metKo = ban !== NO_BAN || kos !== FREE;
    while (this.levels.length <= ply) this.levels.push(new Level());
    const level = this.levels[ply]!;
    this.open(level, attacks, ban, kos, ply, depth);
    const mover = attacks ? this.attacker : opponent(this.attacker);
    let proof = 0;
    let refutation = 0;
    let chosen = -1;
    for (;;) {
      // The mover needs one child (the least number), the other side all of them (the sum).
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
      const own = Math.min(attacks ? mostProof : mostRefutation, second + 1 + Math.floor(SLACK * second));
      const play = level.plays[chosen]!;
      const move = store.move(play);
      const nextBan = store.ban(play);
      const nextKos = level.kos[chosen]!;
      const deeper = move >= 0 ? depth + 1 : depth;
      if (move >= 0) board.play(mover, move);
      if (attacks) this.visit(false, nextBan, nextKos, ply + 1, deeper, own, others);
      else this.visit(true, nextBan, nextKos, ply + 1, deeper, others, own);
      if (move >= 0) board.undo();
      level.proofs[chosen] = this.proof;
      level.refutations[chosen] = this.refutation;
    }
    if (ply === 0) this.first = chosen < 0 ? -1 : store.move(level.plays[chosen]!);
    this.proof = proof;
    this.refutation = refutation;
    table.keep(high, low, keyOf(attacks, ban, kos), proof, refutation, this.metKo);
    this.metKo ||= metBefore;
  }

  /** Lists the first plays of a position with their numbers; stops at one that settles it. */
  private open(level: Level, attacks: boolean, ban: number, kos: number, ply: number, depth: number): void {
    const { expander, store } = this;
    level.position = expander.position(attacks, depth);
    level.last = -1;
    level.count = 0;
    level.stage = 0;
    if (this.board.cells[this.target] === EMPTY) {
      this.list(level, attacks, NO_BAN, FREE, ply, depth);
      return;
    }
    if (this.list(level, attacks, ban, kos, ply, depth)) return;
    const passes = attacks
      ? ban !== NO_BAN && this.isBarred(attacks)
      : store.pass(level.position) >= 0 || expander.mayPass();
    if (passes) this.add(level, expander.pass(level.position, attacks), attacks, kos, ply + 1, depth);
  }

  /** A banned play is one for the game where the mover has threats without end. */
  private isBarred(attacks: boolean): boolean {
    return attacks ? this.wanted > ATTACKER_THREATENS : this.wanted <= DEFENDER_THREATENS;
  }

  /**
   * Adds the plays of the stage that the level has come to; true when one of them settles the
   * position.
   */
  private list(
    level: Level,
    attacks: boolean,
    ban: number,
    kos: number,
    ply: number,
    depth: number,
  ): boolean {
    const { expander, store } = this;
    const barred = ban !== NO_BAN && (depth > DEPTHS.ko || this.isBarred(attacks));
    const isMaster = attacks === (this.wanted === ATTACKER_THREATENS);
    while (level.count < WIDEST - 1) {
      const play = expander.next(level.position, level.last, level.stage, attacks, depth);
      if (play < 0) break;
      level.last = play;
      if (store.ban(play) !== NO_BAN) this.metKo = true;
      if (barred && store.move(play) === ban) continue;
      const after = expander.kosAfter(play, attacks, isMaster, ban, kos);
      if (after !== FORBIDDEN && this.add(level, play, attacks, after, ply + 1, depth + 1)) return true;
    }
    return false;
  }

  /** Adds a play and what it leads to; true when it settles the position. */
  private add(
    level: Level,
    play: number,
    attacks: boolean,
    kos: number,
    ply: number,
    depth: number,
  ): boolean {
    this.look(play, !attacks, kos, ply, depth);
    const i = level.count++;
    level.plays[i] = play;
    level.kos[i] = kos;
    level.proofs[i] = this.proof;
    level.refutations[i] = this.refutation;
    return attacks ? this.proof === 0 : this.refutation === 0;
  }
}
