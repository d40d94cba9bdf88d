/**
 * Problems: a position, a goal, and first moves that an author marks as right or wrong. Entries and
 * games of SGF are read into the same nouns (`ProblemText`); what is asked of them, and what is
 * found, is here.
 */
import type { Geometry } from '../../go/geometry.ts';
import type { Task } from '../../go/task.ts';
import { colorName, type Point } from '../../go/types.ts';
import type { OutcomeSyntax, Span } from '../../notation/index.ts';
import {
  DEFAULT_ASKED,
  type GradedAim,
  type GradedMove,
  gradesOf,
  type LineQuestion,
  outcomesAreThere,
  type ProblemQuestion,
  problemOf,
  rankOf,
} from '../../outcome/index.ts';
import { type Message, message } from '../../words/index.ts';
import { reportFacts } from './boundary-words.ts';
import { failingPair, findingsIn, rightFacts, slipLines, unnamed } from './problem-findings.ts';
import { isNone, positionKey } from './problem-key.ts';
import { enclosedChains, hidden, leakingChains, leftOut } from './problem-region.ts';
import type {
  AskedProblem,
  CheckedProblem,
  ProblemBranch,
  ProblemGrades,
  ProblemStatus,
  ProblemsRequest,
  ProblemText,
} from './problem-types.ts';
import { RecentMap } from './recent-map.ts';
import type { Finding } from './types.ts';

/** Whether an author calls a text a problem: names its goal or task, or marks a move. */
export const isCalledProblem = ({ aim, branches, elsewhere, outcome }: ProblemText): boolean =>
  aim !== null ||
  (outcome?.goal ?? null) !== null ||
  elsewhere?.mark === 'right' ||
  branches.some(({ mark }) => mark !== null);

/** As {@link isCalledProblem}, or shows a first move in a region that walls enclose. */
const isMeantAsProblem = (text: ProblemText): boolean =>
  isCalledProblem(text) ||
  (text.branches.length > 0 &&
    outcomesAreThere() &&
    askedProblem(text, { ...PROBLEMS_REQUEST, states: 0 }).why === null);

/** As {@link isMeantAsProblem}, in a text that may have other entries as well. */
export const isCheckedAsProblem = (text: ProblemText): boolean => isMeantAsProblem(text) && !isRace(text);

/** A goal with chains of both players asks who wins a race; those of a problem have one color. */
function isRace({ game, outcome }: ProblemText): boolean {
  const position = game.after(game.length);
  return new Set(outcome?.goal?.map((point) => position.at(point))).size > 1;
}

export const PROBLEMS_REQUEST: Omit<ProblemsRequest, 'states'> = {
  rule: 'basic',
  passes: null,
  asked: DEFAULT_ASKED,
};

function askedProblem(text: ProblemText, request: ProblemsRequest): AskedProblem {
  const { aim: wanted, first, game, options, outcome, shown } = text;
  const position = game.after(game.length);
  // Words about the other player say nothing of what this one is to reach.
  const aimed = text.turns.said === null || text.turns.said === first ? wanted : null;
  const named = outcome?.goal ?? enclosedChains(position, first, aimed);
  const leaking =
    named.length > 0
      ? []
      : leakingChains(
          position,
          first,
          aimed,
          text.branches.map(({ move }) => move.point),
        );
  const targets = named.length > 0 ? named : leaking;
  const isAttacked = position.at(targets[0] ?? 0) !== first;
  const inferred: GradedAim = isAttacked ? 'capture-all' : 'keep-one';
  const aim = outcome?.goal ? (outcome.aim ?? 'capture-any') : inferred;
  const question: ProblemQuestion = {
    game,
    first,
    rule: request.rule,
    options,
    targets,
    goal: aim === 'connect' ? inferred : aim,
    outside: outcome?.outside ?? hidden(position, shown) ?? leftOut(position, targets),
    passes: request.passes ?? outcome?.passes ?? 3,
  };
  const about = { text, question, request, isInferred: !outcome?.goal };
  if (aim === 'connect') return { ...about, report: null, why: message('problem.connect') };
  const noGroup = { ...about, report: null, why: message('problem.no-group') };
  if (targets.length === 0) return noGroup;
  const found: ReturnType<typeof problemOf> = problemOf(question);
  // A hole in a wall is named; beyond that nothing says that these chains are meant.
  if (leaking.length > 0 && !(isNone(found) && found.report?.leaks[0]?.closedBy.length)) return noGroup;
  if (isNone(found)) return { ...about, report: found.report, why: found.why };
  const { geometry } = position;
  const beyond = markedBranches(text).find(({ move }) => !found.problem.points.includes(move.point))?.move;
  const why = !beyond
    ? null
    : beyond.isOccupied
      ? message('problem.impossible', { number: 1, point: geometry.name(beyond.point), isSuicide: false })
      : message('problem.outside', {
          point: geometry.name(beyond.point),
          points: geometry.names(found.problem.points),
        });
  return { ...about, report: found.report, why };
}

