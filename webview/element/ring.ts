/**
 * The ring of a cycle, beside the verdicts. It is loaded only where a move repeats a position.
 */
import style from 'koban:ring-style';
import type { Sequence } from '../../src/protocol/player.ts';
import { cycleNear } from '../player/cycles.ts';
import { Ring } from '../player/ring/ring.ts';
import type { PreviewPlayer } from '../preview/player.ts';
import type { Speak } from '../ui/words.ts';
import { RING_SHEET } from './ring-sheet.ts';
import { adoptSheet } from './steps-sheet.ts';

interface RingParts {
  readonly sequence: Sequence;
  readonly player: PreviewPlayer;
  readonly speak: Speak;
}

/** @returns What brings the ring to a frame; `null` for the figure. */
export function addRing(
  figure: HTMLElement,
  below: HTMLElement,
  { sequence, player, speak }: RingParts,
): (index: number | null) => void {
  const cycleAt = (index: number) => cycleNear(sequence, index);
  let shown: number | null = null;
  const loop = () => {
    const cycle = cycleAt(shown ?? sequence.frames.length - 1);
    if (cycle) player.loop(cycle);
  };
  const ring = new Ring({ seek: (index) => player.go(index), loop });
  const follow = (index: number | null) => {
    speak();
    shown = index;
    const at = index ?? sequence.frames.length - 1;
    const cycle = cycleAt(at);
    ring.update(cycle && { sequence, index: at, cycle, turning: player.turning });
  };
  ring.root.addEventListener('keydown', (event) => player.key(event));
  figure.addEventListener('keydown', (event) => {
    const isOther =
      event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLSelectElement;
    if (!isOther && event.key.toLowerCase() === 'l') loop();
  });
  adoptSheet(figure, `${style}\n${RING_SHEET}`);
  below.prepend(ring.root);
  follow(null);
  return follow;
}
