/**
 * The options of the rules: what each is about, which clause leaves room for it, and what its
 * values mean. Options that several rules have in the same sense stand here once.
 */
const OPTION = {
  suicide:
    'Suicide, as `suicide:` says it for all rules of an entry. The texts of most ko rules leave it to the rule set.',
  'hidden-kos':
    'Cycles that play on a point twice, as `hidden-kos:` says it for all rules of an entry. The text counts them; its comment on snapbacks does not.',
  'max-cycle':
    'The longest cycle in plays that counts, as `max-cycle:` says it for all rules of an entry. The text sets no limit.',
  'superko-passes':
    'What passes do to earlier positions. “Earlier position” leaves open whether a pass ends the history, and whether it makes a situation.',
  'superko-setup':
    'Whether a position that nobody played counts as an earlier one: the start, and a board that SGF sets up in the midst.',
  'superko-repetition': 'What a play comes to that recreates an earlier position. Rule sets differ.',
  'spight-odd-cycles':
    'The odd cycle rule: “an odd cycle may be played once only”. It stands beside the ko rule.',
  'spight-passes':
    'What a pass does to a run of ko plays. “The current sequence of ko plays” leaves open whether a pass is in it.',
  'coupling-elsewhere':
    'What a ko stone in one ko position does to the sequences in others. “A ko stone move-sequence in a ko position” leaves it open.',
  'coupling-repeated':
    'From when on a configuration counts as repeated. “Has been repeated” leaves open whether that before the disturber’s first stone counts.',
  'coupling-replacing':
    'Whether a player who continues in place of a stopped disturber uses up the one time that the prohibition allows.',
  'coupling-empty-mouths':
    'Whether the empty point of a neighboring mouth is an “empty board point” in the definition of a ko coupling.',
  'coupling-recapture':
    'Which recaptures the basic ko clause forbids: the text does not say what else the play may take.',
  'recreation-repetition':
    'What a repetition of the whole board comes to. The texts say what the players may agree on.',
  'japanese-turn':
    'Whether a position repeats one with the other player to move. The text speaks of the board alone.',
  'japanese-times': 'The occurrence of a position at which the game ends, the first one counted.',
  'japanese-passes': 'Whether positions before a pass count.',
} as const;

const CHOICE = {
  'suicide.forbidden': 'suicide is forbidden',
  'suicide.allowed': 'suicide is allowed',
  'hidden-kos.ignore': 'a cycle that plays on a point twice makes no ko play',
  'hidden-kos.count': 'a cycle that plays on a point twice makes ko plays',
  'superko-passes.count': 'the history goes on through passes, and a pass makes no situation of its own',
  'superko-passes.situations':
    'the history goes on through passes, and a pass leaves a situation that may not be recreated',
  'superko-passes.lift': 'a pass ends the history: only what comes from then on counts',
  'superko-setup.counts': 'positions that were set up count',
  'superko-setup.forgotten': 'only positions that were played count',
  'superko-repetition.forbidden': 'the play is forbidden',
  'superko-repetition.loss': 'the player who repeats loses the game',
  'superko-repetition.draw': 'the game ends in a draw',
  'superko-repetition.no-result': 'the game ends without result',
  'spight-odd-cycles.once': 'the second time is forbidden',
  'spight-odd-cycles.allowed': 'odd cycles may be repeated',
  'spight-passes.end': 'a pass ends the run, and no stone is hot any more',
  'spight-passes.keep': 'the run goes on through passes',
  'coupling-elsewhere.ends': 'it ends them',
  'coupling-elsewhere.continues': 'it leaves them as they are',
  'coupling-repeated.since-before': 'the configuration just before the disturber’s first stone counts',
  'coupling-repeated.since-disturber': 'only configurations that the sequence has made count',
  'coupling-replacing.counts': 'it is used up',
  'coupling-replacing.free': 'it is not used up',
  'coupling-empty-mouths.count': 'it is one',
  'coupling-empty-mouths.ignore': 'it is none',
  'coupling-recapture.any': 'those that take more than the one stone, too',
  'coupling-recapture.single': 'only those that take the one stone and no other',
  'recreation-repetition.draw': 'the game ends in a draw',
  'recreation-repetition.no-result': 'the game ends without result',
  'recreation-repetition.loss': 'the player who repeats loses the game',
  'japanese-turn.any': 'whoever is to move',
  'japanese-turn.same': 'only with the same player to move',
  'japanese-times.2': 'the second occurrence',
  'japanese-times.3': 'the third occurrence',
  'japanese-times.4': 'the fourth occurrence',
  'japanese-passes.count': 'positions before a pass count',
  'japanese-passes.lift': 'only what comes after the last pass counts',
} as const;

const PRESET = {
  aga: 'AGA rules: an earlier position with the same player to move may not be recreated',
  'new-zealand': 'New Zealand rules: as AGA, and suicide is allowed',
  'tromp-taylor': 'Tromp-Taylor rules: positional superko, and suicide is allowed',
  'katago-simple':
    'KataGo’s SIMPLE: basic ko, and no result when a situation occurs for the third time without a pass in between',
  'katago-spight':
    'KataGo’s SPIGHT: positional superko whose history a pass ends. It is not Bill Spight’s rule.',
} as const;

export type OptionWord = keyof typeof OPTION;
export type ChoiceWord = keyof typeof CHOICE;
export type PresetWord = keyof typeof PRESET;

export const options = {
  'rule.option': (a: { option: OptionWord }) => OPTION[a.option],
  'rule.choice': (a: { choice: ChoiceWord }) => CHOICE[a.choice],
  'rule.preset': (a: { preset: PresetWord }) => PRESET[a.preset],
} as const;
