/**
 * The same names as `whole.ts`, without the whole board: the build of `<koban-board>` takes this
 * file in its place (`scripts/bundle-library.mjs`). Until {@link loadWhole} has been called, the
 * board of an entry that asks for it cannot be shown.
 */
import { type Analysis, shownOf } from '../analysis/index.ts';
import type * as Whole from './whole.ts';

let loaded: typeof Whole | null = null;

export const WholeBoard = {
  of(analysis: Analysis): Whole.WholeBoard | null {
    if (!shownOf(analysis)?.whole) return null;
    if (!loaded) throw new Error('no whole board');
    return loaded.WholeBoard.of(analysis);
  },
};

export async function loadWhole(analysis: Analysis): Promise<void> {
  if (shownOf(analysis)?.whole) loaded ??= await import('./whole.ts');
}
