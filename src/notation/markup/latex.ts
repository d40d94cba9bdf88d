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
  /** Behind the last command. */
  let at = from;
  for (const { name, start, after } of commandsIn(text, from, to)) {
    // A command in an argument belongs to it.
    if (start < at) continue;
    missBetween(board, text, at, start);
    const args = new Arguments(text, after, to);
    const span = () => ({ start, end: args.at });
    const miss = () => board.miss(span(), text.slice(start, args.at).slice(0, MOST_MISSED));
    const point = () => {
      const column = columnOf(args.braces());
      return board.pointAt(column, Number(args.braces()));
    };
    switch (name) {
      case 'stone': {
        const mark = args.brackets();
        const color = colorOf(args.braces());
        const place = point();
        if (place < 0 || color === null) miss();
        else {
          board.stone(place, color, span());
          signOf(board, place, mark, span());
        }
        break;
      }
      case 'markpos': {
        const mark = args.braces();
        const place = point();
        if (place < 0) miss();
        else if (mark.trim() === '\\markdd') board.unknown(place, span());
        else signOf(board, place, mark, span());
        break;
      }
      case 'move': {
        const mark = args.brackets();
        const place = point();
        if (place >= 0 && number <= MOST_NUMBER) {
          board.move({ number, point: place, color: black ? BLACK : WHITE }, span());
          signOf(board, place, mark, span());
        } else miss();
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
      case 'setcounter': {
        const isOurs = args.braces() === 'gomove';
        const value = args.braces();
        if (isOurs && /^\d+$/.test(value)) number = Number(value) + 1;
        else miss();
        break;
      }
      case 'setboolean': {
        const isOurs = args.braces() === 'blackmove';
        const value = args.braces();
        if (isOurs && /^(?:true|false)$/.test(value)) black = value === 'true';
        else miss();
        break;
      }
      case 'goarrow':
      case 'goline': {
        const [one, other] = [point(), point()];
        const place = (of: number) => ({ x: of % board.columns, y: Math.floor(of / board.columns) });
        if (one >= 0 && other >= 0 && one !== other)
          board.line({ kind: name === 'goline' ? 'line' : 'arrow', from: place(one), to: place(other) });
        else miss();
        break;
      }
      default:
        args.rest();
        if (!LOOKS.has(name)) miss();
    }
    at = args.at;
  }
  missBetween(board, text, at, to);
}

/** Commands that change how a board looks, and not what is on it. */
const LOOKS: ReadonlySet<string> = new Set([
  ...[
    'setgounit',
    'setlength',
    'psset',
    'small',
    'footnotesize',
    'scriptsize',
    'tiny',
    'normalsize',
    'large',
  ],
  ...['showcoordstrue', 'showcoordsfalse', 'goprogressstep', 'definecolor', 'color', 'relax', 'par'],
]);

/** The most characters of an unread part that a message quotes. */
const MOST_MISSED = 20;

/** What stands between commands and is no comment. */
function missBetween(board: MarkupBoard, text: string, from: number, to: number): void {
  for (const { 0: word, index } of text.slice(from, to).matchAll(/(?<!\\)%.*|[^\s%]+/g)) {
    if (word.startsWith('%') || /^[{}]+$/.test(word)) continue;
    const start = from + index;
    board.miss({ start, end: start + word.length }, word.slice(0, MOST_MISSED));
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
    const miss = (written: string) => board.miss(span(), written.slice(0, MOST_MISSED));
    const points = (list: string) => list.split(',').flatMap((one) => pointOrMiss(board, one, miss) ?? []);
    switch (name) {
      case 'gobansize': {
        const written = args.braces();
        const lines = Number(written);
        if (isSize(lines)) board = new MarkupBoard(lines, lines);
        else miss(written);
        break;
      }
      case 'cleargoban':
        board = new MarkupBoard(board.columns, board.rows);
        break;
      case 'black':
      case 'white':
        readStones(board, name === 'black' ? BLACK : WHITE, args, span, miss);
        break;
      case 'clear':
        for (const point of points(args.braces())) board.clear(point);
        break;
      case 'gobansymbol': {
        const at = points(args.braces());
        const label = args.braces();
        for (const point of at) signOf(board, point, label, span());
        break;
      }
      case 'showgoban':
      case 'showfullgoban': {
        const [low, high] = name === 'showgoban' ? points(args.brackets()) : [];
        const place = { start: begin < 0 ? start : begin, end: args.at };
        const column = (point: number) => (point % board.columns) + 1;
        const row = (point: number) => board.rows - Math.floor(point / board.columns);
        const part =
          low !== undefined && high !== undefined
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
function readStones(
  board: MarkupBoard,
  color: Color,
  args: Arguments,
  span: () => Span,
  miss: (written: string) => void,
): void {
  const option = args.brackets();
  const list = args.braces().split(',');
  const first = /^\d{1,3}$/.test(option.trim()) ? Number(option) : null;
  list.forEach((name, i) => {
    const isPass = first !== null && name.trim() === '-';
    const point = isPass ? null : pointOrMiss(board, name, miss);
    if (first !== null) {
      const number = first + i;
      if (point !== null) board.move({ number, point, color: i % 2 === 0 ? color : opponent(color) }, span());
      else board.pass(number);
    } else if (point !== null) {
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
  else board.miss(span, written.slice(0, MOST_MISSED));
}

function colorOf(word: string): Color | null {
  return word === 'black' ? BLACK : word === 'white' ? WHITE : null;
}

function columnOf(letter: string): number {
  const low = letter.toLowerCase();
  return low.length === 1 ? COLUMN_LETTERS.indexOf(low) + 1 : 0;
}

/** A point of a list; `null` for none, which is reported where the list has other text. */
function pointOrMiss(board: MarkupBoard, written: string, miss: (written: string) => void): number | null {
  const name = written.trim();
  const point = igoPoint(board, name);
  if (point >= 0) return point;
  if (name !== '') miss(name);
  return null;
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

  /** All that follow. */
  rest(): void {
    for (let at = -1; at !== this.at; ) {
      at = this.at;
      this.brackets();
      this.braces();
    }
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
