/** Figures with moves become players, and stay players while the page is rendered again. */
import { PreviewPlayer } from './player.ts';
import { readSequence } from './read.ts';

interface KnownFigure {
  readonly player: PreviewPlayer;
  data: string;
}

const players = new WeakMap<Element, KnownFigure>();

export function adopt(): void {
  for (const host of document.querySelectorAll<HTMLElement>('.koban-stage[data-koban]')) {
    const data = host.dataset.koban ?? '';
    const known = players.get(host);
    if (known?.data === data) continue;
    const sequence = readSequence(data);
    if (!sequence) continue;
    if (known) {
      known.data = data;
      known.player.renew(sequence);
    } else players.set(host, { player: new PreviewPlayer(host, sequence), data });
  }
}

/**
 * Goes on doing so as the page changes. What players do happens in shadow roots, which nobody sees
 * from here.
 */
export function adoptFromNowOn(): void {
  new MutationObserver(adopt).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-koban'],
  });
  adopt();
}
