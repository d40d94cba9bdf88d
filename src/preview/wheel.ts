/** The cycle of an entry as a wheel that stands still, below its boards. */
import { ownStart } from '../pictures/sequence.ts';
import type { Sequence } from '../protocol/player.ts';
import type { Element } from '../render/element.ts';
import type { Look } from '../render/index.ts';
import { svgElement, themeOf } from '../render/svg.ts';
import { cutOf } from '../render/wheel/cuts.ts';
import { cycleNear } from '../render/wheel/cycles.ts';
import { wheelElements } from '../render/wheel/draw.ts';
import { sayWheel } from '../render/wheel/said.ts';
import { tracksOf } from '../render/wheel/tracks.ts';

const SIZE = 180;

/** `null` where the author shows one board, or the moves complete no more than a basic ko. */
export function wheelElement(sequence: Sequence, look: Look, id: string): Element | null {
  const cycle = cycleNear(sequence, sequence.frames.length - 1);
  if (
    !cycle ||
    cycle.to - cycle.from < 3 ||
    cycle.to <= ownStart(sequence) ||
    sequence.show?.at !== undefined
  )
    return null;
  const tracks = tracksOf(sequence, cycle);
  const cut = cutOf(sequence, cycle);
  const options = {
    size: SIZE,
    theme: themeOf('css', look),
    id: `${id}w`,
    cut: cut === 'pending' ? null : cut,
  };
  const svg = svgElement(SIZE, SIZE, sayWheel(tracks), wheelElements(tracks, options));
  return { ...svg, attributes: { ...svg.attributes, class: 'koban-svg koban-cycle' } };
}
