/** A text, and the entries and regions of SGF in it, kept through edits. */
export { comparing } from './compare.ts';
export { difference } from './difference.ts';
export { openDocument, placeEdit } from './document.ts';
export { type DrawingsWanted, edit, openDrawn, withDrawings } from './drawn.ts';
export { embedsIn } from './embeds.ts';
export { type FoundFence, fenceAt, fencesIn, loadFences, within } from './fence.ts';
export {
  ENDINGS,
  hostOf,
  isServerFile,
  isTooLarge,
  LARGEST,
  MOST_GAMES,
  SERVER_ENDINGS,
} from './hosts.ts';
export { withoutEntities } from './html.ts';
export { DRAWN_LANGUAGES, dollarsIn, drawingsIn, PATTERN_LANGUAGE } from './languages.ts';
export { movedOffset } from './moved.ts';
export { type Reproduction, reducing } from './reduce.ts';
export { ruleRegions } from './rule-regions.ts';
export { mayHaveRules } from './rules.ts';
export { type Region, sgfRegions } from './sgf.ts';
export type { HostKind, KobanDocument, PlacedEntry, TextChange } from './types.ts';
