import { columnName } from '../../../src/go/geometry.ts';
import { BLACK, EMPTY, WHITE } from '../../../src/go/types.ts';
import type { EntrySyntax } from '../../../src/notation/types.ts';
import type { Printed } from './index.ts';

/**
 * ```
 *       A B C
 *     +-------+
 *   3 | X x , |
 *   2 | X , o |
 *   1 | x , O |
 *     +-------+
 * ```
 * A map of who owns what, as Pachi prints it beside its board: small letters on empty points, a comma where nobody does.
 */
export function printOwned({ diagram, title }: EntrySyntax): Printed {
  if (!diagram) return { text: '', lost: ['There is no board'] };
  const lost: string[] = [];
  const { columns, rows, cells, origin, open, labels, marks, digits, signs = [] } = diagram;
  const glyphs: string[] = Array.from(cells, (cell) => (cell === BLACK ? 'X' : cell === WHITE ? 'O' : ','));
  let others = labels.length + marks.length + digits.length;
  for (const { point, kind, color } of signs) {
    if (kind === 'territory' && cells[point] === EMPTY) glyphs[point] = color === BLACK ? 'x' : 'o';
    else others++;
  }
  if (title) lost.push(`The title “${title.value.slice(0, 40)}” is lost`);
  if (others > 0) lost.push(`What is drawn besides stones and territory is lost (${others})`);
  if (open.length > 0) lost.push(`That the board goes on at the ${open.join(', ')} is lost`);
  const unknown = cells.filter((cell) => cell !== BLACK && cell !== WHITE && cell !== EMPTY).length;
  if (unknown > 0) lost.push(`Unknown points are printed as nobody’s (${unknown})`);
  const letters = Array.from({ length: columns }, (_, x) => columnName(origin.column + x).toUpperCase());
  const edge = `    +${'-'.repeat(2 * columns + 1)}+`;
  const lines = [`      ${letters.join(' ')}`, edge];
  for (let y = 0; y < rows; y++) {
    const number = String(origin.row + rows - 1 - y).padStart(3);
    lines.push(`${number} | ${glyphs.slice(y * columns, (y + 1) * columns).join(' ')} |`);
  }
  return { text: [...lines, edge].map((line) => `${line}\n`).join(''), lost };
}
