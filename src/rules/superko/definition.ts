import { defineDiagnostic, defineRule, type OptionDefinition } from '../../words/define.ts';
import { KO } from '../../words/en/example-boards.ts';
import { type RecreatedPosition, recreates } from '../../words/en/rule-parts.ts';
import { SUICIDE } from '../../words/en/shared-options.ts';

const PASSES = {
  count: 'the history continues through passes, and a pass makes no situation of its own',
  lift: 'a pass ends the history, and only positions from then on count',
  situations: 'the history continues through passes, and the situation after a pass may not be recreated',
};
const passes = (values: Readonly<Record<string, string>>): OptionDefinition => ({
  name: 'passes',
  word: 'superko-passes',
  about:
    'What a pass does to the history of positions. “Earlier position” leaves open whether a pass ends the history, and whether it makes a situation (a board and the player to move).',
  values,
});
const SETUP: OptionDefinition = {
  name: 'setup',
  word: 'superko-setup',
  about:
    'Whether a position that nobody played counts as an earlier one: the start, and a board that SGF sets up in the middle of a game.',
  values: { counts: 'positions that were set up count', forgotten: 'only positions that were played count' },
};
const REPETITION: OptionDefinition = {
  name: 'repetition',
  word: 'superko-repetition',
  about: 'What happens when a play recreates an earlier position. Rule sets differ.',
  values: {
    forbidden: 'the play is forbidden',
    loss: 'the player who repeats loses the game',
    draw: 'the game ends in a draw',
    'no-result': 'the game ends without result',
  },
};

export const psk = defineRule('psk', {
  order: 3,
  title: 'Positional superko',
  name: 'positional superko',
  short: 'Positional',
  summary: 'no play may recreate an earlier whole-board position',
  options: [passes({ count: PASSES.count, lift: PASSES.lift }), SETUP, REPETITION, SUICIDE],
  otherNames: ['superko', 'positional', 'chinese'],
  source: 'The usual definition, as in John Tromp and Bill Taylor, *The Logical Rules of Go*, 1995.',
  readings: [
    'The drawn position is an earlier position.',
    'A pass is never forbidden.',
    'Where suicide is allowed, the suicide of a single stone is forbidden, because the board stays the same.',
  ],
});

export const ssk = defineRule('ssk', {
  order: 4,
  title: 'Situational superko',
  name: 'situational superko',
  short: 'Situational',
  summary: 'no play may recreate an earlier whole-board position with the same player to move',
  options: [
    passes({ situations: PASSES.situations, count: PASSES.count, lift: PASSES.lift }),
    SETUP,
    REPETITION,
    SUICIDE,
  ],
  otherNames: ['situational'],
  source: 'The usual definition, as in American Go Association, *Official AGA Rules of Go*, 1991, rule 6.',
  readings: [
    'The player to move at the start counts (`to-play:`, else the player of move 1).',
    'A pass changes the player to move, and the position after it counts.',
  ],
});

export const nssk = defineRule('nssk', {
  order: 5,
  title: 'Natural situational superko',
  name: 'natural situational superko',
  short: 'Natural',
  summary: 'no player may recreate a whole-board position that they themselves made by a play',
  options: [passes(PASSES), REPETITION, SUICIDE],
  otherNames: ['natural'],
  source:
    'The usual definition, as in British Go Association, *BGA Interpretation of AGA Rules*, without date, 6.2.',
  readings: [
    'Nobody made the drawn position, so a player may recreate it.',
    'A pass makes no position: the position after a pass does not count as made by the player who passed.',
  ],
});

export const sentences = {
  'superko.positional': recreates,
  'superko.situational': (a: RecreatedPosition) => `${recreates(a)} with the same player to move`,
  'superko.natural-situational': (a: RecreatedPosition) =>
    `${recreates(a)}, which a play of the same player made`,
  'clause.psk': () => 'a board play may not recreate any earlier whole-board position',
  'clause.ssk': () =>
    'a board play may not recreate an earlier whole-board position with the same player to move',
  'clause.nssk': () => 'a board play may not recreate a position that the same player made by a board play',
} as const;

export const diagnostics = {
  'superko.positional': defineDiagnostic(
    'error',
    'The play recreates an earlier position of the whole board.',
    'Play elsewhere, or claim that the move is forbidden. The related location leads to the earlier position.',
    `rules: psk\n${KO}moves: B c3 W b3`,
  ),
  'superko.situational': defineDiagnostic(
    'error',
    'The play recreates an earlier position with the same player to move.',
    'Play elsewhere, or claim that the move is forbidden.',
    `rules: ssk\n${KO}moves: B c3 W b3`,
  ),
  'superko.natural-situational': defineDiagnostic(
    'error',
    'The play recreates a position that the same player made by a play.',
    'Play elsewhere, or claim that the move is forbidden.',
    `rules: nssk\n${KO}moves: B c3 W b3 B c3`,
  ),
};
