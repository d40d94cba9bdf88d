/** Pictures of boards as strings. `svg.ts` has the board, `strip.ts` a row of boards. */
export { boardAlt, pointName } from './alt.ts';
export { COORDINATES, type CoordinateStyle, LOOK_NAMES, type Look } from './choices.ts';
export { type BookFigure, type FigureOptions, figures } from './figures.ts';
export { frameMarks, framePicture, numbersOn, rulingMark } from './frame.ts';
export { layout } from './layout.ts';
export { markdownCode, markdownImage, markdownPicture, plainMarkdown, plainWords } from './markdown.ts';
export { lineStrip, stripSvg } from './strip.ts';
export { type BoardOptions, type BoardPicture, boardSvg } from './svg.ts';
export { boardText } from './text.ts';
export type { ThemeName } from './theme.ts';
