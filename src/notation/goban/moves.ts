import { columnName, columnNumber } from '../../go/geometry.ts';
import { must } from '../../go/must.ts';
import { BLACK, type Color, WHITE } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { isDigit, type Word } from '../text.ts';
import type { Fix, MoveSyntax, NamedBoard, Problem, Span } from '../types.ts';
import { writing } from './fields.ts';
import { problem } from './messages.ts';
import { readPoint } from './points.ts';
import type { Values } from './values.ts';

type MoveTarget = MoveSyntax['target'];

/**
 * ```
 * moves: 1. B c2 W f2, pass W @3
 *           ^----            ^-^
 * ```
 * Reads plays. A word that is no play is kept as one to `nowhere`, so that the moves after it keep
 * their numbers.
 */
export function readMoves(values: Values, value: Span, board: NamedBoard | null): MoveSyntax[] {
  const { problems } = values;
  const moves: MoveSyntax[] = [];
  let color: { readonly value: Color; readonly word: Word } | null = null;
  const alone = ({ word }: NonNullable<typeof color>) => {
    problems.push(problem('move.color-alone', word.span, { color: word.text }));
  };
  for (const written of values.words(value)) {
    const word = withoutNumber(written);
    if (!word) continue;
    const named = colorOf(word.text, board);
    if (named) {
      if (color) alone(color);
      color = { value: named, word };
      continue;
    }
    const joined = color ? null : splitColor(word);
    const targetWord = joined?.target ?? word;
    const start = color?.word.span.start ?? word.span.start;
    moves.push({
      span: { start, end: word.span.end },
      color: color?.value ?? joined?.color ?? null,
      target: readTarget(targetWord, board, problems),
      targetSpan: targetWord.span,
    });
    color = null;
  }
  if (color) alone(color);
  return moves;
}

/** `1.`, `3...` and `12)` only count; a move may stand right behind one. */
function withoutNumber(word: Word): Word | null {
  let i = 0;
  while (i < word.text.length && isDigit(word.text.charCodeAt(i))) i++;
  if (i === 0 || i === word.text.length) return word;
  const digits = i;
  while (word.text[i] === '.' || word.text[i] === ')') i++;
  if (i === digits) return word;
  if (i === word.text.length) return null;
  return { text: word.text.slice(i), span: { start: word.span.start + i, end: word.span.end } };
}

const COLORS: ReadonlyMap<string, Color> = new Map([
  ['b', BLACK],
  ['black', BLACK],
  ['w', WHITE],
  ['white', WHITE],
]);

/** `B`, `W`, or in full; small `b` and `w` are colors only where the board has no such label. */
function colorOf(word: string, board: NamedBoard | null): Color | undefined {
  if (word.length > 5) return undefined;
  if (word.length === 1 && word >= 'a' && board?.labels.some(({ label }) => label === word)) return undefined;
  return COLORS.get(word.toLowerCase());
}

/** `Bc2`, `Wpass`, `B@3`: a capital color without a blank after it. */
function splitColor(word: Word): { readonly color: Color; readonly target: Word } | null {
  const { text, span } = word;
  if (!/^[BW](?:[a-z][1-9]|pass$|tenuki$|@)/i.test(text) || text.charAt(0) > 'W') return null;
  const target = { text: text.slice(1), span: { start: span.start + 1, end: span.end } };
  return { color: text[0] === 'B' ? BLACK : WHITE, target };
}

function readTarget({ text, span }: Word, board: NamedBoard | null, problems: Problem[]): MoveTarget {
  const lower = text.length <= 6 ? text.toLowerCase() : '';
  if (lower === 'pass' || lower === 'tenuki') return { kind: lower };
  if (text[0] === '@' && text.length <= 5 && /^@[0-9]+$/.test(text)) {
    return { kind: 'again', number: Number(text.slice(1)) };
  }
  const isWhole = board?.open?.length === 0;
  const elsewhere: Fix = { title: message('fix.write-tenuki'), edits: [{ span, text: 'tenuki' }] };
  const meant = isWhole ? nearestPoint(lower, board) : null;
  // A whole board has no outside.
  const fixes = isWhole ? (meant ? [{ ...writing(meant, span), preferred: false }] : []) : [elsewhere];
  const named = readPoint(text, span, board, 'move.off-board', problems, fixes);
  if (named) return named;
  const written = board && pointOfSgf(text, board);
  problems.push(problem('move.unreadable', span, { written: text }, written ? [writing(written, span)] : []));
  return { kind: 'nowhere' };
}

/** The point of a whole board beside a coordinate one line outside of it. */
function nearestPoint(word: string, { columns, rows, origin }: NamedBoard): string | null {
  const [, letter = '', digits = ''] = /^([a-hj-z])(\d+)$/.exec(word) ?? [];
  if (letter === '') return null;
  const x = columnNumber(letter) - origin.column;
  const y = Number(digits) - origin.row;
  const [column, row] = [Math.min(Math.max(x, 0), columns - 1), Math.min(Math.max(y, 0), rows - 1)];
  if (Math.abs(column - x) + Math.abs(row - y) > 1) return null;
  return `${columnName(column + origin.column)}${row + origin.row}`;
}

/**
 * What two small letters of SGF mean on a board that is drawn whole: columns from the left, rows
 * from the top.
 */
function pointOfSgf(text: string, { columns, rows, origin }: NamedBoard): string | null {
  if (!/^[a-s]{2}$/.test(text) || origin.column !== columnNumber('a') || origin.row !== 1) return null;
  const [x, y] = [text.charCodeAt(0) - 97, text.charCodeAt(1) - 97];
  return x < columns && y < rows ? `${columnName(x + 1)}${rows - y}` : null;
}

export interface Replay {
  readonly number: number;
  readonly at: number;
  readonly span: Span;
}

/** Reads `4@1, 8@2` and `4 at 1`. `checkNumbers` checks that they are moves of the diagram. */
export function readReplays(values: Values, value: Span): Replay[] {
  const { problems } = values;
  const replays: Replay[] = [];
  const words = [...values.words(value, ',;()')];
  for (let i = 0; i < words.length; i++) {
    const { text: word, span } = must(words[i]);
    const joined = word.length <= 9 ? /^([0-9]{1,4})@([0-9]{1,4})$/.exec(word) : null;
    if (joined) {
      replays.push({ number: Number(joined[1]), at: Number(joined[2]), span });
      continue;
    }
    const at = words[i + 1]?.text.toLowerCase();
    const last = words[i + 2];
    if (isNumber(word) && (at === 'at' || at === '@') && last && isNumber(last.text)) {
      replays.push({
        number: Number(word),
        at: Number(last.text),
        span: { start: span.start, end: last.span.end },
      });
      i += 2;
      continue;
    }
    problems.push(problem('replay.unreadable', span, { written: word }));
  }
  return replays;
}

function isNumber(word: string): boolean {
  return word.length <= 4 && /^[0-9]+$/.test(word);
}
