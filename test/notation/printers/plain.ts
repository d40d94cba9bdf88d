import { columnName } from '../../../src/go/geometry.ts';
import { BLACK, EMPTY, WHITE } from '../../../src/go/types.ts';
import type { EntrySyntax } from '../../../src/notation/types.ts';
import type { Printed } from './index.ts';

/**
 * ```
 *     K L M N
 *    +-------+
 *  9 |. # O .
 *  8 |. . . .
 * ```
 * A board as people draw it in mail: `#` is Black, so that nobody can take X for White. Edges are drawn where they are; coordinates say
 * where a part of a board is, and make a small one known for a board.
 */
export function printPlain(entry: EntrySyntax): Printed {
  const { diagram, title } = entry;
  if (!diagram) return { text: '', lost: ['There is no board'] };
  const lost: string[] = [];
  const { columns, rows, open, origin, whole, cells } = diagram;
  const tell = (n: number, what: string) => n > 0 && lost.push(`${what} (${n})`);
  if (title) lost.push(`The title “${title.value.slice(0, 40)}” is lost`);
  tell(diagram.digits.length + entry.moves.length, 'Moves are lost');
  tell(diagram.labels.length, 'Labels are lost');
  tell(diagram.marks.length, 'Marks are lost');
  tell(diagram.signs?.length ?? 0, 'Signs are lost');
  tell(diagram.either?.length ?? 0, 'Points that are empty or a stone are printed as ?');
  for (const { key, known } of entry.fields) {
    if (known && !['colors', 'size', 'edges', 'moves'].includes(key)) lost.push(`The line ${key} is lost`);
  }
  const all = open.length === 0;
  const lettered = all || origin.column > 1;
  const numbered = all || origin.row > 1;
  const has = { left: !open.includes('left'), right: !open.includes('right') };
  // Where every row begins with it `#` is the sign of a comment.
  const isComment =
    !has.left &&
    !numbered &&
    Array.from({ length: rows }, (_, y) => cells[y * columns]).every((cell) => cell === BLACK);
  const black = isComment ? '@' : '#';
  const sign = (cell: number) => (cell === BLACK ? black : cell === WHITE ? 'O' : cell === EMPTY ? '.' : '?');
  const edge = `   ${has.left ? '+' : ' '}${'-'.repeat(2 * columns - 1)}${has.right ? '+' : ''}`;
  const lines: string[] = [];
  if (lettered) {
    const names = Array.from({ length: columns }, (_, x) => columnName(origin.column + x).toUpperCase());
    lines.push(`    ${names.join(' ')}`);
  }
  if (!open.includes('top')) lines.push(edge);
  for (let y = 0; y < rows; y++) {
    const number = numbered ? String(origin.row + rows - 1 - y) : '';
    const points = Array.from(cells.subarray(y * columns, (y + 1) * columns), sign).join(' ');
    lines.push(`${number.padStart(2)} ${has.left ? '|' : ' '}${points}${has.right ? '|' : ''}`);
  }
  if (!open.includes('bottom')) lines.push(edge);
  const part = whole && (whole.columns !== columns || whole.rows !== rows);
  if (part) lines.push(`size: ${whole.columns}x${whole.rows}`);
  return { text: lines.map((line) => `${line}\n`).join(''), lost };
}
