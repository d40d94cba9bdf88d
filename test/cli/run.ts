import type { Io } from '../../src/cli/command.ts';
import { run } from '../../src/cli/run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command line on files that exist only here; `-` is standard input. */
export function koban(args: readonly string[], files: Readonly<Record<string, string>> = {}): Ran {
  let out = '';
  let error = '';
  const io: Io = {
    readFile(path) {
      const text = files[path];
      if (text === undefined) throw Object.assign(new Error(`cannot read ${path}`), { code: 'ENOENT' });
      return text;
    },
    readStandardInput: () => files['-'] ?? '',
    out: (text) => void (out += text),
    error: (text) => void (error += text),
  };
  const code = run(args, io);
  return { code, out, error };
}
