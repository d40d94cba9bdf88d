/** `koban.1`, the manual page of the command line, made of its registry of commands. */
import { bundled } from '../tools/bundled.mjs';

/** The registries of the code. */
export const registries = () =>
  bundled({
    stdin: {
      contents: `export { COMMANDS } from './src/cli/commands.ts';
      export { message, say } from './src/words/index.ts';`,
      resolveDir: '.',
    },
    platform: 'node',
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r('file:///');" },
  });

/**
 * @param {{ COMMANDS: readonly any[], message: (...given: any[]) => any, say: (one: any) => string }} registries
 * @param {string} version
 */
export function manPage({ COMMANDS, message, say }, version) {
  const text = (one) => roff(say(one));
  const option = ({ name, value = '', more = '', doc }) => [
    '.TP',
    `\\fB${roff(`--${name}`)}\\fR${value ? ` \\fI${roff(value)}\\fR` : more ? roff(`[=${more}]`) : ''}`,
    text(doc),
  ];
  const command = ({ name, summary, usage, options, notes = [], table }) => [
    `.SS "koban ${roff(name)} ${roff(usage).replaceAll('"', '""')}"`,
    sentence(text(summary)),
    ...options.flatMap(option),
    ...notes.flatMap((note) => ['.PP', text(note)]),
    ...(table ? ['.PP', text(table.title)] : []),
    ...(table?.rows ?? []).flatMap(([left, right]) => ['.TP', `\\fB${roff(left)}\\fR`, text(right)]),
  ];
  const lines = [
    `.TH KOBAN 1 "" "koban ${version}" "User Commands"`,
    '.SH NAME',
    'koban \\- check Go diagrams and game records against ko rules, and draw them',
    '.SH SYNOPSIS',
    '\\fBkoban\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR] \\fIFILE\\fR...',
    '.SH DESCRIPTION',
    text(message('help.about')),
    '.PP',
    text(message('help.files')),
    '.SH COMMANDS',
    ...COMMANDS.flatMap(command),
    '.SH COMMON OPTIONS',
    ...[
      { name: 'lang', value: 'CODE', doc: message('help.lang') },
      { name: 'help', doc: message('help.help') },
    ].flatMap(option),
    '.SH ENVIRONMENT',
    '.TP',
    '\\fBLC_ALL\\fR, \\fBLC_MESSAGES\\fR, \\fBLANG\\fR',
    'the language of messages: the first that is set decides',
    '.TP',
    '\\fBNO_COLOR\\fR',
    'where it is set, problems have no colors',
    '.SH EXIT STATUS',
    '0 when all is well, 1 when something is wrong with a text, 2 when the command could not do its work.',
  ];
  return `${lines.join('\n')}\n`;
}

const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** A text that is no request and no escape of roff, and whose dashes can be copied. */
function roff(text) {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('\n', ' ')
    .replaceAll('“', '\\(lq')
    .replaceAll('”', '\\(rq')
    .replaceAll('’', '\\(cq')
    .replaceAll('…', '...')
    .replace(/^([.'])/, '\\&$1');
}
