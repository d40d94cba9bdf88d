/** Problems of a text: what their marked moves come to. */
import { chainAt, type Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Color, colorName, type Point, WHITE } from '../../go/types.ts';
import {
  type BoundaryReport,
  type GradedMove,
  type Grades,
  gradesOf,
  type NoProblem,
  type ProblemQuestion,
  problemOf,
  rankOf,
} from '../../outcome/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Message, message } from '../../words/index.ts';
import { type PlacedAnalysis, reportFacts } from '../analysis/index.ts';

/** What is asked of each problem. */
interface ProblemsRequest {
  readonly rule: RuleId;
  readonly passes: 2 | 3 | null;
  readonly asked: number;
  readonly states: number;
}

/**
 * What is known of a problem. `proven`: the marked move is right; `ko`: it is right, and a ko;
 * `refuted`: it is not; `not-needed`: the goal is reached without a move; `unmarked`: no move is
 * marked; `uncertain`: the goal or the boundary is not clear; `undecided`: the budget ran out.
 */
type ProblemStatus = 'proven' | 'ko' | 'refuted' | 'not-needed' | 'unmarked' | 'uncertain' | 'undecided';

export interface EntryProblem {
  readonly title: string | null;
  readonly question: ProblemQuestion;
  /** Whether the entry names no goal, so that its chains were inferred from the walls. */
  readonly isInferred: boolean;
  readonly report: BoundaryReport | null;
  readonly grades: Grades | null;
  readonly why: Message | null;
  readonly status: ProblemStatus;
  /** The first move of the main line; `null` without one, or where it is no play. */
  readonly marked: GradedMove | null;
}

/**
 * The problem that an entry is, at the position before its own moves; `null` for an empty board.
 */
export function* entryProblem(
  { analysis, entry }: PlacedAnalysis,
  { asked, passes, rule, states }: ProblemsRequest,
): Task<EntryProblem | null> {
  const n = analysis.inherited;
  const game = analysis.game.prefix(n);
  const position = game.after(n);
  if (position.cells.every((cell) => cell !== BLACK && cell !== WHITE)) return null;
  const { outcome } = analysis.syntax;
  const move = analysis.game.length > n ? analysis.game.ply(n + 1) : null;
  const first: Color = move && move.kind !== 'setup' ? move.color : game.toPlayAfter(n);
  const targets = outcome?.goal ?? enclosedChains(position);
  const isAttacked = position.at(targets[0] ?? 0) !== first;
  const inferred = isAttacked ? 'capture-all' : 'keep-one';
  const aim = outcome?.goal ? (outcome.aim ?? 'capture-any') : inferred;
  const question: ProblemQuestion = {
    game,
    first,
    rule,
    options: analysis.options,
    targets,
    goal: aim === 'connect' ? inferred : aim,
    outside: outcome?.outside ?? leftOut(position, targets),
    passes: passes ?? outcome?.passes ?? 3,
  };
  const about = { title: entry.syntax.title?.value ?? null, question, isInferred: !outcome?.goal };
  const uncertain = (why: Message, report: BoundaryReport | null = null): EntryProblem => ({
    ...about,
    report,
    grades: null,
    why,
    status: 'uncertain',
    marked: null,
  });
  if (aim === 'connect') return uncertain(message('problem.connect'));
  if (targets.length === 0) return uncertain(message('problem.no-group'));
  const found: ReturnType<typeof problemOf> = problemOf(question);
  if (isNone(found)) return uncertain(found.why, found.report);
  const grades = yield* gradesOf(found.problem, asked, states);
  const point = move?.kind === 'play' ? move.point : null;
  const marked = grades.moves.find((one) => one.point === point) ?? null;
  return {
    ...about,
    report: found.report,
    grades,
    why: grades.undecided,
    status: statusOf(grades, marked),
    marked,
  };
}

const isNone = (found: object): found is NoProblem => 'why' in found;

