/**
 * The pages of the reference that come from registries: diagnostics, rules, the command line, settings and commands. Pure: what
 * they are made from is given, so that the script (`../reference.mjs`) and the test that compares the pages share them.
 */

import { readFileSync } from 'node:fs';
import { ruleFolders } from '../../tools/rule-definitions.mjs';
import { EXAMPLES, GROUPS, LOSSES, REFUSALS, SEVERITIES, WITHOUT_EXAMPLE } from './diagnostics.mjs';

const MADE = '<!-- Made by `npm run generate` from the registries of the code. Do not edit by hand. -->';

/** All pages by path. `from` has `run` and `COMMANDS` of the command line, `RULES`, and the manifest. */
export async function referencePages(from) {
  return new Map(
    [
      ['docs/reference/diagnostics.md', await diagnosticsPage(from)],
      ['docs/reference/rules.md', await rulesPage(from)],
      ['docs/reference/command-line.md', commandLinePage(from)],
      ['docs/reference/settings.md', settingsPage(from)],
    ].map(([file, text]) => [file, text.replace(/^\|.*\|$/gm, compact)]),
  );
}

/** A row of a table without padding. */
const compact = (row) => row.replace(/ +\| +| +\|$|^\| +/g, (bar) => bar.trim());

/** Runs the command line on one text that exists only here. */
export async function koban({ run, COMMANDS }, args, file, text) {
  let out = '';
  const bytes = new TextEncoder().encode(text);
  await run([...args, file], COMMANDS, {
    readBytes(path) {
      if (path === file) return bytes;
      throw Object.assign(new Error(`There is no ${path}.`), { code: 'ENOENT' });
    },
    filesMatching: () => [],
    isFolder: () => false,
    foldersAbove: () => [],
    detect: () => [],
    out: (piece) => {
      out += piece;
    },
    writeFile: () => {},
    error: () => {},
    *stream() {
      yield bytes;
    },
    peekStandardInput: () => '',
    sizeOf: () => bytes.length,
    terminalColumns: 0,
    hasColors: () => false,
    now: () => 0,
    serveLanguage: () => Promise.reject(new Error('there is no editor')),
    serveTools: () => Promise.reject(new Error('there is no client')),
    program: null,
  });
  return JSON.parse(out);
}

function exampleOf(code, group) {
  const given = EXAMPLES[code];
  const { text, options = [], file = group.file } = typeof given === 'object' ? given : { text: given };
  return { example: text, options, file };
}

/** The first diagnostic with this code that the example causes, else an error that names what it causes. */
async function diagnosticOf(from, group, code) {
  const { say, NOTATIONS } = from;
  const { example, options, file } = exampleOf(code, group);
  const found = [];
  if (group.notation) {
    const { problems } = NOTATIONS.find(({ id }) => id === group.notation).parse(example);
    found.push(...problems.map((one) => ({ ...one, message: say(one.message) })));
  } else {
    const { files } = await koban(from, ['check', '--format', 'json', ...options], file, example);
    found.push(...files.flatMap(({ diagnostics }) => diagnostics));
  }
  const one = found.find((diagnostic) => diagnostic.code === code);
  const caused = found.map((other) => other.code).join(', ') || 'nothing';
  return one ?? { missing: `the example of ${code} causes ${caused}` };
}

const anchor = (code) => code.replace('.', '-');
/** Text of a user or a message within a cell: no bar ends it, no sign begins markup. */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

