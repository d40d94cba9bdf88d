// biome-ignore-all lint/style/noNonNullAssertion: states and records are numbers that these tables gave out.
import type { Task } from '../../go/task.ts';
import type { Color } from '../../go/types.ts';
import type { OutcomeSet, SearchProgress } from '../types.ts';
import { ENDS, grown } from './board-graph.ts';
import { endOf, type Model, type MoveCode } from './model.ts';

const NEW = 0;
const OPEN = 1;
const WON = 2;

/** States looked at between two yields. */
const SLICE = 2000;

/**
 * A strategy as it was found: by number the move of its owner, or where each move of the opponent
 * leads.
 */
export interface Strategy {
  readonly owner: Color;
  readonly nodes: readonly (readonly number[])[];
}

/**
 * Whether a player can force the game to end in a set of outcomes: the least fixpoint over the
 * states that matter (Liu and Smolka, 1998). Depth first, a state waits for the states that it
 * needs and is looked at again when one of them is won, so circles need no care: a state is won
 * only by states that were won before. What is not won when all has been looked at is held by the
 * opponent for good, who forces the other outcomes, `unending` among them.
 */
export class Fixpoint {
  private state = new Uint8Array(1 << 10);
  /** By state: the edge that is looked at; of a won state of the player, the edge that won it. */
  private at = new Int16Array(1 << 10);
  /** By state: the first record of those who wait for it, plus 1. */
  private waiting = new Int32Array(1 << 10);
  /** Records of three: who waits, by which edge, and the next record, plus 1. */
  private records = new Int32Array(3 << 10);
  private recorded = 0;
  private stack = new Int32Array(1 << 10);
  private depth = 0;

  constructor(
    private readonly model: Model,
    /** Who is to force the game to end in `wanted`. */
    private readonly player: Color,
    private readonly wanted: OutcomeSet,
    /**
     * Whether moves that the rule leaves undecided are the player's to make; else they are the
     * opponent's.
     */
    private readonly isHopeful: boolean,
  ) {}

  /**
   * Whether the start is won; `null` when more than `budget` states are known before that is clear.
   */
  *run(budget: number, progress: SearchProgress): Task<boolean | null> {
    const { model } = this;
    this.open(0);
    let work = 0;
    while (this.depth > 0) {
      if (this.state[0] === WON) return true;
      if (++work % SLICE === 0) {
        progress.states = model.count;
        yield;
      }
      if (model.count > budget) return null;
      const s = this.stack[this.depth - 1]!;
      if (this.state[s] === WON) {
        this.depth--;
        continue;
      }
      const task = this.at[s] === 0 ? model.prepare(s) : null;
      if (task) yield* task;
      if (model.turn(s) === this.player) this.lookForOne(s);
      else this.lookAtAll(s);
    }
    return this.state[0] === WON;
  }

  private open(s: number): void {
    while (s >= this.state.length) {
      this.state = grown(this.state);
      this.at = grown(this.at);
      this.waiting = grown(this.waiting);
    }
    this.state[s] = OPEN;
    this.push(s);
  }

  private push(s: number): void {
    if (this.depth === this.stack.length) this.stack = grown(this.stack);
    this.stack[this.depth++] = s;
  }

  private statusOf(s: number): number {
    return s < this.state.length ? this.state[s]! : NEW;
  }

  private isUsable(s: number, i: number, isPlayers: boolean): boolean {
    return isPlayers === this.isHopeful || !this.model.isDoubtful(s, i);
  }

  /** The player moves at `s`: some edge has to lead to a won state. */
  private lookForOne(s: number): void {
    const { model } = this;
    const edges = model.edges(s);
    if (this.at[s] === 0 && this.ends(s, edges, true)) {
      this.win(s, this.at[s]!);
      return;
    }
    for (; this.at[s]! < edges; this.at[s]!++) {
      const i = this.at[s]!;
      const to = model.to(s, i);
      if (to <= -1 || !this.isUsable(s, i, true)) continue;
      const status = this.statusOf(to);
      if (status === WON) this.win(s, i);
      else if (status === NEW) this.open(to);
      if (status !== OPEN) return;
      this.wait(s, i, to);
    }
    this.depth--;
  }

