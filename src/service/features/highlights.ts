import { chainAt } from '../../go/position.ts';
import type { Span } from '../../notation/index.ts';
import { entryAt, type LinkedEntries, placeAt } from '../analysis/index.ts';
import { references } from './references.ts';

/**
 * What an editor marks together with what is at an offset: all places of a name, the stones of a
 * drawn chain, or a point or move alone. Without an answer an editor would mark the same letter
 * everywhere.
 */
export function highlights(document: LinkedEntries, offset: number): Span[] {
  const named = references(document, offset, true);
  if (named.length > 0) return named;
  const placed = entryAt(document, offset);
  if (!placed) return [];
  const { analysis, entry } = placed;
  const place = placeAt(analysis, offset - entry.offset);
  if (place?.kind !== 'point' && place?.kind !== 'move') return [];
  const { inherited, syntax, game } = analysis;
  const chain = place.kind === 'point' ? chainAt(game.after(inherited), place.point) : null;
  const stones = chain?.points.flatMap((point) => syntax.diagram?.spans[point] ?? []) ?? [];
  return (stones.length > 0 ? stones : [place.span]).map(({ start, end }) => ({
    start: entry.offset + start,
    end: entry.offset + end,
  }));
}
