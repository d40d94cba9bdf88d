/**
 * The same names as `written-rules.ts`, without what they stand for: a build that is to be small
 * takes this file in its place (`scripts/bundle-library.mjs`), since few texts have a rule of their
 * own. Until {@link loadWrittenRules} has been called, such a text cannot be read.
 */
import type * as Written from './written-rules.ts';

let written: typeof Written | null = null;

function there(): typeof Written {
  if (!written) throw new Error('no written rules');
  return written;
}

export const readRuleText: typeof Written.readRuleText = (...text) => there().readRuleText(...text);
export const writtenId: typeof Written.writtenId = (read) => there().writtenId(read);
export const writtenWith: typeof Written.writtenWith = (...rule) => there().writtenWith(...rule);

export async function loadWrittenRules(): Promise<void> {
  written ??= await import('./written-rules.ts');
}
