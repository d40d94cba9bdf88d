/** Pictures as pixels: trees of elements drawn onto surfaces, and the files that hold them. */
export { readColor } from './color.ts';
export { Rasterizer } from './draw.ts';
export { type Film, FilmRecorder } from './film.ts';
export { gif } from './gif.ts';
export { apng, png } from './png.ts';
export { Surface } from './surface.ts';
export { widthOf } from './text.ts';
