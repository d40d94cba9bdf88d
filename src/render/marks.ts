import type { Mark, Stone } from '../protocol/player.ts';
import { type Element, element, group, short } from './element.ts';
import { center, type Layout, onBoard } from './layout.ts';
import type { Theme } from './theme.ts';

export interface PlacedMark {
  readonly point: number;
  readonly mark: Mark;
}

/** What stands at a point when a mark is drawn on it. */
export type StoneAt = (point: number) => Stone | null;

/** Below this cell size small signs are blots, so only the big ones are drawn. */
const SMALL = 13;

/** All that is to be said of one point, so that marks can make room for each other. */
interface PointMarks {
  readonly point: number;
  text: string | null;
  eye: string | null;
  last: boolean;
  hot: boolean;
  cross: boolean;
  repeats: boolean;
  forbidden: string[];
}

function byPoint(layout: Layout, marks: readonly PlacedMark[]): PointMarks[] {
  const found = new Map<number, PointMarks>();
  for (const { point, mark } of marks) {
    if (!onBoard(layout.shape, point) || mark.kind === 'mouth') continue;
    let at = found.get(point);
    if (!at) {
      at = {
        point,
        text: null,
        eye: null,
        last: false,
        hot: false,
        cross: false,
        repeats: false,
        forbidden: [],
      };
      found.set(point, at);
    }
    switch (mark.kind) {
      // A number goes before a label: the label's point has been played on.
      case 'number':
        at.text = mark.text;
        break;
      case 'label':
        at.text ??= mark.text;
        break;
      case 'eye':
        at.eye = mark.text;
        break;
      case 'forbidden':
        if (!at.forbidden.includes(mark.rule)) at.forbidden.push(mark.rule);
        break;
      default:
        at[mark.kind] = true;
    }
  }
  return [...found.values()].sort((a, b) => a.point - b.point);
}

/** Marks that lie under the stones: ko mouths as tinted ground, hot stones in their glow. */
export function marksBelow(
  layout: Layout,
  theme: Theme,
  marks: readonly PlacedMark[],
  id: string,
): (Element | null)[] {
  const mouths = new Map<number, Set<number>>();
  for (const { point, mark } of marks) {
    if (mark.kind !== 'mouth' || !onBoard(layout.shape, point)) continue;
    const points = mouths.get(mark.group) ?? new Set();
    mouths.set(mark.group, points.add(point));
  }
  const hot = byPoint(layout, marks).filter((at) => at.hot);
  return [
    ...[...mouths].sort((a, b) => a[0] - b[0]).map(([n, points]) => mouth(layout, theme, n, points)),
    hot.length > 0 && theme.glow !== 'none' ? glow(layout, theme, hot, id) : null,
  ];
}

/** A ko mouth: tinted, and outlined with dashes that tell groups apart without color. */
function mouth(layout: Layout, theme: Theme, n: number, points: ReadonlySet<number>): Element {
  const { cell, cellHeight, shape } = layout;
  const color = theme.mouths[Math.abs(n) % theme.mouths.length] ?? theme.line;
  let fill = '';
  let rim = '';
  for (const point of [...points].sort((a, b) => a - b)) {
    const { x, y } = center(layout, point);
    const column = point % shape.columns;
    const [x0, x1, y0, y1] = [x - cell / 2, x + cell / 2, y - cellHeight / 2, y + cellHeight / 2].map(short);
    fill += `M${x0} ${y0}H${x1}V${y1}H${x0}z`;
    if (!points.has(point - shape.columns)) rim += `M${x0} ${y0}H${x1}`;
    if (!points.has(point + shape.columns)) rim += `M${x0} ${y1}H${x1}`;
    if (column === 0 || !points.has(point - 1)) rim += `M${x0} ${y0}V${y1}`;
    if (column === shape.columns - 1 || !points.has(point + 1)) rim += `M${x1} ${y0}V${y1}`;
  }
  const s = cell / 24;
  const dashes = [
    '',
    `${short(5 * s)} ${short(2.5 * s)}`,
    `${short(1.5 * s)} ${short(2 * s)}`,
    `${short(7 * s)} ${short(2 * s)} ${short(1.5 * s)} ${short(2 * s)}`,
  ];
  const dash = dashes[Math.abs(n) % dashes.length]!;
  return element('g', { class: 'koban-mouth' }, [
    element('path', { d: fill, fill: color, opacity: 0.3 }),
    element('path', {
      d: rim,
      fill: 'none',
      stroke: color,
      'stroke-width': Math.max(1, 1.4 * s),
      ...(dash === '' ? { 'stroke-linecap': 'square' } : { 'stroke-dasharray': dash }),
    }),
  ]);
}

