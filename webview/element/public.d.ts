/**
 * Importing the module defines `<koban-board>` and lets figures of a build step. Servers that make
 * pages may import it, too; it does nothing there.
 *
 * ```html
 * <script type="module" src="koban/element.js"></script>
 * <koban-board id="ko" rules="psk">
 *   . X O .
 *   X . X O
 *   . X O .
 *   edges: all
 *   moves: W b2
 * </koban-board>
 * <a href="#ko:1">White takes the ko</a>
 * ```
 *
 * @module koban/element
 */

/** What a page says of a board, in HTML and in frameworks. All of it may be left out. */
export interface KobanBoardAttributes {
  /** The address of the text, which is loaded; else the text is what stands in the element. */
  src?: string | null;
  /** What the text is; by default what the name at `src` says, else what the text looks like. */
  language?: 'goban' | 'markdown' | 'sgf' | null;
  /** Which board of the text: its title, or its number from 1; the first by default. */
  entry?: string | null;
  /** Rules for an entry that names none, between commas. */
  rules?: string | null;
  /** What the board is made of: `wood` by default. */
  look?: 'wood' | 'plain' | null;
  /** `western` by default. */
  coordinates?: 'western' | 'japanese' | 'numbers' | 'none' | null;
  /** The move that is shown, 0 for the start; `null` for the figure with all moves. */
  index?: number | null;
}

/**
 * A board with moves. What is said before the text is there is done once it is. `theme` (`light` or
 * `dark`) and `lang` are attributes, too.
 */
export declare class KobanBoard extends HTMLElement implements KobanBoardAttributes {
  src: string | null;
  language: 'goban' | 'markdown' | 'sgf' | null;
  entry: string | null;
  rules: string | null;
  look: 'wood' | 'plain' | null;
  coordinates: 'western' | 'japanese' | 'numbers' | 'none' | null;
  /**
   * The move that is shown, counted from 0, the start; `null` for the figure with all moves.
   * Setting it shows a move, the last one where there are fewer.
   */
  index: number | null;
  /** How many moves the board has; 0 until its text is there. */
  readonly moves: number;
  /** What is shown, and what the rules say of it; `null` where there are no moves. */
  readonly shown: KobanShown | null;
  /** Shows the start. */
  first(): void;
  /** Shows the move before. */
  previous(): void;
  /** Shows the next move; of the figure, the first. */
  next(): void;
  /** Shows the last move. */
  last(): void;
  /** Plays the moves, one after another. */
  play(): void;
  /** Stops playing. */
  pause(): void;
}

/** In the language of the board. Of the figure with all moves it is the last move. */
export interface KobanShown {
  /** `White F5 takes F6`. */
  readonly caption: string;
  /** Those of all rules of the text, the first in force. */
  readonly verdicts: readonly {
    readonly rule: string;
    /** `Positional superko`. */
    readonly title: string;
    readonly verdict: 'allowed' | 'forbidden' | 'undecided' | 'ends' | 'pending';
    /** `forbidden`, `ends the game (a draw)`. */
    readonly word: string;
    /** A sentence, empty where there is nothing to say. */
    readonly reason: string;
  }[];
}

/** Another move is shown. It bubbles out of shadow trees. */
export type KobanMoveEvent = CustomEvent<{
  /** As {@link KobanBoard.index}. */
  readonly index: number | null;
}>;

/** A text is shown, or is shown anew since its rule or its language has changed. */
export type KobanLoadEvent = CustomEvent<{
  /** As {@link KobanBoard.moves}. */
  readonly moves: number;
}>;

/** An address could not be read, or a board could not be drawn; the element says so itself. */
export type KobanErrorEvent = CustomEvent<{
  /** Why, in the language of the board. */
  readonly message: string;
}>;

/** What a board fires, by name. */
export interface KobanBoardEvents {
  'koban-move': KobanMoveEvent;
  'koban-load': KobanLoadEvent;
  'koban-error': KobanErrorEvent;
}

declare global {
  interface HTMLElementEventMap extends KobanBoardEvents {}
  interface HTMLElementTagNameMap {
    'koban-board': KobanBoard;
  }
}