async function diagnosticsPage(from) {
  const parts = [
    `# Diagnostics

${MADE}

Koban reports problems in the editor and with \`koban check\`. Each problem has a code that does not change, a severity and a message, which \`koban explain CODE\` prints with an example:

* *Error*: Koban cannot read something, a claim does not hold, or the active rule forbids a move.
* *Warning*: Koban understands the text, but something in it is probably wrong.
* *Information* and *hint*: good to know.

To silence a code, give it the severity \`off\` in [\`koban.severities\`](settings.md) or in a [project file](command-line.md#project-file).
`,
  ];
  const wrong = [];
  for (const group of GROUPS) {
    const { title, about, rows } = group;
    parts.push(`## ${title}\n\n${about}\n`);
    const lines = ['|code|severity|cause|what to do|', '|---|---|---|---|'];
    for (const [code, cause, fix] of rows) {
      const { severity, missing } = await diagnosticOf(from, group, code);
      if (missing) wrong.push(missing);
      else if (severity !== SEVERITIES[code]) wrong.push(`${code} is ${severity}, not ${SEVERITIES[code]}`);
      lines.push(`|<a id="${anchor(code)}"></a>\`${code}\`|${severity}|${cause}|${fix}|`);
    }
    parts.push(`${lines.join('\n')}\n`);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const others = WITHOUT_EXAMPLE.map(
    ([code, severity, cause, fix]) => `|<a id="${anchor(code)}"></a>\`${code}\`|${severity}|${cause}|${fix}|`,
  );
  const lines = (rows) =>
    rows.map(([code, [cause, fix]]) => `|<a id="${anchor(code)}"></a>\`${code}\`|${cause}|${fix}|`);
  parts.push(
    `## Others\n\n|code|severity|cause|what to do|\n|---|---|---|---|\n${others.join('\n')}\n`,
    `## Refusals of the board view\n\nKoban refuses these edits on the board and shows the reason. It never writes a text that would be read differently from what you did. It can also refuse a move with a code of [moves and rules](#moves-and-rules).\n\n|code|cause|what to do|\n|---|---|---|\n${lines(REFUSALS).join('\n')}\n`,
    `## Losses of a conversion\n\nKoban reports whatever the target cannot represent, and never drops it silently.\n\n|code|what is lost, and why|what to do|\n|---|---|---|\n${lines(LOSSES).join('\n')}\n`,
  );
  return parts.join('\n');
}

async function rulesPage(from) {
  const moves = GROUPS.find(({ title }) => title === 'Moves and rules');
  const clauses = new Map();
  for (const [code] of moves?.rows ?? []) {
    if (/^(play|game)\.|hidden-ko$/.test(code)) continue;
    const { example, options, file } = exampleOf(code, moves);
    const { files } = await koban(from, ['judge', ...options], file, example);
    for (const { verdicts } of files[0].entries[0].moves) {
      for (const [rule, verdict] of Object.entries(verdicts)) {
        if (verdict.code === code) clauses.set(`${rule} ${code}`, verdict.clause);
      }
    }
  }
  const shared = sharedRuleOptions(from);
  const defined = new Map((await ruleFolders()).flatMap(({ rules }) => rules).map((rule) => [rule.id, rule]));
  const parts = [
    `# Ko rules

${MADE}

\`rules:\` and the setting \`koban.rules\` take these identifiers. The first one listed is the **active rule**: a move that it forbids is an error. Every verdict is
\`allowed\`, \`forbidden\`, \`ends\` or \`undecided\`, with a code, a clause and evidence. A verdict that depends on what lies beyond an open side or under a \`?\` says so.

| rule | |
|---|---|
${from.RULES.map(({ id }) => `| [\`${id}\`](#${id}) | ${from.say(from.message('rule.titled', { rule: id }))} |`).join('\n')}

## Variants

Rule texts leave room. Each rule has **options** for the points on which its text can be read in more than one way. A rule with options is a **variant**: \`psk with passes
lift\`, \`spight with hidden-kos count and odd cycles allowed\`. Write an option and its value after \`with\`, and each further one after \`and\`. Spaces may stand for
the hyphens of an option. A variant may stand wherever a rule may: in \`rules:\`, claims (\`move 4 forbidden under psk with passes lift\`), \`koban.rules\` and \`--rules\`.
The tables below list the options of each rule, with the default in bold. \`suicide\`, \`hidden-kos\` and \`max-cycle\` override the lines of the entry with these names.

\`rule: mine = psk with passes lift\` gives a variant a name for \`rules:\`, claims and entries that continue this one. The table of rules shows variants beside
the other rules. Koban knows these names without such a line:

| name | variant | |
|---|---|---|
${Object.entries(from.PRESETS)
  .map(
    ([name, rule]) =>
      `| \`${name}\` | \`${rule}\` | ${from.say(from.message('rule.preset', { preset: name }))} |`,
  )
  .join('\n')}

