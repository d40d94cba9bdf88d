/**
 * The list of examples that a search has found: the messages between the extension and its page.
 */
import * as v from 'valibot';
import { type Message, report } from './message.ts';
import { count } from './numbers.ts';

/**
 * What the page gets. It has no schema: the page is small, and no one but the extension can
 * write to it.
 */
export type ToFind =
  /** All that the page says, in the language of the reader. */
  | {
      readonly type: 'search';
      readonly title: string;
      readonly stop: string;
      readonly insert: string;
      readonly open: string;
      readonly again: string;
      /** For the page to keep: see {@link keptFind}. */
      readonly quest: string;
      readonly uri: string;
    }
  /** `share`: of the work, from 0 to 1. `again`: the search can be run again. */
  | {
      readonly type: 'progress';
      readonly status: string;
      readonly share: number;
      readonly running: boolean;
      readonly again: boolean;
    }
  | ({ readonly type: 'example' } & ShownExample);

/** `text`: the entry. `picture`: SVG. `alt`: the board in words. */
const shownExample = v.object({ title: v.string(), text: v.string(), picture: v.string(), alt: v.string() });
export type ShownExample = Message<typeof shownExample>;

/**
 * What the page keeps while its window is reloaded. `quest`: the search, as JSON. `uri`: the text
 * in which entries are inserted, or nothing. `running`: it had not ended.
 */
export const keptFind = v.object({
  title: v.string(),
  quest: v.string(),
  uri: v.string(),
  status: v.string(),
  running: v.boolean(),
  again: v.boolean(),
  examples: v.array(shownExample),
});
export type KeptFind = Message<typeof keptFind>;

export const fromFind = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('stop') }),
  v.object({ type: v.literal('again') }),
  /** An example by its number, from 0. */
  v.object({ type: v.literal('insert'), example: count }),
  v.object({ type: v.literal('open'), example: count }),
  v.object({ type: v.literal('error'), message: report }),
]);
export type FromFind = Message<typeof fromFind>;

/** Of the lists of examples. */
export const FIND_VIEW = 'koban.find';
