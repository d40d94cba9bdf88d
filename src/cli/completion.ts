import { RULES } from '../rules/index.ts';
import { LANGUAGE_IDS, type Message, message, say } from '../words/index.ts';
import { type Command, UsageError } from './command.ts';

/** A script of completion for each shell. */
const SHELLS = { bash, zsh, fish, powershell } as const satisfies Record<
  string,
  (commands: readonly Offered[]) => string
>;
const NAMES = Object.keys(SHELLS) as (keyof typeof SHELLS)[];

/** `koban completion SHELL`. The list of all commands, which has this one, too, comes later. */
export function completionCommand(all: () => readonly Command[]): Command {
  return {
    name: 'completion',
    summary: message('help.completion'),
    usage: NAMES.join(' | '),
    options: [],
    notes: [message('help.completion.notes')],
    run({ files: [given, ...more] }, io) {
      if (given === undefined)
        throw new UsageError(message('cli.needs-value', { option: 'completion', value: NAMES.join(' | ') }));
      const shell = NAMES.find((name) => name === given);
      if (!shell || more.length > 0)
        throw new UsageError(message('cli.not-among', { option: 'completion', choices: NAMES, given }));
      io.out(SHELLS[shell](all().map(offered)));
      return 0;
    },
  };
}

/** What a shell offers behind the name of a command. */
interface Offered {
  readonly name: string;
  readonly doc: string;
  readonly options: readonly OfferedOption[];
  readonly words: readonly string[];
  /** Endings of its files, none where it takes all files; `null` where it takes none. */
  readonly endings: readonly string[] | null;
}

interface OfferedOption {
  /** With its dashes. */
  readonly name: string;
  readonly doc: string;
  /**
   * What stands behind it: `null` for a switch; a file, or one of these, or what nobody can list.
   */
  readonly value: 'file' | 'any' | readonly string[] | null;
}

function offered({ name, summary, usage, options, endings }: Command): Offered {
  const words = choicesIn(usage);
  const takesFiles = /FILE|PAGE/.test(usage);
  const option = (one: string, value: string | undefined, doc: Message): OfferedOption => ({
    name: `--${one}`,
    doc: plain(doc),
    value: value === undefined ? null : offersOf(value),
  });
  return {
    name,
    doc: plain(summary),
    options: [
      ...options.flatMap(({ name: one, value, more, doc }) => [
        option(one, value, doc),
        ...(more ? [option(`${one}=${more}`, undefined, doc)] : []),
      ]),
      { ...option('lang', 'CODE', message('help.lang')), value: LANGUAGE_IDS },
      option('help', undefined, message('help.help')),
    ],
    words,
    endings: takesFiles ? (endings ?? []) : null,
  };
}

/** Choices of a value or a usage line, `text | json`; none where it has anything else. */
function choicesIn(written: string): readonly string[] {
  const parts = written.split(' | ');
  return parts.length > 1 && parts.every((part) => /^[a-z][a-z0-9-]*$/.test(part)) ? parts : [];
}

function offersOf(written: string): OfferedOption['value'] {
  if (/\b(?:FILE|FOLDER)\b/.test(written)) return 'file';
  const choices = written.split(' | ').filter((part) => /^[a-z][a-z0-9-]*$/.test(part));
  const rules = /\bID\b/.test(written) ? RULES.map(({ id }) => id) : [];
  return choices.length + rules.length > 0 ? [...choices, ...rules] : 'any';
}

const plain = (doc: Message) => say(doc).replace(/\s+/g, ' ');

/** It needs nothing but bash 3.2, as macOS has it. */
function bash(commands: readonly Offered[]): string {
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap(({ name: option, value }) => {
      if (value === null) return [];
      const what = value === 'file' ? "files='*'" : value === 'any' ? 'return' : `words='${value.join(' ')}'`;
      return [`    '${name} ${option}') ${what} ;;`];
    }),
  );
  const own = commands.map(
    ({ name, options, words, endings }) =>
      `    ${name})
      case $cur in
        -*) words='${options.map((one) => one.name).join(' ')}' ;;
        *) ${endings === null ? `words='${words.join(' ')}'` : `files='${endings.join(' ') || '*'}'`} ;;
      esac ;;`,
  );
  return `# In ~/.bashrc: source <(koban completion bash)
_koban() {
  local IFS=$' \\t\\n' cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  local command= words= files= ending i
  COMPREPLY=()
  # A value behind “=” is a word of its own.
  [ "$cur" = '=' ] && cur=
  [ "$prev" = '=' ] && prev=\${COMP_WORDS[COMP_CWORD-2]}
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      --lang) [ "\${COMP_WORDS[i+1]}" = '=' ] && i=$((i + 1)); i=$((i + 1)) ;;
      -*) ;;
      *) command=\${COMP_WORDS[i]}; break ;;
    esac
  done
  case "$command $prev" in
    ' --lang') words='${LANGUAGE_IDS.join(' ')}' ;;
${values.join('\n')}
  esac
  [ "$words$files" ] || case $command in
    ''|help) words='${[...commands.map(({ name }) => name), 'help', '--lang', '--help', '--version'].join(' ')}' ;;
${own.join('\n')}
  esac
  if [ "$words" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
  elif [ "$files" ]; then
    compopt -o filenames 2>/dev/null
    local IFS=$'\\n'
    if [ "$files" = '*' ]; then
      COMPREPLY=($(compgen -f -- "$cur"))
    else
      COMPREPLY=($(compgen -d -- "$cur"; IFS=' '; for ending in $files; do compgen -f -X "!*.$ending" -- "$cur"; done))
    fi
  fi
}
complete -F _koban koban
`;
}