KataGo’s POSITIONAL and SITUATIONAL are \`psk\` and \`ssk\`. KataGo has a separate rule for suicide: for games that allow it, add \`with suicide
allowed\`.

## Options of several rules

Every rule has \`suicide\`; without it and without such a line suicide is forbidden, except where a rule below says more.

${optionTable(from, [...shared.values()])}`,
  ];
  for (const { id, searches } of from.RULES) {
    const title = from.say(from.message('rule.title', { rule: id }));
    const { source, readings, gallery } =
      /** @type {import('../../tools/rule-definitions.mjs').DefinedRule} */ (defined.get(id));
    const codes = [...clauses]
      .filter(([key]) => key.startsWith(`${id} `))
      .map(([key, clause]) => {
        const code = key.split(' ')[1];
        return `| [\`${code}\`](diagnostics.md#${anchor(code)}) | ${cell(clause)} |`;
      });
    parts.push(
      `## ${id}

**${title}.** *Source:* ${source}

${searches ? '* The rule searches for cycles, so a verdict can be undecided.\n' : ''}${readings.map((one) => `* ${one}`).join('\n')}
${ownOptions(from, id, shared)}${codes.length > 0 ? `\n| code | clause |\n|---|---|\n${codes.join('\n')}\n` : ''}${gallery ? `\nExamples: [the Book of Ko](../../examples/${gallery}).\n` : ''}`,
    );
  }
  return parts.join('\n');
}

/** The options that several rules have with the same words and the same default, by their rows. */
function sharedRuleOptions(from) {
  const rows = Object.values(from.RULE_OPTIONS).flatMap((options) =>
    options.map((option) => [optionRow(from, option), option]),
  );
  return new Map(rows.filter(([row]) => rows.filter(([other]) => other === row).length > 1));
}

/** The options that only this rule has, and the names of those that it shares. */
function ownOptions(from, id, shared) {
  const options = from.RULE_OPTIONS[id];
  const own = options.filter((option) => !shared.has(optionRow(from, option)));
  const names = options.filter((option) => !own.includes(option)).map(({ name }) => `\`${name}\``);
  const table = own.length > 0 ? `\n${optionTable(from, own)}` : '';
  return `${table}\n[${own.length > 0 ? 'Also' : 'It takes'}](#options-of-several-rules) ${names.join(', ')}.\n`;
}

function optionTable(from, options) {
  const rows = options.map((option) => optionRow(from, option));
  return `| option | what it controls | values |\n|---|---|---|\n${rows.join('\n')}\n`;
}

/** An option with what each value means; what holds without the option in bold. */
function optionRow({ optionDoc, choiceDoc, say }, option) {
  const value = (one) => {
    const means = choiceDoc(option, one);
    const name = one === option.usual ? `**\`${one}\`**` : `\`${one}\``;
    return means ? `${name}: ${cell(say(means))}` : name;
  };
  const values =
    option.name === 'max-cycle'
      ? `\`2\` to \`99\`${option.values.includes('far') ? ', or `far`' : ''}`
      : option.values.map(value).join('; ');
  return `| \`${option.name}\` | ${cell(say(optionDoc(option)))} | ${values} |`;
}

/** What stands in the tables of several commands with the same words is told once. */
function sharedOptions(COMMANDS, rowOf) {
  const rows = COMMANDS.flatMap(({ options }) => options.map(rowOf));
  return new Set(rows.filter((row) => rows.filter((other) => other === row).length >= 3));
}

