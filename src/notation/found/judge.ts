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

/** A kind is one bit; the number of it. */
const bitOf = (kind: number) => 31 - Math.clz32(kind);

export function tallyOf({ rows }: Drawing): Tally {
  const counts = new Int32Array(32);
  const colors = { B: 0, W: 0, b: 0, w: 0 };
  let points = 0;
  let colons = 0;
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (!cell) continue;
      points++;
      const { glyph } = cell;
      if (isColor(glyph)) colors[glyph as 'B']++;
      else if (glyph === ':') colons++;
      const bit = bitOf(kindOf(glyph.charCodeAt(0)));
      counts[bit] = (counts[bit] ?? 0) + 1;
    }
  }
  const of = (kind: number) => counts[bitOf(kind)] ?? 0;
  const tally = {
    points,
    rows: rows.length,
    stones: of(STONE),
    small: of(SMALL),
    dots: of(DOT),
    stars: of(STAR),
    colons,
    marks: of(MARK),
    signs: of(SIGN),
    digits: of(DIGIT),
    lower: of(LOWER),
    upper: of(UPPER),
    dashes: of(DASH),
  };
  return tally.stones === 0 && tally.dots > 0 ? withLetters(tally, colors) : tally;
}

/** Letters for colors are stones, if both are there and nothing else that could be stones. */
function withLetters(t: Tally, { B, W, b, w }: Readonly<Record<'B' | 'W' | 'b' | 'w', number>>): Tally {
  const { lower, upper, small } = t;
  if (B > 0 && W > 0 && upper - B - W < 2)
    return { ...t, stones: B + W, upper: upper - B - W, lower: lower + small, small: 0 };
  if (b > 0 && w > 0 && lower === b + w && small === 0) return { ...t, stones: lower, lower: 0 };
  return t;
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
interface DrawingContent {
  readonly drawing: Drawing;
  readonly t: Tally;
  /** How many edges are drawn. */
  readonly framed: number;
  readonly numbered: boolean;
  readonly lettered: boolean;
  /** Coordinates on two sides show that there is a board between them. */
  readonly charted: boolean;
  readonly cornered: boolean;
  /** A corner, and letters that name its points. */
  readonly named: boolean;
  /** Points that are no letters, digits or marks. */
  readonly certain: number;
  readonly letters: number;
  readonly onlyDots: boolean;
}

/** The lines that it is drawn on. */
interface Lines {
  readonly rows: readonly StackRow[];
  readonly strong: number;
  /** Rows that say by themselves that they are some. */
  readonly told: number;
  readonly wide: number;
  /** Rows with words before them. */
  readonly prose: number;
}

function contentOf(drawing: Drawing): DrawingContent {
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

function linesOf({ rows: all }: Stack): Lines {
  const rows = all.filter(({ kind }) => kind === 'row');
  let strong = 0;
  let told = 0;
  let wide = 0;
  for (const { pieces } of rows) {
    const most = strongest(pieces);
    if (most >= STRONG) strong++;
    if (most >= DOTS) told++;
    if (pieces.length > 1 || firstOf(pieces).count > 1) wide++;
  }
  return { rows, strong, told, wide, prose: rows.filter(hasWordBefore).length };
}

function strongest(pieces: StackRow['pieces']): number {
  let most = 0;
  for (const { strength } of pieces) most = Math.max(most, strength);
  return most;
}

/** By what a drawing has on its points it is no diagram. */
const NO_POINTS: readonly ((content: DrawingContent) => boolean)[] = [
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
const NO_LINES: readonly ((content: DrawingContent, lines: Lines) => boolean)[] = [
  ({ t, letters, framed, charted }, { told, wide }) => {
    const plain = letters === 0 && told > 0 ? wide : told;
    return plain * 2 < wide && framed === 0 && !charted && !(t.rows === 2 && told === 0);
  },
  // Words that happen to stand below each other in running text.
  ({ t, numbered }, { prose }) => prose * 2 > t.rows && !(numbered || (t.rows > 2 && prose < t.rows)),
  ({ t, framed }, { prose }) => prose > 0 && t.rows < 3 && framed === 0,
  ({ framed, numbered }, { rows }) => framed === 0 && !numbered && rows.every(flowsOn),
  ({ t, drawing, framed }, { rows }) =>
    framed === 0 && isMacros(drawing) && rows.filter(flowsOn).length * 2 >= t.rows,
  (content) => isFalsePositive(content.drawing, content.t, content),
  ({ t, drawing, onlyDots }) => onlyDots && t.rows < 3 && (t.stars > 0 || drawing.columns < 2),
  ({ drawing, onlyDots, charted }) => onlyDots && !charted && isEllipsis(drawing),
  // Gaps everywhere: a figure of lines, not a board.
  ({ t, drawing }) => t.points * 3 < t.rows * drawing.columns,
];

/** Whether a drawing is a diagram, by itself alone. */
export function judge(drawing: Drawing, stack: Stack): Judgement {
  const content = contentOf(drawing);
  if (NO_POINTS.some((isNone) => isNone(content))) return NO;
  const lines = linesOf(stack);
  if (NO_LINES.some((isNone) => isNone(content, lines))) return NO;
  const unlikely = isUnlikely(drawing, content.t, content);
  if (unlikely === 'no') return NO;
  if (content.t.rows === 1) return ofRow(content, lines);
  return drawing.columns === 1 ? ofColumn(content, lines) : ofRows(content, lines, unlikely === 'near');
}

function whyOf({ t, lettered, numbered, framed }: DrawingContent): string[] {
  const why: string[] = [];
  if (lettered) why.push('column letters');
  if (numbered) why.push('row numbers');
  if (framed > 0) why.push('a drawn edge');
  why.push(t.rows === 1 ? 'a row of points' : `${t.rows} rows of points`);
  return why;
}

/** What is drawn around the points makes it likelier. */
function withFrame({ framed, lettered, numbered }: DrawingContent, confidence: number): number {
  const extra = (framed > 0 ? 0.08 : 0) + (lettered ? 0.12 : 0) + (numbered ? 0.08 : 0);
  return Math.min(0.99, confidence + extra);
}

function ofRow(content: DrawingContent, { told, strong, prose }: Lines): Judgement {
  const { drawing, cornered } = content;
  const why = whyOf(content);
  if (drawing.columns < 2 || told === 0) return NO;
  if (cornered && strong > 0 && drawing.columns > 2)
    return { sure: 'yes', confidence: withFrame(content, 0.6), why };
  return { sure: prose === 0 ? 'maybe' : 'no', confidence: 0.55, why };
}

function ofColumn(content: DrawingContent, { prose }: Lines): Judgement {
  const { t } = content;
  return { sure: t.stones > 0 && prose === 0 ? 'maybe' : 'no', confidence: 0.5, why: whyOf(content) };
}

function ofRows(content: DrawingContent, lines: Lines, isUnlikely: boolean): Judgement {
  const { drawing, t, framed, charted } = content;
  const { told, prose } = lines;
  const why = whyOf(content);
  if (told === 0 && framed < 2 && !charted)
    return t.stones > 0 && prose === 0 ? { sure: 'maybe', confidence: 0.55, why } : NO;
  if (t.rows === 2 && framed === 0 && isNoPair(content, lines)) return NO;
  if (isUnclear(drawing, t, content)) return { sure: 'beside', confidence: 0.55, why };
  const [two, three, more] = isUnlikely ? [0.75, 0.7, 0.75] : [drawing.columns > 2 ? 0.72 : 0.6, 0.8, 0.88];
  const confidence = withFrame(content, t.rows === 2 ? two : t.rows === 3 ? three : more);
  return { sure: isUnlikely ? 'near' : 'yes', confidence, why };
}

/** Two rows without an edge need signs of their own. */
function isNoPair({ drawing, t, letters, onlyDots }: DrawingContent, { strong }: Lines): boolean {
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
