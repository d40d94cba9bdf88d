/**
 * Made by `npm run generate`: what English calls the rules and their options, from
 * `src/rules/NAME/definition.ts`.
 */
import type { PlainRuleWord } from '../../rule-word.ts';

interface EnglishOfRule {
  readonly title: string;
  /** Within a sentence: `under …`. */
  readonly name: string;
  /** Where a row has room for a word. */
  readonly short: string;
  readonly summary: string;
}

export const RULE: Readonly<Record<PlainRuleWord, EnglishOfRule>> = {
  none: {
    title: 'No ko rule',
    name: 'no ko rule',
    short: 'None',
    summary: 'every repetition is allowed',
  },
  basic: {
    title: 'Basic ko',
    name: 'basic ko',
    short: 'Basic',
    summary: 'a single stone that has just captured a single stone may not be recaptured at once',
  },
  psk: {
    title: 'Positional superko',
    name: 'positional superko',
    short: 'Positional',
    summary: 'no play may recreate an earlier whole-board position',
  },
  ssk: {
    title: 'Situational superko',
    name: 'situational superko',
    short: 'Situational',
    summary: 'no play may recreate an earlier whole-board position with the same player to move',
  },
  nssk: {
    title: 'Natural situational superko',
    name: 'natural situational superko',
    short: 'Natural',
    summary: 'no player may recreate a whole-board position that they themselves made by a play',
  },
  spight: {
    title: 'Spight’s hot-stone ko rule',
    name: 'Spight’s hot-stone ko rule',
    short: 'Spight',
    summary:
      'no ko play may capture a hot stone, one played in the same run of ko plays; no odd cycle may be played twice',
  },
  coupling: {
    title: 'Ko Coupling Rules',
    name: 'the Ko Coupling Rules',
    short: 'Coupling',
    summary:
      'in each ko position a player may become the disturber once, and must stop when it has been repeated (Robert Jasiek, 1997)',
  },
  korean: {
    title: 'Korean rules',
    name: 'the Korean rules',
    short: 'Korean',
    summary: 'basic ko; a repetition of the whole board makes the game a draw unless a player deviates',
  },
  japanese: {
    title: 'Japanese rules',
    name: 'the Japanese rules',
    short: 'Japanese',
    summary: 'basic ko; a repetition of the whole board ends the game without result if both players agree',
  },
  ing: {
    title: 'Ing’s fighting and disturbing kos',
    name: 'Ing’s rules of fighting and disturbing kos',
    short: 'Ing',
    summary:
      'as far as Ing’s texts decide: hot stones of a fighting ko may be recaptured after a play elsewhere, a disturbing ko may be played once, and the suicide of a single stone is forbidden',
  },
};

/** What an option is about. */
export const OPTION = {
  suicide:
    'Whether a play may remove its own chain. The line `suicide:` sets it for all rules of an entry. Most ko rules leave it to the rule set.',
  'superko-passes':
    'What a pass does to the history of positions. “Earlier position” leaves open whether a pass ends the history, and whether it makes a situation (a board and the player to move).',
  'superko-setup':
    'Whether a position that nobody played counts as an earlier one: the start, and a board that SGF sets up in the middle of a game.',
  'superko-repetition': 'What happens when a play recreates an earlier position. Rule sets differ.',
  'hidden-kos':
    'Whether cycles that play on a point twice count. The line `hidden-kos:` sets it for all rules of an entry. Read literally, the text counts them.',
  'max-cycle':
    'The longest cycle, in plays, that counts; `far`: Koban doubles the limit from 12 until the budget is used up, and the verdict says how far it came. The line `max-cycle:` sets it for all rules of an entry. The text sets no limit.',
  'spight-odd-cycles':
    'Whether the odd cycle rule applies, which the text has beside the ko rule: “An odd cycle may be played once only”.',
  'spight-passes':
    'Whether a pass ends a run of ko plays. The definition, “the current sequence of ko plays”, leaves it open; the discussion says that a pass lifts the prohibition.',
  'coupling-elsewhere':
    'Whether a ko stone in one ko position ends the sequences in the others. “A ko stone move-sequence in a ko position” leaves it open.',
  'coupling-repeated':
    'Which configurations can be repeated. “Has been repeated” leaves open whether the one just before the disturber’s first stone counts.',
  'coupling-replacing':
    'Whether a player who continues in place of a stopped disturber uses up the one time that the prohibition allows.',
  'coupling-empty-mouths':
    'Whether the empty point of a neighboring mouth is an “empty board point” in the definition of a ko coupling.',
  'recreation-repetition':
    'How the game ends when a position of the whole board is repeated. The texts say what the players may agree on.',
  'japanese-turn':
    'Whether a position counts as repeated when the other player is to move. The text speaks only of the board.',
  'japanese-times': 'At which occurrence of a position the game ends. The first occurrence is number 1.',
  'japanese-passes': 'Whether positions before a pass count.',
} as const;

/** What a value of an option means. */
export const CHOICE = {
  'suicide.forbidden': 'suicide is forbidden',
  'suicide.several': 'suicide of several stones is allowed, that of a single stone is forbidden',
  'suicide.allowed': 'suicide is allowed',
  'superko-passes.count': 'the history continues through passes, and a pass makes no situation of its own',
  'superko-passes.lift': 'a pass ends the history, and only positions from then on count',
  'superko-setup.counts': 'positions that were set up count',
  'superko-setup.forgotten': 'only positions that were played count',
  'superko-repetition.forbidden': 'the play is forbidden',
  'superko-repetition.loss': 'the player who repeats loses the game',
  'superko-repetition.draw': 'the game ends in a draw',
  'superko-repetition.no-result': 'the game ends without result',
  'superko-passes.situations':
    'the history continues through passes, and the situation after a pass may not be recreated',
  'hidden-kos.ignore': 'such cycles do not count',
  'hidden-kos.count': 'such cycles count',
  'spight-odd-cycles.once': 'it applies, and the second time is forbidden',
  'spight-odd-cycles.allowed': 'it does not apply, and odd cycles may be repeated',
  'spight-passes.end': 'a pass ends the run, and no stone is hot any more',
  'spight-passes.keep': 'the run continues through passes',
  'coupling-elsewhere.ends': 'it ends them',
  'coupling-elsewhere.continues': 'it leaves them as they are',
  'coupling-repeated.since-before': 'the configuration just before the disturber’s first stone counts',
  'coupling-repeated.since-disturber': 'only configurations that the sequence has made count',
  'coupling-replacing.counts': 'it is used up',
  'coupling-replacing.free': 'it is not used up',
  'coupling-empty-mouths.count': 'it is one',
  'coupling-empty-mouths.ignore': 'it is none',
  'recreation-repetition.draw': 'the game ends in a draw',
  'recreation-repetition.no-result': 'the game ends without result',
  'recreation-repetition.loss': 'the player who repeats loses the game',
  'japanese-turn.any': 'whoever is to move',
  'japanese-turn.same': 'only with the same player to move',
  'japanese-times.2': 'the second occurrence',
  'japanese-times.3': 'the third occurrence',
  'japanese-times.4': 'the fourth occurrence',
  'japanese-passes.count': 'positions before a pass count',
  'japanese-passes.lift': 'only positions from the last pass on count',
} as const;
