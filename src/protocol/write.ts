/**
 * Writing with the mouse: the author does something at a position of a document, and the answer is
 * an edit of its text, or the reason why there is none. Nothing here knows which notation the text
 * is in; every host answers the same request.
 */

import * as v from 'valibot';
import type { EntryId } from './entry-id.ts';
import type { Message } from './message.ts';
import { count } from './numbers.ts';
import { supply } from './outcomes.ts';
import type { Stone } from './player.ts';
import type { SequenceParams } from './requests.ts';

export const WRITE = 'koban/write';

/** The player; the side to move unless given. */
export type By = 'other' | Stone;

const color = v.picklist(['black', 'white']);
const by = v.picklist(['other', 'black', 'white']);
/** Row-major, 0 at the top left of the diagram. */
const point = v.pipe(v.number(), v.safeInteger());

/**
 * What else a move does. `branch`: it begins a variation, in an entry of its own. Where other
 * entries continue this one from its last move, `pin` has them continue from the move that is the
 * last one now, and `follow` from the new one.
 */
const how = v.picklist(['branch', 'pin', 'follow']);

/** What the entry of a variation says of itself: another rule, and supplies. */
const variation = v.object({ rule: v.nullable(v.string()), threats: supply, spare: supply });
export type VariationLines = Message<typeof variation>;

export const writeAction = v.variant('kind', [
  v.object({
    kind: v.literal('play'),
    point,
    by: v.exactOptional(by),
    /** Write it although a rule forbids it. */
    anyway: v.exactOptional(v.boolean()),
    how: v.exactOptional(how),
    variation: v.exactOptional(variation),
  }),
  v.object({
    kind: v.picklist(['pass', 'tenuki']),
    by: v.exactOptional(by),
    how: v.exactOptional(how),
    variation: v.exactOptional(variation),
  }),
  /** Stones of the drawn position, before the first move; `null` for an empty point. */
  v.object({ kind: v.literal('setup'), point, stone: v.nullable(color) }),
  /** A letter, or another short text; `next` for the first letter that is free, `null` for none. */
  v.object({ kind: v.literal('label'), point, label: v.nullable(v.string()) }),
  /**
   * Puts a mark on a point in place of the one that it has, or takes it away; the plain mark of the
   * notation unless a shape is named.
   */
  v.object({
    kind: v.literal('mark'),
    point,
    shape: v.exactOptional(v.picklist(['cross', 'triangle', 'square', 'circle', 'territory'])),
    /** The player whose point it is, of `territory`. */
    color: v.exactOptional(color),
  }),
  /** Draws an arrow or a line from a point to another, or takes it away. */
  v.object({ kind: v.literal('line'), shape: v.picklist(['arrow', 'line']), point, to: point }),
  /**
   * The nth of the frame's comments (`Frame.comments`), or a first one; an empty text takes it
   * away.
   */
  v.object({ kind: v.literal('comment'), nth: count, text: v.string() }),
  /** A property of the first node of a record (`Sequence.record`); an empty value takes it away. */
  v.object({ kind: v.literal('field'), name: v.string(), value: v.string() }),
  /** The rule that the text names first: `rules:` of an entry, `RU` of a record. */
  v.object({ kind: v.literal('rule'), rule: v.string() }),
  /** The whole game turned by a quarter, mirrored, or with the colors changed. */
  v.object({ kind: v.literal('turn'), how: v.picklist(['rotate', 'mirror', 'colors']) }),
  /** Whose turn it is from here. */
  v.object({ kind: v.literal('to-play'), color }),
  /** Takes the move of the frame out of the text, and all that follows it. */
  v.object({ kind: v.literal('remove') }),
]);
export type WriteAction = Message<typeof writeAction>;

/** What the author could do instead. */
export const writeOffer = v.object({ title: v.string(), action: writeAction });
export type WriteOffer = Message<typeof writeOffer>;

export interface WriteParams extends SequenceParams {
  /** The version of the document that the author saw. */
  readonly version: number;
  /** The frame that the author saw, as in `Sequence`. */
  readonly index: number;
  readonly action: WriteAction;
}

export type WriteReply =
  | {
      readonly kind: 'edit';
      /** The edits are of this version of the document and no other. */
      readonly version: number;
      /**
       * Offsets of the document, in ascending order, apart from each other; all are of the text
       * before any of them.
       */
      readonly edits: readonly { readonly start: number; readonly end: number; readonly text: string }[];
      /** What to show when they are made. */
      readonly entry: EntryId;
      readonly index: number;
      /**
       * Where an entry has several lines: an offset, in the text as it will be, that lies in the
       * one to show.
       */
      readonly offset?: number;
      /** What was written, in words. */
      readonly said: string;
    }
  /** The text has it already: there is where to look. */
  | { readonly kind: 'go'; readonly entry: EntryId; readonly index: number; readonly offset?: number }
  | {
      readonly kind: 'refused';
      /** Stable: `write.occupied`, …, or that of the verdict (`basic.recapture`). */
      readonly code: string;
      readonly message: string;
      readonly offers: readonly WriteOffer[];
    }
  /** The document is no longer the one that the author saw. */
  | { readonly kind: 'stale' }
  /** There is no such entry. */
  | null;
