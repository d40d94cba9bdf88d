import { ellipse, type Line } from './path.ts';

interface StrokeStyle {
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly dashes: readonly number[];
}

const MITER_LIMIT = 4;

/**
 * The area that a pen covers along lines, as polygons that all turn the same way: filled with the nonzero rule they are one area,
 * however they overlap.
 */
export function strokeOf(lines: readonly Line[], style: StrokeStyle): Line[] {
  const made: Line[] = [];
  const half = style.width / 2;
  for (const line of lines.flatMap((one) => dashed(one, style.dashes))) {
    const { points, closed } = withoutDoubles(line);
    const count = points.length / 2;
    if (count === 1) {
      dot(points[0]!, points[1]!, half, style, made);
      continue;
    }
    const segments = closed ? count : count - 1;
    for (let i = 0; i < segments; i++) {
      const j = (i + 1) % count;
      segment(points, i, j, half, made);
      if (closed || i + 1 < segments) joint(points, i, j, (j + 1) % count, half, style, made);
    }
    if (!closed) {
      cap(points, 1, 0, half, style, made);
      cap(points, count - 2, count - 1, half, style, made);
    }
  }
  return made;
}

function withoutDoubles({ points, closed }: Line): Line {
  const kept: number[] = [points[0]!, points[1]!];
  for (let i = 2; i < points.length; i += 2) {
    if (points[i] !== kept.at(-2) || points[i + 1] !== kept.at(-1)) kept.push(points[i]!, points[i + 1]!);
  }
  if (closed && kept.length > 2 && kept[0] === kept.at(-2) && kept[1] === kept.at(-1)) kept.splice(-2);
  return { points: kept, closed: closed && kept.length > 4 };
}

function add(points: number[], made: Line[]): void {
  let area = 0;
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    area += points[i]! * points[j + 1]! - points[j]! * points[i + 1]!;
  }
  if (area === 0) return;
  if (area < 0) {
    const turned: number[] = [];
    for (let i = points.length - 2; i >= 0; i -= 2) turned.push(points[i]!, points[i + 1]!);
    made.push({ points: turned, closed: true });
  } else made.push({ points, closed: true });
}

/** From one corner to another: direction of length one. */
function direction(points: readonly number[], i: number, j: number): readonly [number, number] {
  const x = points[2 * j]! - points[2 * i]!;
  const y = points[2 * j + 1]! - points[2 * i + 1]!;
  const length = Math.sqrt(x * x + y * y);
  return [x / length, y / length];
}

function segment(points: readonly number[], i: number, j: number, half: number, made: Line[]): void {
  const [x, y] = direction(points, i, j);
  const [nx, ny] = [-y * half, x * half];
  const [ax, ay, bx, by] = [points[2 * i]!, points[2 * i + 1]!, points[2 * j]!, points[2 * j + 1]!];
  add([ax + nx, ay + ny, bx + nx, by + ny, bx - nx, by - ny, ax - nx, ay - ny], made);
}

function joint(
  points: readonly number[],
  i: number,
  j: number,
  k: number,
  half: number,
  { join }: StrokeStyle,
  made: Line[],
): void {
  const [x, y] = [points[2 * j]!, points[2 * j + 1]!];
  if (join === 'round') {
    made.push(ellipse(x, y, half, half, half));
    return;
  }
  const a = direction(points, i, j);
  const b = direction(points, j, k);
  const cross = a[0] * b[1] - a[1] * b[0];
  if (cross === 0) return;
  // The outer side of the corner.
  const side = cross > 0 ? -half : half;
  const p = [x - a[1] * side, y + a[0] * side] as const;
  const q = [x - b[1] * side, y + b[0] * side] as const;
  const cos = a[0] * b[0] + a[1] * b[1];
  // 1 / sin(angle / 2), squared, is 2 / (1 + cos) of the turn.
  if (join === 'miter' && 2 / (1 + cos) <= MITER_LIMIT * MITER_LIMIT) {
    const n = 1 / (1 + cos);
    const tip = [x + (p[0] + q[0] - 2 * x) * n, y + (p[1] + q[1] - 2 * y) * n] as const;
    add([x, y, ...p, ...tip, ...q], made);
  } else add([x, y, ...p, ...q], made);
}

function cap(
  points: readonly number[],
  i: number,
  j: number,
  half: number,
  style: StrokeStyle,
  made: Line[],
): void {
  const [x, y] = [points[2 * j]!, points[2 * j + 1]!];
  if (style.cap === 'round') made.push(ellipse(x, y, half, half, half));
  if (style.cap !== 'square') return;
  const [dx, dy] = direction(points, i, j);
  const [nx, ny] = [-dy * half, dx * half];
  const [ex, ey] = [x + dx * half, y + dy * half];
  add([x + nx, y + ny, ex + nx, ey + ny, ex - nx, ey - ny, x - nx, y - ny], made);
}

/** A line of no length: a disc or a square with caps that reach out, nothing without. */
function dot(x: number, y: number, half: number, { cap: end }: StrokeStyle, made: Line[]): void {
  if (end === 'round') made.push(ellipse(x, y, half, half, half));
  if (end === 'square')
    add([x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half], made);
}

function dashed(line: Line, dashes: readonly number[]): Line[] {
  const total = dashes.reduce((sum, n) => sum + n, 0);
  if (!(total > 0)) return [line];
  const pattern = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
  const made: Line[] = [];
  const points = line.closed ? [...line.points, line.points[0]!, line.points[1]!] : line.points;
  let index = 0;
  let left = pattern[0]!;
  let open: number[] | null = [points[0]!, points[1]!];
  for (let i = 2; i < points.length; i += 2) {
    let [x, y] = [points[i - 2]!, points[i - 1]!];
    const [ex, ey] = [points[i]!, points[i + 1]!];
    let length = Math.sqrt((ex - x) * (ex - x) + (ey - y) * (ey - y));
    while (length > left) {
      x += ((ex - x) * left) / length;
      y += ((ey - y) * left) / length;
      length -= left;
      if (open) made.push({ points: [...open, x, y], closed: false });
      index = (index + 1) % pattern.length;
      open = index % 2 === 0 ? [x, y] : null;
      left = pattern[index]!;
    }
    left -= length;
    open?.push(ex, ey);
  }
  if (open && open.length > 2) made.push({ points: open, closed: false });
  return made;
}
