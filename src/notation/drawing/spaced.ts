import {
  BAR,
  BLANK,
  CORE,
  DASH,
  DIGIT,
  DOT,
  HOLD,
  kindAt,
  PACKED,
  SIGN,
  SMALL,
  STAR,
  STONE,
} from './glyphs.ts';
import { type Piece, STRONG, WIDEST, WORD } from './piece.ts';

const CELL = PACKED | DASH;

/**
 * ```
 *  19 | . . X). O |
 *       ^-^
 * ```
 * A row whose points are 2, 3 or 4 columns apart. Between two points there may be a blank, or what marks the last moves.
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
  let c = first;
  for (; c < s.length && count <= WIDEST; c += pitch) {
    const kind = kindAt(s, c);
    if (!(kind & CELL) || (count > 0 && !gapBefore(s, c, pitch))) break;
    if (!endsCell(s, c, pitch)) break;
    kinds |= kind;
    if (kind & (CORE | SMALL)) core++;
    count++;
  }
  if (count > WIDEST) return null;
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
  if (count < Math.max(2, least) || kinds === DASH) return null;
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

/** The distance to the next point, 0 when the points stand side by side or there is none. */
function pitchAt(s: string, first: number): number {
  for (let d = 1; d <= 4; d++) {
    const kind = kindAt(s, first + d);
    if (kind === BLANK) continue;
    if (d === 1) {
      // `X)` and `X1`: something may cling to a stone where the next point is two columns on.
      const clings =
        (kind === HOLD || (kind === DIGIT && kindAt(s, first) & STONE)) && kindAt(s, first + 2) & CELL;
      if (clings && kindAt(s, first + 3) & (BLANK | HOLD | DIGIT | BAR)) return 2;
      return 0;
    }
    if (kind === HOLD && d === 2 && kindAt(s, first + 3) & CELL) return 0;
    return kind & CELL ? d : 0;
  }
  return 0;
}

/** Blanks, a parenthesis or a move's number between two points. */
function gapBefore(s: string, c: number, pitch: number): boolean {
  for (let g = c - pitch + 1; g < c; g++) {
    const kind = kindAt(s, g);
    if (kind !== BLANK && kind !== HOLD && !(kind === DIGIT && pitch === 2 && kindAt(s, g - 1) & STONE))
      return false;
  }
  return true;
}

/** What follows a point must not belong to it: a word is no point. */
function endsCell(s: string, c: number, pitch: number): boolean {
  const next = kindAt(s, c + 1);
  if (next & (BLANK | HOLD | BAR)) return true;
  return (
    pitch === 2 && next === DIGIT && (kindAt(s, c) & STONE) !== 0 && (kindAt(s, c + 2) & (CELL | BLANK)) !== 0
  );
}
