import type { SpokenLanguage } from '../../src/words/figure.ts';
import { figureWords } from '../../src/words/figures.ts';
import { type Languages, type Speak, speakOnPage } from '../ui/words.ts';

const known = new Map<SpokenLanguage, Promise<Speak>>();

/** All that a board of the language says: files that are loaded when the first board is in it. */
export const languages: Languages = (language) => {
  let speaking = known.get(language);
  if (!speaking) {
    speaking = load(language).catch(() => {
      known.delete(language);
      return load('en');
    });
    known.set(language, speaking);
  }
  return speaking;
};

async function load(language: SpokenLanguage): Promise<Speak> {
  const { loadWords } = await import('../../src/library/words.ts');
  const [all, own] = await Promise.all([loadWords(language), figureWords(language)]);
  const both = { ...all, ...own };
  return () => speakOnPage(both, language);
}
