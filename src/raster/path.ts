/** Outlines as polygons. Only sums, products and square roots, which every machine works out alike to the last bit: no sines. */

/** Points of a line, x and y in turn. */
export interface Line {
  readonly points: readonly number[];
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

export function transformed({ points, closed }: Line, [a, b, c, d, e, f]: Matrix): Line {
  const made = new Array<number>(points.length);
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    made[i] = a * x + c * y + e;
    made[i + 1] = b * x + d * y + f;
  }
  return { points: made, closed };
}

/** `translate(1 2) scale(2) rotate(45)`. @throws Error for what no picture of ours has. */
export function readTransform(text: string): Matrix {
  let made = IDENTITY;
  for (const [, name, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = numbersOf(list!);
    if (name === 'translate') made = times(made, [1, 0, 0, 1, n[0]!, n[1] ?? 0]);
    else if (name === 'scale') made = times(made, [n[0]!, 0, 0, n[1] ?? n[0]!, 0, 0]);
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

/** A circle or ellipse, closed. `detail` is the radius in pixels, by which the number of corners is chosen. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, detail: number): Line {
  const unit: number[] = [];
  const corners: readonly [number, number][] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  corners.forEach((from, i) => {
    unit.push(...from);
    bend(from, corners[(i + 1) % 4]!, halvings(detail, 1), unit);
  });
  return { points: unit.map((n, i) => (i % 2 === 0 ? cx + n * rx : cy + n * ry)), closed: true };
}

/** How often a quarter of a circle is halved so that no side is off by more than a fortieth of a pixel. */
function halvings(radius: number, quarters: number): number {
  let n = 1;
  // The sagitta of a side is about r/8 times the square of its angle.
  for (let angle = (Math.PI / 4) * quarters; (radius * angle * angle) / 8 > 0.025 && n < 9; angle /= 2) n++;
  return n;
}

/** Points between two on the unit circle, less than half a turn apart, the ends left out. */
function bend(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  depth: number,
  into: number[],
): void {
  if (depth === 0) return;
  const x = ax + bx;
  const y = ay + by;
  const r = Math.sqrt(x * x + y * y);
  const middle = [x / r, y / r] as const;
  bend([ax, ay], middle, depth - 1, into);
  into.push(...middle);
  bend(middle, [bx, by], depth - 1, into);
}

/** The lines of a path's `d`, curves cut into straight pieces; `scale` is the size of a unit in pixels. */
export function readPath(d: string, scale: number): Line[] {
  const lines: Line[] = [];
  let points: number[] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  /** Where the next curve sets out for, when it goes on smoothly. */
  let mirror: number[] | null = null;
  const end = (closed: boolean) => {
    if (points.length > 0) lines.push({ points, closed });
    points = [];
  };
  const to = (nx: number, ny: number) => {
    if (points.length === 0) points.push(x, y);
    points.push(nx, ny);
    x = nx;
    y = ny;
  };
  for (const [, letter, list] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const relative = letter! > 'Z';
    const n = letter === 'A' || letter === 'a' ? arcNumbers(list!) : numbersOf(list!);
    if (!/[CS]/i.test(letter!)) mirror = null;
    const dx = () => (relative ? x : 0);
    const dy = () => (relative ? y : 0);
    switch (letter!.toUpperCase()) {
      case 'M':
        end(false);
        startX = x = n[0]! + dx();
        startY = y = n[1]! + dy();
        for (let i = 2; i < n.length; i += 2) to(n[i]! + dx(), n[i + 1]! + dy());
        break;
      case 'L':
        for (let i = 0; i < n.length; i += 2) to(n[i]! + dx(), n[i + 1]! + dy());
        break;
      case 'H':
        for (const one of n) to(one + dx(), y);
        break;
      case 'V':
        for (const one of n) to(x, one + dy());
        break;
      case 'Q':
        for (let i = 0; i < n.length; i += 4) {
          const [px, py, ex, ey] = offset(n.slice(i, i + 4), dx(), dy()) as [number, number, number, number];
          curve(
            [
              x,
              y,
              x + (2 / 3) * (px - x),
              y + (2 / 3) * (py - y),
              ex + (2 / 3) * (px - ex),
              ey + (2 / 3) * (py - ey),
              ex,
              ey,
            ],
            scale,
            to,
          );
        }
        break;
      case 'C':
        for (let i = 0; i < n.length; i += 6) {
          const p = offset(n.slice(i, i + 6), dx(), dy());
          curve([x, y, ...p], scale, to);
          mirror = [2 * p[4]! - p[2]!, 2 * p[5]! - p[3]!];
        }
        break;
      case 'S':
        for (let i = 0; i < n.length; i += 4) {
          const p = offset(n.slice(i, i + 4), dx(), dy());
          curve([x, y, ...(mirror ?? [x, y]), ...p], scale, to);
          mirror = [2 * p[2]! - p[0]!, 2 * p[3]! - p[1]!];
        }
        break;
      case 'A':
        for (let i = 0; i < n.length; i += 7) {
          const [rx, ry, , large, sweep] = n.slice(i) as [number, number, number, number, number];
          arc([x, y], [n[i + 5]! + dx(), n[i + 6]! + dy()], [rx, ry], large === 1, sweep === 1, scale, to);
        }
        break;
      case 'Z':
        end(true);
        x = startX;
        y = startY;
        break;
      default:
        throw new Error(`a path that pictures do not have: ${letter}`);
    }
  }
  end(false);
  return lines;
}

function offset(n: number[], dx: number, dy: number): number[] {
  return n.map((one, i) => one + (i % 2 === 0 ? dx : dy));
}

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

function curve(p: number[], scale: number, to: (x: number, y: number) => void): void {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = p as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const bulge = Math.max(
    Math.abs(x0 - 2 * x1 + x2),
    Math.abs(y0 - 2 * y1 + y2),
    Math.abs(x1 - 2 * x2 + x3),
    Math.abs(y1 - 2 * y2 + y3),
  );
  const pieces = Math.max(1, Math.min(64, Math.ceil(Math.sqrt(bulge * scale * 30))));
  for (let i = 1; i <= pieces; i++) {
    const t = i / pieces;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    to(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
}

/** An arc of an upright ellipse. Center as in SVG's appendix on arcs, then halved again and again. */
function arc(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  [rx0, ry0]: readonly [number, number],
  large: boolean,
  sweep: boolean,
  scale: number,
  to: (x: number, y: number) => void,
): void {
  if ((x0 === x1 && y0 === y1) || rx0 === 0 || ry0 === 0) {
    to(x1, y1);
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
  const from = [(x0 - cx) / rx, (y0 - cy) / ry] as const;
  const until = [(x1 - cx) / rx, (y1 - cy) / ry] as const;
  const turn = sweep ? 1 : -1;
  // Quarter turns until the end is less than a quarter away, each then bent.
  const depth = halvings(Math.max(rx, ry) * scale, 1);
  let at: readonly [number, number] = from;
  const out: number[] = [];
  for (let i = 0; i < 4; i++) {
    const cross = turn * (at[0] * until[1] - at[1] * until[0]);
    const dot = at[0] * until[0] + at[1] * until[1];
    if (cross > -1e-9 && dot > -1e-9 && (i > 0 || cross > 1e-9 || !large)) break;
    const next = [-turn * at[1], turn * at[0]] as const;
    bend(at, next, depth, out);
    out.push(...next);
    at = next;
  }
  bend(at, until, depth, out);
  for (let i = 0; i < out.length; i += 2) to(cx + out[i]! * rx, cy + out[i + 1]! * ry);
  to(x1, y1);
}
