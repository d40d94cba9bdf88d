/** What figures in previews and documents say once they step. */
import { playback } from './playback.ts';

export const figure = { ...playback };
