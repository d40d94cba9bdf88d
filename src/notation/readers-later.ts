/**
 * The same names as `goban/claims.ts`, `dollars.ts`, `suggest.ts` and `readers.ts`, without what
 * they do: the build of `<koban-board>` takes this file in place of them
 * (`scripts/bundle-library.mjs`). Until {@link loadReaders} has been called, a text that has
 * something for one of them, or a misspelled word, cannot be read.
 */
import type * as Dollars from './dollars.ts';
import type * as Claims from './goban/claims.ts';
import type * as Suggest from './suggest.ts';

type Later = typeof Claims & typeof Dollars & typeof Suggest;

class WithoutReader extends Error {}

let readers: Later | null = null;

function there(): Later {
  if (!readers) throw new WithoutReader('no reader');
  return readers;
}

export const readExpect: Later['readExpect'] = (...claim) => there().readExpect(...claim);
export const nearest: Later['nearest'] = (...words) => there().nearest(...words);
export const parseSenseis: Later['parseSenseis'] = (text) => there().parseSenseis(text);
export const readShow: Later['readShow'] = (values) =>
  values.all('show').length > 0 ? there().readShow(values) : {};
export const readOutcomeLines: Later['readOutcomeLines'] = (values, board) =>
  (['goal', 'threats', 'outside'] as const).some((key) => values.all(key).length > 0)
    ? there().readOutcomeLines(values, board)
    : {};

export async function loadReaders(): Promise<void> {
  const [claims, dollars, suggest] = await Promise.all([
    import('./goban/claims.ts'),
    import('./dollars.ts'),
    import('./suggest.ts'),
  ]);
  readers = { ...claims, ...dollars, ...suggest };
}

/** Whether a text could not be read since it needs a reader that is not there yet. */
export function isWithoutReader(problem: unknown): boolean {
  return problem instanceof WithoutReader;
}
