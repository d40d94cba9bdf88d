/** Game records as forums and players on pages embed them: `[sgf]`, `[go]`, WGo, EidoGo. */

/**
 * What stands before a record: a tag of a forum, the attribute of WGo, an element of EidoGo. In
 * back quotes it is named, and not used.
 */
const EMBED =
  /(?<!`)(?:\[(sgf|go)(?:=[^\]\r\n]{0,99})?\]|data-wgo\s{0,9}=\s{0,9}(["'])|<(?:div|pre|span)\b[^<>]{0,400}\beidogo-player[^<>]{0,400}>)\s{0,99}(?=\(\s{0,99};)/gi;

/** What a text has where a record may be embedded. */
const HAS = /\[(?:sgf|go)\b|data-wgo|eidogo-player/i;

/**
 * From the first parenthesis of a record to the end of what it stands in, which has a beginning.
 */
interface Embed {
  readonly begin: number;
  readonly start: number;
  readonly end: number;
}

/** Where the records are. Linear. */
export function embedsIn(text: string): Embed[] {
  if (!HAS.test(text)) return [];
  const found: Embed[] = [];
  const lower = text.toLowerCase();
  let from = 0;
  // Where nothing closes one kind, nothing is looked for again.
  const open = new Set<string>();
  for (const { 0: before, 1: tag, 2: quote, index } of text.matchAll(EMBED)) {
    const start = index + before.length;
    const closing = tag ? `[/${tag.toLowerCase()}]` : (quote ?? '</');
    if (start < from || open.has(closing)) continue;
    const end = lower.indexOf(closing, start);
    if (end < 0) {
      open.add(closing);
      continue;
    }
    from = end;
    found.push({ begin: index, start, end });
  }
  return found;
}
