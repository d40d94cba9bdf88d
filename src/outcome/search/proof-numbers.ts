// biome-ignore-all lint/style/noNonNullAssertion: states and edges are numbers that these tables gave out.
/**
 * Depth-first proof-number search (Nagai, 2002) on a graph of states that is kept whole. What is
 * proven rests on nothing but earlier proofs, so it holds for good. What is refuted may rest on
 * states further up in the line, which are taken to be refuted; it is a guess until the states that
 * it needs are closed: the opponent of the prover never has to leave them. A proof of a state takes
 * back all guesses that rest on it (Kishimoto and Mueller's history interaction does not arise).
 */
import { type Color, opponent, type Point } from '../../go/types.ts';
import { grown } from './board-graph.ts';
import {
  ATTACKER_UNIT,
  attackerThreats,
  BAN_MASK,
  banOf,
  CAPTURED,
  capturedIn,
  DEFENDER_UNIT,
  defenderThreats,
  KEPT,
  PASS_MOVE,
  PASS_UNIT,
  passesOf,
  restOf,
  SPARE_MOVE,
  type StoneField,
  THREAT_MOVE,
  turnOf,
  WORDS,
} from './field.ts';

export const OPEN = 0;
/** The prover reaches what they want. */
export const PROVEN = 1;
/** The opponent of the prover avoids it for ever. */
export const REFUTED = 2;

const MOST = 1 << 29;

/** Where a state stands for an easier one, which was solved before. */
export const SAME_MOVE = -3;

/**
 * What is asked: whether the attacker captures, or whether the defender ends play with the goal
 * kept.
 */
type ProofAim = 'capture' | 'end';

/**
 * Another game: the owner plays on these points alone. The opponent puts stones on all others for
 * nothing, at their turn, and may leave the turn without a pass.
 */
export interface ProofZone {
  readonly owner: Color;
  readonly points: readonly Point[];
}

export class ProofNumbers {
  readonly prover: Color;
  /** How many states are known; the first two are the ends. */
  count = 2;
  words = new Int32Array(WORDS << 12);
  status = new Uint8Array(1 << 12);
  /** By state: the edge that solves it, -1 where none does alone. */
  witness = new Int32Array(1 << 12);
  /** When it was proven. */
  order = new Int32Array(1 << 12);
  first = new Int32Array(1 << 12);
  counts = new Int16Array(1 << 12);
  to = new Int32Array(1 << 14);
  moves = new Int16Array(1 << 14);
  private from = new Int32Array(1 << 14);
  private nextBack = new Int32Array(1 << 14);
  private back = new Int32Array(1 << 12);
  private unproven = new Int16Array(1 << 12);
  private pn = new Int32Array(1 << 12);
  private dn = new Int32Array(1 << 12);
  private onPath = new Uint8Array(1 << 12);
  private edges = 0;
  private slots = new Int32Array(1 << 14);
  private orders = 0;
  private work = 0;
  private stopAt = 0;
  private readonly passLimit: number;
  /** By node: whether it is in the zone; `null` for a game without one. */
  private readonly isInside: Uint8Array | null;

  constructor(
    readonly field: StoneField,
    readonly aim: ProofAim = 'capture',
    private readonly zone: ProofZone | null = null,
  ) {
    this.isInside = zone && Uint8Array.from(field.points, (p) => (zone.points.includes(p) ? 1 : 0));
    this.prover = aim === 'capture' ? field.attacker : field.defender;
    this.passLimit = field.problem.passes;
    for (const end of [CAPTURED, KEPT]) {
      const isProven = (end === CAPTURED) === (aim === 'capture');
      this.status[end] = isProven ? PROVEN : REFUTED;
      this.pn[end] = isProven ? 0 : MOST;
      this.dn[end] = isProven ? MOST : 0;
      this.first[end] = 0;
    }
  }

  /** The state with these words; it is entered if it is new. */
  enter(board: ArrayLike<number>, rest: number): number {
    return this.find(board[0]!, board[1]!, board[2]!, board[3]!, rest, true);
  }

