/**
 * The script of a page with boards: it defines `<koban-board>`, and lets figures that a build has
 * made step.
 */
import { figure } from '../../src/words/figure.ts';
import { speakOnPage } from '../ui/words.ts';
import { KobanBoard } from './board.ts';

speakOnPage(figure);

if (!customElements.get('koban-board')) customElements.define('koban-board', KobanBoard);

// What lets figures step is loaded with the first of them, now or later.
const figures = new MutationObserver(look);
function look(): void {
  if (!document.querySelector('.koban-stage[data-koban]')) return;
  figures.disconnect();
  void import('../preview/adopt.ts').then(({ adoptFromNowOn }) => adoptFromNowOn());
}
figures.observe(document.documentElement, { childList: true, subtree: true });
look();

export { KobanBoard };
