import { colorName } from '../../go/types.ts';
import type { Severity } from '../../notation/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Args, english, type Message, message, ruleWord, say } from '../../words/index.ts';
import {
  byPlace,
  check,
  drawingOf,
  type EyeFacts,
  evaluate,
  eyeFacts,
  finishFindings,
  type LinkedEntries,
  lineOf,
  ownMoves,
  ownRepetitions,
  type PlacedAnalysis,
  patternOfRepetition,
  plyOf,
  pointName,
  rangeOf,
  regionOf,
} from '../analysis/index.ts';
import { printed, printedArgs } from './printed.ts';
import { type JudgeExtras, type VerdictFacts, verdictFacts } from './verdict-facts.ts';

/**
 * The facts that `koban judge` prints: the contract is the notation's page of the documentation.
 */
export interface EntryFacts {
  readonly title: string | null;
  /** From 1: the line of the title, or the first line of the entry that is not blank. */
  readonly line: number;
  /** 0 for an entry that has no board. */
  readonly columns: number;
  readonly rows: number;
  readonly moves: readonly MoveFacts[];
  readonly cycles: readonly CycleFacts[];
  readonly eyes: readonly EyeFacts[];
  readonly expectations: readonly ExpectationFacts[];
  readonly problems: readonly ProblemFacts[];
}

/** One of the entry's own moves; those that it continues are facts of their own entry. */
export interface MoveFacts {
  /** As shown: it continues after `from:` and begins with `first:`. */
  readonly number: number;
  readonly color: 'black' | 'white';
  readonly point: string;
  readonly captured: readonly string[];
  /** Rows of `X` (black), `O` (white), `.` and `?` after the move, from the top. */
  readonly board: readonly string[];
  /** The earliest earlier move after which the whole board was the same, 0 for the start. */
  readonly repeats: number | null;
  readonly verdicts: Readonly<Partial<Record<RuleId, VerdictFacts>>>;
}

interface CycleFacts {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly plays: number;
  readonly passes: number;
  /** Of the length, passes counted. */
  readonly parity: 'even' | 'odd';
  readonly pattern: string | null;
}

interface ExpectationFacts {
  readonly line: number;
  readonly text: string;
  readonly holds: boolean;
  /** Diagonals of the eye whose value the claim rests on without a proof. */
  readonly unproven?: readonly string[];
  /** What holds instead, when the claim does not: in English, and as data. */
  readonly actual?: string;
  readonly code?: string;
  readonly args?: Args;
}

interface ProblemFacts {
  readonly line: number;
  readonly column: number;
  /** Only when the problem ends on a later line. */
  readonly endLine?: number;
  readonly endColumn: number;
  readonly severity: Severity;
  readonly code: string;
  /** What the sentence speaks of; sentences within it have a code and arguments of their own. */
  readonly args: Args;
  /** In English. */
  readonly message: string;
}

/**
 * The facts of every entry of a document, searched to the end. `rules: null` judges under the rules
 * that each entry names.
 */
export function judge(
  document: LinkedEntries,
  rules: readonly RuleId[] | null,
  extras: JudgeExtras = {},
): EntryFacts[] {
  return document.entries.map((placed) => entryFacts(document, placed, rules, extras));
}

function entryFacts(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  rules: readonly RuleId[] | null,
  extras: JudgeExtras,
): EntryFacts {
  const { analysis, entry } = placed;
  const { syntax } = entry;
  const { geometry } = analysis.game.start.position;
  const drawn = drawingOf(analysis) !== null;
  finishFindings(analysis);
  const moves = [...ownMoves(analysis)].map((n) => moveFacts(placed, n, rules ?? analysis.rules, extras));
  return {
    title: syntax.title?.value ?? null,
    line: lineOf(entry),
    columns: drawn ? geometry.columns : 0,
    rows: drawn ? geometry.rows : 0,
    moves,
    cycles: ownRepetitions(analysis).map((one) => ({
      from: analysis.shown(one.from),
      to: analysis.shown(one.to),
      length: one.length,
      plays: one.plays,
      passes: one.passes,
      parity: one.length % 2 === 0 ? 'even' : 'odd',
      pattern: patternOfRepetition(analysis.game, one),
    })),
    eyes: eyeFacts(analysis),
    expectations: expectationFacts(placed),
    problems: problemFacts(document, placed),
  };
}

function moveFacts(
  { analysis }: PlacedAnalysis,
  n: number,
  rules: readonly RuleId[],
  extras: JudgeExtras,
): MoveFacts {
  const ply = plyOf(analysis, n);
  const { geometry } = ply.before;
  const verdicts: Record<string, VerdictFacts> = {};
  for (const rule of rules) {
    const referee = analysis.referee(rule);
    if (!referee) continue;
    const { game } = analysis;
    const { options } = referee;
    verdicts[ruleWord(rule)] = verdictFacts(
      { rule, game, n, options, judged: referee.at(n) },
      analysis,
      extras,
    );
  }
  const earliest = ply.recreates?.earliest;
  return {
    number: analysis.shown(n),
    color: colorName(ply.color),
    point: pointName(analysis, n),
    captured: geometry.names(ply.captured),
    board: ply.after.rows(),
    repeats: earliest === undefined ? null : analysis.shown(earliest),
    verdicts,
  };
}

function expectationFacts(placed: PlacedAnalysis): ExpectationFacts[] {
  const { analysis, entry } = placed;
  // What a text prints beside a figure is no claim of an author; where it differs, that is a
  // problem.
  const claims = analysis.syntax.expects.filter(({ printed }) => !printed);
  return claims.map((expect) => {
    const outcome = evaluate(analysis, expect);
    const line = rangeOf(entry, expect.span).start.line + 1;
    const holds = outcome?.status === 'holds';
    return {
      line,
      text: expect.text,
      holds,
      ...(outcome?.unproven && { unproven: outcome.unproven }),
      ...(!holds && actualFacts(outcome?.actual ?? message('actual.unreadable'))),
    };
  });
}

function actualFacts(actual: Message): Pick<ExpectationFacts, 'actual' | 'code' | 'args'> {
  return { actual: say(actual, english), code: actual.code, args: printedArgs(actual.args) };
}

/** Problems that are found when an entry is checked, not when it is read. */
const BESIDES: ReadonlySet<string> = new Set(['play.occupied', 'play.unknown', 'eye.differs']);

/**
 * What is wrong with the text, and plays that cannot be made; verdicts and claims have places of
 * their own among the facts.
 */
function problemFacts(document: LinkedEntries, placed: PlacedAnalysis): ProblemFacts[] {
  const { analysis } = placed;
  const told = new Set([...analysis.syntax.problems, ...analysis.problems].map(({ code }) => code));
  return check(analysis, document.settings)
    .filter(({ code }) => told.has(code) || BESIDES.has(code))
    .map(({ span, severity, code, message: said }) => {
      const { line, column, endLine, endColumn } = regionOf(placed, span);
      return {
        line,
        column,
        ...(endLine !== line && { endLine }),
        endColumn,
        severity,
        code,
        ...printed(said),
      };
    })
    .sort(byPlace);
}