  private find(a: number, b: number, c: number, d: number, rest: number, isNew: boolean): number {
    if (2 * this.count >= this.slots.length) this.rehash();
    const { slots, words } = this;
    const mask = slots.length - 1;
    let slot = hashOf(a, b, c, d, rest) & mask;
    for (; ; slot = (slot + 1) & mask) {
      const state = slots[slot]!;
      if (state === 0) break;
      const at = state * WORDS;
      if (
        words[at] === a &&
        words[at + 2] === c &&
        words[at + 4] === rest &&
        words[at + 1] === b &&
        words[at + 3] === d
      )
        return state;
    }
    if (!isNew) return -1;
    const state = this.count++;
    slots[slot] = state;
    if (state >= this.status.length) this.grow();
    const at = state * WORDS;
    this.words[at] = a;
    this.words[at + 1] = b;
    this.words[at + 2] = c;
    this.words[at + 3] = d;
    this.words[at + 4] = rest;
    this.first[state] = -1;
    this.witness[state] = -1;
    this.pn[state] = 1;
    this.dn[state] = 1;
    return state;
  }

  private grow(): void {
    this.words = grown(this.words);
    this.status = grown(this.status);
    this.witness = grown(this.witness);
    this.order = grown(this.order);
    this.first = grown(this.first);
    this.counts = grown(this.counts);
    this.back = grown(this.back);
    this.unproven = grown(this.unproven);
    this.pn = grown(this.pn);
    this.dn = grown(this.dn);
    this.onPath = grown(this.onPath);
  }

  private rehash(): void {
    const slots = new Int32Array(2 * this.slots.length);
    const mask = slots.length - 1;
    const { words } = this;
    for (let state = 2; state < this.count; state++) {
      const at = state * WORDS;
      let slot = hashOf(words[at]!, words[at + 1]!, words[at + 2]!, words[at + 3]!, words[at + 4]!) & mask;
      while (slots[slot]) slot = (slot + 1) & mask;
      slots[slot] = state;
    }
    this.slots = slots;
  }

  turn(state: number): Color {
    return turnOf(this.words[state * WORDS + 4]!);
  }

  /** What stands on a node. */
  cell(state: number, node: number): number {
    const at = state * WORDS + (node >> 5);
    const bit = node & 31;
    return ((this.words[at]! >>> bit) & 1) | (((this.words[at + 2]! >>> bit) & 1) << 1);
  }

  private addEdge(state: number, move: number, to: number): void {
    const edge = this.edges++;
    if (edge >= this.to.length) {
      this.to = grown(this.to);
      this.moves = grown(this.moves);
      this.from = grown(this.from);
      this.nextBack = grown(this.nextBack);
    }
    this.to[edge] = to;
    this.moves[edge] = move;
    this.from[edge] = state;
    this.counts[state]!++;
    if (to > KEPT) {
      this.nextBack[edge] = this.back[to]!;
      this.back[to] = edge + 1;
    }
    if (this.status[to] !== PROVEN) this.unproven[state]!++;
  }

  /** A state that is as hard for whoever wins it, or harder, and is solved; 0 for none. */
  private solvedBy(state: number): number {
    const { words } = this;
    const at = state * WORDS;
    const rest = words[at + 4]!;
    const look = (other: number, status: number): number => {
      const found = this.find(words[at]!, words[at + 1]!, words[at + 2]!, words[at + 3]!, other, false);
      return found > 0 && this.status[found] === status ? found : 0;
    };
    const isCapture = this.aim === 'capture';
    const forAttacker = isCapture ? PROVEN : REFUTED;
    const forDefender = isCapture ? REFUTED : PROVEN;
    const passes = passesOf(rest);
    for (let fewer = attackerThreats(rest); fewer > 0; fewer--) {
      const found = look(rest - fewer * ATTACKER_UNIT, forAttacker);
      if (found) return found;
    }
    for (let fewer = defenderThreats(rest); fewer > 0; fewer--) {
      const found = look(rest - fewer * DEFENDER_UNIT, forDefender);
      if (found) return found;
    }
    if (passes > 0) {
      const found = look(rest - PASS_UNIT, forDefender);
      if (found) return found;
    }
    if (passes + 1 < this.passLimit) {
      const found = look(rest + PASS_UNIT, forAttacker);
      if (found) return found;
    }
    if (rest & BAN_MASK) {
      const isAttackers = turnOf(rest) === this.field.attacker;
      const found = look(rest & ~BAN_MASK, isAttackers ? forDefender : forAttacker);
      if (found) return found;
    }
    return 0;
  }

