/**
 * The language server in Node: over IPC when VS Code starts it, over standard input and output with
 * `--stdio`.
 */
import { constants, open } from 'node:fs/promises';
import module from 'node:module';
import { createConnection } from 'vscode-languageserver/node';
import { lifecycle } from './lifecycle.ts';
import { serve } from './serve.ts';
import { filesBelow } from './workspace-files.ts';

// Node 22 keeps what V8 has made of the core, which is loaded later, for the next start.
(module as { enableCompileCache?(): unknown }).enableCompileCache?.();

const callbacks: (() => void)[] = [];

/** One callback in a turn of the event loop: messages are heard between any two. */
function turn(): void {
  const callback = callbacks.shift();
  if (callbacks.length > 0) setImmediate(turn);
  callback?.();
}

function pause(callback: () => void): void {
  if (callbacks.push(callback) === 1) setImmediate(turn);
}

const later = (milliseconds: number, callback: () => void): void =>
  void setTimeout(callback, milliseconds).unref();

/** No project says more, in bytes. */
const LARGEST = 1 << 20;

/** A regular file; a pipe would be waited for, and a device may have no end. */
async function readSmall(file: URL): Promise<string> {
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = await handle.stat();
    if (!stats.isFile() || stats.size > LARGEST)
      throw new Error(`${file} is not a regular file of a project`);
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

const life = lifecycle();
serve(createConnection(life.options), { now: () => performance.now(), pause, later }, life, {
  variables: process.env,
  filesBelow,
  readProjectFile: (folder, name) => readSmall(new URL(name, `${folder.replace(/\/?$/, '/')}`)),
});
