/**
 * The script of the Markdown preview. The preview puts its content in with a script of its own,
 * before or after this one, and changes it when it renders again.
 */
import { adoptFromNowOn } from './adopt.ts';
import { languagesBeside } from './languages.ts';
import { eyesBeside, trialsBeside } from './scripts.ts';

const own = document.currentScript as HTMLScriptElement | null;
adoptFromNowOn(languagesBeside(own), { readEyes: eyesBeside(own), trials: trialsBeside(own) });
