/**
 * What is shown of an entry: verdict lines, proofs, sequences, tables and pictures, as plain data.
 */

export { compare, comparedRules } from './compare.ts';
export { drawnOf } from './drawn.ts';
export { boardEyeMarks, eyeMarks } from './eye-marks.ts';
export { eyePicture } from './eye-picture.ts';
export {
  figureMovesWords,
  firstMovesShown,
  firstMovesShownWork,
  gradedPicture,
  gradedWords,
  loadFigureMoves,
} from './first-moves.ts';
export { gradedTrial } from './graded-trial.ts';
export { moveTreeOf } from './move-tree.ts';
export {
  type AskedChains,
  chainPlayed,
  chainsAt,
  chainsInRecord,
  chainsMeant,
  knownOutcomes,
  outcomeTable,
  outcomeTableWork,
  ownOutcome,
} from './outcome-table.ts';
export { pageProofs } from './page-proofs.ts';
export {
  hoverMarksAt,
  marksAt,
  NO_DRAWING,
  type OwnDrawing,
  type PictureMark,
  pictureOf,
  shapeOf,
  verdictMark,
} from './picture.ts';
export { hasProof, type ProofCycle, proofOf } from './proof.ts';
export { captionOf, sequenceOf } from './sequence.ts';
export { treeOf } from './sequence-tree.ts';
export { themeName } from './theme.ts';
export { type TrialParts, trialParts, tryMoves, verifiedProof } from './trial.ts';
export { ruleShort, rulesAll, verdictLine, verdictText } from './verdict-lines.ts';
export { loadWhole, WholeBoard } from './whole.ts';
export { reasonIn, reasonOf, settledReasons } from './why.ts';
export { shownVerdict } from './why-sequence.ts';
export { cutOut, windowAround } from './window.ts';
