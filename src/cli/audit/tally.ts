import { finish } from '../../go/task.ts';
import type { RuleId } from '../../rules/rule.ts';
import type { Diagnosis, SgfGame } from '../../service/index.ts';
import { message, ruleWord, say } from '../../words/index.ts';
import { columnsOf, padded } from '../columns.ts';
import { grouped } from './progress.ts';

/** What an audit has counted. Moves that variations share are counted once. */
export interface AuditTally {
  games: number;
  moves: number;
  captured: number;
  /** Moves that recreate an earlier position of their variation. */
  repetitions: number;
  /** By rule: moves by verdict, without the allowed ones, and the games that have one. */
  verdicts: Record<string, RuleTally>;
  /** By code. */
  problems: Record<string, { severity: string; count: number }>;
}

interface RuleTally {
  forbidden: number;
  undecided: number;
  ends: number;
  games: number;
}

function noVerdicts(): RuleTally {
  return { forbidden: 0, undecided: 0, ends: 0, games: 0 };
}

export function emptyTally(rules: readonly RuleId[] = []): AuditTally {
  const verdicts: Record<string, RuleTally> = {};
  for (const rule of rules) verdicts[ruleWord(rule)] = noVerdicts();
  return { games: 0, moves: 0, captured: 0, repetitions: 0, verdicts, problems: {} };
}

export function countMoves(tally: AuditTally, { plies }: SgfGame): void {
  tally.games++;
  for (const { kind, captured, recreates } of plies) {
    if (kind === 'setup') continue;
    tally.moves++;
    tally.captured += captured.length;
    if (recreates) tally.repetitions++;
  }
}

/** Counts the verdicts of these rules, searched to the end. */
export function countVerdicts(
  tally: AuditTally,
  { verdicts, plies }: SgfGame,
  rules: readonly RuleId[],
): void {
  for (const rule of rules) {
    finish(verdicts.all(rule));
    const sum = (tally.verdicts[ruleWord(rule)] ??= noVerdicts());
    let isIn = false;
    for (let i = 0; i < plies.length; i++) {
      const verdict = verdicts.at(rule, i)?.verdict.verdict ?? 'allowed';
      if (verdict === 'allowed') continue;
      sum[verdict]++;
      isIn = true;
    }
    if (isIn) sum.games++;
  }
}

export function countProblems(tally: AuditTally, problems: readonly Diagnosis[]): void {
  for (const { code, severity } of problems) {
    (tally.problems[code] ??= { severity, count: 0 }).count++;
  }
}

/** Adds what another one has counted. */
export function addTally(to: AuditTally, from: AuditTally): void {
  to.games += from.games;
  to.moves += from.moves;
  to.captured += from.captured;
  to.repetitions += from.repetitions;
  for (const [rule, { forbidden, undecided, ends, games }] of Object.entries(from.verdicts)) {
    const sum = (to.verdicts[rule] ??= noVerdicts());
    sum.forbidden += forbidden;
    sum.undecided += undecided;
    sum.ends += ends;
    sum.games += games;
  }
  for (const [code, { severity, count }] of Object.entries(from.problems)) {
    (to.problems[code] ??= { severity, count: 0 }).count += count;
  }
}

const VERDICT_HEAD = [
  message('audit.head-rule'),
  message('audit.head-forbidden'),
  message('audit.head-undecided'),
  message('audit.head-ended'),
  message('audit.head-games'),
];
const PROBLEM_HEAD = [
  message('audit.head-problem'),
  message('audit.head-count'),
  message('audit.head-severity'),
];

/** Tables for people. */
export function tallyText(tally: AuditTally, files: number): string {
  const { games, moves, captured, repetitions } = tally;
  const lines = [say(message('audit.totals', { files, games, moves, captured, repetitions }))];
  const rules = Object.entries(tally.verdicts);
  if (rules.length > 0) {
    const rows = rules.map(([rule, one]) => [
      rule,
      ...[one.forbidden, one.undecided, one.ends, one.games].map(grouped),
    ]);
    lines.push('', ...columns([VERDICT_HEAD.map((one) => say(one)), ...rows]));
  }
  const problems = Object.entries(tally.problems).sort(([a], [b]) => (a < b ? -1 : 1));
  if (problems.length > 0) {
    const rows = problems.map(([code, { severity, count }]) => [code, grouped(count), severity]);
    lines.push('', ...columns([PROBLEM_HEAD.map((one) => say(one)), ...rows]));
  }
  return `${lines.join('\n')}\n`;
}

/** The first column to the left, numbers to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const width = (i: number) => Math.max(...rows.map((row) => columnsOf(row[i] ?? '')));
  return rows.map((row) =>
    row
      .map((cell, i) => (/^[\d,]+$/.test(cell) ? cell.padStart(width(i)) : padded(cell, width(i))))
      .join('  ')
      .trimEnd(),
  );
}
