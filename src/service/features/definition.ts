import type { Span } from '../../notation/index.ts';
import { drawerOf, entryAt, inDocument, type LinkedEntries, placeAt, plyOf } from '../analysis/index.ts';
import { nameAt } from './names.ts';

/**
 * Where the name at an offset is made: a title, a label, a move; for a coordinate, the drawn point.
 */
export function definition(document: LinkedEntries, offset: number): Span | null {
  const name = nameAt(document, offset);
  const elsewhere = name?.definition && name.definition.start !== name.at.start;
  return elsewhere ? name.definition : (drawnPoint(document, offset) ?? name?.definition ?? null);
}

function drawnPoint(document: LinkedEntries, offset: number): Span | null {
  const placed = entryAt(document, offset);
  if (!placed) return null;
  const place = placeAt(placed.analysis, offset - placed.entry.offset);
  if (place?.kind !== 'move') return null;
  const home = drawerOf(placed);
  const span = home?.entry.syntax.diagram?.spans[plyOf(placed.analysis, place.n).point];
  return home && span ? inDocument(home, span) : null;
}
