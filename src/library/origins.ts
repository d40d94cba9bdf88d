/** Where documents come from, beyond what their entries are. */
import type { LinkedEntries, PlacedAnalysis } from '../service/index.ts';
import { type Sentences, speakingIn } from '../words/index.ts';
import type { Language } from './types.ts';

/** A language with its sentences; `null` for English, which is there. */
export type Spoken = { readonly lang: Language; readonly words: Sentences } | null;

export interface Origin {
  readonly spoken: Spoken;
  /** The record that the entries were made of. */
  readonly record?: string;
  /** The line, from 1, where an entry stands in the text that was read, if that is another text. */
  readonly lineOf?: (placed: PlacedAnalysis) => number;
}

const origins = new WeakMap<LinkedEntries, Origin>();

export function comesFrom(document: LinkedEntries, origin: Origin): void {
  origins.set(document, origin);
}

export const originOf = (document: LinkedEntries): Origin => origins.get(document) ?? { spoken: null };

export async function spokenIn(lang: Language = 'en'): Promise<Spoken> {
  if (lang === 'en') return null;
  const { loadWords } = await import('./words.ts');
  return { lang, words: await loadWords(lang) };
}

/** Does at once what says something, in a language of its own. */
export function saying<T>(spoken: Spoken, run: () => T): T {
  return spoken ? speakingIn(spoken.words, spoken.lang, run) : run();
}
