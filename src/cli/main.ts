/** The command line in Node. */
import { readFileSync, writeSync } from 'node:fs';
import { decode } from './decode.ts';
import { run } from './run.ts';

/** Synchronous, so that nothing is lost when the process ends, and whole, also when a pipe takes only a part at a time. */
function write(descriptor: number, text: string): void {
  const bytes = Buffer.from(text, 'utf8');
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (problem) {
      const { code } = problem as NodeJS.ErrnoException;
      // The reader is slow: try again. The reader has gone (`| head`): there is nobody to write for.
      if (code === 'EPIPE') return;
      if (code !== 'EAGAIN') throw problem;
    }
  }
}

process.exitCode = run(process.argv.slice(2), {
  readFile: (path) => decode(readFileSync(path)),
  readStandardInput: () => decode(readFileSync(0)),
  out: (text) => write(1, text),
  error: (text) => write(2, text),
});
