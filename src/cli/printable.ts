import { type Message, say } from '../words/index.ts';
import type { Io } from './command.ts';

/**
 * Characters that act on a terminal or a log instead of being shown there: control characters (ESC
 * begins a terminal's commands, a line end begins one of GitHub's), and those that turn the
 * direction of writing, so that a line reads as another than it is.
 */
const ACTING = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * One line for a terminal, a log, or the log of a GitHub workflow: characters that act are written
 * as `\u001b`. A runner of GitHub takes a line that begins with `::`, and `##[` anywhere in a line,
 * for its own commands; one character of those is written so, too.
 */
export function printable(line: string): string {
  return line
    .replace(ACTING, escaped)
    .replace(/^(\s*):(?=:)/, '$1\\u003a')
    .replace(/##(?=\[)/g, '#\\u0023');
}

/** Whole lines for a terminal: line ends and tabs stay. */
export function printableText(text: string): string {
  return text.replace(ACTING, (one) => (one === '\n' || one === '\t' ? one : escaped(one)));
}

/** Lines for a terminal or a log, each with its end. */
export function printedLines(lines: readonly string[]): string {
  return lines.map((line) => `${printable(line)}\n`).join('');
}

/** Writes one line to standard error. */
export function tell(io: Io, line: string): void {
  io.error(`${printable(line)}\n`);
}

/** Writes what a command says of its work to standard error: `koban find: …`. */
export function report(io: Io, command: string, said: Message, file?: string): void {
  tell(io, `koban ${command}: ${file === undefined ? '' : `${file}: `}${say(said)}`);
}

/** JSON without characters that act on a terminal: they are escaped and mean the same. */
export function jsonOf(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(/[\x7f-\x9f\p{Bidi_Control}\u2028\u2029]/gu, escaped);
}
