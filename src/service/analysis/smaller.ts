/** Questions that are smaller than one that is undecided, asked with a small budget. */
import type { Task } from '../../go/task.ts';
import { colorName, EMPTY, opponent, type Point } from '../../go/types.ts';
import type { Aim, Asked, Claim, ExpectSyntax } from '../../notation/index.ts';
import {
  ask,
  type Boundary,
  boundaryFor,
  isSameSupply,
  isUndecided,
  NO_SUPPLY,
  type OutcomeAnswer,
  type OutcomeQuestion,
  reportFor,
  type Supply,
  supplyText,
  targetColors,
} from '../../outcome/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Message, message, ruleWord } from '../../words/index.ts';
import { evaluate, writeClaim } from './expectations.ts';
import { learned } from './knowledge.ts';
import { resultWords } from './outcome-words.ts';
import {
  goalOf,
  isAboutOutcomes,
  knownAnswer,
  passesOf,
  questionKey,
  questionsOf,
  statusClaim,
} from './outcomes.ts';
import { RecentMap } from './recent-map.ts';
import type { Analysis } from './types.ts';
import { inForce } from './verdicts.ts';
import type { Work } from './work.ts';

/** States that are looked at for each. */
const STATES = 10_000;

/** The rules that forbid least. */
const PLAIN: readonly RuleId[] = ['basic', 'none'];

/** So many chains of a goal, and so many later positions, are asked about by themselves. */
const MOST_TRIED = 4;

const MOST_KEPT = 64;

/** A question that was asked in place of another one, and is decided. */
export interface Smaller {
  readonly question: OutcomeQuestion;
  readonly answer: OutcomeAnswer;
  readonly region: Boundary;
}

/** By what shows the answers and the question; `null` where none is decided. */
const tried = new RecentMap<string, { readonly found: Smaller | null }>(MOST_KEPT);

/** Whether the answer to a question is shown beside that of another. */
type IsShown = (other: OutcomeQuestion, question: OutcomeQuestion) => boolean;

/** A claim shows its own answer; a table those under all rules, whoever begins. */
const SHOWN = {
  claim: () => false,
  table: (other: OutcomeQuestion, question: OutcomeQuestion) =>
    questionKey({ ...other, rule: question.rule, first: question.first }) === questionKey(question),
} satisfies Readonly<Record<string, IsShown>>;

/** What was found for a claim or a table; `undefined` where it was not asked. */
export function knownSmaller(of: keyof typeof SHOWN, question: OutcomeQuestion): Smaller | null | undefined {
  return tried.get(`${of} ${questionKey(question)}`)?.found;
}

/** The search for it; `null` where it has been made. */
export function smallerWork(
  of: keyof typeof SHOWN,
  analysis: Analysis,
  question: OutcomeQuestion,
): Work | null {
  const key = `${of} ${questionKey(question)}`;
  if (tried.get(key)) return null;
  return {
    subject: analysis,
    key: `smaller ${key}`,
    slow: true,
    title: message('work.outcome'),
    *work() {
      // Another entry may have asked the same meanwhile.
      if (!tried.get(key)) {
        const isShown: IsShown = SHOWN[of];
        const found = yield* smallerThan(analysis, question, (one) => isShown(one, question));
        tried.set(key, { found });
      }
      learned(analysis);
    },
  };
}

/**
 * The first smaller question that is decided: with fewer points, about one chain of several, with
 * another beginner, under a rule that forbids less, or about a later position.
 *
 * @param isShown whether an answer is shown already, so that another one says more
 */
export function* smallerThan(
  analysis: Analysis,
  question: OutcomeQuestion,
  isShown: (other: OutcomeQuestion) => boolean,
): Task<Smaller | null> {
  const all = [...smallerQuestions(analysis, question)];
  for (const one of [...all.filter((other) => !isShown(other)), ...all.filter(isShown)]) {
    const region = boundaryFor(one);
    if ('code' in region) continue;
    const answer = yield* ask(one, STATES);
    if (!isUndecided(answer, region)) return { question: one, answer, region };
  }
  return null;
}

