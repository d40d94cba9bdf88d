/** That a text names a rule under which nothing is judged, since a line of it cannot be read. */
import type { Claim, Span } from '../../notation/index.ts';
import { ruleOf } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { plainOf } from '../../rules/variants.ts';
import { message, ruleWord } from '../../words/index.ts';
import { originOf, ownMoves } from './moves.ts';
import type { Analysis, Finding, RuleSource } from './types.ts';

/** What is to be said at a place that names a rule; `null` where its text can be read. */
export function unreadRule(
  rule: RuleId,
  span: Span,
  sources: ReadonlyMap<RuleId, RuleSource> | undefined,
): Finding | null {
  const lines = ruleOf(rule)?.unread;
  if (!lines) return null;
  const plain = plainOf(rule);
  const said = message('written.unread', { rule: ruleWord(plain), lines });
  const source = sources?.get(plain);
  const line = source && !source.uri.endsWith('.json') ? source.line + (lines[0] ?? 1) - 1 : source?.line;
  return {
    ...{ code: 'written.unread', severity: 'error', span, message: said },
    ...(source && line !== undefined && { clause: { uri: source.uri, line } }),
  };
}

/** At the lines that name such rules; where options or settings name one, at the first move. */
export function unreadRules(analysis: Analysis): Finding[] {
  const { parent, rules, ruleSources, syntax } = analysis;
  const [first] = ownMoves(analysis);
  const named = new Map(syntax.rules.map(({ span, value }) => [value, span]));
  return rules.flatMap((rule) => {
    const isGiven = first !== undefined && !parent?.rules.includes(rule);
    const span = named.get(rule) ?? (isGiven ? originOf(analysis, first).span : null);
    return (span && unreadRule(rule, span, ruleSources)) ?? [];
  });
}

/** The rule that a claim names; `null` where it speaks of the one in force. */
export function ruleOfClaim(claim: Claim | null): RuleId | null {
  return claim && 'rule' in claim ? claim.rule : null;
}
