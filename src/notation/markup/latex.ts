import { COLUMN_LETTERS } from '../../go/geometry.ts';
import { BLACK, type Color, opponent, WHITE } from '../../go/types.ts';
import type { SourceText } from '../found/index.ts';
import type { Found, Notation } from '../notation.ts';
import type { PointSign, Span } from '../types.ts';
import { isSize, MarkupBoard, readMarkup } from './board.ts';

const USUAL = 19;
/** A number on a stone is no larger. */
const MOST_NUMBER = 999;

/** Boards of the package `psgo`: a board is an environment. */
export const psgoNotation: Notation = {
  id: 'psgo',
  label: 'LaTeX, psgo',
  mark: '\\begin{psgo',
  find: findPsgo,
  read: readMarkup,
};

/** Boards of the package `igo`: commands fill one board, and `\showgoban` draws it. */
export const igoNotation: Notation = {
  id: 'igo',
  label: 'LaTeX, igo',
  mark: 'goban',
  find: findIgo,
  read: readMarkup,
};

type SignedShape = Extract<PointSign['kind'], 'circle' | 'square' | 'triangle' | 'cross'>;

const SHAPES: ReadonlyMap<string, SignedShape> = new Map([
  ['markcr', 'circle'],
  ['marksq', 'square'],
  ['marktr', 'triangle'],
  ['markma', 'cross'],
  ['igocircle', 'circle'],
  ['igosquare', 'square'],
  ['igotriangle', 'triangle'],
  ['igocross', 'cross'],
]);

const BEGIN =
  /\\begin\{psgo(partial)?board(\*?)\}[ \t]*(?:\[[ \t]*(\d{1,2})[ \t]*\])?[ \t]*(?:\{[ \t]*\((\d{1,2}),[ \t]*(\d{1,2})\)[ \t]*\((\d{1,2}),[ \t]*(\d{1,2})\)[ \t]*\})?/g;
const COMMAND = /\\([a-zA-Z]+)\*?/g;

function findPsgo(source: SourceText): Found[] {
  const { text } = source;
  const found: Found[] = [];
  const begins = [...text.matchAll(BEGIN)];
  for (const [i, match] of begins.entries()) {
    const [begin, partial, star, size = String(USUAL), left, bottom, right, top] = match;
    const name = `\\end{psgo${partial ?? ''}board${star}}`;
    // One that is not closed before the next begins is no board.
    const length = text.slice(match.index, begins[i + 1]?.index).indexOf(name);
    const end = match.index + length;
    const lines = Number(size);
    if (length < 0 || !isSize(lines) || (partial !== undefined && top === undefined)) continue;
    const board = new MarkupBoard(lines, lines);
    readPsgo(board, text, match.index + begin.length, end);
    source.work += end - match.index;
    const span = { start: match.index, end: end + name.length };
    const part = partial
      ? {
          left: Number(left),
          bottom: Number(bottom),
          columns: Number(right) - Number(left) + 1,
          rows: Number(top) - Number(bottom) + 1,
        }
      : undefined;
    const one = isComment(text, match.index) ? null : board.found('psgo', source, span, part);
    if (one) found.push(one);
  }
  return found;
}

/** The commands of an environment: stones, marks, moves with the counter, lines. */
function readPsgo(board: MarkupBoard, text: string, from: number, to: number): void {
  let number = 1;
  let black = true;
  for (const { name, start, after } of commandsIn(text, from, to)) {
    const args = new Arguments(text, after, to);
    const span = () => ({ start, end: args.at });
    const point = () => {
      const column = columnOf(args.braces());
      return board.pointAt(column, Number(args.braces()));
    };
    switch (name) {
      case 'stone': {
        const mark = args.brackets();
        const color = colorOf(args.braces());
        const at = point();
        if (at < 0 || color === null) break;
        board.stone(at, color, span());
        signOf(board, at, mark, span());
        break;
      }
      case 'markpos': {
        const mark = args.braces();
        const at = point();
        if (at < 0) break;
        if (mark.trim() === '\\markdd') board.unknown(at, span());
        else signOf(board, at, mark, span());
        break;
      }
      case 'move': {
        const mark = args.brackets();
        const at = point();
        if (at >= 0 && number <= MOST_NUMBER) {
          board.move({ number, point: at, color: black ? BLACK : WHITE }, span());
          signOf(board, at, mark, span());
        }
        number++;
        black = !black;
        break;
      }
      case 'pass':
        board.pass(number++);
        black = !black;
        break;
      case 'toggleblackmove':
        black = !black;
        break;
      case 'setcounter':
        if (args.braces() === 'gomove') number = Number(args.braces()) + 1 || 1;
        break;
      case 'setboolean':
        if (args.braces() === 'blackmove') black = args.braces() !== 'false';
        break;
      case 'goarrow':
      case 'goline': {
        const [one, other] = [point(), point()];
        const place = (at: number) => ({ x: at % board.columns, y: Math.floor(at / board.columns) });
        if (one >= 0 && other >= 0 && one !== other)
          board.line({ kind: name === 'goline' ? 'line' : 'arrow', from: place(one), to: place(other) });
      }
    }
  }
}