  private expand(state: number): void {
    const { field, made } = this;
    const rest = this.words[state * WORDS + 4]!;
    this.first[state] = this.edges;
    this.counts[state] = 0;
    this.unproven[state] = 0;
    const solved = this.solvedBy(state);
    if (solved > 0) {
      this.addEdge(state, SAME_MOVE, solved);
      this.settle(state);
      return;
    }
    const at = state * WORDS;
    field.load(this.words, at);
    const captured = capturedIn(rest);
    // Two eyes keep the goal, but with suicide the attacker may play on for ever.
    if ((this.aim === 'capture' || field.problem.suicide === 'forbidden') && field.isKept(captured)) {
      this.addEdge(state, SAME_MOVE, KEPT);
      this.settle(state);
      return;
    }
    const turn = turnOf(rest);
    const other = opponent(turn);
    const passes = passesOf(rest);
    const ban = banOf(rest);
    const attacker = attackerThreats(rest);
    const defender = defenderThreats(rest);
    const { isInside } = this;
    const isOwners = turn === this.zone?.owner;
    for (let node = 0; node < field.nodes; node++) {
      const isOutside = isInside !== null && isInside[node] === 0;
      if (isOutside && isOwners) continue;
      if (!field.play(this.words, at, node, turn)) continue;
      if (ban > 0 && field.taken === 1 && field.single === ban - 1) continue;
      const now = captured | field.captured;
      if (now !== captured && field.isReached(now)) {
        this.addEdge(state, node, CAPTURED);
        continue;
      }
      made.set(field.made);
      const next = isOutside
        ? restOf(turn, 0, 0, attacker, defender, now)
        : restOf(other, 0, field.ban, attacker, defender, now);
      this.addEdge(state, node, this.enter(made, next));
    }
    const at0 = this.words[at]!;
    made[0] = at0;
    made[1] = this.words[at + 1]!;
    made[2] = this.words[at + 2]!;
    made[3] = this.words[at + 3]!;
    if (passes + 1 >= this.passLimit) this.addEdge(state, PASS_MOVE, KEPT);
    else
      this.addEdge(
        state,
        PASS_MOVE,
        this.enter(made, restOf(other, passes + 1, 0, attacker, defender, captured)),
      );
    if (isInside && !isOwners)
      this.addEdge(state, SPARE_MOVE, this.enter(made, restOf(other, 0, 0, attacker, defender, captured)));
    // A threat that lifts no ban and ends no row of passes changes nothing, and is never of use.
    const isAttackers = turn === field.attacker;
    if ((ban > 0 || passes > 0) && (isAttackers ? attacker : defender) > 0)
      this.addEdge(
        state,
        THREAT_MOVE,
        this.enter(
          made,
          restOf(turn, 0, 0, attacker - (isAttackers ? 1 : 0), defender - (isAttackers ? 0 : 1), captured),
        ),
      );
    this.settle(state);
  }

  private readonly made = new Int32Array(4);

  /** Solves a state by its edges, as far as they are. */
  private settle(state: number): void {
    const { counts, first, status, to } = this;
    const isProver = this.turn(state) === this.prover;
    const begin = first[state]!;
    const end = begin + counts[state]!;
    const isSame = this.moves[begin] === SAME_MOVE;
    if (isProver || isSame) {
      for (let edge = begin; edge < end; edge++)
        if (status[to[edge]!] === PROVEN) {
          this.prove(state, edge);
          return;
        }
      if (isSame && status[to[begin]!] === REFUTED) this.refute(state, begin);
    } else if (this.unproven[state] === 0) this.prove(state, -1);
    else
      for (let edge = begin; edge < end; edge++)
        if (status[to[edge]!] === REFUTED) {
          this.refute(state, edge);
          return;
        }
  }

  private refute(state: number, edge: number): void {
    this.status[state] = REFUTED;
    this.witness[state] = edge;
    this.pn[state] = MOST;
    this.dn[state] = 0;
  }

