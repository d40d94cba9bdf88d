/**
 * What the player (webview) is told and what it says. Types only; both sides check the shape of what arrives. The player knows no
 * rule: it draws the frames that it is sent.
 */

export type Stone = 'black' | 'white';

/** A mark on a point of a frame. */
export type Mark =
  | { readonly kind: 'last' }
  | { readonly kind: 'hot' }
  | { readonly kind: 'forbidden'; readonly rule: string }
  | { readonly kind: 'repeats' }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'cross' }
  | { readonly kind: 'mouth'; readonly group: number }
  | { readonly kind: 'eye'; readonly text: string };

export interface BoardShape {
  readonly columns: number;
  readonly rows: number;
  readonly open: readonly ('top' | 'right' | 'bottom' | 'left')[];
  /** Column and row of the lower left point on the whole board, from 1. */
  readonly origin: { readonly column: number; readonly row: number };
  readonly whole: { readonly columns: number; readonly rows: number } | null;
}

export interface VerdictLine {
  readonly rule: string;
  readonly title: string;
  readonly verdict: 'allowed' | 'forbidden' | 'undecided' | 'ends' | 'pending';
  readonly code: string | null;
  readonly text: string;
  /** True for the rule in force. */
  readonly inForce: boolean;
}

/** The board after one move (or at the start), and what is to be said of it. */
export interface Frame {
  /** 0 for the start. */
  readonly index: number;
  /** The number shown for the move, `''` for the start. */
  readonly number: string;
  /** Rows of `X`, `O`, `.`, `?` from the top. */
  readonly rows: readonly string[];
  readonly marks: readonly { readonly point: number; readonly mark: Mark }[];
  /** Who played, where (`c4`, `pass`, `tenuki`), what went. Absent for the start. */
  readonly move: {
    readonly color: Stone;
    readonly point: string;
    readonly at: number;
    readonly captured: readonly number[];
  } | null;
  readonly verdicts: readonly VerdictLine[];
  /** The move whose position this one repeats (0: the start), and how many moves lie between. */
  readonly repeats: { readonly of: number; readonly length: number; readonly pattern: string | null } | null;
  /** The whole frame in a sentence, for screen readers and the line under the board. */
  readonly caption: string;
  /** Where the move stands in the text (document offsets), to follow the cursor. */
  readonly span: { readonly start: number; readonly end: number } | null;
}

export interface Sequence {
  /** Which document and entry this is, to be given back in messages. */
  readonly uri: string;
  readonly entry: number;
  readonly version: number;
  readonly title: string;
  /** Where the entry stands in the text (document offsets), so that a player finds it again after edits above it. */
  readonly span?: { readonly start: number; readonly end: number };
  readonly shape: BoardShape;
  readonly labels: readonly { readonly point: number; readonly text: string }[];
  readonly marks: readonly number[];
  readonly frames: readonly Frame[];
  /** Errors of the entry, so that a broken diagram says what is wrong instead of showing half a board in silence. */
  readonly problems: readonly string[];
}

/** Extension to player. */
export type ToPlayer =
  | { readonly type: 'sequence'; readonly sequence: Sequence; readonly index: number }
  | { readonly type: 'goto'; readonly index: number }
  | { readonly type: 'gone'; readonly message: string }
  | { readonly type: 'settings'; readonly coordinates: 'western' | 'none' };

/** Player to extension. */
export type FromPlayer =
  | { readonly type: 'ready' }
  | {
      readonly type: 'at';
      readonly uri: string;
      readonly entry: number;
      readonly index: number;
      readonly byUser: boolean;
    }
  | { readonly type: 'error'; readonly message: string };
