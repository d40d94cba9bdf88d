/** Tells the pages of notebooks the settings; they cannot ask the editor themselves. */
import * as vscode from 'vscode';
import { messageOr } from '../../protocol/message.ts';
import { fromNotebook, NOTEBOOK_RENDERER, type ToNotebook } from '../../protocol/preview.ts';
import { language } from '../words.ts';

export function serveNotebooks(): vscode.Disposable {
  const messaging = vscode.notebooks.createRendererMessaging(NOTEBOOK_RENDERER);
  const settings = (): ToNotebook => ({
    type: 'settings',
    koban: vscode.workspace.getConfiguration().get('koban'),
    language: language(),
  });
  return vscode.Disposable.from(
    messaging.onDidReceiveMessage(({ editor, message }) => {
      switch (messageOr(fromNotebook, message, null)?.type) {
        case 'settings':
          void messaging.postMessage(settings(), editor);
      }
    }),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('koban')) void messaging.postMessage(settings());
    }),
  );
}
