/** What sentences of several rules have in common. */
import type { Moment } from '../types.ts';
import { count, moment, number } from './grammar.ts';

export type PatternWord =
  | 'basic-ko'
  | 'sending-two-returning-one'
  | 'eternal-life'
  | 'triple-ko'
  | 'cyclic-ko'
  | 'quadruple-ko'
  | 'quintuple-ko'
  | 'three-stone-eternal-life'
  | 'double-ko-pair'
  | 'other';

const PATTERN: Readonly<Record<Exclude<PatternWord, 'other'>, string>> = {
  'basic-ko': 'basic ko',
  'sending-two-returning-one': 'sending two, returning one',
  'eternal-life': 'eternal life',
  'triple-ko': 'triple ko',
  'double-ko-pair': 'pair of double kos',
  'cyclic-ko': 'cyclic ko',
  'quadruple-ko': 'quadruple ko',
  'quintuple-ko': 'quintuple ko',
  'three-stone-eternal-life': 'three-stone eternal life',
};

export function patternName(pattern: PatternWord): string {
  return pattern === 'other' ? '' : PATTERN[pattern];
}

/** How long a cycle is: `6 plays`, `4 moves, one of them a pass`. */
export interface CycleLength {
  readonly length: number;
  readonly plays: number;
  readonly passes: number;
}

export function cycleLength({ length, plays, passes }: CycleLength): string {
  if (length === plays) return count(plays, 'play');
  const which = passes === 1 ? 'one of them a pass' : `${number(passes)} of them passes`;
  return `${count(length, 'move')}${passes > 0 ? `, ${which}` : ''}`;
}

/** `the starting position`, `the position after move 2`. */
export function positionAt(at: Moment): string {
  return at.move === 0 ? 'the starting position' : `the position after ${moment(at)}`;
}

export interface RecreatedPosition extends CycleLength {
  readonly of: Moment;
  /** The play left the board as it found it: a single stone that took itself. */
  readonly isVain: boolean;
}

export const recreates = ({ isVain, of, ...length }: RecreatedPosition) =>
  isVain
    ? 'it leaves the board as it was (the suicide of a single stone changes nothing)'
    : `it recreates ${positionAt(of)} (a cycle of ${cycleLength(length)})`;

/** The longest cycle, in plays, that was looked for. */
export type Length = number | 'any';
export const within = (most: Length) =>
  most === 'any' ? 'of any length' : `of up to ${count(most, 'play')}`;
