/**
 * What a comment speaks of: points by their coordinates (`D4`), moves by their numbers (`move 34`,
 * `#34`, `第34手`), nodes by their names in quotes.
 */
import { columnNumber } from '../../go/geometry.ts';

interface MentionPlace {
  /** In UTF-16 code units of the text. */
  readonly start: number;
  readonly end: number;
}

export type Mention =
  | (MentionPlace & { readonly kind: 'point'; readonly column: number; readonly row: number })
  | (MentionPlace & { readonly kind: 'move'; readonly number: number })
  | (MentionPlace & { readonly kind: 'node'; readonly name: string });

/**
 * A letter or digit of Latin words beside it makes a coordinate part of a word (`MP3`, `x86`);
 * beside it Chinese characters and kana are the next word. Letters and digits may be full-width.
 */
const WORD = String.raw`\p{Script=Latin}\p{N}_`;
const DIGITS = '[0-9０-９]';
const MENTION = new RegExp(
  [
    String.raw`(?<![${WORD}.])(?<column>([a-zａ-ｚ])\2?)(?<row>${DIGITS}{1,2})(?![${WORD}]|\.${DIGITS})`,
    String.raw`(?:(?<![${WORD}])moves?\s{1,3}|(?<![${WORD}&#])#|第)(?<number>${DIGITS}{1,4})(?![${WORD}])`,
    String.raw`(?<![${WORD}])(?<of>${DIGITS}{1,4})(?:手目|수째)`,
    String.raw`"(?<plain>[^"\n\r]{1,80})"|“(?<round>[^”\n\r]{1,80})”|「(?<corner>[^」\n\r]{1,80})」`,
  ].join('|'),
  'giu',
);

/** A comment has at most so many that are found. */
const MOST = 1000;

/**
 * In the order of the text. Whether a board has the point, and a game the move, is not asked here.
 */
export function mentionsIn(text: string): Mention[] {
  const found: Mention[] = [];
  for (const match of text.matchAll(MENTION)) {
    if (found.length >= MOST) break;
    const { column, row, number, of, plain, round, corner } = match.groups ?? {};
    const place = { start: match.index, end: match.index + match[0].length };
    const name = plain ?? round ?? corner;
    if (column !== undefined)
      found.push({ ...place, kind: 'point', column: columnNumber(narrow(column)), row: Number(narrow(row)) });
    else if (name !== undefined) {
      found.push({ ...place, kind: 'node', name: name.trim() });
      // What is quoted may have coordinates of its own.
      for (const inner of mentionsIn(name))
        found.push({ ...inner, start: inner.start + place.start + 1, end: inner.end + place.start + 1 });
    } else found.push({ ...place, kind: 'move', number: Number(narrow(number ?? of)) });
  }
  return found;
}

function narrow(written = ''): string {
  return written.normalize('NFKC');
}

/**
 * The point of a board that a mention names, row by row from the top left; -1 where there is none.
 */
export function mentionedPoint(
  board: {
    readonly columns: number;
    readonly rows: number;
    /** Column and row of the lower left point; 1 and 1 if not given. */
    readonly origin?: { readonly column: number; readonly row: number };
  },
  { column, row }: { readonly column: number; readonly row: number },
): number {
  const { columns, rows, origin = { column: 1, row: 1 } } = board;
  const x = column - origin.column;
  const y = rows - 1 - (row - origin.row);
  return column > 0 && x >= 0 && x < columns && y >= 0 && y < rows ? y * columns + x : -1;
}
