import type { Game } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import { isTask, type Task } from '../../go/task.ts';
import { type Color, colorName, EMPTY, type Move, opponent } from '../../go/types.ts';
import { judgeMove } from '../../rules/referee.ts';
import type { KoRule, Recurrence } from '../../rules/rule.ts';
import { choiceOf } from '../../rules/variants.ts';
import {
  capturedOf,
  OUTCOMES,
  type Outcome,
  type OutcomeQuestion,
  type OutcomeSet,
  setOf,
} from '../types.ts';
import { type BoardGraph, ENDS } from './board-graph.ts';
import { components, UNNOTICED } from './components.ts';
import { type Model, type MoveCode, PASS, passesBefore, SPARE, Supplies, THREAT } from './model.ts';

interface FoldedEdge {
  readonly move: MoveCode;
  readonly to: number;
  readonly isDoubtful: boolean;
}

interface FoldedState {
  readonly game: Game;
  readonly folded: unknown;
  readonly turn: Color;
  readonly passes: number;
  readonly left: number;
  /** By move of the game: the number of the board after it. */
  readonly boards: readonly number[];
  edges: readonly FoldedEdge[] | null;
}

/**
 * The game under any rule, by the rule's own fold. Two states are one when board, turn, passes and
 * threats are, and what the rule says that matters of their past.
 */
