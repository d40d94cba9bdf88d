/** Outlines as polygons, by sums, products and square roots only, which are exact everywhere. */

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A line from corner to corner; a closed one continues to its first corner. */
export interface Outline {
  readonly corners: readonly Corner[];
  readonly closed: boolean;
}

/** `a b c d e f` as in SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const n = 1 / (a * d - b * c);
  return [d * n, -b * n, -c * n, a * n, (c * f - d * e) * n, (b * e - a * f) * n];
}

/** How much longer lines get; our matrices scale alike in all directions. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

export function transformed({ corners, closed }: Outline, [a, b, c, d, e, f]: Matrix): Outline {
  return { corners: corners.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f })), closed };
}

/** `translate(1 2) scale(2) rotate(45)`. @throws Error for what no picture of ours has. */
export function readTransform(text: string): Matrix {
  let made = IDENTITY;
  for (const [, name, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = numbersOf(list);
    const [first = 0, second] = n;
    if (name === 'translate') made = times(made, [1, 0, 0, 1, first, second ?? 0]);
    else if (name === 'scale') made = times(made, [first, 0, 0, second ?? first, 0, 0]);
    else if (name === 'rotate') made = times(made, rotation(n));
    else if (name === 'matrix' && n.length === 6) made = times(made, n as unknown as Matrix);
    else throw new Error(`a transform that pictures do not have: ${name}`);
  }
  return made;
}

function rotation([degrees = 0, x = 0, y = 0]: number[]): Matrix {
  const half = Math.SQRT1_2;
  const known: Readonly<Record<number, readonly [number, number]>> = {
    0: [1, 0],
    45: [half, half],
    90: [0, 1],
    135: [-half, half],
    180: [-1, 0],
    [-45]: [half, -half],
    [-90]: [0, -1],
  };
  const found = known[degrees];
  if (!found) throw new Error(`a turn that pictures do not have: ${degrees}`);
  const [cos, sin] = found;
  return times(times([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
}

export function numbersOf(text: string): number[] {
  return [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi)].map(([n]) => Number(n));
}

/** A closed ellipse. `detail` is its radius in pixels; it decides about the number of corners. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, detail: number): Outline {
  const unit: Corner[] = [];
  const depth = halvings(detail, 1);
  let from: Corner = { x: 1, y: 0 };
  for (const to of [
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
    { x: 1, y: 0 },
  ]) {
    unit.push(from);
    bend(from, to, depth, unit);
    from = to;
  }
  return { corners: unit.map(({ x, y }) => ({ x: cx + x * rx, y: cy + y * ry })), closed: true };
}

/** How often to halve a quarter circle until no side is off by more than 1/40 pixel. */
function halvings(radius: number, quarters: number): number {
  let n = 1;
  // The sagitta of a side is about r/8 times the square of its angle.
  for (let angle = (Math.PI / 4) * quarters; (radius * angle * angle) / 8 > 0.025 && n < 9; angle /= 2) n++;
  return n;
}

/** Corners between two on the unit circle, less than half a turn apart, the ends left out. */
function bend(a: Corner, b: Corner, depth: number, into: Corner[]): void {
  if (depth === 0) return;
  const x = a.x + b.x;
  const y = a.y + b.y;
  const r = Math.sqrt(x * x + y * y);
  const middle = { x: x / r, y: y / r };
  bend(a, middle, depth - 1, into);
  into.push(middle);
  bend(middle, b, depth - 1, into);
}

/** The outlines of a path's `d`; `scale` is the size of a unit in pixels. */
export function readPath(d: string, scale: number): Outline[] {
  const pen = new PathPen(scale);
  for (const [, letter = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const numbers = kind === 'A' ? arcNumbers(list) : numbersOf(list);
    pen.draw(kind, letter > 'Z', numbers);
  }
  return pen.end();
}

/** Draws the commands of a path one after the other. */
class PathPen {
  private readonly lines: Outline[] = [];
  private corners: Corner[] = [];
  private at: Corner = { x: 0, y: 0 };
  private start: Corner = this.at;
  /** Where the next curve heads, when it continues smoothly. */
  private mirror: Corner | null = null;

  constructor(private readonly scale: number) {}

  end(closed = false): Outline[] {
    if (this.corners.length > 0) this.lines.push({ corners: this.corners, closed });
    this.corners = [];
    return this.lines;
  }

  /** @throws Error for what no picture of ours has. */
  draw(kind: string, relative: boolean, numbers: readonly number[]): void {
    if (kind !== 'C' && kind !== 'S') this.mirror = null;
    if (kind === 'Z') {
      this.end(true);
      this.at = this.start;
      return;
    }
    const size = SIZES[kind];
    if (size === undefined) throw new Error(`a path that pictures do not have: ${kind}`);
    for (let i = 0; i < numbers.length; i += size) {
      const from = relative ? this.at : ORIGIN;
      // Moves after the first are lines.
      this.step(kind === 'M' && i > 0 ? 'L' : kind, from, numbers.slice(i, i + size));
    }
  }

  /** One command, whose numbers are counted from `from`. */
  private step(kind: string, from: Corner, numbers: readonly number[]): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers;
    const corner = (x: number, y: number): Corner => ({ x: x + from.x, y: y + from.y });
    const { at } = this;
    if (kind === 'M') {
      this.end();
      this.start = this.at = corner(a, b);
    } else if (kind === 'L') this.to(corner(a, b));
    else if (kind === 'H') this.to({ x: a + from.x, y: at.y });
    else if (kind === 'V') this.to({ x: at.x, y: a + from.y });
    else if (kind === 'Q') {
      const [p, end] = [corner(a, b), corner(c, d)];
      const pulled = (q: Corner): Corner => ({
        x: q.x + (2 / 3) * (p.x - q.x),
        y: q.y + (2 / 3) * (p.y - q.y),
      });
      this.curve(pulled(at), pulled(end), end);
      // A quadratic curve is not gone on with smoothly.
      this.mirror = null;
    } else if (kind === 'C') this.curve(corner(a, b), corner(c, d), corner(e, f));
    else if (kind === 'S') this.curve(this.mirror ?? at, corner(a, b), corner(c, d));
    else arc(at, corner(f, g), [a, b], d === 1, e === 1, this.scale, (to) => this.to(to));
  }

  private to(corner: Corner): void {
    if (this.corners.length === 0) this.corners.push(this.at);
    this.corners.push(corner);
    this.at = corner;
  }

  /** A cubic curve from here. */
  private curve(p: Corner, q: Corner, end: Corner): void {
    const { x: x0, y: y0 } = this.at;
    const bulge = Math.max(
      Math.abs(x0 - 2 * p.x + q.x),
      Math.abs(y0 - 2 * p.y + q.y),
      Math.abs(p.x - 2 * q.x + end.x),
      Math.abs(p.y - 2 * q.y + end.y),
    );
    const pieces = Math.max(1, Math.min(64, Math.ceil(Math.sqrt(bulge * this.scale * 30))));
    for (let i = 1; i <= pieces; i++) {
      const t = i / pieces;
      const u = 1 - t;
      const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      this.to({ x: a * x0 + b * p.x + c * q.x + d * end.x, y: a * y0 + b * p.y + c * q.y + d * end.y });
    }
    this.mirror = { x: 2 * end.x - q.x, y: 2 * end.y - q.y };
  }
}

const ORIGIN: Corner = { x: 0, y: 0 };

/** How many numbers each command of a path takes at a time. */
const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, S: 4, A: 7 };

/** The two flags of an arc are single digits, and may stand close: `0 1110 0`. */
function arcNumbers(text: string): number[] {
  const found: number[] = [];
  const pattern = /\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))/y;
  const flag = /\s*,?\s*([01])/y;
  for (let at = 0; at < text.trimEnd().length; ) {
    const reader = found.length % 7 === 3 || found.length % 7 === 4 ? flag : pattern;
    reader.lastIndex = at;
    const match = reader.exec(text);
    if (!match) throw new Error(`an arc that cannot be read: ${text}`);
    found.push(Number(match[1]));
    at = reader.lastIndex;
  }
  return found;
}