  /**
   * The opponent moves at `s`: every edge has to lead to a won state. One after the other is waited
   * for.
   */
  private lookAtAll(s: number): void {
    const { model } = this;
    const edges = model.edges(s);
    if (this.at[s] === 0 && this.ends(s, edges, false)) {
      this.depth--;
      return;
    }
    for (; this.at[s]! < edges; this.at[s]!++) {
      const i = this.at[s]!;
      const to = model.to(s, i);
      if (to <= -1 || !this.isUsable(s, i, false)) continue;
      const status = this.statusOf(to);
      if (status === WON) continue;
      if (status === NEW) this.open(to);
      else {
        this.wait(s, i, to);
        this.depth--;
      }
      return;
    }
    this.win(s, 0);
  }

  /**
   * Whether a move at `s` ends the game at once as whoever moves there wants it; it is then the
   * edge that `s` stays at.
   */
  private ends(s: number, edges: number, isPlayers: boolean): boolean {
    for (let i = 0; i < edges; i++) {
      const to = this.model.to(s, i);
      if (to > ENDS || ((endOf(to) & this.wanted) !== 0) !== isPlayers) continue;
      if (!this.isUsable(s, i, isPlayers)) continue;
      this.at[s] = i;
      return true;
    }
    return false;
  }

  private wait(s: number, i: number, to: number): void {
    if (3 * this.recorded + 3 > this.records.length) this.records = grown(this.records);
    const at = 3 * this.recorded;
    this.records[at] = s;
    this.records[at + 1] = i;
    this.records[at + 2] = this.waiting[to]!;
    this.waiting[to] = ++this.recorded;
  }

  /** `s` is won, and so are states of the player that waited for it; others are looked at again. */
  private win(s: number, i: number): void {
    this.state[s] = WON;
    this.at[s] = i;
    const won = [s];
    for (const one of won) {
      for (let record = this.waiting[one]!; record > 0; ) {
        const at = 3 * (record - 1);
        const waiter = this.records[at]!;
        record = this.records[at + 2]!;
        if (this.state[waiter] === WON) continue;
        if (this.model.turn(waiter) === this.player) {
          this.state[waiter] = WON;
          this.at[waiter] = this.records[at + 1]!;
          won.push(waiter);
        } else this.push(waiter);
      }
      this.waiting[one] = 0;
    }
  }

  /**
   * The strategy of whoever forces their outcomes: of the player if the start is won, else of the
   * opponent. `null` when it has more than `most` nodes.
   */
  *strategy(most: number): Task<Strategy | null> {
    const { model } = this;
    const isWon = this.state[0] === WON;
    const owner = isWon ? this.player : ((3 - this.player) as Color);
    const numbers = new Map<number, number>([[0, 0]]);
    const states = [0];
    const nodes: number[][] = [];
    const numberOf = (to: number): number => {
      let number = numbers.get(to);
      if (number === undefined) {
        number = states.length;
        numbers.set(to, number);
        states.push(to);
      }
      return number;
    };
    for (const s of states) {
      if (nodes.length >= most) return null;
      if (nodes.length % SLICE === SLICE - 1) yield;
      const node: number[] = [];
      const add = (i: number, move: MoveCode, to: number) => {
        node.push(move, to <= ENDS ? -1 : numberOf(to));
        return i;
      };
      if (model.turn(s) === owner) add(this.at[s]!, model.move(s, this.at[s]!), model.to(s, this.at[s]!));
      else
        for (let i = 0; i < model.edges(s); i++) {
          const to = model.to(s, i);
          if (to >= 0) add(i, model.move(s, i), to);
        }
      nodes.push(node);
    }
    return { owner, nodes };
  }
}
