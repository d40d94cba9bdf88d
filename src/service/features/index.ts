/** What an editor asks of the goban entries of a text: a file for each request. */
export { complete } from './complete/complete.ts';
export { likelyPoints } from './complete/likely.ts';
export { Objections, pointPicture } from './complete/moves.ts';
export type { Completion, OfferedPoint } from './complete/proposals.ts';
export { definition } from './definition.ts';
export { type Diagnosis, diagnose } from './diagnostics.ts';
export { fixes } from './fixes.ts';
export { type Fold, folding } from './folding.ts';
export { hover } from './hover/hover.ts';
export { type Expired, type HoverContent, moveHover } from './hover/move.ts';
export { imageOf, picture } from './hover/pictures.ts';
export { type Inlay, inlays } from './inlays.ts';
export { type Lens, lenses } from './lenses.ts';
export { readEyesToOffer } from './offers.ts';
export { references } from './references.ts';
export { rename, renameable } from './rename.ts';
export { type SymbolNode, symbols } from './symbols.ts';
export { type Token, tokens } from './tokens.ts';
