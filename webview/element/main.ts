/**
 * The script of a page with boards: it defines `<koban-board>`, and lets figures that a build has
 * made step.
 */
import { KobanBoard } from './board.ts';

// A server that makes pages loads this module, too, and has no elements.
if (globalThis.customElements) begin();

function begin(): void {
  if (!customElements.get('koban-board')) customElements.define('koban-board', KobanBoard);

  // What lets figures step is loaded with the first of them, now or later.
  const look = (): void => {
    if (!document.querySelector('.koban-stage[data-koban], .koban-proofs[data-koban-proofs]')) return;
    figures.disconnect();
    void import('./figures.ts').then(({ adoptFigures }) => adoptFigures());
  };
  const figures = new MutationObserver(look);
  figures.observe(document.documentElement, { childList: true, subtree: true });
  look();
}

export { KobanBoard };
