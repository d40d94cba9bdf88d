/** The real server over standard input and output, and a client for it. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './core.mjs';

export { median } from './core.mjs';

/** @import { Readable, Writable } from 'node:stream' */

/** A client that knows no more than it must, so that what is measured is the server. */
export class Client {
  #id = 0;
  #answers = new Map();
  #waiting = new Map();
  #buffer = Buffer.alloc(0);

  /** With `ipc`, the process can be sent messages besides, as `process.send` does. */
  constructor(command, args, { ipc = false } = {}) {
    this.process = /** @type {import('node:child_process').ChildProcessByStdio<Writable, Readable, null>} */ (
      spawn(command, args, {
        stdio: ['pipe', 'pipe', 'inherit', ...(ipc ? /** @type {const} */ (['ipc']) : [])],
      })
    );
    this.process.stdout.on('data', (chunk) => this.#read(chunk));
  }

  #read(chunk) {
    this.#buffer = this.#buffer.length > 0 ? Buffer.concat([this.#buffer, chunk]) : chunk;
    for (;;) {
      const head = this.#buffer.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#buffer.toString('latin1', 0, head))?.[1]);
      const end = head + 4 + length;
      if (this.#buffer.length < end) return;
      const body = this.#buffer.subarray(head + 4, end);
      this.#buffer = this.#buffer.subarray(end);
      // The clock stops when the message is there; parsing it is the client's affair.
      const at = performance.now();
      this.#take(JSON.parse(body.toString('utf8')), at, length);
    }
  }

  #take(message, at, bytes) {
    if (message.method && message.id !== undefined) {
      const result =
        message.method === 'workspace/configuration' ? message.params.items.map(() => null) : null;
      this.#send({ id: message.id, result });
    } else if (message.method) {
      this.#waiting.get(message.method)?.({ params: message.params, at, bytes });
    } else {
      this.#answers.get(message.id)?.({ result: message.result, error: message.error, at, bytes });
      this.#answers.delete(message.id);
    }
  }

  #send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }), 'utf8');
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  notify(method, params) {
    this.#send({ method, params });
  }

  request(method, params) {
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#send({ id, method, params });
    });
  }

  /** The next notification that `fits`. */
  next(method, fits) {
    return new Promise((resolve) => {
      this.#waiting.set(method, (message) => {
        if (!fits(message.params)) return;
        this.#waiting.delete(method);
        resolve(message);
      });
    });
  }

  async start(capabilities) {
    await this.request('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities,
      initializationOptions: { pictures: true },
    });
    this.notify('initialized', {});
  }

  stop() {
    this.process.kill();
  }
}

export function quantile(samples, q) {
  return [...samples].sort((a, b) => a - b)[Math.floor(samples.length * q)];
}

/**
 * Lets the server come to rest, so that one edit does not wait for the garbage of the one before.
 */
export function quiet(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Bundles the server into a folder; returns where it is. */
export function buildServer(folder) {
  const { buildSync } = createRequire(join(root, 'package.json'))('esbuild');
  const outfile = join(folder, 'server.js');
  buildSync({
    entryPoints: [join(root, 'src/server/node.ts')],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    outfile,
    logLevel: 'error',
  });
  return outfile;
}
