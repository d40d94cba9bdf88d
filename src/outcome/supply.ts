/** Supplies: how many threats or spare moves each player has. */
import type { Supply } from './types.ts';

export const NO_SUPPLY: Supply = { black: 0, white: 0 };

/** The supplies that Koban tries besides that of the author: one for Black, for White, for both. */
export const ONE_MORE: readonly Supply[] = [
  { black: 1, white: 0 },
  { black: 0, white: 1 },
  { black: 1, white: 1 },
];

export function isSameSupply(a: Supply, b: Supply): boolean {
  return a.black === b.black && a.white === b.white;
}

/** A supply as JSON and messages have it: `*` for any number. */
export interface SaidSupply {
  readonly black: number | '*';
  readonly white: number | '*';
}

export function saidSupply({ black, white }: Supply): SaidSupply {
  return { black: said(black), white: said(white) };
}

/** As options and tables have it: `1,*`. */
export function supplyText({ black, white }: Supply): string {
  return `${said(black)},${said(white)}`;
}

const said = (count: number): number | '*' => (Number.isFinite(count) ? count : '*');
