/** Korean, what boards in pages say: the files of en/boards.ts together. */
import type { FigureWords } from '../page.ts';
import { board } from './board.ts';
import { words } from './index.ts';
import { playback } from './playback.ts';

export const boards = { ...words, ...playback, ...board } satisfies Partial<FigureWords>;
