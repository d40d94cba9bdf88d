/** Diagrams in any text: finding them by their looks, and making entries of them. */
export type { Drawing, DrawingCell, DrawnRow } from './drawing.ts';
export type { Sketch } from './find.ts';
export { finderOf, type Sighting } from './finder.ts';
export { BAR, kindOf } from './glyphs.ts';
export { tallyOf } from './judge.ts';
export { say } from './messages.ts';
export type { NearbyLine } from './nearby.ts';
export { type Meaning, readingOf } from './reading.ts';
export { type SourceKind, type SourceText, sourceKindOf, sourceOf } from './source.ts';
