/** `koban mcp`: the command line as tools of language models. */
import { spawn } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { version } from '../../../package.json';
import { argumentsOf, TOOL_NAMES, type ToolInput, type ToolName, toolOf } from './arguments.ts';
import { errors } from './tools.json';

/** Milliseconds after which a call is ended. */
const LIMIT = 120_000;

/** The name of a file below a folder, as a relative path. @throws Error when it is not there */
export function fileBelow(folder: string, name: string): string {
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

interface ProcessResult {
  readonly code: number | null;
  readonly out: Buffer;
  readonly error: string;
}

function runs(
  program: string,
  args: readonly string[],
  text: string,
  signal: AbortSignal,
): Promise<ProcessResult> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [program, ...args], { signal, timeout: LIMIT });
    const out: Buffer[] = [];
    const error: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => out.push(piece));
    child.stderr.on('data', (piece: Buffer) => error.push(piece));
    // The program may end before it has read all of the text.
    child.stdin.on('error', () => {});
    child.stdin.end(text);
    child.on('error', failed);
    child.on('close', (code) =>
      done({ code, out: Buffer.concat(out), error: Buffer.concat(error).toString() }),
    );
  });
}

type ToolContent = { type: 'text'; text: string } | { type: 'image'; data: string; mimeType: string };

async function call(program: string, name: ToolName, input: ToolInput, signal: AbortSignal) {
  const { text, file, differ, cycle, eye } = input;
  const given = (name === 'find' ? [differ, cycle, eye] : [text, file]).filter((one) => one !== undefined);
  if (given.length !== 1) throw new Error(name === 'find' ? errors.condition : errors.text);
  const path = typeof file === 'string' ? fileBelow('.', file) : null;
  const ended = await runs(
    program,
    argumentsOf(name, input, path),
    typeof text === 'string' ? text : '',
    signal,
  );
  const content: ToolContent[] = [];
  const isPicture = name === 'draw' && (input.format ?? 'png') === 'png';
  if (isPicture && ended.out.length > 0)
    content.push({ type: 'image', data: ended.out.toString('base64'), mimeType: 'image/png' });
  else if (ended.out.length > 0) content.push({ type: 'text', text: ended.out.toString() });
  if (ended.error !== '') content.push({ type: 'text', text: ended.error });
  if (ended.code === null) content.push({ type: 'text', text: errors.limit });
  // 1: it is done, and something is wrong with the text, which the answer says.
  return { content, isError: ended.code !== 0 && ended.code !== 1 };
}

/** Serves the tools until the client ends. @param program the file of the command line */
export async function serve(program: string): Promise<void> {
  const server = new McpServer({ name: 'koban', title: 'Koban', version });
  for (const name of TOOL_NAMES) {
    const { title, description, inputSchema } = toolOf(name);
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: fromJsonSchema<ToolInput>(inputSchema),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (input, { mcpReq }) => call(program, name, input, mcpReq.signal),
    );
  }
  await server.connect(new StdioServerTransport());
}