/** The names of a table by what it says of them; what programs print is said of all of them together. */
function tableRows(say, table) {
  const names = new Map();
  for (const [name, said] of table?.rows ?? []) {
    const right = say(said).replace(/(?<=, as ).+(?= prints it$)/, 'the program');
    names.set(right, [...(names.get(right) ?? []), `\`${name}\``]);
  }
  return names;
}

function commandLinePage({ COMMANDS, say }) {
  const nameOf = ({ name, value, more }) =>
    `\`--${name}${value ? ` ${value.replaceAll('|', '\\|')}` : more ? `[=${more}]` : ''}\``;
  const rowOf = (option) => `|${nameOf(option)}|${cell(say(option.doc))}|`;
  const shared = sharedOptions(COMMANDS, rowOf);
  const parts = [
    `# Command line

${MADE}

The command \`koban\` comes with the [npm package](library.md) and needs Node 20 or later ([install](../how-to/install.md)).

A *file* is a \`.goban\` file, an SGF file, or any text with \`goban\` fences, as Markdown; \`-\` is standard input. A folder, or a pattern in quotes such as
\`'docs/**/*.md'\`, stands for the files in it that Git does not ignore. \`koban COMMAND --help\` prints the options of a command, \`man koban\` everything, after a global installation.

On a terminal problems are colored. \`NO_COLOR=1\` turns that off, \`FORCE_COLOR=1\` colors files and logs. Compiled code is kept among temporary files, unless
\`NODE_DISABLE_COMPILE_CACHE=1\`.

Koban speaks the language of the environment (\`LC_ALL\`, \`LC_MESSAGES\` or \`LANG\`). \`--lang CODE\` chooses one: \`en\`, \`ja\`, \`ko\`, \`zh-hans\`, \`zh-hant\`. JSON, SARIF and
annotations are in English, with codes and arguments. \`render\`, \`embed\`, \`convert\` and \`find\` write the same files on every machine: in English, unless you choose
a language.

${COMMANDS.map(({ name }) => `[\`${name}\`](#koban-${name})`).join(' · ')}

## Exit codes

Every command ends with 2 if an option is wrong, or a file could not be read or written.

| command | 0 | 1 | and with 2 |
|---|---|---|---|
| \`check\` | no error; with \`--fix\`, none is left | an error was reported, or with \`--problems\` a problem is to be looked at | |
| \`judge\` | done | | |
| \`cycles\` | done | an entry has no move \`--after\` | |
| \`eyes\` | done | an entry has no move \`--after\` | no board has the point empty |
| \`render\` | done | an entry with errors was drawn as far as possible | there is no such entry or move |
| \`embed\` | everything is up to date | \`--check\` found something out of date, or a claim that does not hold | |
| \`view\` | | | the page is not installed |
| \`find\` | an example was found | nothing was found | |
| \`fmt\` | every file is formatted | \`--check\` found one that is not | |
| \`explain\` | done | | there is no such code |
| \`outcome\` | every outcome is decided | an outcome is undecided | an entry has no such stone or move |
| \`verify\` | every proof holds | a proof does not hold | a file has no proof |
| \`merge\` | everything was joined | a person must decide something | |
| \`pandoc\` | done | a claim does not hold | standard input is no Pandoc document, or a value below \`koban:\` is wrong |
| \`convert\` | done | an entry has an error or no move \`--at\`, or with \`--strict\` something was lost | nothing was found to convert |
| \`problems\` | each marked move is right, alone and needed | a problem is to be looked at | |
| \`rule\` | done | a clause could not be read | |
`,
    `## Options of several commands

| option | |
|---|---|
${[...shared].join('\n')}
`,
  ];
  for (const { name, usage, summary, options, notes = [], table } of COMMANDS) {
    const lines = options.filter((one) => !shared.has(rowOf(one))).map(rowOf);
    const others = options
      .filter((one) => shared.has(rowOf(one)))
      .map(({ name: option }) => `\`--${option}\``);
    const what = say(summary);
    const rows = [...tableRows(say, table)].map(([right, left]) => `|${left.join(', ')}|${cell(right)}|`);
    const paragraphs = [
      `## koban ${name}`,
      `${what[0].toUpperCase()}${what.slice(1)}.`,
      `\`\`\`\n${`koban ${name} ${usage}`.trimEnd()}\n\`\`\``,
      ...(lines.length > 0 ? [`| option | |\n|---|---|\n${lines.join('\n')}`] : []),
      ...(others.length > 0
        ? [`[${lines.length > 0 ? 'Also' : 'It takes'}](#options-of-several-commands) ${others.join(', ')}.`]
        : []),
      // The table above has the exit codes of all commands.
      ...notes.map((note) => cell(say(note))).filter((note) => !note.startsWith('Exit code')),
      ...(table ? [say(table.title), `| | |\n|---|---|\n${rows.join('\n')}`] : []),
    ];
    parts.push(`${paragraphs.join('\n\n')}\n`);
  }
  // What no definition has.
  for (const name of ['json', 'project']) parts.push(readFileSync(`scripts/reference/${name}.md`, 'utf8'));
  return parts.join('\n');
}

