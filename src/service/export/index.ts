/**
 * Entries in other notations and the other way round, and the facts that the command line prints.
 */
export {
  type Conversion,
  convertEntries,
  convertEntry,
  type TargetId,
  targetOf,
  targets,
} from './convert.ts';
export { cyclesOf, type EntryCycles } from './cycles.ts';
export { foreignDocument } from './foreign.ts';
export { entryGrades, gradedRules, gradeLines, gradesFacts } from './grades.ts';
export { type EntryFacts, judge } from './judge.ts';
export { convertOffer, dollarsFix, foreignOffers } from './offers.ts';
export {
  type EntryOutcomes,
  type OutcomeProgress,
  type OutcomeRequest,
  outcomeFacts,
  outcomesOf,
} from './outcomes.ts';
export { pasted } from './paste.ts';
export { printed, printedArgs } from './printed.ts';
export { type JudgeExtras, type VerdictFacts, verdictFacts } from './verdict-facts.ts';
