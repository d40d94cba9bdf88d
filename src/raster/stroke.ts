import { type Corner, ellipse, type Outline } from './path.ts';

interface StrokeStyle {
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly dashes: readonly number[];
}

const MITER_LIMIT = 4;

/**
 * The area that a pen covers along lines, as polygons that all turn the same way: filled with the
 * nonzero rule they are one area, however they overlap.
 */
export function strokeOf(lines: readonly Outline[], style: StrokeStyle): Outline[] {
  const made: Outline[] = [];
  const half = style.width / 2;
  for (const line of lines.flatMap((one) => dashed(one, style.dashes))) {
    const { corners, closed } = withoutDoubles(line);
    const [first] = corners;
    if (first === undefined) continue;
    if (corners.length === 1) {
      dot(first, half, style, made);
      continue;
    }
    const around = closed ? [...corners, first] : corners;
    for (const [i, to] of around.entries()) {
      const from = around[i - 1];
      if (from === undefined) continue;
      segment(from, to, half, made);
      const next = around[i + 1] ?? (closed ? corners[1] : undefined);
      if (next) joint(from, to, next, half, style, made);
    }
    if (closed) continue;
    cap(corners[1], first, half, style, made);
    cap(corners.at(-2), corners.at(-1), half, style, made);
  }
  return made;
}

function withoutDoubles({ corners, closed }: Outline): Outline {
  const kept: Corner[] = [];
  for (const corner of corners) if (!isAt(corner, kept.at(-1))) kept.push(corner);
  if (closed && kept.length > 1 && isAt(kept.at(-1), kept[0])) kept.pop();
  return { corners: kept, closed: closed && kept.length > 2 };
}

function isAt(a: Corner | undefined, b: Corner | undefined): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}

/** Adds a polygon, turned the way that all are. */
function add(corners: readonly Corner[], made: Outline[]): void {
  let area = 0;
  let before: Corner | undefined;
  for (const corner of [...corners, ...corners.slice(0, 1)]) {
    if (before) area += before.x * corner.y - corner.x * before.y;
    before = corner;
  }
  if (area !== 0) made.push({ corners: area < 0 ? [...corners].reverse() : corners, closed: true });
}

/** From one corner to another: direction of length one. */
function direction(from: Corner, to: Corner): Corner {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length, y: y / length };
}

function segment(a: Corner, b: Corner, half: number, made: Outline[]): void {
  const { x, y } = direction(a, b);
  const [nx, ny] = [-y * half, x * half];
  add(
    [
      { x: a.x + nx, y: a.y + ny },
      { x: b.x + nx, y: b.y + ny },
      { x: b.x - nx, y: b.y - ny },
      { x: a.x - nx, y: a.y - ny },
    ],
    made,
  );
}

/** What a corner between two segments adds to them. */
function joint(
  before: Corner,
  corner: Corner,
  after: Corner,
  half: number,
  { join }: StrokeStyle,
  made: Outline[],
): void {
  const { x, y } = corner;
  if (join === 'round') {
    made.push(ellipse(x, y, half, half, half));
    return;
  }
  const a = direction(before, corner);
  const b = direction(corner, after);
  const cross = a.x * b.y - a.y * b.x;
  if (cross === 0) return;
  // The outer side of the corner.
  const side = cross > 0 ? -half : half;
  const p = { x: x - a.y * side, y: y + a.x * side };
  const q = { x: x - b.y * side, y: y + b.x * side };
  const cos = a.x * b.x + a.y * b.y;
  // 1 / sin(angle / 2), squared, is 2 / (1 + cos) of the turn.
  if (join === 'miter' && 2 / (1 + cos) <= MITER_LIMIT * MITER_LIMIT) {
    const n = 1 / (1 + cos);
    const tip = { x: x + (p.x + q.x - 2 * x) * n, y: y + (p.y + q.y - 2 * y) * n };
    add([corner, p, tip, q], made);
  } else add([corner, p, q], made);
}

/** The end of a line that comes from `from`. */
function cap(
  from: Corner | undefined,
  end: Corner | undefined,
  half: number,
  style: StrokeStyle,
  made: Outline[],
): void {
  if (!from || !end) return;
  const { x, y } = end;
  if (style.cap === 'round') made.push(ellipse(x, y, half, half, half));
  if (style.cap !== 'square') return;
  const { x: dx, y: dy } = direction(from, end);
  const [nx, ny] = [-dy * half, dx * half];
  const [ex, ey] = [x + dx * half, y + dy * half];
  add(
    [
      { x: x + nx, y: y + ny },
      { x: ex + nx, y: ey + ny },
      { x: ex - nx, y: ey - ny },
      { x: x - nx, y: y - ny },
    ],
    made,
  );
}

/** A line of no length: a disc or a square with caps that reach out, nothing without. */
function dot({ x, y }: Corner, half: number, { cap: end }: StrokeStyle, made: Outline[]): void {
  if (end === 'round') made.push(ellipse(x, y, half, half, half));
  if (end !== 'square') return;
  const [left, top, right, bottom] = [x - half, y - half, x + half, y + half];
  add(
    [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
    made,
  );
}

/** The parts of a line that its dashes cover. */
function dashed(line: Outline, dashes: readonly number[]): Outline[] {
  if (!dashes.some((dash) => dash > 0)) return [line];
  const pattern = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
  const [first, ...others] = line.corners;
  if (first === undefined) return [];
  const made: Outline[] = [];
  let index = 0;
  let left = pattern[0] ?? 0;
  let open: Corner[] | null = [first];
  let { x, y } = first;
  for (const corner of line.closed ? [...others, first] : others) {
    let length = Math.sqrt((corner.x - x) * (corner.x - x) + (corner.y - y) * (corner.y - y));
    while (length > left) {
      x += ((corner.x - x) * left) / length;
      y += ((corner.y - y) * left) / length;
      length -= left;
      if (open) made.push({ corners: [...open, { x, y }], closed: false });
      index = (index + 1) % pattern.length;
      open = index % 2 === 0 ? [{ x, y }] : null;
      left = pattern[index] ?? 0;
    }
    left -= length;
    ({ x, y } = corner);
    open?.push(corner);
  }
  if (open && open.length > 1) made.push({ corners: open, closed: false });
  return made;
}
