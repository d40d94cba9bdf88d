/**
 * The rules whose steps search for cycles. A build that is to be small takes `searching-later.ts`
 * in place of this file.
 */
export { SEARCHING } from './generated/searching.ts';

/** Here the rules are there from the beginning: see `searching-later.ts`. */
export async function loadSearchingRules(): Promise<void> {}

export function isLoaded(): boolean {
  return true;
}
