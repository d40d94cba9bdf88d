import { version } from '../../package.json';
import { nearest } from '../notation/index.ts';
import { RULES } from '../rules/index.ts';
import {
  LANGUAGE_IDS,
  languageOf,
  type Message,
  message,
  type SpokenLanguage,
  say,
  speakIn,
  spokenLanguage,
} from '../words/index.ts';
import { parseArguments } from './arguments.ts';
import { readingWidth, wrapped } from './columns.ts';
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import { filesAt } from './files-at.ts';
import { tell } from './printable.ts';

/**
 * A program of these commands, but for the world: what it reads and prints comes in. It speaks the
 * language that is given, else that of the environment.
 */
export function run(
  all: readonly string[],
  commands: readonly Command[],
  io: Io,
): ExitCode | Promise<ExitCode> {
  const { args, given } = languageArgument(all);
  const command = commands.find(({ name }) => name === args[0]);
  const asked =
    given === undefined
      ? languageOf(command?.isSameEverywhere ? 'en' : chosen(command, args, io))
      : named(given);
  if (asked === null) {
    tell(io, `koban: ${say(notNamed(given))}`);
    return 2;
  }
  return asked === spokenLanguage()
    ? runCommand(args, commands, io)
    : speakIn(asked).then(() => runCommand(args, commands, io));
}

/** What the project of a command says, else what the environment says. */
function chosen(command: Command | undefined, args: readonly string[], io: Io): string | undefined {
  if (!command?.language) return io.locale;
  try {
    return command.language(parseArguments(command, args.slice(1)), io) ?? io.locale;
  } catch {
    // The command itself will say what is wrong with its arguments or its project.
    return io.locale;
  }
}

/** `--lang CODE` may stand anywhere before `--`, since every command takes it. */
function languageArgument(all: readonly string[]): {
  readonly args: readonly string[];
  readonly given?: string;
} {
  const end = all.indexOf('--');
  const at = all.findIndex((arg, i) => (end < 0 || i < end) && /^--lang(?:=|$)/.test(arg));
  if (at < 0) return { args: all };
  const [option = '', next = ''] = all.slice(at);
  const isApart = option === '--lang';
  const given = isApart ? next : option.slice('--lang='.length);
  return { args: [...all.slice(0, at), ...all.slice(at + (isApart ? 2 : 1))], given };
}

/** A language by its code, or by a locale of it such as `zh-TW`. */
function named(given: string): SpokenLanguage | null {
  const language = languageOf(given);
  return language !== 'en' || /^en(?![a-z])/i.test(given) ? language : null;
}

const notNamed = (given = '') => message('cli.not-among', { option: '--lang', choices: LANGUAGE_IDS, given });

function runCommand(
  args: readonly string[],
  commands: readonly Command[],
  io: Io,
): ExitCode | Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-V' || name === '-v') {
    io.out(`koban ${version}\n`);
    return 0;
  }
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = name === 'help' ? commands.find((one) => one.name === rest[0]) : undefined;
    if (name === 'help' && rest[0] !== undefined && !asked) return noCommand(rest[0], commands, io);
    (name === undefined ? io.error : io.out)(
      asked ? commandHelp(asked, readingWidth(io)) : generalHelp(commands, readingWidth(io)),
    );
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) return noCommand(name, commands, io);
  const ownArgs = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if (ownArgs.includes('--help') || ownArgs.includes('-h')) {
    io.out(commandHelp(command, readingWidth(io)));
    return 0;
  }
  const refuse = (problem: unknown): ExitCode => {
    if (!(problem instanceof UsageError)) throw problem;
    tell(io, `koban ${name}: ${say(problem.said)}`);
    return 2;
  };
  try {
    const ran = command.run(withFolders(command, parseArguments(command, rest), io), io);
    return typeof ran === 'number' ? ran : ran.catch(refuse);
  } catch (problem) {
    return refuse(problem);
  }
}

function noCommand(name: string, commands: readonly Command[], io: Io): ExitCode {
  const known = commands.map((one) => one.name);
  tell(io, `koban: ${say(message('cli.unknown-command', { name, near: nearest(name, known), known }))}`);
  return 2;
}

/** Folders and patterns among the files become the files that are meant. @throws UsageError */
function withFolders({ endings }: Command, args: ParsedArguments, io: Io): ParsedArguments {
  return endings ? { ...args, files: filesAt(args.files, endings, io) } : args;
}

/** How far to the right what an option does may begin. */
const FARTHEST = 26;

function generalHelp(commands: readonly Command[], width: number): string {
  return page([
    wrapped(say(message('help.about')), width),
    usageOf('COMMAND [OPTIONS] FILE...', width),
    [
      say(message('help.commands')),
      ...table(
        commands.map(({ name, summary }) => [name, summary]),
        width,
      ),
    ],
    [message('help.files'), message('help.more')].flatMap((one) => wrapped(say(one), width)),
  ]);
}

function commandHelp(
  { name, summary, usage, options, notes = [], table: more }: Command,
  width: number,
): string {
  const rows = options.map(
    ({ name: option, value, more, doc }) =>
      [`--${option}${value ? ` ${value}` : more ? `[=${more}]` : ''}`, doc] as const,
  );
  const hasRules = options.some((option) => option.name === 'rules');
  const rules = RULES.map(({ id }) => [id, message('rule.titled', { rule: id })] as const);
  return page([
    wrapped(`koban ${name}: ${say(summary)}`, width),
    usageOf(`${name} ${usage}`, width),
    [say(message('help.options')), ...table([...rows, ...COMMON_OPTIONS], width)],
    hasRules ? [say(message('help.rules')), ...table(rules, width)] : [],
    ...notes.map((note) => wrapped(say(note), width)),
    more ? [say(more.title), ...table(more.rows, width)] : [],
  ]);
}

/** What every command takes. */
const COMMON_OPTIONS = [
  ['--lang CODE', message('help.lang')],
  ['--help', message('help.help')],
] as const;

function usageOf(rest: string, width: number): string[] {
  return indented(wrapped(say(message('help.usage', { line: `koban ${rest}`.trimEnd() })), width - 6), 0);
}

/** Lines of one cell: those behind the first stand farther to the right. */
const indented = ([first = '', ...others]: readonly string[], by: number) => [
  ' '.repeat(by) + first,
  ...others.map((line) => ' '.repeat(by + 4) + line),
];

/** Paragraphs, apart from each other. */
function page(paragraphs: readonly (readonly string[])[]): string {
  const shown = paragraphs.filter((lines) => lines.length > 0);
  return `${shown.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Two columns; what does not fit beside a wide left cell begins below it. */
function table(rows: readonly (readonly [string, Message])[], most: number): string[] {
  const width = Math.min(FARTHEST, Math.floor(most / 3), Math.max(...rows.map(([left]) => left.length)));
  const indent = ' '.repeat(width + 4);
  return rows.flatMap(([left, right]) => {
    const lines = wrapped(say(right), most - indent.length).map((line) => indent + line);
    return left.length > width
      ? [...indented(wrapped(left, most - 6), 2), ...lines]
      : [`  ${left.padEnd(width)}  ${(lines[0] ?? '').trimStart()}`, ...lines.slice(1)];
  });
}
