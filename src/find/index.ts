/**
 * The smallest examples: an exhaustive search through small boards. What other rooms may import.
 */
export { areaOf } from './conditions.ts';
export { distinct, type Example, exampleOf, titleOf } from './entry.ts';
export { type FindKind, KINDS, MOVES, PLAYERS } from './forms.ts';
export { MOST_UNKNOWN, partialOf } from './matching.ts';
export { searchPart } from './part.ts';
export {
  Campaign,
  merge,
  type PartResult,
  type Quest,
  type QuestFound,
  type QuestPart,
  type State as SearchState,
  secondsLeft,
  undecidedIn,
} from './quest.ts';
export { beginReport, type RuleReport, reportOf, reportStage } from './report.ts';
export { gamesSaid, isKnown } from './report-rows.ts';
export { boardOf, boundsOf, conditionOf, type RefusedRequest } from './request.ts';
export { MOST_POINTS, type SmallSize } from './small-board.ts';
export { none, openCases, smallest } from './summary.ts';
export { answerJobs } from './thread.ts';