function findIgo(source: SourceText): Found[] {
  const { text } = source;
  if (!/\\show(?:full)?goban/.test(text)) return [];
  source.work += text.length;
  const found: Found[] = [];
  let board = new MarkupBoard(USUAL, USUAL);
  /** Where the commands of the next board begin. */
  let begin = -1;
  for (const { name, start, after } of commandsIn(text, 0, text.length)) {
    const args = new Arguments(text, after, text.length);
    const span = () => ({ start, end: args.at });
    const points = (list: string) => list.split(',').map((one) => igoPoint(board, one.trim()));
    switch (name) {
      case 'gobansize': {
        const lines = Number(args.braces());
        if (isSize(lines)) board = new MarkupBoard(lines, lines);
        break;
      }
      case 'cleargoban':
        board = new MarkupBoard(board.columns, board.rows);
        break;
      case 'black':
      case 'white':
        readStones(board, name === 'black' ? BLACK : WHITE, args, span);
        break;
      case 'clear':
        for (const point of points(args.braces())) if (point >= 0) board.clear(point);
        break;
      case 'gobansymbol': {
        const at = points(args.braces());
        const label = args.braces();
        for (const point of at) if (point >= 0) signOf(board, point, label, span());
        break;
      }
      case 'showgoban':
      case 'showfullgoban': {
        const corners = name === 'showgoban' ? args.brackets().split(',') : [];
        const [low, high] = corners.map((corner) => igoPoint(board, corner.trim()));
        const place = { start: begin < 0 ? start : begin, end: args.at };
        const column = (point: number) => (point % board.columns) + 1;
        const row = (point: number) => board.rows - Math.floor(point / board.columns);
        const part =
          low !== undefined && high !== undefined && low >= 0 && high >= 0
            ? {
                left: column(low),
                bottom: row(low),
                columns: column(high) - column(low) + 1,
                rows: row(high) - row(low) + 1,
              }
            : undefined;
        const one = isComment(text, start) ? null : board.found('igo', source, place, part);
        if (one) found.push(one);
        // The next board goes on from this one, whose places are in another diagram.
        board = board.after();
        begin = -1;
        continue;
      }
      default:
        continue;
    }
    if (begin < 0) begin = start;
  }
  return found;
}

/** `\black{a1,b2}`, `\black[\igocircle]{a1}`, and from a number on `\white[3]{c3,-,d4}`. */
function readStones(board: MarkupBoard, color: Color, args: Arguments, span: () => Span): void {
  const option = args.brackets();
  const list = args.braces().split(',');
  const first = /^\d{1,3}$/.test(option.trim()) ? Number(option) : null;
  list.forEach((name, i) => {
    const point = igoPoint(board, name.trim());
    if (first !== null) {
      const number = first + i;
      if (point >= 0) board.move({ number, point, color: i % 2 === 0 ? color : opponent(color) }, span());
      else board.pass(number);
    } else if (point >= 0) {
      board.stone(point, color, span());
      signOf(board, point, option, span());
    }
  });
}

/** A mark of a point: a shape, or a text. */
function signOf(board: MarkupBoard, point: number, mark: string, span: Span): void {
  const written = mark.trim();
  if (written === '') return;
  const command = /^\\([a-zA-Z]+)/.exec(written)?.[1] ?? '';
  const shape = SHAPES.get(command);
  const text = (/^\\marklb\{([^{}]*)\}$/.exec(written)?.[1] ?? (command === '' ? written : '')).trim();
  if (shape) board.sign({ point, kind: shape }, span);
  else if (text === 'x' && command === '') board.sign({ point, kind: 'cross' }, span);
  else if (/^\d+$/.test(text)) board.sign({ point, kind: 'number', text }, span);
  else if (text !== '') board.sign({ point, kind: 'label', text }, span);
  else board.miss(span, written.slice(0, 20));
}

function colorOf(word: string): Color | null {
  return word === 'black' ? BLACK : word === 'white' ? WHITE : null;
}

function columnOf(letter: string): number {
  const low = letter.toLowerCase();
  return low.length === 1 ? COLUMN_LETTERS.indexOf(low) + 1 : 0;
}

/** `d4`; columns past the 25th have capital letters. */
function igoPoint(board: MarkupBoard, name: string): number {
  const [, letter = '', row = ''] = /^([a-zA-Z])(\d{1,2})$/.exec(name) ?? [];
  const column = columnOf(letter) + (board.columns > 25 && letter !== letter.toLowerCase() ? 25 : 0);
  return column > 0 ? board.pointAt(column, Number(row)) : -1;
}

interface TexCommand {
  readonly name: string;
  readonly start: number;
  readonly after: number;
}

/** The commands in a part of a text that stand in no comment. */
function* commandsIn(text: string, from: number, to: number): Generator<TexCommand, void, void> {
  COMMAND.lastIndex = 0;
  for (const match of text.slice(from, to).matchAll(COMMAND)) {
    const start = from + match.index;
    if (!isComment(text, start)) yield { name: match[1] ?? '', start, after: start + match[0].length };
  }
}

/** Whether `%` stands before a place on its line. */
function isComment(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 500), at);
  return /(?:^|[^\\])%/.test(before.slice(before.lastIndexOf('\n') + 1));
}

/** What follows a command: `[…]` and `{…}`. */
class Arguments {
  constructor(
    private readonly text: string,
    public at: number,
    private readonly end: number,
  ) {}

  brackets(): string {
    return this.text[this.at] === '[' ? this.between('[', ']') : '';
  }

  braces(): string {
    return this.between('{', '}');
  }

  /** Empty where there is none; it may go on over lines, and has a bounded length. */
  private between(open: string, close: string): string {
    const { text } = this;
    let i = this.at;
    while (i < this.end && /\s/.test(text.charAt(i))) i++;
    if (text[i] !== open) return '';
    const start = i + 1;
    const most = Math.min(this.end, start + 5000);
    let depth = 0;
    for (; i < most; i++) {
      if (text[i] === open) depth++;
      else if (text[i] === close && --depth === 0) {
        this.at = i + 1;
        return text.slice(start, i).trim();
      }
    }
    return '';
  }
}