/** An arc of an upright ellipse; its center as in SVG's appendix on arcs. */
function arc(
  start: Corner,
  end: Corner,
  [rx0, ry0]: readonly [number, number],
  large: boolean,
  sweep: boolean,
  scale: number,
  to: (corner: Corner) => void,
): void {
  const [x0, y0, x1, y1] = [start.x, start.y, end.x, end.y];
  if ((x0 === x1 && y0 === y1) || rx0 === 0 || ry0 === 0) {
    to(end);
    return;
  }
  // On the unit circle, half the chord is (mx, my).
  const mx = (x0 - x1) / 2 / rx0;
  const my = (y0 - y1) / 2 / ry0;
  const m = mx * mx + my * my;
  // Radii that are too small for the chord grow until they are not.
  const grow = Math.max(1, Math.sqrt(m));
  const rx = rx0 * grow;
  const ry = ry0 * grow;
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, (grow * grow) / m - 1));
  const cx = (x0 + x1) / 2 + k * my * rx;
  const cy = (y0 + y1) / 2 - k * mx * ry;
  const until = { x: (x1 - cx) / rx, y: (y1 - cy) / ry };
  const turn = sweep ? 1 : -1;
  // Quarter turns until the end is less than a quarter away, each then bent.
  const depth = halvings(Math.max(rx, ry) * scale, 1);
  let at: Corner = { x: (x0 - cx) / rx, y: (y0 - cy) / ry };
  const out: Corner[] = [];
  for (let i = 0; i < 4; i++) {
    const cross = turn * (at.x * until.y - at.y * until.x);
    const dot = at.x * until.x + at.y * until.y;
    if (cross > -1e-9 && dot > -1e-9 && (i > 0 || cross > 1e-9 || !large)) break;
    const next = { x: -turn * at.y, y: turn * at.x };
    bend(at, next, depth, out);
    out.push(next);
    at = next;
  }
  bend(at, until, depth, out);
  for (const { x, y } of out) to({ x: cx + x * rx, y: cy + y * ry });
  to(end);
}
