import { ObjectCache } from './cache.ts';
import type { Analysis } from './types.ts';

/**
 * How often something has been worked out about an analysis after it was made: a verdict by a
 * search, an eye by reading.
 */
const known = new ObjectCache((_: Analysis) => ({ count: 0 }));

/**
 * Says that a search for an analysis has ended: what was made of it before is made again when it is
 * asked for.
 */
export function learned(analysis: Analysis): void {
  known.get(analysis).count++;
}

/** The version for an {@link ObjectCache} of what depends on verdicts and eyes. */
export function knowledgeOf(analysis: Analysis): number {
  return known.get(analysis).count;
}
