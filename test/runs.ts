/**
 * How often laws are tried, and from which seed. `npm test` fixes both, so that each run is the same;
 * `npm run test:deep` names a fresh seed, tries each law many more times, and says when to end.
 */
import { expect } from 'vitest';

const { KOBAN_SEED, KOBAN_DEEP_UNTIL } = process.env;

/** All random numbers of a test run derive from it: those of fast-check and of `test/oracle/generator.ts`. */
export const SEED = Number(KOBAN_SEED ?? 0);

/** When a deep run ends, in milliseconds since 1970; `undefined` in `npm test`. */
export const DEEP_UNTIL = KOBAN_DEEP_UNTIL === undefined ? undefined : Number(KOBAN_DEEP_UNTIL);

/** How many times as often a deep run tries a law. */
const DEEP_FACTOR = 20;

/** What only a deep run does: the cases, and none in `npm test`. */
export function deepOnly<T>(...cases: T[]): T[] {
  return DEEP_UNTIL === undefined ? [] : cases;
}

/** All of the cases in a deep run, and every `nth` of them in `npm test`. */
export function sampled<T>(nth: number, cases: readonly T[]): T[] {
  return cases.filter((_, i) => DEEP_UNTIL !== undefined || i % nth === 0);
}

/** How large what is tried is: `usual` in `npm test`, `deep` in a deep run. */
export function sized(usual: number, deep: number): number {
  return DEEP_UNTIL === undefined ? usual : deep;
}

/** `count` in `npm test`; many times as many in a deep run. */
export function runs(count: number): number {
  return DEEP_UNTIL === undefined ? count : count * DEEP_FACTOR;
}

/**
 * Holds that random play showed a law more than `wanted` cases. Under the fixed seed of `npm test` their
 * number is a fact, and one that falls tells that the law checks less than before. Under a fresh seed it
 * is chance, and no fault of the product.
 */
export function expectSeen(cases: number | undefined, wanted: number): void {
  if (KOBAN_SEED === undefined) expect(cases).toBeGreaterThan(wanted);
}
