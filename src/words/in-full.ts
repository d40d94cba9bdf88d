import { english } from './en/index.ts';
import { orEnglish } from './fallback.ts';
import type { SpokenLanguage } from './languages.ts';
import { speak, spokenLanguage } from './say.ts';
import type { Sentences } from './types.ts';

/**
 * Speaks all sentences, in parts of a small build that are loaded later: the rest of it has only
 * those of `en/reading.ts`.
 */
export function speakInFull(): void {
  // Another language has been loaded in full.
  if (spokenLanguage() === 'en') speak(english);
}

/**
 * Speaks the sentences of another language, and those of English that it lacks; `null` for English
 * alone.
 */
export function speakBeside(words: Sentences | null, language: SpokenLanguage): void {
  speak(words ? orEnglish(english, words) : english, language);
}
