/**
 * The readers of what only some texts have: claims and their lines, and `$$` diagrams. A build that
 * is to be small takes `readers-later.ts` in place of this file.
 */
export { readExpect } from './goban/expect.ts';
export { readOutcomeLines } from './goban/outcome-lines.ts';
export { parseSenseis } from './senseis/index.ts';

/** Here they are there from the beginning: see `readers-later.ts`. */
export async function loadReaders(): Promise<void> {}

export function isWithoutReader(_problem: unknown): boolean {
  return false;
}
