import type { Span } from '../../notation/index.ts';
import type { LinkedEntries } from '../analysis/index.ts';
import { nameAt } from './names.ts';

/** All places of the name at an offset, in the order of the text. */
export function references(document: LinkedEntries, offset: number, withDefinition: boolean): Span[] {
  const name = nameAt(document, offset);
  if (!name) return [];
  const places = withDefinition && name.definition ? [name.definition, ...name.uses] : [...name.uses];
  return places.sort((a, b) => a.start - b.start);
}
