import { figure, type SpokenLanguage } from '../../src/words/figure.ts';
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

function load(own: HTMLScriptElement, language: SpokenLanguage): Promise<Speak> {
  return new Promise((done) => {
    const script = document.createElement('script');
    script.nonce = own.nonce;
    script.src = new URL(`words.${language}.js`, own.src).href;
    script.addEventListener('load', () => {
      const words = globalThis.kobanWords;
      done(() => speakOnPage(words, language));
    });
    script.addEventListener('error', () => done(english));
    document.head.append(script);
  });
}
