/** Pictures of boards as pure strings. See `svg.ts` for the board, `strip.ts` for a row of boards. */
export { boardAlt, pointName } from './alt.ts';
export { dataUri } from './datauri.ts';
export { type Figure, type FigureOptions, figures, type Line } from './figures.ts';
export { frameMarks, framePicture } from './frame.ts';
export { COORDINATES, type CoordinateStyle, layout } from './layout.ts';
export type { PlacedMark } from './marks.ts';
export { lineStrip, type Step, type StripOptions, stripSvg } from './strip.ts';
export { type BoardOptions, type BoardPicture, boardSvg } from './svg.ts';
export { boardText, type TextOptions } from './text.ts';
export { LOOK_NAMES, type Look, type Theme, type ThemeName } from './theme.ts';
