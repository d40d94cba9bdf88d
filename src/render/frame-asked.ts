/** The chains of a question on the board of a frame: pages of which no text asks one do without. */
import type { Frame, Sequence } from '../protocol/player.ts';
import type { AskedPoints } from './asked.ts';
import { chainsOn } from './chains.ts';
import type { BoardPicture } from './svg.ts';

/** The chains of a question as they stand on a board; captured chains are not drawn. */
function askedIn(
  { black, white, outside }: NonNullable<Sequence['asked']>,
  rows: Frame['rows'],
): AskedPoints {
  const named = { black, white };
  const chains = chainsOn(rows).filter(({ color, points }) => named[color].some((p) => points.includes(p)));
  return { chains: chains.flatMap(({ points }) => points), outside };
}

/** What a question is about, on the board of a frame. */
export function askedPart(
  { asked }: Pick<Sequence, 'asked'>,
  { rows, zone }: Pick<Frame, 'rows'> & { readonly zone?: Frame['zone'] },
): Pick<BoardPicture, 'asked'> {
  if (!asked && !zone) return {};
  const own = asked ? askedIn(asked, rows) : { chains: [] };
  return { asked: { ...own, ...(zone && { zone }) } };
}
