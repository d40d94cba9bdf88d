/**
 * What the pages beside a text say: the board view and the table of rules. Pages carry these
 * sentences and no others.
 */
import { board } from './board.ts';
import { node } from './node.ts';
import { pictures } from './pictures.ts';
import { playback } from './playback.ts';
import { plies } from './plies.ts';
import { record } from './record.ts';
import { table } from './table.ts';

export const page = { ...plies, ...playback, ...pictures, ...board, ...node, ...record, ...table };
export type PageEnglish = typeof page;
