/** Japanese, what the pages beside a text say: the files of en/page.ts together. */
import type { PageWords } from '../page.ts';
import { board } from './board.ts';
import { deeds } from './deeds.ts';
import { pictures } from './pictures.ts';
import { playback } from './playback.ts';
import { table } from './table.ts';

export const page = { ...deeds, ...pictures, ...playback, ...board, ...table } satisfies PageWords;
