/**
 * The game against a proof as a script of its own. A page loads the core before, of which it has
 * the rules, the board and English, what plays against proofs (`outcome.js`), and a language
 * (`kobanLanguages`).
 */
import { isLanguage } from '../../src/words/figure.ts';
import { speak } from '../../src/words/page.ts';
import type { OpenTrial } from './adopt.ts';
import { openerOf } from './widget.ts';

declare global {
  var kobanTrial: OpenTrial | undefined;
  var kobanLanguages: Partial<Record<string, { readonly words: Parameters<typeof speak>[0] }>> | undefined;
}

export const openTrial = openerOf(async (language) => {
  const words = globalThis.kobanLanguages?.[language]?.words;
  return () => {
    if (words && isLanguage(language)) speak(words, language);
  };
});

globalThis.kobanTrial = openTrial;
