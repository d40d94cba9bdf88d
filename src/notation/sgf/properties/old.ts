import type { Property } from './property.ts';

type More = Partial<Property>;

const old = (name: string, title: string, meaning: string, more: More = {}): Property => ({
  ...{ name, title, meaning, type: 'any', value: 'simpletext', values: 'one', until: 3 },
  ...more,
});

/** What FF[1] to FF[3] had besides: read, and known, but no longer written. */
export const OLD: readonly Property[] = [
  old('BS', 'Black species', 'What plays Black: 0 a human, other numbers programs.', {
    value: 'number',
    type: 'info',
  }),
  old('WS', 'White species', 'What plays White: 0 a human, other numbers programs.', {
    value: 'number',
    type: 'info',
  }),
  old('CH', 'Check mark', 'The node is marked for the reader.', { value: 'double' }),
  old('EL', 'Evaluation by computer', 'The value of a move as a program saw it.'),
  old('EX', 'Expected move', 'The move that was expected next.', { value: 'move', type: 'move' }),
  old('ID', 'Identifier', 'A name for the game, as a number or a text.', { type: 'info' }),
  old('L', 'Letters', 'The letters a, b, c, … on these points; `LB` does it now.', {
    value: 'point',
    values: 'list',
  }),
  old(
    'LT',
    'Lose on time',
    'Who runs out of time loses. Servers write the seconds of a period of overtime here.',
    {
      by: 'several servers',
      type: 'info',
    },
  ),
  old('M', 'Marks', 'Marks on these points; `MA` and `TR` do it now.', { value: 'point', values: 'list' }),
  old('OM', 'Overtime moves', 'Moves of a period of overtime.', { value: 'number', type: 'info' }),
  old('OP', 'Overtime period', 'Seconds of a period of overtime.', { value: 'real', type: 'info' }),
  old('OV', 'Overtime operator', 'What a program needs to be asked between moves.', {
    value: 'real',
    type: 'info',
  }),
  old('RG', 'Region', 'A region of the board that is looked at.', { value: 'point', values: 'list' }),
  old('SC', 'Secure', 'Stones that are secure.', { value: 'point', values: 'list' }),
  old('SE', 'Self-test', 'Moves to test a program with.', { value: 'point', values: 'list' }),
  old('SI', 'Sigma', 'How uncertain the value of the position is.', { value: 'double' }),
  old('TC', 'Territory count', 'Points of territory. Servers write the number of periods of overtime here.', {
    by: 'several servers',
  }),
];

const foreign = (name: string, title: string, meaning: string, by: string, more: More = {}): Property => ({
  ...{ name, title, meaning, type: 'any', value: 'text', values: 'elist', by },
  ...more,
});

/** What no version has and many files hold all the same. Their values are not looked at. */
export const FOREIGN: readonly Property[] = [
  foreign('MULTIGOGM', 'MultiGo', 'A note of the program to itself.', 'MultiGo'),
  foreign('KGSDE', 'Dead stones', 'Stones that are dead at the end.', 'KGS'),
  foreign('KGSSB', 'Black’s score', 'Black’s points at the end.', 'KGS'),
  foreign('KGSSW', 'White’s score', 'White’s points at the end.', 'KGS'),
  foreign('KI', 'Integer komi', 'Twice the komi.', 'SmartGo'),
  foreign('TL', 'Time limit', 'Seconds of the main time.', 'several servers', { type: 'info' }),
  foreign('LC', 'Overtime periods', 'How many periods of overtime there are.', 'several servers', {
    type: 'info',
  }),
  foreign('RL', 'Rules', 'A note of the server to itself.', 'Fox'),
  foreign('TT', 'Time taken', 'Seconds that the move took.', 'several programs'),
  foreign('SBKV', 'Win rate', 'Black’s chance to win in percent, as an engine saw it.', 'Sabaki'),
  foreign('LZ', 'Analysis', 'What an engine thought of the position.', 'Lizzie'),
  foreign('LZ2', 'Analysis', 'What a second engine thought of the position.', 'Lizzie'),
  foreign('LZOP', 'Options', 'A note of the program to itself.', 'Lizzie'),
  foreign('KT', 'Analysis', 'What KaTrain and its engine thought of the position.', 'KaTrain'),
];
