import { BLACK, type Color, WHITE } from '../../go/types.ts';
import type { SourceText } from '../found/index.ts';
import type { Found, Notation } from '../notation.ts';
import type { Diagram, PointSign, Span } from '../types.ts';
import { isSize, MarkupBoard, readMarkup } from './board.ts';

/**
 * `{{Goban}}` of Wikipedia and Wikibooks: a tile for each point, row by row, then the size of a
 * tile and the sides that are edges (`u=u`). `{{Goban}}` and `{{Goban 19x19}}` have all edges.
 */
export const wikipediaNotation: Notation = {
  id: 'wikipedia',
  label: 'Wikipedia {{Goban}}',
  mark: '{{',
  find: findTemplates,
  read: readMarkup,
};

const BEGIN = /\{\{[ \t]*(?:template:)?goban(?:[ _](\d{1,2})[x×](\d{1,2}))?[ \t\r\n]*\|/gi;
/** A template of the largest board is no longer. */
const LONGEST = 60_000;

function findTemplates(source: SourceText): Found[] {
  const { text } = source;
  const found: Found[] = [];
  const begins = [...text.matchAll(BEGIN)];
  for (const [i, match] of begins.entries()) {
    const [begin, columns = '19', rows = '19'] = match;
    // One that is not closed before the next begins is no board.
    const length = text.slice(match.index, begins[i + 1]?.index).indexOf('}}');
    if (length < 0 || length > LONGEST) continue;
    const end = match.index + length;
    source.work += length;
    const from = match.index + begin.length;
    const board = readTiles(text, from, end, Number(columns), Number(rows));
    const one = board?.board.found(
      'wikipedia',
      source,
      { start: match.index, end: end + 2 },
      undefined,
      board.open,
    );
    if (one) found.push(one);
  }
  return found;
}

function readTiles(text: string, from: number, to: number, columns: number, rows: number) {
  if (!isSize(columns) || !isSize(rows)) return null;
  const board = new MarkupBoard(columns, rows);
  const closed = new Set<string>();
  // Comments are blank, so places stay.
  const body = text
    .slice(from, to)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length));
  let point = 0;
  let at = from;
  for (const written of body.split('|')) {
    const start = at;
    at += written.length + 1;
    const named = written.indexOf('=');
    if (named >= 0) {
      const side = written.slice(0, named).trim();
      const value = written.slice(named + 1).trim();
      if (!/^[udlr]$/.test(side)) missIn(board, written, start);
      else if (value !== '') closed.add(side);
      if (value !== '' && value !== side) missIn(board, written, start);
      continue;
    }
    if (point >= columns * rows) {
      // The size of a tile stands behind them.
      if (!/^\s*\d*(?:px)?\s*$/.test(written)) missIn(board, written, start);
      continue;
    }
    const lead = written.length - written.trimStart().length;
    const code = written.trim();
    placeTile(board, point++, code, { start: start + lead, end: start + lead + code.length }, closed);
  }
  if (point < columns * rows) return null;
  const isWhole = columns === 19 && rows === 19;
  const open = (['top', 'right', 'bottom', 'left'] as const).filter(
    (side) => !isWhole && !closed.has(SIDES[side]),
  );
  board.isPlaced = open.length === 0;
  return { board, open: open as Diagram['open'] };
}

/** Reports text that is no tile. */
function missIn(board: MarkupBoard, written: string, start: number): void {
  const text = written.trim();
  const from = start + written.indexOf(text);
  board.miss({ start: from, end: from + text.length }, text.slice(0, 20));
}

const SIDES = { top: 'u', right: 'r', bottom: 'd', left: 'l' } as const;
/** A point with an edge, as older pages write each. */
const EDGE = /^(?:u|d)?(?:l|r)?$/;
const SHAPES: Readonly<Record<string, PointSign['kind']>> = {
  T: 'triangle',
  S: 'square',
  C: 'circle',
  c: 'circle',
  X: 'cross',
};

function placeTile(board: MarkupBoard, point: number, code: string, span: Span, closed: Set<string>): void {
  if (EDGE.test(code)) {
    for (const side of code) closed.add(side);
    return;
  }
  // A star point, alone or below a sign.
  const tile = code.replace(/^[-x]/, '');
  if (tile === '') return;
  const stone = /^([bw])(.{0,2})$/.exec(tile);
  if (stone) {
    const color: Color = stone[1] === 'b' ? BLACK : WHITE;
    const [, , sign = ''] = stone;
    if (/^\d+$/.test(sign)) {
      board.move({ number: Number(sign) || 10, point, color }, span);
      return;
    }
    board.stone(point, color, span);
    const shape = SHAPES[sign];
    if (shape) board.sign({ point, kind: shape }, span);
    else if (sign !== '') board.sign({ point, kind: 'label', text: sign }, span);
  } else if (/^\d\d$/.test(tile)) {
    const number = Number(tile) || 100;
    board.move({ number, point, color: number % 2 === 1 ? BLACK : WHITE }, span);
  } else if (SHAPES[tile]) board.sign({ point, kind: SHAPES[tile] }, span);
  else if (/^\p{L}$/u.test(tile)) board.sign({ point, kind: 'label', text: tile }, span);
  else board.miss(span, tile.slice(0, 20));
}
