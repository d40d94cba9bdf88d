import type { Sequence } from '../protocol/player.ts';
import {
  apng,
  type Film,
  filmRecorder,
  gif,
  type Rasterizer,
  rasterizer,
  readColor,
  type Surface,
  surface,
} from '../raster/index.ts';
import { DELAY, PAGES, type PictureOptions } from './options.ts';
import { sceneOf } from './scene.ts';
import { frameAt, ownStart } from './sequence.ts';

/** Frames of an animation with the milliseconds that each is shown. */
interface Beat {
  readonly index: number;
  readonly delay: number;
}

/** The frames from the entry's own moves to the asked one; start and end are shown longer. */
export function beats(sequence: Sequence, options: PictureOptions): Beat[] {
  const { delay = DELAY, hold = 3 * delay } = options;
  const last = frameAt(sequence, options);
  const first = Math.min(ownStart(sequence), last);
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    index: first + i,
    delay: first + i === last ? hold : i === 0 ? Math.max(delay, Math.round(hold / 2)) : delay,
  }));
}

/** Yields how much is done, from 0 to 1, and returns the file. */
export type Steps<T> = Generator<number, T, void>;

function* filming(sequence: Sequence, options: PictureOptions, background: string | undefined): Steps<Film> {
  const all = beats(sequence, options);
  const page = background === undefined ? null : readColor(background);
  const recorder = filmRecorder();
  let drawing: Rasterizer | null = null;
  let ground: Surface | null = null;
  for (const [i, { index, delay }] of all.entries()) {
    const scene = sceneOf(sequence, index, options, true);
    if (!drawing || !ground) {
      drawing = rasterizer(scene.width, scene.height, 1);
      drawing.draw(scene.ground);
      ground = surface(drawing.surface.width, drawing.surface.height);
      ground.take(drawing.surface);
    } else drawing.surface.take(ground);
    drawing.draw(scene.layers);
    const { width, height } = drawing.surface;
    recorder.add({ width, height, data: drawing.surface.bytes(page) }, delay);
    yield (i + 1) / all.length;
  }
  return recorder.film();
}

export function* gifOf(sequence: Sequence, options: PictureOptions): Steps<Uint8Array> {
  const { background, theme = 'light', caption = [] } = options;
  // Open sides fade, and a caption has no ground of its own.
  const isBare = caption.length > 0 || sequence.shape.open.length > 0;
  return gif(yield* filming(sequence, options, background ?? (isBare ? PAGES[theme] : undefined)));
}

export function* apngOf(sequence: Sequence, options: PictureOptions): Steps<Uint8Array> {
  return apng(yield* filming(sequence, options, options.background));
}