function settingsPage({ manifest, BINDINGS, PAGE }) {
  const { commands, keybindings, configuration } = manifest.contributes;
  const settings = Object.entries(configuration.properties).sort(([, a], [, b]) => a.order - b.order);
  const keysOf = (command) =>
    keybindings
      .filter((one) => one.command === command)
      .map(({ key }) => `<kbd>${key.split(' ').join('</kbd> <kbd>')}</kbd>`);
  return `# Settings, commands and keys

${MADE}

## Settings

| setting | default | |
|---|---|---|
${settings
  .map(([key, one]) => {
    const values = one.enum ?? one.items?.enum ?? one.items?.anyOf?.[0].enum;
    const described =
      one.enumDescriptions ?? one.items?.enumDescriptions ?? one.items?.anyOf?.[0].enumDescriptions;
    // The rules have a page of their own.
    const listed =
      values && key !== 'koban.rules'
        ? `<br>${values.map((value, i) => `\`${value}\`${described ? `: ${cell(described[i])}` : ''}`).join('<br>')}`
        : '';
    return `| \`${key}\` | \`${JSON.stringify(one.default)}\` | ${cell(one.markdownDescription ?? one.description)}${listed} |`;
  })
  .join('\n')}

## Commands

| command | identifier | key |
|---|---|---|
${commands.map(({ command, title, category }) => `| *${category}: ${title}* | \`${command}\` | ${keysOf(command).join(', ')} |`).join('\n')}

On macOS, read <kbd>cmd</kbd> for <kbd>ctrl</kbd>.

## Language

A change of \`koban.language\` takes effect at once: problems, hovers, boards and tables that are open, previews and cells of notebooks. The window needs no reload. Names of commands, menus and
settings are in the display language of the editor, which the editor chooses when it starts.

## Lists while you type

<kbd>Enter</kbd> begins a new line unless you chose a row of the list with <kbd>↓</kbd> or <kbd>↑</kbd>; <kbd>Tab</kbd> takes the first row. To this end Koban
sets \`editor.suggest.selectionMode\` to \`never\` for \`.goban\` and SGF; your own setting for a language overrides it. In a fence of Markdown keys do
the same, and Koban changes nothing in Markdown outside its fences.

## Keys of the board view

| key | |
|---|---|
${BINDINGS.map(({ shown, code, moves }) => {
  const keys = typeof shown === 'string' ? shown.split(' ') : [PAGE['key.name'](shown)];
  return `| <kbd>${keys.join('</kbd> <kbd>')}</kbd> | ${cell(PAGE[code]({ moves }))} |`;
}).join('\n')}

When a point of the board has the focus, the arrow keys, <kbd>Home</kbd> and <kbd>End</kbd> move over the board; see [board view](board-view.md).
`;
}
