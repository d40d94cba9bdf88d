import { hostOf } from '../document/hosts.ts';
import { openDocument } from '../document/index.ts';
import { analyse } from '../service/analyse.ts';
import type { DocumentAnalysis, Overrides, Settings } from '../service/types.ts';
import { type Io, UsageError } from './command.ts';

export interface Input {
  /** As given on the command line; `-` for standard input. */
  readonly file: string;
  readonly analysis: DocumentAnalysis;
}

export interface Inputs {
  readonly read: readonly Input[];
  /** Whether a file could not be read; it has been told. */
  readonly failed: boolean;
}

/** Reads the files and analyses them. A file that cannot be read is told, and the others are read all the same. */
export function readInputs(
  files: readonly string[],
  io: Io,
  settings: Settings,
  overrides: Overrides,
): Inputs {
  if (files.length === 0) throw new UsageError('no file is given; - reads standard input');
  const read: Input[] = [];
  let failed = false;
  for (const file of files) {
    let text: string;
    try {
      text = file === '-' ? io.readStandardInput() : io.readFile(file);
    } catch (problem) {
      io.error(`koban: ${file}: ${reasonOf(problem)}\n`);
      failed = true;
      continue;
    }
    const document = openDocument(file, 0, hostOf(file, text), text);
    read.push({ file, analysis: analyse(document, settings, undefined, overrides) });
  }
  return { read, failed };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder; name the files in it',
  EACCES: 'you may not read this file',
};

/** Why a file could not be read, in a sentence. */
export function reasonOf(problem: unknown): string {
  const code = (problem as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && code in REASONS) return REASONS[code]!;
  return problem instanceof Error ? problem.message : String(problem);
}
