/**
 * What a character can be in a drawing, as bits. Which of them it is, the characters around it
 * decide. A table for ASCII, a few cases beyond: one look at each character of a text is all that
 * the search for drawings costs where there are none.
 */
export const STONE = 1;
/** `.` */
export const DOT = 2;
/** Other signs for an empty point: `,` `+` `:` `_` `` ` ``. */
export const STAR = 4;
/** `?` `*` `!`: signs of GNU Go's patterns. */
export const MARK = 8;
/** `#` `@` `%` `$` `&` `<` `>`: stones of some engines, special points of GNU Go's patterns. */
export const SIGN = 16;
export const DIGIT = 32;
/** `a` to `z` without `x` and `o`. */
export const LOWER = 64;
/** `A` to `Z` without `X` and `O`. */
export const UPPER = 128;
/** `x` `o`: stones, points that are empty or such a stone, or letters. */
export const SMALL = 256;
export const BAR = 512;
export const DASH = 1024;
export const BLANK = 2048;
/** `(` `)` `[` `]` around or behind a stone: the last move. */
export const HOLD = 4096;
export const OTHER = 8192;
/** `B` `W` `b` `w`, at a glance: stones in a word without other letters. */
export const COLOR = 16384;

/** Of ASCII, for loops in which a call would count. */
const TABLE = new Uint16Array(128).fill(OTHER);
const put = (characters: string, kind: number) => {
  for (const c of characters) TABLE[c.charCodeAt(0)] = kind;
};
put('XO', STONE);
put('.', DOT);
put(',+:_`', STAR);
put('?*!', MARK);
put('#@%$&<>', SIGN);
put('0123456789', DIGIT);
put('abcdefghijklmnpqrstuvwyz', LOWER);
put('ABCDEFGHIJKLMNPQRSTUVWYZ', UPPER);
put('xo', SMALL);
put('|', BAR);
put('-', DASH);
put(' \t\r\n\f\v', BLANK);
put('()[]', HOLD);

/** As a glance at a line sees it: what encloses a row in a program is blank. */
export const GLANCE = TABLE.slice();
for (const c of '"\'\\') GLANCE[c.charCodeAt(0)] = BLANK;
for (const c of 'BWbw') GLANCE[c.charCodeAt(0)] = COLOR;

/** Full-width signs of input methods, each with the sign of half the width that it stands for. */
const WIDE: ReadonlyMap<string, string> = new Map([
  ...Array.from({ length: 0x5e }, (_, i): [string, string] => [
    String.fromCharCode(0xff01 + i),
    String.fromCharCode(0x21 + i),
  ]),
  ['\u3000', ' '],
  ['・', '.'],
  ['。', '.'],
  ['、', ','],
  ['十', '+'],
]);

/** A line with its full-width signs as others, sign for sign. */
export function inHalfWidth(line: string): string {
  return /[\u3000-\u30FF十\uFF01-\uFF5E]/.test(line)
    ? line.replace(/[\u3000-\u30FF十\uFF01-\uFF5E]/g, (sign) => WIDE.get(sign) ?? sign)
    : line;
}

const BEYOND: ReadonlyMap<number, number> = new Map([
  ...[...WIDE].map(([wide, sign]) => [wide.charCodeAt(0), TABLE[sign.charCodeAt(0)] ?? OTHER] as const),
  ...[...'●○⚫⚪◯⬤'].map((c) => [c.charCodeAt(0), STONE] as const),
  ...[...'·•┼╋╂┿╬┌┐└┘├┤┬┴'].map((c) => [c.charCodeAt(0), STAR] as const),
  ...[...'│┃'].map((c) => [c.charCodeAt(0), BAR] as const),
  ...[...'─━'].map((c) => [c.charCodeAt(0), DASH] as const),
  [0xa0, BLANK],
]);

export function kindOf(code: number): number {
  return code < 128 ? (TABLE[code] ?? 0) : (BEYOND.get(code) ?? OTHER);
}

/** Of the character at a place of a string; beyond its ends there are blanks. */
export function kindAt(s: string, i: number): number {
  return i >= 0 && i < s.length ? kindOf(s.charCodeAt(i)) : BLANK;
}

/** What points are mostly drawn with. */
export const CORE = STONE | DOT | STAR | MARK | SIGN;
/** Everything that a point can be drawn with where the points stand side by side. */
export const PACKED = CORE | DIGIT | LOWER | UPPER | SMALL;

/** Letters that name the color of a stone. */
export function isColor(glyph: string): boolean {
  return glyph === 'B' || glyph === 'W' || glyph === 'b' || glyph === 'w';
}
