/** What is looked for, where, and in which order: the plain data of a search. */
import type { Sum } from '../eyes/index.ts';
import type { Pattern } from '../rules/index.ts';
import type { RuleId } from '../rules/rule.ts';
import type { Blanks } from './matching.ts';
import type { SmallSize, SmallStart } from './small-board.ts';

/** Where to search. All bounds are inclusive. */
export interface Bounds {
  readonly board: SmallSize;
  /** Whether boards that fit into this one come first, those of the fewest points first of all. */
  readonly upTo?: boolean;
  /** Stones of the position from which the line begins. */
  readonly stones: { readonly least: number; readonly most: number };
  readonly moves: { readonly least: number; readonly most: number };
  /** Whether lines may have passes; two in a row never occur, since they end the game. */
  readonly passes: boolean;
}

/**
 * What is looked for.
 * `differ`: the last move of the line is judged differently by two rules, both of which allow all
 * moves before it.
 * `cycle`: the last move is a play that makes the board as it was at the start, for the first time,
 * after `length` moves, or as many as the bounds have; `parity` is that of its plays. No move is a
 * basic-ko recapture, unless the cycle has two moves.
 * `eye`: the position itself, without a move, has an eye of Black with this value, by reading.
 * `ko-position`: the position itself has a ko position of so many points, by Jasiek's rule.
 * `disturber`: after the last move this player is the disturber of a ko position, by Jasiek's rule.
 * `hot`: after the last move so many stones are hot, by Spight's rule. Both rules allow all moves.
 * `outcome`: two rules give different outcomes of the position itself, with Black to move, about
 * one chain, or one of each color: without threats, and with no point left out.
 * `matching`: a diagram in part can be completed so that its claims hold.
 */
export type Condition =
  | { readonly kind: 'differ'; readonly pairs: readonly (readonly [RuleId, RuleId])[] }
  | {
      readonly kind: 'cycle';
      readonly length?: number;
      readonly parity?: 'odd' | 'even';
      readonly pattern?: Pattern;
    }
  | { readonly kind: 'eye'; readonly value: Sum }
  | { readonly kind: 'ko-position'; readonly points: number }
  | { readonly kind: 'disturber'; readonly player: 'black' | 'white' }
  | { readonly kind: 'hot'; readonly stones: number }
  | { readonly kind: 'outcome'; readonly rules: readonly [RuleId, RuleId] }
  | { readonly kind: 'matching'; readonly blanks: Blanks };

/** Every Nth starting position, from the `index`th on; index counts from 1. */
export interface QuestShard {
  readonly index: number;
  readonly count: number;
}

/** A line of play that the condition holds of. */
export interface Hit {
  readonly board: SmallSize;
  readonly start: SmallStart;
  /**
   * Points in row-major order from the top left, {@link PASS} for a pass; Black makes the first
   * move.
   */
  readonly moves: readonly number[];
  /** The number of the pair of rules that differ, 0 for other conditions. */
  readonly pair: number;
  readonly stones: number;
  /** The number of the starting position among those with as many stones. */
  readonly ordinal: number;
  /** Of an outcome: a stone of each chain whose capture ends the game. */
  readonly targets?: readonly number[];
  /** The completed entry, of a diagram in part; it has neither start nor moves here. */
  readonly text?: string;
}

/**
 * One step of a search: all positions with so many stones on boards of so many points, all lines of
 * so many moves.
 */
export interface SearchLevel {
  readonly points: number;
  readonly stones: number;
  readonly moves: number;
}

/** The boards of a search. A board that is another one turned by a quarter is left out. */
export function boardsOf({ board, upTo }: Bounds): SmallSize[] {
  if (!upTo) return [board];
  const [short = 1, long = 1] = [board.columns, board.rows].sort((a, b) => a - b);
  const boards: SmallSize[] = [];
  for (let rows = 1; rows <= short; rows++)
    for (let columns = rows; columns <= long; columns++) boards.push({ columns, rows });
  return boards;
}

export const areaOf = ({ columns, rows }: SmallSize): number => columns * rows;

/** The steps of a search in their order: {@link bySize}. */
export function levelsOf(bounds: Bounds, condition: Condition): SearchLevel[] {
  const { stones, moves } = bounds;
  const levels: SearchLevel[] = [];
  for (const points of new Set(boardsOf(bounds).map(areaOf))) {
    for (let n = stones.least; n <= Math.min(stones.most, points); n++) {
      for (let m = moves.least; m <= moves.most; m++)
        if (condition.kind !== 'cycle' || (condition.length ?? m) === m)
          levels.push({ points, stones: n, moves: m });
    }
  }
  return levels.sort(bySize);
}

/** Fewest points first, then fewest stones, then fewest moves. */
export function bySize(a: SearchLevel, b: SearchLevel): number {
  return a.points - b.points || a.stones - b.stones || a.moves - b.moves;
}

/** How many pairs of rules a condition has; one for conditions that have none. */
export function pairsOf(condition: Condition): number {
  return condition.kind === 'differ' ? condition.pairs.length : 1;
}

/** Whether a condition is about a position without moves. */
export function isStill({ kind }: Condition): boolean {
  return kind === 'eye' || kind === 'ko-position' || kind === 'outcome';
}
