/**
 * *Merge a Record into This...*: the editor shows what differs, and the text changes once the
 * author says so.
 */
import * as vscode from 'vscode';
import type { Server } from './server.ts';
import { words } from './words.ts';

/** What a text would be, shown beside what it is. */
const SCHEME = 'koban-merge';

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
  const { version } = document;
  const ours = document.getText();
  const merged = await server.merge({ ours, theirs: other.getText() });
  if (!merged) {
    void vscode.window.showWarningMessage(words('merge.unread'));
    return;
  }
  const { start, end, text, conflicts } = merged;
  if (start === end && text === '') {
    void vscode.window.showInformationMessage(words('merge.nothing'));
    return;
  }
  const wanted = await isWanted(document.uri, ours.slice(0, start) + text + ours.slice(end), conflicts);
  if (!wanted) return;
  if (document.version !== version) {
    void vscode.window.showWarningMessage(words('merge.changed'));
    return;
  }
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(document.positionAt(start), document.positionAt(end)), text);
  await vscode.workspace.applyEdit(edit);
  await vscode.window.showTextDocument(document);
}

/** Shows the text as it is and as it would be, and asks. */
async function isWanted(uri: vscode.Uri, text: string, conflicts: number): Promise<boolean> {
  const shown = uri.with({ scheme: SCHEME });
  const provider = vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
    provideTextDocumentContent: () => text,
  });
  try {
    const title = words('merge.differs');
    await vscode.commands.executeCommand('vscode.diff', uri, shown, title);
    const merge = words('merge.open');
    return (await vscode.window.showInformationMessage(words('merge.ask', { conflicts }), merge)) === merge;
  } finally {
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    const isOurs = ({ input }: vscode.Tab) =>
      input instanceof vscode.TabInputTextDiff && input.modified.toString() === shown.toString();
    await vscode.window.tabGroups.close(tabs.filter(isOurs));
    provider.dispose();
  }
}
