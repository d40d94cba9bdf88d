/** The facts of judged entries, loaded when they are first asked for. */
import type { RuleId } from '../rules/rule.ts';
import { judge, type LinkedEntries } from '../service/index.ts';
import { speakInFull } from '../words/index.ts';
import type { JudgedEntry } from './types.ts';

export function judgeEntries(linked: LinkedEntries, rules: readonly RuleId[] | null): readonly JudgedEntry[] {
  speakInFull();
  return judge(linked, rules);
}
