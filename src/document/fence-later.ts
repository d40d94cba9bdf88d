/**
 * The same names as `fence.ts`, without what finds fences: the build of `<koban-board>` takes this
 * file in its place (`scripts/bundle-library.mjs`), since most boards are entries of their own.
 * Until {@link loadFences} has been called, a text of Markdown cannot be read.
 */
import type * as Fences from './fence.ts';

export type { Fence, FoundFence } from './fence.ts';

let fences: typeof Fences | null = null;

function there(): typeof Fences {
  if (!fences) throw new Error('no fences');
  return fences;
}

export const sameFence: typeof Fences.sameFence = (a, b) => a === b || there().sameFence(a, b);
export const fencesIn: typeof Fences.fencesIn = (...lines) => there().fencesIn(...lines);
export const fenceAt: typeof Fences.fenceAt = (...line) => there().fenceAt(...line);
export const within: typeof Fences.within = (...line) => there().within(...line);
export const afterQuotes: typeof Fences.afterQuotes = (...line) => there().afterQuotes(...line);
export const withoutQuotes: typeof Fences.withoutQuotes = (...text) => there().withoutQuotes(...text);

export async function loadFences(): Promise<void> {
  fences ??= await import('./fence.ts');
}
