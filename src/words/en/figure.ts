/** What figures in previews and documents say once they step. */
import { pictures } from './pictures.ts';
import { playback } from './playback.ts';

export const figure = { ...playback, ...pictures };
