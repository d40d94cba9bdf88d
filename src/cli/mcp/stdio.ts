/**
 * The server of tools that VS Code starts: the Model Context Protocol, as far as tools need it. The
 * official library, which `koban mcp` has, would make the extension larger than it may be.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { version } from '../../../package.json';
import type { ToolInput, ToolName } from './call.ts';
import { ANNOTATIONS, INSTRUCTIONS, TOOL_NAMES, toolOf } from './list.ts';
import { callTool, inThreads, inTurn } from './runs.ts';
import { faultIn } from './schema.ts';

/** Versions of the protocol, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
/** Codes of JSON-RPC. */
const [PARSE, REQUEST, METHOD, PARAMS] = [-32700, -32600, -32601, -32602];

interface Incoming {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

class ProtocolError extends Error {
  constructor(
    readonly code: number,
    said: string,
  ) {
    super(said);
  }
}

const run = inTurn(inThreads(join(__dirname, 'tools.js')));
const calls = new Map<unknown, AbortController>();

function send(message: object): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

async function answer({ id, method, params = {} }: Incoming): Promise<object> {
  switch (method) {
    case 'initialize': {
      const { protocolVersion: asked } = params;
      const protocolVersion = VERSIONS.find((one) => one === asked) ?? VERSIONS[0];
      return {
        protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'koban', title: 'Koban', version },
        instructions: INSTRUCTIONS,
      };
    }
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: TOOL_NAMES.map((name) => ({ name, ...toolOf(name), annotations: ANNOTATIONS })) };
    case 'tools/call':
      return call(id, params);
    default:
      throw new ProtocolError(METHOD, 'Method not found');
  }
}

async function call(
  id: unknown,
  { name, arguments: input = {}, _meta: meta }: Readonly<Record<string, unknown>>,
) {
  const tool = TOOL_NAMES.find((one) => one === name) as ToolName | undefined;
  if (!tool) throw new ProtocolError(PARAMS, `Tool ${String(name)} not found`);
  const fault = faultIn(toolOf(tool).inputSchema, input);
  if (fault) return failed(`Invalid arguments: ${fault}`);
  const stop = new AbortController();
  calls.set(id, stop);
  try {
    const progressToken = (meta as { progressToken?: unknown } | undefined)?.progressToken;
    const told = (progress: number, message: string) => {
      if (progressToken === undefined) return;
      send({ method: 'notifications/progress', params: { progressToken, progress, message } });
    };
    return await callTool(run, tool, input as ToolInput, stop.signal, told);
  } catch (problem) {
    return failed(problem instanceof Error ? problem.message : String(problem));
  } finally {
    calls.delete(id);
  }
}

const failed = (text: string) => ({ content: [{ type: 'text', text }], isError: true });

function take(line: string): void {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    send({ id: null, error: { code: PARSE, message: 'Parse error' } });
    return;
  }
  // A list of requests is one in an earlier version of the protocol alone.
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    send({ id: null, error: { code: REQUEST, message: 'Invalid Request' } });
  else takeMessage(message);
}

function takeMessage(message: Incoming): void {
  const { id, method, params } = message;
  if (method === 'notifications/cancelled') calls.get(params?.requestId)?.abort(new Error('cancelled'));
  if (id === undefined || method === undefined) return;
  answer(message).then(
    (result) => send({ id, result }),
    (problem: Error) =>
      send({
        id,
        error: { code: problem instanceof ProtocolError ? problem.code : PARAMS, message: problem.message },
      }),
  );
}

createInterface({ input: process.stdin })
  .on('line', take)
  .on('close', () => process.exit(0));
