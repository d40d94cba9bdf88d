import { BLACK, colorName, WHITE } from '../../../go/types.ts';
import { message } from '../../../words/index.ts';
import { koAnswer, koFacts, UNKNOWN_POSITIONS } from '../ko-claims.ts';
import { fails, HOLDS, PENDING } from '../outcome.ts';
import { moment } from '../words.ts';
import type { ClaimMeaning } from './meaning.ts';

export const disturber: ClaimMeaning<'disturber'> = {
  ...koFacts,

  check(analysis, claim, n) {
    const positions = koAnswer(analysis, 'disturber', n);
    if (positions === 'pending') return PENDING;
    const found = positions?.map((position) => position.disturber) ?? (['unknown'] as const);
    if (claim.player !== null && found.includes(claim.player)) return HOLDS;
    if (found.includes('unknown')) return UNKNOWN_POSITIONS;
    const player = ([BLACK, WHITE] as const).find((color) => found.includes(color)) ?? null;
    if (player === claim.player) return HOLDS;
    const said = { after: moment(analysis, n), player: player && colorName(player) };
    return fails(message('actual.disturber', said), { ...claim, player });
  },
};
