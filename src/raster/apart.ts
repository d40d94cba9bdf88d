/**
 * The same names as `index.ts` for the core of the extension, which takes this file in its place
 * (`scripts/build.mjs`): what paints is in a file of its own, `dist/raster.js`, most of it outlines
 * of letters. It is loaded when the first picture is painted or has a caption.
 */
import { partAt } from '../go/part.ts';
import type * as Door from './index.ts';

const there = partAt<typeof Door>('./raster.js', 'kobanRaster');

export const apng: (typeof Door)['apng'] = (...asked) => there().apng(...asked);
export const filmRecorder: (typeof Door)['filmRecorder'] = () => there().filmRecorder();
export const gif: (typeof Door)['gif'] = (...asked) => there().gif(...asked);
export const png: (typeof Door)['png'] = (...asked) => there().png(...asked);
export const rasterizer: (typeof Door)['rasterizer'] = (...asked) => there().rasterizer(...asked);
export const readColor: (typeof Door)['readColor'] = (...asked) => there().readColor(...asked);
export const surface: (typeof Door)['surface'] = (...asked) => there().surface(...asked);
export const widthOf: (typeof Door)['widthOf'] = (...asked) => there().widthOf(...asked);
