/**
 * The first whole number from `low` to `high` of which `holds` is false, or `high`: `holds` is true
 * of all smaller numbers and of no larger ones. Asks about the logarithm of `high - low` times.
 */
export function partitionPoint(low: number, high: number, holds: (number: number) => boolean): number {
  let least = low;
  let most = high;
  while (least < most) {
    const middle = (least + most) >>> 1;
    if (holds(middle)) least = middle + 1;
    else most = middle;
  }
  return least;
}

/** How many items of a list in ascending order of their keys have a key of at most `limit`. */
export function countUpTo<T>(items: ArrayLike<T>, limit: number, keyOf: (item: T) => number): number {
  return partitionPoint(0, items.length, (i) => keyOf(items[i] as T) <= limit);
}

/** As {@link countUpTo}, of a list of numbers. */
export function numbersUpTo(numbers: ArrayLike<number>, limit: number): number {
  return countUpTo(numbers, limit, (number) => number);
}
