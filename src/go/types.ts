import type { Position } from './position.ts';

/**
 * The nouns of the board. Everything here is data; the verbs are in `position.ts`, `play.ts` and
 * `game.ts`.
 */

/** What a point of a diagram holds. Numbers, because hot loops keep them in typed arrays. */
export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
/** A `?` of a diagram: it may be anything, and no verdict may depend on it silently. */
export const UNKNOWN = 3;

export type Color = typeof BLACK | typeof WHITE;
export type Cell = typeof EMPTY | Color | typeof UNKNOWN;
export type ColorName = 'black' | 'white';

export function opponent(color: Color): Color {
  return color === BLACK ? WHITE : BLACK;
}

export function colorName(color: Color): ColorName {
  return color === BLACK ? 'black' : 'white';
}

/** Index of a point in row-major order, the top left point of the diagram is 0. */
export type Point = number;

/** Whether two lists have the same points in the same order. */
export function samePoints(a: readonly Point[], b: readonly Point[]): boolean {
  return a === b || (a.length === b.length && a.every((p, i) => p === b[i]));
}

/**
 * The four sides of a diagram. A side that is not an edge of the board is *open*: the board goes on
 * there.
 */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * What a player does. A tenuki is a board play outside of what is drawn: it changes nothing here. A
 * `setup` is no player's move: the board is another one from there on, as the record has it, and
 * the opponent of `color` is to play. A play with `over` puts its stone on the board whatever
 * stands on its point, as FF[4] has it of SGF.
 */
export type Move =
  | { readonly kind: 'play'; readonly color: Color; readonly point: Point; readonly over?: true }
  | { readonly kind: 'pass'; readonly color: Color }
  | { readonly kind: 'tenuki'; readonly color: Color }
  | { readonly kind: 'setup'; readonly color: Color; readonly position: Position };

/** Why a move cannot be carried out at all, under any rule, or only `over` what stands there. */
export type Misplay = 'occupied' | 'unknown';

const MISPLAY_CODES = { occupied: 'play.occupied', unknown: 'play.unknown' } as const;

/** The code under which such a move is reported, whatever the rule. */
export function misplayCode<M extends Misplay>(misplay: M): (typeof MISPLAY_CODES)[M] {
  return MISPLAY_CODES[misplay];
}

/** Whether a verdict of this code is no rule's, since the move cannot be carried out at all. */
export function isMisplay(code: string | null | undefined): boolean {
  return code === MISPLAY_CODES.occupied || code === MISPLAY_CODES.unknown;
}
