import { parseArgs } from 'node:util';
import { nearest } from '../notation/index.ts';
import { message } from '../words/index.ts';
import { type Command, type ParsedArguments, UsageError } from './command.ts';

/**
 * Reads the arguments of a command: `--name value`, `--name=value`, switches, files; `-` is a file,
 * and after `--` all are files.
 * @throws UsageError
 */
export function parseArguments(command: Command, args: readonly string[]): ParsedArguments {
  const files: string[] = [];
  const values = new Map<string, string[]>();
  const options = Object.fromEntries(
    command.options.map(({ name, value }) => [name, { type: value ? 'string' : 'boolean' } as const]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, index, value, inlineValue } = token;
    const spec = command.options.find((option) => option.name === name);
    if (!spec || !rawName.startsWith('--')) throw unknownOption(command, args[index] ?? rawName);
    if (!spec.value && inlineValue && value !== spec.more)
      throw new UsageError(
        spec.more
          ? message('cli.not-among', { option: rawName, choices: [spec.more], given: value ?? '' })
          : message('cli.no-value', { option: rawName }),
      );
    if (spec.value && value === undefined)
      throw new UsageError(message('cli.needs-value', { option: rawName, value: spec.value }));
    values.set(name, [...(values.get(name) ?? []), value ?? '']);
  }
  return {
    files,
    option: (name) => values.get(name)?.at(-1),
    all: (name) => values.get(name) ?? [],
    has: (name) => values.has(name),
  };
}

function unknownOption(command: Command, arg: string): UsageError {
  const names = command.options.map((option) => `--${option.name}`);
  const option = arg.replace(/=.*$/s, '');
  const near = nearest(option, names);
  return new UsageError(message('cli.unknown-option', { option, near, command: command.name }));
}

/** A whole number within bounds, or `undefined` when the option is not given. */
export function numberOption(
  args: ParsedArguments,
  name: string,
  low: number,
  high: number,
): number | undefined {
  const given = args.option(name);
  if (given === undefined) return undefined;
  const number = Number(given);
  if (!/^\d+$/.test(given) || number < low || number > high) {
    throw new UsageError(message('cli.no-number', { option: `--${name}`, least: low, most: high, given }));
  }
  return number;
}

export function choiceOption<T extends string>(
  args: ParsedArguments,
  name: string,
  choices: readonly T[],
): T | undefined {
  const given = args.option(name);
  if (given === undefined) return undefined;
  const found = choices.find((choice) => choice === given);
  if (found === undefined)
    throw new UsageError(message('cli.not-among', { option: `--${name}`, choices, given }));
  return found;
}
