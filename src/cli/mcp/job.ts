/**
 * A tool's call without a machine: the command line runs on the files that come with the call, so
 * that it says the same in a thread of Node and in a web worker.
 */

import { localeOf } from '../../words/index.ts';
import { checkCommand } from '../check.ts';
import type { Command, Io } from '../command.ts';
import { convertCommand } from '../convert.ts';
import { cyclesCommand } from '../cycles.ts';
import { explainCommand } from '../explain.ts';
import { eyesCommand } from '../eyes.ts';
import { findCommand } from '../find.ts';
import { judgeCommand } from '../judge.ts';
import { outcomeCommand } from '../outcome.ts';
import { renderCommand } from '../render.ts';
import { run } from '../run.ts';

const COMMANDS: readonly Command[] = [
  judgeCommand,
  checkCommand,
  outcomeCommand,
  eyesCommand,
  cyclesCommand,
  explainCommand,
  findCommand,
  convertCommand,
  renderCommand,
];

export interface ToolJob {
  readonly args: readonly string[];
  /** By their names as `args` have them; `-` is the text of the call. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** That of the environment if not given. */
  readonly locale?: string;
}

export interface ToolReply {
  readonly code: number;
  readonly out: Uint8Array;
  readonly error: string;
}

/**
 * @param tell what is said on standard error, as it comes
 * @throws what is no fault of the caller
 */
export async function doToolJob(
  { args, files, locale }: ToolJob,
  tell: (said: string) => void = () => {},
): Promise<ToolReply> {
  const printed: Uint8Array[] = [];
  let error = '';
  const bytesOf = (path: string): Uint8Array => {
    const bytes = files[path];
    if (!bytes) throw Object.assign(new Error(path), { code: 'ENOENT' });
    return bytes;
  };
  const refused = (): never => {
    throw new Error('A tool reads only what it is given, and writes nothing');
  };
  const io: Io = {
    readBytes: bytesOf,
    *stream(path) {
      yield bytesOf(path);
    },
    peekStandardInput: () => new TextDecoder().decode(files['-']?.subarray(0, 1 << 16)),
    sizeOf: (path) => (path === '-' ? null : (files[path]?.length ?? null)),
    foldersAbove(path) {
      const parts = path
        .replace(/^\.[\\/]/, '')
        .split(/[\\/]/)
        .slice(0, -1);
      return [...parts.map((_, i) => parts.slice(0, parts.length - i).join('/')), ''];
    },
    out: (said) => void printed.push(typeof said === 'string' ? new TextEncoder().encode(said) : said),
    error(said) {
      error += said;
      tell(said);
    },
    detect: () => [],
    filesMatching: () => [],
    namesIn: () => [],
    filesBelow: () => [],
    isFolder: () => false,
    hasColors: () => false,
    terminalColumns: 0,
    outputColumns: 0,
    now: () => performance.now(),
    locale: locale ?? localeOf(typeof process === 'object' ? process.env : {}),
    writeFile: refused,
    serveLanguage: refused,
    serveTools: refused,
    showPage: refused,
    trialScripts: refused,
    program: null,
  };
  const code = await run(args, COMMANDS, io);
  return { code, out: joined(printed), error };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
