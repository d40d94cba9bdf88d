/** The outline of points on a board, such as the chains of a question. */
import type { BoardTheme } from '../../../src/render/board-theme.ts';
import type { Element as Picture } from '../../../src/render/element.ts';
import { center, type Layout } from '../../../src/render/layout.ts';

/** The edges between these points and all others. */
function contourPath(layout: Layout, points: ReadonlySet<number>): string {
  const { cell, cellHeight, shape } = layout;
  let path = '';
  for (const point of [...points].sort((a, b) => a - b)) {
    const { x, y } = center(layout, point);
    const column = point % shape.columns;
    const [x0, x1, y0, y1] = [x - cell / 2, x + cell / 2, y - cellHeight / 2, y + cellHeight / 2];
    if (!points.has(point - shape.columns)) path += `M${x0} ${y0}H${x1}`;
    if (!points.has(point + shape.columns)) path += `M${x0} ${y1}H${x1}`;
    if (column === 0 || !points.has(point - 1)) path += `M${x0} ${y0}V${y1}`;
    if (column === shape.columns - 1 || !points.has(point + 1)) path += `M${x1} ${y0}V${y1}`;
  }
  return path;
}

/** In ink, cased in the color of the board, so that it is seen on stones of both colors. */
export function contour(layout: Layout, theme: BoardTheme, points: ReadonlySet<number>): Picture[] {
  if (points.size === 0) return [];
  const d = contourPath(layout, points);
  const line = (stroke: string, width: number): Picture => ({
    tag: 'path',
    attributes: {
      d,
      fill: 'none',
      stroke,
      'stroke-width': Math.max(1, (width * layout.cell) / 24),
      'stroke-linecap': 'round',
    },
    children: [],
  });
  return [line(theme.board, 4.6), line(theme.ink, 2)];
}
