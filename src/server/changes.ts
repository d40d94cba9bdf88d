import type { TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { difference, edit, type KobanDocument, type TextChange } from '../document/index.ts';
import { must } from '../go/must.ts';
import type { Span } from '../notation/index.ts';

/** What an edit has replaced, by a text of so many UTF-16 code units. */
export interface Replaced {
  readonly span: Span;
  readonly length: number;
}

/**
 * Up to this many changes are made one by one: each reads the entries that it touches again, which
 * for a few is quicker than all else.
 */
const FEW = 8;

/**
 * The document after the changes of one notification, each of which speaks of the text that the one
 * before it left. Many changes (a replacement everywhere, a formatter's edits) are made in the text
 * first, so that what they touch is read once. `edits` are what was done, one after the other.
 */
export function withChanges(
  document: KobanDocument,
  changes: readonly TextDocumentContentChangeEvent[],
  version: number,
): { readonly document: KobanDocument; readonly edits: readonly TextChange[] } {
  if (changes.length <= FEW) {
    const edits: TextChange[] = [];
    let done = document;
    for (const change of changes) {
      const { text } = change;
      const span = spanOf(done, change);
      edits.push({ span, text });
      done = edit(done, [{ span, text }], version);
    }
    return { document: changes.length === 0 ? edit(done, [], version) : done, edits };
  }
  const text = changedText(document.text, changes);
  const hull = difference(document.text, text);
  return {
    document: edit(document, [hull], version),
    edits: [hull],
  };
}

/**
 * The same place of a text after edits; what is inserted at the very place goes before it. `null`
 * where the text around it was replaced.
 */
export function placeAfter(offset: number, edits: readonly Replaced[]): number | null {
  let place = offset;
  for (const { span, length } of edits) {
    if (span.end <= place) place += length - (span.end - span.start);
    else if (span.start < place) return null;
  }
  return place;
}

function spanOf(document: KobanDocument, change: TextDocumentContentChangeEvent) {
  if (!('range' in change)) return { start: 0, end: document.text.length };
  const start = document.offsetAt(change.range.start);
  return { start, end: Math.max(start, document.offsetAt(change.range.end)) };
}

/** The text after the changes, by its lines: a change costs what the lines that it touches cost. */
function changedText(text: string, changes: readonly TextDocumentContentChangeEvent[]): string {
  let lines = linesOf(text);
  for (const change of changes) {
    if (!('range' in change)) {
      lines = linesOf(change.text);
      continue;
    }
    const { start, end } = change.range;
    let first = Math.max(0, Math.min(start.line, lines.length - 1));
    const last = Math.max(first, Math.min(end.line, lines.length - 1));
    const from = within(lines, start, first);
    const to = Math.max(last === first ? from : 0, within(lines, end, last));
    let joined = must(lines[first]).slice(0, from) + change.text + must(lines[last]).slice(to);
    // A lone CR above and what begins with LF now are one line end.
    const above = lines[first - 1];
    if (above?.endsWith('\r') && joined.startsWith('\n')) {
      joined = above + joined;
      first--;
    }
    const fresh = linesOf(joined);
    // What is behind a line end is the next line, if there is one.
    if (last + 1 < lines.length && fresh.length > 1 && fresh.at(-1) === '') fresh.pop();
    lines.splice(first, last - first + 1, ...fresh);
  }
  return lines.join('');
}

/** Lines with their ends; behind a last line end there is one more. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n|\r(?!\n))/).concat(/[\r\n]$/.test(text) ? [''] : []);
}

/** A character of a line that `place` may be beyond. */
function within(lines: readonly string[], place: { line: number; character: number }, line: number): number {
  if (place.line < line) return 0;
  const length = contentLength(must(lines[line]));
  return place.line > line ? length : Math.max(0, Math.min(place.character, length));
}

function contentLength(line: string): number {
  return line.endsWith('\r\n') ? line.length - 2 : /[\r\n]$/.test(line) ? line.length - 1 : line.length;
}
