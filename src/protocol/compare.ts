/** What the table of verdicts (webview) is told and what it says. Types only; both sides check the shape of what arrives. */
import type { Comparison } from './requests.ts';

/** Extension to table. */
export type ToCompare =
  | { readonly type: 'comparison'; readonly comparison: Comparison }
  | { readonly type: 'gone'; readonly message: string };

/** Table to extension. `move` is the move's index in its game. */
export type FromCompare =
  | { readonly type: 'ready' }
  /** The player is wanted, at a move. */
  | { readonly type: 'animate'; readonly uri: string; readonly entry: number; readonly move: number }
  | {
      readonly type: 'prove';
      readonly uri: string;
      readonly entry: number;
      readonly move: number;
      readonly rule: string;
    }
  /** For the clipboard. */
  | { readonly type: 'copy'; readonly text: string }
  | { readonly type: 'error'; readonly message: string };
