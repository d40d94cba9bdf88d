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

const EMPTY = {
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

/** What a character counts as; each is of one kind. */
const COUNTED = [
  [STONE, 'stones'],
  [SMALL, 'small'],
  [DOT, 'dots'],
  [STAR, 'stars'],
  [MARK, 'marks'],
  [SIGN, 'signs'],
  [DIGIT, 'digits'],
  [LOWER, 'lower'],
  [UPPER, 'upper'],
  [DASH, 'dashes'],
] as const;

/** Counts letters for colors as stones. */
function takeLetters(t: typeof EMPTY, { B, W, b, w }: Readonly<Record<'B' | 'W' | 'b' | 'w', number>>): void {
  if (B > 0 && W > 0 && t.upper - B - W < 2) {
    t.stones = B + W;
    t.upper -= t.stones;
    t.lower += t.small;
    t.small = 0;
  } else if (b > 0 && w > 0 && t.lower === b + w && t.small === 0) {
    t.stones = t.lower;
    t.lower = 0;
  }
}

export function tallyOf(drawing: Drawing): Tally {
  const t = { ...EMPTY };
  let points = 0;
  const colors = { B: 0, W: 0, b: 0, w: 0 };
  for (const { cells } of drawing.rows) {
    for (const cell of cells) {
      if (!cell) continue;
      points++;
      if (isColor(cell.glyph)) colors[cell.glyph as 'B']++;
      if (cell.glyph === ':') t.colons++;
      const kind = kindOf(cell.glyph.charCodeAt(0));
      for (const [bit, count] of COUNTED) if (kind & bit) t[count]++;
    }
  }
  // Letters for colors, if both are there and nothing else that could be stones.
  if (t.stones === 0 && t.dots > 0) takeLetters(t, colors);
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

/** What a drawing has on its points and around them. */
interface Content {
  readonly drawing: Drawing;
  readonly t: Tally;
  /** How many edges are drawn. */
  readonly framed: number;
  readonly numbered: boolean;
  readonly lettered: boolean;
  /** Around what has coordinates on two sides there is a board, whatever it shows. */
  readonly charted: boolean;
  readonly cornered: boolean;
  /** A corner, and letters that name its points. */
  readonly named: boolean;
  /** Points that are no letters, digits or marks. */
  readonly certain: number;
  readonly letters: number;
  readonly onlyDots: boolean;
}

/** The lines that it is drawn on, too. */
interface Look extends Content {
  readonly rows: readonly StackRow[];
  readonly strong: number;
  /** Rows that say by themselves that they are some. */
  readonly told: number;
  readonly wide: number;
  /** Rows with words before them. */
  readonly prose: number;
}

function contentOf(drawing: Drawing): Content {
  const t = tallyOf(drawing);
  const { top, bottom, left, right } = drawing.edges;
  const framed = [top, bottom, left, right].filter(Boolean).length;
  const numbered = drawing.rows.every(({ number }) => number !== null);
  const lettered = drawing.firstColumn !== null;
  const cornered = (left || right) && (top || bottom);
  const letters = t.lower + t.upper;
  return {
    drawing,
    t,
    framed,
    numbered,
    lettered,
    charted: numbered && (lettered || framed > 1),
    cornered,
    named: cornered && letters > 0 && t.rows > 1,
    certain: t.stones + t.dots + t.small + t.signs + t.stars,
    letters,
    onlyDots: t.stones + t.small + t.signs + t.marks + letters + t.digits === 0,
  };
}

function lookOf(content: Content, stack: Stack): Look {
  const rows = stack.rows.filter(({ kind }) => kind === 'row');
  const withPiece = (strength: number) =>
    rows.filter((row) => row.pieces.some((piece) => piece.strength >= strength)).length;
  return {
    ...content,
    rows,
    strong: withPiece(STRONG),
    told: withPiece(DOTS),
    wide: rows.filter((row) => row.pieces.length > 1 || firstOf(row.pieces).count > 1).length,
    prose: rows.filter(hasWordBefore).length,
  };
}

/** By what a drawing has on its points it is no diagram. */
const NO_POINTS: readonly ((content: Content) => boolean)[] = [
  ({ certain, named }) => certain === 0 && !named,
  ({ t, named, charted }) => t.stones + t.dots + t.small === 0 && !named && !charted,
  ({ t, charted }) => t.colons * 2 > t.points && !charted,
  // Tables of numbers and state machines have digits, not stones.
  ({ t }) => t.digits * 2 > t.points,
  ({ drawing, t, letters, certain, named }) => {
    const signs = certain + t.marks;
    return letters > signs && !named && !(letters <= 2 * signs && areLabels(drawing));
  },
  ({ drawing, t }) => drawing.columns > 25 || t.rows > 25,
];

/** By the lines that it is drawn on it is none. */
const NO_LINES: readonly ((look: Look) => boolean)[] = [
  ({ t, letters, told, wide, framed, charted }) => {
    const plain = letters === 0 && told > 0 ? wide : told;
    return plain * 2 < wide && framed === 0 && !charted && !(t.rows === 2 && told === 0);
  },
  // Words that happen to stand below each other in running text.
  ({ t, prose, numbered }) => prose * 2 > t.rows && !(numbered || (t.rows > 2 && prose < t.rows)),
  ({ t, prose, framed }) => prose > 0 && t.rows < 3 && framed === 0,
  ({ framed, numbered, rows }) => framed === 0 && !numbered && rows.every(flowsOn),
  ({ t, drawing, framed, rows }) =>
    framed === 0 && isMacros(drawing) && rows.filter(flowsOn).length * 2 >= t.rows,
  (look) => isFalsePositive(look.drawing, look.t, look),
  ({ t, drawing, onlyDots }) => onlyDots && t.rows < 3 && (t.stars > 0 || drawing.columns < 2),
  ({ drawing, onlyDots, charted }) => onlyDots && !charted && isEllipsis(drawing),
  // Gaps everywhere: a figure of lines, not a board.
  ({ t, drawing }) => t.points * 3 < t.rows * drawing.columns,
];

/** Whether a drawing is a diagram, by itself alone. */
export function judge(drawing: Drawing, stack: Stack): Judgement {
  const content = contentOf(drawing);
  if (NO_POINTS.some((isNone) => isNone(content))) return NO;
  const look = lookOf(content, stack);
  if (NO_LINES.some((isNone) => isNone(look))) return NO;
  const unlikely = isUnlikely(drawing, look.t, look);
  if (unlikely === 'no') return NO;
  if (look.t.rows === 1) return ofRow(look);
  return drawing.columns === 1 ? ofColumn(look) : ofRows(look, unlikely === 'near');
}

function whyOf({ t, lettered, numbered, framed }: Look): string[] {
  const why: string[] = [];
  if (lettered) why.push('column letters');
  if (numbered) why.push('row numbers');
  if (framed > 0) why.push('a drawn edge');
  why.push(t.rows === 1 ? 'a row of points' : `${t.rows} rows of points`);
  return why;
}

/** What is drawn around the points makes it likelier. */
function withFrame({ framed, lettered, numbered }: Look, confidence: number): number {
  const extra = (framed > 0 ? 0.08 : 0) + (lettered ? 0.12 : 0) + (numbered ? 0.08 : 0);
  return Math.min(0.99, confidence + extra);
}

function ofRow(look: Look): Judgement {
  const { drawing, told, strong, cornered, prose } = look;
  const why = whyOf(look);
  if (drawing.columns < 2 || told === 0) return NO;
  if (cornered && strong > 0 && drawing.columns > 2)
    return { sure: 'yes', confidence: withFrame(look, 0.6), why };
  return { sure: prose === 0 ? 'maybe' : 'no', confidence: 0.55, why };
}

function ofColumn(look: Look): Judgement {
  const { t, prose } = look;
  return { sure: t.stones > 0 && prose === 0 ? 'maybe' : 'no', confidence: 0.5, why: whyOf(look) };
}

function ofRows(look: Look, isUnlikely: boolean): Judgement {
  const { drawing, t, told, framed, charted, prose } = look;
  const why = whyOf(look);
  if (told === 0 && framed < 2 && !charted)
    return t.stones > 0 && prose === 0 ? { sure: 'maybe', confidence: 0.55, why } : NO;
  if (t.rows === 2 && framed === 0 && isNoPair(look)) return NO;
  if (isUnclear(drawing, t, look)) return { sure: 'beside', confidence: 0.55, why };
  const [two, three, more] = isUnlikely ? [0.75, 0.7, 0.75] : [drawing.columns > 2 ? 0.72 : 0.6, 0.8, 0.88];
  const confidence = withFrame(look, t.rows === 2 ? two : t.rows === 3 ? three : more);
  return { sure: isUnlikely ? 'near' : 'yes', confidence, why };
}

/** Two rows without an edge need signs of their own. */
function isNoPair({ drawing, t, letters, strong, onlyDots }: Look): boolean {
  if (drawing.columns <= 2 && strong < 2 && t.stones === 0) return true;
  return (letters + t.digits) * 2 >= t.points || (strong === 0 && !onlyDots);
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
