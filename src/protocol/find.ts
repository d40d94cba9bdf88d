/**
 * The list of examples that a search has found: the messages between the extension and its page.
 */
import * as v from 'valibot';
import { type Message, report } from './message.ts';
import { count } from './player.ts';

const text = v.string();

export const toFind = v.variant('type', [
  /** All that the page says, in the language of the reader. */
  v.object({
    type: v.literal('search'),
    title: text,
    stop: text,
    insert: text,
    open: text,
  }),
  /** `share`: of the work, from 0 to 1. */
  v.object({ type: v.literal('progress'), status: text, share: v.number(), running: v.boolean() }),
  v.object({
    type: v.literal('example'),
    title: text,
    text,
    /** SVG. */
    picture: text,
    alt: text,
  }),
]);
export type ToFind = Message<typeof toFind>;

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
