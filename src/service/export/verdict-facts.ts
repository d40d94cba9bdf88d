import { finish } from '../../go/task.ts';
import { type MoveUnderRule, ruleOf, settledWhyNot, whyNotOf } from '../../rules/index.ts';
import { english, type Message, message, say } from '../../words/index.ts';
import { type Analysis, inShownNumbers, renumberedJudgement } from '../analysis/index.ts';
import { printed, printedArgs } from './printed.ts';

/**
 * What `koban judge` prints of one verdict: the contract is the notation's page of the
 * documentation.
 */
export interface VerdictFacts {
  readonly verdict: 'allowed' | 'forbidden' | 'undecided' | 'ends';
  readonly code: string | null;
  reason?: string;
  readonly [fact: string]: unknown;
}

/** What `koban judge` prints beside the verdicts, where it is asked to. */
export interface JudgeExtras {
  /**
   * Why a rule has nothing against a move: what settled the judgement, or in `full`, with the
   * points that it speaks of and with longer and hidden kos, which takes longer.
   */
  readonly whyNot?: 'settled' | 'full';
  /** Which stage of the search said whether a move is a ko play. */
  readonly isExplained?: boolean;
}

/** What is printed of reasons that most moves of a game share. */
const printedReasons = new WeakMap<Message, object>();

/** How moves are numbered where they are shown. */
type Numbering = Pick<Analysis, 'shift' | 'shown'>;

/**
 * Why a rule has nothing against a move, as `koban judge --why-not` prints it; `null` where it
 * gives no reason.
 */
function whyNotFacts(asked: MoveUnderRule, numbering: Numbering, isBrief: boolean): object | null {
  const task = isBrief ? null : whyNotOf(asked);
  const why = isBrief ? settledWhyNot(asked) : task ? finish(task) : null;
  if (!why) return null;
  const known = printedReasons.get(why.reason);
  if (known) return known;
  const said = { whyNot: { code: why.reason.code, ...printed(inShownNumbers(numbering, why.reason)) } };
  // What shows nothing speaks of no moves either.
  if (why.evidence.length === 0) printedReasons.set(why.reason, said);
  return said;
}

/** A judgement as facts; numbers are those that `numbering` shows. */
export function verdictFacts(
  judgement: MoveUnderRule,
  numbering: Numbering,
  { isExplained, whyNot }: JudgeExtras = {},
): VerdictFacts {
  const { verdict, facts } = renumberedJudgement(numbering, judgement.judged);
  const { game } = judgement;
  const { geometry } = game.start.position;
  // Millions of these are made when collections are audited, so nothing is spread that is not
  // there.
  const told: Record<string, unknown> & VerdictFacts = { verdict: verdict.verdict, code: verdict.code };
  if (verdict.outcome) told.outcome = verdict.outcome;
  if (verdict.reason) {
    told.reason = say(verdict.reason, english);
    told.args = printedArgs(verdict.reason.args);
  }
  if (verdict.clause) told.clause = say(message('clause.cited', verdict.clause), english);
  if (facts !== null) {
    const rule = ruleOf(judgement.rule);
    Object.assign(told, rule?.toJson?.(facts, geometry, game, numbering.shown));
    const by = isExplained ? rule?.koPlayBy?.(facts) : null;
    if (by) told.koPlayBy = by;
  }
  if (verdict.evidence.length > 0) {
    const repeated = verdict.evidence.find((one) => one.kind === 'repetition');
    if (repeated) told.repeatsMove = numbering.shown(repeated.of);
  }
  if (verdict.assumptions.length > 0) {
    told.assumes = verdict.assumptions.map(({ kind, chain }) => ({ kind, string: geometry.name(chain) }));
  }
  if (verdict.hint) told.hint = { code: verdict.hint.code, ...printed(verdict.hint.message) };
  if (whyNot && verdict.verdict === 'allowed')
    Object.assign(told, whyNotFacts(judgement, numbering, whyNot === 'settled'));
  return told;
}
