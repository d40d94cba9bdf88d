/**
 * How often laws are tried, and from which seed. `npm test` fixes both, so that each run is the same, and tries a sample;
 * `npm run test:all` tries all that is written here; `npm run test:deep` names a fresh seed, tries each law many more times, and
 * says when to end.
 */
import { expect } from 'vitest';

const { KOBAN_SEED, KOBAN_DEEP_UNTIL, KOBAN_WHOLE } = process.env;

/** All random numbers of a test run derive from it: those of fast-check and of `test/oracle/generator.ts`. */
export const SEED = Number(KOBAN_SEED ?? 0);

/** When a deep run ends, in milliseconds since 1970; `undefined` in others. */
export const DEEP_UNTIL = KOBAN_DEEP_UNTIL === undefined ? undefined : Number(KOBAN_DEEP_UNTIL);

/** Whether all is tried, and not a sample. */
export const IS_WHOLE = KOBAN_WHOLE !== undefined || DEEP_UNTIL !== undefined;

/** `npm test` tries one case of so many. */
const SAMPLE = 4;

/** How many times as often a deep run tries a law. */
const DEEP_FACTOR = 20;

/** What only a deep run does: the cases, and none in others. */
export function deepOnly<T>(...cases: T[]): T[] {
  return DEEP_UNTIL === undefined ? [] : cases;
}

/** All of the cases in a deep run, every `nth` of them in a whole run, and fewer in `npm test`; the first is always among them. */
export function sampled<T>(nth: number, cases: readonly T[]): T[] {
  const every = DEEP_UNTIL !== undefined ? 1 : IS_WHOLE ? nth : nth * SAMPLE;
  return cases.filter((_, i) => i % every === 0);
}

/** How large what is tried is: `usual`, and in a deep run `deep`. */
export function sized(usual: number, deep: number): number {
  return DEEP_UNTIL === undefined ? usual : deep;
}

/** `count` in a whole run, fewer in `npm test`, and many times as many in a deep run. */
export function runs(count: number): number {
  if (DEEP_UNTIL !== undefined) return count * DEEP_FACTOR;
  return IS_WHOLE ? count : Math.ceil(count / SAMPLE);
}

/**
 * Holds that random play showed a law more than `wanted` cases. Under the fixed seed of a whole run their
 * number is a fact, and one that falls tells that the law checks less than before. Under a fresh seed it
 * is chance, and no fault of the product; a sample may show none.
 */
export function expectSeen(cases: number | undefined, wanted: number): void {
  if (KOBAN_SEED === undefined && IS_WHOLE) expect(cases).toBeGreaterThan(wanted);
}
