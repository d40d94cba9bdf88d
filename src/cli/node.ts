/**
 * The command line in Node, and each of its threads. Modules of Node that take milliseconds to load
 * (threads, child processes) are loaded where they are needed.
 */
import { existsSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { localeOf, message, say, speakIn } from '../words/index.ts';
import { serveJobs, type ThreadData } from './audit/pool.ts';
import { hasColors } from './colors.ts';
import { type Command, type ExitCode, UsageError } from './command.ts';
import { foldersAbove, namesIn, readRegular, statOf, writeFile } from './files.ts';
import { reasonOf } from './input.ts';
import { printableText } from './printable.ts';
import { run } from './run.ts';
import { piecesOf, StandardInput } from './stdin.ts';

/** Something could not be written; what and why, in a sentence. */
class OutputError extends Error {}

/** Writes all bytes before it returns, also to a slow pipe. @throws OutputError */
function write(descriptor: 1 | 2, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (problem) {
      // The reader is slow: try again.
      if ((problem as NodeJS.ErrnoException).code === 'EAGAIN') continue;
      throw unwritten(descriptor, problem);
    }
  }
}

function unwritten(descriptor: 1 | 2, problem: unknown): OutputError {
  // The reader has closed the pipe (`| head`): no output is needed any more.
  if ((problem as NodeJS.ErrnoException).code === 'EPIPE') process.exit(descriptor === 1 ? 0 : 2);
  return new OutputError(`standard ${descriptor === 1 ? 'output' : 'error'}: ${say(reasonOf(problem))}`);
}

/** Ends the program, and threads that are still at work, because something could not be written. */
function endWith({ message: said }: OutputError): never {
  try {
    write(2, `koban: ${said}\n`);
  } finally {
    process.exit(2);
  }
}

/**
 * A text as standard output may have it. Whether that is a terminal is asked only where it matters,
 * since the stream takes milliseconds to make.
 */
function forOutput(text: string): string {
  const printed = printableText(text);
  return printed !== text && process.stdout.isTTY ? printed : text;
}

/** What a file that runs gives to those that start it. */
export interface Runnable {
  /** Runs a command, as the arguments of the process say. */
  main(): Promise<void>;
  /** Answers jobs, in a thread. */
  work(): Promise<void>;
}

/** A program that has these commands, and whose threads do jobs like this. */
export function programOf<Job>(commands: readonly Command[], does: (job: Job) => unknown): Runnable {
  return {
    async main() {
      try {
        process.exitCode = await koban(commands);
      } catch (problem) {
        if (problem instanceof OutputError) endWith(problem);
        // Node would print the line of the program, which has nearly all of it.
        endWith(new OutputError(String((problem as Error | null)?.stack ?? problem)));
      }
    },
    async work() {
      const { parentPort, workerData } = await import('node:worker_threads');
      // A thread speaks what the program speaks that began it. Jobs that come before it can wait.
      await speakIn((workerData as ThreadData).language);
      serveJobs(parentPort, does);
    },
  };
}

/** Its libraries are loaded where a pattern or a folder is named. */
const finder = () => require('./find-files.ts') as typeof import('./find-files.ts');

async function koban(commands: readonly Command[]): Promise<ExitCode> {
  const input = new StandardInput();
  return run(process.argv.slice(2), commands, {
    readBytes: (path) => (path === '-' ? input.all() : readRegular(path)),
    out: (content) => write(1, typeof content === 'string' ? forOutput(content) : content),
    filesMatching: (...asked) => finder().filesMatching(...asked),
    filesBelow: (...asked) => finder().filesBelow(...asked),
    namesIn,
    isFolder: (path) => statOf(path)?.isDirectory() ?? false,
    foldersAbove: (file) => foldersAbove(file).map((folder) => relative('.', folder)),
    writeFile,
    detect: (bytes) => (require('./detect.ts') as typeof import('./detect.ts')).detect(bytes),
    error: (text) => write(2, text),
    stream: (path) => (path === '-' ? input.pieces() : piecesOf(path)),
    peekStandardInput() {
      try {
        return new TextDecoder().decode(input.peek());
      } catch {
        // Whoever reads it says why it cannot be read.
        return '';
      }
    },
    sizeOf: (path) => (path === '-' ? null : (statOf(path)?.size ?? null)),
    hasColors: () => hasColors(process.env, () => process.stdout.isTTY === true),
    // Asked when it is needed, since the stream takes milliseconds to make.
    get terminalColumns() {
      return process.stderr.isTTY ? (process.stderr.columns ?? 80) : 0;
    },
    get outputColumns() {
      return process.stdout.isTTY ? (process.stdout.columns ?? 80) : 0;
    },
    now: () => performance.now(),
    locale: localeOf(process.env),
    trialScripts(language, hasWritten) {
      const { createHash } = require('node:crypto') as typeof import('node:crypto');
      const words = language !== 'en' ? [`words/${language}.js`] : [];
      const rules = hasWritten ? ['trial-written.js'] : [];
      return [...words, ...rules, 'trial-page.js'].map((file) => {
        const text = readFileSync(join(dirname(__filename), file), 'utf8');
        return { text, sha256: createHash('sha256').update(text).digest('base64') };
      });
    },
    serveLanguage(language) {
      // The server looks here when the editor names no language.
      process.env.LC_ALL = language;
      // The library of the protocol reads the arguments for itself.
      if (!process.argv.includes('--stdio')) process.argv.push('--stdio');
      // Before the protocol library, which would report the failure to the same output.
      process.stdout.prependListener('error', (problem) => endWith(unwritten(1, problem)));
      require(join(dirname(__filename), 'server.js'));
      return new Promise<never>(() => {});
    },
    async serveTools() {
      const { serve } = require(join(dirname(__filename), 'mcp.js')) as typeof import('./mcp/server.ts');
      await serve(join(dirname(__filename), 'cli.js'));
      return new Promise<never>(() => {});
    },
    async showPage(file, page, opens) {
      // The package has its scripts beside the folder of this program.
      const assets = dirname(__dirname);
      if (!existsSync(join(assets, 'view.js')))
        throw new UsageError(message('cli.view-package', { name: 'koban', made: 'npm run package:npm' }));
      const { serveView } = await import('./view/server.ts');
      const { address } = await serveView({ file, page, assets });
      write(1, `${address}\n`);
      if (opens) await openBrowser(address);
      return new Promise<never>(() => {});
    },
    program: __filename,
  });
}

/** Where the system has no browser, the address that was printed is enough. */
async function openBrowser(address: string): Promise<void> {
  const { spawn } = await import('node:child_process');
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  opener.once('error', () => {});
  opener.unref();
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
};
