import { count, list } from './grammar.ts';
import { type PatternWord, patternName } from './rule-parts.ts';

/** The report card of a rule that an author writes. */
export const ruleReport = {
  'help.rule': () => 'Report on a rule that you write: where it differs from known rules, whether games end',
  'help.rule.notes': () =>
    'FILE has the text of a rule, one clause a line. The report has the smallest position on which the rule differs from each known one, whether every game ends under it, and who can force what in small positions. The command ends with 1 where the text has an error.',
  'report.no-file': (a: { file: string; reason: string }) => `Koban cannot read ${a.file}: ${a.reason}`,
  'report.ends': () => 'Every game ends: no cycle can go on.',
  'report.cycle': (a: { pattern: PatternWord; length: number }) =>
    `A game need not end: the ${count(a.length, 'move')} of ${patternName(a.pattern) || 'a cycle'} can go round for ever.`,
  'report.ends-unknown': () => 'Koban does not know whether every game ends.',
  'report.same': (a: { rule: string; points: number; moves: number }) =>
    `No difference from ${a.rule} on boards of up to ${count(a.points, 'point')}, in all games of ${count(a.moves, 'move')}.`,
  'report.differs': (a: { rule: string }) => `The smallest difference from ${a.rule}:`,
  'report.beasts': () => 'Who can force what, Black first, without threats:',
  'report.beast': (a: {
    name: string;
    rows: readonly string[];
    goal: string;
    result: string;
    same: readonly string[];
  }) =>
    `${a.name}, ${a.rows.join(' / ')}, the chain at ${a.goal}: ${a.result || 'undecided'}${a.same.length > 0 ? `, as under ${list(a.same)}` : ', as under none of the known rules that do not search'}.`,
} as const;
