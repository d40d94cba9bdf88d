/** Fences of Markdown: the only place that knows what opens and closes one. It imports nothing. */

/** Offsets of a line; `end` is before its line end, `next` behind it. */
interface FenceLine {
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

/** The fence around a line, compared by value: reading after an edit stops where it is the same. */
export interface Fence {
  /** `` ` `` or `~`. */
  readonly mark: string;
  readonly length: number;
  /** Characters before the fence's marks. */
  readonly indent: number;
  /** How many block quotes it is in. */
  readonly quotes: number;
  /** Whether it holds entries. */
  readonly goban: boolean;
}

export function sameFence(a: Fence | null, b: Fence | null): boolean {
  if (a === b) return true;
  return (
    a !== null &&
    b !== null &&
    a.mark === b.mark &&
    a.length === b.length &&
    a.indent === b.indent &&
    a.quotes === b.quotes &&
    a.goban === b.goban
  );
}

/**
 * ```
 *   > 1. ~~~~ goban
 *        ^--- ^----
 * ```
 * The opening line of a fence, of entries or not: three or more `` ` `` or `~`, behind any
 * indentation, block quotes and list marks. Lists are not followed further, so a fence that is not
 * closed continues beyond the end of its list item.
 */
export function fenceAt(text: string, { start, end }: Pick<FenceLine, 'start' | 'end'>): Fence | null {
  let i = start;
  let quotes = 0;
  for (;;) {
    while (i < end && isSpace(text.charAt(i))) i++;
    if (i < end && text[i] === '>') {
      quotes++;
      i++;
      continue;
    }
    const list = afterListMark(text, i, end);
    if (list < 0) break;
    i = list;
  }
  const mark = text[i];
  if (i >= end || (mark !== '`' && mark !== '~')) return null;
  const marks = i;
  while (i < end && text[i] === mark) i++;
  const length = i - marks;
  if (length < 3) return null;
  const info = text.slice(i, end);
  if (mark === '`' && info.includes('`')) return null;
  return { mark, length, indent: marks - start, quotes, goban: /^[ \t]*goban(?![\w-])/i.test(info) };
}

function isSpace(c: string): boolean {
  return c === ' ' || c === '\t';
}

/** Behind `- `, `* `, `+ `, `12. ` or `3) `; -1 when there is no list mark. */
function afterListMark(text: string, start: number, end: number): number {
  let i = start;
  if (i < end && '-*+'.includes(text.charAt(i))) i++;
  else {
    while (i < end && i - start < 9 && text.charAt(i) >= '0' && text.charAt(i) <= '9') i++;
    if (i === start || (text[i] !== '.' && text[i] !== ')')) return -1;
    i++;
  }
  return i < end && isSpace(text.charAt(i)) ? i : -1;
}

/** Whether a line is in a fence, closes it, or is outside as the fence's block quote has ended. */
export function within(
  text: string,
  { start, end }: FenceLine,
  fence: Fence,
): 'inside' | 'closes' | 'outside' {
  const from = afterQuotes(text, start, end, fence.quotes);
  if (from < 0) return 'outside';
  let i = from;
  while (i < end && (text[i] === ' ' || text[i] === '\t')) i++;
  if (i - start > fence.indent + 3) return 'inside';
  const marks = i;
  while (i < end && text[i] === fence.mark) i++;
  if (i - marks < fence.length) return 'inside';
  return text.slice(i, end).trim() === '' ? 'closes' : 'inside';
}

/** A fence in a text: the line that opens it, where its contents end, the line that closes it. */
export interface FoundFence {
  readonly fence: Fence;
  readonly open: FenceLine;
  readonly end: number;
  /** `null`: the end of the text or of a block quote ends it. */
  readonly close: FenceLine | null;
}

/** The fences of a text in their order. */
export function* fencesIn(text: string, lines: Iterable<FenceLine>): Generator<FoundFence, void, void> {
  let open: FenceLine | null = null;
  let fence: Fence | null = null;
  for (const line of lines) {
    const state: ReturnType<typeof within> = fence ? within(text, line, fence) : 'outside';
    if (fence && open && state !== 'inside') {
      yield { fence, open, end: line.start, close: state === 'closes' ? line : null };
      fence = null;
    }
    if (!fence && state === 'outside') {
      fence = fenceAt(text, line);
      open = line;
    }
  }
  if (fence && open) yield { fence, open, end: text.length, close: null };
}

const [SPACE, TAB, QUOTE] = [0x20, 0x09, 0x3e];

/**
 * ```
 * > > | X O
 * ^ ^
 * ```
 * Where the text of a line begins behind the marks of so many block quotes, or -1 when the line has
 * fewer of them.
 */
export function afterQuotes(text: string, start: number, end: number, quotes: number): number {
  let i = start;
  for (let n = 0; n < quotes; n++) {
    let c = text.charCodeAt(i);
    while (i < end && (c === SPACE || c === TAB)) c = text.charCodeAt(++i);
    if (i >= end || c !== QUOTE) return -1;
    i++;
  }
  return i;
}

/** Blanks out the marks of block quotes: offsets in the entry are offsets in the document. */
export function withoutQuotes(text: string, quotes: number): string {
  if (quotes === 0) return text;
  return text.replace(/[^\r\n]+/g, (line) => {
    const from = afterQuotes(line, 0, line.length, quotes);
    return from < 0 ? line : line.slice(0, from).replaceAll('>', ' ') + line.slice(from);
  });
}

/** This build has fences from the beginning; `fence-later.ts` loads them. */
export async function loadFences(): Promise<void> {}
