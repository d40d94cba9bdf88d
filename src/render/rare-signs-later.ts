/**
 * The same names as `rare-signs.ts`, without it: the build of `<koban-board>` takes this file in
 * its place (`scripts/bundle-library.mjs`). Until {@link loadRareSigns} has been called, these
 * signs are not drawn.
 */
import type { Mark, Sequence } from '../protocol/player.ts';
import type * as Signs from './rare-signs.ts';

let loaded: typeof Signs | null = null;

type Argument<K extends keyof typeof Signs> = Parameters<(typeof Signs)[K]>;

export const dashedRing = (...at: Argument<'dashedRing'>) => loaded?.dashedRing(...at) ?? null;
export const drawnLines = (...at: Argument<'drawnLines'>) => loaded?.drawnLines(...at) ?? null;
export const eyeSign = (...at: Argument<'eyeSign'>) => loaded?.eyeSign(...at) ?? null;
export const glow = (...at: Argument<'glow'>) => loaded?.glow(...at) ?? [];
export const gradeBadge = (...at: Argument<'gradeBadge'>) => loaded?.gradeBadge(...at) ?? null;
export const graded = (...at: Argument<'graded'>) => loaded?.graded(...at) ?? null;
export const shape = (...at: Argument<'shape'>) => loaded?.shape(...at) ?? null;
export const territory = (...at: Argument<'territory'>) => loaded?.territory(...at) ?? null;
export const unreadEye = (...at: Argument<'unreadEye'>) => loaded?.unreadEye(...at) ?? null;

const RARE: ReadonlySet<Mark['kind']> = new Set(['hot', 'eye', 'unread', 'grade']);

/** Loads them, where a sequence is named only if that has one. */
export async function loadRareSigns(of?: Pick<Sequence, 'drawn' | 'frames'>): Promise<void> {
  if (!of || of.drawn || of.frames.some(({ marks }) => marks.some(({ mark }) => RARE.has(mark.kind))))
    loaded ??= await import('./rare-signs.ts');
}
