import type { Point, Side } from '../../go/types.ts';
import type { BoardShape } from '../../protocol/player.ts';
import type { BoardPicture } from '../../render/index.ts';

/** Columns and rows of a part of a diagram, the outermost ones included. */
interface WindowArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Rows and columns that a reader sees at a glance. */
const GLANCE = 9;
/** What cuts off no more lines than this is not worth a cut. */
const SPARED = 1;

/**
 * The part of a large board around a point: nine rows and columns, placed so that as many of the
 * other points of interest are within as can be, those first in the list above all. `null` where
 * the board is not large.
 */
export function windowAround(
  { columns, rows }: BoardShape,
  point: Point,
  others: readonly Point[],
): WindowArea | null {
  if (columns <= GLANCE + SPARED && rows <= GLANCE + SPARED) return null;
  const across = (p: Point) => p % columns;
  const down = (p: Point) => Math.floor(p / columns);
  const fits = (points: readonly Point[], line: (p: Point) => number) => {
    const lines = points.map(line);
    return Math.max(...lines) - Math.min(...lines) < GLANCE;
  };
  const within = [point];
  for (const other of others) {
    const more = [...within, other];
    if (fits(more, across) && fits(more, down)) within.push(other);
  }
  const [left, right] = run(within.map(across), across(point), columns);
  const [top, bottom] = run(within.map(down), down(point), rows);
  return { left, right, top, bottom };
}

/** A run of lines that holds `lines`, with `center` in its middle where that can be. */
function run(lines: readonly number[], center: number, count: number): [number, number] {
  if (count <= GLANCE + SPARED) return [0, count - 1];
  const least = Math.max(0, Math.max(...lines) - GLANCE + 1);
  const most = Math.min(count - GLANCE, Math.min(...lines));
  const first = Math.max(least, Math.min(most, center - Math.floor(GLANCE / 2)));
  return [first <= SPARED ? 0 : first, first + GLANCE + SPARED >= count ? count - 1 : first + GLANCE - 1];
}

/** A part of a picture: the board continues where it is cut. */
export function cutOut(board: BoardPicture, { left, right, top, bottom }: WindowArea): BoardPicture {
  const { shape, rows, marks = [], labels = [], crosses = [], drawn, asked } = board;
  const { columns, rows: height, origin } = shape;
  const sides: [Side, boolean][] = [
    ['top', top > 0],
    ['right', right < columns - 1],
    ['bottom', bottom < height - 1],
    ['left', left > 0],
  ];
  const width = right - left + 1;
  const place = (p: Point): Point | null => {
    const [x, y] = [p % columns, Math.floor(p / columns)];
    return x < left || x > right || y < top || y > bottom ? null : (y - top) * width + x - left;
  };
  const placed = <T extends { readonly point: Point }>(list: readonly T[]): T[] =>
    list.flatMap((one) => {
      const point = place(one.point);
      return point === null ? [] : [{ ...one, point }];
    });
  const points = (list: readonly Point[]) => list.flatMap((p) => place(p) ?? []);
  const isWithin = ({ x, y }: { x: number; y: number }) => x >= left && x <= right && y >= top && y <= bottom;
  const moved = ({ x, y }: { x: number; y: number }) => ({ x: x - left, y: y - top });
  return {
    shape: {
      columns: width,
      rows: bottom - top + 1,
      open: [...new Set([...shape.open, ...sides.flatMap(([side, isCut]) => (isCut ? [side] : []))])],
      origin: { column: origin.column + left, row: origin.row + height - 1 - bottom },
      whole: shape.whole ?? (shape.open.length === 0 ? { columns, rows: height } : null),
    },
    rows: rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1)),
    marks: placed(marks),
    labels: placed(labels),
    crosses: points(crosses),
    drawn: drawn && {
      signs: placed(drawn.signs),
      lines: drawn.lines
        .filter(({ from, to }) => isWithin(from) && isWithin(to))
        .map((line) => ({ ...line, from: moved(line.from), to: moved(line.to) })),
      blanks: points(drawn.blanks),
    },
    asked: asked && {
      chains: points(asked.chains),
      liberties: points(asked.liberties ?? []),
      outside: points(asked.outside ?? []),
      at: asked.at === undefined ? -1 : (place(asked.at) ?? -1),
    },
  };
}
