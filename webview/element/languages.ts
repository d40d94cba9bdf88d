import type { SpokenLanguage } from '../../src/words/figure.ts';
import { boardWords, isNoSentence, orEnglish } from '../../src/words/figures.ts';
import { type Languages, type Speak, speakOnPage } from '../ui/words.ts';

/** What most boards say: files that are loaded when the first board is in the language. */
export const languages = languagesWith(false);

/** All sentences, for a board that says more: of an error in its text, of a rule that searches. */
export const languagesInFull = languagesWith(true);

/** Whether a board lacks a sentence of those that most boards say. */
export const isWithoutSentence = isNoSentence;

function languagesWith(inFull: boolean): Languages {
  const known = new Map<SpokenLanguage, Promise<Speak>>();
  return (language) => {
    let speaking = known.get(language);
    if (!speaking) {
      speaking = load(language, inFull).catch(() => {
        known.delete(language);
        return load('en', inFull);
      });
      known.set(language, speaking);
    }
    return speaking;
  };
}

async function load(language: SpokenLanguage, inFull: boolean): Promise<Speak> {
  const boards = await boardWords(language);
  const words = inFull
    ? { ...orEnglish(await boardWords('en'), boards), ...(await allWords(language)) }
    : boards;
  return () => speakOnPage(words, language);
}

async function allWords(language: SpokenLanguage) {
  const { loadWords } = await import('../../src/library/words.ts');
  return loadWords(language);
}
