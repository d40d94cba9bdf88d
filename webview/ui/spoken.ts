/**
 * Imported first by a page whose host has loaded the sentences of a language: it speaks that one.
 */
import { speakOnPage } from './words.ts';

if (globalThis.kobanWords) speakOnPage(globalThis.kobanWords);
