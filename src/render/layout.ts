import { columnName, stars } from '../go/geometry.ts';
import type { BoardShape } from '../protocol/player.ts';
import type { CoordinateStyle } from './choices.ts';

/**
 * Where everything is, in pixels of the picture at its natural size. Cells have the proportions of
 * a real board (22 by 23.7 mm: seen at a slant it looks square) and whole numbers of pixels, so
 * that every line falls on pixels.
 */
export interface Layout {
  readonly shape: BoardShape;
  /** Size of the picture. */
  readonly width: number;
  readonly height: number;
  /** Distance of two lines, across and down. */
  readonly cell: number;
  readonly cellHeight: number;
  /** Center of the upper left point. */
  readonly left: number;
  readonly top: number;
  readonly radius: number;
  readonly line: number;
  readonly edge: number;
  /** How far lines go on past the outermost point on an open side. */
  readonly fade: number;
  readonly coordinates: CoordinateStyle;
  readonly open: {
    readonly top: boolean;
    readonly right: boolean;
    readonly bottom: boolean;
    readonly left: boolean;
  };
}

const MARGIN = 0.72;
const MARGIN_WITH_COORDINATES = 1.14;
const FADE = 0.8;

/** Real boards are a little longer than wide: 15 to 14. */
function heightOf(cell: number): number {
  return Math.round((cell * 15) / 14);
}

/** @param cell width of a cell in pixels; taken as a whole number of at least 4. */
export function layout(shape: BoardShape, cell: number, coordinates: CoordinateStyle): Layout {
  const width = Math.max(4, Math.floor(cell) || 4);
  const cellHeight = heightOf(width);
  const sides = new Set(shape.open);
  const open = {
    top: sides.has('top'),
    right: sides.has('right'),
    bottom: sides.has('bottom'),
    left: sides.has('left'),
  };
  const margin = Math.ceil(width * (coordinates === 'none' ? MARGIN : MARGIN_WITH_COORDINATES));
  const fade = Math.ceil(width * FADE);
  // Coordinates stand on the wood of closed sides, or on the page, left and below.
  const besides = coordinates === 'none' ? 0 : Math.ceil(width * 0.62);
  const left = open.left ? fade + (open.right ? besides : 0) : margin;
  const bottom = open.bottom ? fade + (open.top ? besides : 0) : margin;
  const right = open.right ? fade : margin;
  const top = open.top ? fade : margin;
  const line = Math.max(1, Math.round(width / 36));
  const half = (line % 2) / 2;
  return {
    shape,
    width: left + (shape.columns - 1) * width + right + 1,
    height: top + (shape.rows - 1) * cellHeight + bottom + 1,
    cell: width,
    cellHeight,
    left: left + half,
    top: top + half,
    radius: width / 2 - Math.max(0.4, width * 0.018),
    line,
    edge: line + Math.max(1, Math.round(width / 48)),
    fade,
    coordinates,
    open,
  };
}

/** The largest layout within `width` by `height` pixels, without coordinates where too small. */
export function fitted(
  shape: BoardShape,
  width: number,
  height: number,
  coordinates: CoordinateStyle,
  largest = 64,
): Layout {
  const search = (style: CoordinateStyle): Layout => {
    let cell = Math.max(4, Math.min(largest, Math.floor(width / Math.max(1, shape.columns))));
    let made = layout(shape, cell, style);
    while (cell > 4 && (made.width > width || made.height > height)) made = layout(shape, --cell, style);
    return made;
  };
  const made = search(coordinates);
  return coordinates !== 'none' && made.cell < 15 ? search('none') : made;
}

/** Center of a point (row-major, 0 at the top left). */
export function center(layout: Layout, point: number): { x: number; y: number } {
  const { columns } = layout.shape;
  return {
    x: layout.left + (point % columns) * layout.cell,
    y: layout.top + Math.floor(point / columns) * layout.cellHeight,
  };
}

export function onBoard(shape: BoardShape, point: number): boolean {
  return Number.isInteger(point) && point >= 0 && point < shape.columns * shape.rows;
}

/** The size of the whole board, or `null` when the text does not tell and a side is open. */
function wholeOf(shape: BoardShape): { columns: number; rows: number } | null {
  if (shape.whole) return shape.whole;
  return shape.open.length === 0 ? { columns: shape.columns, rows: shape.rows } : null;
}

/** Star points of the whole board that lie in the diagram, as points of the diagram. */
export function hoshi(shape: BoardShape): number[] {
  const whole = wholeOf(shape);
  if (!whole) return [];
  const found: number[] = [];
  for (const [column, row] of stars(whole.columns, whole.rows)) {
    const x = column - shape.origin.column;
    const y = shape.rows - 1 - (row - shape.origin.row);
    if (x >= 0 && x < shape.columns && y >= 0 && y < shape.rows) found.push(y * shape.columns + x);
  }
  return found.sort((a, b) => a - b);
}

const KANJI = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

function kanji(n: number): string {
  const tens = Math.floor(n / 10);
  return `${tens > 1 ? KANJI[tens] : ''}${tens > 0 ? '十' : ''}${KANJI[n % 10]}`;
}

/** What stands above and below the columns, left to right. */
export function columnLabels(shape: BoardShape, style: CoordinateStyle): string[] {
  const whole = wholeOf(shape);
  return Array.from({ length: shape.columns }, (_, x) => {
    const column = x + shape.origin.column;
    if (style === 'western') return columnName(column).toUpperCase();
    // Japanese columns count from the right of the board, or of the diagram if that is all.
    return String(
      style === 'japanese'
        ? (whole?.columns ?? shape.origin.column + shape.columns - 1) - column + 1
        : column,
    );
  });
}

/** What stands beside the rows, top to bottom. */
export function rowLabels(shape: BoardShape, style: CoordinateStyle): string[] {
  const whole = wholeOf(shape);
  return Array.from({ length: shape.rows }, (_, y) => {
    const row = shape.rows - 1 - y + shape.origin.row;
    if (style !== 'japanese') return String(row);
    return kanji((whole?.rows ?? shape.origin.row + shape.rows - 1) - row + 1);
  });
}
