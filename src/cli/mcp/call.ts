/** A call of a tool as arguments and files of the command line, and its answer, whoever runs it. */
import type { tools } from './tools.json';

/** Milliseconds after which a call is ended. */
export const LIMIT = 120_000;

export type ToolName = keyof typeof tools;

/** What a model gives; the schema of its tool has been checked. */
export type ToolInput = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Said to models, in English. */
export const errors = {
  file: 'is no file below the folder that Koban was started in',
  text: 'Give either text or file',
  condition: 'Give exactly one condition, such as differ, cycle or eye',
  limit: 'Koban ended the call after two minutes',
} as const;

const FIXED: Partial<Record<ToolName, readonly string[]>> = {
  check: ['--format', 'json'],
  // Clients stop waiting after a minute, so the server sends what it has proven before then.
  outcome: ['--format', 'json', '--time', '45'],
  eyes: ['--format', 'json'],
  cycles: ['--format', 'json'],
};

const COMMANDS: Partial<Record<ToolName, string>> = { draw: 'render' };

/**
 * The arguments of a call. `file` is the name as the command line is to have it; without one the
 * text comes by standard input.
 */
export function argumentsOf(name: ToolName, input: ToolInput, file: string | null): string[] {
  if (name === 'explain') return ['explain', String(input.code)];
  const { text: _text, file: _file, ...options } = input;
  const given = name === 'draw' ? { format: 'png', ...options } : options;
  const args = Object.entries(given).flatMap(([key, value]) => {
    // With its value in one argument, so that none is taken for another option.
    const option = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (value === true) return [option];
    if (value === false || value === undefined) return [];
    if (typeof value !== 'object') return [`${option}=${value}`];
    return key === 'threats' || key === 'spare'
      ? value.map((one) => `${option}=${one}`)
      : [`${option}=${value.join(',')}`];
  });
  const hasText = file !== null || input.text !== undefined;
  if (name === 'find' && hasText) args.push(`--matching=${file ?? '-'}`);
  const files = name === 'find' ? [] : [file ?? '-'];
  return [COMMANDS[name] ?? name, ...(FIXED[name] ?? []), ...args, ...files];
}

/** How a call ended; without a code it lasted too long. */
export interface RanTool {
  readonly code: number | null;
  readonly out: Uint8Array;
  readonly error: string;
}

type ToolPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: Uint8Array; readonly mimeType: string };

export interface AnswerOfTool {
  readonly parts: readonly ToolPart[];
  readonly isError: boolean;
  /** What the JSON says, of tools that print it. */
  readonly structured?: Record<string, unknown>;
}

/** What `find` looks for; a text or a file is a diagram to complete. */
const CONDITIONS = [
  'differ',
  'cycle',
  'pattern',
  'eye',
  'koPosition',
  'disturber',
  'hot',
  'outcome',
  'text',
  'file',
] as const;

/** The file that a call names. @throws Error unless the call has one text or one file */
export function fileGiven(name: ToolName, input: ToolInput): string | null {
  const { text, file } = input;
  if (name === 'explain') return null;
  if (name === 'find') {
    const given = CONDITIONS.filter((one) => input[one] !== undefined);
    // The kind of a cycle goes with its length.
    if (given.filter((one) => one !== 'pattern' || given.length === 1).length !== 1)
      throw new Error(errors.condition);
    return typeof file === 'string' ? file : null;
  }
  if ((text === undefined) === (file === undefined)) throw new Error(errors.text);
  return typeof file === 'string' ? file : null;
}

export function textGiven({ text }: ToolInput): string {
  return typeof text === 'string' ? text : '';
}

const PROJECTS = ['koban.json', 'package.json'];

/**
 * The files that the command line may read for a call: the one that is named, or the text, and the
 * projects of its folders. `read` has `null` where there is no file.
 */
export async function filesOfCall(
  { text, file }: { readonly text: string; readonly file: string | null },
  read: (path: string) => Promise<Uint8Array | null>,
): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = { '-': new TextEncoder().encode(text) };
  const put = async (path: string): Promise<void> => {
    const bytes = await read(path);
    if (bytes) files[path] = bytes;
  };
  if (file !== null) await put(file);
  const folders = (file ?? '')
    .replace(/^\.[\\/]/, '')
    .split(/[\\/]/)
    .slice(0, -1);
  for (let n = folders.length; n >= 0; n--)
    for (const name of PROJECTS) await put([...folders.slice(0, n), name].join('/'));
  return files;
}

export function answerOf(name: ToolName, input: ToolInput, { code, out, error }: RanTool): AnswerOfTool {
  const parts: ToolPart[] = [];
  const isPicture = name === 'draw' && (input.format ?? 'png') === 'png';
  if (isPicture && out.length > 0) parts.push({ type: 'image', data: out, mimeType: 'image/png' });
  else if (out.length > 0) parts.push({ type: 'text', text: new TextDecoder().decode(out) });
  if (error !== '') parts.push({ type: 'text', text: error });
  if (code === null) parts.push({ type: 'text', text: errors.limit });
  // 1: it is done, and something is wrong with the text, which the answer says.
  const isError = code !== 0 && code !== 1;
  const isJson = name === 'judge' || FIXED[name] !== undefined;
  if (isError || !isJson || out.length === 0) return { parts, isError };
  return { parts, isError, structured: JSON.parse(new TextDecoder().decode(out)) as Record<string, unknown> };
}
