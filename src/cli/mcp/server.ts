/** `koban mcp`: tools of language models over standard input and output. */
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { version } from '../../../package.json';
import type { ToolInput } from './call.ts';
import { ANNOTATIONS, INSTRUCTIONS, TOOL_NAMES, toolOf } from './list.ts';
import { callTool, inProcesses, inTurn } from './runs.ts';

/** Serves the tools until the client ends. @param program the file of the command line */
export async function serve(program: string): Promise<void> {
  const server = new McpServer({ name: 'koban', title: 'Koban', version }, { instructions: INSTRUCTIONS });
  const run = inTurn(inProcesses(program));
  for (const name of TOOL_NAMES) {
    const { title, description, inputSchema, outputSchema } = toolOf(name);
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: fromJsonSchema<ToolInput>(inputSchema),
        ...(outputSchema && { outputSchema: fromJsonSchema<Record<string, unknown>>(outputSchema) }),
        annotations: ANNOTATIONS,
      },
      (input, { mcpReq }) =>
        callTool(run, name, input, mcpReq.signal, (progress, message) => {
          const progressToken = mcpReq._meta?.progressToken;
          if (progressToken === undefined) return;
          void mcpReq.notify({
            method: 'notifications/progress',
            params: { progressToken, progress, message },
          });
        }),
    );
  }
  await server.connect(new StdioServerTransport());
}
