import { BLACK } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import {
  type Drawing,
  type DrawingCell,
  type DrawnRow,
  finderOf,
  type Meaning,
  readingOf,
  type Sketch,
  type SourceText,
} from '../found/index.ts';
import type { Notation } from '../notation.ts';

const BLACK_STONES = '●⚫⬤';
const STONES = `${BLACK_STONES}○⚪◯`;
const TOP = '┌┬┐┏┯┳┓╔╤╦╗';
const BOTTOM = '└┴┘┗┷┻┛╚╧╩╝';
const LEFT = '┌├└┏┠┣┗╔╟╠╚';
const RIGHT = '┐┤┘┓┨┫┛╗╢╣╝';
const CROSSINGS = `${TOP}${BOTTOM}${LEFT}${RIGHT}┼╋╂┿╬`;
/** Empty points among stones that are emoji: a plus, or a square in a color of wood. */
const SQUARES = ['➕', '🟫', '🟨', '🟧'];
/** What stands between two points of a row that is drawn with blanks or lines. */
const BETWEEN = ' ─━═';

/** A point: a stone, a crossing of lines, a small letter or a digit. */
const POINT = new RegExp(`^[${STONES}${CROSSINGS}·•a-z0-9]$`);

/**
 * A row on which every point has a stone or a letter, and one at least a stone. What stands between
 * two points is read in one way only: in two, the time doubles with each point.
 */
const BARE = new RegExp(`^(?=.*[${STONES}])[${STONES}a-z0-9](?:(?: [─━═]? ?|[─━═] ?)?[${STONES}a-z0-9])*$`);

/** What a text has where a board of these can be, one of them at least. */
const HAS = new RegExp(`[┌┬┐├└┼┤┏┠┗╔╟╚]|${SQUARES.join('|')}`, 'u');

/** No board has longer rows, with blanks between the points and numbers beside them. */
const LONGEST = 4 * 52 + 24;

/** Signs of a line, each whole: a digit in a key, a sign in its colored form, a character. */
const SIGN = /\d\uFE0F?\u20E3|🔟|.\uFE0F?/gu;

/**
 * Boards of box-drawing characters, as terminals show them and people write them in mail, and
 * boards of emoji, as bots of chats print them. The corners and sides are those of the characters;
 * `●` is Black.
 *
 * ```
 * ┌┬┬┬┐
 * ├●○┼┤
 * └┴┴┴┘
 * ```
 */
export const unicodeNotation: Notation = {
  id: 'unicode',
  label: 'Unicode board',
  find: finderOf('unicode', () => ({}), drawingsIn),
  read: (found, options) =>
    readingOf(
      found,
      {
        signs: '●○',
        meaning,
        colors: { X: BLACK, confidence: 1, why: message('signs.usual', { sign: '●' }) },
        facts: [],
        title: null,
        whole: false,
        closed: [],
        digits: 'ask',
      },
      options,
    ),
};

function meaning(glyph: string): Meaning | null {
  if (!isPoint(glyph)) return null;
  if (BLACK_STONES.includes(glyph)) return { kind: 'stone', first: true };
  if (STONES.includes(glyph)) return { kind: 'stone', first: false };
  if (/[0-9]/.test(glyph)) return { kind: 'digit' };
  return /[a-z]/.test(glyph) ? { kind: 'label', on: 'empty' } : { kind: 'empty' };
}

function isPoint(glyph: string): boolean {
  return POINT.test(glyph) || SQUARES.includes(glyph);
}

/** Rows of one width below each other, with a stone, or with all four corners. */
function drawingsIn(source: SourceText): Sketch[] {
  const found: Sketch[] = [];
  if (!HAS.test(source.text)) return found;
  source.work += source.text.length;
  let run: PrintedRow[] = [];
  const close = () => {
    const drawing = drawingOf(run);
    if (drawing) found.push({ drawing, confidence: 0.95, why: ['a board of box-drawing characters'] });
    run = [];
  };
  for (let line = 0; line < source.lines.length; line++) {
    const row = source.taken[line] ? null : rowOf(source, line);
    const [first] = run;
    if (run.length > 0 && (!row || row.cells.length !== first?.cells.length || row.pitch !== first.pitch))
      close();
    if (row) run.push(row);
  }
  close();
  return found;
}

