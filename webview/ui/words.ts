/**
 * What a page says, in the language of its reader. The sentences are no part of the page's script:
 * the host loads English and those of one language before it (`src/extension/page.ts`), and figures
 * load those of the language that they are in; they have English.
 */
import type { SpokenLanguage } from '../../src/words/figure.ts';
import {
  type FigureWords,
  NoSentence,
  orEnglish,
  type PageWords,
  speak,
  withPoints,
} from '../../src/words/page.ts';

declare global {
  /** The sentences that the file `words.en.js` brings. */
  var kobanWords: PageWords | undefined;
  /** Those of another language, in its file `words.LANGUAGE.js`. */
  var kobanTranslated: Partial<PageWords> | undefined;
}

let spoken: Partial<PageWords> | undefined;

/**
 * Has the page and what draws in it speak a language: the one that the host has loaded unless
 * given.
 */
export function speakOnPage(
  sentences: Partial<FigureWords> | undefined = wordsOfHost(),
  language?: SpokenLanguage,
): void {
  spoken = sentences as Partial<PageWords> | undefined;
  if (sentences) speak(sentences, language);
}

function wordsOfHost(): PageWords | undefined {
  const { kobanWords, kobanTranslated } = globalThis;
  return kobanWords && kobanTranslated ? orEnglish(kobanWords, kobanTranslated) : kobanWords;
}

/** Has the page speak a language that is loaded. Figures do so before they show anything. */
export type Speak = () => void;
/** Loads a language, or English where it cannot be loaded. */
export type Languages = (language: SpokenLanguage) => Promise<Speak>;

/** A sentence of the page. Figures have those of `FigureWords` only. */
export function words<C extends keyof PageWords>(code: C, ...args: Parameters<PageWords[C]>): string {
  const sentence = (spoken ?? globalThis.kobanWords)?.[code] as ((...args: unknown[]) => string) | undefined;
  if (!sentence) throw new NoSentence(`The page has no sentence for ${code}`);
  return sentence(...args.map((one) => withPoints(one)));
}
