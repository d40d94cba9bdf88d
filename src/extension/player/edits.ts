/** Edits that the server has planned, made in the editor, and what the reader hears of them. */
import * as vscode from 'vscode';
import type { EntryId } from '../../protocol/entry-id.ts';
import type { Note } from '../../protocol/player-messages.ts';
import type { WriteReply } from '../../protocol/write.ts';

/** Where to look when something was written, or was there already. */
export interface Shown {
  readonly place: { readonly offset: number } | { readonly entry: EntryId };
  readonly index: number;
}

/** What the reader hears of a wish that changed nothing. */
export function note(message: string, offers: Note['offers'] = []): Note {
  return { type: 'note', message, offers, written: false };
}

export function shown({ entry, index, offset }: Extract<WriteReply, { kind: 'edit' | 'go' }>): Shown {
  return { place: offset === undefined ? { entry } : { offset }, index };
}

/** Whether a text cannot be typed into; VS Code would still apply an extension's edits to it. */
async function isReadonly(document: vscode.TextDocument): Promise<boolean> {
  const { uri } = document;
  const files = vscode.workspace.getConfiguration('files', uri);
  const names = (key: string) =>
    Object.entries(files.get<Record<string, boolean>>(key) ?? {}).some(
      ([pattern, isOn]) => isOn && vscode.languages.match({ pattern }, document) > 0,
    );
  if (names('readonlyInclude')) return !names('readonlyExclude');
  try {
    const { permissions = 0 } = await vscode.workspace.fs.stat(uri);
    return (permissions & vscode.FilePermission.Readonly) !== 0;
  } catch {
    // What is on no disk yet may be written.
    return false;
  }
}

/** Makes an edit in the editor; `false` where the text stays as it is. */
export async function make(
  document: vscode.TextDocument,
  { edits }: Extract<WriteReply, { kind: 'edit' }>,
): Promise<boolean> {
  if (await isReadonly(document)) return false;
  const made = new vscode.WorkspaceEdit();
  for (const { start, end, text } of edits) {
    const range = new vscode.Range(document.positionAt(start), document.positionAt(end));
    made.replace(document.uri, range, text);
  }
  return vscode.workspace.applyEdit(made);
}
