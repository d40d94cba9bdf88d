/** Pictures of boards as pure strings. See `svg.ts` for the board, `strip.ts` for a row of boards. */
export { dataUri } from './datauri.ts';
export type { CoordinateStyle } from './layout.ts';
export type { PlacedMark } from './marks.ts';
export { type BoardOptions, type BoardPicture, boardSvg } from './svg.ts';
export type { Theme, ThemeName } from './theme.ts';
