import type { Property } from './property.ts';

const info = (name: string, title: string, meaning: string, more: Partial<Property> = {}): Property => ({
  name,
  title,
  meaning,
  type: 'info',
  value: 'simpletext',
  values: 'one',
  ...more,
});

/** About the game: who played it, where, how it ended. On each path at most one node has them. */
export const INFO: readonly Property[] = [
  info('PB', 'Player Black', 'Who plays Black.'),
  info('PW', 'Player White', 'Who plays White.'),
  info('BR', 'Black’s rank', 'How strong Black is: `5k`, `1d`, `9p`.'),
  info('WR', 'White’s rank', 'How strong White is: `5k`, `1d`, `9p`.'),
  info('BT', 'Black’s team', 'The team that Black plays for.'),
  info('WT', 'White’s team', 'The team that White plays for.'),
  info('RE', 'Result', '`B+3.5`, `W+R` (resigned), `B+T` (time), `B+F` (forfeit), `0` (draw), `Void`, `?`.', {
    offers: ['B+R', 'W+R', 'B+T', 'W+T', '0', 'Void', '?'],
  }),
  info('KM', 'Komi', 'Points that White gets for moving second.', { value: 'real', offers: ['6.5', '7.5'] }),
  info('HA', 'Handicap', 'Handicap stones, which stand in `AB`. 2 or more.', {
    value: 'number',
    range: [0, 2704],
  }),
  info('RU', 'Rules', 'The rules that the game is played by. Koban judges kos by them.', {
    offers: ['Japanese', 'Chinese', 'Korean', 'AGA', 'NZ', 'GOE', 'Tromp-Taylor'],
  }),
  info('TM', 'Time', 'Seconds on the clock at the start, for each player.', { value: 'real' }),
  info('OT', 'Overtime', 'How overtime goes, in words.', { since: 4 }),
  info(
    'DT',
    'Date',
    'When it was played: `2024-05-01`, also `2024-05`, and `2024-05-01,02` for days after each other.',
  ),
  info('EV', 'Event', 'The tournament.'),
  info('RO', 'Round', 'Which round of it.'),
  info('PC', 'Place', 'Where it was played.'),
  info('GN', 'Game name', 'A name for the game.'),
  info('GC', 'Game comment', 'What is to be said of the game as a whole.', { value: 'text' }),
  info('ON', 'Opening', 'The opening, in words.'),
  info('SO', 'Source', 'Where the record comes from: a book, a site.'),
  info('US', 'User', 'Who entered it.'),
  info('AN', 'Annotation', 'Who wrote the comments.'),
  info('CP', 'Copyright', 'Whose the comments are.'),
];
