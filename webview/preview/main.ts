/** The script of the Markdown preview: figures with moves become players, and stay players while the page is rendered again. */
import { PreviewPlayer } from './player.ts';
import { readSequence } from './read.ts';

interface Known {
  readonly player: PreviewPlayer;
  data: string;
}

const players = new WeakMap<Element, Known>();

function adopt(): void {
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

// The preview says when it has rendered the page again; the first time it has done so before this script runs.
window.addEventListener('vscode.markdown.updateContent', adopt);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', adopt);
else adopt();
