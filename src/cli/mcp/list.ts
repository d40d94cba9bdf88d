/** Tools of language models as the protocol lists them. */
import type { ToolName } from './call.ts';
import { shared, tools } from './tools.json';

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
  return { title, description, inputSchema };
}

export const TOOL_NAMES = Object.keys(tools) as readonly ToolName[];

export const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };
