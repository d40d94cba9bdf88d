/** Eyes: what an empty point is worth as one, by pattern or by reading, and why. */
export { type Eye, type EyeMode, Eyes } from './eyes.ts';
export { KeptReadings } from './reading/kept.ts';
export type { KeptNearby } from './reading/near.ts';
export {
  CHOICES_OF_A,
  compareRationals,
  DEFAULT_A,
  parseA,
  type Rational,
  rational,
} from './topology/choice.ts';
export { diagonalsOf } from './topology/diagonal.ts';
export { eyeOfFigure } from './topology/figure.ts';
export { type EyeTable, eyeTable, printInterval, printTable } from './topology/table.ts';
export {
  classOf,
  parseClass,
  parseSum,
  possibleSums,
  printRational,
  printSum,
  type Sum,
  sameSum,
  worthOf,
} from './topology/values.ts';
