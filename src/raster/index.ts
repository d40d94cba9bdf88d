/** Pictures as pixels: trees of elements drawn onto surfaces, and the files that hold them. */
import { Rasterizer } from './draw.ts';
import { FilmRecorder } from './film.ts';
import { Surface } from './surface.ts';

export { readColor } from './color.ts';
export type { Film } from './film.ts';
export { gif } from './gif.ts';
export { apng, png } from './png.ts';
export { widthOf } from './text.ts';
export type { FilmRecorder, Rasterizer, Surface };

/** What draws onto a surface of its own. `width`, `height`: in the units of the tree. */
export const rasterizer = (width: number, height: number, scale = 1): Rasterizer =>
  new Rasterizer(width, height, scale);
/** `width`, `height`: pixels. */
export const surface = (width: number, height: number): Surface => new Surface(width, height);
export const filmRecorder = (): FilmRecorder => new FilmRecorder();
