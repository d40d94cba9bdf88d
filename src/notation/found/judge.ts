import { firstOf, lastOf } from '../../go/must.ts';
import type { Drawing } from './drawing.ts';
import { isFalsePositive, isUnclear, isUnlikely } from './false-positives.ts';
import {
  BLANK,
  DASH,
  DIGIT,
  DOT,
  isColor,
  kindOf,
  LOWER,
  MARK,
  SIGN,
  SMALL,
  STAR,
  STONE,
  UPPER,
} from './glyphs.ts';
import { DOTS, STRONG, WORD } from './piece.ts';
import { hasWordBefore, type Stack, type StackRow } from './stacks.ts';

/** What a drawing consists of. */
export interface Tally {
  readonly points: number;
  readonly rows: number;
  readonly stones: number;
  readonly small: number;
  readonly dots: number;
  readonly stars: number;
  /** Of the stars those that are colons. */
  readonly colons: number;
  readonly marks: number;
  readonly signs: number;
  readonly digits: number;
  readonly lower: number;
  readonly upper: number;
  readonly dashes: number;
}

export function tallyOf(drawing: Drawing): Tally {
  const t = {
    stones: 0,
    small: 0,
    dots: 0,
    stars: 0,
    colons: 0,
    marks: 0,
    signs: 0,
    digits: 0,
    lower: 0,
    upper: 0,
    dashes: 0,
  };
  let points = 0;
  const colors = { B: 0, W: 0, b: 0, w: 0 };
  for (const { cells } of drawing.rows) {
    for (const cell of cells) {
      if (!cell) continue;
      points++;
      if (isColor(cell.glyph)) colors[cell.glyph as 'B']++;
      const kind = kindOf(cell.glyph.charCodeAt(0));
      if (kind & STONE) t.stones++;
      else if (kind & SMALL) t.small++;
      else if (kind & DOT) t.dots++;
      else if (kind & STAR) {
        t.stars++;
        if (cell.glyph === ':') t.colons++;
      } else if (kind & MARK) t.marks++;
      else if (kind & SIGN) t.signs++;
      else if (kind & DIGIT) t.digits++;
      else if (kind & LOWER) t.lower++;
      else if (kind & UPPER) t.upper++;
      else if (kind & DASH) t.dashes++;
    }
  }
  // Letters for colors, if both are there and nothing else that could be stones.
  if (t.stones === 0 && t.dots > 0) {
    if (colors.B > 0 && colors.W > 0 && t.upper - colors.B - colors.W < 2) {
      t.stones = colors.B + colors.W;
      t.upper -= t.stones;
      t.lower += t.small;
      t.small = 0;
    } else if (colors.b > 0 && colors.w > 0 && t.lower === colors.b + colors.w && t.small === 0) {
      t.stones = t.lower;
      t.lower = 0;
    }
  }
  return { points, rows: drawing.rows.length, ...t };
}

/**
 * `yes` by itself, `beside` another diagram or a caption, `near` another diagram only, `maybe`
 * where something else near says so.
 */
export interface Judgement {
  readonly sure: 'yes' | 'beside' | 'near' | 'maybe' | 'no';
  readonly confidence: number;
  readonly why: readonly string[];
}

const NO: Judgement = { sure: 'no', confidence: 0, why: [] };

