/** The facts of judged entries, loaded when they are first asked for. */
import { judge, type LinkedEntries, type PlacedAnalysis } from '../service/index.ts';
import { speakInFull } from '../words/index.ts';
import { originOf } from './origins.ts';
import type { JudgedEntry, RuleId } from './types.ts';

export function judgeEntries(linked: LinkedEntries, rules: readonly RuleId[] | null): readonly JudgedEntry[] {
  speakInFull();
  const judged: readonly JudgedEntry[] = judge(linked, rules);
  const { lineOf } = originOf(linked);
  if (!lineOf) return judged;
  return judged.map((entry, i) => {
    const line = lineOf(linked.entries[i] as PlacedAnalysis);
    return {
      ...entry,
      line,
      expectations: entry.expectations.map((one) => ({ ...one, line })),
      problems: entry.problems.map((one) => ({ ...one, line, column: 1, endLine: line, endColumn: 1 })),
    };
  });
}
