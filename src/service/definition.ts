import type { Span } from '../notation/types.ts';
import { entryAt, placeAt } from './cursor.ts';
import { nameAt } from './names.ts';
import type { DocumentAnalysis } from './types.ts';

/** Where the name at an offset is made: a title, a label, a move; for a coordinate, the drawn point. */
export function definition(document: DocumentAnalysis, offset: number): Span | null {
  const name = nameAt(document, offset);
  const elsewhere = name?.definition && name.definition.start !== name.at.start;
  return elsewhere ? name.definition : (drawnPoint(document, offset) ?? name?.definition ?? null);
}

function drawnPoint(document: DocumentAnalysis, offset: number): Span | null {
  let placed = entryAt(document, offset) ?? null;
  const place = placed && placeAt(placed.analysis, offset - placed.entry.offset);
  if (place?.kind !== 'move') return null;
  const { point } = placed!.analysis.game.plies[place.n - 1]!;
  while (placed && !placed.entry.syntax.diagram) placed = placed.parent;
  const span = placed?.entry.syntax.diagram?.spans[point];
  return span ? { start: placed!.entry.offset + span.start, end: placed!.entry.offset + span.end } : null;
}
