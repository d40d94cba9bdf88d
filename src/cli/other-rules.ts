import type { RuleId } from '../rules/rule.ts';
import {
  analyse,
  type Diagnosis,
  type DocumentAnalysis,
  diagnose,
  type Overrides,
} from '../service/index.ts';
import { doubtOf } from './report/doubt.ts';
import type { DecodedText } from './text.ts';

/**
 * What is found, and, as information, what rules besides the one in force say of moves, claimed or
 * not: whoever names several rules asks for it. Claims that name no rule speak of that in force, so
 * they are not checked under others.
 */
export function withOtherRules(
  own: readonly Diagnosis[],
  rules: readonly RuleId[],
  under: (rule: RuleId) => readonly Diagnosis[],
): Diagnosis[] {
  const told = new Set(own.map(keyOf));
  const all = rules.length === 0 ? [...own] : own.map(asked);
  for (const rule of rules) {
    for (const one of under(rule)) {
      if (!one.verdict || told.has(keyOf(one))) continue;
      told.add(keyOf(one));
      all.push(asked({ ...one, severity: one.severity === 'hint' ? 'hint' : 'information' }));
    }
  }
  return all
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ verdict: _, ...printed }) => printed);
}

/** A verdict that a text claims is a hint, where it is not asked for. */
function asked(one: Diagnosis): Diagnosis {
  const isVerdict = one.verdict && one.verdict !== 'allowed';
  return isVerdict && one.severity === 'hint' ? { ...one, severity: 'information' } : one;
}

function keyOf({ line, column, message }: Diagnosis): string {
  return `${line}:${column} ${JSON.stringify(message)}`;
}

/**
 * All that `koban check` says of a text: of its encoding, of its entries, and what other rules say.
 *
 * @param isHinting whether it is worth a search whether claims about outcomes stand with spare
 * moves
 */
export function findingsOf(
  analysis: DocumentAnalysis,
  source: DecodedText | undefined,
  others: readonly RuleId[],
  overrides: Overrides,
  isHinting = false,
): Diagnosis[] {
  const { document, settings } = analysis;
  const under = (rule: RuleId) =>
    diagnose(analyse(document, settings, undefined, { ...overrides, rules: [rule] }));
  return [...doubtOf(source, settings), ...withOtherRules(diagnose(analysis, isHinting), others, under)];
}
