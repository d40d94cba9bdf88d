import type { RuleId } from '../../rules/rule.ts';
import { plainOf } from '../../rules/variants.ts';
import type { Verdict } from '../../rules/verdict.ts';
import type { Analysis, RuleSource } from './types.ts';

/**
 * Where the clause stands that decides, of a rule that an author has written: its text and its
 * line, from 0. `null` for other rules.
 */
export function clausePlace(analysis: Analysis, rule: RuleId, { clause }: Verdict): RuleSource | null {
  const source = clause?.line === undefined ? undefined : analysis.ruleSources?.get(plainOf(rule));
  if (!source || clause?.line === undefined) return null;
  const { line, lines, uri } = source;
  const nth = clause.line - 1;
  return { uri, line: lines ? (lines[nth] ?? line) : line + nth };
}
