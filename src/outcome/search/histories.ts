// biome-ignore-all lint/style/noNonNullAssertion: states and boards are numbers that these tables gave out.
import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import { type Color, opponent, type Point } from '../../go/types.ts';
import { capturedOf, OUTCOMES, type OutcomeQuestion, type OutcomeSet, setOf } from '../types.ts';
import { type BoardGraph, ENDS, grown } from './board-graph.ts';
import { components, UNNOTICED } from './components.ts';
import {
  isEndless,
  type Model,
  type MoveCode,
  PASS,
  passesBefore,
  SPARE,
  Supplies,
  THREAT,
} from './model.ts';

const NO_KO = 0;
const BOTH_STAY = ENDS - OUTCOMES.indexOf('both-stay');

/** What a rule that looks at nothing but boards makes of one that has been there. */
interface Repetitions {
  /**
   * Which occurrences count: `none`, of every board, by the side to move, or by the player who made
   * it.
   */
  readonly by: 'nothing' | 'board' | 'turn' | 'maker';
  /** What a play that recreates one comes to. */
  readonly comesTo: 'forbidden' | 'draw' | 'no-result';
  readonly basicKo: boolean;
}

export const REPETITIONS: Readonly<Record<string, Repetitions>> = {
  none: { by: 'nothing', comesTo: 'forbidden', basicKo: false },
  basic: { by: 'nothing', comesTo: 'forbidden', basicKo: true },
  psk: { by: 'board', comesTo: 'forbidden', basicKo: false },
  ssk: { by: 'turn', comesTo: 'forbidden', basicKo: false },
  nssk: { by: 'maker', comesTo: 'forbidden', basicKo: false },
  korean: { by: 'board', comesTo: 'draw', basicKo: true },
  japanese: { by: 'board', comesTo: 'no-result', basicKo: true },
};

/**
 * A set of occurrences that may be recreated: of boards that lie on a circle of boards with the
 * present one. Others cannot come back, so they are forgotten, and equal sets are one object.
 */
class Past {
  readonly larger = new Map<number, Past>();
  constructor(
    readonly number: number,
    readonly occurrences: readonly number[],
    readonly has: ReadonlySet<number>,
  ) {}
}

/**
 * The game under a rule that only looks at boards, in numbers: no board is made or compared twice.
 * Which boards may come again follows from the strongly connected components of the graph of
 * boards: one that was there before leads to the present one, so it comes again only where that
 * leads back to it.
 */
export class Histories implements Model {
  count = 0;
  readonly hasDoubts = false;
  readonly possible: OutcomeSet;
  private readonly supplies: Supplies;
  /** All targets as bits, where all have to be captured. */
  private readonly every: number;
  private readonly allCaptured: number;
  private component: Int32Array | null = null;
  private readonly pasts: Past[] = [];
  private readonly bySet = new Map<string, Past>();
  private readonly none: Past;
  /**
   * By state: the board; turn, passes and ko in one number; what is left; the number of the past.
   */
  private board = new Int32Array(1 << 10);
  private other = new Int32Array(1 << 10);
  private left = new Int32Array(1 << 10);
  private past = new Int32Array(1 << 10);
  private slots = new Int32Array(1 << 12);

  constructor(
    private readonly question: OutcomeQuestion,
    private readonly graph: BoardGraph,
    private readonly rule: Repetitions,
    /**
     * A player who plays only what no rule about repetitions forbids: nothing from which the board
     * can become what it was before.
     */
    private readonly careful: Color | null = null,
  ) {
    this.supplies = new Supplies(question);
    this.none = this.pastOf([]);
    const { goal, targets } = graph.region;
    this.every = goal === 'all' ? 2 ** targets.length - 1 : 0;
    this.allCaptured = ENDS - OUTCOMES.indexOf(capturedOf(must(targets[0]).color));
    const endless = rule.by === 'nothing' || isEndless(question);
    const colors = new Set(targets.map(({ color }) => color));
    this.possible = setOf([
      ...(colors.has(1) ? (['black-captured'] as const) : []),
      ...(colors.has(2) ? (['white-captured'] as const) : []),
      'both-stay',
      ...(rule.comesTo === 'forbidden' ? [] : [rule.comesTo]),
      ...(endless ? (['unending'] as const) : []),
      ...(goal === 'connect' ? (['connected'] as const) : []),
    ]);
  }

  *begin(mostBoards: number): Task<boolean> {
    const isJoined = this.rule.by !== 'nothing' || this.careful !== null;
    if (isJoined && !(yield* this.join(mostBoards))) return false;
    this.start();
    return true;
  }

