import { figure, type SpokenLanguage } from '../../src/words/figure.ts';
import { type FigureWords, orEnglish } from '../../src/words/page.ts';
import { loadBeside } from '../ui/beside.ts';
import { type Languages, type Speak, speakOnPage } from '../ui/words.ts';

const english: Speak = () => speakOnPage(figure);

/**
 * Other languages are files beside the script (`words.LANGUAGE.js`), as pages have them. The script
 * has a nonce for the page's policy, and lends it to them.
 */
export function languagesBeside(own: HTMLScriptElement | null): Languages {
  const known = new Map<SpokenLanguage, Promise<Speak>>([['en', Promise.resolve(english)]]);
  return (language) => {
    let speaking = known.get(language);
    if (!speaking) known.set(language, (speaking = own ? load(own, language) : Promise.resolve(english)));
    return speaking;
  };
}

async function load(own: HTMLScriptElement, language: SpokenLanguage): Promise<Speak> {
  try {
    await loadBeside(own, `words.${language}.js`);
  } catch {
    return english;
  }
  const words = orEnglish<FigureWords>(figure, globalThis.kobanTranslated ?? {});
  return () => speakOnPage(words, language);
}
