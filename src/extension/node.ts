/** The extension in a Node extension host: desktop, remote, and the server that `npm start` runs. */
import type * as vscode from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { type KobanApi, start } from './extension.ts';

export function activate(context: vscode.ExtensionContext): KobanApi {
  return start(context, 'node', (options) => {
    const program = { module: context.asAbsolutePath('dist/server.js'), transport: TransportKind.ipc };
    const debug = { ...program, options: { execArgv: ['--nolazy', '--inspect=6009'] } };
    return new LanguageClient('koban', 'Koban', { run: program, debug }, options);
  });
}
