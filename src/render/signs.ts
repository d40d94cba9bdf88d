import type { Stone } from '../protocol/player.ts';
import { message, say } from '../words/page.ts';
import { type Element, element, short } from './element.ts';
import { center, type Layout } from './layout.ts';
import type { BoardTheme } from './theme.ts';

/** Below this cell size small signs are blots, so only the big ones are drawn. */
export const SMALL = 13;

/** All that is to be said of one point, so that marks can make room for each other. */
export interface PointMarks {
  readonly point: number;
  text: string | null;
  eye: string | null;
  last: boolean;
  hot: boolean;
  /** Nothing happens to the stone. */
  still: boolean;
  cross: boolean;
  /** An eye whose value is still being read. */
  unread: boolean;
  shape: 'circle' | 'square' | 'triangle' | null;
  territory: Stone | null;
  repeats: boolean;
  /** The names of the rules that forbid the play; null where it cannot be made at all. */
  forbidden: (string | null)[];
}

/** Where and with what a mark is drawn. */
export interface Pen {
  readonly x: number;
  readonly y: number;
  /** Pixels for a cell of 24: all sizes below are said for that cell. */
  readonly s: number;
  readonly small: boolean;
  readonly theme: BoardTheme;
  readonly stone: Stone | null;
  /** Reads well on what is there. */
  readonly ink: string;
  /** The color of what is there, to set a mark off from it. */
  readonly under: string;
  /** Id of what hides the lines behind a text on an empty point. */
  readonly halo: string;
}

export function penAt(
  layout: Layout,
  theme: BoardTheme,
  point: number,
  stone: Stone | null,
  haloId: string,
): Pen {
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
    halo: haloId,
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
export function path(
  pen: Pen,
  d: string,
  attributes: Record<string, string | number>,
  dx = 0,
  dy = 0,
): Element {
  const at = `translate(${short(pen.x + dx * pen.s)} ${short(pen.y + dy * pen.s)})`;
  const scale = pen.s === 1 ? '' : `scale(${Math.round(pen.s * 1000) / 1000})`;
  return element('path', { d, transform: at + scale, ...attributes });
}

/** The board's own color, running out into the wood around it, so that no patch is seen. */
export function halo(theme: BoardTheme, id: string): Element {
  return element('radialGradient', { id }, [
    element('stop', { offset: 0.45, 'stop-color': theme.board, 'stop-opacity': 0.95 }),
    element('stop', { offset: 1, 'stop-color': theme.board, 'stop-opacity': 0 }),
  ]);
}

/** Texts are smaller within a circle, a square or a triangle. */
const SHAPED = 0.78;

/** An eye's value under the label that the author has put on the point: neither hides the other. */
function labeledEye(pen: Pen, label: string, value: string): Element[] {
  return [
    eyeRing(pen),
    eyeLine(pen, label, -1.2, Math.min(8.5, 20 / [...label].length), pen.ink),
    eyeLine(pen, value, 6.4, Math.min(8, 28 / [...value].length), pen.theme.eye),
  ];
}

/** Longer values of eyes stand on two lines. */
const LONG_EYE = 3;

/** `1+a+b` as `1+a` above `+b`. */
function longEye(pen: Pen, value: string): Element[] {
  const cut = value.lastIndexOf('+');
  const lines = [value.slice(0, cut), value.slice(cut)];
  const size = Math.min(8, 22 / Math.max(...lines.map((line) => [...line].length)));
  return [
    eyeRing(pen),
    ...lines.map((line, i) => eyeLine(pen, line, i === 0 ? -0.8 : 7, size, pen.theme.eye)),
  ];
}

function eyeRing(pen: Pen): Element {
  return circle(pen, 10.5, { fill: pen.theme.board, stroke: pen.theme.eye, 'stroke-width': 1.2 * pen.s });
}

/** Three dots in place of a value; below the label that the author has put on the point. */
export function unreadEye(pen: Pen, isLabeled: boolean): Element {
  const { theme } = pen;
  const dots = { stroke: theme.eye, 'stroke-width': 2.4, 'stroke-linecap': 'round', fill: 'none' };
  const ring = { stroke: theme.eye, 'stroke-width': 1.2 * pen.s, ...(!isLabeled && { fill: theme.board }) };
  return element('g', {}, [
    circle(pen, 10.5, ring),
    path(pen, 'M-4.6 0h.01M0 0h.01M4.6 0h.01', dots, 0, isLabeled ? 7 : 0),
  ]);
}

function eyeLine(pen: Pen, text: string, y: number, size: number, fill: string): Element {
  const { x, s } = pen;
  const attributes = { x, y: pen.y + y * s, 'font-size': size * s, 'text-anchor': 'middle', fill };
  return element('text', { ...attributes, 'font-weight': 600 }, [text]);
}

/** Numbers, labels and eye values, with other marks of the point around the text. */
export function written(pen: Pen, at: PointMarks): (Element | null)[] {
  if (at.text !== null && at.eye !== null && !pen.stone) return labeledEye(pen, at.text, at.eye);
  if (at.eye !== null && [...at.eye].length > LONG_EYE && !pen.stone) return longEye(pen, at.eye);
  const text = at.text ?? at.eye ?? '';
  const length = [...text].length;
  const isEye = at.text === null;
  const size = isEye
    ? Math.min(11.5, 24.5 / length)
    : ([13.5, 13.5, 12.5, 9.5][length] ?? Math.max(4, 30 / length)) * (at.shape ? SHAPED : 1);
  const bold = pen.stone !== null || isEye;
  return [
    pen.stone
      ? null
      : circle(pen, isEye ? 10.5 : 11, {
          fill: isEye ? pen.theme.board : `url(#${pen.halo})`,
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
export function signed(pen: Pen, at: PointMarks): (Element | null)[] {
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

/** What stands still is seen as through mist. */
export function veil(pen: Pen): Element {
  return circle(pen, 11.4, { fill: pen.theme.board, stroke: 'none', opacity: 0.62 });
}

export function dashedRing(pen: Pen): Element {
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
function crossedRing(pen: Pen, rules: PointMarks['forbidden']): Element {
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
function forbiddenBadge(pen: Pen, rules: PointMarks['forbidden']): Element {
  const r = 3.6;
  const d = `M${r} 0A${r} ${r} 0 1 1-${r} 0A${r} ${r} 0 1 1 ${r} 0M-2.5-2.5L2.5 2.5`;
  return element('g', { class: 'koban-forbidden' }, [
    title(rules),
    circle(pen, 10, { stroke: hue(pen, pen.theme.forbidden), 'stroke-width': 1.8 * pen.s }),
    path(pen, d, { fill: '#fff', stroke: pen.theme.forbidden, 'stroke-width': 1.7 }, 8, 8),
  ]);
}

function title(rules: PointMarks['forbidden']): Element {
  return element('title', {}, [say(message('point.forbidden', { rules }))]);
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
export function loopBadge(pen: Pen): Element {
  return element('g', { class: 'koban-repeats' }, [
    path(
      pen,
      'M5.4 0A5.4 5.4 0 1 1-5.4 0A5.4 5.4 0 1 1 5.4 0',
      { fill: pen.theme.repeats, stroke: pen.theme.badgeInk, 'stroke-width': 1 },
      8.4,
      -8.4,
    ),
    path(
      pen,
      'M2.7-.9A2.9 2.9 0 1 0 2.6 1.2M3.2-3.4V-.7H.6',
      {
        fill: 'none',
        stroke: pen.theme.badgeInk,
        'stroke-width': 1.3,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      8.4,
      -8.4,
    ),
  ]);
}