function glow(layout: Layout, theme: Theme, hot: readonly PointMarks[], id: string): Element {
  return element('g', { class: 'koban-glow', fill: `url(#${id}g)` }, [
    element('defs', {}, [
      element('radialGradient', { id: `${id}g` }, [
        element('stop', { offset: 0.5, 'stop-color': theme.glow, 'stop-opacity': 0.95 }),
        element('stop', { offset: 1, 'stop-color': theme.glow, 'stop-opacity': 0 }),
      ]),
    ]),
    ...hot.map((at) => {
      const { x, y } = center(layout, at.point);
      return element('circle', { cx: x, cy: y, r: layout.cell * 0.82 });
    }),
  ]);
}

/** Marks that lie on the stones, or on empty points. */
export function marksAbove(
  layout: Layout,
  theme: Theme,
  marks: readonly PlacedMark[],
  stoneAt: StoneAt,
): (Element | null)[] {
  return byPoint(layout, marks).map((at) => {
    const pen = penAt(layout, theme, at.point, stoneAt(at.point));
    return group({ class: `koban-mark${at.hot ? ' koban-hot' : ''}` }, [
      at.hot ? dashedRing(pen) : null,
      ...(at.text !== null || at.eye !== null ? written(pen, at) : signed(pen, at)),
      at.repeats && layout.cell >= SMALL ? loopBadge(pen) : null,
    ]);
  });
}

/** Where and with what a mark is drawn. */
interface Pen {
  readonly x: number;
  readonly y: number;
  /** Pixels for a cell of 24: all sizes below are said for that cell. */
  readonly s: number;
  readonly small: boolean;
  readonly theme: Theme;
  readonly stone: Stone | null;
  /** Reads well on what is there. */
  readonly ink: string;
  /** The color of what is there, to set a mark off from it. */
  readonly under: string;
}

function penAt(layout: Layout, theme: Theme, point: number, stone: Stone | null): Pen {
  const { x, y } = center(layout, point);
  const fill = stone ? theme[stone].fill : [];
  return {
    x,
    y,
    s: layout.cell / 24,
    small: layout.cell < SMALL,
    theme,
    stone,
    ink: stone ? theme[stone].ink : theme.ink,
    under: stone ? (fill[1] ?? fill[0] ?? theme.board) : theme.board,
  };
}

/** A hue, or the ink where the hue is that of the stone itself, as in print. */
function hue(pen: Pen, color: string): string {
  return color === pen.under ? pen.ink : color;
}

function circle(pen: Pen, r: number, attributes: Record<string, string | number>): Element {
  return element('circle', { cx: pen.x, cy: pen.y, r: r * pen.s, fill: 'none', ...attributes });
}

/** A path drawn around (0, 0) of a cell of 24. */
function path(pen: Pen, d: string, attributes: Record<string, string | number>, dx = 0, dy = 0): Element {
  const at = `translate(${short(pen.x + dx * pen.s)} ${short(pen.y + dy * pen.s)})`;
  const scale = pen.s === 1 ? '' : `scale(${Math.round(pen.s * 1000) / 1000})`;
  return element('path', { d, transform: at + scale, ...attributes });
}

/** Numbers, labels and eye values, with other marks of the point around the text. */
function written(pen: Pen, at: PointMarks): (Element | null)[] {
  const text = at.text ?? at.eye ?? '';
  const length = [...text].length;
  const isEye = at.text === null;
  const size = isEye
    ? Math.min(11, 26 / length)
    : ([13.5, 13.5, 12.5, 9.5][length] ?? Math.max(4, 30 / length));
  const bold = pen.stone !== null || isEye;
  return [
    pen.stone
      ? null
      : circle(pen, isEye ? 10 : 8.5, {
          fill: pen.theme.board,
          ...(isEye ? { stroke: pen.theme.eye, 'stroke-width': 1.2 * pen.s } : {}),
        }),
    element(
      'text',
      {
        x: pen.x,
        y: pen.y + size * 0.36 * pen.s,
        'font-size': size * pen.s,
        'text-anchor': 'middle',
        fill: isEye && !pen.stone ? pen.theme.eye : pen.ink,
        ...(bold ? { 'font-weight': 600 } : {}),
      },
      [text],
    ),
    at.last && at.forbidden.length === 0 && !at.hot
      ? circle(pen, 9.6, { stroke: pen.ink, 'stroke-width': 1.1 * pen.s })
      : null,
    at.forbidden.length > 0 ? forbiddenBadge(pen, at.forbidden) : null,
    at.cross ? crossBadge(pen) : null,
  ];
}

