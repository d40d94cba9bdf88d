/** Where a text has nothing yet, a board can be begun. */
import * as vscode from 'vscode';

/** A place for a first board, and what is written there. */
interface Beginning {
  readonly line: number;
  readonly kind: 'goban' | 'sgf';
}

const OPENING = /^[ \t]*(?:`{3,}|~{3,})[ \t]*(goban|sgf)[ \t]*$/i;
const CLOSING = /^[ \t]*(?:`{3,}|~{3,})[ \t]*$/;

/** The whole text where it is of Go and empty, or the empty fence around a place; else `null`. */
function beginningAt(document: vscode.TextDocument, offset: number): Beginning | null {
  const { languageId } = document;
  if (languageId === 'goban' || languageId === 'sgf')
    return document.getText().trim() === '' ? { line: 0, kind: languageId } : null;
  if (languageId !== 'markdown') return null;
  let { line } = document.positionAt(offset);
  const text = (n: number) => document.lineAt(n).text;
  if (CLOSING.test(text(line)) && line > 0) line--;
  while (line > 0 && text(line).trim() === '') line--;
  const kind = OPENING.exec(text(line))?.[1]?.toLowerCase();
  if (kind !== 'goban' && kind !== 'sgf') return null;
  let end = line + 1;
  while (end < document.lineCount && text(end).trim() === '') end++;
  return end < document.lineCount && CLOSING.test(text(end)) ? { line: line + 1, kind } : null;
}

/**
 * Whether a board can begin at a place of an open text. It opens no text: VS Code would create a
 * closed text without a name again.
 */
export function canBegin(uri: vscode.Uri, offset = 0): boolean {
  const document = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
  return document !== undefined && beginningAt(document, offset) !== null;
}

/** Writes a first board of this size. */
export async function begin(uri: vscode.Uri, size: number, offset = 0): Promise<void> {
  const at = beginningAt(await vscode.workspace.openTextDocument(uri), offset);
  if (!at) return;
  const text = at.kind === 'goban' ? drawn(size) : `(;FF[4]GM[1]CA[UTF-8]AP[Koban]SZ[${size}])\n`;
  const made = new vscode.WorkspaceEdit();
  made.insert(uri, new vscode.Position(at.line, 0), text);
  await vscode.workspace.applyEdit(made);
}

/** A board without stones, as an entry draws it. */
function drawn(size: number): string {
  const edge = `+${'-'.repeat(2 * size + 1)}+\n`;
  return edge + `|${' .'.repeat(size)} |\n`.repeat(size) + edge;
}
