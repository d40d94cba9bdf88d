/** The cycle of an entry as a wheel that stands still, below its boards. */
import { ownStart } from '../pictures/sequence.ts';
import type { Sequence } from '../protocol/player.ts';
import type { Element } from '../render/element.ts';
import type { BookFigure, Look } from '../render/index.ts';
import { svgElement, themeOf } from '../render/svg.ts';
import { cutOf } from '../render/wheel/cuts.ts';
import { cycleNear } from '../render/wheel/cycles.ts';
import { type WheelOptions, wheelElements } from '../render/wheel/draw.ts';
import { WHEEL } from '../render/wheel/plan.ts';
import { sayWheel, withKoLetters } from '../render/wheel/said.ts';
import { type Tracks, tracksOf } from '../render/wheel/tracks.ts';
import type { FigurePictures } from './entry.ts';

const { size: SIZE } = WHEEL;

interface WheelPage {
  readonly look: Look;
  /** Begins the ids of the gradients of stones. */
  readonly id: string;
  readonly pictures?: FigurePictures | undefined;
}

interface FigureWheel {
  readonly wheel: Element;
  /** A figure with the letters of the wheel on its board. */
  readonly lettered: (figure: BookFigure) => BookFigure;
}

/** `null` where the author shows one board, or the moves complete no more than a basic ko. */
export function figureWheel(sequence: Sequence, { look, id, pictures }: WheelPage): FigureWheel | null {
  const cycle = cycleNear(sequence, sequence.frames.length - 1);
  if (
    !cycle ||
    cycle.to - cycle.from < 3 ||
    cycle.to <= ownStart(sequence) ||
    sequence.show?.at !== undefined
  )
    return null;
  const tracks = tracksOf(sequence, cycle);
  const alt = sayWheel(tracks);
  const cut = cutOf(sequence, cycle);
  return {
    wheel:
      pictures?.wheel(sequence, cycle, SIZE, alt) ??
      wheelElement(tracks, alt, { theme: themeOf('css', look), id, cut: cut === 'pending' ? null : cut }),
    lettered: (figure) => withKoLetters(figure, sequence, cycle),
  };
}

function wheelElement(tracks: Tracks, alt: string, how: Omit<WheelOptions, 'size'>): Element {
  const drawn = wheelElements(tracks, { ...how, id: `${how.id}w`, size: SIZE });
  const svg = svgElement(SIZE, SIZE, alt, drawn);
  return { ...svg, attributes: { ...svg.attributes, class: 'koban-svg koban-cycle' } };
}
