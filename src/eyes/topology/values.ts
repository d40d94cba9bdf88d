/**
 * The worth of an eye, exactly: sums of 0, 1, 2, a and b are kept as counts, and a is a fraction,
 * so that nothing is ever rounded.
 *
 * Source: GNU Go's manual, "Eye Topology with Ko": a diagonal is worth 0, 1 or 2, or a (a ko in
 * favor of the owner) or b (a ko in favor of the opponent), with 0 < a < 1 < b < 2 and a + b = 2.
 */

import { must } from '../../go/must.ts';
import { compareRationals, type Rational, rational } from './choice.ts';

/** A sum of diagonals: how many units, a's and b's it has, and how many diagonals are unknown. */
export interface Sum {
  readonly units: number;
  readonly a: number;
  readonly b: number;
  readonly unknown: number;
}

/** What one diagonal is worth; `?` when that is unknown. */
export type DiagonalValue = '0' | '1' | '2' | 'a' | 'b' | '?';

export type EyeClass =
  | 'better than proper eye'
  | 'proper eye'
  | 'better than half eye'
  | 'half eye'
  | 'worse than half eye'
  | 'false eye'
  | 'worse than false eye';

/** All classes, the best for the owner first. */
const EYE_CLASSES: readonly EyeClass[] = [
  'better than proper eye',
  'proper eye',
  'better than half eye',
  'half eye',
  'worse than half eye',
  'false eye',
  'worse than false eye',
];

/** `9/4`, or `2` when it is whole. */
export function printRational(x: Rational): string {
  return x.denominator === 1 ? `${x.numerator}` : `${x.numerator}/${x.denominator}`;
}

/**
 * As the text's table has it: at most two decimals, the last rounded half up: `1.67`, `1.5`, `2`.
 * For values that are not negative.
 */
export function printDecimal(x: Rational): string {
  const hundredths = Math.floor((200 * x.numerator + x.denominator) / (2 * x.denominator));
  const whole = Math.floor(hundredths / 100);
  const rest = `${hundredths % 100}`.padStart(2, '0').replace(/0+$/, '');
  return rest === '' ? `${whole}` : `${whole}.${rest}`;
}

export function sumOf(values: Iterable<DiagonalValue>): Sum {
  let units = 0;
  let a = 0;
  let b = 0;
  let unknown = 0;
  for (const value of values) {
    if (value === 'a') a++;
    else if (value === 'b') b++;
    else if (value === '?') unknown++;
    else units += Number(value);
  }
  return { units, a, b, unknown };
}

export function sameSum(x: Sum, y: Sum): boolean {
  return x.units === y.units && x.a === y.a && x.b === y.b && x.unknown === y.unknown;
}

/** The canonical form: `1+b`, `2a`, `2+a+b`, `0`; what is unknown comes last, `1+?`. */
export function printSum(sum: Sum): string {
  const terms = sum.units === 0 ? [] : [`${sum.units}`];
  for (const [count, sign] of [
    [sum.a, 'a'],
    [sum.b, 'b'],
    [sum.unknown, '?'],
  ] as const) {
    if (count > 0) terms.push(count === 1 ? sign : `${count}${sign}`);
  }
  return terms.length === 0 ? '0' : terms.join('+');
}

/**
 * A sum as people write it, in any order and with spaces: `b + 1`, `2 a`, `a+a`; `null` when it is
 * none.
 */
export function parseSum(text: string): Sum | null {
  const parts = { units: 0, a: 0, b: 0, unknown: 0 };
  const names = { '': 'units', a: 'a', b: 'b', '?': 'unknown' } as const;
  for (const term of text.split('+')) {
    const match = /^\s*([0-9]{0,2})\s*([ab?]?)\s*$/.exec(term);
    if (!match || (match[1] === '' && match[2] === '')) return null;
    parts[names[match[2] as keyof typeof names]] += match[1] === '' ? 1 : Number(match[1]);
  }
  return parts;
}

/** The sums that are possible, whatever the unknown diagonals are worth. */
export function possibleSums(sum: Sum): Sum[] {
  if (sum.unknown === 0) return [sum];
  const less = { ...sum, unknown: sum.unknown - 1 };
  return [
    ...[0, 1, 2].map((units) => ({ ...less, units: less.units + units })),
    { ...less, a: less.a + 1 },
    { ...less, b: less.b + 1 },
  ].flatMap(possibleSums);
}

/** The exact number for a choice of a, or `null` when a part of the sum is unknown. */
export function worthOf(sum: Sum, a: Rational): Rational | null {
  if (sum.unknown > 0) return null;
  const d = a.denominator;
  return rational(sum.units * d + sum.a * a.numerator + sum.b * (2 * d - a.numerator), d);
}

/** Below 2, 2, up to 3, 3, up to 4, 4, above 4. */
export function classOf(value: Rational): EyeClass {
  for (let whole = 2; whole <= 4; whole++) {
    const order = compareRationals(value, rational(whole));
    if (order <= 0) return must(EYE_CLASSES[2 * (whole - 2) + (order < 0 ? 0 : 1)]);
  }
  return 'worse than false eye';
}

/**
 * A class as people write it: `half`, `half eye`, `a half eye`, `better than a proper eye`; `null`
 * when it is none.
 */
export function parseClass(text: string): EyeClass | null {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'a' && word !== 'eye')
    .join(' ');
  return EYE_CLASSES.find((name) => name === `${words} eye`) ?? null;
}
