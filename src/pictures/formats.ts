import { must } from '../go/must.ts';
import type { Sequence } from '../protocol/player.ts';
import { framePicture } from '../render/frame.ts';
import { type BookFigure, boardText } from '../render/index.ts';
import type { ShownCycle } from '../render/wheel/cycles.ts';
import { animatedSvg } from './animated.ts';
import { htmlOf } from './html.ts';
import { apngOf, gifOf, type Steps } from './moving.ts';
import type { PictureOptions, WheelPicture } from './options.ts';
import { figureScene, type Scene, sceneOf, wheelScene } from './scene.ts';
import { frameAt } from './sequence.ts';
import { pngOf, svgOf } from './still.ts';

/** A kind of file that a picture can be. */
export interface Format {
  readonly id: string;
  /** As menus call it. */
  readonly label: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mime: string;
  /** Whether it shows the sequence in motion. */
  readonly animated: boolean;
  /** The width of a cell when the options do not say. */
  readonly cell: number;
  /** One position, or the sequence up to it. */
  write(sequence: Sequence, options: PictureOptions): Uint8Array | string;
  /** The same in steps, where it may take long. */
  readonly steps?: (sequence: Sequence, options: PictureOptions) => Steps<Uint8Array>;
  /** One figure for print; absent where it makes no sense. */
  readonly figure?: (sequence: Sequence, figure: BookFigure, options: PictureOptions) => Uint8Array | string;
  /** The wheel of a cycle, where a figure is one. */
  readonly wheel?: (sequence: Sequence, cycle: ShownCycle, options: WheelPicture) => Uint8Array | string;
}

const still = (write: (scene: Scene, options: PictureOptions) => Uint8Array | string) => ({
  animated: false,
  write: (sequence: Sequence, options: PictureOptions) =>
    write(sceneOf(sequence, frameAt(sequence, options), options), options),
  figure: (sequence: Sequence, figure: BookFigure, options: PictureOptions) =>
    write(figureScene(sequence, figure, options), options),
  wheel: (sequence: Sequence, cycle: ShownCycle, options: WheelPicture) =>
    write(wheelScene(sequence, cycle, options), options),
});

const moving = (steps: (sequence: Sequence, options: PictureOptions) => Steps<Uint8Array>) => ({
  animated: true,
  steps,
  write(sequence: Sequence, options: PictureOptions): Uint8Array {
    const work = steps(sequence, options);
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
    }
  },
});

/** The registry. `svg` comes first: it is the default. */
export const FORMATS: readonly Format[] = [
  { id: 'svg', label: 'SVG', extension: 'svg', mime: 'image/svg+xml', cell: 24, ...still(svgOf) },
  { id: 'png', label: 'PNG', extension: 'png', mime: 'image/png', cell: 40, ...still(pngOf) },
  { id: 'gif', label: 'GIF', extension: 'gif', mime: 'image/gif', cell: 32, ...moving(gifOf) },
  {
    id: 'apng',
    label: 'APNG',
    extension: 'png',
    mime: 'image/apng',
    cell: 32,
    ...moving(apngOf),
  },
  {
    id: 'animated-svg',
    label: 'Animated SVG',
    extension: 'svg',
    mime: 'image/svg+xml',
    cell: 24,
    animated: true,
    write: animatedSvg,
  },
  { id: 'txt', label: 'Text', extension: 'txt', mime: 'text/plain', cell: 1, animated: false, write: textOf },
  {
    id: 'html',
    label: 'HTML',
    extension: 'html',
    mime: 'text/html',
    cell: 26,
    animated: false,
    write: htmlOf,
  },
];

export function formatOf(id: string): Format {
  const found = FORMATS.find((format) => format.id === id);
  if (!found) throw new Error(`there is no format ${id}`);
  return found;
}

/** Writes a picture with the format's own size of a cell, unless the options name one. */
export function writePicture(
  format: Format,
  sequence: Sequence,
  options: PictureOptions,
): Uint8Array | string {
  return format.write(sequence, { cell: format.cell, ...options });
}

/** The same in steps, so that the caller can show how far it is, and stop. */
export function* pictureSteps(
  format: Format,
  sequence: Sequence,
  options: PictureOptions,
): Steps<Uint8Array | string> {
  const all = { cell: format.cell, ...options };
  return format.steps ? yield* format.steps(sequence, all) : format.write(sequence, all);
}

function textOf(sequence: Sequence, options: PictureOptions): string {
  const frame = must(sequence.frames[frameAt(sequence, options)]);
  const caption = (options.caption ?? []).map((line) => `${line}\n`).join('');
  return (
    boardText(framePicture(sequence, frame), { coordinates: options.coordinates ?? 'western' }) + caption
  );
}
