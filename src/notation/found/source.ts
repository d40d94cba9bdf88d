import { linesOf, type TextLine } from '../text.ts';

/** The kind of a text: where diagrams can be in it, and what begins prose or a comment. */
export type SourceKind = 'plain' | 'texinfo' | 'c' | 'markdown' | 'latex' | 'asciidoc' | 'rst' | 'db';

/** A text to find diagrams in, cut into lines once for all notations. */
export interface SourceText {
  readonly text: string;
  readonly kind: SourceKind;
  readonly lines: readonly TextLine[];
  /** By line, 1 when it belongs to a diagram already, or to something that holds none. */
  readonly taken: Uint8Array;
  /** Drawings that belong to a notation: the first one that claims a drawing has it. */
  readonly claimed: WeakSet<object>;
  /** Characters, pieces and rows looked at so far: for the law that finding is linear. */
  work: number;
}

export function sourceOf(text: string, kind: SourceKind = 'plain'): SourceText {
  const lines = linesOf(text);
  const taken = new Uint8Array(lines.length);
  if (kind === 'plain' && MANUAL.test(text.slice(0, HEAD)))
    lines.forEach(({ start, end }, i) => {
      if (MACRO.test(text.slice(start, Math.min(end, start + 3)))) taken[i] = 1;
    });
  return { text, kind, lines, taken, claimed: new WeakSet(), work: 0 };
}

/** A page of a manual begins with its title, behind comments. */
const MANUAL = /^\.(?:TH|Dd)[ \t]/m;
const HEAD = 20_000;
/** `.Xc` below `.Oo`: its macros are no rows of points. */
const MACRO = /^\.[A-Za-z]{2}/;

const KINDS: ReadonlyMap<string, SourceKind> = new Map([
  ['texi', 'texinfo'],
  ['texinfo', 'texinfo'],
  ['txi', 'texinfo'],
  ['c', 'c'],
  ['h', 'c'],
  ['cc', 'c'],
  ['cpp', 'c'],
  ['hpp', 'c'],
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['tex', 'latex'],
  ['adoc', 'asciidoc'],
  ['rst', 'rst'],
  ['db', 'db'],
]);

/** The kind of a text by its file's name; plain where that says nothing. */
export function sourceKindOf(name: string): SourceKind {
  return KINDS.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? 'plain';
}
