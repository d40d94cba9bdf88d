/**
 * The same names as `written.ts`, without what reads rules: a build that is to be small takes this
 * file in its place (`scripts/bundle-library.mjs`), since few texts have a rule of their own. Until
 * {@link loadRulesOfDocuments} has been called, no text has any.
 */
import { loadWrittenRules } from '../../rules/index.ts';
import type * as Written from './written.ts';

export type { PlacedRule } from './written.ts';

let written: typeof Written | null = null;

export const settingsOfDocument: typeof Written.settingsOfDocument = (document, given) =>
  written?.settingsOfDocument(document, given) ?? given;
export const settingsOfRecords: typeof Written.settingsOfRecords = (given) =>
  written?.settingsOfRecords(given) ?? given;
export const rulesOfDocument: typeof Written.rulesOfDocument = (document) =>
  written?.rulesOfDocument(document) ?? [];
export const ruleTextAt: typeof Written.ruleTextAt = (...place) => written?.ruleTextAt(...place);

export async function loadRulesOfDocuments(): Promise<void> {
  await loadWrittenRules();
  written ??= await import('./written.ts');
}
