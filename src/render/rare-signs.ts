/**
 * Signs that few boards have: of first moves, of hot stones, of eyes, and what an author draws. A
 * build that is to be small takes `rare-signs-later.ts` in place of this file.
 */
import type { Sequence } from '../protocol/player.ts';

export { drawnLines, shape, territory } from './drawn.ts';
export { eyeSign, unreadEye } from './eye-signs.ts';
export { gradeBadge, graded } from './graded-signs.ts';
export { dashedRing, glow } from './hot-signs.ts';

/** This build has these signs from the beginning; `rare-signs-later.ts` loads them. */
export async function loadRareSigns(_of?: Pick<Sequence, 'drawn' | 'frames'>): Promise<void> {}
