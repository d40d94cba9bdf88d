/**
 * *Merge a Record into This...*: the editor shows what differs, and writes it once it is confirmed.
 */
import * as vscode from 'vscode';
import type { Server } from './server.ts';
import { words } from './words.ts';

export async function mergeRecord(server: Server): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId !== 'sgf') return;
  const { document } = editor;
  const chosen = await vscode.window.showOpenDialog({
    title: words('merge.choose'),
    openLabel: words('merge.open'),
    filters: { SGF: ['sgf'] },
    defaultUri: vscode.Uri.joinPath(document.uri, '..'),
  });
  const file = chosen?.[0];
  if (!file) return;
  const other = await vscode.workspace.openTextDocument(file);
  const merged = await server.merge({ ours: document.getText(), theirs: other.getText() });
  if (!merged) {
    void vscode.window.showWarningMessage(words('merge.unread'));
    return;
  }
  const { start, end, text, conflicts } = merged;
  if (start === end && text === '') {
    void vscode.window.showInformationMessage(words('merge.nothing'));
    return;
  }
  const edit = new vscode.WorkspaceEdit();
  const range = new vscode.Range(document.positionAt(start), document.positionAt(end));
  const label = words('merge.label', { conflicts });
  edit.replace(document.uri, range, text, { needsConfirmation: true, label });
  await vscode.workspace.applyEdit(edit);
}
