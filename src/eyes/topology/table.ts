import { must } from '../../go/must.ts';
import { CHOICES_OF_A, compareRationals, type Rational, rational } from './choice.ts';
import { parseSum, printDecimal, printRational, printSum, type Sum, worthOf } from './values.ts';

/**
 * Where the text wants a value to lie: strictly between the two, or at `about` where it writes `e ~
 * 2`.
 */
interface Interval {
  readonly above: number | null;
  readonly below: number | null;
  readonly about: number | null;
}

/**
 * A case of the text: its name, the sum it finds in the figure, and where it wants the value to be.
 */
interface EyeCase {
  readonly name: string;
  readonly sum: Sum;
  readonly interval: Interval;
}

interface TableCell {
  readonly value: Rational;
  /** Whether the value lies in the interval that the text wants for the case. */
  readonly holds: boolean;
}

interface TableRow {
  readonly eye: EyeCase;
  /** In the order of the choices. */
  readonly cells: readonly TableCell[];
}

export interface EyeTable {
  readonly choices: readonly Rational[];
  readonly rows: readonly TableRow[];
  /**
   * For each choice, whether (c'') comes out strictly better for the owner than (d). The text wants
   * it so: in both, the owner keeps the eye by moving first, but in (c'') it is the opponent who
   * must find the first ko threat.
   */
  readonly ordered: readonly boolean[];
}

const below = (n: number): Interval => ({ above: null, below: n, about: null });
const between = (n: number): Interval => ({ above: n, below: n + 1, about: null });
const about = (n: number): Interval => ({ above: null, below: null, about: n });
const above = (n: number): Interval => ({ above: n, below: null, about: null });

/**
 * The thirteen cases of "Eye Topology with Ko": what each figure is worth and the interval that the
 * text wants.
 */
export const EYE_CASES: readonly EyeCase[] = (
  [
    ['a', '1+a', below(2)],
    ["a'", '1+b', between(2)],
    ['b', '2+a', between(2)],
    ["b'", '2+b', between(3)],
    ['c', '2a', below(2)],
    ["c'", 'a+b', about(2)],
    ["c''", '2b', between(2)],
    ['d', '1+2a', between(2)],
    ["d'", '1+a+b', about(3)],
    ["d''", '1+2b', between(3)],
    ['e', '2+2a', between(3)],
    ["e'", '2+a+b', about(4)],
    ["e''", '2+2b', above(4)],
  ] as const
).map(([name, sum, interval]) => ({ name, sum: must(parseSum(sum)), interval }));

export function inInterval(value: Rational, interval: Interval): boolean {
  if (interval.above !== null && compareRationals(value, rational(interval.above)) <= 0) return false;
  if (interval.below !== null && compareRationals(value, rational(interval.below)) >= 0) return false;
  return interval.about === null || compareRationals(value, rational(interval.about)) === 0;
}

/** `2 < e < 3`, `e < 2`, `e ~ 2`, as the text writes it. */
export function printInterval(interval: Interval): string {
  if (interval.about !== null) return `e ~ ${interval.about}`;
  const left = interval.above === null ? '' : `${interval.above} < `;
  return `${left}e${interval.below === null ? '' : ` < ${interval.below}`}`;
}

/** The comparison table of the text, worked out for any choices of a. */
export function eyeTable(choices: readonly Rational[] = CHOICES_OF_A): EyeTable {
  const value = (eye: EyeCase, a: Rational) => must(worthOf(eye.sum, a));
  const named = (name: string) => must(EYE_CASES.find((eye) => eye.name === name));
  return {
    choices,
    rows: EYE_CASES.map((eye) => ({
      eye,
      cells: choices.map((a) => ({ value: value(eye, a), holds: inInterval(value(eye, a), eye.interval) })),
    })),
    ordered: choices.map((a) => compareRationals(value(named("c''"), a), value(named('d'), a)) < 0),
  };
}

/** What the table says besides numbers. */
interface TableWords {
  readonly case: string;
  readonly sum: string;
  readonly wanted: string;
  readonly yes: string;
  readonly no: string;
}

const ENGLISH: TableWords = { case: 'case', sum: 'sum', wanted: 'wanted', yes: 'yes', no: 'no' };

/** The table as text in columns. */
export function printTable(table: EyeTable, words = ENGLISH): string {
  const lines = printedCells(table, words).map((line) => line.join('  ').trimEnd());
  return `${lines.join('\n')}\n`;
}

/**
 * The cells as text, of one width in each column; one outside of its interval is marked with `!`.
 */
export function printedCells(table: EyeTable, words = ENGLISH): string[][] {
  const head = [words.case, words.sum, ...table.choices.map((a) => `a=${printRational(a)}`), words.wanted];
  const lines = [
    head,
    ...table.rows.map(({ eye, cells }) => [
      `(${eye.name})`,
      printSum(eye.sum),
      ...cells.map((cell) => printDecimal(cell.value) + (cell.holds ? '' : '!')),
      printInterval(eye.interval),
    ]),
    ["(c'') < (d)", '', ...table.ordered.map((holds) => (holds ? words.yes : `${words.no}!`)), words.yes],
  ];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
}