export class Folds implements Model {
  readonly possible: OutcomeSet;
  hasDoubts = false;
  private readonly states: FoldedState[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly supplies: Supplies;
  private component: Int32Array | null = null;
  private several = false;

  constructor(
    private readonly question: OutcomeQuestion,
    private readonly graph: BoardGraph,
    private readonly rule: KoRule,
  ) {
    this.supplies = new Supplies(question);
    const { goal, targets } = graph.region;
    const captured = targets.map(({ color }) => capturedOf(color));
    const { repetition } = choiceOf(question.rule);
    const ends = (rule.ends ?? [repetition]).filter((end) => end === 'draw' || end === 'no-result');
    const joined = goal === 'connect' ? ['connected'] : [];
    this.possible = setOf([...captured, 'both-stay', ...ends, 'unending', ...joined] as Outcome[]);
  }

  *begin(mostBoards: number): Task<boolean> {
    const { graph } = this;
    const { game } = this.question;
    if (graph.hasMoreThan(mostBoards + UNNOTICED)) return false;
    const before = new Set<number>();
    const next = (board: number, i: number) => {
      const black = graph.plays(board, 1);
      if (i < black) return this.look(board, 1, i);
      const white = i - black;
      if (white < graph.plays(board, 2)) return this.look(board, 2, white);
      return white === graph.plays(board, 2) && before.has(board) ? 0 : -2;
    };
    const isFew = () => graph.size <= mostBoards;
    this.component = yield* components(1, next, isFew);
    for (let n = 0; n < game.length; n++) {
      const board = graph.find(game.after(n));
      if (this.component && board > 0) before.add(board);
    }
    if (before.size > 0) this.component = yield* components(1, next, isFew);
    if (!this.component) return false;
    yield* this.start();
    return true;
  }

  private look(board: number, color: Color, i: number): number {
    if (this.graph.takesSeveral(board, color, i)) this.several = true;
    return Math.max(-1, this.graph.to(board, color, i));
  }

  private *start(): Task<void> {
    const { game, first, options } = this.question;
    let folded = this.rule.begin(game, options);
    const boards = [this.graph.find(game.after(0))];
    for (const { number } of game.plies) {
      const made = judgeMove(this.rule, folded, game, number, options);
      folded = (isTask(made) ? yield* made : made).state;
      boards.push(this.graph.find(game.after(number)));
    }
    const passes = passesBefore(this.question);
    this.enter({ game, folded, turn: first, passes, left: 0, boards, edges: null });
  }

  get count(): number {
    return this.states.length;
  }

  turn(state: number): Color {
    return must(this.states[state]).turn;
  }

  prepare(number: number): Task<void> | null {
    const state = must(this.states[number]);
    return state.edges ? null : this.expand(state);
  }

  edges(state: number): number {
    return must(must(this.states[state]).edges).length;
  }

  private edge(state: number, i: number): FoldedEdge {
    return must(must(must(this.states[state]).edges)[i]);
  }

  to(state: number, i: number): number {
    return this.edge(state, i).to;
  }

  move(state: number, i: number): MoveCode {
    return this.edge(state, i).move;
  }

  isDoubtful(state: number, i: number): boolean {
    return this.edge(state, i).isDoubtful;
  }

  private *expand(state: FoldedState): Task<void> {
    const { graph } = this;
    const { cells } = state.game.after(state.game.length);
    const ends: FoldedEdge[] = [];
    const others: FoldedEdge[] = [];
    const { turn: color } = state;
    const points = graph.points.filter((point) => cells[point] === EMPTY);
    const games = state.game.withEach(points.map((point) => ({ kind: 'play', color, point })));
    for (const [i, point] of points.entries()) {
      const edge = yield* this.play(state, point, must(games[i]));
      if (edge) (edge.to <= ENDS ? ends : others).push(edge);
    }
    // A pass makes no new past, so it is looked at first.
    others.unshift(yield* this.pass(state));
    if (this.supplies.hasThreat(state.left, state.turn)) others.push(yield* this.threat(state));
    if (this.supplies.hasSpare(state.left, state.turn)) others.push(yield* this.spare(state));
    state.edges = [...ends, ...others];
  }

  /** @param game the one with the play */
  private *play(state: FoldedState, point: number, game: Game): Task<FoldedEdge | null> {
    const { options } = this.question;
    const { turn } = state;
    const n = game.length;
    const made = judgeMove(this.rule, state.folded, game, n, options);
    const { verdict, state: folded } = isTask(made) ? yield* made : made;
    const isOpen = this.rule.isOpen?.(game, n, verdict) ?? false;
    const forbidden = verdict.verdict === 'forbidden' || verdict.outcome === 'loss';
    if (forbidden && !isOpen) return null;
    const isDoubtful = isOpen || verdict.verdict === 'undecided';
    const { left, reached } = this.reached(state.left, game);
    const ending: Outcome | null =
      reached ?? (verdict.verdict === 'ends' ? (verdict.outcome as 'draw' | 'no-result') : null);
    if (isDoubtful) this.hasDoubts = true;
    if (ending) return { move: point, to: ENDS - OUTCOMES.indexOf(ending), isDoubtful };
    const board = this.graph.find(game.after(n));
    const boards = [...state.boards, board];
    const next = { ...state, game, folded, turn: opponent(turn), passes: 0, left, boards, edges: null };
    return { move: point, to: this.enter(next), isDoubtful };
  }

  /** How the game ends with its last play, by the goal, and what is left else. */
  private reached(left: number, game: Game): { left: number; reached: Outcome | null } {
    const { goal, targets } = this.graph.region;
    const { captured, chain } = game.ply(game.length);
    const taken = targets.filter(({ named }) => captured.includes(named));
    const [first] = taken;
    if (goal === 'all') {
      const bits = taken.reduce((sum, one) => sum | (1 << targets.indexOf(one)), 0);
      const after = this.supplies.afterCapture(left, bits);
      const isWhole = this.supplies.captured(after) === 2 ** targets.length - 1;
      return { left: after, reached: isWhole ? capturedOf(must(targets[0]).color) : null };
    }
    if (first) return { left, reached: capturedOf(first.color) };
    const isJoined = goal === 'connect' && targets.every(({ named }) => chain.includes(named));
    return { left, reached: isJoined ? 'connected' : null };
  }

  private *pass(state: FoldedState): Task<FoldedEdge> {
    if (state.passes + 1 >= this.question.passes)
      return { move: PASS, to: ENDS - OUTCOMES.indexOf('both-stay'), isDoubtful: false };
    const next = yield* this.after(state, [{ kind: 'pass', color: state.turn }]);
    return {
      move: PASS,
      to: this.enter({ ...next, turn: opponent(state.turn), passes: state.passes + 1 }),
      isDoubtful: false,
    };
  }

  private *threat(state: FoldedState): Task<FoldedEdge> {
    const { left, turn } = state;
    const next = yield* this.after(state, [
      { kind: 'tenuki', color: turn },
      { kind: 'tenuki', color: opponent(turn) },
    ]);
    const to = this.enter({ ...next, passes: 0, left: this.supplies.afterThreat(left, turn) });
    return { move: THREAT, to, isDoubtful: false };
  }

  private *spare(state: FoldedState): Task<FoldedEdge> {
    const { left, turn } = state;
    const next = yield* this.after(state, [{ kind: 'tenuki', color: turn }]);
    const after = this.supplies.afterSpare(left, turn);
    const to = this.enter({ ...next, turn: opponent(turn), passes: 0, left: after });
    return { move: SPARE, to, isDoubtful: false };
  }

  /** The state after moves that change nothing on the board. */
  private *after(state: FoldedState, moves: readonly Move[]): Task<FoldedState> {
    let { boards, folded, game } = state;
    for (const move of moves) {
      game = game.with(move);
      const made = judgeMove(this.rule, folded, game, game.length, this.question.options);
      folded = (isTask(made) ? yield* made : made).state;
      boards = [...boards, must(boards[boards.length - 1])];
    }
    return { ...state, game, folded, boards, edges: null };
  }

  private enter(state: FoldedState): number {
    const { boards, game, folded, left, passes, turn } = state;
    const board = must(boards[boards.length - 1]);
    const component = must(this.component)[board];
    const recurrence: Recurrence = {
      board: (n) => {
        const b = must(boards[n]);
        return b >= 0 && must(this.component)[b] === component ? b : -1;
      },
      several: this.several,
    };
    const past = this.rule.pastKey?.(folded, game, recurrence);
    const key = `${board} ${colorName(turn)} ${passes} ${left} ${past ?? `alone ${this.states.length}`}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.states.length;
      this.numbers.set(key, number);
      this.states.push(state);
    }
    return number;
  }
}
