import type { Task } from '../../go/task.ts';
import { BLACK, type Color, type Point, WHITE } from '../../go/types.ts';
import { MOST_TARGETS } from '../limits.ts';
import type { OutcomeQuestion, OutcomeSet, Supply } from '../types.ts';
import { ENDS } from './board-graph.ts';

/** What a player does at a turn: a point, or one of these. */
export type MoveCode = Point;
export const PASS: MoveCode = -1;
export const THREAT: MoveCode = -2;
export const SPARE: MoveCode = -3;

/**
 * A game as a graph. A state holds all that bears on what is still to come: the board, whose turn
 * it is, how many passes came last, what supplies and targets are left, and what of the past the
 * rule looks back to. States are numbered from 0, the start, as they are met; an edge is a move.
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

/**
 * How many passes in a row stand at the start; one that would be the last has not ended the game.
 */
export function passesBefore({ game, passes }: Pick<OutcomeQuestion, 'game' | 'passes'>): number {
  let count = 0;
  while (count < passes - 1 && game.plies.at(-1 - count)?.kind === 'pass') count++;
  return count;
}

/** What is left in a state: threats and spare moves, and which targets have been captured. */
interface Left {
  readonly threats: Supply;
  readonly spare: Supply;
  readonly captured: number;
}

const NOT_KNOWN = -1;

/** What may be left, as small numbers that are given out as they are met; 0 is the start. */
export class Supplies {
  private readonly all: Left[] = [];
  private readonly byKey = new Map<string, number>();
  /** By number and color: what is left after a threat, and after a spare move. */
  private readonly threatTo: number[] = [];
  private readonly spareTo: number[] = [];
  private readonly capturedTo = new Map<number, number>();

  constructor({ threats, spare }: Pick<OutcomeQuestion, 'threats' | 'spare'>) {
    this.enter({ threats, spare, captured: 0 });
  }

  private enter(left: Left): number {
    const { threats, spare, captured } = left;
    const key = `${threats.black} ${threats.white} ${spare.black} ${spare.white} ${captured}`;
    let number = this.byKey.get(key);
    if (number === undefined) {
      number = this.all.push(left) - 1;
      this.byKey.set(key, number);
      this.threatTo.push(NOT_KNOWN, NOT_KNOWN);
      this.spareTo.push(NOT_KNOWN, NOT_KNOWN);
    }
    return number;
  }

  hasThreat(left: number, color: Color): boolean {
    return countOf(this.at(left).threats, color) > 0;
  }

  hasSpare(left: number, color: Color): boolean {
    return countOf(this.at(left).spare, color) > 0;
  }

  /** What is left after a threat of one that has one. */
  afterThreat(left: number, color: Color): number {
    const at = 2 * left + color - 1;
    const known = this.threatTo[at] ?? NOT_KNOWN;
    if (known !== NOT_KNOWN) return known;
    const all = this.at(left);
    const to = this.enter({ ...all, threats: oneFewer(all.threats, color) });
    this.threatTo[at] = to;
    return to;
  }

  /** What is left after a spare move of one that has one. */
  afterSpare(left: number, color: Color): number {
    const at = 2 * left + color - 1;
    const known = this.spareTo[at] ?? NOT_KNOWN;
    if (known !== NOT_KNOWN) return known;
    const all = this.at(left);
    const to = this.enter({ ...all, spare: oneFewer(all.spare, color) });
    this.spareTo[at] = to;
    return to;
  }

  /** The targets that have been captured, a bit for each. */
  captured(left: number): number {
    return this.at(left).captured;
  }

  /** What is left after these targets, as bits, were captured. */
  afterCapture(left: number, targets: number): number {
    const all = this.at(left);
    const captured = all.captured | targets;
    if (captured === all.captured) return left;
    const key = left * 2 ** MOST_TARGETS + captured;
    let to = this.capturedTo.get(key);
    if (to === undefined) {
      to = this.enter({ ...all, captured });
      this.capturedTo.set(key, to);
    }
    return to;
  }

  private at(left: number): Left {
    return this.all[left] as Left;
  }
}

function countOf({ black, white }: Supply, color: Color): number {
  return color === BLACK ? black : white;
}

/** `Infinity` stays. */
function oneFewer({ black, white }: Supply, color: Color): Supply {
  return { black: color === BLACK ? black - 1 : black, white: color === WHITE ? white - 1 : white };
}

/** Whether a game need not end for its supplies alone. */
export function isEndless({ threats, spare }: Pick<OutcomeQuestion, 'threats' | 'spare'>): boolean {
  return [threats.black, threats.white, spare.black, spare.white].some((count) => !Number.isFinite(count));
}