  /** Proves a state, and all that follows from it; guesses that rest on it are taken back. */
  private prove(state: number, edge: number): void {
    const proven: number[] = [];
    const mark = (one: number, by: number) => {
      if (this.status[one] === PROVEN) return;
      this.status[one] = PROVEN;
      this.witness[one] = by;
      this.order[one] = ++this.orders;
      this.pn[one] = 0;
      this.dn[one] = MOST;
      proven.push(one);
    };
    mark(state, edge);
    for (let i = 0; i < proven.length; i++) {
      const one = proven[i]!;
      for (let link = this.back[one]!; link > 0; link = this.nextBack[link - 1]!) {
        const by = link - 1;
        const above = this.from[by]!;
        const begin = this.first[above]!;
        // A state that was taken back has other edges now.
        if (by < begin || by >= begin + this.counts[above]! || this.status[above] === PROVEN) continue;
        if (this.moves[by] === SAME_MOVE) {
          // What stood for a guess has to be looked at by itself.
          if (this.status[above] === REFUTED) this.takeBack(above);
          continue;
        }
        if (this.turn(above) === this.prover) mark(above, by);
        else {
          this.unproven[above]!--;
          if (this.unproven[above] === 0) mark(above, -1);
          else if (this.status[above] === REFUTED && this.witness[above] === by) this.takeBack(above);
        }
      }
    }
  }

  /** Opens a state that was taken to be refuted, and those that rest on it. */
  private takeBack(state: number): void {
    const open = [state];
    this.reopen(state);
    for (let i = 0; i < open.length; i++) {
      const one = open[i]!;
      for (let link = this.back[one]!; link > 0; link = this.nextBack[link - 1]!) {
        const by = link - 1;
        const above = this.from[by]!;
        const begin = this.first[above]!;
        if (by < begin || by >= begin + this.counts[above]! || this.status[above] !== REFUTED) continue;
        const isSame = this.moves[by] === SAME_MOVE;
        if (isSame || this.turn(above) === this.prover || this.witness[above] === by) {
          this.reopen(above);
          open.push(above);
        }
      }
    }
  }

  private reopen(state: number): void {
    this.status[state] = OPEN;
    this.witness[state] = -1;
    this.pn[state] = 1;
    this.dn[state] = 1;
    if (this.first[state]! >= 0 && this.moves[this.first[state]!] === SAME_MOVE) this.first[state] = -1;
  }

  /**
   * Searches from a state until it is solved, or for so many steps: what was found so far stays.
   */
  search(root: number, slice: number): void {
    this.stopAt = this.work + slice;
    if (this.status[root] === OPEN) this.descend(root, MOST, MOST);
  }

  private descend(state: number, mostProof: number, mostRefutation: number): void {
    if (this.first[state]! < 0) this.expand(state);
    if (this.status[state] !== OPEN) return;
    const isProver = this.turn(state) === this.prover;
    this.onPath[state] = 1;
    for (;;) {
      if (this.status[state] !== OPEN) break;
      const { counts, dn, first, onPath, pn, status, to } = this;
      const begin = first[state]!;
      const end = begin + counts[state]!;
      // The number that is the least over the edges, and the one that is taken of all together.
      let least = MOST;
      let second = MOST;
      let best = -1;
      let most = 0;
      let open = 0;
      let isRefuted = false;
      for (let edge = begin; edge < end; edge++) {
        const child = to[edge]!;
        const isOn = onPath[child] === 1;
        const refuted = isOn || status[child] === REFUTED;
        if (isProver) {
          if (refuted) continue;
          const p = pn[child]!;
          const d = dn[child]!;
          open++;
          if (d > most) most = d;
          if (p < least) {
            second = least;
            least = p;
            best = edge;
          } else if (p < second) second = p;
        } else {
          if (refuted) {
            isRefuted = true;
            best = edge;
            break;
          }
          if (status[child] === PROVEN) continue;
          const p = pn[child]!;
          const d = dn[child]!;
          open++;
          if (p > most) most = p;
          if (d < least) {
            second = least;
            least = d;
            best = edge;
          } else if (d < second) second = d;
        }
      }
      if (isProver ? open === 0 : isRefuted) {
        this.refute(state, isProver ? -1 : best);
        break;
      }
      const sum = Math.min(MOST - 1, most + open - 1);
      const proof = isProver ? least : sum;
      const refutation = isProver ? sum : least;
      pn[state] = proof;
      dn[state] = refutation;
      if (proof >= mostProof || refutation >= mostRefutation || ++this.work >= this.stopAt) break;
      const child = to[best]!;
      if (isProver)
        this.descend(child, Math.min(mostProof, second + 1 + (second >> 2)), mostRefutation - (open - 1));
      else this.descend(child, mostProof - (open - 1), Math.min(mostRefutation, second + 1 + (second >> 2)));
    }
    this.onPath[state] = 0;
  }

