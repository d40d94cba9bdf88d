import { dataUri } from './datauri.ts';

/** What begins markup anywhere, or at the beginning of a line, and what makes words an address. */
const SPECIAL = /[\\`*_{}<>#|~&$^@[\]]|:(?=\S)|(?<=^[ \t]*)[-+=]|(?<=^[ \t]*\d+)[.)]|\.(?=\p{L})/gimu;

/** Control characters but blanks, and halves of characters: no reader shows them. */
const HIDDEN = /[^\P{Cc}\t-\r]|\p{Cs}/gu;

/**
 * Text that Markdown shows as it is: nothing in it is emphasis, code, a link, a picture, a list, an
 * icon of the editor or HTML. The only function that escapes Markdown. It writes character
 * references, since some readers do not know a backslash before other characters than brackets
 * within the text of a picture, where a backtick would else end it.
 */
export function plainMarkdown(text: string): string {
  return text
    .replace(HIDDEN, '\uFFFD')
    .replace(SPECIAL, (c) => (c === '[' || c === ']' ? `\\${c}` : `&#${c.charCodeAt(0)};`));
}

/**
 * A sentence of ours, without its signs of Markdown. No sign in it is an author's: `plainMarkdown`
 * writes character references.
 */
export function plainWords(markdown: string): string {
  return markdown
    .split(/`([^`]+)`/)
    .map((part, i) => (i % 2 === 1 ? part : proseOf(part)))
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function proseOf(markdown: string): string {
  return markdown
    .replace(/^---$/gm, '')
    .replace(/\*\*?/g, '')
    .replace(/ {2}$/gm, '')
    .replace(/\\([[\]])/g, '$1')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

/** Text as code: backticks in it end nothing, since more of them stand around it. */
export function markdownCode(text: string): string {
  const plain = text.replace(HIDDEN, '\uFFFD').replace(/\s/g, ' ');
  const longest = Math.max(0, ...(plain.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = longest > 0 || plain.trim() === '' ? ' ' : '';
  return `${fence}${pad}${plain}${pad}${fence}`;
}

/** A picture in Markdown; `alt` says what is on it. */
export function markdownImage(alt: string, uri: string): string {
  return `![${plainMarkdown(alt.replace(/\s+/g, ' '))}](${uri})`;
}

/** An SVG picture in Markdown, which holds the picture itself. */
export function markdownPicture(alt: string, svg: string): string {
  return markdownImage(alt, dataUri(svg));
}
