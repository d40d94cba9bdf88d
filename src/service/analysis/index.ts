/**
 * What a goban text means: its entries linked, their games judged, their claims checked, their eyes
 * read.
 */

export { isRuleId } from '../../rules/variants.ts';
export { entriesByTitle, entryOfTitle, linkedEntries, linkingEntries } from './analyse.ts';
export { boundaryFacts, boundaryNotes, reportFacts } from './boundary-words.ts';
export { drawingOf } from './build.ts';
export { ObjectCache } from './cache.ts';
export { check, claimFindings, isClaimed, moveFindings } from './check.ts';
export { chosen } from './chosen.ts';
export type { Suggestion } from './claims/meaning.ts';
export { clausePlace } from './clause-place.ts';
export {
  ancestor,
  covers,
  drawerOf,
  entryAt,
  entryBefore,
  inDocument,
  moveBefore,
  placeAt,
  type TextPlace,
} from './cursor.ts';
export { DEFAULT_SETTINGS } from './defaults.ts';
export {
  evaluate,
  momentOf,
  suggestions,
  whatHolds,
  whatIsUnclaimed,
  workOfClaim,
  writeClaim,
} from './expectations.ts';
export {
  drawn,
  type EyeDetails,
  type EyeExpectation,
  type EyeFacts,
  entryEyes,
  entryEyesSoFar,
  eyeDetails,
  eyeFacts,
  eyesIn,
  eyesSoFar,
  isAboutEyes,
  modeFor,
  quickEyes,
  readEntryEyes,
  readEye,
  readEyes,
  readIfEye,
  speaksOfEyes,
  worthOfEye,
} from './eyes.ts';
export { finding } from './finding.ts';
export {
  type AskedFirstMoves,
  type FirstMovesKnown,
  figureMovesWork,
  firstMovesAsked,
  firstMovesInFigure,
  firstMovesOf,
  firstMovesWork,
  type Grading,
  loadFirstMoves,
} from './first-moves.ts';
export { graded } from './graded.ts';
export { judgeHypothetical } from './hypothetical.ts';
export { koAt, kosUpTo, lettersOf } from './kos.ts';
export { lifelessChains } from './lifeless.ts';
export { moveOfSpan, originOf, ownMoves, plyOf, shownMoves } from './moves.ts';
export { columnWords, questionWords, resultWords, robustnessWords, targetNames } from './outcome-words.ts';
export {
  answering,
  areOutcomesKnown,
  goalOf,
  isAboutOutcomes,
  knownAnswer,
  loadForClaim,
  type OneQuestion,
  passesOf,
  questionAbout,
  questionKey,
  questionsOf,
  statusClaim,
} from './outcomes.ts';
export {
  entriesWork,
  eyesWork,
  figureWork,
  findingsWork,
  finishFindings,
  judgementWork,
  type Work,
} from './pending-work.ts';
export {
  byPlace,
  type FileRegion,
  lineOf,
  placeInEntry,
  type Range,
  rangeInEntry,
  rangeOf,
  regionOf,
} from './places.ts';
export { NO_MOVE, type ProblemAnswer, withAnswer } from './problem-answers.ts';
export { problemOfEntry, workOfProblem } from './problem-entry.ts';
export { callsKo, koSaid, type ProblemMark, problemMark } from './problem-marks.ts';
export type {
  CheckedProblem,
  ProblemBranch,
  ProblemElsewhere,
  ProblemMove,
  ProblemsRequest,
  ProblemText,
} from './problem-types.ts';
export { problemTask } from './problem-words.ts';
export {
  checkedProblem,
  checkingProblem,
  gradeFacts,
  inferredOutcome,
  isCalledProblem,
  isCheckedAsProblem,
  moveFacts,
  PROBLEMS_REQUEST,
  type ProblemSaid,
  problemFacts,
  problemSaid,
  problemWords,
} from './problems.ts';
export { RecentMap } from './recent-map.ts';
export { remarks } from './remarks.ts';
export { changedEntries, renumbered } from './renumber.ts';
export { ownRepetitions, patternOfRepetition, repetitionAt } from './repetitions.ts';
export { type MadeEdit, made } from './reread.ts';
export { restsOn } from './rests.ts';
export { ruleFindings } from './rule-findings.ts';
export { sameMove, sameMoves } from './same-move.ts';
export { SETTINGS } from './setting-list.ts';
export { GRADES, readRuleId, readSettings } from './settings.ts';
export { readShownEyes, type ShownParts, shownEyes, shownEyesAreRead, shownOf } from './show.ts';
export {
  knownSmaller,
  type Smaller,
  type SmallerOptions,
  smallerChange,
  smallerLines,
  smallerOptions,
  smallerThan,
  smallerWords,
  smallerWork,
} from './smaller.ts';
export { askedAgain } from './spare-moves.ts';
export { isQuoted } from './titles.ts';
export { isSameSpan, mended, type SaidThere, toldOf } from './told.ts';
export type {
  Action,
  Analysis,
  Finding,
  LanguageId,
  LinkedEntries,
  MoveOrigin,
  Offer,
  Overrides,
  PlacedAnalysis,
  RuleSource,
  Settings,
  WrittenSource,
} from './types.ts';
export { unreadRule } from './unread-rules.ts';
export {
  hotAfter,
  inForce,
  inShownNumbers,
  isForbiddenUnder,
  judgementOf,
  judgeUpTo,
  marksOf,
  namedFor,
  renumberedJudgement,
  ruleFor,
} from './verdicts.ts';
export {
  assumed,
  CONTENT,
  capitalized,
  describeMove,
  describePly,
  isUnread,
  judged,
  moment,
  numberedMove,
  plyPoint,
  pointName,
  repetitionTold,
  ruleName,
  rulesNamed,
  ruleTitle,
  takenForGranted,
  writtenName,
} from './words.ts';
export {
  loadRulesOfDocuments,
  type PlacedRule,
  rulesOfDocument,
  ruleTextAt,
  settingsOfDocument,
  settingsOfRecords,
} from './written.ts';
