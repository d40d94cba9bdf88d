import { escapeString } from '@sabaki/sgf/src/helper.js';

/**
 * What stands between brackets: texts, numbers, composed values. Points and moves are in
 * `points.ts`. `@sabaki/sgf` writes values and reads dates (`check/date.ts`). Koban reads others
 * itself, since FF[4] asks for more. In `Text` white space that is no line end becomes a space, and
 * a lone carriage return is a line end (`unescapeString` keeps the one and drops the other). In a
 * composed value a `:` of its parts is escaped (`escapeString` leaves it). For `Number` and `Real`,
 * and for the parts of composed values, the package has no readers.
 */

/**
 * `Text` of FF[4]: a backslash hides what follows it, one before a line end takes the line end
 * away; other line ends stay, and other white space becomes a space.
 */
export function readText(raw: string): string {
  if (!/[\\\t\v\f\r\n]/.test(raw)) return raw;
  return raw.replace(/\\(?:\r\n|\n\r|[\s\S])|\r\n|\n\r|\r|[\t\v\f]/g, (match) => {
    if (match[0] !== '\\') return /[\r\n]/.test(match) ? '\n' : ' ';
    const hidden = match.slice(1);
    if (/[\r\n]/.test(hidden)) return '';
    return /[\t\v\f]/.test(hidden) ? ' ' : hidden;
  });
}

/** `SimpleText`: as `Text`, but a line end is a space. */
export function readSimpleText(raw: string): string {
  return readText(raw).replace(/\n/g, ' ');
}

/** A text as it may stand between brackets; in a composed value the colon is hidden, too. */
export function escapeText(text: string, composed = false): string {
  const escaped = escapeString(text);
  return composed ? escaped.replaceAll(':', '\\:') : escaped;
}

/** Where the colon of a composed value stands: the first that is not hidden; -1 for none. */
export function colonOf(raw: string): number {
  for (let i = 0; i < raw.length; i++) {
    const c = raw.charCodeAt(i);
    if (c === 92) i++;
    else if (c === 58) return i;
  }
  return -1;
}

/** The parts of a composed value, `null` when it has no colon. */
export function readComposed(raw: string): readonly [string, string] | null {
  const colon = colonOf(raw);
  return colon < 0 ? null : [raw.slice(0, colon), raw.slice(colon + 1)];
}

/** `Number`: digits with an optional sign, blanks around; `null` for anything else. */
export function readNumber(raw: string): number | null {
  return /^\s{0,99}[+-]?\d{1,15}\s{0,99}$/.test(raw) ? Number(raw) : null;
}

/** `Real`: as `Number`, with an optional fraction. */
export function readReal(raw: string): number | null {
  return /^\s{0,99}[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})\s{0,99}$/.test(raw) ? Number(raw) : null;
}
