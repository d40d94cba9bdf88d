import { sameTitle } from '../notation/index.ts';
import type { Span, TextEdit } from '../notation/types.ts';
import { entryAt } from './cursor.ts';
import { nameAt, titleIsFree } from './names.ts';
import type { DocumentAnalysis } from './types.ts';

/** The name at an offset if it can be changed: titles and labels can, moves cannot. */
export function renameable(document: DocumentAnalysis, offset: number): { span: Span; text: string } | null {
  const name = nameAt(document, offset);
  return name?.definition && name.kind !== 'move' ? { span: name.at, text: name.text } : null;
}

export type Renaming =
  | { readonly edits: readonly TextEdit[] }
  /** Why it cannot be, in a sentence for the user. */
  | { readonly refused: string };

/** Changes a name everywhere, or says why not. */
export function rename(document: DocumentAnalysis, offset: number, wanted: string): Renaming | null {
  const name = nameAt(document, offset);
  if (!name?.definition || name.kind === 'move') return null;
  const text = wanted.trim();
  const refused =
    name.kind === 'title' ? refuseTitle(document, name.text, text) : refuseLabel(document, offset, text);
  if (refused) return { refused };
  return { edits: [name.definition, ...name.uses].map((span) => ({ span, text })) };
}

function refuseTitle(document: DocumentAnalysis, old: string, title: string): string | null {
  if (title === '' || /[\r\n]/.test(title)) return 'A title is one line and not empty.';
  if (/\safter\s+\d+$/i.test(title))
    return 'A title that ends like “after 3” could not be told from a move in from:.';
  if (!sameTitle(title, old) && !titleIsFree(document, title)) {
    return `Another entry has the title “${title}”.`;
  }
  return null;
}

function refuseLabel(document: DocumentAnalysis, offset: number, label: string): string | null {
  if (!/^[a-z]$/.test(label)) return 'A label is one letter, a to z.';
  const labels = entryAt(document, offset)?.analysis.labels;
  return labels?.has(label) ? `There is a label “${label}” already.` : null;
}
