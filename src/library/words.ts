/** All sentences, loaded when they are first needed. */
export { speakIn, speakInFull } from '../words/index.ts';
