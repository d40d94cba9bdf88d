/**
 * The list of examples that a search has found: the messages between the extension and its page.
 */
import * as v from 'valibot';
import { type Message, report } from './message.ts';
import { count } from './player.ts';

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
    }
  /** `share`: of the work, from 0 to 1. */
  | {
      readonly type: 'progress';
      readonly status: string;
      readonly share: number;
      readonly running: boolean;
    }
  /** `picture`: SVG. `alt`: the board in words. */
  | {
      readonly type: 'example';
      readonly title: string;
      readonly text: string;
      readonly picture: string;
      readonly alt: string;
    };

export const fromFind = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('stop') }),
  /** An example by its number, from 0. */
  v.object({ type: v.literal('insert'), example: count }),
  v.object({ type: v.literal('open'), example: count }),
  v.object({ type: v.literal('error'), message: report }),
]);
export type FromFind = Message<typeof fromFind>;

/** Of the lists of examples. */
export const FIND_VIEW = 'koban.find';
