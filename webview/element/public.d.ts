/**
 * Importing the module defines `<koban-board>` and lets figures of a build step. Servers that make
 * pages may import it, too; it does nothing there.
 *
 * ```html
 * <script type="module" src="koban/element.js"></script>
 * <koban-board rules="psk">
 *   . X O .
 *   X . X O
 *   . X O .
 *   edges: all
 *   moves: W b2
 * </koban-board>
 * ```
 *
 * @module koban/element
 */

/**
 * A board with moves. Its text is an entry; `rules`, `look`, `coordinates`, `theme`, `lang` and
 * `language` (`goban` or `markdown`) are attributes.
 */
export declare class KobanBoard extends HTMLElement {}

/** Another move is shown. It bubbles out of shadow trees. */
export type KobanMoveEvent = CustomEvent<{
  /** The move counted from 0, the start; `null` for the figure with all moves. */
  readonly index: number | null;
}>;

declare global {
  interface HTMLElementEventMap {
    'koban-move': KobanMoveEvent;
  }
  interface HTMLElementTagNameMap {
    'koban-board': KobanBoard;
  }
}
