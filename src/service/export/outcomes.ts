import type { Task } from '../../go/task.ts';
import { BLACK, type Color, colorName, WHITE } from '../../go/types.ts';
import type { Aim } from '../../notation/index.ts';
import {
  ask,
  type Boundary,
  boundaryFor,
  NO_SUPPLY,
  type OutcomeAnswer,
  type OutcomeQuestion,
  type Passes,
  type SearchProgress,
  type Supply,
} from '../../outcome/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Message, message, ruleWord } from '../../words/index.ts';
import { boundaryFacts, goalOf, type PlacedAnalysis, passesOf } from '../analysis/index.ts';

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
}

interface AskedOutcome {
  readonly question: OutcomeQuestion;
  readonly answer: OutcomeAnswer;
}

/** All outcomes that were asked for of a position. */
export interface EntryOutcomes {
  readonly title: string | null;
  /** The shown number of the move before the question; 0 for the start. */
  readonly after: number;
  readonly aim: Aim;
  readonly region: Boundary;
  readonly outcomes: readonly AskedOutcome[];
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
  progress: SearchProgress = { states: 0 },
): Task<EntryOutcomes | Message> {
  const game = analysis.game.prefix(n);
  const { geometry } = game.start.position;
  const unknown = [...request.targets, ...(request.outside ?? [])].find((one) => geometry.point(one) < 0);
  if (unknown !== undefined) return message('outcome.no-point', { point: unknown });
  const pointsOf = (names: readonly string[]) => names.map((one) => geometry.point(one));
  const { outcome } = analysis.syntax;
  const isNamed = request.targets.length > 0;
  const question = {
    game,
    options: analysis.options,
    targets: isNamed ? pointsOf(request.targets) : (outcome?.goal ?? []),
    goal: goalOf(isNamed ? request : outcome),
    outside: request.outside ? pointsOf(request.outside) : (outcome?.outside ?? null),
    passes: request.passes ?? passesOf(analysis),
  };
  const aim = (isNamed ? request.aim : outcome?.aim) ?? 'capture-any';
  const outcomes: AskedOutcome[] = [];
  let region: Boundary | null = null;
  for (const rule of request.rules)
    for (const first of request.firsts)
      for (const threats of request.threats ?? [outcome?.threats ?? NO_SUPPLY])
        for (const spare of request.spare ?? [outcome?.spare ?? NO_SUPPLY]) {
          const one: OutcomeQuestion = { ...question, rule, first, threats, spare };
          const found = boundaryFor(one);
          if ('code' in found) return found;
          region = found;
          progress.states = 0;
          outcomes.push({ question: one, answer: yield* ask(one, request.states, progress) });
        }
  if (!region) return message('outcome.no-target');
  return { title: entry.syntax.title?.value ?? null, after: analysis.shown(n), aim, region, outcomes };
}

/** The points of the targets of a color. */
export function targetsOf({ position, targets }: Boundary, color: Color): string[] {
  return position.geometry.names(targets.filter((one) => one.color === color).map(({ named }) => named));
}

/** A supply as people write it. */
export function saidSupply({ black, white }: Supply): { black: number | '*'; white: number | '*' } {
  const said = (count: number) => (count === Number.POSITIVE_INFINITY ? '*' : count);
  return { black: said(black), white: said(white) };
}

/** The facts for programs. */
export function outcomeFacts({ after, aim, region, outcomes }: EntryOutcomes) {
  const { geometry } = region.position;
  return {
    after,
    goal: aim,
    targets: { black: targetsOf(region, BLACK), white: targetsOf(region, WHITE) },
    outside: geometry.names(region.outside),
    alive: geometry.names(region.alive),
    points: region.changing.length,
    assumes: region.assumes,
    outcomes: outcomes.map(factsOf),
  };
}

function factsOf({ question, answer }: AskedOutcome) {
  const { certificate, undecided } = answer;
  return {
    rule: ruleWord(question.rule),
    first: colorName(question.first),
    threats: saidSupply(question.threats),
    spare: saidSupply(question.spare),
    passes: question.passes,
    boundary: boundaryFacts(question),
    canForce: answer.canForce,
    certificate: certificate && {
      states: certificate.strategies.reduce((sum, { nodes }) => sum + nodes.length, 0),
      strategies: certificate.strategies.length,
      bytes: JSON.stringify(certificate).length,
    },
    states: answer.states,
    ...(undecided && { undecided: { states: undecided.states, reason: undecided.reason.code } }),
  };
}
