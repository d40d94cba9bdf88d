/**
 * SGF: games judged in all variations, and everything that editors and the command line ask of
 * them.
 */

export {
  analyseSgf,
  type PlacedGame,
  type SgfAnalysis,
  type SgfDocument,
  sgfOf,
} from './analysis/document.ts';
export {
  claimedAt,
  factsOfLine,
  idNow,
  type LineFacts,
  lineAt,
  moveAtOffset,
  nodePlace,
  type PlacedLine,
  preparing,
  sgfTree,
} from './analysis/entries.ts';
export { buildGame } from './analysis/game.ts';
export { titleOf } from './analysis/line.ts';
export { pointMentioned } from './analysis/mentions.ts';
export { askingInProblem, problemOfGame, searchWork } from './analysis/problem.ts';
export type { SgfGame } from './analysis/sgf-game.ts';
export { convertSgf } from './export/convert.ts';
export { type FilePlace, type NodeFacts, nodeFacts, placesIn } from './export/judge.ts';
export { sgfActions } from './features/actions.ts';
export { claimsIn, findingsApart, type GamesApart, gamesApart } from './features/changed.ts';
export { sgfComplete, sgfPointPicture } from './features/complete.ts';
export {
  checkingWithin,
  findingsOf,
  findingsSoFar,
  gameFindings,
  movedFinding,
  type PlacedFindings,
  type SeverityCounts,
} from './features/diagnose.ts';
export { sgfFormat } from './features/format.ts';
export { sgfHover } from './features/hover.ts';
export { sgfInlays } from './features/inlays.ts';
export { type Link, sgfLinks } from './features/links.ts';
export { claimEntries } from './features/listed-claims.ts';
export { sgfNavigate } from './features/navigate.ts';
export { sgfFolding, sgfSelection, sgfSymbols, sgfTitles } from './features/outline.ts';
export { diagnosed, type RegionOf, regionsOf } from './features/regions.ts';
export { rulePlaces } from './features/rule-names.ts';
export { recordInfo } from './view/info.ts';
export { sgfMoveTree } from './view/move-tree.ts';
export { gamesBeside, recordOf } from './view/record.ts';
export { editBranch } from './write/branch.ts';
export { mergeRecords } from './write/merge.ts';
export { sgfWrite } from './write/write.ts';
