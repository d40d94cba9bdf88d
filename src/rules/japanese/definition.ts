import { defineDiagnostic, defineRule } from '../../words/define.ts';
import { TRIPLE_KO } from '../../words/en/example-boards.ts';
import { type RecreatedPosition, recreates } from '../../words/en/rule-parts.ts';
import { REPETITION_ENDS, SUICIDE } from '../../words/en/shared-options.ts';

export const japanese = defineRule('japanese', {
  order: 9,
  title: 'Japanese rules',
  name: 'the Japanese rules',
  short: 'Japanese',
  summary: 'basic ko; a repetition of the whole board ends the game without result if both players agree',
  options: [
    REPETITION_ENDS('no-result', 'draw', 'loss'),
    {
      name: 'turn',
      about:
        'Whether a position counts as repeated when the other player is to move. The text speaks only of the board.',
      values: { any: 'whoever is to move', same: 'only with the same player to move' },
    },
    {
      name: 'times',
      about: 'At which occurrence of a position the game ends. The first occurrence is number 1.',
      values: { 2: 'the second occurrence', 3: 'the third occurrence', 4: 'the fourth occurrence' },
    },
    {
      name: 'passes',
      about: 'Whether positions before a pass count.',
      values: {
        count: 'positions before a pass count',
        lift: 'only positions from the last pass on count',
      },
    },
    SUICIDE,
  ],
  source: 'Nihon Kiin and Kansai Kiin, Japanese Rules of Go, 1989, articles 6 and 12.',
  readings: [
    'The verdict is `ends` with the outcome `no-result`. Article 12 requires that both players agree; Koban cannot know whether they do.',
    'The rule does not cover the play-out for life and death after the game stops (article 7).',
  ],
});

export const sentences = {
  'japanese.repetition': (a: RecreatedPosition) =>
    `${recreates(a)}. The game ends without result if both players agree`,
  'clause.japanese': () =>
    'Article 12: no result when a whole-board position is repeated and both players agree',
} as const;

export const diagnostics = {
  'japanese.repetition': defineDiagnostic(
    'warning',
    'The play repeats a position of the whole board: no result, if both players agree. Where the other player is to move than before, it is a hint.',
    'Claim `move 6 ends`, or let a player deviate.',
    `rules: japanese\n${TRIPLE_KO}moves: B d6 W b5 B f6 W d5 B b6 W f5`,
  ),
};
