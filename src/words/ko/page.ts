/** Korean, what the pages beside a text say: the files of en/page.ts together. */
import type { PageWords } from '../page.ts';
import { board } from './board.ts';
import { node } from './node.ts';
import { pictures } from './pictures.ts';
import { playback } from './playback.ts';
import { plies } from './plies.ts';
import { record } from './record.ts';
import { table } from './table.ts';

export const page = {
  ...plies,
  ...playback,
  ...pictures,
  ...board,
  ...node,
  ...record,
  ...table,
} satisfies Partial<PageWords>;
