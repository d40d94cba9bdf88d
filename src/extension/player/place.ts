/** Which entry of which text a command means. */

import * as vscode from 'vscode';
import type { Place } from '../../board/index.ts';
import type { AnimateArguments } from '../../protocol/commands.ts';
import type { EntryId } from '../../protocol/entry-id.ts';
import { hasEntries } from '../entries.ts';
import { words } from '../words.ts';

/**
 * The place that is named, else that of the cursor. The text is open then; where there is none to
 * be meant, that is said.
 */
export async function askedOf(
  given: AnimateArguments | undefined,
): Promise<{ readonly uri: vscode.Uri; readonly place: Place } | undefined> {
  const uri = given ? vscode.Uri.parse(given.uri, true) : vscode.window.activeTextEditor?.document.uri;
  if (uri === undefined) {
    sayNoDiagram();
    return undefined;
  }
  // A link may name a text that is not open; the server reads only what is.
  const document = await vscode.workspace.openTextDocument(uri);
  if (!hasEntries(document)) {
    sayNoDiagram();
    return undefined;
  }
  return { uri, place: namedIn(given) ?? placeOf(uri) };
}

/** The place that is named, if one is. */
export function namedIn({ entry, offset }: { entry?: EntryId; offset?: number } = {}): Place | undefined {
  if (entry !== undefined) return { entry };
  return offset === undefined ? undefined : { offset };
}

/** The entry at the cursor, if the document is the one being edited; else the first. */
export function placeOf(uri: vscode.Uri): Place {
  const editors = [vscode.window.activeTextEditor, ...vscode.window.visibleTextEditors];
  const editor = editors.find((candidate) => candidate?.document.uri.toString() === uri.toString());
  return editor ? { offset: editor.document.offsetAt(editor.selection.active) } : { entry: 0 };
}

/** What every command says that finds no diagram. */
export function sayNoDiagram(): void {
  void vscode.window.showInformationMessage(words('text.none'));
}
