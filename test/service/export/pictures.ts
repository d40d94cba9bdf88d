import { columnName } from '../../../src/go/geometry.ts';
import { BLACK, type Color, opponent, WHITE } from '../../../src/go/types.ts';
import { parseEntry } from '../../../src/notation/index.ts';
import { parseSenseis } from '../../../src/notation/senseis/parse.ts';

/**
 * Readers of what Koban writes for people and for typesetters. They know the conventions of each
 * notation and nothing of the printers, so that a law can hold what a reader sees to the game.
 */

/** What one diagram shows: the board before its moves, and the moves with their colors. */
export interface Shown {
  /** By point as `c4`: `X`, `O` or `?`; other points are empty. */
  readonly stones: ReadonlyMap<string, string>;
  readonly moves: readonly { readonly color: Color; readonly at: string }[];
  /** Whether a move is drawn, which shows the color that begins. */
  readonly drawn: boolean;
}

/** The moves of a diagram: points by number, and what the caption says of the numbers that no stone carries. */
function movesOf(first: number, toPlay: Color, at: ReadonlyMap<number, string>, caption: string) {
  const said = new Map<number, string>();
  for (const [, number, what] of caption.matchAll(/(\d+) (at \d+|pass|elsewhere)/g))
    said.set(Number(number), what ?? '');
  const numbers = [...at.keys(), ...said.keys()];
  if (at.size === 0) first = Math.min(...numbers, Number.MAX_SAFE_INTEGER);
  const last = Math.max(first - 1, ...numbers);
  const moves: { color: Color; at: string }[] = [];
  for (let number = first, color = toPlay; number <= last; number++, color = opponent(color)) {
    const words = said.get(number);
    const again = /^at (\d+)$/.exec(words ?? '')?.[1];
    const where = at.get(number) ?? (again ? (at.get(Number(again)) ?? '') : words);
    moves.push({ color, at: (where ?? 'nothing').replace('elsewhere', 'tenuki') });
  }
  return moves;
}

function boardOf(text: string): ReturnType<typeof parseEntry>['diagram'] {
  return text.startsWith('$$') ? parseSenseis(text).diagram : parseEntry(text).diagram;
}

/** Plain boards: digits are moves in turn, Black first unless the caption says `White to play`. */
export function readAscii(text: string): Shown[] {
  const blocks = text.trimEnd().split('\n\n');
  const parts: { rows: string; caption: string }[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (/[|+]/.test(block.slice(0, 3)) || !last) parts.push({ rows: block, caption: '' });
    else last.caption = block;
  }
  return parts.map(({ rows, caption }) => {
    const diagram = boardOf(rows);
    if (!diagram) throw new Error(`no board in ${rows}`);
    const { columns, cells, digits } = diagram;
    const name = (point: number) =>
      columnName((point % columns) + 1) + (diagram.rows - Math.floor(point / columns));
    const first = Number(/moves (\d+)–/.exec(caption)?.[1] ?? 1);
    const stones = new Map<string, string>();
    cells.forEach((cell, point) => {
      if (cell !== 0) stones.set(name(point), '.XO?'[cell] ?? '');
    });
    const at = new Map(digits.map(({ number, point }) => [first + number - 1, name(point)] as const));
    return {
      stones,
      moves: movesOf(first, caption.includes('White to play') ? WHITE : BLACK, at, caption),
      drawn: true,
    };
  });
}

const list = (text: string | undefined, between: string) =>
  text === undefined || text === '' ? [] : text.split(between);

/** The calls of `go-board` in Typst. */
export function readTypst(text: string): Shown[] {
  return text
    .split('#go-board(')
    .slice(1)
    .map((call) => {
      const quoted = (key: string) => new RegExp(`^  ${key}: "((?:[^"\\\\]|\\\\.)*)",$`, 'm').exec(call)?.[1];
      const stones = new Map<string, string>();
      for (const [key, glyph] of [
        ['black', 'X'],
        ['white', 'O'],
        ['unknown', '?'],
      ] as const)
        for (const point of list(quoted(key), ' ')) stones.set(point, glyph);
      const first = Number(/^ {2}first: (\d+),$/m.exec(call)?.[1] ?? 1);
      const at = new Map<number, string>();
      list(quoted('moves'), ' ').forEach((point, i) => {
        if (point !== '-') at.set(first + i, point);
      });
      const toPlay = quoted('to-play') === 'white' ? WHITE : BLACK;
      return { stones, moves: movesOf(first, toPlay, at, quoted('caption') ?? ''), drawn: at.size > 0 };
    });
}

/** The boards of `psgo`. */
export function readPsgo(text: string): Shown[] {
  return text
    .split('\\begin{center}')
    .slice(1)
    .map((part) => {
      const stones = new Map<string, string>();
      for (const [, color, x, y] of part.matchAll(
        /\\stone(?:\[[^\]]*\])?\{(black|white)\}\{(\w)\}\{(\d+)\}/g,
      ))
        stones.set(`${x}${y}`, color === 'black' ? 'X' : 'O');
      for (const [, x, y] of part.matchAll(/\\markpos\{\\markdd\}\{(\w)\}\{(\d+)\}/g))
        stones.set(`${x}${y}`, '?');
      const first = Number(/\\setcounter\{gomove\}\{(\d+)\}/.exec(part)?.[1] ?? 0) + 1;
      const black = /\\setboolean\{blackmove\}\{(\w+)\}/.exec(part)?.[1] !== 'false';
      const at = new Map<number, string>();
      let number = first;
      for (const [, x, y] of part.matchAll(/\\(?:move\{(\w)\}\{(\d+)\}|pass)/g)) {
        if (x !== undefined) at.set(number, `${x}${y}`);
        number++;
      }
      const caption = /\\small (.*)/.exec(part)?.[1] ?? '';
      return { stones, moves: movesOf(first, black ? BLACK : WHITE, at, caption), drawn: at.size > 0 };
    });
}

/** The boards of `igo`. */
export function readIgo(text: string): Shown[] {
  return text
    .split('\\begin{center}')
    .slice(1)
    .map((part) => {
      const stones = new Map<string, string>();
      for (const [, color, points] of part.matchAll(/\\(black|white)\{([^}]*)\}/g))
        for (const point of list(points, ',')) stones.set(point, color === 'black' ? 'X' : 'O');
      const [, color, first = '1', points] = /\\(black|white)\[(\d+)\]\{([^}]*)\}/.exec(part) ?? [];
      const at = new Map<number, string>();
      list(points, ',').forEach((point, i) => {
        if (point !== '-') at.set(Number(first) + i, point);
      });
      const caption = /\\small (.*)/.exec(part)?.[1] ?? '';
      return {
        stones,
        moves: movesOf(Number(first), color === 'white' ? WHITE : BLACK, at, caption),
        drawn: at.size > 0,
      };
    });
}
