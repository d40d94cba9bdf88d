/** The table of verdicts. */

import * as v from 'valibot';
import { entryId } from './entry-id.ts';
import type { Message } from './message.ts';
import { count, span } from './numbers.ts';
import { verdictLine } from './player.ts';

const text = v.string();

const compareRow = v.object({
  /** The index of the move in its game: the frame to animate to. */
  index: count,
  number: text,
  point: text,
  /** What happens, in words: `White c4 takes d4`. */
  description: text,
  /** One for each rule, in the same order. */
  cells: v.array(verdictLine),
});
export type CompareRow = Message<typeof compareRow>;

export const comparison = v.pipe(
  v.object({
    uri: text,
    entry: entryId,
    version: v.pipe(v.number(), v.safeInteger()),
    title: text,
    /**
     * The entry in the text (document offsets), so that the table finds it again after edits above
     * it.
     */
    span,
    rules: v.array(v.object({ id: text, title: text, summary: text, inForce: v.boolean() })),
    rows: v.array(compareRow),
    /** Who wins, where the entry asks it: a text for each rule, empty where none is known yet. */
    outcome: v.exactOptional(v.object({ title: text, cells: v.array(text) })),
  }),
  v.check(
    ({ rules, rows }) => rows.every(({ cells }) => cells.length === rules.length),
    'a row has not one cell for each rule',
  ),
);
export type Comparison = Message<typeof comparison>;
