/** Claims about outcomes: the questions that they ask, and what the answers make of them. */
import type { Game } from '../../go/game.ts';
import { chainAt } from '../../go/position.ts';
import { BLACK, type Color, colorName, opponent, type Point, WHITE } from '../../go/types.ts';
import type { Aim, Asked, Claim, End, OutcomeSyntax } from '../../notation/index.ts';
import {
  ask,
  type Boundary,
  boundaryFor,
  type Goal,
  loadOutcomes,
  MOST_THREATS,
  NO_SUPPLY,
  type Outcome,
  type OutcomeAnswer,
  type OutcomeQuestion,
  outcomesAreThere,
  type Passes,
  type Supply,
  supplyText,
} from '../../outcome/index.ts';
import { type Message, message } from '../../words/index.ts';
import { learned } from './knowledge.ts';
import { type Checked, fails, HOLDS, isVoid, PENDING } from './outcome.ts';
import { regionWords } from './outcome-words.ts';
import { RecentMap } from './recent-map.ts';
import type { Analysis } from './types.ts';
import { inForce } from './verdicts.ts';
import type { Work } from './work.ts';

/** Answers that are kept: those of all claims of a long page. */
const MOST_KEPT = 512;

/** By question. An answer depends on nothing else, so an edit elsewhere keeps it. */
const answers = new RecentMap<string, { readonly answer: OutcomeAnswer; readonly budget: number }>(MOST_KEPT);

/** Equal for questions that have one answer. */
export function questionKey(question: OutcomeQuestion): string {
  const { game, first, goal, passes, rule, options, targets, outside, spare, threats } = question;
  const { geometry, cells } = game.start.position;
  const moves = game.plies.map((ply) => [
    ply.kind,
    ply.color,
    ply.kind === 'play' ? ply.point : 0,
    ply.captured,
  ]);
  const { columns, rows } = geometry;
  const board = [columns, rows, [...geometry.outward], [...cells]];
  const counts = [threats.black, threats.white, spare.black, spare.white].map(String);
  const about = [first, rule, options, goal, targets, outside, counts, passes];
  return JSON.stringify([board, game.start.toPlay, moves, ...about]);
}

/** What a claim asks: a question for each player who may begin. */
interface ClaimQuestions {
  readonly questions: readonly OutcomeQuestion[];
  readonly region: Boundary;
}

/**
 * The questions of a claim, or why there are none; `null` until the search is loaded.
 * @param named a stone of the chain that the claim names
 * @param threats those that the claim and the entry say, unless others are asked about
 */
export function enquiryOf(
  analysis: Analysis,
  asked: Asked & { readonly alone?: true | null },
  named: Point | null,
  threats: Supply = threatsOf(analysis, asked),
): ClaimQuestions | Message | null {
  if (!outcomesAreThere()) return null;
  const { syntax, options } = analysis;
  const n = asked.after === null ? analysis.game.length : analysis.index(asked.after);
  const game = analysis.game.prefix(n);
  const position = game.after(n);
  const own = asked.alone ? null : syntax.outcome?.goal;
  const targets = own ?? (named === null ? [] : [named]);
  if (targets.length === 0) return message('claim.no-goal');
  const chain = named === null ? null : chainAt(position, named);
  const { geometry } = position;
  if (named !== null && own && !targets.some((p) => chain?.points.includes(p)))
    return message('claim.not-goal', { point: geometry.name(named) });
  const spare = spareOf(analysis, asked);
  const finite = [threats.black, threats.white, spare.black, spare.white].filter(Number.isFinite);
  if (Math.max(0, ...finite) > MOST_THREATS) return message('claim.most-threats', { most: MOST_THREATS });
  const questions = (asked.first === null ? ([BLACK, WHITE] as const) : [asked.first]).map(
    (first): OutcomeQuestion => ({
      game,
      first,
      rule: asked.rule ?? inForce(analysis),
      options,
      targets,
      goal: own ? goalOf(syntax.outcome) : 'any',
      outside: syntax.outcome?.outside ?? null,
      threats,
      spare,
      passes: passesOf(analysis),
    }),
  );
  const region = boundaryFor(questions[0] as OutcomeQuestion);
  return 'code' in region ? region : { questions, region };
}

