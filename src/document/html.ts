/** Game records in pages of HTML. */

/** Where a record begins: a tree whose first node has a property. */
const TREE = /\(\s{0,99};\s{0,99}(?=[A-Z]{1,2}\s{0,9}\[)/g;
/** What ends an attribute or a string. */
const QUOTES = '"\'`';

/**
 * The records of a page: what stands in an element (`<script>`, `<pre>`, `<div>`), in an attribute
 * or in a string. One with escapes between its nodes, as in `"(;SZ[9]\n;B[aa])"` of a program, is
 * none: its places could not be told. Linear.
 */
export function recordsInHtml(text: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let from = 0;
  for (const { index } of text.matchAll(TREE)) {
    if (index < from) continue;
    let before = index - 1;
    while (before >= 0 && /\s/.test(text.charAt(before))) before--;
    const sign = text.charAt(before);
    const isQuoted = sign !== '' && QUOTES.includes(sign);
    if (sign !== '>' && !isQuoted) continue;
    const stop = text.indexOf(isQuoted ? sign : '</', index);
    const end = stop < 0 ? text.length : stop;
    from = end;
    if (!isQuoted || !hasEscape(text.slice(index, end))) found.push({ start: index, end });
  }
  return found;
}

/**
 * Whether a backslash stands outside of the values of a record. A pattern for values has no room
 * for long ones.
 */
function hasEscape(record: string): boolean {
  let inValue = false;
  for (let i = 0; i < record.length; i++) {
    const sign = record[i];
    if (sign === '\\') {
      if (!inValue) return true;
      i++;
    } else if (sign === (inValue ? ']' : '[')) inValue = !inValue;
  }
  return false;
}

const NAMED: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

/** A record with the characters that its page writes as entities; lines stay. */
export function withoutEntities(record: string): string {
  return record.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(quot|apos|amp|lt|gt|nbsp));/gi,
    (all, decimal, hex, name) => {
      if (name) return NAMED[name.toLowerCase()] ?? all;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code < 0x20 ? ' ' : code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}
