/** The report of a rule as its view shows it: rows with pictures, in the language of the reader. */
import { RULES } from '../rules/index.ts';
import { type Message, message, say } from '../words/index.ts';
import type { RuleReport } from './report.ts';

/** What a rule says of a position, in a word or two. */
interface ReportCell {
  readonly rule: string;
  readonly text: string;
  /** As under the rule that is reported on. */
  readonly isSame: boolean;
}

/** A row of the report. Two rows with the same key are about the same. */
export interface ReportRow {
  readonly key: string;
  readonly part: 'games' | 'differences' | 'outcomes';
  readonly name: string;
  readonly text: string;
  /** Lines of an entry: its moves and claims. */
  readonly lines: readonly string[];
  /** The entry that the picture shows; nothing where there is none. */
  readonly entry: string;
  /** By rule, the one that is reported on first. */
  readonly cells: readonly ReportCell[];
}

/** Whether games end under a rule, and what shows it. */
export function gamesSaid({ cycle, ends, endsIf, unending }: RuleReport): Message {
  const agreed = endsIf !== null;
  if (cycle) {
    const { lead, moves, pattern } = cycle;
    return message('report.cycle', { pattern, lead, moves, agreed });
  }
  if (unending) return message('report.unending', { name: unending, agreed });
  if (ends) return message('report.ends');
  return message(agreed ? 'report.ends-agreed' : 'report.ends-unknown');
}

/** Whether a result says anything: two rules under which nothing is known are not alike by that. */
export const isKnown = (result: string) => result !== 'undecided' && result !== 'unproven';

/** A board as an entry draws it. */
function entryOf(rows: readonly string[], title: string): string {
  const edge = `+${'-'.repeat(2 * (rows[0]?.length ?? 0) + 1)}+`;
  const board = rows.map((row) => `| ${[...row].join(' ')} |`);
  return [...(title === '' ? [] : [`# ${title}`]), edge, ...board, edge, ''].join('\n');
}

/** The rows of a report, as far as it has come. */
export function reportRows(report: RuleReport): ReportRow[] {
  const { beasts, cycle, differences, rule } = report;
  const plain = { lines: [], entry: '', cells: [] } as const;
  return [
    {
      ...plain,
      ...{ key: 'games', part: 'games', name: '', text: say(gamesSaid(report)) },
      entry: cycle ? entryOf(cycle.rows, '') : '',
    },
    ...differences.map((one): ReportRow => {
      const id = RULES.find((known) => known.id === one.rule)?.id ?? 'none';
      const lines = one.position?.split('\n').filter((line) => /^(?:moves|expect):/.test(line)) ?? [];
      const text = one.position
        ? message('report.differs', { rule: one.rule })
        : message('report.same', { rule: one.rule, ...one.searched });
      const name = say(message('rule.title', { rule: id }));
      return {
        ...plain,
        ...{ key: `differs ${one.rule}`, part: 'differences', name, text: say(text), lines },
        entry: one.position ?? '',
      };
    }),
    ...beasts.map(({ goal, name: id, outside, results, rows }): ReportRow => {
      const name = say(message('report.beast-name', { name: id }));
      const own = results[rule];
      return {
        ...plain,
        ...{
          key: `beast ${id}`,
          part: 'outcomes',
          name,
          text: say(message('report.goal', { goal, outside })),
        },
        entry: entryOf(rows, name),
        cells: Object.entries(results).map(([id, result]) => ({
          rule: id,
          text: say(message('report.result', { result })),
          isSame: result === own && isKnown(result),
        })),
      };
    }),
  ];
}
