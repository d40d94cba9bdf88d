import { type KobanDocument, openDocument, type PlacedEntry } from '../../document/index.ts';
import { findDiagrams, type ReadOptions, readDiagram, type SourceKind } from '../../notation/index.ts';

interface ForeignOptions extends ReadOptions {
  readonly kind?: SourceKind;
  /** Only these notations. */
  readonly notations?: readonly string[];
}

/**
 * The diagrams of other notations that stand in a text, as entries; their offsets are those of the
 * text.
 */
function foreignEntries(text: string, options: ForeignOptions = {}): PlacedEntry[] {
  const entries: PlacedEntry[] = [];
  const { kind, notations, X } = options;
  const found = findDiagrams(text, { ...(kind && { kind }), ...(notations && { notations }) });
  for (const one of found) {
    const reading = readDiagram(one, X === undefined ? {} : { X });
    if (!reading) continue;
    entries.push({ syntax: reading.entry, offset: one.span.start, line: one.lines.first });
  }
  return entries;
}

/** A document of entries that were read by other means than those of its host. */
function documentOf(uri: string, text: string, entries: readonly PlacedEntry[]): KobanDocument {
  // This host has no entries of its own; what is wanted of it is its index of lines.
  const lines = openDocument(uri, 0, 'none', text);
  return {
    uri,
    version: 0,
    host: 'text',
    text,
    length: text.length,
    entries,
    reading: () => lines.reading(),
    positionAt: (offset) => lines.positionAt(offset),
    offsetAt: (position) => lines.offsetAt(position),
  };
}

/** A text with the diagrams of other notations that stand in it as its entries. */
export function foreignDocument(uri: string, text: string, options: ForeignOptions = {}): KobanDocument {
  return documentOf(uri, text, foreignEntries(text, options));
}