/**
 * The answer to a question, once it is known; one that is undecided stands only for its own budget.
 */
function answerOf({ outcomeBudget }: Analysis, question: OutcomeQuestion): OutcomeAnswer | undefined {
  const kept = answers.get(questionKey(question));
  return kept && (!kept.answer.undecided || kept.budget >= outcomeBudget) ? kept.answer : undefined;
}

/** The threats that a claim names, else those of the entry, else none. */
export function threatsOf({ syntax }: Analysis, { black, white }: Asked): Supply {
  if (black !== null && white !== null) return { black, white };
  return syntax.outcome?.threats ?? NO_SUPPLY;
}

/** The spare moves that a claim names, else those of the entry, else none. */
function spareOf({ syntax }: Analysis, { spareBlack, spareWhite }: Asked): Supply {
  if (spareBlack !== null && spareWhite !== null) return { black: spareBlack, white: spareWhite };
  return syntax.outcome?.spare ?? NO_SUPPLY;
}

/** How many passes end the game: as the entry says, else two. */
export const passesOf = ({ syntax }: Analysis): Passes => syntax.outcome?.passes ?? 2;

/**
 * How the game ends that decides about an aim: who keeps one is who prevents that all are captured.
 */
const GOAL_OF: Readonly<Record<Aim, Goal>> = {
  'capture-any': 'any',
  'keep-all': 'any',
  'capture-all': 'all',
  'keep-one': 'all',
  connect: 'connect',
};

export const goalOf = (outcome: Pick<OutcomeSyntax, 'aim'> | undefined): Goal =>
  outcome?.aim ? GOAL_OF[outcome.aim] : 'any';

/** The searches that a claim still waits for, one after the other. */
export function workOf(
  analysis: Analysis,
  enquiries: readonly (ClaimQuestions | Message | null)[],
): Work | null {
  const open = enquiries
    .flatMap((one) => (!one || 'code' in one ? [] : one.questions))
    .filter((question) => !answerOf(analysis, question));
  if (open.length === 0) return null;
  return {
    subject: analysis,
    key: `outcome ${analysis.outcomeBudget} ${open.map(questionKey).join(' ')}`,
    slow: true,
    title: message('work.outcome'),
    *work() {
      for (const question of open) {
        const key = questionKey(question);
        if (!answerOf(analysis, question))
          answers.set(key, {
            answer: yield* ask(question, analysis.outcomeBudget),
            budget: analysis.outcomeBudget,
          });
      }
      learned(analysis);
    },
  };
}

/** Whether a player can force one of these outcomes; `null` where that is not decided. */
export function forces(
  { canForce, undecided }: OutcomeAnswer,
  player: Color,
  ends: readonly Outcome[],
): boolean | null {
  const [own, others] =
    player === BLACK ? [canForce.black, canForce.white] : [canForce.white, canForce.black];
  if (own.some((set) => set.every((one) => ends.includes(one)))) return true;
  if (!undecided || others.some((set) => set.every((one) => !ends.includes(one)))) return false;
  return null;
}

export const capturedOf = (color: Color): Outcome => `${colorName(color)}-captured`;

/** That the owner of a chain of this color saves it for good. */
export const savedOf = (owner: Color): readonly Outcome[] => [
  'both-stay',
  'connected',
  capturedOf(opponent(owner)),
];

/** That it is not captured, be it by a repetition. */
export const notCaptured = (owner: Color): readonly Outcome[] => [
  ...savedOf(owner),
  'draw',
  'no-result',
  'unending',
];

/** The ends that a claim lists. */
export function endsOf(claim: {
  readonly end: End;
  readonly or: End | null;
  readonly else: End | null;
}): End[] {
  return [claim.end, claim.or, claim.else].filter((end) => end !== null);
}

