/** Graded first moves and checked problems, loaded when they are first asked for. */
import { partitionPoint } from '../go/bisect.ts';
import { must } from '../go/must.ts';
import { finish } from '../go/task.ts';
import { BLACK, type Color, WHITE } from '../go/types.ts';
import { linesOf } from '../notation/index.ts';
import { DEFAULT_ASKED, GRADED_STATES } from '../outcome/index.ts';
import {
  analyseSgf,
  checkingProblem,
  DEFAULT_SETTINGS,
  entryGrades,
  gradedRules,
  gradesFacts,
  type LinkedEntries,
  lineOf,
  loadOutcomes,
  type PlacedAnalysis,
  type ProblemText,
  problemFacts,
  problemOfEntry,
  problemOfGame,
} from '../service/index.ts';
import { message, say, speakInFull } from '../words/index.ts';
import { checkOptions, type Kind } from './check-options.ts';
import { originOf, type Spoken, saying } from './origins.ts';
import type { FirstMovesOptions, GradedFirstMoves, ProblemReport, ProblemsOptions } from './problem-types.ts';

export { loadOutcomes };

const SEARCH = { passes: [2, 3], states: [1, 1e9] } as const satisfies Record<string, Kind>;

/** @throws as `checkOptions` */
export function checkFirstMoves({ at: _, ...options }: FirstMovesOptions): void {
  checkOptions(options, {
    ...SEARCH,
    targets: 'points',
    outside: 'points',
    rules: 'rules',
    first: ['black', 'white'],
    threats: [1, 7],
    goal: ['capture-any', 'capture-all', 'keep-one', 'keep-all'],
  });
  if (!Number.isInteger(options.threats ?? 1))
    throw new RangeError(`threats is a whole number, not ${options.threats}`);
}

/** @throws as `checkOptions` */
export function checkProblemsAsked(options: ProblemsOptions): void {
  const { rule, ...rest } = options;
  checkOptions({ ...rest, ...(rule !== undefined && { rule: [rule] }) }, { ...SEARCH, rule: 'rules' });
}

export function firstMovesOfEntry(
  placed: PlacedAnalysis,
  n: number,
  options: FirstMovesOptions,
  spoken: Spoken,
): GradedFirstMoves {
  speakInFull();
  const { targets = [], outside = null, first, threats = DEFAULT_ASKED, states = GRADED_STATES } = options;
  const { goal = 'capture-any', passes = null, rules = null } = options;
  const firsts: readonly Color[] = first ? [first === 'black' ? BLACK : WHITE] : [BLACK, WHITE];
  const request = { targets, outside, rules: gradedRules(rules), firsts, passes, aim: goal, states };
  const supplies = { threats: null, spare: null, robust: false, asked: threats };
  const hasTargets = targets.length > 0 || placed.analysis.syntax.outcome?.goal;
  const found = hasTargets
    ? finish(entryGrades(placed, n, { ...request, ...supplies }))
    : message('outcome.no-target');
  if ('code' in found) throw new RangeError(saying(spoken, () => say(found)));
  return gradesFacts(found);
}

/** The problems of a document in the order of its text: of its entries, or of its games. */
export function problemsOf(linked: LinkedEntries, options: ProblemsOptions): readonly ProblemReport[] {
  const { passes = null, rule = 'basic', states = GRADED_STATES } = options;
  const request = { rule, passes, asked: DEFAULT_ASKED, states };
  return placesOf(linked).flatMap(({ line, text }) =>
    text ? { line, ...problemFacts(finish(checkingProblem(text, request))) } : [],
  );
}

function placesOf(linked: LinkedEntries): { readonly line: number; readonly text: ProblemText | null }[] {
  const { record } = originOf(linked);
  if (record === undefined)
    return linked.entries.map(({ analysis, entry }) => ({
      line: lineOf(entry),
      text: problemOfEntry(analysis),
    }));
  const lines = linesOf(record);
  return analyseSgf(record, DEFAULT_SETTINGS).games.map(({ game, offset }) => ({
    line: partitionPoint(0, lines.length, (i) => must(lines[i]).next <= offset) + 1,
    text: problemOfGame.get(game),
  }));
}
