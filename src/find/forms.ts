/**
 * What a search for examples is asked for, in all places that ask: options of `koban find`, the
 * editor's questions, arguments of its command.
 */
import type { FindArguments } from '../protocol/commands.ts';
import { MOST_POINTS } from './small-board.ts';

/**
 * What a kind of condition takes. A number is one of moves or of points of the board, within
 * bounds; `usual` is what a question offers.
 */
type Form =
  | { readonly takes: 'rules' | 'pattern' | 'player' }
  | { readonly takes: 'sum' | 'claim'; readonly usual: string }
  | {
      readonly takes: 'moves' | 'points';
      /** The code of the question. */
      readonly question: string;
      readonly usual: string;
      readonly least: number;
      readonly most: number;
    };

export const FORMS = {
  differ: { takes: 'rules' },
  cycle: { takes: 'moves', question: 'finder.length', least: 2, most: 24, usual: '4' },
  pattern: { takes: 'pattern' },
  eye: { takes: 'sum', usual: '1+a' },
  'ko-position': { takes: 'points', question: 'finder.points', least: 2, most: MOST_POINTS, usual: '3' },
  disturber: { takes: 'player' },
  hot: { takes: 'points', question: 'finder.stones', least: 1, most: MOST_POINTS, usual: '1' },
  outcome: { takes: 'rules' },
  matching: { takes: 'claim', usual: 'move 2 forbidden' },
} as const satisfies Record<FindArguments['kind'], Form>;

export type FindKind = keyof typeof FORMS;
export const KINDS = Object.keys(FORMS) as FindKind[];

export const PLAYERS = ['black', 'white'] as const;
/** Moves of a line: at most, and unless said otherwise. */
export const MOVES = { most: 24, usual: 5 };
/** `4x3`; with `≤` or `<=` before it smaller boards come first. */
export const BOARD = /^(≤|<=)? ?(\d{1,2})x(\d{1,2})$/;

/** A whole number within bounds; `null`: it is none. */
export function wholeNumber(given: string, least: number, most: number): number | null {
  const number = Number(given);
  return /^\d+$/.test(given) && number >= least && number <= most ? number : null;
}
