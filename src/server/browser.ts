/** The language server in a web worker. */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { lifecycle } from './lifecycle.ts';
import { serve } from './serve.ts';

// The library's types are those of a window; a worker's global scope has the two functions that are
// used.
const worker = globalThis as unknown as Worker & DedicatedWorker;
interface DedicatedWorker {
  postMessage(message: unknown): void;
}

/**
 * A message to oneself comes after those that have come already, and without the delay of a timer.
 */
const channel = new MessageChannel();
const callbacks: (() => void)[] = [];
channel.port1.onmessage = () => callbacks.shift()?.();

const life = lifecycle();
serve(
  createConnection(new BrowserMessageReader(worker), new BrowserMessageWriter(worker), life.options),
  {
    now: () => performance.now(),
    pause(callback) {
      callbacks.push(callback);
      channel.port2.postMessage(null);
    },
    later: (milliseconds, callback) => void setTimeout(callback, milliseconds),
  },
  life,
);
