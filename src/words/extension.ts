/**
 * The door of the words for the extension, whose sentences are a part of their own: it is loaded in
 * every window.
 */
import type { extension as english } from './en/extension.ts';
import type { SentencesLike } from './message.ts';

export { TRIPLE_KO } from './en/example-boards.ts';
export { extension as english } from './en/extension.ts';
export { orEnglish } from './fallback.ts';
export { isLanguage, languageOf, type SpokenLanguage } from './languages.ts';
export type { Sentences } from './types.ts';
/** The sentences of a language that the extension says. */
export type ExtensionWords = SentencesLike<typeof english>;
