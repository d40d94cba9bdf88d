import { finish, mapped, type Task } from '../go/task.ts';
import {
  type DiagramReading,
  type Found,
  findDiagrams,
  readDiagram,
  type SourceKind,
} from '../notation/index.ts';
import { edit as editOwn, openDocument } from './document.ts';
import type { HostKind, KobanDocument, PlacedEntry, TextChange } from './types.ts';

/** Which diagrams are looked for in a text, besides its entries. */
export interface DrawingsWanted {
  readonly kind: SourceKind;
  /** Only these notations; all when it is not given. */
  readonly notations?: readonly string[];
}

/**
 * A document with the diagrams of other notations in it as entries among its own. Its own entries
 * are read again only where an edit touches them; diagrams are looked for in the whole text, since
 * a line can make or unmake one further off, but one that stands in the same lines keeps its entry,
 * so nothing is judged again.
 */
export function openDrawn(
  uri: string,
  version: number,
  host: HostKind,
  text: string,
  wanted: DrawingsWanted | null,
): KobanDocument {
  return withDrawings(openDocument(uri, version, host, text), wanted);
}

/** The same document with other diagrams looked for. */
export function withDrawings(document: KobanDocument, wanted: DrawingsWanted | null): KobanDocument {
  const own = document instanceof DrawnDocument ? document.own : document;
  return wanted
    ? new DrawnDocument(own, wanted, document instanceof DrawnDocument ? document.kept : new KeptDrawings())
    : own;
}

/** The document after some changes; see `edit` of documents without drawings. */
export function edit(
  document: KobanDocument,
  changes: readonly TextChange[],
  version: number,
): KobanDocument {
  if (!(document instanceof DrawnDocument)) return editOwn(document, changes, version);
  return new DrawnDocument(editOwn(document.own, changes, version), document.wanted, document.kept);
}

/** The readings of the version whose entries were asked for last, by what they were read from. */
class KeptDrawings {
  known: ReadonlyMap<string, DiagramReading> = new Map();
}

export class DrawnDocument implements KobanDocument {
  private found: readonly PlacedEntry[] | null = null;

  constructor(
    readonly own: KobanDocument,
    readonly wanted: DrawingsWanted,
    /** Shared by all versions. */
    readonly kept: KeptDrawings,
  ) {}

  get entries(): readonly PlacedEntry[] {
    return (this.found ??= finish(this.finding()));
  }

  *reading(): Task<void> {
    yield* this.own.reading();
    this.found ??= yield* this.finding();
  }

  private *finding(): Task<readonly PlacedEntry[]> {
    const { own, wanted, kept } = this;
    const before = kept.known;
    const known = new Map<string, DiagramReading>();
    const taken = own.entries.map(({ offset, syntax }) => ({
      start: offset,
      end: offset + syntax.text.length,
    }));
    const { text } = own;
    const diagrams = findDiagrams(text, { ...wanted, taken });
    yield;
    const placed = yield* mapped(diagrams, (found): PlacedEntry[] => {
      const key = keyOf(found, text);
      const reading = before.get(key) ?? known.get(key) ?? readDiagram(found);
      if (!reading) return [];
      known.set(key, reading);
      return [{ syntax: reading.entry, offset: found.span.start, line: found.lines.first, reading }];
    });
    kept.known = known;
    return [...own.entries, ...placed.flat()].sort((a, b) => a.offset - b.offset);
  }

  get uri(): string {
    return this.own.uri;
  }

  get version(): number {
    return this.own.version;
  }

  get host(): HostKind {
    return this.own.host;
  }

  get text(): string {
    return this.own.text;
  }

  get length(): number {
    return this.own.length;
  }

  positionAt(offset: number): { line: number; character: number } {
    return this.own.positionAt(offset);
  }

  offsetAt(position: { line: number; character: number }): number {
    return this.own.offsetAt(position);
  }
}

/** All that a reading depends on: notation, lines, place in them, what it comments on. */
function keyOf({ notation, rows, lines, line, span, context }: Found, text: string): string {
  return [
    notation,
    line - lines.first,
    rows.join('\n'),
    context ?? '',
    text.slice(span.start, span.end),
  ].join('\0');
}