/** The colors of the chains whose capture ends the game. */
export const ownersIn = ({ targets }: Boundary): readonly Color[] =>
  ([BLACK, WHITE] as const).filter((color) => targets.some((one) => one.color === color));

/** All of these; not decided where that turns on one that is not. */
export function all(decisions: readonly (boolean | null)[]): boolean | null {
  return decisions.includes(false) ? false : decisions.includes(null) ? null : true;
}

/**
 * Checks a claim: it holds if `isTrue` does of the answer to each of its questions. What is said
 * names who begins, threats and boundary of the first answer that decides.
 */
export function checkAll(
  analysis: Analysis,
  enquiry: ClaimQuestions | Message | null,
  isTrue: (answer: OutcomeAnswer, region: Boundary) => boolean | null,
  instead: (answers: readonly OutcomeAnswer[], region: Boundary) => Claim | null = () => null,
): Checked {
  if (!enquiry) return PENDING;
  if ('code' in enquiry) return isVoid(enquiry);
  const { questions, region } = enquiry;
  const known = questions.map((question) => answerOf(analysis, question));
  if (known.includes(undefined)) return PENDING;
  const found = known as readonly OutcomeAnswer[];
  const decisions = found.map((answer) => isTrue(answer, region));
  const holds = all(decisions);
  const at = Math.max(0, decisions.indexOf(holds));
  const actual = described(
    questions[at] as OutcomeQuestion,
    found[at] as OutcomeAnswer,
    region,
    holds === null,
  );
  if (holds) return { ...HOLDS, actual };
  return { ...fails(actual, holds === false ? instead(found, region) : null), open: holds === null };
}

function described(
  { first, passes, spare, threats, rule }: OutcomeQuestion,
  { canForce, undecided }: OutcomeAnswer,
  region: Boundary,
  isOpen: boolean,
): Message {
  const reason = isOpen && undecided ? undecided.reason : null;
  // Why it is open may say already how many points can change.
  const isSaid = reason?.code === 'outcome.too-large' && region.outside.length === 0;
  return message('actual.outcome', {
    first: colorName(first),
    threats: supplyText(threats),
    spare: spare.black + spare.white > 0 ? supplyText(spare) : null,
    passes,
    rule,
    ...canForce,
    region: isSaid ? null : regionWords(region),
    assumes: region.assumes ? message('output.outcome.assumes') : null,
    undecided: reason,
  });
}

/** What a question says beside rule, beginner and threats, where it is not as the entry says. */
type Enquired = Pick<OutcomeQuestion, 'goal' | 'spare' | 'passes'>;

/**
 * A question about the chains of some stones on the board after move `n`, in the boundary that the
 * entry says; or why there is none, `null` until the search is loaded.
 */
export function questionAbout(
  analysis: Analysis,
  n: number,
  targets: readonly Point[],
  asked: Pick<OutcomeQuestion, 'rule' | 'first' | 'threats'> & Partial<Enquired>,
): OneQuestion | Message | null {
  if (!outcomesAreThere()) return null;
  const { game, syntax, options } = analysis;
  const own = syntax.outcome;
  const isGoal =
    own?.goal && targets.length === own.goal.length && targets.every((p) => own.goal?.includes(p));
  const question: OutcomeQuestion = {
    game: game.prefix(n),
    options,
    targets,
    goal: isGoal ? goalOf(own) : 'any',
    outside: own?.outside ?? null,
    spare: own?.spare ?? NO_SUPPLY,
    passes: passesOf(analysis),
    ...asked,
  };
  const region = boundaryFor(question);
  return 'code' in region ? region : { question, region };
}

/** Whether a claim is one about who can force what. */
export const isAboutOutcomes = (claim: Claim): claim is Claim & Asked => 'first' in claim && 'black' in claim;

