import { CHOICE, OPTION } from './generated/rules.ts';

/** Rule sets and programs whose way a rule or a variant is. */
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
  /** What an option is about, and which clause leaves room for it; what a value of it means. */
  'rule.option': (a: { option: OptionWord }) => OPTION[a.option],
  'rule.choice': (a: { choice: ChoiceWord }) => CHOICE[a.choice],
  'rule.preset': (a: { preset: PresetWord }) => PRESET[a.preset],
} as const;
