import { message } from '../../../words/index.ts';
import { fails, HOLDS } from '../outcome.ts';
import { ownRepetitions } from '../repetitions.ts';
import { moment } from '../words.ts';
import type { ClaimMeaning } from './meaning.ts';

export const cycle: ClaimMeaning<'cycle'> = {
  /** Some move recreates a position after exactly so many plays; passes in between do not count. */
  check(analysis, { kind, length }) {
    // For each position that comes again, by the number of its earliest move: how many plays had
    // been made each time.
    const counts = new Map<number, Set<number>>();
    const { plies } = analysis.game;
    for (const { recreates, playCount } of plies) {
      if (!recreates) continue;
      const { earliest } = recreates;
      let seen = counts.get(earliest);
      if (!seen) counts.set(earliest, (seen = new Set([plies[earliest - 1]?.playCount ?? 0])));
      if (seen.has(playCount - length)) return HOLDS;
      seen.add(playCount);
    }
    const own = ownRepetitions(analysis)[0];
    if (!own) return fails(message('actual.no-cycle'), null);
    const { plays, passes } = own;
    const of = moment(analysis, own.from);
    const args = { move: analysis.shown(own.to), of, length: own.length, plays, passes };
    return fails(message('actual.cycle', args), { kind, length: plays });
  },

  holding: (analysis) =>
    ownRepetitions(analysis)
      .slice(0, 1)
      .map(({ plays }) => ({ kind: 'cycle', length: plays })),
};
