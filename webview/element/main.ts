/**
 * The script of a page with boards: it defines `<koban-board>`, and lets figures that a build has
 * made step.
 */
import { KobanBoard } from './board.ts';
import { languages } from './languages.ts';

if (!customElements.get('koban-board')) customElements.define('koban-board', KobanBoard);

// What lets figures step is loaded with the first of them, now or later.
const figures = new MutationObserver(look);
function look(): void {
  if (!document.querySelector('.koban-stage[data-koban]')) return;
  figures.disconnect();
  void import('../preview/adopt.ts').then(({ adoptFromNowOn }) => adoptFromNowOn(languages));
}
figures.observe(document.documentElement, { childList: true, subtree: true });
look();

export { KobanBoard };
