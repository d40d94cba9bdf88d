/**
 * The formatters of `Intl`, each made when it is first needed: the first one of a process takes
 * 10 ms, which is a quarter of the time that a small file takes to check.
 */

/** Writes a count with its thousands apart. */
export function numbersIn(locale: string): (n: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (n) => {
    // Each language that Koban speaks writes these with the same digits.
    if (Number.isInteger(n) && Math.abs(n) < 1000) return String(n);
    format ??= new Intl.NumberFormat(locale);
    return format.format(n);
  };
}

/** Writes names in a row, the last one behind "and" (`conjunction`) or "or" (`disjunction`). */
export function listsIn(
  locale: string,
  type: 'conjunction' | 'disjunction',
): (names: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return (names) => {
    format ??= new Intl.ListFormat(locale, { type });
    return format.format(names);
  };
}
