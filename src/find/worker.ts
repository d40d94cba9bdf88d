/** The worker of *Find an Example...*: one script for threads of Node and for web workers. */
import { doJob, type FinderJob } from './jobs.ts';

interface Port {
  postMessage(reply: unknown): void;
}

declare function require(name: 'node:worker_threads'): {
  readonly parentPort: (Port & { on(event: 'message', listener: (job: FinderJob) => void): void }) | null;
};
declare const importScripts: unknown;

const web = globalThis as unknown as Port & { onmessage: (event: { readonly data: FinderJob }) => void };

function answer(port: Port, job: FinderJob): void {
  doJob(job).then(
    (reply) => port.postMessage({ reply }),
    (problem: unknown) => port.postMessage({ error: String(problem) }),
  );
}

if (typeof importScripts === 'undefined') {
  const { parentPort } = require('node:worker_threads');
  if (parentPort) parentPort.on('message', (job) => answer(parentPort, job));
} else {
  web.onmessage = ({ data }) => answer(web, data);
}
