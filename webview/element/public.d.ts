/**
 * The module `koban/element`: importing it defines `<koban-board>` and lets figures of a build
 * step.
 */

/**
 * A board with moves. Its text is an entry; `rules`, `look`, `coordinates` and `theme` are
 * attributes.
 */
export declare class KobanBoard extends HTMLElement {}

declare global {
  interface HTMLElementTagNameMap {
    'koban-board': KobanBoard;
  }
}
