/**
 * *Merge a Record into This...*: the editor shows what differs, and the text changes once the
 * author says so.
 */
import * as vscode from 'vscode';
import type { Server } from './server.ts';
import { words } from './words.ts';

/** What a text would be, shown beside what it is. */
const SCHEME = 'koban-merge';

let merges = 0;

/** What takes the merged texts that are shown, by their addresses. */
const waiting = new Map<string, () => void>();

/** Takes the merged text that the editor in front shows. */
export function takeMerge(): void {
  const shown = vscode.window.tabGroups.activeTabGroup.activeTab;
  if (shown) waiting.get(mergedIn(shown) ?? '')?.();
}

/** The address of the merged text that a tab shows. */
function mergedIn({ input }: vscode.Tab): string | undefined {
  return input instanceof vscode.TabInputTextDiff ? input.modified.toString() : undefined;
}

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

/**
 * Shows the text as it is and as it would be, and asks. The question stays above the texts, since
 * VS Code hides messages after a while; who closes them wants no merge.
 */
async function isWanted(uri: vscode.Uri, text: string, conflicts: number): Promise<boolean> {
  // VS Code keeps the text of an address while it is open: another merge would show the old one.
  const shown = uri.with({ scheme: SCHEME, query: String(++merges) });
  const key = shown.toString();
  const provider = vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
    provideTextDocumentContent: () => text,
  });
  const isOurs = (tab: vscode.Tab) => mergedIn(tab) === key;
  let closing: vscode.Disposable | undefined;
  try {
    await vscode.commands.executeCommand('vscode.diff', uri, shown, words('merge.differs'));
    return await new Promise<boolean>((answer) => {
      waiting.set(key, () => answer(true));
      closing = vscode.window.tabGroups.onDidChangeTabs(({ closed }) => closed.some(isOurs) && answer(false));
      const merge = words('merge.open');
      void vscode.window
        .showInformationMessage(words('merge.ask', { conflicts }), merge)
        .then((said) => said === merge && answer(true));
    });
  } finally {
    closing?.dispose();
    waiting.delete(key);
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    await vscode.window.tabGroups.close(tabs.filter(isOurs));
    provider.dispose();
  }
}
