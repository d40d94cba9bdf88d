/** Tools of language models as the protocol lists them. */
import type { ToolName } from './call.ts';
import { instructions, shared, tools } from './tools.json';

/** What a model knows before its first call. */
export const INSTRUCTIONS = instructions.join('\n');

/** A tool as the protocol lists it. */
export function toolOf(name: ToolName) {
  const { title, description, properties, ...rest } = tools[name];
  const all = Object.entries(properties).map(([key, own]) => [
    key,
    Object.keys(own).length > 0 ? own : shared[key as keyof typeof shared],
  ]);
  const required = 'required' in rest ? rest.required : [];
  const inputSchema = {
    type: 'object',
    properties: Object.fromEntries(all) as Record<string, object>,
    required,
    additionalProperties: false,
  } as const;
  const outputSchema = 'output' in rest ? rest.output : null;
  return { title, description, inputSchema, ...(outputSchema && { outputSchema }) };
}

export const TOOL_NAMES = Object.keys(tools) as readonly ToolName[];

export const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };
