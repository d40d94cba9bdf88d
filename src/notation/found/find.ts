import { partitionPoint } from '../../go/bisect.ts';
import { firstOf, must } from '../../go/must.ts';
import { blocksOf, type Margins } from './blocks.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import {
  BAR,
  BLANK,
  COLOR,
  CORE,
  DASH,
  DIGIT,
  DOT,
  GLANCE,
  HOLD,
  kindOf,
  LOWER,
  MARK,
  OTHER,
  SMALL,
  STAR,
  STONE,
  UPPER,
} from './glyphs.ts';
import { type Judgement, judge } from './judge.ts';
import { namingIn } from './naming.ts';
import { type ParsedLine, WORD } from './piece.ts';
import { parseLine } from './pieces.ts';
import type { SourceText } from './source.ts';
import { stacksOf, trimmedStacks } from './stacks.ts';
import { stripMargins } from './strip-margins.ts';

/** A drawing and how sure it is one. */
export interface Sketch {
  readonly drawing: Drawing;
  readonly confidence: number;
  readonly why: readonly string[];
}

/** No drawing has longer lines; what is longer is data, and not looked at. */
const LONGEST_LINE = 1000;

const FOUND = new WeakMap<SourceText, readonly Sketch[]>();

/**
 * All drawings of a text that stand on lines that are not taken yet. Lines that show nothing of a
 * drawing cost one look at each character; paragraphs with at least one line that does are cut into
 * pieces. Kept per text, since several notations ask.
 */
export function sketchesOf(source: SourceText): readonly Sketch[] {
  const known = FOUND.get(source);
  if (known) return known;
  const found: Sketch[] = [];
  // A picture, drawn point by point.
  if (/^\s*\/\* XPM/.test(source.text.slice(0, 100))) return found;
  const { blocks, margins } = blocksOf(source);
  const unlikely: Sketch[] = [];
  for (const { first, end } of blocks)
    for (const one of inBlock(source, first, end, margins, unlikely)) found.push(one);
  // What stands in an example of its own has no other beside it.
  if (blocks.length > 1 && found.length > 0 && unlikely.length > 0) {
    for (const one of unlikely) found.push(one);
    found.sort(inOrder);
  }
  FOUND.set(source, found);
  return found;
}

interface Candidate extends Judgement {
  readonly drawing: Drawing;
  /** Nothing else stands on its lines. */
  readonly alone: boolean;
}

/** @param unlikely gets what is a diagram only where there are others in the text */
function inBlock(
  source: SourceText,
  first: number,
  end: number,
  margins: Margins,
  unlikely: Sketch[],
): Sketch[] {
  const candidates: Candidate[] = [];
  let filled = 0;
  /** The first lines that are not blank. */
  const lines: number[] = [];
  let start = first;
  let telling: number[] = [];
  /** Where words precede each telling line since; kept only if the next line tells by itself. */
  let doubtful = -1;
  /** Ends a paragraph: its telling lines are read, and those beside them (captions, letters). */
  const readParagraph = (stop: number, next = stop + 1) => {
    for (let k = 0; k < telling.length; ) {
      const from = Math.max(start, must(telling[k]) - BESIDE);
      let to = must(telling[k]);
      while (k < telling.length && must(telling[k]) - to <= 2 * BESIDE) to = must(telling[k++]);
      const parsed: ParsedLine[] = [];
      for (let i = from; i < Math.min(stop, to + BESIDE + 1); i++) {
        const read = parseLine(stripMargins(source, i, margins.from[i] ?? 0, margins.to[i] ?? 0));
        source.work += read.stripped.body.length + read.pieces.length;
        parsed.push(read);
      }
      for (const one of candidatesOf(parsed, source)) candidates.push(one);
    }
    if (telling.length > 0) telling = [];
    doubtful = -1;
    start = next;
  };
  for (let line = first; line < end; line++) {
    if (line > start && margins.comment[line] !== margins.comment[line - 1]) readParagraph(line, line);
    const looks = source.taken[line]
      ? NOTHING
      : look(source.text, margins.from[line] ?? 0, margins.to[line] ?? 0);
    if (looks === NOTHING) {
      readParagraph(line);
      continue;
    }
    if (++filled <= 25) lines.push(line);
    source.work += (margins.to[line] ?? 0) - (margins.from[line] ?? 0);
    if (looks === FILLED) {
      doubtful = -1;
      continue;
    }
    if (
      looks === HINTS &&
      telling.at(-1) !== line - 1 &&
      isSentence(source.text, margins.from[line] ?? 0, margins.to[line] ?? 0)
    ) {
      if (doubtful < 0) doubtful = line;
      continue;
    }
    if (doubtful >= 0) for (let i = doubtful; i < line; i++) telling.push(i);
    doubtful = -1;
    telling.push(line);
  }
  readParagraph(end);
  if (candidates.length === 0 && filled >= 3 && filled <= 25) {
    const naming = namingIn(source, lines, margins);
    const drawing = naming && drawingOf(naming);
    if (drawing) return [{ drawing, confidence: 0.5, why: ['signs that each name a point'] }];
  }
  const sure = candidates.filter((one) => one.sure === 'yes');
  const known = sure.map((one) => one.drawing.lines);
  const stands = (one: Candidate) => {
    if (one.sure === 'near')
      return known.length >= MANY || isWhole(one, filled) || isNear(one, known, FAR) || hasTitle(source, one);
    if (one.sure === 'beside') return !one.alone || isNear(one, known) || hasTitle(source, one);
    if (one.drawing.rows.length === 1)
      return isOnly(one, filled) || (isNear(one, known) && !isAmidst(source, one)) || hasTitle(source, one);
    return hasTitle(source, one);
  };
  const found: Sketch[] = [];
  for (const one of candidates) {
    const { drawing, confidence, why } = one;
    if (one.sure === 'yes' || ((one.alone || one.sure !== 'maybe') && stands(one)))
      found.push({ drawing, confidence, why });
    else if (one.sure === 'near') unlikely.push({ drawing, confidence, why });
  }
  return found.sort(inOrder);
}

