import type { Task } from '../../go/task.ts';
import { BLACK, type Color, type Point } from '../../go/types.ts';
import type { OutcomeSet } from '../types.ts';
import { ENDS } from './board-graph.ts';

/** What a player does at a turn: a point, or one of these. */
export type MoveCode = Point;
export const PASS: MoveCode = -1;
export const THREAT: MoveCode = -2;

/**
 * A game as a graph. A state holds all that bears on what is still to come: the board, whose turn
 * it is, whether the last move was a pass, the threats that are left, and what of the past the rule
 * looks back to. States are numbered from 0, the start, as they are met; an edge is a move.
 */
export interface Model {
  /**
   * Makes the start ready. False where the region has more boards than may be looked at; it can be
   * asked again for more.
   */
  begin(mostBoards: number): Task<boolean>;
  /** How many states are known. */
  readonly count: number;
  turn(state: number): Color;
  /** Works out the edges of a state where that takes a search. */
  prepare(state: number): Task<void> | null;
  edges(state: number): number;
  /**
   * Where edge `i` leads to: a state, -1 where the move is forbidden, `ENDS - k` for outcome number
   * `k`.
   */
  to(state: number, i: number): number;
  move(state: number, i: number): MoveCode;
  /** Whether edge `i` is a move of which the rule says neither yes nor no. */
  isDoubtful(state: number, i: number): boolean;
  /** Whether any such move has been met. */
  readonly hasDoubts: boolean;
  /** The outcomes that may come about. */
  readonly possible: OutcomeSet;
}

/** The outcome, as a bit, that an edge leads to; 0 for none. */
export function endOf(to: number): OutcomeSet {
  return to <= ENDS ? 1 << (ENDS - to) : 0;
}

/** What remains of threats, as small numbers: `Infinity` is one number that stays. */
export class ThreatCounts {
  readonly size: number;
  private readonly columns: number;

  constructor(
    private readonly black: number,
    private readonly white: number,
  ) {
    this.columns = rows(white);
    this.size = rows(black) * this.columns;
  }

  get start(): number {
    return last(this.black) * this.columns + last(this.white);
  }

  has(left: number, color: Color): boolean {
    return this.of(left, color) > 0;
  }

  private of(left: number, color: Color): number {
    if (color === BLACK) return this.black === Number.POSITIVE_INFINITY ? 1 : Math.floor(left / this.columns);
    return this.white === Number.POSITIVE_INFINITY ? 1 : left % this.columns;
  }

  /** What is left after a threat of one that has one. */
  spent(left: number, color: Color): number {
    if ((color === BLACK ? this.black : this.white) === Number.POSITIVE_INFINITY) return left;
    return left - (color === BLACK ? this.columns : 1);
  }
}

function rows(threats: number): number {
  return last(threats) + 1;
}

function last(threats: number): number {
  return threats === Number.POSITIVE_INFINITY ? 0 : threats;
}
