import type { Drawn, Stone } from '../protocol/player.ts';
import { type Element, element, short } from './element.ts';
import type { Layout } from './layout.ts';
import { type Pen, type PointMarks, path } from './signs.ts';
import type { BoardTheme } from './theme.ts';

/** Around (0, 0) of a cell of 24, to stand alone. */
const SHAPES = {
  // Wider than the ring of the last play, which is another sign.
  circle: 'M8.6 0A8.6 8.6 0 1 1-8.6 0A8.6 8.6 0 1 1 8.6 0z',
  square: 'M-5.4-5.4H5.4V5.4H-5.4z',
  triangle: 'M0-7.4L6.4 3.7H-6.4z',
} as const;

/** The same around a number, a label or another sign. All of them lie on the stone. */
const AROUND = {
  circle: 'M9.3 0A9.3 9.3 0 1 1-9.3 0A9.3 9.3 0 1 1 9.3 0z',
  square: 'M-7.3-7.3H7.3V7.3H-7.3z',
  triangle: 'M0-10.6L9.2 5.3H-9.2z',
} as const;

/** Whether a shape has to leave room in its middle. */
function isAround(at: PointMarks): boolean {
  return at.text !== null || at.eye !== null || at.hot || at.cross || at.last || at.forbidden.length > 0;
}

/** In the ink of the point, set off from lines: on paper and in high contrast the form shows it. */
export function shape(pen: Pen, at: PointMarks): Element | null {
  const kind = at.shape;
  if (!kind) return null;
  const around = isAround(at);
  const d = (around ? AROUND : SHAPES)[kind];
  // Lines of the board would make a wheel of a circle.
  const fill = pen.stone || around ? 'none' : pen.under;
  const joined = { 'stroke-linejoin': 'round' };
  return element('g', { class: `koban-${kind}` }, [
    ...(pen.stone || around
      ? []
      : [path(pen, d, { ...joined, fill, stroke: pen.under, 'stroke-width': 4.6 })]),
    path(pen, d, { ...joined, fill: 'none', stroke: pen.ink, 'stroke-width': around ? 1.5 : 1.9 }),
  ]);
}

/** Territory: a small square in the owner's color, with a rim that is seen on every ground. */
export function territory(pen: Pen, color: Stone): Element {
  const { fill } = pen.theme[color];
  // A stone is lit from one side; this is flat, as dark or as light as the stone is anywhere.
  return path(pen, 'M-3.6-3.6H3.6V3.6H-3.6z', {
    fill: (color === 'black' ? fill.at(-1) : fill[0]) ?? pen.ink,
    stroke: pen.ink,
    'stroke-width': 1.2,
  });
}

/** Arrows and lines above everything, with a rim in the board's color, seen on stones too. */
export function drawnLines(layout: Layout, theme: BoardTheme, lines: Drawn['lines'] = []): Element | null {
  if (lines.length === 0) return null;
  const s = layout.cell / 24;
  const rims: Element[] = [];
  const strokes: Element[] = [];
  for (const { kind, from, to } of lines) {
    const d = kind === 'arrow' ? arrow(layout, from, to) : run(layout, from, to);
    if (d === '') continue;
    const drawn = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    rims.push(element('path', { ...drawn, stroke: theme.board, 'stroke-width': short(4.8 * s) }));
    strokes.push(element('path', { ...drawn, stroke: theme.ink, 'stroke-width': short(2.2 * s) }));
  }
  return element('g', { class: 'koban-lines' }, [...rims, ...strokes]);
}

type ArrowEnd = Drawn['lines'][number]['from'];

/** How far from the middle of its points an arrow begins and ends, in cells. */
const CLEAR = 0.2;

function ends(layout: Layout, from: ArrowEnd, to: ArrowEnd) {
  const at = ({ x, y }: ArrowEnd) => ({
    x: layout.left + x * layout.cell,
    y: layout.top + y * layout.cellHeight,
  });
  const [a, b] = [at(from), at(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { a, b, length, ux: (b.x - a.x) / length, uy: (b.y - a.y) / length };
}

function run(layout: Layout, from: ArrowEnd, to: ArrowEnd): string {
  const { a, b, length } = ends(layout, from, to);
  return length > 0 ? `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}` : '';
}

function arrow(layout: Layout, from: ArrowEnd, to: ArrowEnd): string {
  const { a, b, length, ux, uy } = ends(layout, from, to);
  if (!(length > 0)) return '';
  const clear = layout.cell * CLEAR;
  const [x0, y0, x1, y1] = [a.x + ux * clear, a.y + uy * clear, b.x - ux * clear, b.y - uy * clear];
  const head = layout.cell * 0.34;
  const side = (turn: number) =>
    `${short(x1 - head * (0.85 * ux - turn * 0.55 * uy))} ${short(y1 - head * (0.85 * uy + turn * 0.55 * ux))}`;
  return `M${short(x0)} ${short(y0)}L${short(x1)} ${short(y1)}M${side(1)}L${short(x1)} ${short(y1)}L${side(-1)}`;
}