function inOrder(a: Sketch, b: Sketch): number {
  return a.drawing.lines.first - b.drawing.lines.first || columnOf(a) - columnOf(b);
}

/** Whether a line begins with words; what tells in it is an ellipsis unless a row is beside it. */
function isSentence(text: string, from: number, end: number): boolean {
  let at = from;
  let letters = 0;
  let kinds = 0;
  for (let words = 0; words < 2 && letters < 3; words++) {
    while (at < end && kindOf(text.charCodeAt(at)) === BLANK) at++;
    for (; at < end; at++, letters++) {
      const kind = kindOf(text.charCodeAt(at));
      if (kind === BLANK) break;
      if (!(kind & (LOWER | UPPER | SMALL | STONE | OTHER))) return false;
      kinds |= kind;
    }
  }
  return letters > 2 && at < end && (kinds & (LOWER | UPPER | OTHER)) !== 0;
}

/** How many lines beside one that tells are looked at. */
const BESIDE = 2;

/** More columns than any board has, with edges and coordinates; a longer line is data. */
const MOST_ROWS = 40;

function candidatesOf(lines: readonly ParsedLine[], source: SourceText): Candidate[] {
  const candidates: Candidate[] = [];
  for (const stack of stacksOf(lines)) {
    if (stack.rows.every((row) => row.pieces.every((piece) => piece.strength === WORD))) continue;
    source.work += stack.rows.length;
    for (const part of trimmedStacks(stack)) {
      if (part.rows.length > MOST_ROWS) continue;
      const drawing = drawingOf(part);
      if (!drawing) continue;
      const judgement = judge(drawing, part);
      if (judgement.sure === 'no') continue;
      const alone = part.rows.every(
        (row) => row.line.words.length === 0 && row.line.pieces.length === row.pieces.length,
      );
      candidates.push({ ...judgement, drawing, alone });
    }
  }
  return candidates;
}

function columnOf({ drawing }: Sketch): number {
  return firstOf(drawing.rows).cells.find((cell) => cell)?.span.start ?? 0;
}

/** A row that is the only line of its example, with a stone. */
function isOnly({ drawing }: Candidate, filled: number): boolean {
  return filled === 1 && firstOf(drawing.rows).cells.some((cell) => cell && 'XO●○'.includes(cell.glyph));
}

/** The only thing in its example, with a stone or a mark, and no sign that is none of a board. */
function isWhole({ drawing }: Candidate, filled: number): boolean {
  if (filled !== drawing.rows.length) return false;
  const signs = new Set(drawing.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.glyph ?? [])));
  const own = [...signs].filter((sign) => 'XO●○*!.,?+#@-'.includes(sign));
  return own.length === signs.size && own.length > 1 && own.some((sign) => 'XO●○*!'.includes(sign));
}

const NEAR = 8;
/**
 * For what is unlikely by itself: another one within a page, or so many that the text is about Go.
 */
