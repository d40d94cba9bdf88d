import { firstOf, lastOf } from '../../go/must.ts';
import {
  BAR,
  BLANK,
  CORE,
  DASH,
  DIGIT,
  DOT,
  HOLD,
  isColor,
  kindAt,
  LOWER,
  MARK,
  OTHER,
  SMALL,
  STONE,
  UPPER,
} from './glyphs.ts';

/** A line without what encloses its rows, and whether a list of rows ends with it. */
export interface Unquoted {
  readonly body: string;
  /** Where in the line `body` begins: rows of whole literals are below each other anywhere. */
  readonly from: number;
  /** `'`: rows without commas, `,`: with one, `]`: a list is closed; empty: no row is quoted. */
  readonly behind: '' | "'" | ',' | ']';
}

/**
 * ```
 * parse("..XO.\n"      R"(. X . O     '.XO.',      X O . .)");
 *        ^----            ^------      ^---        ^------
 * ```
 * A line of a program without what encloses a row: all but the rows of its literals is blanked. A
 * literal may begin or end on another line. The line itself when there is no such row. Linear in
 * its length.
 */
export function unquoted(s: string): Unquoted {
  const kept: [number, number][] = [];
  const first = s.search(/["'`]/);
  if (first < 0) return { body: s, from: 0, behind: '' };
  // The last row of a literal that began further up.
  const head = s[first - 1] === ')' ? first - 1 : first;
  if (isRow(s, 0, head) && closesAll(s, first)) kept.push([0, head]);
  for (let i = kept.length > 0 ? s.length : first; i < s.length; i++) {
    const quote = s.charAt(i);
    if (!QUOTES.includes(quote)) continue;
    const opens = quote === '"' || isOpening(s, i);
    while (s[i + 1] === quote) i++;
    if (!opens) continue;
    const closing = s.indexOf(quote, i + 1);
    const stop = closing < 0 ? s.length : closing;
    const from = s[i + 1] === '(' ? i + 2 : i + 1;
    let to = stop;
    while (to > from && (s.startsWith('\\n', to - 2) || s[to - 1] === ')')) to -= s[to - 1] === ')' ? 1 : 2;
    if (isRow(s, from, to)) kept.push([from, to]);
    i = stop;
  }
  if (kept.length === 0 || kept.length > 2 || isProse(s, kept)) return { body: s, from: 0, behind: '' };
  let body = '';
  for (const [from, to] of kept) body = body.padEnd(from) + s.slice(from, to);
  const [from] = firstOf(kept);
  const isWhole = kept.length === 1 && from > 0 && s.slice(body.length).search(/["'`]/) >= 0;
  return {
    body: isWhole ? body.slice(from) : body,
    from: isWhole ? from : 0,
    behind: behindOf(s, body.length),
  };
}

const MOST_WORDS = 4;

/** Running text quotes rows, too. */
function isProse(s: string, kept: readonly (readonly [number, number])[]): boolean {
  const around = `${s.slice(0, firstOf(kept)[0])} ${s.slice(lastOf(kept)[1], commentIn(s, lastOf(kept)[1]))}`;
  return (around.match(/[a-z]{2,20}(?=[ ,.])/gi)?.length ?? 0) > MOST_WORDS;
}

function commentIn(s: string, from: number): number {
  for (let i = from; i < s.length; i++)
    if (s[i] === '#' || (s[i] === '/' && '/*'.includes(s[i + 1] ?? ' '))) return i;
  return s.length;
}

/** What a line ends with, comments aside. */
function behindOf(s: string, from: number): Unquoted['behind'] {
  let behind: Unquoted['behind'] = "'";
  const end = commentIn(s, from);
  for (let i = from; i < end; i++) {
    if (')]};'.includes(s.charAt(i))) return ']';
    if (s[i] === ',') behind = ',';
  }
  return behind;
}

const QUOTES = '"\'`';

/** An apostrophe behind a letter is none; KataGo's boards have back quotes among their points. */
function isOpening(s: string, at: number): boolean {
  return at === 0 || ' \t([{,=:+'.includes(s.charAt(at - 1));
}

function closesAll(s: string, at: number): boolean {
  for (let i = at; i < s.length; i++) if (!'"\'`)]};, \t\\'.includes(s.charAt(i))) return false;
  return true;
}

const POINT = CORE | SMALL;
const FEWEST = 3;

/** Rows, edges and coordinates, and nothing else. */
function isRow(s: string, from: number, to: number): boolean {
  let points = 0;
  let kinds = 0;
  let letters = 0;
  for (let i = from; i < to; ) {
    if (kindAt(s, i) === BLANK) {
      i++;
      continue;
    }
    const start = i;
    let core = 0;
    let named = 0;
    let own = 0;
    for (; i < to && kindAt(s, i) !== BLANK; i++) {
      const kind = kindAt(s, i);
      if (kind & OTHER) return false;
      own |= kind;
      if (kind & POINT || isColor(s.charAt(i))) core++;
      else if (kind & (LOWER | UPPER)) named++;
    }
    if (core === 0 && named === 1 && (own & ~(LOWER | UPPER | BAR)) === 0) letters++;
    else if (named > core || (own & DASH && own & ~(DASH | CORE | BAR))) return false;
    if ((own & ~DIGIT) === 0 && i - start > 2) return false;
    points += core;
    kinds |= own;
  }
  if (kinds & (STONE | DOT | SMALL | MARK)) return points >= FEWEST && letters <= points;
  return (kinds & ~(DASH | BAR | CORE)) === 0
    ? (kinds & DASH) !== 0 && to - from >= FEWEST
    : letters >= FEWEST && (kinds & ~(LOWER | UPPER | STONE | HOLD)) === 0;
}
