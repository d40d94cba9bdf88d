/**
 * What a question or a hover is about: chains with an outline, their liberties, and points that
 * are left out.
 */
import { type Element, element, short } from './element.ts';
import { center, type Layout, onBoard } from './layout.ts';
import type { BoardTheme } from './theme.ts';

/** All are points; those outside of the board are not drawn. */
export interface AskedPoints {
  /** The stones of the chains, which get an outline. */
  readonly chains: readonly number[];
  /** A dot on each. */
  readonly liberties?: readonly number[];
  /** Hatched: the question does not go there. */
  readonly outside?: readonly number[];
  /** Shaded: the zone in which the proven side plays, or the region. */
  readonly zone?: readonly number[];
  /** Ringed: what the pointer is on. */
  readonly at?: number;
}

/** The edges between these points and all others. */
export function contourPath(layout: Layout, points: ReadonlySet<number>): string {
  const { cell, cellHeight, shape } = layout;
  let path = '';
  for (const point of [...points].sort((a, b) => a - b)) {
    const { x, y } = center(layout, point);
    const column = point % shape.columns;
    const [x0, x1, y0, y1] = [x - cell / 2, x + cell / 2, y - cellHeight / 2, y + cellHeight / 2].map(short);
    if (!points.has(point - shape.columns)) path += `M${x0} ${y0}H${x1}`;
    if (!points.has(point + shape.columns)) path += `M${x0} ${y1}H${x1}`;
    if (column === 0 || !points.has(point - 1)) path += `M${x0} ${y0}V${y1}`;
    if (column === shape.columns - 1 || !points.has(point + 1)) path += `M${x1} ${y0}V${y1}`;
  }
  return path;
}

/** Below the stones: the zone, and what is left out. */
export function askedBelow(layout: Layout, theme: BoardTheme, asked: AskedPoints): Element[] {
  return [...zone(layout, theme, asked.zone ?? []), ...leftOut(layout, theme, asked)];
}

/** A shade with a dotted rim, which high contrast shows, too. */
function zone(layout: Layout, theme: BoardTheme, points: readonly number[]): Element[] {
  const all = new Set(points.filter((point) => onBoard(layout.shape, point)));
  if (all.size === 0) return [];
  const { cell } = layout;
  const dot = short(Math.max(1, cell / 16));
  return [
    element('g', { class: 'koban-zone' }, [
      element('path', { d: cellsPath(layout, all), fill: theme.ink, opacity: 0.13 }),
      element('path', {
        d: contourPath(layout, all),
        fill: 'none',
        stroke: theme.ink,
        'stroke-width': dot,
        'stroke-linecap': 'round',
        'stroke-dasharray': `0 ${short(cell / 6)}`,
        opacity: 0.75,
      }),
    ]),
  ];
}

/** The cells of these points, as one shape. */
export function cellsPath(layout: Layout, points: ReadonlySet<number>): string {
  const { cell, cellHeight } = layout;
  let path = '';
  for (const point of [...points].sort((a, b) => a - b)) {
    const { x, y } = center(layout, point);
    const [x0, x1, y0, y1] = [x - cell / 2, x + cell / 2, y - cellHeight / 2, y + cellHeight / 2].map(short);
    path += `M${x0} ${y0}H${x1}V${y1}H${x0}z`;
  }
  return path;
}

function leftOut(layout: Layout, theme: BoardTheme, asked: AskedPoints): Element[] {
  const outside = (asked.outside ?? []).filter((point) => onBoard(layout.shape, point));
  if (outside.length === 0) return [];
  const { cell, cellHeight } = layout;
  const [w, h] = [cell / 2, cellHeight / 2];
  // Strokes of a slant, which go on in the next cell.
  const strokes = [
    [-w, 0, 0, -h],
    [-w, h, w, -h],
    [0, h, w, 0],
  ] as const;
  const d = outside
    .flatMap((point) => {
      const { x, y } = center(layout, point);
      return strokes.map(
        ([x0, y0, x1, y1]) => `M${short(x + x0)} ${short(y + y0)}L${short(x + x1)} ${short(y + y1)}`,
      );
    })
    .join('');
  const stroke = { fill: 'none', stroke: theme.ink, 'stroke-width': short(Math.max(0.8, cell / 24)) };
  return [element('path', { class: 'koban-outside', d, opacity: 0.6, ...stroke })];
}

/**
 * Above the stones: the outline in ink, cased in the color of the board, so that it is seen on
 * stones of both colors.
 */
export function askedAbove(layout: Layout, theme: BoardTheme, asked: AskedPoints): Element[] {
  const on = (points: readonly number[]) => points.filter((point) => onBoard(layout.shape, point));
  const scale = layout.cell / 24;
  const twice = (tag: string, attributes: Element['attributes'], wide: number, narrow: number, ink: string) =>
    [
      [theme.board, wide],
      [ink, narrow],
    ].map(([stroke = '', width = 0]) =>
      element(tag, {
        ...attributes,
        fill: 'none',
        stroke,
        'stroke-width': short(Math.max(1, Number(width) * scale)),
        'stroke-linecap': 'round',
      }),
    );
  const chains = new Set(on(asked.chains));
  const dots = on(asked.liberties ?? []).map((point) => {
    const { x, y } = center(layout, point);
    const rim = { stroke: theme.board, 'stroke-width': short(1.6 * scale) };
    return element('circle', {
      class: 'koban-liberty',
      cx: short(x),
      cy: short(y),
      r: short(3.6 * scale),
      fill: theme.repeats,
      ...rim,
    });
  });
  const ringed = asked.at === undefined ? [] : on([asked.at]);
  return [
    ...(chains.size > 0
      ? twice('path', { class: 'koban-chain', d: contourPath(layout, chains) }, 4.6, 2, theme.ink)
      : []),
    ...dots,
    ...ringed.flatMap((point) => {
      const { x, y } = center(layout, point);
      return twice('circle', { cx: short(x), cy: short(y), r: short(9 * scale) }, 4.4, 2.2, theme.repeats);
    }),
  ];
}
