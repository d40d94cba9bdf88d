/** The command line in Node. */
import { mkdirSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { audit } from './audit/job.ts';
import { serveJobs } from './audit/pool.ts';
import { decode } from './decode.ts';
import { run } from './run.ts';
import { piecesOf, StandardInput } from './stdin.ts';

/** Synchronous, so that nothing is lost when the process ends, and whole, also when a pipe takes only a part at a time. */
function write(descriptor: number, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (problem) {
      const { code } = problem as NodeJS.ErrnoException;
      // The reader is slow: try again. The reader has gone (`| head`): there is nobody to work for.
      if (code === 'EPIPE') process.exit(descriptor === 1 ? 0 : 2);
      if (code !== 'EAGAIN') throw problem;
    }
  }
}

if (isMainThread) void main();
else serveJobs(audit);

async function main(): Promise<void> {
  const input = new StandardInput();
  process.exitCode = await run(process.argv.slice(2), {
    readFile: (path) => decode(readFileSync(path)),
    readStandardInput: () => decode(input.all()),
    out: (content) => write(1, content),
    writeFile(path, content) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    },
    error: (text) => write(2, text),
    stream: (path) => (path === '-' ? input.pieces() : piecesOf(path)),
    peekStandardInput: () => new TextDecoder().decode(input.peek()),
    sizeOf: (path) => (path === '-' ? null : (statSync(path, { throwIfNoEntry: false })?.size ?? null)),
    terminalColumns: process.stderr.isTTY ? (process.stderr.columns ?? 80) : 0,
    now: () => performance.now(),
    program: __filename,
  });
}
