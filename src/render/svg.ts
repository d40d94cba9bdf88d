import type { BoardShape, Drawn, Stone } from '../protocol/player.ts';
import { type AskedPoints, askedAbove, askedBelow } from './asked.ts';
import type { CoordinateStyle, Look } from './choices.ts';
import { type Element, element, group, serialize } from './element.ts';
import { ground, unknownIn } from './ground.ts';
import { fitted, type Layout, layout } from './layout.ts';
import { marksAbove, marksBelow, type PlacedMark } from './marks.ts';
import { drawnLines } from './rare-signs.ts';
import { stoneLayer, stonesIn } from './stones.ts';
import { type BoardTheme, LOOKS, type ThemeName } from './theme.ts';

/** What is on the board. A `Frame` with its `Sequence`'s shape, labels and marks has all of it. */
export interface BoardPicture {
  readonly shape: BoardShape;
  /** Rows of `X`, `O`, `.`, `?` from the top; what is missing is empty. */
  readonly rows: readonly string[];
  readonly marks?: readonly PlacedMark[];
  /** Labels of points; hidden by stones. */
  readonly labels?: readonly { readonly point: number; readonly text: string }[];
  /** Marked points (`*`); hidden by stones. */
  readonly crosses?: readonly number[];
  /** What else is drawn, on stones too. */
  readonly drawn?: Drawn | undefined;
  /** What a question or a hover is about. */
  readonly asked?: AskedPoints | undefined;
}

export interface BoardOptions {
  readonly theme?: ThemeName | BoardTheme;
  /** What the board is made of, where `theme` is a name: `wood` by default. */
  readonly look?: Look;
  readonly coordinates?: CoordinateStyle;
  /** Pixels of a cell, 24 by default; even numbers stay crisp at half the size. */
  readonly cell?: number;
  /** Instead of `cell`: the largest board that fits into this many pixels. */
  readonly fit?: { readonly width: number; readonly height: number };
  /** Alternative text, in the picture itself. */
  readonly title?: string;
  /** Begins the ids of gradients, for pages with several pictures of different looks. */
  readonly id?: string;
}

export const FONT = 'system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

export function themeOf(theme: ThemeName | BoardTheme | undefined, look: Look = 'wood'): BoardTheme {
  return typeof theme === 'object' ? theme : LOOKS[look][theme ?? 'light'];
}

export function layoutOf(shape: BoardShape, options: BoardOptions): Layout {
  const coordinates = options.coordinates ?? 'western';
  if (options.fit) return fitted(shape, options.fit.width, options.fit.height, coordinates);
  return layout(shape, options.cell ?? 24, coordinates);
}

/** All marks: the diagram's labels and crosses on empty points, its signs, those of the frame. */
export function allMarks(picture: BoardPicture): PlacedMark[] {
  const empty = (point: number) => {
    const glyph = picture.rows[Math.floor(point / picture.shape.columns)]?.[point % picture.shape.columns];
    return glyph !== 'X' && glyph !== 'O';
  };
  const labels = (picture.labels ?? []).filter((label) => empty(label.point));
  return [
    ...(picture.crosses ?? []).filter(empty).map((point) => ({ point, mark: { kind: 'cross' as const } })),
    ...labels.map(({ point, text }) => ({ point, mark: { kind: 'label' as const, text } })),
    ...(picture.drawn?.signs ?? []).filter(({ mark }) => mark.kind !== 'last' || !hasLast(picture)),
    ...(picture.marks ?? []),
  ];
}

/** A drawing may show its last move; when more is played, that is no longer the last one. */
function hasLast({ marks = [] }: BoardPicture): boolean {
  return marks.some(({ mark }) => mark.kind === 'last');
}

/** The layers above the lines: tints, stones, marks. */
export function boardLayers(
  picture: BoardPicture,
  layout: Layout,
  theme: BoardTheme,
  id: string,
): (Element | null)[] {
  const stones = stonesIn(layout, picture.rows);
  const colors = new Map<number, Stone>(stones.map((stone) => [stone.point, stone.color]));
  const marks = allMarks(picture);
  return [
    ...(picture.asked ? askedBelow(layout, theme, picture.asked) : []),
    ...marksBelow(layout, theme, marks, id),
    ...stoneLayer(layout, theme, stones, id),
    ...(picture.asked ? askedAbove(layout, theme, picture.asked) : []),
    group(
      {},
      marksAbove(layout, theme, marks, (point) => colors.get(point) ?? null, id),
    ),
    drawnLines(layout, theme, picture.drawn?.lines),
  ];
}

/** What a picture is made of, for callers that put it together in another way. */
interface BoardParts {
  readonly width: number;
  readonly height: number;
  /** Wood, lines and coordinates. */
  readonly ground: readonly (Element | null)[];
  /** Tints, stones and marks. */
  readonly layers: readonly (Element | null)[];
}

export function boardParts(picture: BoardPicture, options: BoardOptions = {}): BoardParts {
  const made = layoutOf(picture.shape, options);
  const theme = themeOf(options.theme, options.look);
  const id = options.id ?? 'k';
  return {
    width: made.width,
    height: made.height,
    ground: ground(made, theme, unknownIn(made, picture.rows, picture.drawn?.blanks), id),
    layers: boardLayers(picture, made, theme, id),
  };
}

/** A whole picture. Deterministic: the same arguments give the same bytes. */
export function boardSvg(picture: BoardPicture, options: BoardOptions = {}): string {
  const { width, height, ground: below, layers } = boardParts(picture, options);
  return serialize(svgElement(width, height, options.title, [...below, ...layers]));
}

export function svgElement(
  width: number,
  height: number,
  title: string | undefined,
  children: readonly (Element | null)[],
): Element {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': FONT,
      ...(title === undefined ? {} : { role: 'img' }),
    },
    [title === undefined ? null : element('title', {}, [title]), ...children],
  );
}
