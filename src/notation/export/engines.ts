import { columnName } from '../../go/geometry.ts';
import { must } from '../../go/must.ts';
import { BLACK, type Color, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { findDiagrams, readDiagram } from '../registry.ts';
import { type Conversion, type Figure, hasUnknown, Losses, loseDrawn, loseFacts } from './figure.ts';
import { hoshi } from './senseis.ts';

/** How a program prints boards. Facts of their output, not their code. */
interface Style {
  readonly black: string;
  readonly white: string;
  readonly star: string;
  /** Lines that cross in star points, for a board of this size, where the usual ones do not. */
  readonly stars?: (size: number) => readonly number[];
  /** Blanks between points. */
  readonly gap: string;
  /** How the last move is marked: `(O)`, `O)`, the last three `X1 O2 X3`, or not at all. */
  readonly last: 'around' | 'behind' | 'numbers' | 'none';
  readonly letters: 'above' | 'below' | 'both';
  /** Column letters as printed. */
  readonly lower: boolean;
  readonly numbers: 'left' | 'both';
  readonly frame: boolean;
  /** Where it prints whose turn it is, if anywhere. */
  readonly turn: 'around' | 'first row' | 'nowhere';
  /** The least width of row numbers. */
  readonly width: number;
  before(facts: BoardFacts): readonly string[];
  after(facts: BoardFacts): readonly string[];
  /** What stands at the right of a row, by its number; `wide` is how wide numbers are. */
  beside(row: number, facts: BoardFacts, wide: number): string;
}

interface BoardFacts {
  readonly moves: number;
  readonly toPlay: Color;
  readonly passes: number;
  /** Stones of this color that were captured. */
  readonly captured: readonly [number, number, number];
}

const NOTHING = { before: () => [], after: () => [], beside: () => '' };
const PLAIN: Style = {
  black: 'X',
  white: 'O',
  star: '.',
  gap: ' ',
  last: 'none',
  letters: 'both',
  lower: false,
  numbers: 'both',
  frame: false,
  turn: 'nowhere',
  width: 2,
  ...NOTHING,
};

export const ENGINES = {
  gnugo: {
    ...PLAIN,
    star: '+',
    beside: (row: number, { captured }: BoardFacts) => {
      if (row === 2) return `     WHITE (O) has captured ${captured[BLACK]} stones`;
      return row === 1 ? `     BLACK (X) has captured ${captured[WHITE]} stones` : '';
    },
  },
  katago: {
    ...PLAIN,
    letters: 'above',
    numbers: 'left',
    last: 'numbers',
    turn: 'around',
    before: ({ moves }: BoardFacts) => [`MoveNum: ${moves}`],
    after: ({ toPlay, captured }: BoardFacts) => [
      `Next player: ${toPlay === BLACK ? 'Black' : 'White'}`,
      `B stones captured: ${captured[BLACK]}`,
      `W stones captured: ${captured[WHITE]}`,
    ],
  },
  pachi: {
    ...PLAIN,
    letters: 'above',
    numbers: 'left',
    frame: true,
    width: 3,
    last: 'behind',
    before: ({ moves, captured }: BoardFacts) => [
      `Move: ${String(moves).padStart(3)}  Captures B: ${captured[WHITE]} W: ${captured[BLACK]}`,
    ],
  },
  leelaz: {
    ...PLAIN,
    star: '+',
    last: 'around',
    lower: true,
    turn: 'around',
    before: ({ passes, toPlay, captured }: BoardFacts) => [
      `Passes: ${passes}            Black (X) Prisoners: ${captured[WHITE]}`,
      `${toPlay === BLACK ? 'Black (X)' : 'White (O)'} to move    White (O) Prisoners: ${captured[BLACK]}`,
      '',
    ],
  },
  michi: {
    ...PLAIN,
    last: 'around',
    letters: 'below',
    numbers: 'left',
    width: 3,
    before: ({ moves, captured }: BoardFacts) => [
      `Move: ${String(moves).padEnd(3)}   Black: ${captured[WHITE]} caps   White: ${captured[BLACK]} caps`,
    ],
  },
  fuego: {
    ...PLAIN,
    star: '+',
    stars: starLines,
    turn: 'first row',
    width: 1,
    beside: (row: number, { toPlay }: BoardFacts, wide: number) =>
      row === 1 ? `${' '.repeat(wide + 1)}${toPlay === BLACK ? 'B' : 'W'} to play` : '',
  },
  gomill: { ...PLAIN, black: '#', white: 'o', gap: '  ', letters: 'below', numbers: 'left', width: 1 },
} satisfies Record<string, Style>;

export type EngineId = keyof typeof ENGINES;

/**
 * The board after the last move, as a program prints it. Programs print whole boards: of a part,
 * the drawn points are printed with their coordinates, and that is reported.
 */
export function printEngine(figure: Figure, engine: EngineId): Conversion {
  const style: Style = ENGINES[engine];
  const losses = new Losses();
  loseFacts(figure, losses);
  loseDrawn(figure, losses);
  const { game, board } = figure;
  if (game.length > 0) losses.add('lost.moves', message('loss.moves-order', { count: game.length }));
  if (game.toPlayAfter(game.length) !== BLACK && !saysTurn(figure, style))
    losses.add('lost.turn', message('loss.turn'));
  if (board.open.length > 0) losses.add('lost.open', message('loss.open', { sides: board.open }));
  const unknown = hasUnknown(figure);
  if (unknown > 0) losses.add('lost.unknown', message('loss.unknown-printed', { count: unknown }));
  const text = boardLines(figure, style)
    .map((line) => `${line}\n`)
    .join('');
  if (board.open.length === 0 && unknown === 0 && !isReadBack(text, figure))
    losses.add('lost.unread', message('loss.unread'));
  return { text, lost: losses.list };
}

/**
 * Whether Koban finds the board in the text again, with the same stones, and the same `sides` if
 * asked. Many boards of few columns are not found, since other texts look like them.
 */
export function isReadBack(text: string, { game, board }: Figure, sides = false): boolean {
  const [first, ...others] = findDiagrams(text);
  const read = first && others.length === 0 ? readDiagram(first)?.entry.diagram : null;
  if (!read || read.columns !== board.columns || read.rows !== board.rows) return false;
  if (sides && read.open.join() !== board.open.join()) return false;
  const { cells } = game.after(game.length);
  return read.cells.every((cell, point) => cell === cells[point]);
}

/** Whether the program prints whose turn it is; Fuego does so beside the first row. */
function saysTurn({ board: { origin } }: Figure, { turn }: Style): boolean {
  return turn === 'around' || (turn === 'first row' && origin.row === 1);
}

function boardLines(figure: Figure, style: Style): string[] {
  const { columns, rows, origin } = figure.board;
  const facts = factsOf(figure);
  const glyphs = glyphsOf(figure, style);
  const signs = lastSigns(figure, style);
  const wide = Math.max(style.width, String(origin.row + rows - 1).length);
  const names = Array.from({ length: columns }, (_, x) => {
    const name = columnName(origin.column + x).slice(0, 1);
    return style.lower ? name : name.toUpperCase();
  });
  const indent = ' '.repeat(wide + style.gap.length + (style.frame ? 2 : 0));
  const letters = `${indent}${names.join(style.gap)}`;
  const edge = `${' '.repeat(wide + 1)}+${'-'.repeat(columns + style.gap.length * (columns - 1) + 2)}+`;
  const lines: string[] = [...style.before(facts)];
  if (style.letters !== 'below') lines.push(letters);
  if (style.frame) lines.push(edge);
  for (let y = 0; y < rows; y++) {
    const number = origin.row + rows - 1 - y;
    const label = String(number).padStart(wide);
    const points = rowOf(glyphs.slice(y * columns, (y + 1) * columns), signs, y * columns, style);
    const body = style.frame ? ` |${points}|` : points;
    const right = style.numbers === 'both' ? String(number).padStart(style.lower ? 2 : 1) : '';
    lines.push(`${label}${body}${right}${style.beside(number, facts, wide)}`.trimEnd());
  }
  if (style.frame) lines.push(edge);
  if (style.letters !== 'above') lines.push(letters);
  lines.push(...style.after(facts));
  return lines;
}

/** ` . X O . `; the signs of last moves, as in `(O)`, `O)` or `O3`, take the places of blanks. */
function rowOf(
  glyphs: readonly string[],
  signs: ReadonlyMap<Point, string>,
  start: Point,
  style: Style,
): string {
  const gaps = glyphs.map(() => style.gap);
  gaps.push(' ');
  glyphs.forEach((_, x) => {
    const sign = signs.get(start + x);
    if (sign === undefined) return;
    gaps[x + 1] = sign + must(gaps[x + 1]).slice(1);
    if (style.last === 'around') gaps[x] = `${must(gaps[x]).slice(0, -1)}(`;
  });
  return glyphs.map((glyph, x) => must(gaps[x]) + glyph).join('') + must(gaps[glyphs.length]);
}

function glyphsOf({ game, board }: Figure, style: Style): string[] {
  const { cells } = game.after(game.length);
  const glyphs = Array.from(cells, (cell) => {
    if (cell === BLACK) return style.black;
    if (cell === WHITE) return style.white;
    return cell === UNKNOWN ? '?' : '.';
  });
  for (const point of starsOn(board, style)) if (glyphs[point] === '.') glyphs[point] = style.star;
  return glyphs;
}

function starsOn(board: Figure['board'], { stars }: Style): Point[] {
  if (!stars) return hoshi(board);
  const { columns, rows, origin, whole } = board;
  const points: Point[] = [];
  for (const column of stars(whole?.columns ?? columns)) {
    for (const row of stars(whole?.rows ?? rows)) {
      const x = column - origin.column;
      const y = rows - 1 - (row - origin.row);
      if (x >= 0 && x < columns && y >= 0 && y < rows) points.push(y * columns + x);
    }
  }
  return points;
}

/** The third or fourth line from either side, and from 13 lines on the middle one. */
function starLines(size: number): readonly number[] {
  if (size < 9) return [];
  if (size < 12) return [3, size - 2];
  return size % 2 === 1 ? [4, (size + 1) / 2, size - 3] : [4, size - 3];
}

/** What stands behind the stones that were played last, as long as they stand. */
function lastSigns({ game, last }: Figure, style: Style): ReadonlyMap<Point, string> {
  const signs = new Map<Point, string>();
  if (style.last === 'none') return signs;
  const { cells } = game.after(game.length);
  const stands = (point: Point) => cells[point] === BLACK || cells[point] === WHITE;
  const moves = style.last === 'numbers' ? 3 : 1;
  const recent = game.plies.slice(-moves);
  recent.forEach((ply, i) => {
    if (ply.kind !== 'play' || ply.misplay || !stands(ply.point)) return;
    signs.set(ply.point, style.last === 'numbers' ? String(i + 1) : ')');
  });
  if (game.length === 0 && stands(last)) signs.set(last, style.last === 'numbers' ? '1' : ')');
  return signs;
}

function factsOf({ game, captured, first }: Figure): BoardFacts {
  const taken: [number, number, number] = [...captured];
  game.plies.forEach((ply, i) => {
    for (const point of ply.captured) {
      const color = ply.point === point ? ply.color : game.after(i).cells[point];
      if (color === BLACK || color === WHITE) taken[color]++;
    }
  });
  let passes = 0;
  for (let n = game.length; n > 0 && must(game.plies[n - 1]).kind === 'pass'; n--) passes++;
  return { moves: first - 1 + game.length, toPlay: game.toPlayAfter(game.length), passes, captured: taken };
}
