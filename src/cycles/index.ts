/**
 * The room of cycles: which sequences of plays lead back to the position that they begin in. The
 * README says what the words mean and why the searches are exhaustive.
 */
export { isRuledOut, longestCycle } from './bounds/bounds.ts';
export type {
  Cycle,
  CyclePlay,
} from './cycle.ts';
export { cycleOf, mostOfOneColor, samePlay } from './cycle.ts';
export { deepening } from './far.ts';
export { forgetPlainCycles, pointsOfPlainCycles } from './footprints/shared.ts';
export { firstCycle, type KoPlay, type KoStage, koAtGlance, koPlay, type SearchLimits } from './ko-play.ts';
export { koStrings } from './ko-strings.ts';
export { regionsBeside, whyNoKo } from './no-ko.ts';
export type { ExchangeFindings, KoString } from './search/exchange.ts';
export { findCycles } from './search/find.ts';
export { cycleLengths, farLengths } from './search/lengths.ts';
