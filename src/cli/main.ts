/** The command line in Node. */
import { mkdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { decode } from './decode.ts';
import { run } from './run.ts';

/** Synchronous, so that nothing is lost when the process ends, and whole, also when a pipe takes only a part at a time. */
function write(descriptor: number, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
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
  out: (content) => write(1, content),
  writeFile(path, content) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  },
  error: (text) => write(2, text),
});
