/** Runs calls of tools: in processes of the command line, or in threads. */
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type AnswerOfTool,
  answerOf,
  argumentsOf,
  errors,
  fileGiven,
  filesOfCall,
  LIMIT,
  type RanTool,
  type ToolInput,
  type ToolName,
  textGiven,
} from './call.ts';
import type { ToolJob, ToolReply } from './job.ts';

/** The name of a file below a folder, as a relative path. @throws Error when it is not there */
function fileBelow(folder: string, name: string): string {
  const root = realpathSync(folder);
  const refused = new Error(`${name} ${errors.file}`);
  let path: string;
  try {
    path = relative(root, realpathSync(resolve(root, name)));
  } catch {
    throw refused;
  }
  const isBelow = path !== '' && path.split(sep)[0] !== '..' && !isAbsolute(path);
  if (!isBelow || !statSync(resolve(root, path)).isFile()) throw refused;
  return `.${sep}${path}`;
}

interface ToolRun {
  readonly args: readonly string[];
  readonly text: string;
  readonly file: string | null;
}

/** Hears what a call says on standard error, while it goes on. */
type Tell = (said: string) => void;

/** How a call is run. */
type RunTool = (asked: ToolRun, signal: AbortSignal, tell: Tell) => Promise<RanTool>;

/** Each call is a process of the command line. */
export function inProcesses(program: string): RunTool {
  return ({ args, text }, signal, tell) =>
    new Promise((done, failed) => {
      const child = spawn(process.execPath, [program, ...args], { signal, timeout: LIMIT });
      const out: Buffer[] = [];
      const error: Buffer[] = [];
      child.stdout.on('data', (piece: Buffer) => out.push(piece));
      child.stderr.on('data', (piece: Buffer) => {
        error.push(piece);
        tell(piece.toString());
      });
      // The program may end before it has read all of the text.
      child.stdin.on('error', () => {});
      child.stdin.end(text);
      child.on('error', failed);
      child.on('close', (code) =>
        done({ code, out: Buffer.concat(out), error: Buffer.concat(error).toString() }),
      );
    });
}

interface ThreadMessage {
  readonly reply?: ToolReply;
  readonly error?: string;
  readonly told?: string;
}

/** Each call is a thread that has the tools, and no files but those that it is given. */
export function inThreads(tools: string): RunTool {
  return async ({ args, text, file }, signal, tell) => {
    const files = await filesOfCall({ text, file }, async (path) => readIfThere(path));
    const thread = new Worker(tools);
    try {
      return await new Promise<RanTool>((done, failed) => {
        signal.addEventListener('abort', () => failed(signal.reason));
        setTimeout(() => done({ code: null, out: new Uint8Array(), error: '' }), LIMIT).unref();
        thread.on('error', failed);
        thread.on('message', ({ reply, error, told }: ThreadMessage) => {
          if (told !== undefined) tell(told);
          else if (reply) done(reply);
          else failed(new Error(error));
        });
        thread.postMessage({ args, files } satisfies ToolJob);
      });
    } finally {
      void thread.terminate();
    }
  };
}

/**
 * Calls that run at the same time: each takes tens of megabytes, and a client may send hundreds.
 */
const AT_ONCE = 4;

/** Lets calls that are too many wait for their turn. */
export function inTurn(run: RunTool): RunTool {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (asked, signal, tell) => {
    if (running < AT_ONCE) running++;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      signal.throwIfAborted();
      return await run(asked, signal, tell);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

function readIfThere(path: string): Uint8Array | null {
  try {
    return readFileSync(fileBelow('.', path));
  } catch {
    return null;
  }
}

/**
 * What a tool says, as the protocol has it.
 *
 * @param progress hears how many lines the tool has told, and the last of them
 * @throws Error with what is wrong with the call
 */
export async function callTool(
  run: RunTool,
  name: ToolName,
  input: ToolInput,
  signal: AbortSignal,
  progress: (count: number, said: string) => void,
) {
  const given = fileGiven(name, input);
  const file = given === null ? null : fileBelow('.', given);
  let count = 0;
  const tell = (said: string) => {
    for (const line of said.split('\n')) if (line.trim() !== '') progress(++count, line);
  };
  const asked = { args: argumentsOf(name, input, file), text: textGiven(input), file };
  const ran = await run(asked, signal, tell);
  const { parts, isError, structured }: AnswerOfTool = answerOf(name, input, ran);
  const content = parts.map((part) =>
    part.type === 'text'
      ? part
      : { type: 'image' as const, data: Buffer.from(part.data).toString('base64'), mimeType: part.mimeType },
  );
  return { content, isError, ...(structured && { structuredContent: structured }) };
}
