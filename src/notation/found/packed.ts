import {
  BAR,
  CORE,
  DASH,
  DIGIT,
  DOT,
  isColor,
  kindAt,
  LOWER,
  OTHER,
  PACKED,
  SMALL,
  STAR,
  STONE,
  UPPER,
} from './glyphs.ts';
import { DOTS, type Piece, SOFT, STRONG, WIDEST, WORD } from './piece.ts';

/**
 * ```
 *   +-----+   --------   ---+   +---B----+
 * ```
 */
export function edgeOf(s: string, from: number, to: number, line: number): Piece | null {
  if (to - from < 2 || to - from > 2 * WIDEST + 4) return null;
  let dashes = 0;
  let others = 0;
  for (let i = from; i < to; i++) {
    const c = s.charAt(i);
    if (c === '-' || c === '─' || c === '━') dashes++;
    else if (c === '+' && (i === from || i === to - 1)) continue;
    else if ('┌┐└┘┬┴'.includes(c)) continue;
    else if (kindAt(s, i) & (UPPER | LOWER | DIGIT)) others++;
    else return null;
  }
  if (dashes === 0 || others * 4 > dashes) return null;
  const none = { leftBar: -1, rightBar: -1, left: null, right: null };
  return { line, kind: 'edge', from, to, pitch: 1, first: from, count: to - from, strength: SOFT, ...none };
}

export function packedOf(s: string, from: number, to: number, kinds: number, line: number): Piece | null {
  let first = from;
  let last = to;
  const leftBar = kindAt(s, first) === BAR ? first++ : -1;
  const rightBar = last > first && kindAt(s, last - 1) === BAR ? --last : -1;
  const count = last - first;
  if (count < 1 || count > WIDEST || kinds & (DASH | OTHER)) return null;
  const strength = strengthOf(s, first, last);
  if (strength < 0) return null;
  const framed = leftBar >= 0 || rightBar >= 0;
  // The floor of a box.
  if (framed && /^_+$/.test(s.slice(first, last))) return null;
  // A bar makes labels a row, and a row of labels nothing more.
  const sure = framed && count > 1 ? Math.max(strength, SOFT) : strength;
  return {
    line,
    kind: 'row',
    from,
    to,
    pitch: 1,
    first,
    count,
    strength: sure,
    leftBar,
    rightBar,
    left: null,
    right: null,
  };
}

/** `GO_MOT_NONE,`, `<ol>`, `*.mo`, `Ooh!`, `E.g.`. */
function isCode(s: string, first: number, last: number): boolean {
  const next = kindAt(s, first + 1);
  const word = s.slice(first, Math.min(last, first + 20));
  if (word.length > 3 && /^[A-Z]?[a-z]+[,.!?]$|^([A-Za-z]\.)+$/.test(word)) return /[a-np-wyz]/.test(word);
  if (s[first] === '*') return s[first + 1] === '.' && last - first > 3 && isLetter(kindAt(s, first + 2));
  if ('<>'.includes(s.charAt(first)) && '<>'.includes(s.charAt(last - 1))) return isLetter(next);
  const underscore = s.indexOf('_', first + 1);
  return underscore > 0 && underscore < last - 1 && isLetter(kindAt(s, underscore - 1));
}

function isLetter(kind: number): boolean {
  return (kind & (LOWER | UPPER | SMALL)) !== 0;
}

/** Of points side by side; -1 for what is none. */
function strengthOf(s: string, first: number, last: number): number {
  let core = 0;
  let stones = 0;
  let dots = 0;
  let stars = 0;
  let small = 0;
  let digits = 0;
  let letters = 0;
  let colors = 0;
  let same = true;
  for (let i = first; i < last; i++) {
    const kind = kindAt(s, i);
    if (!(kind & PACKED)) return -1;
    if (isColor(s.charAt(i))) colors++;
    if (kind & CORE) core++;
    if (kind & STONE) stones++;
    if (kind & DOT) dots++;
    if (kind & STAR) stars++;
    if (kind & SMALL) small++;
    if (kind & DIGIT) digits++;
    if (kind & (LOWER | UPPER)) letters++;
    if (s[i] !== s[first]) same = false;
  }
  const count = last - first;
  if (count === 1) return letters + digits === 0 ? SOFT : WORD;
  if (dots === count) return DOTS;
  // `B` and `W` are stones where no other letters are, and some points are empty.
  if (colors === letters && dots > 0 && stones + small === 0) {
    core += colors;
    stones += colors;
    letters = 0;
  }
  // `x` and `o` are stones where there is nothing but signs, letters where there are letters.
  if (letters === 0) core += small;
  if (core === small && stones + dots === 0 && letters === 0) return digits === 0 ? SOFT : WORD;
  if (core === 0 || letters > core) return WORD;
  // Numbers and hexadecimal ones, names with underscores, tags, endings of files.
  if (stones + dots === 0 && digits > core) return WORD;
  if (letters > 0 && isCode(s, first, last)) return WORD;
  // Markup and punctuation: `**note**`, a name in back quotes, `x?:`.
  if (letters > 0 && s[first] === s[last - 1] && '*_'.includes(s.charAt(first))) return WORD;
  const quote = s.indexOf('`', first);
  if (quote >= 0 && quote < last && letters + digits > 0) return WORD;
  const colon = s.indexOf(':', first);
  if (colon >= 0 && colon < last && stars < count) return WORD;
  // Punctuation: a fence of back quotes, a number with a comma behind it.
  if (stars > 0 && stones + dots + small === 0 && (digits > 0 || (stars === count && s[first] !== '+')))
    return WORD;
  // A list such as `X,O,.` and a number such as `1.5` or `3.3.13`.
  const pluses = stones > 0 && stars + stones === count && !/[^+XO●○]/.test(s.slice(first, last));
  if (stars * 3 > count && count < 6 && !pluses) return SOFT;
  if (stones + small + letters === 0 && digits > 0 && (count < 5 || digits > dots)) return SOFT;
  if (same && stones === 0) return SOFT;
  const marks = core - dots - stones - stars - (letters === 0 ? small : 0);
  if (
    core >= 2 &&
    digits + letters + (letters > 0 ? small : 0) <= core &&
    stones + dots + small + marks > 0
  ) {
    return stones + dots + small > 0 ? STRONG : SOFT;
  }
  return SOFT;
}
