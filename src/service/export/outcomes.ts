import type { Task } from '../../go/task.ts';
import { type Color, colorName } from '../../go/types.ts';
import type { Aim } from '../../notation/index.ts';
import {
  ask,
  type Boundary,
  boundaryFor,
  isUndecided,
  NO_SUPPLY,
  type OutcomeAnswer,
  type OutcomeQuestion,
  type Passes,
  type Robustness,
  robustnessOf,
  type SearchProgress,
  type Supply,
  saidSupply,
} from '../../outcome/index.ts';
import { ruleOf } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Message, message, ruleWord } from '../../words/index.ts';
import {
  type Analysis,
  boundaryFacts,
  goalOf,
  isForbiddenUnder,
  judgeUpTo,
  type PlacedAnalysis,
  passesOf,
  questionKey,
  resultWords,
  type Smaller,
  type SmallerOptions,
  smallerChange,
  smallerLines,
  smallerOptions,
  smallerThan,
  targetNames,
} from '../analysis/index.ts';

/** What is asked of an entry; points by their names. */
export interface OutcomeRequest {
  readonly targets: readonly string[];
  /** `null` for what the entry says; so with `threats`, and with no targets. */
  readonly outside: readonly string[] | null;
  readonly rules: readonly RuleId[];
  readonly firsts: readonly Color[];
  readonly threats: readonly Supply[] | null;
  readonly spare: readonly Supply[] | null;
  readonly passes: Passes | null;
  /** What is to become of `targets`; `null`: any of them is to be captured. */
  readonly aim: Aim | null;
  /** States that one search may visit. */
  readonly states: number;
  /** Whether it is asked, too, what spare moves and another number of passes do to each answer. */
  readonly robust: boolean;
}

interface AskedOutcome {
  readonly question: OutcomeQuestion;
  readonly answer: OutcomeAnswer;
  /** `null` where it was not asked. */
  readonly robustness: Robustness | null;
}

/** What is known of an entry while it is asked about; kept up to date. */
export interface OutcomeProgress extends SearchProgress {
  /** What is known so far; `null` before the first answer. */
  known: EntryOutcomes | null;
}

/** A smaller question that is decided. */
interface AskedSmaller {
  readonly of: OutcomeQuestion;
  readonly found: Smaller;
  /** What was changed, what holds, options of `koban outcome`, and lines of the entry for it. */
  readonly change: Message;
  readonly said: Message;
  readonly options: SmallerOptions;
  readonly lines: readonly string[] | null;
}

/** All outcomes that were asked for of a position. */
export interface EntryOutcomes {
  readonly title: string | null;
  /** The shown number of the move before the question; 0 for the start. */
  readonly after: number;
  /** That of the move before it, and how many moves the game has. */
  readonly before: number;
  readonly moves: number;
  readonly aim: Aim;
  readonly region: Boundary;
  readonly outcomes: readonly AskedOutcome[];
  /** The rules that are asked about and forbid the move before the question. */
  readonly forbidden: readonly RuleId[];
  /** What was asked in place of the first question of each beginner that is undecided. */
  readonly smaller: readonly AskedSmaller[];
  /** Questions that have no answer yet. */
  readonly waiting: readonly OutcomeQuestion[];
}

/** The chains that a request names, or else the entry; why they are none. */
export function aboutChains({ game: whole, options, syntax }: Analysis, n: number, request: OutcomeRequest) {
  const game = whole.prefix(n);
  const { geometry } = game.start.position;
  const unknown = [...request.targets, ...(request.outside ?? [])].find((one) => geometry.point(one) < 0);
  if (unknown !== undefined) return message('outcome.no-point', { point: unknown });
  const pointsOf = (names: readonly string[]) => names.map((one) => geometry.point(one));
  const { outcome } = syntax;
  const isNamed = request.targets.length > 0;
  return {
    game,
    options,
    isNamed,
    targets: isNamed ? pointsOf(request.targets) : (outcome?.goal ?? []),
    outside: request.outside ? pointsOf(request.outside) : (outcome?.outside ?? null),
    aim: (isNamed ? request.aim : outcome?.aim) ?? 'capture-any',
  };
}

/**
 * All outcomes that are asked for of a position of an entry, or why it has none.
 *
 * @param n the index of the move before the question
 */
