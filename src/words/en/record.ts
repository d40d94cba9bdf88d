import type { ColorWord } from '../types.ts';
import { COLOR, count, number } from './grammar.ts';
import type { TurnWord } from './write.ts';

/** Which stones have the numbers of their moves. */
export type NumberedWord = 'off' | 'last' | 'all' | 'here';
/** A player of a game record: prisoners, and what the clock shows. */
interface SideWords {
  readonly color: ColorWord;
  readonly name: string | null;
  readonly rank: string | null;
  readonly captured: number;
  readonly clock: string | null;
}

/** The board view of a game record. */
export const record = {
  'record.name': () => 'Game information',
  'record.side': (a: SideWords) =>
    [
      [COLOR[a.color], ...(a.name === null ? [] : [a.name]), ...(a.rank === null ? [] : [a.rank])].join(' '),
      count(a.captured, 'prisoner'),
      ...(a.clock === null ? [] : [`clock ${a.clock}`]),
    ].join(', '),
  'record.problems': (a: { count: number }) => `${count(a.count, 'problem')} in this game`,
  'record.problem': (a: { severity: 'error' | 'warning'; text: string }) =>
    `${a.severity === 'error' ? 'Error' : 'Warning'}: ${a.text}`,
  'control.numbers': (a: { kind: NumberedWord }) => `Numbers on the stones: ${NUMBERED[a.kind]}`,
  'control.last-moves': () => 'How many moves have numbers',
  'find.name': () => 'Find a move or a comment',
  'find.hint': () => 'Point, number or text',
  'find.previous': () => 'Previous',
  'find.next': () => 'Next',
  'find.close': () => 'Close',
  'find.count': (a: { at: number; of: number }) => `${number(a.at)} of ${number(a.of)}`,
  'tools.edit': () => 'Edit',
  'tools.name': () => 'Write into the record',
  'tools.turn': (a: { how: TurnWord }) => TURN[a.how],
  'tools.to-play': (a: { color: ColorWord }) => `${COLOR[a.color]} plays next; change this`,
} as const;

const TURN: Readonly<Record<TurnWord, string>> = {
  rotate: 'Rotate the game',
  mirror: 'Mirror the game',
  colors: 'Swap the colors',
};

const NUMBERED: Readonly<Record<NumberedWord, string>> = {
  off: 'none',
  last: 'the last ones',
  all: 'all',
  here: 'from here',
};
