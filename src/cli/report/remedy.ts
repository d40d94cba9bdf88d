import { spokenLanguage } from '../../words/index.ts';
import { explanationOf, remedies } from '../explanations.ts';

/** Where a rewrite is at hand it is offered, so that these would send the author to look for it. */
const NAMES_FIX = /^Take (?:the|a) /;

/** Why a code is reported, in the language of the reader. */
export function causeOf(code: string): string | undefined {
  const english = explanationOf(code)?.cause;
  return english === undefined ? undefined : inLanguage(english);
}

/** What to do about it. */
export function remedyOf(code: string): string | undefined {
  const english = explanationOf(code)?.remedy;
  return english === undefined ? undefined : inLanguage(english);
}

/** The same where no rewrite is offered; `undefined` where it would speak of one. */
export function remedyAlone(code: string): string | undefined {
  const english = explanationOf(code)?.remedy;
  return english === undefined || NAMES_FIX.test(english) ? undefined : inLanguage(english);
}

function inLanguage(english: string): string {
  const spoken = spokenLanguage();
  const said = (spoken === 'en' ? undefined : remedies()[english]?.[spoken]) ?? english;
  // Links lead nowhere on a terminal.
  return said.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}
