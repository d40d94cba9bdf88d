/**
 * The room of cycles: which sequences of plays lead back to the position that they begin in. The
 * README says what the words mean and why the searches are exhaustive.
 */
export { isRuledOut } from './bounds/bounds.ts';
export type {
  Cycle,
  CycleKind,
  CycleLimits,
  CyclePlay,
  FirstPlay,
} from './cycle.ts';
export { cycleOf, samePlay } from './cycle.ts';
export { forgetPlainCycles, pointsOfPlainCycles } from './footprints/shared.ts';
export { firstCycle, type KoPlay, koAtGlance, koPlay, type SearchLimits, type Stage } from './ko-play.ts';
export { type KoStringSearch, koStrings } from './ko-strings.ts';
export { type NoKo, whyNoKo } from './no-ko.ts';
export type { Exchange, ExchangeFindings, KoString } from './search/exchange.ts';
export { findCycles } from './search/find.ts';
export { cycleLengths } from './search/lengths.ts';
