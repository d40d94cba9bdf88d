import type { Mark, Stone } from '../protocol/player.ts';
import { message, say } from '../words/page.ts';
import { type Element, element, short } from './element.ts';
import { center, type Layout } from './layout.ts';
import { FLAME, TURN, VERDICT_SIGNS } from './sign-paths.ts';
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
  /** Hot under the rule in force. */
  glows: boolean;
  /** What that rule says of the play. */
  ruling: 'ends' | 'undecided' | null;
  /** Nothing happens to the stone. */
  still: boolean;
  cross: boolean;
  /** What a first move on the point comes to. */
  grade: Extract<Mark, { kind: 'grade' }> | null;
  /** An eye whose value is still being read. */
  unread: boolean;
  shape: 'circle' | 'square' | 'triangle' | null;
  territory: Stone | null;
  repeats: boolean;
  /** The names of the rules that forbid the play; null where it cannot be made at all. */
  forbidden: (string | null)[];
  /** What is forbidden is another play than that of the stone that stands here. */
  isOfOther: boolean;
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

export function circle(pen: Pen, r: number, attributes: Record<string, string | number>): Element {
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
/** The width of three digits, of what it would be. */
const CONDENSED = 0.76;

/** Numbers, labels and eye values, with other marks of the point around the text. */
export function written(pen: Pen, at: PointMarks): (Element | null)[] {
  const text = at.text ?? at.eye ?? '';
  const length = [...text].length;
  const isEye = at.text === null;
  const size = isEye
    ? Math.min(11.5, 24.5 / length)
    : ([13.5, 13.5, 12.5, 12.5][length] ?? Math.max(4, 30 / length)) * (at.shape ? SHAPED : 1);
  const bold = pen.stone !== null || isEye;
  const y = pen.y + size * 0.36 * pen.s;
  const isForbidden = at.forbidden.length > 0;
  const attributes = {
    // Three digits are as high as two, and narrower.
    ...(length === 3 && !isEye
      ? { transform: `translate(${short(pen.x)} ${short(y)})scale(${CONDENSED} 1)` }
      : { x: pen.x, y }),
    'font-size': size * pen.s,
    'text-anchor': 'middle',
    fill: isEye && !pen.stone ? pen.theme.eye : pen.ink,
    ...(bold && { 'font-weight': 600 }),
  };
  return [
    pen.stone
      ? null
      : circle(pen, isEye ? 10.5 : 11, {
          fill: isEye ? pen.theme.board : `url(#${pen.halo})`,
          ...(isEye ? { stroke: pen.theme.eye, 'stroke-width': 1.2 * pen.s } : {}),
        }),
    ...(isForbidden && !at.isOfOther ? forbiddenNumber(pen, at.forbidden) : []),
    element('text', attributes, [text]),
    at.last && !isForbidden ? circle(pen, 9.6, { stroke: pen.ink, 'stroke-width': 1.1 * pen.s }) : null,
    isForbidden && (at.isOfOther || !isSlashed(pen)) ? forbiddenBadge(pen, at.forbidden) : null,
    at.hot ? flameBadge(pen) : null,
    at.ruling ? rulingBadge(pen, at.ruling) : null,
    at.cross ? crossBadge(pen) : null,
  ];
}

/** Signs, the weightiest in the middle. */
export function signed(pen: Pen, at: PointMarks): (Element | null)[] {
  if (at.forbidden.length > 0) return [crossedRing(pen, at.forbidden), at.hot ? flameBadge(pen) : null];
  if (at.ruling)
    return [cased(pen, VERDICT_SIGNS[at.ruling], 0.86, pen.ink), at.hot ? flameBadge(pen) : null];
  const burns = at.hot && !pen.small;
  return [burns ? flame(pen) : null, at.cross ? cross(pen) : null, at.last ? lastRing(pen, burns) : null];
}

/** Around a flame it is wide and thin, as around a number. */
function lastRing(pen: Pen, isAround: boolean): Element {
  const [r, width] = isAround ? [pen.theme.glow === 'none' ? 7.6 : 9.6, 1.1] : [5.2, 1.9];
  return circle(pen, r, { stroke: pen.ink, 'stroke-width': width * pen.s });
}

/** What stands still is seen as through mist. */
export function veil(pen: Pen): Element {
  return circle(pen, 11.4, { fill: pen.theme.board, stroke: 'none', opacity: 0.62 });
}

/** A sign of the set; 1 is its own size, 16 pixels on a cell of 24. */
export function sign(
  pen: Pen,
  d: string,
  size: number,
  attributes: Record<string, string | number>,
  dx = 0,
  dy = 0,
): Element {
  const k = Math.round(pen.s * size * 1000) / 1000;
  const [x, y] = [pen.x + dx * pen.s - 8 * k, pen.y + dy * pen.s - 8 * k];
  return element('path', { d, transform: `translate(${short(x)} ${short(y)})scale(${k})`, ...attributes });
}

/** A sign that is set off from what it lies on: in color on white, in ink on what is there. */
function cased(pen: Pen, d: string, size: number, fill: string, dx = 0, dy = 0): Element {
  const ground = fill === pen.ink ? pen.under : (pen.theme.white.fill[0] ?? '#fff');
  const casing = { fill: 'none', stroke: ground, 'stroke-width': 2 / size, 'stroke-linejoin': 'round' };
  return element('g', {}, [sign(pen, d, size, casing, dx, dy), sign(pen, d, size, { fill }, dx, dy)]);
}

function flame(pen: Pen): Element {
  return sign(pen, FLAME, 1, {
    fill: pen.theme[pen.stone ?? 'white'].hot,
    stroke: pen.ink,
    'stroke-width': 0.9,
    'stroke-linejoin': 'round',
  });
}

/** At the upper left, where a number or a verdict takes the middle. */
function flameBadge(pen: Pen): Element | null {
  return pen.small ? null : badge(pen, FLAME, 0.56, pen.theme.white.hot, [-8, -7.4]);
}

/** At the upper right, as that of a repetition. */
function rulingBadge(pen: Pen, ruling: 'ends' | 'undecided'): Element | null {
  return pen.small ? null : badge(pen, VERDICT_SIGNS[ruling], 0.5, '#000', [8, -7.4]);
}

/** On a white disc, which is seen on every ground. */
export function badge(
  pen: Pen,
  d: string,
  size: number,
  fill: string,
  [dx, dy]: readonly [number, number],
): Element {
  const { x, y, s } = pen;
  const disc = {
    cx: x + dx * s,
    cy: y + dy * s,
    r: 5 * s,
    fill: '#fff',
    stroke: fill,
    'stroke-width': 0.8 * s,
  };
  return element('g', {}, [element('circle', disc), sign(pen, d, size, { fill }, dx, dy)]);
}

/** No entry, set off from the stone so that it reads on both colors. */
function crossedRing(pen: Pen, rules: PointMarks['forbidden']): Element {
  return element('g', { class: 'koban-forbidden' }, [
    title(rules),
    cased(pen, VERDICT_SIGNS.forbidden, 1.18, pen.theme.white.forbidden),
  ]);
}

/** A forbidden play with a number: in a ring, crossed out where a badge would be a blot. */
function forbiddenNumber(pen: Pen, rules: PointMarks['forbidden']): Element[] {
  const { theme, stone, s } = pen;
  const color = theme[stone ?? 'white'].forbidden;
  const ring = circle(pen, 10, { stroke: color, 'stroke-width': 1.8 * s });
  if (!isSlashed(pen)) return [ring];
  // Where the bar has the color of the number, it leaves room for it.
  const bar = path(pen, color === pen.ink ? 'M-7-7L-4.6-4.6M4.6 4.6L7 7' : 'M-7-7L7 7', {
    stroke: color,
    'stroke-width': 1.8,
  });
  return [element('g', { class: 'koban-forbidden' }, [title(rules), ring, bar])];
}

/** Whether a number is so small that a badge beside it could not be read. */
function isSlashed({ s }: Pen): boolean {
  return s <= 1;
}

/** The same sign, small, at the lower right, where a number takes the middle. */
function forbiddenBadge(pen: Pen, rules: PointMarks['forbidden']): Element {
  const color = pen.theme.white.forbidden;
  const disc = { cx: pen.x + 7.6 * pen.s, cy: pen.y + 7.6 * pen.s, r: 5.4 * pen.s, fill: '#fff' };
  return element('g', { class: 'koban-forbidden' }, [
    title(rules),
    element('circle', disc),
    sign(pen, VERDICT_SIGNS.forbidden, 0.72, { fill: color }, 7.6, 7.6),
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
  const { theme, x, y, s } = pen;
  const disc = { cx: x + 8.4 * s, cy: y - 8.4 * s, r: 5.4 * s, fill: theme.repeats, stroke: theme.badgeInk };
  return element('g', { class: 'koban-repeats' }, [
    element('circle', { ...disc, 'stroke-width': s }),
    sign(pen, TURN, 0.58, { fill: theme.badgeInk }, 8.4, -8.4),
  ]);
}
