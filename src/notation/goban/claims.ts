/** The reading of claims. A build that is to be small takes `claims-later.ts` in its place. */
export { readExpect } from './expect.ts';

/** Here it is there from the beginning: see `claims-later.ts`. */
export async function loadClaims(): Promise<void> {}

export function isWithoutClaims(_problem: unknown): boolean {
  return false;
}
