import type { RuleId } from '../rules/rule.ts';
import {
  analyse,
  type Diagnosis,
  type DocumentAnalysis,
  diagnose,
  type Overrides,
  type Settings,
} from '../service/index.ts';

/**
 * What is found, and, as information, what rules besides the one in force say of moves. Claims that
 * name no rule speak of that one, so they are not checked under others.
 */
export function withOtherRules(
  own: readonly Diagnosis[],
  rules: readonly RuleId[],
  under: (rule: RuleId) => readonly Diagnosis[],
): Diagnosis[] {
  const told = new Set(own.map(keyOf));
  const all = [...own];
  for (const rule of rules) {
    for (const one of under(rule)) {
      if (!one.verdict || told.has(keyOf(one))) continue;
      told.add(keyOf(one));
      all.push({ ...one, severity: one.severity === 'hint' ? 'hint' : 'information' });
    }
  }
  return all
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ verdict: _, ...printed }) => printed);
}

function keyOf({ line, column, message }: Diagnosis): string {
  return `${line}:${column} ${JSON.stringify(message)}`;
}

/** The diagnostics of a document, and what other rules say. */
export function diagnoseUnder(
  analysis: DocumentAnalysis,
  others: readonly RuleId[],
  settings: Settings,
  overrides: Overrides,
): Diagnosis[] {
  return withOtherRules(diagnose(analysis), others, (rule) =>
    diagnose(analyse(analysis.document, settings, undefined, { ...overrides, rules: [rule] })),
  );
}