/** Signs, the weightiest in the middle. */
function signed(pen: Pen, at: PointMarks): (Element | null)[] {
  if (at.forbidden.length > 0) return [crossedRing(pen, at.forbidden)];
  return [
    at.hot && !pen.small ? flame(pen) : null,
    at.cross ? cross(pen) : null,
    at.last ? lastRing(pen, at.hot) : null,
  ];
}

function lastRing(pen: Pen, hot: boolean): Element {
  if (hot)
    return path(pen, 'M-3 0L0-3L3 0L0 3z', { fill: pen.ink, stroke: pen.under, 'stroke-width': 1 }, 0, 7.2);
  return circle(pen, 5.2, { stroke: pen.ink, 'stroke-width': 1.9 * pen.s });
}

function dashedRing(pen: Pen): Element {
  return circle(pen, 9.6, {
    stroke: hue(pen, pen.theme.hot),
    'stroke-width': 2.1 * pen.s,
    'stroke-dasharray': `${short(3.35 * pen.s)} ${short(1.677 * pen.s)}`,
  });
}

const FLAME =
  'M.3-6.2C.9-3.4 4.3-1.8 4.3 1.9C4.3 4.6 2.4 6.2 0 6.2S-4.3 4.6-4.3 1.9C-4.3.2-3.5-1-2.6-2C-2.4-.9-2-.3-1.4 0C-1.6-2.4-1.2-4.6 .3-6.2z';

function flame(pen: Pen): Element {
  return path(pen, FLAME, {
    fill: hue(pen, pen.theme.hot),
    stroke: pen.ink,
    'stroke-width': 0.9,
    'stroke-linejoin': 'round',
  });
}

/** No entry: a ring with a bar, set off from the stone so that it reads on both colors. */
function crossedRing(pen: Pen, rules: readonly string[]): Element {
  const r = 6.6;
  const d = `M${r} 0A${r} ${r} 0 1 1-${r} 0A${r} ${r} 0 1 1 ${r} 0M-4.67-4.67L4.67 4.67`;
  return element('g', { class: 'koban-forbidden', fill: 'none' }, [
    title(rules),
    path(pen, d, {
      stroke: pen.stone ? (pen.theme.white.fill[0] ?? '#fff') : pen.theme.board,
      'stroke-width': 4.4,
    }),
    path(pen, d, { stroke: pen.theme.forbidden, 'stroke-width': 2.4 }),
  ]);
}

/** The same sign, small, at the lower right, where a number takes the middle. */
function forbiddenBadge(pen: Pen, rules: readonly string[]): Element {
  const r = 3.6;
  const d = `M${r} 0A${r} ${r} 0 1 1-${r} 0A${r} ${r} 0 1 1 ${r} 0M-2.5-2.5L2.5 2.5`;
  return element('g', { class: 'koban-forbidden' }, [
    title(rules),
    circle(pen, 10, { stroke: hue(pen, pen.theme.forbidden), 'stroke-width': 1.8 * pen.s }),
    path(pen, d, { fill: '#fff', stroke: pen.theme.forbidden, 'stroke-width': 1.7 }, 8, 8),
  ]);
}

function title(rules: readonly string[]): Element {
  return element('title', {}, [`forbidden under ${rules.join(', ')}`]);
}

const CROSS = 'M-4.6-4.6L4.6 4.6M-4.6 4.6L4.6-4.6';

function cross(pen: Pen): Element {
  return element(
    'g',
    { 'stroke-linecap': 'round' },
    [
      pen.stone ? null : path(pen, CROSS, { stroke: pen.under, 'stroke-width': 5 }),
      path(pen, CROSS, { stroke: pen.ink, 'stroke-width': 2.2 }),
    ].filter((e) => e !== null),
  );
}

function crossBadge(pen: Pen): Element {
  return path(pen, CROSS, { stroke: pen.ink, 'stroke-width': 3, 'stroke-linecap': 'round', opacity: 0.55 });
}

/** A turning arrow at the upper right: here the position is one that was there before. */
function loopBadge(pen: Pen): Element {
  return element('g', { class: 'koban-repeats' }, [
    path(
      pen,
      'M5.4 0A5.4 5.4 0 1 1-5.4 0A5.4 5.4 0 1 1 5.4 0',
      { fill: pen.theme.repeats, stroke: pen.theme.board, 'stroke-width': 1 },
      8.4,
      -8.4,
    ),
    path(
      pen,
      'M2.7-.9A2.9 2.9 0 1 0 2.6 1.2M3.2-3.4V-.7H.6',
      {
        fill: 'none',
        stroke: pen.theme.board,
        'stroke-width': 1.3,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      8.4,
      -8.4,
    ),
  ]);
}
