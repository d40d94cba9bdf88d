import type { Task } from '../go/task.ts';
import type { DiagramReading, EntrySyntax, Span } from '../notation/index.ts';

/**
 * `goban`: the whole text is entries; `markdown`: entries are in fences; `none`: nothing is looked
 * for. `hosts.ts` has others.
 */
export type HostKind = 'goban' | 'markdown' | 'sgf' | 'html' | 'korule' | 'text' | 'none';

/** An entry and its place. The syntax object stays the same while the text does. */
export interface PlacedEntry {
  readonly syntax: EntrySyntax;
  /** Offset of the entry's text in the document. */
  readonly offset: number;
  /** Line of the entry's first character, from 0. */
  readonly line: number;
  /**
   * What every line of the entry begins with in the document before the notation begins: `> ` in a
   * block quote, else nothing. In the entry's own text it is blanked out, so that offsets agree. A
   * line that an edit adds needs it: see `placeEdit`.
   */
  readonly prefix?: string;
  /** What would close the fence of the entry, where nothing does. */
  readonly unclosed?: string;
  /** How a diagram of another notation was read; several of these may stand on the same lines. */
  readonly reading?: DiagramReading;
}

export interface TextChange {
  /** In the text before the change. */
  readonly span: Span;
  readonly text: string;
}

/** A text and the entries in it. Immutable: an edit makes a new one that shares what it can. */
export interface KobanDocument {
  readonly uri: string;
  readonly version: number;
  readonly host: HostKind;
  readonly text: string;
  /** Of the text, which need not be put together for it. */
  readonly length: number;
  /** Those that {@link reading} has not read are read when this is asked for. */
  readonly entries: readonly PlacedEntry[];
  /** Reads the entries in slices. */
  reading(): Task<void>;
  /** Lines and offsets, both from 0; `\n`, `\r\n` and `\r` end lines, as in the protocol. */
  positionAt(offset: number): { line: number; character: number };
  offsetAt(position: { line: number; character: number }): number;
}
