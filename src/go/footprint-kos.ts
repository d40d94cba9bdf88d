/** Whether a plain ko can begin with a play at all, told from footprints: T13 of the code map. */
import type { FirstPlay } from './closure-live.ts';
import { groundOf, hasRound, type Sight } from './footprint-rounds.ts';
import { allFootprints, type Footprint, footprintsOf, type PlainLimits } from './footprints.ts';
import type { Position } from './position.ts';
import type { Task } from './task.ts';
import type { Point } from './types.ts';

/** Combinations of footprints that are tried, and how many between two rests; and states looked at for all of them. */
const MOST_MIXES = 256;
const SLICE = 8;
const PATIENCE = 4000;

/** `no-cycle`: no plain cycle of any kind begins so. `no-ko`: none of an even number of plays that contains no odd one. */
export type Outlook = 'no-cycle' | 'no-ko' | 'open';

/** A footprint with all that is on it or next to it. */
interface Helper {
  readonly footprint: Footprint;
  readonly zone: ReadonlySet<Point>;
}

/** Never wrong, but `open` wherever it would take long. Whole boards only. */
export function* koOutlook(position: Position, first: FirstPlay, limits: PlainLimits): Task<Outlook> {
  const own = footprintsOf(position, first, limits);
  if (!own) return 'open';
  if (own.length === 0) return 'no-cycle';
  const most = limits.maxCycle >> 1;
  const spare = ([1, 2] as const).map((color) => most - Math.min(...own.map(({ plays }) => plays[color])));
  if (Math.min(...spare) < 0) return 'no-ko';
  yield;
  const others = allFootprints(position, [0, spare[0]!, spare[1]!], limits.suicide);
  if (!others) return 'open';
  yield;
  const { neighbors } = position.geometry;
  const helperOf = (footprint: Footprint): Helper => {
    const zone = new Set(footprint.points);
    for (const p of footprint.points) for (let k = 4 * p; k < 4 * p + 4; k++) zone.add(neighbors[k]!);
    return { footprint, zone };
  };
  // The suicide of a single stone is in no ko (T11).
  const useful = ({ points }: Footprint) => points.length > 1;
  const helpers = others.filter(useful).map(helperOf);
  const sight: Sight = { left: PATIENCE };
  let tried = 0;
  for (const mix of mixes(own.filter(useful).map(helperOf), helpers, most)) {
    if (++tried > MOST_MIXES) return 'open';
    if (tried % SLICE === 0) yield;
    if (!mix) continue;
    const points = mix.flatMap((one) => one.points);
    const colors = mix.flatMap((one) => one.colors);
    const blocks = mix.flatMap((one, k) => one.blocks.map((block) => block + 100 * k));
    const ground = groundOf(position, points, colors, blocks, true);
    if (hasRound(ground, first.point, limits.suicide, true, sight)) return 'open';
  }
  return 'no-ko';
}

/** Footprints that do not touch, one of them of `own`, with as many plays of either color; `null` now and then for the sake of whoever counts. */
function* mixes(
  own: readonly Helper[],
  helpers: readonly Helper[],
  most: number,
): Generator<readonly Footprint[] | null, void> {
  for (const one of own) {
    const stack: { chosen: readonly Helper[]; black: number; white: number; from: number }[] = [
      { chosen: [one], black: one.footprint.plays[1], white: one.footprint.plays[2], from: 0 },
    ];
    for (let at = stack.pop(); at; at = stack.pop()) {
      const { chosen, black, white } = at;
      yield black === white && black <= most ? chosen.map(({ footprint }) => footprint) : null;
      for (let k = at.from; k < helpers.length; k++) {
        const { plays, points } = helpers[k]!.footprint;
        if (black + plays[1] > most || white + plays[2] > most) continue;
        if (chosen.some(({ zone }) => points.some((p) => zone.has(p)))) continue;
        stack.push({
          chosen: [...chosen, helpers[k]!],
          black: black + plays[1],
          white: white + plays[2],
          from: k + 1,
        });
      }
    }
  }
}
