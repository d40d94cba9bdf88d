/**
 * The extension in a web worker: VS Code for the Web, where the language server is a worker too.
 */
import * as vscode from 'vscode';
import { LanguageClient, type LanguageClientOptions } from 'vscode-languageclient/browser';
import { type KobanApi, start } from './extension.ts';
import { loadDrawingBy } from './lazy.ts';

/**
 * Ends its worker with the connection: one that is busy would not hear that it should, and go on
 * for nobody.
 */
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

/**
 * A web host loads one file for an extension. The core's file is read before `activate` ends, since
 * what draws is asked for in the middle of a rendering, which cannot wait; it runs when it is first
 * asked for.
 */
export async function activate(context: vscode.ExtensionContext): Promise<KobanApi> {
  const core = vscode.Uri.joinPath(context.extensionUri, 'dist/core.js');
  const code = await (await fetch(core.toString(true))).text();
  loadDrawingBy(() => {
    const module: { exports?: { readonly drawing: typeof import('./drawing.ts') } } = {};
    new Function('module', code)(module);
    if (!module.exports) throw new Error(`${core} is not the core`);
    return module.exports.drawing;
  });
  const program = vscode.Uri.joinPath(context.extensionUri, 'dist/web/server.js');
  // A worker's own address is not that of its file here, so it is told both files by their whole
  // addresses.
  const files = [core, program].map((file) => JSON.stringify(file.toString(true)));
  const starter = new Blob([`importScripts(${files.join(', ')});`], { type: 'text/javascript' });
  return start(
    context,
    'web',
    (options) => new WorkerClient(new Worker(URL.createObjectURL(starter)), options),
  );
}
