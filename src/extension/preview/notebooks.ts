/** Tells the pages of notebooks the settings; they cannot ask the editor themselves. */
import * as vscode from 'vscode';
import { messageOr } from '../../protocol/message.ts';
import { fromNotebook, NOTEBOOK_RENDERER, type ToNotebook } from '../../protocol/preview.ts';
import { sectionWithRules, watchRules } from '../rule-files.ts';
import { language } from '../words.ts';

export function serveNotebooks(): vscode.Disposable {
  const messaging = vscode.notebooks.createRendererMessaging(NOTEBOOK_RENDERER);
  const asked = new Set<vscode.NotebookEditor>();
  const tell = async (editor: vscode.NotebookEditor): Promise<void> => {
    const koban = await sectionWithRules(editor.notebook.uri);
    const settings: ToNotebook = { type: 'settings', koban, language: language() };
    await messaging.postMessage(settings, editor);
  };
  const tellAll = (): void => {
    for (const editor of asked) {
      if (editor.notebook.isClosed) asked.delete(editor);
      else void tell(editor);
    }
  };
  return vscode.Disposable.from(
    messaging.onDidReceiveMessage(({ editor, message }) => {
      switch (messageOr(fromNotebook, message, null)?.type) {
        case 'settings':
          asked.add(editor);
          void tell(editor);
      }
    }),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('koban')) tellAll();
    }),
    watchRules(tellAll),
  );
}
