/** Clauses as the grammar has them: what {@link CLAUSES} reads back as the same. */
import type { ClauseCondition, Lift, RuleClause, SuicideClause } from '../shared/clauses.ts';
import { ORDINALS } from './grammar.ts';

const LIFTS: Readonly<Record<Lift, string>> = {
  elsewhere: 'a move elsewhere lifts the ban',
  pass: 'a pass lifts the ban',
  threat: 'a threat and its answer lift the ban',
};

export const SUICIDE: Readonly<Record<SuicideClause, string>> = {
  forbidden: 'suicide is forbidden',
  several: 'suicide of several stones is allowed',
  allowed: 'suicide is allowed',
};

const SINCE = {
  start: '',
  pass: ', since the last pass',
  passes: ', since two passes in a row',
  tenuki: ', since the last tenuki',
} as const;

const CAPTURES = {
  equal: ' with equal captures',
  unequal: ' with unequal captures',
  more: ' with more captures by the player',
  fewer: ' with fewer captures by the player',
} as const;

/**
 * The lines of a rule without its title: its clauses in their order, then what it says of suicide.
 */
export function printed(rule: {
  readonly clauses: readonly RuleClause[];
  readonly suicide: SuicideClause;
}): string[] {
  const lines = rule.clauses.flatMap((clause) => [
    printedClause(clause),
    ...clause.lifts.map((lift) => LIFTS[lift]),
  ]);
  return rule.suicide === 'forbidden' ? lines : [...lines, SUICIDE[rule.suicide]];
}

/** A clause on one line. */
export function printedClause({
  condition,
  comesTo,
  agreed,
}: Pick<RuleClause, 'condition' | 'comesTo' | 'agreed'>): string {
  if (condition.kind === 'under') return `everything that ${condition.rule} forbids is forbidden`;
  if (comesTo === 'forbidden') return `a play may not ${conditionText(condition, '')}`;
  const ends = `ends the game: ${comesTo === 'no-result' ? 'no result' : comesTo}`;
  return `a play that ${conditionText(condition, 's')} ${ends}${agreed ? ', if both players agree' : ''}`;
}

function conditionText(condition: Exclude<ClauseCondition, { kind: 'under' }>, s: '' | 's'): string {
  if (condition.kind === 'retake') return `retake${s} a ko${condition.atOnce ? ' at once' : ''}`;
  if (condition.kind === 'last-but-one') return `repeat${s} the player's last move but one`;
  const { times, captures, length, since } = condition;
  const often = times > 2 ? ` the ${ORDINALS[times - 2]} time` : '';
  const taken = captures ? CAPTURES[captures] : '';
  const from = typeof since === 'object' ? `, within the last ${since.within} moves` : SINCE[since];
  const qualified = `${often}${taken}${length ? lengthText(length) : ''}${from}`;
  if (condition.kind === 'repeat') return `repeat${s} an earlier play${qualified}`;
  const { what, after, by, start } = condition;
  const whose = by === null ? '' : by === 'same' ? ' of the same player' : ' of the opponent';
  const target = after === 'any' ? `an earlier ${what}` : `the ${what} after an earlier ${after}${whose}`;
  const counted =
    start === null ? '' : start === 'counts' ? ', the start counts' : ', the start does not count';
  return `recreate${s} ${target}${qualified}${counted}`;
}

function lengthText({
  is,
  n,
  of,
}: NonNullable<Extract<ClauseCondition, { kind: 'repeat' }>['length']>): string {
  const many = {
    exactly: `${n}`,
    more: `more than ${n}`,
    odd: 'an odd number of',
    even: 'an even number of',
  }[is];
  return ` in a cycle of ${many} ${of}`;
}