  /** Finds which boards lead to each other; whether there are few enough. */
  private *join(mostBoards: number): Task<boolean> {
    const { graph, question } = this;
    const { game } = question;
    if (graph.hasMoreThan(mostBoards + UNNOTICED)) return false;
    // What was played before leads to the start, be it by moves that the graph does not have.
    const before = new Set<number>();
    const next = (board: number, i: number) => {
      const black = graph.plays(board, 1);
      if (i < black) return Math.max(-1, graph.to(board, 1, i));
      const white = i - black;
      if (white < graph.plays(board, 2)) return Math.max(-1, graph.to(board, 2, white));
      return white === graph.plays(board, 2) && before.has(board) ? 0 : -2;
    };
    const isFew = () => graph.size <= mostBoards;
    this.component = yield* components(1, next, isFew);
    for (let n = 0; n < game.length; n++) {
      const board = graph.find(game.after(n));
      if (this.component && board > 0 && !this.mayReturn(board, 0)) before.add(board);
    }
    if (before.size > 0) this.component = yield* components(1, next, isFew);
    if (this.component) graph.sortPlays(this.component);
    return this.component !== null;
  }

  private start(): void {
    const { game, first } = this.question;
    const { graph, rule } = this;
    let ko = NO_KO;
    const last = game.plies.at(-1);
    if (rule.basicKo && last?.kind === 'play' && !last.suicide && last.color !== first)
      if (last.captured.length === 1 && last.chain.length === 1) ko = graph.nodeAt(last.point) + 1;
    const occurrences: number[] = [];
    let since = 0;
    for (const { kind, number } of game.plies) if (kind === 'tenuki') since = number;
    for (let n = since; n <= game.length; n++) {
      const board = graph.find(game.after(n));
      if (rule.by === 'nothing' || board < 0 || !this.mayReturn(board, 0)) continue;
      const ply = n === 0 ? null : game.ply(n);
      const made = ply?.kind === 'play' || ply?.kind === 'tenuki';
      occurrences.push(...this.occurrence(board, game.toPlayAfter(n), made, ply?.color));
    }
    this.enter(0, first, passesBefore(this.question), ko, 0, this.pastOf(occurrences));
  }

  private mayReturn(from: number, to: number): boolean {
    return must(this.component)[from] === must(this.component)[to];
  }

  /** What is remembered of a board, with `toPlay` to move next; none or one number. */
  private occurrence(board: number, toPlay: Color, made: boolean, by = opponent(toPlay)): number[] {
    switch (this.rule.by) {
      case 'nothing':
        return [];
      case 'board':
        return [2 * board];
      case 'turn':
        return [2 * board + toPlay - 1];
      case 'maker':
        return made ? [2 * board + by - 1] : [];
    }
  }

  private pastOf(occurrences: readonly number[]): Past {
    const sorted = [...new Set(occurrences)].sort((a, b) => a - b);
    const key = sorted.join();
    let past = this.bySet.get(key);
    if (!past) {
      past = new Past(this.pasts.length, sorted, new Set(sorted));
      this.bySet.set(key, past);
      this.pasts.push(past);
    }
    return past;
  }

  private with(past: Past, occurrence: number): Past {
    if (past.has.has(occurrence)) return past;
    let larger = past.larger.get(occurrence);
    if (!larger) {
      larger = this.pastOf([...past.occurrences, occurrence]);
      past.larger.set(occurrence, larger);
    }
    return larger;
  }

  turn(state: number): Color {
    return ((must(this.other[state]) & 1) + 1) as Color;
  }

  prepare(): null {
    return null;
  }

  isDoubtful(): boolean {
    return false;
  }

  edges(state: number): number {
    const turn = this.turn(state);
    const plays = this.graph.plays(must(this.board[state]), turn);
    const left = must(this.left[state]);
    const { supplies } = this;
    return plays + 1 + (supplies.hasThreat(left, turn) ? 1 : 0) + (supplies.hasSpare(left, turn) ? 1 : 0);
  }

  /** What edge `i` behind the plays and the pass is: a threat, or a spare move. */
  private elsewhere(plays: number, play: number, left: number, turn: Color): typeof THREAT | typeof SPARE {
    return play === plays && this.supplies.hasThreat(left, turn) ? THREAT : SPARE;
  }

  move(state: number, i: number): MoveCode {
    const turn = this.turn(state);
    const board = must(this.board[state]);
    const play = this.playAt(board, turn, i);
    if (play < 0) return PASS;
    const plays = this.graph.plays(board, turn);
    return play >= plays
      ? this.elsewhere(plays, play, must(this.left[state]), turn)
      : (this.graph.points[this.graph.node(board, turn, play)] as Point);
  }

  /** The play of edge `i`; -1 for a pass, which is behind the plays that forget the past. */
  private playAt(board: number, turn: Color, i: number): number {
    const pass = this.graph.leaving(board, turn);
    return i === pass ? -1 : i < pass ? i : i - 1;
  }

