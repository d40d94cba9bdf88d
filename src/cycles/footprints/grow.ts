/**
 * Footprints on which a round can be played, around one play or on a whole board: T12 of the README
 * of this room.
 */
import type { Stones } from '../../go/position.ts';
import { BLACK, EMPTY, type Point, WHITE } from '../../go/types.ts';
import { Parts } from '../bounds/parts.ts';
import { type Budget, type CycleLimits, type FirstPlay, mostOfOneColor } from '../cycle.ts';
import { type Footprint, Growth, type MostPlays, mostPoints } from './footprint.ts';
import { groundOf, hasRound, MOST_POINTS } from './ground.ts';

/**
 * States visited for one play, and for a whole board, before the question is left to other
 * searches; and what a step costs.
 */
const BUDGET = 1500;
const WHOLE_BUDGET = 3000;
const STEP = 2;

/** What bounds a plain cycle. */
export type RoundLimits = Pick<CycleLimits, 'maxCycle' | 'suicide'>;

/**
 * The footprints that can be played round, beginning with `first`; `null` when there are too many
 * to visit. Whole boards only.
 */
export function footprintsOf(
  position: Stones,
  { color, point }: FirstPlay,
  { maxCycle, suicide }: RoundLimits,
): Footprint[] | null {
  // The player who begins may have one play more.
  const [first, second] = [mostOfOneColor(maxCycle), maxCycle >> 1];
  const [black, white] = color === BLACK ? [first, second] : [second, first];
  const most = { black, white, both: maxCycle };
  const parts = new Parts(position, mostPoints(most));
  const growth = new Growth(parts, most, suicide);
  growth.start(parts.at(point), color);
  const found: Footprint[] = [];
  return addRounds(growth, position, point, suicide, { left: BUDGET }, found) ? found : null;
}

/**
 * All footprints on a board that can be played round, within so many plays of either color; `null`
 * when there are too many to visit. Whole boards only.
 */
export function allFootprints(position: Stones, most: MostPlays, suicide: boolean): Footprint[] | null {
  const found: Footprint[] = [];
  const parts = new Parts(position, mostPoints(most));
  const growth = new Growth(parts, most, suicide);
  const budget = { left: WHOLE_BUDGET };
  for (let p = 0; p < position.cells.length; p++) {
    const cell = position.cells[p];
    // Without suicide some chain is taken in each.
    if (cell === EMPTY && !suicide) continue;
    const part = parts.at(p);
    if (part.points[0] !== p || part.tooLarge) continue;
    if (cell !== WHITE) growth.start(part, BLACK);
    if (cell !== BLACK) growth.start(part, WHITE);
    if (!addRounds(growth, position, null, suicide, budget, found)) return null;
    growth.leaveOut(part);
  }
  return found;
}

/**
 * Adds the footprints that can be played round to `found`; false when there are too many to visit.
 */
function addRounds(
  growth: Growth,
  position: Stones,
  opening: Point | null,
  suicide: boolean,
  budget: Budget,
  found: Footprint[],
): boolean {
  while (growth.pending) {
    budget.left -= STEP;
    if (budget.left < 0) return false;
    const footprint = growth.step();
    if (!footprint) continue;
    if (footprint.points.length > MOST_POINTS) return false;
    const round = hasRound(groundOf(position, footprint), opening, suicide, budget);
    if (budget.left < 0) return false;
    if (round) found.push(footprint);
  }
  return true;
}