function statusOf(
  { asked, elsewhere, isPartial, moves, right }: Grades,
  marked: GradedMove | null,
): ProblemStatus {
  const best = Math.max(0, ...moves.map((one) => rankOf(one, asked)));
  if (isPartial) return 'undecided';
  if (rankOf(elsewhere, asked) > 0 && rankOf(elsewhere, asked) >= best) return 'not-needed';
  if (!marked) return 'unmarked';
  if (marked.point === null || !right.includes(marked.point)) return 'refuted';
  return marked.grade === 'works' ? 'proven' : 'ko';
}

/** On a whole board the space outside of a wall, if it has no leak; else `null`. */
function leftOut(position: Position, targets: readonly Point[]): readonly Point[] | null {
  if (position.geometry.hasOpenSide) return null;
  const space = openSpace(position);
  const touches = targets.some((p) => chainAt(position, p)?.liberties.some((q) => space.includes(q)));
  return space.length === 0 || touches ? null : space;
}

/**
 * The chains that walls enclose, where those of one color alone are enclosed: that have no liberty
 * which an open side leads to. None where it is not clear whose they are.
 */
function enclosedChains(position: Position): Point[] {
  const { cells, geometry } = position;
  const isOpen = new Uint8Array(geometry.area);
  for (const p of openSpace(position)) isOpen[p] = 1;
  const found: Record<Color, Point[]> = { [BLACK]: [], [WHITE]: [] };
  for (const p of geometry.sorted(cells.keys())) {
    const chain = chainAt(position, p);
    if (!chain || Math.min(...chain.points) !== p) continue;
    if (chain.outward || chain.unknown.length > 0 || chain.liberties.some((q) => isOpen[q])) continue;
    found[chain.color].push(p);
  }
  if (found[BLACK].length === 0) return found[WHITE];
  return found[WHITE].length === 0 ? found[BLACK] : [];
}

/**
 * The empty points that an open side leads to; on a whole board those of the largest empty region,
 * where it is larger than all others together.
 */
function openSpace({ cells, geometry }: Position): Point[] {
  const seen = new Uint8Array(geometry.area);
  const regions: Point[][] = [];
  for (const start of cells.keys()) {
    if (cells[start] !== 0 || seen[start]) continue;
    const region = [start];
    seen[start] = 1;
    for (const p of region)
      for (const q of geometry.adjacent(p))
        if (cells[q] === 0 && !seen[q]) {
          seen[q] = 1;
          region.push(q);
        }
    regions.push(region);
  }
  if (geometry.hasOpenSide) return regions.filter((one) => one.some((p) => geometry.outward[p])).flat();
  const all = regions.reduce((sum, { length }) => sum + length, 0);
  return regions.find(({ length }) => 2 * length > all) ?? [];
}

/** The facts for programs. */
export function problemFacts({
  grades,
  isInferred,
  marked,
  question,
  report,
  status,
  title,
  why,
}: EntryProblem) {
  const { geometry } = question.game.start.position;
  const facts = (one: GradedMove) => ({
    point: geometry.name(one.point ?? 0),
    grade: one.grade,
    ...((one.grade === 'holds' || one.grade === 'needs') && { threats: one.threats }),
    ...(one.reply !== null && { reply: geometry.name(one.reply) }),
  });
  return {
    title,
    goal: question.goal,
    targets: geometry.names(question.targets),
    inferred: isInferred,
    first: colorName(question.first),
    rule: question.rule,
    passes: question.passes,
    boundary: report && reportFacts(report, geometry),
    status,
    marked: marked ? [facts(marked)] : [],
    right: geometry.names(grades?.right ?? []),
    moves: grades?.moves.map(facts) ?? [],
    ...(why && { why: why.code }),
  };
}

/** A problem in a sentence. */
export function problemWords({ grades, marked, question, status, why }: EntryProblem): Message {
  const { geometry } = question.game.start.position;
  if (why && status !== 'undecided') return why;
  return message('output.problem', {
    status,
    asked: grades?.asked ?? 0,
    point: marked?.point == null ? null : geometry.name(marked.point),
    grade: marked?.grade ?? null,
    threats: marked?.threats ?? 0,
    reply: marked?.reply == null ? null : geometry.name(marked.reply),
    right: geometry.names(grades?.right ?? []),
  });
}
