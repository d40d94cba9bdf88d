export { difference } from './difference.ts';
export { openDocument, placeEdit } from './document.ts';
export { type DrawingsWanted, edit, openDrawn, withDrawings } from './drawn.ts';
export { HOSTS, hostOf } from './hosts.ts';
export { DRAWN_LANGUAGES, drawingsIn, PATTERN_LANGUAGE } from './languages.ts';
export { type Region, sgfRegions } from './sgf.ts';