/** A text between apostrophes, in which one is written so. */
const quoted = (text: string, apostrophe: string) => `'${text.replaceAll("'", apostrophe)}'`;

function zsh(commands: readonly Offered[]): string {
  const inShell = (text: string) => quoted(text, "'\\''");
  const doc = (text: string) => text.replace(/[\\[\]:]/g, '\\$&');
  const spec = ({ name, doc: what, value }: OfferedOption) => {
    const action =
      value === null
        ? ''
        : value === 'file'
          ? ':file:_files'
          : value === 'any'
            ? ':value: '
            : `:value:(${value.join(' ')})`;
    return inShell(`${value === null ? name : `${name}=`}[${doc(what)}]${action}`);
  };
  const rest = ({ words, endings }: Offered) => {
    if (endings === null) return words.length > 0 ? [`'1:word:(${words.join(' ')})'`] : [];
    return [endings.length > 0 ? `'*:file:_files -g "*.(${endings.join('|')})"'` : "'*:file:_files'"];
  };
  const own = commands.map(
    (one) =>
      `        ${one.name})
          _arguments ${[...one.options.map(spec), ...rest(one)].join(' \\\n            ')} ;;`,
  );
  return `#compdef koban
# In a folder of $fpath: koban completion zsh > _koban
_koban() {
  local context state line
  typeset -A opt_args
  _arguments -C \\
    ${inShell(`--lang=[${doc(plain(message('help.lang')))}]:language:(${LANGUAGE_IDS.join(' ')})`)} \\
    '(- *)--help' '(- *)--version' '1:command:->command' '*::argument:->argument'
  case $state in
    command)
      local -a commands
      commands=(
        ${commands.map(({ name, doc: what }) => inShell(`${name}:${doc(what)}`)).join('\n        ')}
        'help'
      )
      _describe command commands ;;
    argument)
      case $words[1] in
${own.join('\n')}
      esac ;;
  esac
}
if [ "$funcstack[1]" = _koban ]; then _koban "$@"; else compdef _koban koban; fi
`;
}

function fish(commands: readonly Offered[]): string {
  const inShell = (text: string) => quoted(text.replaceAll('\\', '\\\\'), "\\'");
  const lines = commands.flatMap(({ name, doc, options, words, endings }) => {
    const behind = `complete -c koban -n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c koban -n __fish_use_subcommand -f -a ${name} -d ${inShell(doc)}`,
      ...options.map(({ name: option, doc: what, value }) => {
        const takes =
          value === null
            ? ''
            : value === 'file'
              ? ' -r -F'
              : value === 'any'
                ? ' -x'
                : ` -x -a '${value.join(' ')}'`;
        return `${behind} -l ${option.slice(2)}${takes} -d ${inShell(what)}`;
      }),
      ...(endings === null ? [`${behind} -f${words.length > 0 ? ` -a '${words.join(' ')}'` : ''}`] : []),
    ];
  });
  return `# Once: koban completion fish > ~/.config/fish/completions/koban.fish
${lines.join('\n')}
complete -c koban -n __fish_use_subcommand -f -a help
complete -c koban -n __fish_use_subcommand -l version
`;
}

function powershell(commands: readonly Offered[]): string {
  const inShell = (text: string) => quoted(text, "''");
  const list = (words: readonly string[]) => `@(${words.map(inShell).join(', ')})`;
  const table = commands.map(({ name, options, words }) => {
    const values = options.flatMap(({ name: option, value }) =>
      value === null ? [] : [`${inShell(option)} = ${list(typeof value === 'string' ? [] : value)}`],
    );
    return `    ${inShell(name)} = @{
      options = ${list(options.map((one) => one.name))}
      words = ${list(words)}
      values = @{ ${values.join('; ')} }
    }`;
  });
  return `# In $PROFILE: koban completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName koban -ScriptBlock {
  param($word, $ast, $cursor)
  $commands = @{
${table.join('\n')}
  }
  $before = @($ast.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object { $_.ToString() })
  $name = $before | Where-Object { $commands.ContainsKey($_) } | Select-Object -First 1
  if (-not $name) {
    $offers = ${list([...commands.map(({ name }) => name), 'help', '--help', '--version'])}
  } elseif ($commands[$name].values.ContainsKey($before[-1])) {
    $offers = $commands[$name].values[$before[-1]]
  } else {
    $offers = $commands[$name].words + $commands[$name].options
  }
  # Where nothing is offered, PowerShell offers files.
  $offers | Where-Object { $_ -like "$word*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}
