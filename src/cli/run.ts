import { version } from '../../package.json';
import { nearest } from '../notation/index.ts';
import { RULES } from '../rules/index.ts';
import { message, say } from '../words/index.ts';
import { parseArguments } from './arguments.ts';
import { type Command, type ExitCode, type Io, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { tell } from './printable.ts';

/** The whole program, but for the world: what it reads and prints comes in. */
export function run(args: readonly string[], io: Io): ExitCode | Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-V') {
    io.out(`koban ${version}\n`);
    return 0;
  }
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = name === 'help' ? COMMANDS.find((one) => one.name === rest[0]) : undefined;
    (name === undefined ? io.error : io.out)(asked ? commandHelp(asked) : generalHelp());
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) {
    const near = nearest(
      name,
      COMMANDS.map((one) => one.name),
    );
    const help = near ? `did you mean ${near}?` : `there are ${COMMANDS.map((one) => one.name).join(', ')}`;
    tell(io, `koban: there is no command “${name}”; ${help}`);
    return 2;
  }
  const ownArgs = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if (ownArgs.includes('--help') || ownArgs.includes('-h')) {
    io.out(commandHelp(command));
    return 0;
  }
  const refuse = (problem: unknown): ExitCode => {
    if (!(problem instanceof UsageError)) throw problem;
    tell(io, `koban ${name}: ${problem.message}`);
    return 2;
  };
  try {
    const ran = command.run(parseArguments(command, rest), io);
    return typeof ran === 'number' ? ran : ran.catch(refuse);
  } catch (problem) {
    return refuse(problem);
  }
}

function generalHelp(): string {
  return [
    'koban: positions of the game of Go as text, and what ko rules say of their moves',
    '',
    'usage: koban COMMAND [OPTIONS] FILE...',
    '',
    'commands:',
    ...table(COMMANDS.map(({ name, summary }) => [name, summary])),
    '',
    'FILE is a .goban file, an SGF file, or any text with ```goban fences (Markdown); - is standard input.',
    'koban COMMAND --help tells the options of a command, koban --version the version.',
    '',
  ].join('\n');
}

function commandHelp(command: Command): string {
  const options = command.options.map(({ name, value, doc }) => [
    `--${name}${value ? ` ${value}` : ''}`,
    doc,
  ]);
  return [
    `koban ${command.name}: ${command.summary}`,
    '',
    `usage: koban ${command.name} ${command.usage}`,
    '',
    'options:',
    ...table([...options, ['--help', 'print this']]),
    ...(command.options.some(({ name }) => name === 'rules')
      ? ['', 'rules:', ...table(RULES.map(({ id }) => [id, say(message('rule.titled', { rule: id }))]))]
      : []),
    ...(command.notes ? ['', command.notes] : []),
    '',
  ].join('\n');
}

function table(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([left = '']) => left.length));
  return rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`);
}
