/**
 * What reads texts needs this of the rules that authors write: reading one, and the rule that it
 * states. A build that is to be small takes `written-rules-later.ts` in place of this file.
 */
export { readRuleText, writtenId } from './written/read.ts';
export { writtenWith } from './written/rule.ts';

/** Here they are there from the beginning: see `written-rules-later.ts`. */
export async function loadWrittenRules(): Promise<void> {}
