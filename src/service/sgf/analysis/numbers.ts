import { pack, readNumber } from '../../../notation/sgf/index.ts';
import { ObjectCache } from '../../analysis/index.ts';
import type { SgfGame } from './sgf-game.ts';

const MN = pack('MN');
const numbers = new ObjectCache((game: SgfGame) => {
  const found = new Int32Array(game.plies.length);
  game.plies.forEach(({ kind }, i) => {
    const number = (found[game.before(i)] ?? 0) + (kind === 'setup' ? 0 : 1);
    found[i] = readNumber(game.valueOf(game.nodeOf(i), MN) ?? '') ?? number;
  });
  return found;
});

/**
 * By ply: the number that is shown for it. `MN` states the number of a move; setup has that of the
 * move before it.
 */
export function numbersOf(game: SgfGame): Int32Array {
  return numbers.get(game);
}
