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
 * Whether any footprint can be played round that begins with `first`; true as well when that takes
 * too long to find out. Whole boards only.
 */
export function roundBegins(position: Stones, first: FirstPlay, limits: RoundLimits): boolean {
  let begins = false;
  const ended = grownFrom(position, first, limits, () => {
    begins = true;
    return true;
  });
  return begins || !ended;
}

/**
 * The footprints that can be played round, beginning with `first`; `null` when there are too many
 * to visit. Whole boards only.
 */
export function footprintsOf(position: Stones, first: FirstPlay, limits: RoundLimits): Footprint[] | null {
  const found: Footprint[] = [];
  const ended = grownFrom(position, first, limits, (footprint) => {
    found.push(footprint);
    return false;
  });
  return ended ? found : null;
}

function grownFrom(
  position: Stones,
  { color, point }: FirstPlay,
  { maxCycle, suicide }: RoundLimits,
  take: (footprint: Footprint) => boolean,
): boolean {
  // Who begins may have one play more.
  const [first, second] = [mostOfOneColor(maxCycle), maxCycle >> 1];
  const [black, white] = color === BLACK ? [first, second] : [second, first];
  const most = { black, white, both: maxCycle };
  const parts = new Parts(position, mostPoints(most));
  const growth = new Growth(parts, most, suicide);
  growth.start(parts.at(point), color);
  return takeRounds(growth, position, point, suicide, { left: BUDGET }, take);
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
  const take = (footprint: Footprint) => {
    found.push(footprint);
    return false;
  };
  for (const [p, cell] of position.cells.entries()) {
    // Without suicide some chain is taken in each.
    if (cell === EMPTY && !suicide) continue;
    const part = parts.at(p);
    if (part.points[0] !== p || part.tooLarge) continue;
    if (cell !== WHITE) growth.start(part, BLACK);
    if (cell !== BLACK) growth.start(part, WHITE);
    if (!takeRounds(growth, position, null, suicide, budget, take)) return null;
    growth.leaveOut(part);
  }
  return found;
}

/**
 * Hands the footprints that can be played round to `take` until it has enough; whether all were
 * visited, or it had enough.
 */
function takeRounds(
  growth: Growth,
  position: Stones,
  opening: Point | null,
  suicide: boolean,
  budget: Budget,
  take: (footprint: Footprint) => boolean,
): boolean {
  while (growth.pending) {
    budget.left -= STEP;
    if (budget.left < 0) return false;
    const footprint = growth.step();
    if (!footprint) continue;
    if (footprint.points.length > MOST_POINTS) return false;
    const round = hasRound(groundOf(position, footprint), opening, suicide, budget);
    if (budget.left < 0) return false;
    if (round && take(footprint)) return true;
  }
  return true;
}