/**
 * What a problem asks that names no chains: about those that walls enclose, in the region that is
 * shown. `null` where they do not tell.
 */
export function inferredOutcome(text: ProblemText): OutcomeSyntax | null {
  if (!outcomesAreThere() || !isMeantAsProblem(text)) return null;
  const { isInferred, question, why } = askedProblem(text, { ...PROBLEMS_REQUEST, states: 0 });
  if (!isInferred || why) return null;
  const { goal: aim, outside = null, targets: goal } = question;
  return { threats: null, spare: null, passes: null, ...text.outcome, goal, aim, outside };
}

/** What is known of problems, by what is asked. */
const known = new RecentMap<string, ProblemGrades>(10_000);

function keyOf({ question, request, text }: AskedProblem): string {
  const lines = text.branches.map(({ mark, line, move, replies }) => [
    mark,
    [move, ...line].map(({ point }) => point),
    replies.map(({ point }) => point),
  ]);
  return positionKey(question, request.asked, request.states) + JSON.stringify([lines, text.elsewhere?.mark]);
}

/** Whether a problem still waits for its search. */
export function isProblemOpen(text: ProblemText, request: ProblemsRequest): boolean {
  if (!outcomesAreThere()) return false;
  const asked = askedProblem(text, request);
  return asked.why === null && known.get(keyOf(asked)) === undefined;
}

/** Looks at a problem: its moves are graded once, and kept. */
export function* checkingProblem(text: ProblemText, request: ProblemsRequest): Task<CheckedProblem> {
  const asked = askedProblem(text, request);
  if (asked.why) return checked(asked, null);
  const key = keyOf(asked);
  let grades = known.get(key);
  if (!grades) {
    const found: ReturnType<typeof problemOf> = problemOf(asked.question);
    if (isNone(found)) return checked({ ...asked, why: found.why }, null);
    const linesOf = (moves: readonly GradedMove[]) => linesAsked(text, moves, request.asked);
    const {
      certificate: _,
      problem: __,
      ...rest
    } = yield* gradesOf(found.problem, request.asked, request.states, { states: 0 }, linesOf);
    grades = rest;
    // What is asked about a slip depends on where it is, so it is asked behind all others.
    const [slip = []] = markedBranches(text)
      .map((branch) => slipLines(branch, rest, request.asked))
      .filter(({ length }) => length > 0);
    if (slip.length > 0) {
      const again: typeof rest = yield* gradesOf(
        found.problem,
        request.asked,
        request.states,
        { states: 0 },
        () => slip,
      );
      grades = { ...rest, lines: [...rest.lines, ...again.lines] };
    }
    known.set(key, grades);
  }
  return checked(asked, grades);
}

