import type { Io } from '../../src/cli/command.ts';
import { run } from '../../src/cli/run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
  /** What it wrote beside standard output, by path. */
  readonly written: ReadonlyMap<string, string | Uint8Array>;
  /** Standard output as bytes, when it was a picture. */
  readonly bytes: Uint8Array | null;
}

/** Runs the command line on files that exist only here; `-` is standard input. */
export function koban(args: readonly string[], files: Readonly<Record<string, string>> = {}): Ran {
  let out = '';
  let error = '';
  let bytes: Uint8Array | null = null;
  const written = new Map<string, string | Uint8Array>();
  const io: Io = {
    readFile(path) {
      const text = files[path];
      if (text === undefined) throw Object.assign(new Error(`cannot read ${path}`), { code: 'ENOENT' });
      return text;
    },
    readStandardInput: () => files['-'] ?? '',
    out(content) {
      if (typeof content === 'string') out += content;
      else bytes = content;
    },
    writeFile: (path, content) => void written.set(path, content),
    error: (text) => void (error += text),
  };
  const code = run(args, io);
  return { code, out, error, written, bytes };
}
