/**
 * The ring of a cycle, beside the verdicts. It is loaded only where a move repeats a position.
 */
import style from 'koban:wheel-style';
import type { Sequence } from '../../src/protocol/player.ts';
import type { Look } from '../../src/render/choices.ts';
import type { BookFigure } from '../../src/render/figures.ts';
import { LOOKS } from '../../src/render/theme.ts';
import { cycleNear } from '../../src/render/wheel/cycles.ts';
import { withKoLetters } from '../../src/render/wheel/said.ts';
import { Wheel } from '../player/wheel/wheel.ts';
import type { PreviewPlayer } from '../preview/player.ts';
import type { Speak } from '../ui/words.ts';
import { adoptSheet } from './steps-sheet.ts';
import { WHEEL_SHEET } from './wheel-sheet.ts';

interface BoardWheel {
  readonly sequence: Sequence;
  readonly player: PreviewPlayer;
  readonly speak: Speak;
  readonly look: Look;
}

/** What puts the letters of the wheel on the figure of all moves. */
export const letteringOf = (sequence: Sequence) => (figure: BookFigure) =>
  withKoLetters(figure, sequence, cycleNear(sequence, sequence.frames.length - 1));

/** @returns What brings the wheel to a frame; `null` for the figure. */
export function addWheel(
  figure: HTMLElement,
  below: HTMLElement,
  { sequence, player, speak, look }: BoardWheel,
): (index: number | null) => void {
  const cycleAt = (index: number) => cycleNear(sequence, index);
  const theme = LOOKS[look].css;
  let shown: number | null = null;
  const loop = () => {
    const cycle = cycleAt(shown ?? sequence.frames.length - 1);
    if (cycle) player.loop(cycle);
  };
  const wheel = new Wheel({ seek: (index) => player.go(index), loop });
  const follow = (index: number | null) => {
    speak();
    shown = index;
    const at = index ?? sequence.frames.length - 1;
    const cycle = cycleAt(at);
    wheel.update(cycle && { sequence, index: at, cycle, theme, turning: player.turning });
  };
  wheel.root.addEventListener('keydown', (event) => player.key(event));
  figure.addEventListener('keydown', (event) => {
    const isOther =
      event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLSelectElement;
    if (!isOther && event.key.toLowerCase() === 'l') loop();
  });
  adoptSheet(figure, `${style}\n${WHEEL_SHEET}`);
  below.prepend(wheel.root);
  follow(null);
  return follow;
}
