/** Japanese, what figures in previews say: the files of en/figure.ts together. */
import type { FigureWords } from '../page.ts';
import { pictures } from './pictures.ts';
import { playback } from './playback.ts';

export const figure = { ...pictures, ...playback } satisfies FigureWords;
