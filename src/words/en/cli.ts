import { defineDiagnostic } from '../define.ts';
import type { Said } from '../types.ts';
import { count, didYouMean, either, list, number, quote } from './grammar.ts';
import { movesOf } from './linking.ts';

const some = (n: number, noun: string) => (n === 0 ? `no ${noun}s` : count(n, noun));
const not = (given: string) => `, not ${quote(given, 40)}`;

const INSTEAD = { start: '. Koban shows the start', drawn: '. Koban uses the drawn position' } as const;

/**
 * The command line: what is wrong with its arguments and files, and what it reports on standard
 * error.
 */
export const cli = {
  'cli.help': () => 'help',
  'cli.see': (a: { code: string }) => `Why, and where to read more: “koban explain ${a.code}”`,
  'explain.no-code': () =>
    'Name a code, such as superko.positional: “koban check” prints it behind each problem',
  'explain.unknown': (a: { code: string; near: string | undefined }) =>
    `There is no diagnostic ${quote(a.code)}${didYouMean(a.near)}`,
  'explain.begin': (a: { code: string; codes: readonly string[] }) =>
    `These diagnostics begin with ${quote(a.code)}: ${a.codes.join(', ')}`,
  'explain.what': () => 'What',
  'explain.why': () => 'Why',
  'explain.help': () => 'Help',
  'explain.example': () => 'Example',
  'explain.see': () => 'See',
  'cli.counts': (a: { files: number; errors: number; warnings: number }) =>
    `${count(a.files, 'file')}: ${some(a.errors, 'error')}, ${some(a.warnings, 'warning')}`,
  'cli.claims-hold': (a: { files: number; claims: number }) =>
    `${count(a.files, 'file')}, ${count(a.claims, 'claim')} ${a.claims === 1 ? 'holds' : 'hold'}`,
  'cli.fixed': (a: { count: number }) => `${count(a.count, 'problem')} mended`,
  'cli.fixed-none': () => 'No fix is sure, so none was made: those below are for you to choose',
  'cli.fix-file': () => 'Name files; “koban check --fix” writes them, and cannot write standard input',
  'cli.fix-shard': () => '--fix and --shard do not go together, since files are mended whole',
  'fmt.would-change': () => 'is not formatted; run “koban fmt”',

  'cli.unknown-command': (a: { name: string; near: string | undefined; known: readonly string[] }) =>
    `There is no command ${quote(a.name)}${didYouMean(a.near) || `; the commands are ${list(a.known)}`}`,
  'cli.unknown-option': (a: { option: string; near: string | undefined; command: string }) =>
    `There is no option ${a.option}${a.near === undefined ? `; “koban ${a.command} --help” lists the options` : `. Did you mean ${a.near}?`}`,
  'cli.no-value': (a: { option: string }) => `${a.option} takes no value`,
  'cli.needs-value': (a: { option: string; value: string }) => `${a.option} needs a value: ${a.value}`,
  'cli.not-among': (a: { option: string; choices: readonly string[]; given: string }) =>
    `${a.option} takes ${either(a.choices)}${not(a.given)}`,
  'cli.no-number': (a: { option: string; least: number; most: number; given: string }) =>
    `${a.option} takes a whole number from ${a.least} to ${a.most}${not(a.given)}`,
  'cli.no-file': () => 'No file is given; use - for standard input',
  'cli.no-pair': (a: { given: string }) =>
    `--differ takes two different rules, such as psk,ssk${not(a.given)}`,
  'cli.no-encoding': (a: { given: string }) =>
    `Unknown encoding ${quote(a.given)}; --encoding takes a name such as utf-8 or shift_jis`,
  'cli.resume-shard': () => '--resume and --shard do not go together, since what is kept is of whole files',
  'cli.resume-other': (a: { file: string }) =>
    `${a.file} is not what “koban problems --resume” has written, so it is left alone`,
  'cli.no-shard': (a: { given: string }) =>
    `--shard takes a part and the number of parts, such as 1/8${not(a.given)}`,
  'cli.summary-format': () => '--summary prints text or json',
  'cli.no-target': (a: { known: readonly string[] }) => `--to is missing; it takes ${either(a.known)}`,
  'cli.no-eye-point': (a: { given: string }) =>
    `--point takes a point such as c3, or a label of the board${not(a.given)}`,
  'cli.no-color': (a: { given: string }) => `--background takes a color such as #ffffff${not(a.given)}`,
  'cli.picture-terminal': (a: { extension: string }) =>
    `A terminal cannot show this picture; name a file, such as --out board.${a.extension}`,
  'cli.split-format': (a: { format: string }) => `--split makes svg or png${not(a.format)}`,
  'cli.split-at': () => '--split shows all moves and --at shows one position; use one of them',
  'cli.many-pictures': (a: { count: number }) =>
    `This makes ${count(a.count, 'picture')}; choose one with --entry, or name a folder with --out`,
  'cli.many-figures': (a: { count: number }) =>
    `This makes ${count(a.count, 'figure')}; name a folder with --out`,
  'cli.no-folder': (a: { given: string }) => `--pictures takes a folder beside the page${not(a.given)}`,
  'cli.page-is-file': () => 'Name a file; Koban cannot put pictures beside standard input',
  'cli.no-page': () => 'A page is a text with fences, such as Markdown; “koban render” draws this file',
  'cli.view-file': () => 'Name one file; a page cannot follow standard input',
  'cli.view-package': (a: { name: string; made: string }) =>
    `This command is part of the npm package ${quote(a.name)}, which ${quote(a.made)} makes`,
  'cli.pandoc-file': () => 'Pandoc gives one argument, the name of its writer',
  'cli.no-pandoc': (a: { program: string }) =>
    `Standard input is not a Pandoc document in JSON; run the filter with ${quote(`pandoc --filter ${a.program}`, 60)}`,
  'cli.no-rule-in': (a: { key: string; given: string }) => `${a.key} names rules${not(a.given)}`,
  'cli.mcp-files': () => 'The client names the files; give none here',
  'cli.lsp-files': () => 'The editor names the files; give none here',

  'cli.no-goal': () =>
    'No entry says whose capture is asked about: give --target d4, or an entry the line “goal: capture d4”',
  'cli.no-diagram': () => 'There is no diagram here',
  'cli.no-entry': (a: { wanted: string; entries: number }) =>
    `There is no entry ${quote(a.wanted, 40)} among ${count(a.entries, 'entry', 'entries')}`,
  'cli.no-move': (a: { move: number; first: number; last: number; instead: 'start' | 'drawn' | null }) =>
    `This entry has no move ${a.move}; ${movesOf(a.first, a.last)}${a.instead === null ? '' : INSTEAD[a.instead]}`,
  'cli.out-of-date': (a: { path: string }) => `${a.path} is out of date`,

  'cli.none-there': (a: { given: string; endings: readonly string[] }) =>
    `${quote(a.given, 80)} has no file of Koban (${list(a.endings.map((one) => `.${one}`))}) that Git does not ignore`,
  'cli.file': (a: { file: string; reason: Said }) => `${a.file}: ${a.reason}`,

  'project.no-json': (a: { file: string; reason: string }) => `${a.file} is not JSON: ${a.reason}`,
  'project.no-key': (a: { file: string; key: string; near: string | undefined; known: readonly string[] }) =>
    `${a.file} has a key ${quote(a.key, 40)} that Koban does not know${didYouMean(a.near) || `; the keys are ${list(a.known)}`}`,
  'project.no-value': (a: { file: string; key: string; given: string }) =>
    `${a.file} has a value that Koban does not know${a.key === '' ? '' : ` for ${quote(a.key, 40)}`}: ${quote(a.given, 40)}`,
  'project.outside': (a: { file: string; given: string }) =>
    `${a.file} names files outside its folder: ${quote(a.given, 40)}`,
  'project.no-match': () => 'The patterns of the project match no file',

  'file.missing': () => 'There is no such file',
  'file.folder': () => 'This is a folder; name the files in it',
  'file.loop': () => 'Links lead from here in a circle',
  'file.no-right': () => 'You have no permission to read or write this file',
  'file.no-space': () => 'There is no space left on the device',
  'file.quota': () => 'Your disk quota is used up',
  'file.device': () => 'The device failed',
  'file.read-only': () => 'The file system is read-only',
  'file.not-text': () => 'This is not a text file',
  'file.no-decoder': (a: { encoding: string }) => `This Node.js was built without the encoding ${a.encoding}`,
  'file.game-too-long': (a: { line: number; millions: number }) =>
    `The game that begins in line ${a.line} does not end within ${number(a.millions)} million characters`,
  'file.encoding-doubt': (a: { label: string; name: string }) =>
    `The file names no encoding, so Koban reads it as windows-1252, but it looks like ${a.name}. Use --encoding ${a.label}, or write CA[${a.name}] into the first node`,
  'file.not-regular': () =>
    'This is a device or a pipe, not a file. Pipe text into Koban, and name the file -',
  'file.too-large': (a: { megabytes: number }) =>
    `The file is larger than ${number(a.megabytes)} MB, and Koban does not read it`,
  'file.link': (a: { path: string }) =>
    `${quote(a.path, 80)} is a link, and Koban does not write through links`,
  'file.no-input': () => 'Standard input is closed',
  'file.not-in': (a: { encoding: string }) => `The bytes are no text in the encoding ${a.encoding}`,
  'file.not-utf8': (a: { label: string; doubt: 'guessed' | 'unknown' }) =>
    a.doubt === 'guessed'
      ? `The text is not UTF-8, and Koban reads it as ${a.label}. Save it as UTF-8, or confirm the encoding with --encoding ${a.label}`
      : 'The text is not UTF-8, and nothing says which encoding it has, so Koban may read letters wrongly. Save it as UTF-8, or name its encoding with --encoding',
  'file.not-written': () =>
    'The file is not UTF-8, and nothing says which encoding it has, so Koban does not write it. Name the encoding with --encoding',
  'file.encoding-guessed': (a: { label: string; name: string }) =>
    `The file names no encoding, and Koban reads it as ${a.name}. Write CA[${a.name}] into the first node, or use --encoding ${a.label}`,
  'file.other': (a: { reason: string }) => a.reason,
} as const;

/** What the reference and `koban explain` say of the codes. */
export const diagnostics = {
  files: {
    'file.not-utf8': defineDiagnostic(
      'warning',
      '`koban check` reads a text that is not UTF-8. It uses another encoding where only that one fits, else letters beyond ASCII may be wrong.',
      'Save the text as UTF-8, or name its encoding with `--encoding`.',
    ),
  },
};
