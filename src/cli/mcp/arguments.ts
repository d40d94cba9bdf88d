/** Tools of language models as arguments of the command line. */
import { shared, tools } from './tools.json';

export type ToolName = keyof typeof tools;

/** What a model gives; the schema of its tool has been checked. */
export type ToolInput = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

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

const FIXED: Partial<Record<ToolName, readonly string[]>> = {
  check: ['--format', 'json'],
  outcome: ['--format', 'json'],
};

const COMMANDS: Partial<Record<ToolName, string>> = { draw: 'render' };

/**
 * The arguments of a call. `file` is the name as the command line is to have it; without one the
 * text comes by standard input.
 */
export function argumentsOf(name: ToolName, input: ToolInput, file: string | null): string[] {
  const { text: _text, file: _file, ...options } = input;
  const given = name === 'draw' ? { format: 'png', ...options } : options;
  const args = Object.entries(given).flatMap(([key, value]) => {
    // With its value in one argument, so that none is taken for another option.
    const option = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (value === true) return [option];
    if (value === false || value === undefined) return [];
    if (typeof value !== 'object') return [`${option}=${value}`];
    return key === 'threats' ? value.map((one) => `${option}=${one}`) : [`${option}=${value.join(',')}`];
  });
  const files = name === 'find' ? [] : [file ?? '-'];
  return [COMMANDS[name] ?? name, ...(FIXED[name] ?? []), ...args, ...files];
}
