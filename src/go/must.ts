/**
 * A value that an invariant says is there. Throws where it is not: an error of the program, never
 * of what a user wrote.
 */
export function must<T>(value: T | undefined | null, what = 'a value'): T {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}

/** The first of a list that is not empty. */
export function firstOf<T>(list: readonly T[]): T {
  return must(list[0]);
}

/** The last of a list that is not empty. */
export function lastOf<T>(list: readonly T[]): T {
  return must(list.at(-1));
}
