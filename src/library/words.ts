/** All sentences, loaded when they are first needed. */
export { isLanguage, loadWords, speakIn, speakInFull, spokenLanguage } from '../words/index.ts';
