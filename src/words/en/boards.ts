/**
 * What boards in pages say. A small build keeps, of all sentences, those that a board without
 * problems says under rules that do not search (`scripts/board-sentences.mjs`).
 */
import { board } from './board.ts';
import { english } from './index.ts';
import { playback } from './playback.ts';

export const boards = { ...english, ...playback, ...board };
