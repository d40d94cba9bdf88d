import { BLACK, type Color, WHITE } from '../../go/types.ts';
import { trimmed } from '../text.ts';
import type { Located, Problem, Span } from '../types.ts';
import { problem } from './messages.ts';

export interface Header {
  readonly toPlay: Located<Color> | null;
  readonly coordinates: boolean;
  readonly size: Located<number> | null;
  readonly first: Located<number> | null;
  readonly title: Located<string> | null;
}

export const NO_HEADER: Header = { toPlay: null, coordinates: false, size: null, first: null, title: null };

/**
 * ```
 * $$Wc13m27 The title
 *   ^^^^^^^ ^--------
 * ```
 * Options in any order; `span` begins behind the `$$`.
 */
export function readHeader(text: string, span: Span, problems: Problem[]): Header {
  let toPlay: Header['toPlay'] = null;
  let size: Header['size'] = null;
  let first: Header['first'] = null;
  let coordinates = false;
  let i = span.start;
  while (i < span.end && text[i] !== ' ' && text[i] !== '\t') {
    const c = text.charAt(i);
    const at = { start: i, end: i + 1 };
    if ((c === 'B' || c === 'W') && !toPlay) toPlay = { value: c === 'B' ? BLACK : WHITE, span: at };
    else if (c === 'c' && !coordinates) coordinates = true;
    else if (c === 'm' && !first && isDigitAt(text, i + 1, span.end)) {
      const end = digitsEnd(text, i + 1, span.end);
      const value = Number(text.slice(i + 1, end));
      const where = { start: i, end };
      if (end - i <= 5 && value >= 1) first = { value, span: where };
      else problems.push(problem('senseis.first', where, { written: text.slice(i + 1, end) }));
      i = end;
      continue;
    } else if (isDigitAt(text, i, span.end) && !size) {
      const end = digitsEnd(text, i, span.end);
      const value = Number(text.slice(i, end));
      const where = { start: i, end };
      if (end - i <= 2 && value >= 1 && value <= 25) size = { value, span: where };
      else problems.push(problem('senseis.size', where, { written: text.slice(i, end) }));
      i = end;
      continue;
    } else {
      // Not options after all: all of it is the title, as `$$Black to play` is most likely meant.
      const where = { start: span.start, end: wordEnd(text, i, span.end) };
      problems.push(problem('senseis.header', where, { written: text.slice(where.start, where.end) }));
      return { ...NO_HEADER, title: located(text, span.start, span.end) };
    }
    i++;
  }
  return { toPlay, coordinates, size, first, title: located(text, i, span.end) };
}

function located(text: string, start: number, end: number): Located<string> | null {
  const span = trimmed(text, start, end);
  return span.start < span.end ? { value: text.slice(span.start, span.end), span } : null;
}

function isDigitAt(text: string, i: number, end: number): boolean {
  return i < end && text.charAt(i) >= '0' && text.charAt(i) <= '9';
}

function digitsEnd(text: string, i: number, end: number): number {
  while (isDigitAt(text, i, end)) i++;
  return i;
}

function wordEnd(text: string, i: number, end: number): number {
  while (i < end && text[i] !== ' ' && text[i] !== '\t') i++;
  return i;
}

/** What the title says of moves that are not drawn: `5 at 1, 8 at 2`, `(6 pass)`. */
export interface Caption {
  readonly replays: readonly { readonly number: number; readonly at: number; readonly span: Span }[];
  readonly elsewhere: readonly {
    readonly number: number;
    readonly kind: 'pass' | 'tenuki';
    readonly span: Span;
  }[];
  /** Moves at points that have a letter: `5 at a`. */
  readonly lettered: readonly { readonly number: number; readonly label: string; readonly span: Span }[];
}

/** Beyond this a title is prose; the bound keeps the work linear. */
const LONGEST_CAPTION = 1000;

/** What a move does where it is said to be: `takes ko at`, `connects at`, `@`. */
const AT =
  '(?: {1,3}(?:(?:(?:re)?(?:takes?|captures?)(?: back)?|fills?)(?: (?:the )?ko)? {1,3}|(?:connects?|plays?) {1,3})?at {1,3}| {0,3}@ {0,3})';
const REPLAY = new RegExp(
  `(?<![\\w:.])((?:\\d{1,4} {0,2}(?:,|&|and) {0,2}){0,9}\\d{1,4})${AT}(\\d{1,4})(?![\\w:.]\\w)`,
  'g',
);
/** A letter with nothing behind it: `5 at a time` is prose. */
const LETTERED = new RegExp(`(?<![\\w:.])(\\d{1,4})${AT}([a-z])(?= *(?:[),.;]|$| (?:and|or) ))`, 'g');
const ELSEWHERE = /(?<![\w:.])(\d{1,4})[ ]{1,3}(pass(?:es|ed)?|elsewhere|tenuki)(?!\w)/g;

/** Numbers are the shown ones (`m27`: 31 at 27), else digits. `first` is that of digit 1. */
export function readCaption(title: Located<string> | null, first: number): Caption {
  const replays: Caption['replays'][number][] = [];
  const elsewhere: Caption['elsewhere'][number][] = [];
  const lettered: Caption['lettered'][number][] = [];
  if (!title) return { replays, elsewhere, lettered };
  const said = title.value.slice(0, LONGEST_CAPTION);
  const spanOf = (match: RegExpMatchArray): Span => {
    const start = title.span.start + (match.index ?? 0);
    return { start, end: start + match[0].length };
  };
  for (const match of said.matchAll(REPLAY)) {
    const at = Number(match[2]);
    const shown = at >= first;
    for (const written of match[1]?.match(/\d+/g) ?? []) {
      const shift = shown ? first - 1 : 0;
      replays.push({ number: Number(written) - shift, at: at - shift, span: spanOf(match) });
    }
  }
  const digit = (written: number) => (written >= first ? written - first + 1 : written);
  for (const match of said.matchAll(LETTERED))
    lettered.push({ number: digit(Number(match[1])), label: match[2] ?? '', span: spanOf(match) });
  for (const match of said.matchAll(ELSEWHERE)) {
    const number = digit(Number(match[1]));
    elsewhere.push({
      number,
      kind: match[2]?.startsWith('pass') ? 'pass' : 'tenuki',
      span: spanOf(match),
    });
  }
  return { replays, elsewhere, lettered };
}
