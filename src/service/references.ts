import type { Span } from '../notation/types.ts';
import { nameAt } from './names.ts';
import type { DocumentAnalysis } from './types.ts';

/** All places of the name at an offset, in the order of the text. */
export function references(document: DocumentAnalysis, offset: number, withDefinition: boolean): Span[] {
  const name = nameAt(document, offset);
  if (!name) return [];
  const places = withDefinition && name.definition ? [name.definition, ...name.uses] : [...name.uses];
  return places.sort((a, b) => a.start - b.start);
}
