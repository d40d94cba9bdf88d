/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { FigureWords } from '../../page.ts';
import { board } from './board.ts';
import { words } from './index.ts';
import { playback } from './playback.ts';

export const boards = { ...words, ...playback, ...board } satisfies Partial<FigureWords>;