export function* outcomesOf(
  { analysis, entry }: PlacedAnalysis,
  n: number,
  request: OutcomeRequest,
  progress: OutcomeProgress = { states: 0, known: null },
): Task<EntryOutcomes | Message> {
  const about = aboutChains(analysis, n, request);
  if ('code' in about) return about;
  const { aim, isNamed, ...chains } = about;
  const { outcome } = analysis.syntax;
  const question = {
    ...chains,
    goal: goalOf(isNamed ? request : outcome),
    passes: request.passes ?? passesOf(analysis),
  };
  const all: OutcomeQuestion[] = [];
  for (const rule of request.rules)
    for (const first of request.firsts)
      for (const threats of request.threats ?? [outcome?.threats ?? NO_SUPPLY])
        for (const spare of request.spare ?? [outcome?.spare ?? NO_SUPPLY])
          all.push({ ...question, rule, first, threats, spare });
  const [one] = all;
  const region = one ? boundaryFor(one) : message('outcome.no-target');
  if ('code' in region) return region;
  const shared = {
    title: entry.syntax.title?.value ?? null,
    after: analysis.shown(n),
    before: analysis.shown(Math.max(0, n - 1)),
    moves: analysis.game.length,
    aim,
    region,
  };
  const answers = new Map<OutcomeQuestion, AskedOutcome>();
  let forbidden: readonly RuleId[] = [];
  const smaller: AskedSmaller[] = [];
  const known = (): EntryOutcomes => ({
    ...shared,
    forbidden,
    smaller,
    outcomes: all.flatMap((one) => answers.get(one) ?? []),
    waiting: all.filter((one) => !answers.has(one)),
  });
  const rulesNow = request.rules.filter((rule) => !ruleOf(rule)?.searches);
  forbidden = rulesNow.filter((rule) => isForbiddenUnder(analysis, rule, n));
  progress.known = known();
  // Rules that need no search for cycles answer first, and what spare moves do comes last.
  for (const one of [...all].sort((a, b) => Number(isSlow(a)) - Number(isSlow(b)))) {
    progress.states = 0;
    answers.set(one, { question: one, answer: yield* ask(one, request.states, progress), robustness: null });
    progress.known = known();
  }
  for (const first of request.firsts) {
    const open = [...answers.values()].find(
      (one) => one.question.first === first && isUndecided(one.answer, region),
    );
    if (!open) continue;
    const of = open.question;
    const isAsked = (other: OutcomeQuestion) => all.some((one) => questionKey(one) === questionKey(other));
    const found = yield* smallerThan(analysis, of, isAsked);
    if (!found) continue;
    const change = smallerChange(of, analysis, found);
    const said = resultWords(found.answer, found.region, found.question.rule);
    const [options, lines] = [smallerOptions(analysis, found), smallerLines(analysis, found)];
    // What may be asked of either beginner may come to the same.
    if (!smaller.some((one) => JSON.stringify(one.options) === JSON.stringify(options)))
      smaller.push({ of, found, change, said, options, lines });
  }
  for (const rule of request.rules) if (ruleOf(rule)?.searches) yield* judgeUpTo(analysis, rule, n);
  forbidden = request.rules.filter((rule) => isForbiddenUnder(analysis, rule, n));
  progress.known = known();
  if (request.robust)
    for (const [one, { answer }] of answers)
      if (one.spare.black === 0 && one.spare.white === 0) {
        answers.set(one, { question: one, answer, robustness: yield* robustnessOf(one, answer, progress) });
        progress.known = known();
      }
  return known();
}

const isSlow = ({ rule }: OutcomeQuestion): boolean => ruleOf(rule)?.searches ?? true;

/** The facts for programs. */
export function outcomeFacts({ after, aim, forbidden, region, outcomes, smaller, waiting }: EntryOutcomes) {
  const { geometry } = region.position;
  return {
    after,
    ...(forbidden.length > 0 && { forbiddenUnder: forbidden.map(ruleWord) }),
    goal: aim,
    targets: targetNames(region),
    outside: geometry.names(region.outside),
    alive: geometry.names(region.alive),
    points: region.changing.length,
    assumes: region.assumes,
    outcomes: outcomes.map(factsOf),
    ...(smaller.length > 0 && {
      smaller: smaller.map(({ found, options, lines }) => ({
        options,
        ...(lines && { lines }),
        canForce: found.answer.canForce,
      })),
    }),
    ...(waiting.length > 0 && {
      notAsked: waiting.map(({ rule, first, threats, spare }) => ({
        rule: ruleWord(rule),
        first: colorName(first),
        threats: saidSupply(threats),
        spare: saidSupply(spare),
      })),
    }),
  };
}

function factsOf({ question, answer, robustness }: AskedOutcome) {
  const { certificate, undecided } = answer;
  return {
    rule: ruleWord(question.rule),
    first: colorName(question.first),
    threats: saidSupply(question.threats),
    spare: saidSupply(question.spare),
    passes: question.passes,
    boundary: boundaryFacts(question),
    canForce: answer.canForce,
    ...(robustness && {
      robust: robustness.robust,
      turns: robustness.turns.map(({ by, answer: { canForce } }) => ({ spare: saidSupply(by), canForce })),
      ...(robustness.made && { ifMade: { canForce: robustness.made.canForce } }),
      ...(robustness.passes && {
        withPasses: { passes: robustness.passes.by, canForce: robustness.passes.answer.canForce },
      }),
    }),
    certificate: certificate && {
      states: certificate.strategies.reduce((sum, { nodes }) => sum + nodes.length, 0),
      strategies: certificate.strategies.length,
      bytes: JSON.stringify(certificate).length,
    },
    states: answer.states,
    ...(undecided && { undecided: { states: undecided.states, reason: undecided.reason.code } }),
  };
}
