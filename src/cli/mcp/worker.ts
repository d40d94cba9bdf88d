/** The tools in a thread of Node or in a web worker: one script for both. */
import { doToolJob, type ToolJob } from './job.ts';

interface Port {
  postMessage(reply: unknown): void;
}

declare function require(name: 'node:worker_threads'): {
  readonly parentPort: (Port & { on(event: 'message', listener: (job: ToolJob) => void): void }) | null;
};
declare const importScripts: unknown;

const web = globalThis as unknown as Port & { onmessage: (event: { readonly data: ToolJob }) => void };

function answer(port: Port, job: ToolJob): void {
  doToolJob(job).then(
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
