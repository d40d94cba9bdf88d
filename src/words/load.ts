import { english } from './en/index.ts';
import { orEnglish } from './fallback.ts';
import { FILES } from './files.ts';
import type { SpokenLanguage } from './languages.ts';
import { speak } from './say.ts';
import type { Sentences } from './types.ts';

/** All sentences of a language, in English where it lacks one. */
export async function loadWords(language: SpokenLanguage): Promise<Sentences> {
  const read = language in FILES ? FILES[language as keyof typeof FILES] : null;
  if (!read) return english;
  return orEnglish(english, (await read()).words);
}

/**
 * Speaks a language. What is said meanwhile is said in the language before it, so an edge waits for
 * this before its first sentence.
 */
export async function speakIn(language: SpokenLanguage): Promise<void> {
  speak(await loadWords(language), language);
}
