/**
 * The options of the rules: what each is about, which clause leaves room for it, and what its
 * values mean. Options that several rules have in the same sense stand here once.
 */
const OPTION = {
  suicide:
    'Whether a play may remove its own chain. The line `suicide:` sets it for all rules of an entry. Most ko rules leave it to the rule set.',
  'hidden-kos':
    'Whether cycles that play on a point twice count. The line `hidden-kos:` sets it for all rules of an entry. Read literally, the text counts them.',
  'max-cycle':
    'The longest cycle, in plays, that counts; `far`: as long as a budget allows, from 12 by doubling, and the verdict says how far. The line `max-cycle:` sets it for all rules of an entry. The text sets no limit.',
  'superko-passes':
    'What a pass does to the history of positions. “Earlier position” leaves open whether a pass ends the history, and whether it makes a situation (a board and the player to move).',
  'superko-setup':
    'Whether a position that nobody played counts as an earlier one: the start, and a board that SGF sets up in the middle of a game.',
  'superko-repetition': 'What happens when a play recreates an earlier position. Rule sets differ.',
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

const CHOICE = {
  'suicide.forbidden': 'suicide is forbidden',
  'suicide.allowed': 'suicide is allowed',
  'hidden-kos.ignore': 'such cycles do not count',
  'hidden-kos.count': 'such cycles count',
  'superko-passes.count': 'the history continues through passes, and a pass makes no situation of its own',
  'superko-passes.situations':
    'the history continues through passes, and the situation after a pass may not be recreated',
  'superko-passes.lift': 'a pass ends the history, and only positions from then on count',
  'superko-setup.counts': 'positions that were set up count',
  'superko-setup.forgotten': 'only positions that were played count',
  'superko-repetition.forbidden': 'the play is forbidden',
  'superko-repetition.loss': 'the player who repeats loses the game',
  'superko-repetition.draw': 'the game ends in a draw',
  'superko-repetition.no-result': 'the game ends without result',
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

const PRESET = {
  aga: 'AGA rules: an earlier position with the same player to move may not be recreated',
  'new-zealand': 'New Zealand rules: as AGA, and suicide is allowed',
  'tromp-taylor': 'Tromp-Taylor rules: positional superko, and suicide is allowed',
  'katago-simple':
    'KataGo’s SIMPLE: basic ko, and no result when a situation occurs for the third time without a pass in between',
  'katago-spight':
    'KataGo’s SPIGHT: positional superko in which a pass ends the history. It is not Bill Spight’s rule.',
} as const;

export type OptionWord = keyof typeof OPTION;
export type ChoiceWord = keyof typeof CHOICE;
export type PresetWord = keyof typeof PRESET;

export const options = {
  'rule.option': (a: { option: OptionWord }) => OPTION[a.option],
  'rule.choice': (a: { choice: ChoiceWord }) => CHOICE[a.choice],
  'rule.preset': (a: { preset: PresetWord }) => PRESET[a.preset],
} as const;
