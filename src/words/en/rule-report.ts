import type { Said } from '../types.ts';
import { capitalized, count, form, list } from './grammar.ts';
import { type PatternWord, patternName } from './rule-parts.ts';

/** How a game about the chains of a position ends, by the names that the search has. */
const RESULT: Readonly<Record<string, string>> = {
  'black-captured': 'Black is captured',
  'white-captured': 'White is captured',
  'black-lives': 'Black lives',
  'white-lives': 'White lives',
  'both-live': 'both live',
  draw: 'a draw',
  'no-result': 'no result',
  unending: 'play need not end',
  undecided: 'undecided within the budget',
  unproven: 'not asked, since under a rule with “win” nothing is proven about chains',
};

interface BeastWords {
  readonly name: string;
  readonly rows: readonly string[];
  readonly goal: readonly string[];
  /** Empty points on which nobody plays. */
  readonly outside: readonly string[];
  readonly result: Said;
  /** Known rules with the same result; `null` where the result says nothing. */
  readonly same: readonly string[] | null;
}

/** `six-points-2`: its title on the page that has it. */
const titleOf = (name: string) =>
  capitalized(name.replaceAll('-', ' ')).replace(/ ([a-f])$/, (letter) => letter.toUpperCase());

const without = (outside: readonly string[]) =>
  outside.length > 0 ? `, while nobody plays on ${list(outside)}` : '';
const beast = ({ goal, name, outside, rows }: BeastWords) =>
  `${titleOf(name)} (${rows.join(' / ')}), ${form(goal.length, 'the chain', 'the chains')} at ${list(goal)}${without(outside)}`;

const unless = (agreed: boolean) => (agreed ? ' unless both players agree where the rule asks them to' : '');

/** A cycle that can go on, and the moves that must have been made before it. */
interface EndlessCycle {
  readonly pattern: PatternWord;
  readonly lead: readonly string[];
  readonly moves: readonly string[];
  readonly agreed: boolean;
}

const same = ({ same: rules }: BeastWords) =>
  rules === null
    ? ''
    : rules.length > 0
      ? `, as under ${list(rules)}`
      : ', as under no known rule that was compared';

/** The report card of a rule that an author writes. */
export const ruleReport = {
  'help.rule': () => 'report on a rule that you write: where it differs from known rules, whether games end',
  'help.rule.notes': () =>
    'FILE has the text of a rule, one clause a line. The report has the smallest position on which the rule differs from each known one. It says whether every game ends under the rule, and who can force what in small positions. The command ends with 1 where the text has an error.',
  'report.no-file': (a: { file: string; reason: string }) => `Koban cannot read ${a.file}: ${a.reason}`,
  'report.ends': () => 'Every game ends: no cycle can go on.',
  'report.ends-agreed': () =>
    'Every game ends if both players agree where the rule asks them to. Whether it must if they do not, Koban does not know.',
  'report.cycle': (a: EndlessCycle) =>
    `A game need not end${unless(a.agreed)}: ${a.lead.length > 0 ? `after ${a.lead.join(', ')}, ` : ''}the ${count(a.moves.length, 'move')} of ${patternName(a.pattern) || 'a cycle'} (${a.moves.join(', ')}) can go round forever.`,
  'report.unending': (a: { name: string; agreed: boolean }) =>
    `A game need not end${unless(a.agreed)}: in ${titleOf(a.name)} below, play need not.`,
  'report.ends-unknown': () => 'Koban does not know whether every game ends.',
  'report.same': (a: { rule: string; points: number; moves: number }) =>
    `No difference from ${a.rule} on boards of up to ${count(a.points, 'point')}, in all games of ${count(a.moves, 'move')}.`,
  'report.differs': (a: { rule: string }) => `The smallest difference from ${a.rule}:`,
  'report.no-rule': () => 'There is no rule here. Write one in a .korule file, or in a fence named korule.',
  'report.unread': (a: { line: number; problem: Said }) => `Line ${a.line}: ${a.problem}`,
  'report.beasts': () => 'Who can force what, Black first, without threats:',
  'report.beast': (a: BeastWords) => `${beast(a)}: ${a.result}${same(a)}.`,
  'report.goal': (a: { goal: readonly string[]; outside: readonly string[] }) =>
    `${form(a.goal.length, 'The chain', 'The chains')} at ${list(a.goal)}${without(a.outside)}`,
  'report.beast-name': (a: { name: string }) => titleOf(a.name),
  'report.result': (a: { result: string }) => RESULT[a.result] ?? a.result,
  'report.quick': () => 'This is the quick part of the report: without --quick it has more.',
  'help.option.quick': () => 'only what takes a few seconds: the smallest boards, and the first positions',
} as const;
