/**
 * The same names as `graded-signs.ts`, without it: the build of `<koban-board>` takes this file in
 * its place (`scripts/bundle-library.mjs`). Until {@link loadGradedSigns} has been called, first
 * moves have no signs.
 */
import type * as Signs from './graded-signs.ts';

let loaded: typeof Signs | null = null;

export const graded = (...mark: Parameters<(typeof Signs)['graded']>) => loaded?.graded(...mark) ?? null;
export const gradeBadge = (...mark: Parameters<(typeof Signs)['gradeBadge']>) =>
  loaded?.gradeBadge(...mark) ?? null;

export async function loadGradedSigns(): Promise<void> {
  loaded ??= await import('./graded-signs.ts');
}