  /** The states that the proofs of these states go through, each behind those that it rests on. */
  proofs(roots: readonly number[]): readonly number[] {
    const states = [...new Set(roots.filter((root) => root > KEPT))];
    const seen = new Set<number>(states);
    for (const state of states)
      for (const child of this.following(state)) {
        if (seen.has(child)) continue;
        seen.add(child);
        states.push(child);
      }
    return states.sort((a, b) => this.order[a]! - this.order[b]!);
  }

  /** The states behind a solved one, those of its solution alone; no ends. */
  private following(state: number): Int32Array {
    const one = this.witness[state]!;
    const begin = this.first[state]!;
    const all =
      one >= 0 ? this.to.subarray(one, one + 1) : this.to.subarray(begin, begin + this.counts[state]!);
    return all.filter((child) => child > KEPT);
  }

  /** How a state is solved: by a move, or by another state in its place. */
  answer(state: number): { readonly move: number; readonly to: number } | null {
    const begin = this.first[state]!;
    if (this.moves[begin] === SAME_MOVE) return { move: SAME_MOVE, to: this.to[begin]! };
    const edge = this.witness[state]!;
    return edge < 0 ? null : { move: this.moves[edge]!, to: this.to[edge]! };
  }

  /**
   * The states that the opponent of the prover keeps play in, from a state that is taken to be
   * refuted; or one that is not settled yet, and has to be.
   */
  closure(roots: readonly number[]): { readonly states: readonly number[] } | { readonly open: number } {
    const states = [...new Set(roots.filter((root) => root > KEPT))];
    const seen = new Set<number>(states);
    for (const state of states) {
      if (this.status[state] !== REFUTED) return { open: state };
      const begin = this.first[state]!;
      const end = begin + this.counts[state]!;
      if (this.turn(state) === this.prover || this.moves[begin] === SAME_MOVE) {
        for (let edge = begin; edge < end; edge++) {
          const child = this.to[edge]!;
          if (child <= KEPT || seen.has(child)) continue;
          seen.add(child);
          states.push(child);
        }
        continue;
      }
      let best = -1;
      let rank = 9;
      for (let edge = begin; edge < end; edge++) {
        const child = this.to[edge]!;
        const status = this.status[child]!;
        const now =
          status === PROVEN ? 9 : child <= KEPT ? 0 : status === REFUTED ? (seen.has(child) ? 1 : 2) : 3;
        if (now < rank) {
          rank = now;
          best = edge;
        }
      }
      if (best < 0) return { open: state };
      this.witness[state] = best;
      const child = this.to[best]!;
      if (child > KEPT && !seen.has(child)) {
        seen.add(child);
        states.push(child);
      }
    }
    return { states };
  }

  /**
   * Those of a closure from which play need not end: they lead to a circle, as the opponent of the
   * prover plays there, or to two eyes beside which suicide goes on for ever.
   */
  unending(states: readonly number[]): ReadonlySet<number> {
    const left = new Map<number, number>();
    const above = new Map<number, number[]>();
    const ending: number[] = [];
    const isSuicidal = this.field.problem.suicide !== 'forbidden';
    for (const state of states) {
      const answer = this.answer(state);
      const children = this.following(state);
      for (const child of children) {
        const list = above.get(child);
        if (list) list.push(state);
        else above.set(child, [state]);
      }
      const isIdle = isSuicidal && answer?.move === SAME_MOVE && answer.to === KEPT;
      if (children.length === 0 && !isIdle) ending.push(state);
      else left.set(state, children.length);
    }
    for (const state of ending)
      for (const one of above.get(state) ?? []) {
        const open = (left.get(one) ?? 0) - 1;
        if (open > 0) left.set(one, open);
        else if (left.delete(one)) ending.push(one);
      }
    return new Set(left.keys());
  }
}

function hashOf(a: number, b: number, c: number, d: number, rest: number): number {
  let hash = Math.imul(a ^ 0x5bd1e995, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ c, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ rest, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16) ^ b, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15) ^ d, 0x165667b1);
  return hash ^ (hash >>> 13);
}
