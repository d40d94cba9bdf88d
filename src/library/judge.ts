/** The facts of judged entries, loaded when they are first asked for. */
import { must } from '../go/must.ts';
import { finish } from '../go/task.ts';
import type { Move } from '../go/types.ts';
import { judge, type LinkedEntries, type PlacedAnalysis, verdictFacts } from '../service/index.ts';
import { speakInFull } from '../words/index.ts';
import { originOf } from './origins.ts';
import type { JudgedEntry, RuleId, Verdict } from './types.ts';

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

/** What a rule says of each of some moves after all moves of an entry. */
export function verdictsOf(
  { analysis }: PlacedAnalysis,
  rule: RuleId,
  moves: readonly Move[],
): readonly Verdict[] {
  speakInFull();
  const referee = must(analysis.referee(rule));
  return moves.map((move) => {
    const { game, ply, judged } = finish(referee.hypothetical(analysis.game.length, move));
    return verdictFacts({ rule, game, n: ply.number, options: referee.options, judged }, analysis);
  });
}
