/**
 * The extension in a Node extension host: desktop, remote, and the server that `npm start` runs.
 */
import { Worker } from 'node:worker_threads';
import type * as vscode from 'vscode';
import type { KobanApi } from './extension.ts';
import type { StartWorker } from './workers.ts';

/** Each is a file of its own beside this bundle (`scripts/build.mjs`). */
declare function require(path: './extension.ts'): typeof import('./extension.ts');
declare function require(path: './clients.ts'): typeof import('./clients.ts');
declare function require(path: './core.js'): { readonly drawing: typeof import('./drawing.ts') };

export function activate(context: vscode.ExtensionContext): KobanApi {
  const { loadDrawingBy, start } = require('./extension.ts');
  loadDrawingBy(() => require('./core.js').drawing);
  return start(
    context,
    'node',
    (options) => require('./clients.ts').inProcess(context, options),
    workersIn(context.extensionPath),
  );
}

function workersIn(extension: string): StartWorker {
  return async (file) => {
    const thread = new Worker(`${extension}/dist/${file}.js`);
    return {
      post: (job) => thread.postMessage(job),
      listen(listener) {
        thread.removeAllListeners();
        thread.on('message', listener);
        thread.on('error', (problem) => listener({ error: String(problem) }));
      },
      end: () => void thread.terminate(),
    };
  };
}
