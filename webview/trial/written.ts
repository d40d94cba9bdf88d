/**
 * Rules that authors write, for a page in one file with proofs under one: it stands in the page
 * before the script that plays, with the sentences of such rules.
 */
import * as rules from '../../src/rules/written-rules.ts';
import { written } from '../../src/words/en/written.ts';

Object.assign(globalThis, { kobanWritten: { ...rules, sentences: written } });
