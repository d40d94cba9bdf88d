/** The extension in a web worker: VS Code for the Web, where the language server is a worker too. */
import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { type KobanApi, start } from './extension.ts';

export function activate(context: vscode.ExtensionContext): KobanApi {
  return start(context, 'web', (options) => {
    const program = vscode.Uri.joinPath(context.extensionUri, 'dist/web/server.js');
    return new LanguageClient('koban', 'Koban', new Worker(program.toString(true)), options);
  });
}
