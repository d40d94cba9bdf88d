import { spokenLanguage } from '../../words/index.ts';
import { explanationOf, remedies } from '../explanations.ts';

/** Where a rewrite is at hand it is offered, so that these would send the author to look for it. */
const NAMES_FIX = /^Take (?:the|a) /;

/** Why a code is reported, in the language of the reader. */
export const causeOf = (code: string): string | undefined => inLanguage(code, 0, explanationOf(code)?.cause);

/** What to do about it. */
export const remedyOf = (code: string): string | undefined =>
  inLanguage(code, 1, explanationOf(code)?.remedy);

/** The same where no rewrite is offered; `undefined` where it would speak of one. */
export const remedyAlone = (code: string): string | undefined =>
  NAMES_FIX.test(explanationOf(code)?.remedy ?? '') ? undefined : remedyOf(code);

function inLanguage(code: string, part: 0 | 1, english: string | undefined): string | undefined {
  if (english === undefined) return undefined;
  const spoken = spokenLanguage();
  const said = (spoken === 'en' ? undefined : remedies()[spoken]?.[code]?.[part]) ?? english;
  // Links lead nowhere on a terminal.
  return said.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}
