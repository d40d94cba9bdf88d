/**
 * The same names as `written-rules.ts`, in a page in one file that plays against its proofs
 * (`tools/trial-page.mjs`): they are in a script of their own, `trial-written.js`, which only a
 * page with a proof under such a rule has.
 */
import { partAt } from '../go/part.ts';
import type * as Written from './written-rules.ts';

const there = partAt<typeof Written>('./trial-written.js', 'kobanWritten');

export const readRuleText: typeof Written.readRuleText = (...text) => there().readRuleText(...text);
export const writtenId: typeof Written.writtenId = (read) => there().writtenId(read);
export const writtenWith: typeof Written.writtenWith = (...rule) => there().writtenWith(...rule);

export async function loadWrittenRules(): Promise<void> {}
