import type { Color } from '../go/types.ts';
import type { Message } from '../words/index.ts';
import type { SourceText } from './found/index.ts';
import type { EntrySyntax, Span } from './types.ts';

/**
 * A way to write positions that is found in texts that hold other things as well. None fails,
 * whatever the text; what cannot be read is a problem in the entry. Printers are in `export`.
 */
export interface Notation {
  readonly id: string;
  /** As people call it: in messages, menus and help. */
  readonly label: string;
  /** What every diagram of this notation contains; in a text without it none are looked for. */
  readonly mark?: string;
  /**
   * Diagrams in this notation, in the order of their first lines. Those that stand side by side are
   * found one by one. A line belongs to one notation: those that an earlier entry of the registry
   * has taken are `source.taken`. Linear in the length of the text.
   */
  readonly find: (source: SourceText) => readonly Found[];
  /** Reads what this notation found. Never throws. */
  readonly read: (found: Found, options?: ReadOptions) => DiagramReading;
  /** Reads a text that is one entry, for notations with a mark of their own. Never throws. */
  readonly parse?: (entry: string) => EntrySyntax;
}

/** A diagram of a text, not yet read. */
export interface Found {
  /** The notation that found it and that reads it. */
  readonly notation: string;
  /** How sure it is that this is a diagram, from 0 to 1; below `LEAST_SURE` it is not reported. */
  readonly confidence: number;
  /** The reasons, as short phrases: `column letters`, `a drawn edge`. */
  readonly why: readonly string[];
  /** Lines of the text, from 0, half open: with titles, coordinates and facts that belong to it. */
  readonly lines: { readonly first: number; readonly end: number };
  /** Those lines as offsets of the text; the entry that is read has exactly this part. */
  readonly span: Span;
  /** Line of the first row or edge, from 0. */
  readonly line: number;
  /** The place of its first point in the text, for diagrams side by side; else `span.start`. */
  readonly offset?: number;
  /**
   * Rows and drawn edges as they stand: without coordinates, captions and the blanks between
   * points, the indentation that all have in common taken away. What is not drawn point by point
   * stays verbatim.
   */
  readonly rows: readonly string[];
  /** What its reading depends on besides its own lines, if there is such a thing. */
  readonly context?: string;
  /** What only the notation that found it understands. */
  readonly drawing?: unknown;
}

/** Guesses below this are noise and are not reported. */
export const LEAST_SURE = 0.5;

export interface ReadOptions {
  /** The color that `X` stands for, when the author has said so. */
  readonly X?: Color;
}

/** Whom the signs of a diagram stand for, and how sure that is. */
export interface ColorConvention {
  /** The color that the first sign (`X`, `#`, `@`, …) stands for in the entry. */
  readonly X: Color;
  /** From 0 to 1; below 1 the text does not say so itself. */
  readonly confidence: number;
  readonly why: Message;
}

/** What a text says beside a diagram (caption, captures, rules); spans are of the entry's text. */
export interface Fact {
  readonly kind:
    | 'title'
    | 'label'
    | 'caption'
    | 'captures'
    | 'rules'
    | 'komi'
    | 'to-play'
    | 'move-number'
    | 'last-move'
    | 'eye-value'
    | 'attributes'
    | 'constraint'
    | 'action'
    | 'other';
  /** What it is about, where that is a color. */
  readonly color?: Color;
  /** As written, blanks at the ends taken away. */
  readonly value: string;
  readonly span: Span;
}

/** A diagram, read: an entry as any other, so no feature need know how it was written. */
export interface DiagramReading {
  readonly found: Found;
  /** `entry.text` is the text at `found.span`; spans count from there. Problems are in it. */
  readonly entry: EntrySyntax;
  readonly colors: ColorConvention;
  /** The signs of the stones of the two colors in this text: first that of `colors.X`. */
  readonly signs: string;
  readonly facts: readonly Fact[];
}
