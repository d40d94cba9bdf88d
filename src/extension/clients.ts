/**
 * The language clients of both hosts, in a bundle of their own (`dist/client.js`): most of a client
 * is the same in both, and a session without a diagram never loads it. Only the part that a host
 * asks for runs, since the other needs modules that this host does not have.
 */
import type * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';

/** Both are parts of this bundle that run when they are first asked for. */
declare function require(path: './client.ts'): typeof import('./client.ts');
declare function require(path: './worker-client.ts'): typeof import('./worker-client.ts');

/** In Node hosts. */
export function inProcess(
  context: vscode.ExtensionContext,
  options: LanguageClientOptions,
): BaseLanguageClient {
  return require('./client.ts').createClient(context, options);
}

/** In web hosts. */
export function inWorker(worker: Worker, options: LanguageClientOptions): BaseLanguageClient {
  const { WorkerClient } = require('./worker-client.ts');
  return new WorkerClient(worker, options);
}
