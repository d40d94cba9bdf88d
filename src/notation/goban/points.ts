import { columnName, columnNumber } from '../../go/geometry.ts';
import type { Point } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import type { GOBAN_SEVERITIES } from '../generated/severities.ts';
import type { Fix, NamedBoard, Problem, Span } from '../types.ts';
import { problem } from './messages.ts';

/** What a word can name on a board. */
type Named =
  | { readonly kind: 'point'; readonly point: Point }
  | { readonly kind: 'label'; readonly label: string; readonly point: Point }
  /** It looks like a coordinate or label and names nothing: a problem if the board is known. */
  | { readonly kind: 'nowhere' };

/** Codes of the places where points are named: plays, claims and marks. */
type OffBoard = Extract<
  keyof typeof GOBAN_SEVERITIES,
  'move.off-board' | 'expect.off-board' | 'mark.off-board'
>;

/**
 * Reads a coordinate (any case) or a label; `null` when the word is neither. Without a board (an
 * entry that continues another one) every name is `nowhere` and nothing is wrong.
 */
export function readPoint(
  word: string,
  span: Span,
  board: NamedBoard | null,
  offBoard: OffBoard,
  problems: Problem[],
  fixes: readonly Fix[] = [],
): Named | null {
  if (word.length === 1 && /[a-z]/i.test(word)) {
    if (!board) return { kind: 'nowhere' };
    const label = word.toLowerCase();
    const drawn = board.labels.find((l) => l.label === label);
    if (drawn) return { kind: 'label', label, point: drawn.point };
    problems.push(problem('label.unknown', span, { label: word }));
    return { kind: 'nowhere' };
  }
  if (!isCoordinate(word)) return null;
  if (/^i/i.test(word)) {
    const meant = word.replace(/i/g, 'j').replace(/I/g, 'J');
    const edits = [{ span, text: meant }];
    const isThere = !board || readPoint(meant, span, board, offBoard, [])?.kind !== 'nowhere';
    problems.push(
      problem(
        'move.no-column-i',
        span,
        { meant },
        isThere ? [{ title: message('fix.write', { text: meant }), edits }] : [],
      ),
    );
    return { kind: 'nowhere' };
  }
  if (!board) return { kind: 'nowhere' };
  const [letters = ''] = /^\D+/.exec(word) ?? [];
  const x = columnNumber(letters) - board.origin.column;
  const y = board.rows - 1 - (Number(word.slice(letters.length)) - board.origin.row);
  if (x >= 0 && x < board.columns && y >= 0 && y < board.rows) {
    return { kind: 'point', point: y * board.columns + x };
  }
  problems.push(problem(offBoard, span, { written: word, ...extent(board) }, fixes));
  return { kind: 'nowhere' };
}

/**
 * A letter, or one that stands two or three times, and a row number without leading zero; `i` too,
 * which is looked at later.
 */
function isCoordinate(word: string): boolean {
  return word.length <= 5 && /^([a-z])\1{0,2}[1-9][0-9]?$/i.test(word);
}

/** From `a1` to `g7`. */
function extent({ columns, rows, origin }: NamedBoard): { first: string; last: string } {
  const name = (column: number, row: number) => columnName(column) + row;
  return {
    first: name(origin.column, origin.row),
    last: name(origin.column + columns - 1, origin.row + rows - 1),
  };
}
