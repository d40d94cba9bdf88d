import { RULE_IDS } from '../../src/words/index.ts';

/** Names that are written in Latin letters in every language. */
const NAMES = [
  ...RULE_IDS,
  'Koban|VS Code|GNU Go|KataGo|Pachi|Leela Zero|Michi|michi|Fuego|gomill|MultiGo|KaTrain|Sensei’s Library|LaTeX|psgo|igo|Typst',
  'Markdown|SGF|NUL|ISO-8859-1|FF|GM|SZ|RU|AB|AW|AE|HA|TM|OT|DD|VW|LB|MA|TR|Bill Spight|Spight|Robert Jasiek|Jasiek',
  'The Ko Coupling Rules|Ko Coupling Rules|Ing',
  'BASE|OURS|THEIRS|NAME|FILE|LINE|CODE|COMMAND|ID|VALUE|JSON|SVG|CA|UTF-8|MB|KB|MCP|Git|Node\\.js|windows-1252|utf-8|shift_jis|gb18030|ndjson|json|svg|png|PNG|auto|goban',
  'docs/how-to/other-editors\\.md|npm|Pandoc|FORMAT|pandoc --filter',
  // Keys, formats of files, commands.
  'Enter|Shift|Ctrl|Alt|Esc|Escape|Home|End|Page Up|Page Down|Backspace|Space|Tab|SVG|PNG|GIF|APNG|HTML|data URI|URI|goban|sgf|Copy As...',
  'AGA|Tromp-Taylor|SIMPLE|SPIGHT',
  // What the samples give for arguments; a variant is written as texts write it.
  'other words|pass|black|white|with suicide allowed',
].join('|');

/**
 * What is no English left over although it is written in Latin letters: code between backticks, quoted words of the notation, values of
 * properties, options and their defaults, colors, names, and the tag of a language alone.
 */
export const NOT_ENGLISH = new RegExp(
  `^(?:ja|ko|zh-Han[st])$|\`[^\`]*\`|「[^」]*」|“[^”]*”|[A-Z]{2}\\[[^\\]]*\\]|--[a-z-]+|(?:기본값: |默认：|預設：)[a-z]+|#[a-f]{6}|(?<![A-Za-z])(?:${NAMES})(?![A-Za-z])`,
  'g',
);
