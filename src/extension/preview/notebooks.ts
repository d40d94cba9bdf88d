/** Tells the pages of notebooks the settings; they cannot ask the editor themselves. */
import * as vscode from 'vscode';
import { NOTEBOOK_RENDERER, type NotebookSettings } from '../../protocol/preview.ts';

export function serveNotebooks(): vscode.Disposable {
  const messaging = vscode.notebooks.createRendererMessaging(NOTEBOOK_RENDERER);
  const settings = (): NotebookSettings => ({ koban: vscode.workspace.getConfiguration().get('koban') });
  return vscode.Disposable.from(
    messaging.onDidReceiveMessage(({ editor }) => void messaging.postMessage(settings(), editor)),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('koban')) void messaging.postMessage(settings());
    }),
  );
}
