import { doubleAt, floatAt } from './numbers.ts';
import type { Corner, Outline } from './path.ts';

/** Sub-lines of a row of pixels. Across, coverage is exact; down it is in such steps. */
const STEPS = 16;

/**
 * Called for each row: `cover[x]` is the coverage, from 0 to 1, of the pixels from `x0` to `x1`.
 */
type CoverageSpan = (y: number, x0: number, x1: number, cover: Float32Array) => void;

export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Fills polygons within a box of whole pixels, by the nonzero rule. */
export function fill(lines: readonly Outline[], box: PixelBox, span: CoverageSpan): void {
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
  const crossings = new Crossings(edges.length);
  const { places, winds } = crossings;
  // The one that begins first is the last.
  const coming = edges.sort((a, b) => a[0] - b[0]).reverse();
  let active: Edge[] = [];
  for (let y = top; y < bottom; y++) {
    for (let edge = coming.at(-1); edge && edge[0] < y + 1; edge = coming.at(-1)) {
      active.push(edge);
      coming.pop();
    }
    active = active.filter((edge) => edge[2] > y);
    if (active.length === 0) continue;
    let low = width;
    let high = 0;
    for (let step = 0; step < STEPS; step++) {
      crossings.find(active, y + (step + 0.5) / STEPS);
      let winding = 0;
      for (let i = 0; i + 1 < crossings.count; i++) {
        winding += doubleAt(winds, i);
        if (winding === 0) continue;
        const a = Math.max(box.x0, doubleAt(places, i));
        const b = Math.min(box.x1, doubleAt(places, i + 1));
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

/** Where edges cross a line, from the left, and which way each turns. */
class Crossings {
  readonly places: Float64Array;
  readonly winds: Float64Array;
  count = 0;

  /** @param most how many edges there are */
  constructor(most: number) {
    this.places = new Float64Array(most);
    this.winds = new Float64Array(most);
  }

  find(edges: readonly Edge[], at: number): void {
    const { places, winds } = this;
    this.count = 0;
    for (const [y0, x0, y1, slope, wind] of edges) {
      if (at < y0 || at >= y1) continue;
      const x = x0 + (at - y0) * slope;
      let i = this.count++;
      for (; i > 0 && doubleAt(places, i - 1) > x; i--) {
        places[i] = doubleAt(places, i - 1);
        winds[i] = doubleAt(winds, i - 1);
      }
      places[i] = x;
      winds[i] = wind;
    }
  }
}

/** Adds to the coverage what a run from `a` to `b` covers in one sub-line. */
function addRun(cover: Float32Array, a: number, b: number): void {
  const first = Math.floor(a);
  const last = Math.floor(b);
  const add = (x: number, part: number) => {
    cover[x] = floatAt(cover, x) + part / STEPS;
  };
  if (first === last) {
    add(first, b - a);
    return;
  }
  add(first, first + 1 - a);
  for (let x = first + 1; x < last; x++) add(x, 1);
  if (b > last) add(last, b - last);
}

/** Top, x at the top, bottom, how far x goes for each unit down, and which way the edge turns. */
type Edge = readonly [number, number, number, number, number];

function edgesOf(lines: readonly Outline[], box: PixelBox): Edge[] {
  const edges: Edge[] = [];
  for (const { corners } of lines) {
    let before: Corner | undefined;
    const add = (a: Corner, b: Corner) => {
      if (a.y === b.y || Math.max(a.y, b.y) <= box.y0 || Math.min(a.y, b.y) >= box.y1) return;
      const slope = (b.x - a.x) / (b.y - a.y);
      edges.push(a.y < b.y ? [a.y, a.x, b.y, slope, 1] : [b.y, b.x, a.y, slope, -1]);
    };
    for (const corner of corners) {
      if (before) add(before, corner);
      before = corner;
    }
    const [first] = corners;
    if (before && first) add(before, first);
  }
  return edges;
}