const FAR = 40;
const MANY = 12;

/** Near one that is a diagram for sure. Both lists are in the order of the text. */
function isNear(
  { drawing }: Candidate,
  lines: readonly { readonly first: number; readonly end: number }[],
  distance = NEAR,
): boolean {
  const next = partitionPoint(0, lines.length, (i) => must(lines[i]).first < drawing.lines.first);
  const before = lines[next - 1];
  const after = lines[next];
  return (
    (before !== undefined && drawing.lines.first - before.end <= distance) ||
    (after !== undefined && after.first - drawing.lines.end <= distance)
  );
}

/** Text right above and right below: a word of it. */
function isAmidst({ text, lines }: SourceText, { drawing }: Candidate): boolean {
  const { first, end } = drawing.lines;
  const said = (line: number) => {
    const at = lines[line];
    return at !== undefined && /[^\s*/#;%>]/.test(text.slice(at.start, Math.min(at.end, at.start + 80)));
  };
  return said(first - 1) && said(end);
}

/** `Pattern 301` above, or `:1222` below. */
function hasTitle({ text, lines }: SourceText, { drawing }: Candidate): boolean {
  const said = (line: number) => {
    const at = lines[line];
    return at ? text.slice(at.start, Math.min(at.end, at.start + 80)).trim() : '';
  };
  const { first, end } = drawing.lines;
  const above = said(first - 1) || said(first - 2);
  const below = said(end) || said(end + 1);
  return /^Pattern\s+\S+$/.test(above) || /^(:[0-4|+\\/\-OX,8]|;[^;]*[a-z_]+\()/.test(below);
}

const NOTHING = 0;
const FILLED = 1;
/** By a word of points alone, which can be an ellipsis. */
const HINTS = 2;
const TELLS = 3;

/**
 * Whether a line shows a word of points, two points near each other, a drawn edge, or next to
 * nothing besides a sign: running text and code seldom do. One look at each character.
 */
function look(text: string, from: number, to: number): number {
  if (to - from > LONGEST_LINE) return NOTHING;
  let singles = 0;
  /** Whether one of the single signs is a point for sure, not a question mark or a colon. */
  let pointed = false;
  let filled = 0;
  let i = from;
  while (i < to) {
    let code = text.charCodeAt(i);
    let kind = code < 128 ? (GLANCE[code] ?? 0) : kindOf(code);
    if (kind === BLANK) {
      i++;
      continue;
    }
    const start = i;
    let kinds = 0;
    let core = 0;
    let letters = 0;
    let small = 0;
    let colors = 0;
    do {
      kinds |= kind;
      if (kind & CORE) core++;
      else if (kind & SMALL) small++;
      else if (kind & (LOWER | UPPER)) letters++;
      else if (kind === COLOR) colors++;
      if (++i === to) break;
      code = text.charCodeAt(i);
      kind = code < 128 ? (GLANCE[code] ?? 0) : kindOf(code);
    } while (kind !== BLANK);
    filled += i - start;
    if (kinds & OTHER) {
      singles = 0;
      continue;
    }
    const length = i - start;
    if (length > 1 && kinds & DASH && (kinds & ~(DASH | STAR | UPPER | COLOR)) === 0) return TELLS;
    if (letters + small === 0 && kinds & DOT) core += colors;
    else letters += colors;
    // `x` and `o` are stones in a word without letters, and letters in any other.
    if (letters === 0) core += small;
    else letters += small;
    const points =
      kinds & (STONE | DOT) ||
      (letters === 0 && kinds & SMALL) ||
      kinds === MARK ||
      (kinds === STAR && length > 4);
    if (length > 1 && core > 1 && letters <= core && points && (kinds & HOLD) === 0) return HINTS;
    if (kinds & BAR && kinds !== BAR && letters <= 4 && letters < length) return TELLS;
    // Points one by one; parentheses cling to a last move.
    if (core === 1 && length < 4 && letters === 0 && (!(kinds & DIGIT) || kinds & STONE)) {
      pointed ||= (kinds & (STONE | DOT | SMALL)) !== 0;
      if (++singles > 1 && pointed) return TELLS;
    } else if ((kinds & ~DIGIT) !== 0) singles = 0;
    if (singles === 0) pointed = false;
  }
  if (filled === 0) return NOTHING;
  return filled <= 3 && hasCore(text, from, to) ? TELLS : FILLED;
}

function hasCore(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (kindOf(text.charCodeAt(i)) & (CORE | SMALL)) return true;
  return false;
}
