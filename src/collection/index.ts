/** Finds a part of a board in collections of games and diagrams. */
export { patternOfEntry } from './entries.ts';
export { Finder } from './field.ts';
export { type BoardPattern, type Box, isBlank, partOf, patternOf } from './pattern.ts';
export { type FoundInText, type FoundPlace, findInDocument, findInSgf, placeMessage } from './places.ts';
export { findInRecords } from './records.ts';
