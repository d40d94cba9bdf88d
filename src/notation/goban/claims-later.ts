/**
 * The same names as `claims.ts`, without the reading: the build of `<koban-board>`, which shows no
 * claims, takes this file in its place (`scripts/bundle-library.mjs`). Until {@link loadClaims} has
 * been called, a text with a claim cannot be read; its problems may be in the claim.
 */
import type { readExpect as Read } from './expect.ts';

class NoClaims extends Error {}

let read: typeof Read | null = null;

export const readExpect: typeof Read = (...claim) => {
  if (!read) throw new NoClaims('no claims');
  return read(...claim);
};

export async function loadClaims(): Promise<void> {
  read = (await import('./expect.ts')).readExpect;
}

/** Whether a text could not be read since it has a claim. */
export function isWithoutClaims(problem: unknown): boolean {
  return problem instanceof NoClaims;
}
