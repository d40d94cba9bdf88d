/** Exact fractions, and the choices of a: what a text says of the values of its eyes. */

/** A fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: number;
  readonly denominator: number;
}

/** The choices of a that the text weighs, and the one it recommends last; b = 2 - a. */
export const CHOICES_OF_A: readonly Rational[] = [
  { numerator: 1, denominator: 2 },
  { numerator: 2, denominator: 3 },
  { numerator: 3, denominator: 4 },
  { numerator: 4, denominator: 5 },
  { numerator: 7, denominator: 8 },
];

/**
 * All thirteen rows of the text hold with 7/8, (c'') comes before (d), and it is exact in binary.
 */
export const DEFAULT_A: Rational = { numerator: 7, denominator: 8 };

/** @throws RangeError when the denominator is zero or a part is not a whole number. */
export function rational(numerator: number, denominator = 1): Rational {
  if (!Number.isInteger(numerator) || !Number.isInteger(denominator) || denominator === 0) {
    throw new RangeError(`${numerator}/${denominator} is not a fraction`);
  }
  const common = (denominator < 0 ? -1 : 1) * divisor(Math.abs(numerator), Math.abs(denominator));
  return { numerator: numerator / common || 0, denominator: denominator / common };
}

function divisor(m: number, n: number): number {
  return n === 0 ? m : divisor(n, m % n);
}

/** Negative when `x` is less than `y`, zero when they are equal. Exact. */
export function compareRationals(x: Rational, y: Rational): number {
  return x.numerator * y.denominator - y.numerator * x.denominator;
}

/**
 * A choice of a as the setting and the `eye-values` line write it: `7/8` or `a=7/8`; `null` when it
 * is none of the list.
 */
export function parseA(text: string): Rational | null {
  const match = /^\s*(?:a\s*=\s*)?([0-9]{1,3})\s*\/\s*([0-9]{1,3})\s*$/.exec(text);
  if (!match || Number(match[2]) === 0) return null;
  const value = rational(Number(match[1]), Number(match[2]));
  return CHOICES_OF_A.find((choice) => compareRationals(choice, value) === 0) ?? null;
}
