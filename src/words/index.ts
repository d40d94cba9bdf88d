/**
 * Everything that Koban says to people: messages as data, and one folder of sentences for each
 * language.
 */
import { first } from './en/first.ts';
import { speak } from './say.ts';

speak(first);

export type { TargetWord } from './en/export.ts';
export type { EyeClassWord } from './en/eyes.ts';
export { english } from './en/index.ts';
export type { ChoiceWord, OptionWord, PresetWord } from './en/options.ts';
export type { ProblemWord, RightWords } from './en/problems.ts';
export type { ValueWord } from './en/sgf.ts';
export type { BasicWord, KoStoneWords, RecaptureWord } from './en/why.ts';
export { speakBeside, speakInFull } from './in-full.ts';
export {
  isLanguage,
  LANGUAGE_IDS,
  LANGUAGES,
  languageOf,
  localeOf,
  type SpokenLanguage,
} from './languages.ts';
export { loadWords, speakIn } from './load.ts';
export { type Code, type MessageArgs, message, type SgfPropertyName, type Words } from './message.ts';
export {
  isWritten,
  type PlainRuleWord,
  partsOf,
  RULE_IDS,
  type RuleWord,
  ruleWord,
  type WrittenParts,
  type WrittenRuleWord,
  writtenParts,
} from './rule-word.ts';
export { isMessage, pointWord, renumbered, say, speak, speakingIn, spokenLanguage } from './say.ts';
export type { Args, ColorWord, Message, Moment, Said, Sentences } from './types.ts';
