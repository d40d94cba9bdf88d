/** Korean, what figures in previews say: the files of en/figure.ts together. */
import type { FigureWords } from '../page.ts';

export const figure = {} satisfies Partial<FigureWords>;
