import type { VerdictLine } from '../../protocol/player.ts';
import { RULES } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { UNBOUND_RULE } from '../../rules/variants.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { isWritten, type Message, message, say } from '../../words/index.ts';
import {
  type Analysis,
  assumed,
  clausePlace,
  inForce,
  judgementOf,
  remarks,
  repetitionTold,
  ruleName,
  ruleTitle,
  writtenName,
} from '../analysis/index.ts';
import { hasProof } from './proof.ts';
import { sayAll, textOf } from './verdict-text.ts';
import { mayExplain } from './why.ts';

/**
 * Rules that are shown without being asked for: those that the entry names, then those that answer
 * at once.
 */
export function rulesShown(analysis: Analysis): RuleId[] {
  const quick = RULES.filter((rule) => !rule.searches && rule.id !== UNBOUND_RULE).map((rule) => rule.id);
  return [...new Set([...analysis.rules, ...quick])].filter((id) => analysis.referee(id));
}

/** All rules that judge anything, those of the entry first. */
export function rulesAll(analysis: Analysis): RuleId[] {
  const all = RULES.filter((rule) => rule.id !== UNBOUND_RULE).map((rule) => rule.id);
  return [...new Set([...analysis.rules, ...all])].filter((id) => analysis.referee(id));
}

/** Where there is little room: a rule of the author by its title, a variant by its given name. */
export const ruleShort = (analysis: Analysis, rule: RuleId): string =>
  isWritten(rule)
    ? say(ruleTitle(rule))
    : (writtenName(analysis, rule) ?? say(message('rule.short', { rule })));

export function verdictLine(analysis: Analysis, rule: RuleId, n: number): VerdictLine {
  const judged = judgementOf(analysis, rule, n);
  const facts = {
    rule,
    title: say(ruleTitle(rule, analysis)),
    name: say(ruleName(rule)),
    inForce: rule === inForce(analysis),
  };
  if (typeof judged === 'string') return { ...facts, ...PENDING, text: say(message('verdict.pending')) };
  const { verdict } = judged;
  const clause = clauseOf(verdict);
  const notes = notesOf(analysis, verdict, remarks(analysis, rule, n));
  const place = clausePlace(analysis, rule, verdict);
  return {
    ...facts,
    verdict: verdict.verdict,
    code: verdict.code,
    text: sayAll(verdict, clause, notes),
    outcome: outcomeOf(verdict),
    reason: verdict.reason ? say(verdict.reason) : '',
    repetition: repetitionTold(verdict),
    clause: clause && say(clause),
    ...(place && { place }),
    notes: notes.map((note) => say(note)),
    proof: hasProof(analysis.game, verdict, n),
    ...(facts.inForce && mayExplain(analysis, rule, n) && { why: true }),
  };
}

const PENDING = {
  verdict: 'pending',
  code: null,
  outcome: null,
  reason: '',
  clause: null,
  notes: [],
  proof: false,
} as const;

/** `forbidden: it captures a hot stone (Spight: Ko rule); hot: c4 f4`. */
export const verdictText = (analysis: Analysis, verdict: Verdict, remarks: readonly Message[]): Message =>
  textOf(verdict, clauseOf(verdict), notesOf(analysis, verdict, remarks));

function outcomeOf({ outcome }: Verdict): VerdictLine['outcome'] {
  return outcome === undefined ? null : outcome === 'no-result' ? 'no result' : outcome;
}

/** Where the text of the rule says so. */
function clauseOf({ clause, reason }: Verdict): Message | null {
  return clause && reason ? message('clause.cited', clause) : null;
}

function notesOf(analysis: Analysis, verdict: Verdict, remarks: readonly Message[]): Message[] {
  const granted = assumed(analysis, verdict);
  return [...(granted ? [granted] : []), ...(verdict.hint ? [verdict.hint.message] : []), ...remarks];
}
