import type { Line } from './path.ts';

/** Sub-lines of a row of pixels. Across, coverage is exact; down it is in such steps. */
const STEPS = 16;

/** Called for each row that a shape touches: coverage from 0 to 1 of the pixels from `x0` up to `x1`, at their own index in `cover`. */
export type Span = (y: number, x0: number, x1: number, cover: Float32Array) => void;

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Fills polygons within a box of whole pixels, by the nonzero rule. */
export function fill(lines: readonly Line[], box: Box, span: Span): void {
  const edges = edgesOf(lines, box);
  if (edges.length === 0) return;
  let top = box.y1;
  let bottom = box.y0;
  for (const edge of edges) {
    top = Math.min(top, Math.floor(edge[0]));
    bottom = Math.max(bottom, Math.ceil(edge[2]));
  }
  top = Math.max(top, box.y0);
  bottom = Math.min(bottom, box.y1);
  const width = box.x1;
  const cover = new Float32Array(width + 1);
  const order = edges.sort((a, b) => a[0] - b[0]);
  let next = 0;
  let active: Edge[] = [];
  for (let y = top; y < bottom; y++) {
    while (next < order.length && order[next]![0] < y + 1) active.push(order[next++]!);
    active = active.filter((edge) => edge[2] > y);
    if (active.length === 0) continue;
    let low = width;
    let high = 0;
    for (let step = 0; step < STEPS; step++) {
      const count = cross(active, y + (step + 0.5) / STEPS);
      let winding = 0;
      for (let i = 0; i + 1 < count; i++) {
        winding += winds[i]!;
        if (winding === 0) continue;
        const a = Math.max(box.x0, places[i]!);
        const b = Math.min(box.x1, places[i + 1]!);
        if (b <= a) continue;
        low = Math.min(low, Math.floor(a));
        high = Math.max(high, Math.ceil(b));
        addRun(cover, a, b);
      }
    }
    if (high <= low) continue;
    span(y, low, Math.min(high, width), cover);
    cover.fill(0, low, high + 1);
  }
}

/** Where the edges cross a line, from the left, and which way each turns: kept from call to call, since it is asked so often. */
const places: number[] = [];
const winds: number[] = [];

function cross(edges: readonly Edge[], at: number): number {
  let count = 0;
  for (const [y0, x0, y1, slope, wind] of edges) {
    if (at < y0 || at >= y1) continue;
    const x = x0 + (at - y0) * slope;
    let i = count++;
    for (; i > 0 && places[i - 1]! > x; i--) {
      places[i] = places[i - 1]!;
      winds[i] = winds[i - 1]!;
    }
    places[i] = x;
    winds[i] = wind;
  }
  return count;
}

function addRun(cover: Float32Array, a: number, b: number): void {
  const first = Math.floor(a);
  const last = Math.floor(b);
  const weight = 1 / STEPS;
  if (first === last) {
    cover[first]! += (b - a) * weight;
    return;
  }
  cover[first]! += (first + 1 - a) * weight;
  for (let x = first + 1; x < last; x++) cover[x]! += weight;
  if (b > last) cover[last]! += (b - last) * weight;
}

/** Top, x at the top, bottom, how far x goes for each unit down, and which way the edge turns. */
type Edge = readonly [number, number, number, number, number];

function edgesOf(lines: readonly Line[], box: Box): Edge[] {
  const edges: Edge[] = [];
  for (const { points } of lines) {
    for (let i = 0; i < points.length; i += 2) {
      const j = (i + 2) % points.length;
      const [ax, ay, bx, by] = [points[i]!, points[i + 1]!, points[j]!, points[j + 1]!];
      if (ay === by || Math.max(ay, by) <= box.y0 || Math.min(ay, by) >= box.y1) continue;
      const slope = (bx - ax) / (by - ay);
      edges.push(ay < by ? [ay, ax, by, slope, 1] : [by, bx, ay, slope, -1]);
    }
  }
  return edges;
}
