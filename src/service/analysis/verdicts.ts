import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import type { Point } from '../../go/types.ts';
import { canAnswer, ruleOf, usuallyAsked } from '../../rules/index.ts';
import type { Judged, Referee } from '../../rules/referee.ts';
import type { HotStones, Marks, RuleId, RuleQuestion } from '../../rules/rule.ts';
import { type Message, renumbered as renumberedMessage } from '../../words/index.ts';
import { ObjectCache } from './cache.ts';
import { learned } from './knowledge.ts';
import { plyOf } from './moves.ts';
import type { Analysis } from './types.ts';

/** The rule in force: the first that the entry names. */
export function inForce(analysis: Analysis): RuleId {
  return must(analysis.rules[0], 'the rule in force');
}

/**
 * What a rule says of move `n`. A rule that does not search is asked here and now; one that does
 * only says what is already known, since the shell drives searches, and may put one off or give it
 * up.
 */
export function judgementOf(analysis: Analysis, rule: RuleId, n: number): Judged | 'pending' | 'no-rule' {
  const referee = analysis.referee(rule);
  if (!referee) return 'no-rule';
  const judged = referee.rule.searches ? referee.known(n) : referee.at(n);
  if (!judged) return 'pending';
  if (analysis.shift === 0) return judged;
  const known = renumbered.get(analysis);
  let shown = known.get(judged);
  if (!shown) known.set(judged, (shown = renumberedJudgement(analysis, judged)));
  return shown;
}

/** Whether a rule forbids move `n`, as far as that is known. */
export function isForbiddenUnder(analysis: Analysis, rule: RuleId, n: number): boolean {
  const judged = n > 0 ? judgementOf(analysis, rule, n) : 'no-rule';
  return typeof judged !== 'string' && judged.verdict.verdict === 'forbidden';
}

/**
 * How moves are numbered where they are shown; with a `shift` of 0 they are numbered as in the
 * game.
 */
type Numbering = Pick<Analysis, 'shift' | 'shown'>;

/**
 * A message of a rule with the numbers that the entry shows: rules count the moves of the game from
 * 1 and know nothing of `first:`.
 */
export function inShownNumbers({ shift, shown }: Numbering, said: Message): Message {
  return shift === 0 ? said : renumberedMessage(said, shown);
}

/** A judgement whose messages have the shown numbers; evidence keeps those of the game. */
export function renumberedJudgement(analysis: Numbering, judged: Judged): Judged {
  if (analysis.shift === 0) return judged;
  const { verdict } = judged;
  const { hint, reason } = verdict;
  return {
    ...judged,
    verdict: {
      ...verdict,
      reason: reason && inShownNumbers(analysis, reason),
      ...(hint && { hint: { ...hint, message: inShownNumbers(analysis, hint.message) } }),
    },
  };
}

/** Judgements with the shown numbers, by the judgement that they are made of. */
const renumbered = new ObjectCache((_: Analysis) => new Map<Judged, Judged>());

/**
 * Judges all moves up to `n` under a rule, in slices. A suspended search is resumed by the next
 * caller, whose `hurried` then says whether searches are to be kept short.
 */
export function* judgeUpTo(analysis: Analysis, rule: RuleId, n: number, hurried?: () => boolean): Task<void> {
  const referee = analysis.referee(rule);
  if (!referee || n <= 0) return;
  while (!referee.known(n)) {
    const search = searches.get(referee);
    search.hurried = hurried;
    search.task ??= referee.task(n, () => search.hurried?.() === true);
    let isDone = true;
    try {
      isDone = search.task.next().done === true;
    } finally {
      if (isDone) search.task = null;
    }
    if (!isDone) yield;
  }
  learned(analysis);
}

/** The suspended search of a referee, and whether its present driver is in a hurry. */
interface RefereeSearch {
  task: Task<unknown> | null;
  hurried: (() => boolean) | undefined;
}

const searches = new ObjectCache((_: Referee): RefereeSearch => ({ task: null, hurried: undefined }));

/**
 * The rule that a question is put to: the one in force if it has an answer, else the first that the
 * entry names and that has one. `undefined` where none has.
 */
export function namedFor({ rules }: Pick<Analysis, 'rules'>, question: RuleQuestion): RuleId | undefined {
  return rules.find((rule) => canAnswer(rule, question));
}

/** The same, and where no rule of the entry has an answer the plain rule that has one. */
export function ruleFor(analysis: Pick<Analysis, 'rules'>, question: RuleQuestion): RuleId {
  return namedFor(analysis, question) ?? usuallyAsked(question);
}

/**
 * What a rule knows after move `n`, if that is known; `null` where it knows nothing, and before the
 * first move.
 */
export function factsAfter(analysis: Analysis, rule: RuleId, n: number): unknown | null | 'pending' {
  // An impossible play changes nothing: what was true before it still is.
  for (let i = n; i > 0; i--) {
    const judged = judgementOf(analysis, rule, i);
    if (judged === 'pending') return 'pending';
    if (judged === 'no-rule') return null;
    if (judged.facts !== null || plyOf(analysis, i).kind !== 'void') return judged.facts;
  }
  return null;
}

/**
 * The marks that a rule wants on the board after move `n`; none before the first move and while it
 * is not known.
 */
export function marksOf(analysis: Analysis, rule: RuleId, n: number): RuleMarks | 'pending' {
  const facts = factsAfter(analysis, rule, n);
  if (facts === null || facts === 'pending') return facts ?? {};
  const { marks, answers } = must(ruleOf(rule));
  return { ...marks?.(facts), ...(answers?.hot && { hot: answers.hot(facts).points }) };
}

interface RuleMarks extends Marks {
  readonly hot?: readonly Point[];
}

/** The stones that are hot after move `n` by a rule that can say. */
export function hotAfter(analysis: Analysis, rule: RuleId, n: number): HotStones | 'pending' {
  const facts = factsAfter(analysis, rule, n);
  if (facts === 'pending') return facts;
  return (facts !== null && ruleOf(rule)?.answers?.hot?.(facts)) || NO_STONES;
}

const NO_STONES: HotStones = { points: [], doubtful: [] };
