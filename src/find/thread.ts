/** Jobs of a script that is a thread in Node, and a web worker elsewhere. */

interface Port {
  postMessage(reply: unknown): void;
}

declare function require(name: 'node:worker_threads'): {
  readonly parentPort: (Port & { on(event: 'message', listener: (job: unknown) => void): void }) | null;
};
declare const importScripts: unknown;

/**
 * Answers each message with a reply, or with the error that it made. What a job tells before is
 * sent as it comes.
 */
export function answerJobs<Job>(does: (job: Job, tell: (said: string) => void) => Promise<unknown>): void {
  const answer = (port: Port, job: unknown): void => {
    does(job as Job, (told) => port.postMessage({ told })).then(
      (reply) => port.postMessage({ reply }),
      (problem: unknown) => port.postMessage({ error: String(problem) }),
    );
  };
  if (typeof importScripts === 'undefined') {
    const { parentPort } = require('node:worker_threads');
    parentPort?.on('message', (job) => answer(parentPort, job));
  } else {
    const web = globalThis as unknown as Port & { onmessage: (event: { readonly data: unknown }) => void };
    web.onmessage = ({ data }) => answer(web, data);
  }
}
