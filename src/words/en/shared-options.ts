/** Options that several rules have in the same sense. */
import type { OptionDefinition } from '../define.ts';

export const SUICIDE: OptionDefinition = {
  name: 'suicide',
  word: 'suicide',
  isOfEntry: true,
  about:
    'Whether a play may remove its own chain. The line `suicide:` sets it for all rules of an entry. Most ko rules leave it to the rule set.',
  values: {
    forbidden: 'suicide is forbidden',
    several: 'suicide of several stones is allowed, that of a single stone is forbidden',
    allowed: 'suicide is allowed',
  },
};

export const HIDDEN_KOS: OptionDefinition = {
  name: 'hidden-kos',
  word: 'hidden-kos',
  isOfEntry: true,
  about:
    'Whether cycles that play on a point twice count. The line `hidden-kos:` sets it for all rules of an entry. Read literally, the text counts them.',
  values: { ignore: 'such cycles do not count', count: 'such cycles count' },
};

export const MAX_CYCLE: OptionDefinition = {
  name: 'max-cycle',
  word: 'max-cycle',
  isOfEntry: true,
  about:
    'The longest cycle, in plays, that counts; `far`: Koban doubles the limit from 12 until the budget is used up, and the verdict says how far it came. The line `max-cycle:` sets it for all rules of an entry. The text sets no limit.',
  values: 'lengths',
};

/** Of rules that forbid the second time of an odd cycle. */
export const ODD_CYCLES: OptionDefinition = {
  name: 'odd-cycles',
  word: 'spight-odd-cycles',
  about:
    'Whether the odd cycle rule applies, which the text has beside the ko rule: “An odd cycle may be played once only”.',
  values: {
    once: 'it applies, and the second time is forbidden',
    allowed: 'it does not apply, and odd cycles may be repeated',
  },
};

/** Of rules with runs of ko plays. */
export const PASSES_OF_RUN: OptionDefinition = {
  name: 'passes',
  word: 'spight-passes',
  about:
    'Whether a pass ends a run of ko plays. The definition, “the current sequence of ko plays”, leaves it open; the discussion says that a pass lifts the prohibition.',
  values: {
    end: 'a pass ends the run, and no stone is hot any more',
    keep: 'the run continues through passes',
  },
};

const OUTCOMES = {
  draw: 'the game ends in a draw',
  'no-result': 'the game ends without result',
  loss: 'the player who repeats loses the game',
} as const;

/** Of rules by which a repetition ends the game: with the first of these where not said. */
export const REPETITION_ENDS = (...outcomes: readonly (keyof typeof OUTCOMES)[]): OptionDefinition => ({
  name: 'repetition',
  word: 'recreation-repetition',
  about:
    'How the game ends when a position of the whole board is repeated. The texts say what the players may agree on.',
  values: Object.fromEntries(outcomes.map((outcome) => [outcome, OUTCOMES[outcome]])),
});
