/**
 * The smallest examples: an exhaustive search through small boards. What other rooms may import.
 */
export { distinct, type Example, exampleOf } from './entry.ts';
export {
  Campaign,
  merge,
  type PartResult,
  type Quest,
  type QuestFound,
  type QuestPart,
  type State as SearchState,
  searchPart,
} from './quest.ts';
export type { Condition, Hit } from './search.ts';
export { MOST_POINTS, pointsOf, type SmallSize, subsets } from './small-board.ts';