function* smallerQuestions({ game }: Analysis, question: OutcomeQuestion): Generator<OutcomeQuestion> {
  const { first, rule, targets } = question;
  const others = PLAIN.filter((one) => one !== rule);
  const inside = enclosedIn(question);
  const eased = function* (one: OutcomeQuestion): Generator<OutcomeQuestion> {
    yield { ...one, first: opponent(first) };
    for (const other of others) yield { ...one, rule: other };
  };
  yield* inside;
  if (targets.length > 1)
    for (const target of targets.slice(0, MOST_TRIED)) yield { ...question, targets: [target], goal: 'any' };
  yield* eased(question);
  for (const one of inside) yield* eased(one);
  // Of later positions the last ones have the fewest empty points.
  const begun = question.game.length;
  for (let n = game.length; n > Math.max(begun, game.length - MOST_TRIED); n--) {
    const later = game.prefix(n);
    const stand = targets.every((p) => later.after(n).at(p) === question.game.after(begun).at(p));
    if (stand) yield { ...question, game: later, first: later.toPlayAfter(n) };
  }
}

/**
 * The same with no play beyond what encloses the chains: walls, then any chains of the opponent,
 * which are walls since their liberties beyond are left out.
 */
function enclosedIn(question: OutcomeQuestion): OutcomeQuestion[] {
  const region = boundaryFor(question);
  if (question.outside !== null || 'code' in region) return [];
  const { enclosed, points } = reportFor(question);
  return [...(enclosed ? [points] : []), aroundTargets(question, region)].flatMap((meant) => {
    const inside = new Set(meant);
    const { cells, geometry } = region.position;
    const beyond = region.changing.filter((p) => cells[p] === EMPTY && !inside.has(p));
    if (beyond.length === 0 || meant.length === 0) return [];
    return [{ ...question, outside: geometry.sorted([...region.outside, ...beyond]) }];
  });
}

/** The empty points that targets reach without a capture. */
function aroundTargets({ targets }: OutcomeQuestion, { position, outside }: Boundary): Point[] {
  const { cells, geometry } = position;
  const owners = new Set(targets.map((p) => cells[p]));
  const seen = new Set<Point>(targets);
  const isOut = new Set(outside);
  for (const p of seen)
    for (const n of geometry.adjacent(p))
      if ((cells[n] === EMPTY && !isOut.has(n)) || owners.has(cells[n])) seen.add(n);
  return [...seen].filter((p) => cells[p] === EMPTY);
}

/** Lines of the entry that say what was found; `null` where they cannot say it. */
export function smallerLines(analysis: Analysis, { question, answer, region }: Smaller): string[] | null {
  const { game, syntax } = analysis;
  const { outside, rule, spare, targets, threats } = question;
  const own = syntax.outcome;
  const { geometry } = region.position;
  const lines: string[] = [];
  const isGoal =
    own?.goal && own.goal.length === targets.length && own.goal.every((p) => targets.includes(p));
  const isOwn = isGoal && goalOf(own) === question.goal;
  const [target] = targets;
  const [owner, ...owners] = targetColors(region);
  if (target === undefined || owner === undefined || owners.length > 0) return null;
  if (question.passes !== passesOf(analysis) || question.goal === 'connect') return null;
  if (!isOwn && targets.length > 1) return null;
  if (outside && !isSamePoints(outside, own?.outside)) {
    if (own?.outside) return null;
    lines.push(`outside: ${outside.length === 0 ? 'none' : geometry.names(outside).join(' ')}`);
  }
  const said = isSameSupply(threats, own?.threats ?? NO_SUPPLY) ? null : threats;
  const saidSpare = isSameSupply(spare, own?.spare ?? NO_SUPPLY) ? null : spare;
  const asked: Asked & { readonly alone: true | null } = {
    after: question.game.length === game.length ? null : analysis.shown(question.game.length),
    first: question.first,
    black: said?.black ?? null,
    white: said?.white ?? null,
    spareBlack: saidSpare?.black ?? null,
    spareWhite: saidSpare?.white ?? null,
    rule: rule === inForce(analysis) ? null : rule,
    alone: isOwn || !own?.goal ? null : true,
  };
  const claim: Claim | null = statusClaim(asked, question.first, target, owner, [answer]);
  return claim && [...lines, `expect: ${writeClaim(analysis, claim)}`];
}