interface PrintedRow {
  readonly line: number;
  readonly cells: readonly DrawingCell[];
  readonly pitch: number;
  readonly crosses: boolean;
  /** Whether a sign is none of a board. */
  readonly damaged: boolean;
  readonly number: number | null;
}

/** The points of a line on which nothing else stands but marks of quotes and a row number. */
function rowOf({ text, lines }: SourceText, line: number): PrintedRow | null {
  const at = lines[line];
  if (!at || at.end - at.start > LONGEST) return null;
  const whole = text.slice(at.start, at.end);
  const [, margin = '', key, number = key] =
    /^([\s>|*#/;%]*(?:(\d{1,2})\uFE0F?\u20E3\s*|🔟\s*|(\d{1,2})\s+)?)/u.exec(whole) ?? [];
  const body = whole.slice(margin.length).replace(/(?:\s+\d{1,2})?\s*$/, '');
  const signs = [...body.matchAll(SIGN)];
  const plain = signs.map(([sign]) => sign.replace('\uFE0F', ''));
  const crosses = plain.some((sign) => CROSSINGS.includes(sign) || SQUARES.includes(sign));
  const stones = plain.filter((sign) => STONES.includes(sign)).length;
  if (body.length < 2 || !(crosses || stones > 2 || BARE.test(plain.join('')))) return null;
  const isSpaced = plain.length > 2 && plain.every((sign, i) => i % 2 === 0 || BETWEEN.includes(sign));
  const pitch = isSpaced ? 2 : 1;
  const cells: DrawingCell[] = [];
  let known = 0;
  for (let i = 0; i < plain.length; i += pitch) {
    const glyph = plain[i] ?? '';
    if (isPoint(glyph)) known++;
    const start = at.start + margin.length + (signs[i]?.index ?? 0);
    cells.push({ glyph, span: { start, end: start + (signs[i]?.[0].length ?? 0) }, clings: '' });
  }
  // A table has words between its lines.
  const damaged = known < cells.length;
  if (damaged && (known * 3 < cells.length * 2 || known < 3)) return null;
  const told = margin.includes('🔟') ? 10 : number === undefined ? null : Number(number);
  return { line, cells, pitch, crosses, damaged, number: told };
}

function drawingOf(run: readonly PrintedRow[]): Drawing | null {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || run.length < 2 || !run.some(({ crosses }) => crosses)) return null;
  const sides: readonly [keyof Drawing['edges'], string, readonly DrawingCell[]][] = [
    ['top', TOP, first.cells],
    ['bottom', BOTTOM, last.cells],
    ['left', LEFT, run.flatMap(({ cells }) => cells.slice(0, 1))],
    ['right', RIGHT, run.flatMap(({ cells }) => cells.slice(-1))],
  ];
  const edges = { top: false, bottom: false, left: false, right: false };
  for (const [side, signs, cells] of sides) edges[side] = cells.some(({ glyph }) => signs.includes(glyph));
  const hasStone = run.some(({ cells }) => cells.some(({ glyph }) => STONES.includes(glyph)));
  if (run.filter(({ damaged }) => damaged).length * 2 > run.length) return null;
  const isFramed = edges.top && edges.bottom && edges.left && edges.right;
  // A table has a frame and no crossing without words in it.
  if (!hasStone && !(isFramed && run.length > 4)) return null;
  const rows = run.map(
    ({ line, cells, number }): DrawnRow => ({
      line,
      cells,
      number,
      left: false,
      right: false,
      before: null,
      after: null,
      unread: [],
    }),
  );
  return {
    rows,
    columns: first.cells.length,
    pitch: first.pitch,
    edges,
    firstColumn: null,
    letterI: false,
    smallLetters: false,
    lines: { first: first.line, end: last.line + 1 },
    text: run.map(({ cells }) => cells.map(({ glyph }) => glyph).join('')),
    verbatim: false,
  };
}
