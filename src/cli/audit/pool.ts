import { availableParallelism } from 'node:os';
import type { MessagePort, Worker } from 'node:worker_threads';
import { type SpokenLanguage, spokenLanguage } from '../../words/index.ts';

/** Does jobs, some at once. */
export interface Pool<Job, Result> {
  /** How many at once. */
  readonly width: number;
  /** @throws Error when the job could not be done, or its thread died. */
  do(job: Job): Promise<Result>;
  close(): void;
}

/** The data that a thread gets when it starts. */
export interface ThreadData {
  readonly language: SpokenLanguage;
}

/** Does each job at once, here: for little work, and for tests. */
export function poolOfOne<Job, Result>(work: (job: Job) => Result): Pool<Job, Result> {
  return { width: 1, do: async (job) => work(job), close() {} };
}

type Reply<Result> = { readonly result: Result } | { readonly error: string };

/**
 * Threads that load the file of this program and call its `work`, which answers jobs with
 * `serveJobs`; started with the first jobs.
 */
export async function poolOfThreads<Job, Result>(program: string, width: number): Promise<Pool<Job, Result>> {
  const { Worker: Thread } = await import('node:worker_threads');
  const workerData: ThreadData = { language: spokenLanguage() };
  const load = `require(${JSON.stringify(program)}).work()`;
  const thread = () => new Thread(load, { eval: true, workerData });
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: ((worker: Worker) => void)[] = [];
  const release = (worker: Worker) => {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  };
  const acquire = async (): Promise<Worker> => {
    const worker = idle.pop();
    if (worker) return worker;
    if (all.size < width) {
      const started = thread();
      all.add(started);
      return started;
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  return {
    width,
    async do(job) {
      const worker = await acquire();
      return new Promise<Result>((resolve, reject) => {
        const done = () => {
          worker.off('message', onMessage).off('error', onDeath).off('exit', onExit);
        };
        const onMessage = (reply: Reply<Result>) => {
          done();
          release(worker);
          if ('result' in reply) resolve(reply.result);
          else reject(new Error(reply.error));
        };
        const onDeath = (problem: Error) => {
          done();
          all.delete(worker);
          // A job that waits for a thread gets a new one instead of the dead one.
          const next = waiting.shift();
          if (next) {
            const started = thread();
            all.add(started);
            next(started);
          }
          reject(problem);
        };
        const onExit = () => onDeath(new Error('a thread of the audit ended'));
        worker.on('message', onMessage).on('error', onDeath).on('exit', onExit);
        worker.postMessage(job);
      });
    },
    close() {
      for (const worker of all) void worker.terminate();
    },
  };
}

/** The other side of `poolOfThreads`: answers jobs until it is closed. */
export function serveJobs<Job, Result>(port: MessagePort | null, work: (job: Job) => Result): void {
  port?.on('message', (job: Job) => {
    let reply: Reply<Result>;
    try {
      reply = { result: work(job) };
    } catch (problem) {
      reply = { error: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
    }
    port?.postMessage(reply);
  });
}

/** As many threads as there are processors that this process may use. */
export function processors(): number {
  return availableParallelism();
}