/** What a claim asks; `null` for a claim about something else. */
export function questionsOf(analysis: Analysis, claim: Claim): ClaimQuestions | Message | null {
  if (!isAboutOutcomes(claim)) return null;
  return enquiryOf(analysis, claim, 'target' in claim ? claim.target : null);
}

/** Whether any answer is kept: else nothing has to be asked. */
export const areOutcomesKnown = (): boolean => answers.size > 0;

/** Forgets all answers, for tests of what is not known yet. */
export const forgetOutcomes = (): void => answers.clear();

/** The answer to a question, as far as it is known without a search. */
export function knownAnswer(analysis: Analysis, question: OutcomeQuestion): OutcomeAnswer | undefined {
  return answerOf(analysis, question);
}

/** The search that a question waits for; `null` where its answer is known. */
export function answering(analysis: Analysis, { question, region }: OneQuestion): Work | null {
  return workOf(analysis, [{ questions: [question], region }]);
}

export interface OneQuestion {
  readonly question: OutcomeQuestion;
  readonly region: Boundary;
}

/** What is true of a chain, as a claim; `null` where that is not decided. */
export function statusClaim(
  {
    after,
    black,
    white,
    spareBlack,
    spareWhite,
    rule,
    alone = null,
  }: Asked & { readonly alone?: true | null },
  first: Color | null,
  target: Point,
  owner: Color,
  found: readonly OutcomeAnswer[],
): Claim | null {
  const asked = { after, black, white, spareBlack, spareWhite, rule, first, alone };
  const every = (player: Color, ends: readonly Outcome[]) =>
    all(found.map((answer) => forces(answer, player, ends)));
  const player = opponent(owner);
  if (every(player, [capturedOf(owner)]))
    return first === player
      ? { kind: 'kills', player, begins: true, target, ...asked, first: null }
      : { kind: 'kills', player, begins: false, target, ...asked };
  if (every(owner, savedOf(owner))) return { kind: 'lives', target, ...asked };
  if (every(owner, notCaptured(owner))) return { kind: 'stays', target, ...asked };
  return null;
}

/** The chain that a claim names, with its owner. */
export function targetOf(analysis: Analysis, asked: Asked, point: Point): { owner: Color } | Message {
  const n = asked.after === null ? analysis.game.length : analysis.index(asked.after);
  const position = analysis.game.after(n);
  const owner = position.at(point);
  return owner === BLACK || owner === WHITE
    ? { owner }
    : message('outcome.target-empty', { point: position.geometry.name(point) });
}

/** A stone of each chain, for completion: those of the goal, or of all chains. */
export function chainsOf({ game, syntax }: Analysis): readonly Point[] {
  const goal = syntax.outcome?.goal;
  return goal ?? firstStones(game);
}

function firstStones(game: Game): readonly Point[] {
  const position = game.after(game.length);
  const seen = new Set<Point>();
  const first: Point[] = [];
  for (const point of position.geometry.sorted(position.cells.keys())) {
    const chain = seen.has(point) ? null : chainAt(position, point);
    if (!chain) continue;
    first.push(point);
    for (const stone of chain.points) seen.add(stone);
  }
  return first;
}

/** Loads the search where a build has it apart and a claim is about an outcome. */
export async function loadForClaim(claim: Claim): Promise<void> {
  if (isAboutOutcomes(claim)) await loadOutcomes();
}

/** Whether the owner of the chain that a claim names can make sure of one of these ends. */
export function checkOwner(
  analysis: Analysis,
  claim: Asked & { readonly target: Point },
  goalOf: (owner: Color) => readonly Outcome[],
): Checked {
  const chain = targetOf(analysis, claim, claim.target);
  if ('code' in chain) return isVoid(chain);
  const { owner } = chain;
  return checkAll(
    analysis,
    enquiryOf(analysis, claim, claim.target),
    (answer) => forces(answer, owner, goalOf(owner)),
    (answers) => statusClaim(claim, claim.first, claim.target, owner, answers),
  );
}