/** As {@link checkingProblem}, as far as it is known; `null` while it is not. */
export function checkedProblem(text: ProblemText, request: ProblemsRequest): CheckedProblem | null {
  if (!outcomesAreThere()) return null;
  const asked = askedProblem(text, request);
  if (asked.why) return checked(asked, null);
  const grades = known.get(keyOf(asked));
  return grades ? checked(asked, grades) : null;
}

/**
 * The branches that are meant to be right: those that are marked so, else the first that nothing is
 * said of. Where marks are unclear, that would be a guess.
 */
function markedBranches({ branches, elsewhere }: ProblemText): readonly ProblemBranch[] {
  const right = branches.filter(({ mark }) => mark === 'right');
  if (right.length > 0 || elsewhere?.mark === 'right') return right;
  if (branches.some(({ mark }) => mark === 'unclear')) return [];
  return branches.filter(({ mark }) => mark === null).slice(0, 1);
}

/** The most moves of a solution, and answers to a wrong move, that are looked at. */
const MOST_MOVES = 15;
const MOST_REPLIES = 12;

/** Lines of right moves that work, and answers to wrong ones. */
function linesAsked(text: ProblemText, moves: readonly GradedMove[], asked: number): LineQuestion[] {
  const lines: LineQuestion[] = [];
  const gradeOf = (point: Point) => moves.find((one) => one.point === point);
  for (const { line, move } of markedBranches(text)) {
    if (gradeOf(move.point)?.grade !== 'works') continue;
    const points = [move, ...line].slice(0, MOST_MOVES).map(({ point }) => point);
    for (let n = 3; n <= points.length; n += 2)
      for (const others of [0, asked]) lines.push({ moves: points.slice(0, n), own: 0, others });
  }
  for (const { mark, move, replies } of text.branches) {
    const graded = gradeOf(move.point);
    const pair = graded && failingPair(graded, asked);
    if (mark !== 'wrong' || !pair) continue;
    for (const { point } of replies.slice(0, MOST_REPLIES))
      lines.push({ moves: [move.point, point], ...pair });
  }
  return lines;
}

function checked(asked: AskedProblem, grades: ProblemGrades | null): CheckedProblem {
  const { text } = asked;
  const marked = markedBranches(text).map((branch) => ({
    branch,
    move: grades?.moves.find(({ point }) => point === branch.move.point) ?? null,
  }));
  const isElsewhere = text.elsewhere?.mark === 'right';
  const status = grades ? statusOf(text, grades, marked) : 'uncertain';
  const about = { ...asked, grades, marked, isElsewhere, status };
  return { ...about, findings: findingsIn(about) };
}

function statusOf(
  text: ProblemText,
  { asked, elsewhere, isPartial, moves, right }: ProblemGrades,
  marked: CheckedProblem['marked'],
): ProblemStatus {
  const best = Math.max(0, ...moves.map((one) => rankOf(one, asked)));
  const without = rankOf(elsewhere, asked);
  if (isPartial) return 'undecided';
  if (text.elsewhere?.mark === 'right')
    return without < best ? 'refuted' : marked.length > 0 ? 'not-needed' : 'proven';
  if (without > 0 && without >= best) return 'not-needed';
  if (marked.length === 0) return 'unmarked';
  if (marked.some(({ branch }) => !right.includes(branch.move.point))) return 'refuted';
  if (unnamed(text, right).length > 0) return 'more';
  return marked.every(({ move }) => move?.grade === 'works') ? 'proven' : 'ko';
}

/** A grade for programs: `threats` with `holds` and `needs` only. */
export const gradeFacts = ({ grade, isEndless, threats }: GradedMove) => ({
  grade,
  ...((grade === 'holds' || grade === 'needs') && { threats }),
  ...(isEndless && { endless: true as const }),
});

export const moveFacts = (one: GradedMove, geometry: Geometry) => ({
  point: geometry.name(one.point ?? 0),
  ...gradeFacts(one),
  ...(one.reply !== null && { reply: geometry.name(one.reply) }),
});

