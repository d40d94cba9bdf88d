/** The extension in a web worker: VS Code for the Web, where the language server is a worker too. */
import * as vscode from 'vscode';
import { LanguageClient, type LanguageClientOptions } from 'vscode-languageclient/browser';
import { type KobanApi, start } from './extension.ts';

/** Ends its worker with the connection: one that is busy would not hear that it should, and go on for nobody. */
class WorkerClient extends LanguageClient {
  constructor(
    private readonly worker: Worker,
    options: LanguageClientOptions,
  ) {
    super('koban', 'Koban', worker, options);
  }

  override async stop(timeout?: number): Promise<void> {
    try {
      await super.stop(timeout);
    } finally {
      this.worker.terminate();
    }
  }
}

export function activate(context: vscode.ExtensionContext): KobanApi {
  return start(context, 'web', (options) => {
    const program = vscode.Uri.joinPath(context.extensionUri, 'dist/web/server.js');
    return new WorkerClient(new Worker(program.toString(true)), options);
  });
}