function isSamePoints(a: readonly number[], b: readonly number[] | null | undefined): boolean {
  return !!b && a.length === b.length && a.every((p) => b.includes(p));
}

/** Options of `koban outcome` that ask it of the entry. */
export interface SmallerOptions {
  readonly target: string;
  readonly goal: Aim;
  readonly first: 'black' | 'white';
  readonly rules: readonly string[];
  readonly outside?: string;
  readonly after?: number;
  readonly threats?: readonly string[];
  readonly spare?: readonly string[];
  readonly passes?: 3;
}

const AIM_OF = { any: 'capture-any', all: 'capture-all', connect: 'connect' } as const;

export function smallerOptions(analysis: Analysis, { question, region }: Smaller): SmallerOptions {
  const { game, syntax } = analysis;
  const { outside, passes, spare, targets, threats } = question;
  const { geometry } = region.position;
  const names = (points: readonly number[]) => geometry.names(points).join(',');
  const has = ({ black, white }: Supply) => black + white > 0;
  return {
    target: names(targets),
    goal: AIM_OF[question.goal],
    first: colorName(question.first),
    rules: [ruleWord(question.rule)],
    ...(outside && { outside: outside.length === 0 ? 'none' : names(outside) }),
    ...(question.game.length !== game.length && { after: analysis.shown(question.game.length) }),
    ...((has(threats) || syntax.outcome?.threats) && { threats: [supplyText(threats)] }),
    ...((has(spare) || syntax.outcome?.spare) && { spare: [supplyText(spare)] }),
    ...((passes === 3 || syntax.outcome?.passes) && { passes }),
  } as SmallerOptions;
}

/** What was changed in a question, in words. */
export function smallerChange(
  of: OutcomeQuestion,
  analysis: Analysis,
  { question, region }: Smaller,
): Message {
  const { geometry } = region.position;
  const isOther = <T>(a: T, b: T) => JSON.stringify(a) !== JSON.stringify(b);
  return message('smaller.change', {
    outside: isOther(of.outside, question.outside) ? region.changing.length : null,
    targets: isOther(of.targets, question.targets) ? geometry.names(question.targets) : null,
    first: of.first === question.first ? null : colorName(question.first),
    rule: of.rule === question.rule ? null : question.rule,
    after: of.game.length === question.game.length ? null : analysis.shown(question.game.length),
  });
}

/** The question that leaves a claim about an outcome open; `null` where none does. */
function openQuestion(analysis: Analysis, expect: ExpectSyntax): OutcomeQuestion | null {
  const { claim, printed } = expect;
  if (!claim || printed || !isAboutOutcomes(claim)) return null;
  const outcome = evaluate(analysis, expect);
  if (outcome?.status !== 'fails' || !outcome.open) return null;
  const asked = questionsOf(analysis, claim);
  if (!asked || 'code' in asked) return null;
  return asked.questions.find((one) => knownAnswer(analysis, one)?.undecided) ?? null;
}

/** The searches for what is decided in place of claims that are open. */
export function smallerClaimsWork(analysis: Analysis): Work[] {
  return analysis.syntax.expects.flatMap((expect) => {
    const question = openQuestion(analysis, expect);
    return (question && smallerWork('claim', analysis, question)) ?? [];
  });
}

/** What is decided in place of a claim that is open, as far as that is known. */
export function smallerClaim(
  analysis: Analysis,
  expect: ExpectSyntax,
): { readonly said: Message; readonly lines: readonly string[] } | null {
  const question = openQuestion(analysis, expect);
  const found = question && knownSmaller('claim', question);
  const lines = found && smallerLines(analysis, found);
  return lines ? { said: smallerWords(analysis, question, found, lines), lines } : null;
}

/** What is decided in place of a question, and the lines that say so. */
export function smallerWords(
  analysis: Analysis,
  of: OutcomeQuestion,
  found: Smaller,
  lines: readonly string[] | null,
): Message {
  return message('smaller.decided', {
    change: smallerChange(of, analysis, found),
    said: resultWords(found.answer, found.region, found.question.rule),
    lines,
  });
}