/** The facts for programs. */
export function problemFacts({
  findings,
  grades,
  isElsewhere,
  isInferred,
  marked,
  question,
  report,
  status,
  text,
  why,
}: CheckedProblem) {
  const { geometry } = question.game.start.position;
  const facts = (one: GradedMove) => moveFacts(one, geometry);
  const graded = (point: Point): GradedMove => ({ point, grade: 'undecided', threats: 0, reply: null });
  return {
    title: text.title,
    goal: question.goal,
    targets: geometry.names(question.targets),
    inferred: isInferred,
    first: colorName(question.first),
    rule: question.rule,
    passes: question.passes,
    boundary: report && reportFacts(report, geometry),
    status,
    marked: marked.map(({ branch, move }) => facts(move ?? graded(branch.move.point))),
    ...(isElsewhere && { markedElsewhere: true as const }),
    right: geometry.names(grades?.right ?? []),
    moves: grades?.moves.map(facts) ?? [],
    ...(grades && { elsewhere: gradeFacts(grades.elsewhere) }),
    look: isToLookAt({ findings, text }),
    found: findings.map(({ code }) => code),
    ...(why && { why: why.code }),
  };
}

/** Something that is said of a problem, and where. */
export interface ProblemSaid {
  readonly message: Message;
  readonly span: Span;
  /** Whether it is wrong in the text, and not only worth knowing. */
  readonly isFault: boolean;
}

/** Whether an author has to look at a problem that is meant as one: something in it is a fault. */
const isToLookAt = ({ findings, text }: Pick<CheckedProblem, 'findings' | 'text'>): boolean =>
  isMeantAsProblem(text) && findings.some(({ severity }) => severity === 'warning');

/** What is said of a problem, and whether an author has to look at it. */
export function problemSaid(problem: CheckedProblem): {
  readonly isBad: boolean;
  /** The sentence on all of it, at what it is about, and what is found beside that. */
  readonly said: readonly ProblemSaid[];
} {
  const { findings, marked, text } = problem;
  const isFault = ({ severity }: Pick<Finding, 'severity'>) => severity === 'warning';
  const inSentence = findings.filter(({ code }) => IN_SENTENCE.has(code));
  const beside = findings.filter(({ code }) => !IN_SENTENCE.has(code));
  const span = inSentence[0]?.span ?? marked[0]?.branch.move.span ?? text.span;
  return {
    isBad: isToLookAt(problem),
    said: [
      { message: problemWords(problem), span, isFault: inSentence.some(isFault) },
      ...beside.map((one) => ({ message: one.message, span: one.span, isFault: isFault(one) })),
    ],
  };
}

/** What the sentence on a problem says already. */
const IN_SENTENCE: ReadonlySet<string> = new Set([
  'problem.refuted',
  'problem.also-right',
  'problem.not-needed',
  'problem.unmarked',
  'problem.unclear',
  'problem.undecided',
]);

/** A problem in a sentence: what its marked moves come to. */
export function problemWords(problem: CheckedProblem): Message {
  const { grades, isElsewhere, marked, question, status, text, why } = problem;
  const { geometry } = question.game.start.position;
  if (why) return isMeantAsProblem(text) ? why : message('problem.not-meant');
  const right = grades?.right ?? [];
  const { branch, move } = marked.find((one) => !right.includes(one.branch.move.point)) ?? marked[0] ?? {};
  return message('output.problem', {
    status,
    first: colorName(question.first),
    isElsewhere,
    isMarked: branch?.mark === 'right',
    point: branch ? geometry.name(branch.move.point) : null,
    grade: move?.grade ?? null,
    threats: move?.threats ?? 0,
    reply: move?.reply == null ? null : geometry.name(move.reply),
    right: rightFacts(problem),
    points: geometry.names(right.filter((one) => !marked.some((it) => it.branch.move.point === one))),
  });
}
