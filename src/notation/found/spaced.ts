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
  PACKED,
  SIGN,
  SMALL,
  STAR,
  STONE,
} from './glyphs.ts';
import { type Piece, SOFT, STRONG, WIDEST, WORD } from './piece.ts';

const CELL = PACKED | DASH;

/** What the number of a move can stand behind: its stone, or the point of a captured one. */
const PLAYED = STONE | DOT;

/**
 * Whether a sign between two points, two columns apart, marks the one before: `O<X` has the last
 * move, as MuGo prints it.
 */
export function marksBefore(s: string, i: number): boolean {
  return i < s.length && '<>^~'.includes(s.charAt(i)) && (kindAt(s, i - 1) & STONE) !== 0;
}

/**
 * Whether a sign of no point stands between two points that are apart: one is let pass, and
 * reported.
 */
function isForeign(s: string, i: number): boolean {
  if (i >= s.length || kindAt(s, i) & (PLAYED | SMALL | BLANK | BAR | HOLD | DIGIT)) return false;
  return [-1, 1].every((step) => kindAt(s, i + step) & PLAYED && kindAt(s, i + 2 * step) & (BLANK | BAR));
}

/**
 * ```
 *  19 | . . X). O |
 *       ^-^
 * ```
 * A row whose points are 2, 3 or 4 columns apart. Between two points there may be a blank, or what
 * marks the last moves.
 */
export function spacedAt(s: string, start: number, line: number): Piece | null {
  let i = start;
  let leftBar = -1;
  if (kindAt(s, i) === BAR) {
    leftBar = i++;
    while (i < s.length && i - leftBar <= 4 && kindAt(s, i) === BLANK) i++;
  }
  if (kindAt(s, i) === HOLD) i++;
  if (!(kindAt(s, i) & CELL) || (kindAt(s, i) === DASH && leftBar < 0)) return null;
  const first = i;
  const pitch = pitchAt(s, first);
  if (pitch === 0) return null;
  let count = 0;
  let kinds = 0;
  let core = 0;
  let colors = 0;
  let apart = false;
  let numbered = false;
  let marks = 0;
  let c = first;
  for (; c < s.length && count <= WIDEST; c += pitch) {
    const kind = kindAt(s, c);
    if (!(kind & CELL) || (count > 0 && !gapBefore(s, c, pitch))) break;
    if (!endsCell(s, c, pitch)) break;
    apart ||= count > 0 && kindAt(s, c - 1) === BLANK;
    if (pitch === 2 && (marksBefore(s, c + 1) || isForeign(s, c + 1))) marks++;
    numbered ||= pitch === 2 && (kind & DOT) !== 0 && kindAt(s, c + 1) === DIGIT;
    kinds |= kind;
    if (kind & (CORE | SMALL)) core++;
    else if (isColor(s.charAt(c))) colors++;
    count++;
  }
  // `.4.5.` is a row of numbers, `. X1.2X3` one of moves; `X*O O*X` are two rows of three.
  if (count > WIDEST || (numbered && !apart) || marks > 1) return null;
  let to = first + (count - 1) * pitch + 1;
  if (kindAt(s, to) === HOLD) to++;
  let rightBar = -1;
  for (let b = to; b <= to + (pitch > 2 ? pitch : 1) && b < s.length; b++) {
    if (kindAt(s, b) === BAR) {
      rightBar = b;
      to = b + 1;
    }
    if (kindAt(s, b) !== BLANK) break;
  }
  const bars = Number(leftBar >= 0) + Number(rightBar >= 0);
  const least = pitch === 2 ? 3 - bars : 4 - bars;
  if (kinds === DASH || count < Math.max(2, least - Number(isTwoNames(s, start, to)))) return null;
  // Letters for colors stand among empty points.
  if (kinds & DOT) core += colors;
  const strength = core * 2 >= count && kinds & (STONE | DOT | SMALL | STAR | SIGN) ? STRONG : WORD;
  const numberless = { left: null, right: null };
  return {
    line,
    kind: 'row',
    from: start,
    to,
    pitch,
    first,
    count,
    strength,
    leftBar,
    rightBar,
    ...numberless,
  };
}

/** `A B` alone on a line: the columns of the smallest board. */
function isTwoNames(s: string, from: number, to: number): boolean {
  return to - from < 5 && /^a\s+b$/i.test(s.trim());
}

/** `- - - - -`, `+ - - - +`: an edge below points that are apart. */
export function spacedEdgeAt(s: string, start: number, line: number): Piece | null {
  let i = start;
  if (s[i] === '+')
    do i++;
    while (kindAt(s, i) === BLANK && i - start <= WIDEST);
  const first = i;
  let pitch = 0;
  let count = 0;
  let to = i;
  while (s[i] === '-' && count <= WIDEST) {
    to = ++i;
    count++;
    while (i - to < 4 && kindAt(s, i) === BLANK) i++;
    if (pitch === 0) pitch = i - first;
    if (i - to !== pitch - 1) break;
  }
  if (s[i] === '+' && i - to < 4) to = i + 1;
  if (count < 3 || count > WIDEST || pitch < 2 || kindAt(s, to) !== BLANK) return null;
  const none = { leftBar: -1, rightBar: -1, left: null, right: null };
  return { line, kind: 'edge', from: start, to, pitch: 1, first: start, count, strength: SOFT, ...none };
}

/** The distance to the next point, 0 when the points stand side by side or there is none. */
function pitchAt(s: string, first: number): number {
  for (let d = 1; d <= 4; d++) {
    const kind = kindAt(s, first + d);
    if (kind === BLANK) continue;
    if (d === 1) {
      // `X)`, `X1`, `X<`: something may cling to a point where the next one is two columns on.
      const clings =
        (kind === HOLD || (kind === DIGIT && kindAt(s, first) & PLAYED) || marksBefore(s, first + 1)) &&
        kindAt(s, first + 2) & CELL;
      if (clings && kindAt(s, first + 3) & (BLANK | HOLD | DIGIT | BAR)) return 2;
      return 0;
    }
    if (kind === HOLD && d === 2 && kindAt(s, first + 3) & CELL) return 0;
    return kind & CELL ? d : 0;
  }
  return 0;
}

/** Blanks, a parenthesis, a mark or a move's number between two points. */
function gapBefore(s: string, c: number, pitch: number): boolean {
  for (let g = c - pitch + 1; g < c; g++) {
    const kind = kindAt(s, g);
    if (kind === BLANK || kind === HOLD) continue;
    if (pitch !== 2) return false;
    if (!((kind === DIGIT && kindAt(s, g - 1) & PLAYED) || marksBefore(s, g) || isForeign(s, g)))
      return false;
  }
  return true;
}

/** What follows a point must not belong to it: a word is no point. */
function endsCell(s: string, c: number, pitch: number): boolean {
  const next = kindAt(s, c + 1);
  if (next & (BLANK | HOLD | BAR)) return true;
  return (
    pitch === 2 &&
    ((next === DIGIT && (kindAt(s, c) & PLAYED) !== 0) || marksBefore(s, c + 1) || isForeign(s, c + 1)) &&
    (c + 2 === s.length || (kindAt(s, c + 2) & (CELL | BLANK)) !== 0)
  );
}
