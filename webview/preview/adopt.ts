/** Figures with moves become players, and stay players while the page is rendered again. */
import { isLanguage } from '../../src/words/figure.ts';
import type { Languages } from '../ui/words.ts';
import { PreviewPlayer } from './player.ts';
import { readSequence } from './read.ts';

const players = new WeakMap<Element, PreviewPlayer>();
/** What a figure was last found to carry. */
const found = new WeakMap<Element, string>();

/** Each speaks the language in which it was made. */
function adopt(languages: Languages): void {
  for (const host of document.querySelectorAll<HTMLElement>('.koban-stage[data-koban]')) {
    const data = host.dataset.koban ?? '';
    if (found.get(host) === data) continue;
    found.set(host, data);
    const sequence = readSequence(data);
    if (!sequence) continue;
    const { language = 'en' } = sequence;
    void languages(isLanguage(language) ? language : 'en').then((speak) => {
      // The figure may have been rendered again meanwhile.
      if (found.get(host) !== data) return;
      const known = players.get(host);
      if (known) known.renew(sequence, speak);
      else players.set(host, new PreviewPlayer(host, sequence, speak));
    });
  }
}

/**
 * Adopts what there is, and what comes as the page changes. What players do happens in shadow
 * roots, which this page cannot see.
 */
export function adoptFromNowOn(languages: Languages): void {
  const look = () => adopt(languages);
  new MutationObserver(look).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-koban'],
  });
  // The Markdown preview says so when it has put its content in.
  window.addEventListener('vscode.markdown.updateContent', look);
  look();
}
