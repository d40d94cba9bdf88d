/** All sentences, loaded when they are first needed. */
export { speakInFull } from '../words/index.ts';
