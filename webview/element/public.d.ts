/**
 * The module `koban/element`: importing it defines `<koban-board>` and lets figures of a build
 * step.
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