/** Whether a drawing is a diagram, by itself alone. */
export function judge(drawing: Drawing, stack: Stack): Judgement {
  const t = tallyOf(drawing);
  const { edges } = drawing;
  const rows = stack.rows.filter(({ kind }) => kind === 'row');
  const framed = [edges.top, edges.bottom, edges.left, edges.right].filter(Boolean).length;
  const numbered = drawing.rows.every(({ number }) => number !== null);
  const lettered = drawing.firstColumn !== null;
  const certain = t.stones + t.dots + t.small + t.signs + t.stars;
  const cornered = (edges.left || edges.right) && (edges.top || edges.bottom);
  const named = cornered && t.lower + t.upper > 0 && t.rows > 1;
  if (certain === 0 && !named) return NO;
  // Around what has coordinates on two sides there is a board, whatever it shows.
  const charted = numbered && (lettered || framed > 1);
  if (t.stones + t.dots + t.small === 0 && !named && !charted) return NO;
  if (t.colons * 2 > t.points && !charted) return NO;
  // Tables of numbers and state machines have digits, not stones.
  if (t.digits * 2 > t.points) return NO;
  const letters = t.lower + t.upper;
  const signs = certain + t.marks;
  if (letters > signs && !named && !(letters <= 2 * signs && areLabels(drawing))) return NO;
  if (drawing.columns > 25 || t.rows > 25) return NO;
  const strong = rows.filter((row) => row.pieces.some((piece) => piece.strength >= STRONG)).length;
  const told = rows.filter((row) => row.pieces.some((piece) => piece.strength >= DOTS)).length;
  const wideRows = rows.filter((row) => row.pieces.length > 1 || firstOf(row.pieces).count > 1).length;
  const plainRows = letters === 0 && told > 0 ? wideRows : told;
  if (plainRows * 2 < wideRows && framed === 0 && !charted && !(t.rows === 2 && told === 0)) return NO;
  const prose = rows.filter(hasWordBefore).length;
  // Words that happen to stand below each other in running text.
  if (prose * 2 > t.rows && !(numbered || (t.rows > 2 && prose < t.rows))) return NO;
  if (prose > 0 && t.rows < 3 && framed === 0) return NO;
  if (framed === 0 && !numbered && rows.every(flowsOn)) return NO;
  if (framed === 0 && isMacros(drawing) && rows.filter(flowsOn).length * 2 >= t.rows) return NO;
  if (isFalsePositive(drawing, t, { framed, charted })) return NO;
  const onlyDots = t.stones + t.small + t.signs + t.marks + letters + t.digits === 0;
  if (onlyDots && t.rows < 3 && (t.stars > 0 || drawing.columns < 2)) return NO;
  if (onlyDots && !charted && isEllipsis(drawing)) return NO;
  const unlikely = isUnlikely(drawing, t, { framed, charted });
  if (unlikely === 'no') return NO;
  // Gaps everywhere: a figure of lines, not a board.
  if (t.points * 3 < t.rows * drawing.columns) return NO;
  const why: string[] = [];
  if (lettered) why.push('column letters');
  if (numbered) why.push('row numbers');
  if (framed > 0) why.push('a drawn edge');
  why.push(t.rows === 1 ? 'a row of points' : `${t.rows} rows of points`);
  const extra = (framed > 0 ? 0.08 : 0) + (lettered ? 0.12 : 0) + (numbered ? 0.08 : 0);
  const by = (confidence: number) => Math.min(0.99, confidence + extra);
  if (t.rows === 1) {
    if (drawing.columns < 2 || told === 0) return NO;
    if (cornered && strong > 0 && drawing.columns > 2) {
      return { sure: 'yes', confidence: by(0.6), why };
    }
    return { sure: prose === 0 ? 'maybe' : 'no', confidence: 0.55, why };
  }
  if (drawing.columns === 1)
    return { sure: t.stones > 0 && prose === 0 ? 'maybe' : 'no', confidence: 0.5, why };
  if (told === 0 && framed < 2 && !charted)
    return t.stones > 0 && prose === 0 ? { sure: 'maybe', confidence: 0.55, why } : NO;
  const wide = drawing.columns > 2;
  if (t.rows === 2 && framed === 0 && !wide && strong < 2 && t.stones === 0) return NO;
  if (t.rows === 2 && framed === 0 && ((letters + t.digits) * 2 >= t.points || (strong === 0 && !onlyDots)))
    return NO;
  if (isUnclear(drawing, t, { framed, charted })) return { sure: 'beside', confidence: 0.55, why };
  if (unlikely) return { sure: 'near', confidence: by(t.rows === 3 ? 0.7 : 0.75), why };
  if (t.rows === 2) return { sure: 'yes', confidence: by(wide ? 0.72 : 0.6), why };
  return { sure: 'yes', confidence: by(t.rows === 3 ? 0.8 : 0.88), why };
}

/** Text continues one blank behind the row: captions keep more distance, sentences do not. */
function flowsOn({ line, pieces }: StackRow): boolean {
  const { to } = lastOf(pieces);
  const { body } = line.stripped;
  if (to + 1 >= body.length || kindOf(body.charCodeAt(to)) !== BLANK) return false;
  if (kindOf(body.charCodeAt(to + 1)) === BLANK) return false;
  return !line.pieces.some((piece) => piece.from === to + 1 && piece.strength > WORD && piece.count > 1);
}

/** `.Op` below `.Xc`: macros of manual pages. */
function isMacros({ rows }: Drawing): boolean {
  return rows.every(({ cells }) => /^\.[A-Z][a-z\d]?$/.test(cells.map((cell) => cell?.glyph ?? '').join('')));
}

/** `...` below `...`: left out lines, and lines that a program is asked for. */
function isEllipsis({ rows, columns }: Drawing): boolean {
  return columns === 3 && rows.every(({ cells }) => cells.every((cell) => cell));
}

/** Every letter stands once: they name points. */
function areLabels({ rows }: Drawing): boolean {
  const seen = new Set<string>();
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (!cell || !(kindOf(cell.glyph.charCodeAt(0)) & (LOWER | UPPER))) continue;
      if (seen.has(cell.glyph)) return false;
      seen.add(cell.glyph);
    }
  }
  return true;
}
