/**
 * Writing with the mouse: the author does something at a position of a document, and the answer is an edit of its text, or the
 * reason why there is none. Nothing here knows which notation the text is in; every host answers the same request. Types only.
 */
import type { Stone } from './player.ts';
import type { SequenceParams } from './requests.ts';

export const WRITE = 'koban/write';

/** Who plays: whose turn it is unless given. */
export type By = 'other' | Stone;

export type WriteAction =
  | {
      readonly kind: 'play';
      /** Row-major, 0 at the top left of the diagram. */
      readonly point: number;
      readonly by?: By;
      /** Write it although a rule forbids it. */
      readonly anyway?: boolean;
      readonly how?: WriteHow;
    }
  | { readonly kind: 'pass' | 'tenuki'; readonly by?: By; readonly how?: WriteHow }
  /** Stones of the drawn position, before the first move; `null` for an empty point. */
  | { readonly kind: 'setup'; readonly point: number; readonly stone: Stone | null }
  /** A letter, or another short text; `next` for the first letter that is free, `null` for none. */
  | { readonly kind: 'label'; readonly point: number; readonly label: string | null }
  /** Puts a mark on a point in place of the one that it has, or takes it away; the plain mark of the notation unless a shape is named. */
  | {
      readonly kind: 'mark';
      readonly point: number;
      readonly shape?: MarkShape;
      /** Whose point it is, of `territory`. */
      readonly color?: Stone;
    }
  /** Draws an arrow or a line from a point to another, or takes it away. */
  | {
      readonly kind: 'line';
      readonly shape: 'arrow' | 'line';
      readonly point: number;
      readonly to: number;
    }
  /** The nth of the frame's comments (`Frame.comments`), or a first one; an empty text takes it away. */
  | { readonly kind: 'comment'; readonly nth: number; readonly text: string }
  /** Takes the move of the frame out of the text, and all that follows it. */
  | { readonly kind: 'remove' };

type MarkShape = 'cross' | 'triangle' | 'square' | 'circle' | 'territory';

/**
 * What else the move does. `branch`: it begins a variation, in an entry of its own. Where other entries continue this one from its
 * last move, `pin` has them continue from the move that is the last one now, and `follow` from the new one.
 */
type WriteHow = 'branch' | 'pin' | 'follow';

export interface WriteParams extends SequenceParams {
  /** The version of the document that the author saw. */
  readonly version: number;
  /** The frame that the author saw, as in `Sequence`. */
  readonly index: number;
  readonly action: WriteAction;
}

/** What could be done instead. */
export interface WriteOffer {
  readonly title: string;
  readonly action: WriteAction;
}

export type WriteReply =
  | {
      readonly kind: 'edit';
      /** The edits are of this version of the document and no other. */
      readonly version: number;
      /** Offsets of the document, in ascending order, apart from each other; all are of the text before any of them. */
      readonly edits: readonly { readonly start: number; readonly end: number; readonly text: string }[];
      /** What to show when they are made. */
      readonly entry: number;
      readonly index: number;
      /** Where an entry has several lines: an offset, in the text as it will be, that lies in the one to show. */
      readonly offset?: number;
      /** What was written, in words. */
      readonly said: string;
    }
  /** The text has it already: there is where to look. */
  | { readonly kind: 'go'; readonly entry: number; readonly index: number; readonly offset?: number }
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

/** Player to extension: what the author did on the board. */
export type FromWriter =
  | {
      readonly type: 'write';
      readonly uri: string;
      readonly entry: number;
      readonly version: number;
      readonly index: number;
      readonly action: WriteAction;
    }
  /** Begins a game on a square board, in a text that has nothing yet. */
  | { readonly type: 'begin'; readonly size: number }
  /** Takes back the last edit of the text, or makes it again. */
  | { readonly type: 'undo' | 'redo' };

/** Extension to player: what came of it, when that is not to be seen on the board. */
export interface ToWriter {
  readonly type: 'note';
  readonly message: string;
  /** Empty when there is nothing else that could be done; always so when something was written. */
  readonly offers: readonly WriteOffer[];
  readonly written: boolean;
  /** The comment that was written, if it was one. */
  readonly comment?: string;
}
