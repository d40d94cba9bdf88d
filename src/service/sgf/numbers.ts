import { pack } from '../../notation/sgf/lexis.ts';
import { readNumber } from '../../notation/sgf/values.ts';
import type { SgfGame } from './types.ts';

const MN = pack('MN');
const NUMBERS = new WeakMap<SgfGame, Int32Array>();

/** By ply: the number that is shown for it. Setup has none of its own, so it has that of the move before; `MN` says what a move's is. */
export function numbersOf(game: SgfGame): Int32Array {
  let numbers = NUMBERS.get(game);
  if (numbers) return numbers;
  const { sgf, plies, plyBefore, plyNode } = game;
  numbers = new Int32Array(plies.length);
  for (let i = 0; i < plies.length; i++) {
    const before = plyBefore[i]!;
    const number = (before < 0 ? 0 : numbers[before]!) + (plies[i]!.kind === 'setup' ? 0 : 1);
    const said = sgf.find(plyNode[i]!, MN);
    const value = said < 0 ? -1 : sgf.firstValue(said);
    numbers[i] = value >= 0 && value < sgf.endValue(said) ? (readNumber(sgf.value(value)) ?? number) : number;
  }
  NUMBERS.set(game, numbers);
  return numbers;
}