  to(state: number, i: number): number {
    const { graph, rule, supplies } = this;
    const board = must(this.board[state]);
    const other = must(this.other[state]);
    const turn = ((other & 1) + 1) as Color;
    const next = opponent(turn);
    const passes = (other >> 1) & 3;
    const ko = other >> 3;
    let left = must(this.left[state]);
    const past = must(this.pasts[must(this.past[state])]);
    const play = this.playAt(board, turn, i);
    const plays = graph.plays(board, turn);
    if (play >= 0 && play < plays) {
      if (ko !== NO_KO && graph.takesOnly(board, turn, play, ko - 1)) return -1;
      const to = graph.to(board, turn, play);
      if (to < 0) return to;
      if (turn === this.careful && this.mayReturn(board, to)) return -1;
      const taken = graph.targetsTaken(board, turn, play);
      if (taken > 0) {
        left = supplies.afterCapture(left, taken);
        if (supplies.captured(left) === this.every)
          return this.isBanned(past, board, to, next) ? -1 : this.allCaptured;
      }
      const freshKo =
        rule.basicKo && graph.makesKo(board, turn, play) ? graph.node(board, turn, play) + 1 : NO_KO;
      if (rule.by === 'nothing') return this.enter(to, next, 0, freshKo, left, this.none);
      if (!this.mayReturn(board, to))
        return this.enter(
          to,
          next,
          0,
          freshKo,
          left,
          this.canReturn(to) ? this.pastOf(this.occurrence(to, next, true)) : this.none,
        );
      const occurrence = must(this.occurrence(to, next, true)[0]);
      if (past.has.has(occurrence))
        return rule.comesTo === 'forbidden' ? -1 : ENDS - OUTCOMES.indexOf(rule.comesTo);
      return this.enter(to, next, 0, freshKo, left, this.with(past, occurrence));
    }
    if (play < 0) {
      if (passes + 1 >= this.question.passes) return BOTH_STAY;
      const after =
        rule.by === 'turn' && this.canReturn(board) ? this.with(past, 2 * board + next - 1) : past;
      return this.enter(board, next, passes + 1, NO_KO, left, after);
    }
    // The past ends for both; what is remembered is the board as whoever answered has left it, or
    // as the spare move has.
    const isThreat = this.elsewhere(plays, play, left, turn) === THREAT;
    const [mover, by] = isThreat ? [turn, next] : [next, turn];
    const fresh =
      rule.by === 'nothing' || !this.canReturn(board)
        ? this.none
        : this.pastOf(this.occurrence(board, mover, true, by));
    const after = isThreat ? supplies.afterThreat(left, turn) : supplies.afterSpare(left, turn);
    return this.enter(board, mover, 0, NO_KO, after, fresh);
  }

  /** Whether the past forbids to go on to a board. */
  private isBanned(past: Past, board: number, to: number, next: Color): boolean {
    const { by, comesTo } = this.rule;
    if (by === 'nothing' || comesTo !== 'forbidden' || !this.mayReturn(board, to)) return false;
    return this.occurrence(to, next, true).some((one) => past.has.has(one));
  }

  /** By board: whether it lies on a circle of boards at all. */
  private alone: Uint8Array | null = null;

  private canReturn(board: number): boolean {
    if (!this.alone) {
      const sizes = new Int32Array(this.graph.size);
      for (let b = 0; b < this.graph.size; b++) sizes[must(must(this.component)[b])]!++;
      this.alone = new Uint8Array(this.graph.size);
      for (let b = 0; b < this.graph.size; b++)
        this.alone[b] = sizes[must(must(this.component)[b])] === 1 ? 1 : 0;
    }
    // A suicide of one stone leaves the board as it was: a circle of one.
    return this.alone[board] === 0 || this.suicides;
  }

  private get suicides(): boolean {
    return this.graph.suicide === 'allowed';
  }

  private enter(board: number, turn: Color, passes: number, ko: number, left: number, past: Past): number {
    const other = turn - 1 + 2 * passes + 8 * ko;
    if (2 * this.count >= this.slots.length) this.rehash();
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = hashOf(board, other, left, past.number) & mask;
    for (; slots[slot]; slot = (slot + 1) & mask) {
      const state = must(slots[slot]) - 1;
      if (
        this.board[state] === board &&
        this.other[state] === other &&
        this.left[state] === left &&
        this.past[state] === past.number
      )
        return state;
    }
    const state = this.count++;
    slots[slot] = state + 1;
    if (state >= this.board.length) {
      this.board = grown(this.board);
      this.other = grown(this.other);
      this.left = grown(this.left);
      this.past = grown(this.past);
    }
    this.board[state] = board;
    this.other[state] = other;
    this.left[state] = left;
    this.past[state] = past.number;
    return state;
  }

  private rehash(): void {
    const slots = new Int32Array(2 * this.slots.length);
    const mask = slots.length - 1;
    for (let state = 0; state < this.count; state++) {
      const [board, other] = [must(this.board[state]), must(this.other[state])];
      let slot = hashOf(board, other, must(this.left[state]), must(this.past[state])) & mask;
      while (slots[slot]) slot = (slot + 1) & mask;
      slots[slot] = state + 1;
    }
    this.slots = slots;
  }
}

function hashOf(board: number, other: number, left: number, past: number): number {
  let hash = Math.imul(board ^ 0x5bd1e995, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ other ^ (left << 12), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ past, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
