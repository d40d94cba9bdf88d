/** The search for cycles, loaded when it is first asked for. */
import { BLACK, WHITE } from '../go/types.ts';
import { cyclesOf, type PlacedAnalysis } from '../service/index.ts';
import type { Cycles, CyclesOptions } from './types.ts';

export function cyclesOfEntry(
  placed: PlacedAnalysis,
  { at, first, plain = false, basicKo = 'forbidden' }: CyclesOptions,
): Cycles {
  const {
    title: _,
    line: __,
    ...found
  } = cyclesOf(placed, {
    after: at,
    first: first === undefined ? undefined : first === 'black' ? BLACK : WHITE,
    plain,
    noBasicKo: basicKo === 'forbidden',
  });
  return found;
}
