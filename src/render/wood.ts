import { type Element, element } from './element.ts';
import type { BoardTheme } from './theme.ts';

/**
 * Wood with a straight grain, as the best boards have it: growth rings cut so that they run along
 * the board as fine lines. All of it is worked out from the size alone: the same board has the same
 * wood everywhere, in a hover, on paper and in a file. A few hundred numbers in three paths and one
 * gradient; no filter, so that it costs a repaint next to nothing, and prints.
 */

/** A tenth of a pixel is as fine as wood need be. */
function tenth(n: number): string {
  return String(Math.round(n * 10) / 10 || 0);
}

interface GrainBox {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** Pseudo-random numbers from 0 to 1, always the same (mulberry32, public domain). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The grain on the bare color of the board, from below; `id` begins the ids of definitions. */
export function grain(box: GrainBox, cell: number, theme: BoardTheme, id: string): Element[] {
  if (theme.grain === 'none') return [];
  return [...bands(box, cell, theme, id), ...rings(box, cell, theme)];
}

/** Wet years and dry years: broad stripes, darker and lighter, fading into each other. */
function bands({ x0, x1, y0, y1 }: GrainBox, cell: number, theme: BoardTheme, id: string): Element[] {
  const next = chance(7);
  const count = Math.max(5, Math.min(11, Math.round((x1 - x0) / (cell * 1.9))));
  const stops = Array.from({ length: count + 1 }, (_, i) => {
    const dark = i % 2 === 0;
    const at = i === 0 || i === count ? i / count : (i + (next() - 0.5) * 0.7) / count;
    return element('stop', {
      offset: at,
      'stop-color': dark ? theme.grain : theme.sheen,
      'stop-opacity': (dark ? 0.05 : 0.1) + next() * (dark ? 0.1 : 0.2),
    });
  });
  const name = `${id}b${Math.round(x0)}x${Math.round(x1)}`;
  return [
    element('defs', {}, [
      element(
        'linearGradient',
        { id: name, gradientUnits: 'userSpaceOnUse', x1: x0, y1: 0, x2: x1, y2: cell * 0.8 },
        stops,
      ),
    ]),
    element('rect', { ...inset({ x0, x1, y0, y1 }, cell), fill: `url(#${name})` }),
  ];
}

/** The rings themselves: lines that bend together, some strong, most faint. */
function rings(box: GrainBox, cell: number, theme: BoardTheme): Element[] {
  const { x0, x1, y0, y1 } = box;
  const next = chance(41);
  const width = x1 - x0;
  const height = y1 - y0;
  const least = Math.max(2.2, cell * 0.2);
  const paths = ['', '', ''];
  const corner = cornerOf(cell);
  for (let x = least * 0.7; x < width - 1; x += least * (0.55 + next() * 0.9)) {
    const u = x / width;
    // Neighboring rings have the same bends, which change slowly across the board.
    const bend = (phase: number) => Math.sin(u * 5.3 + phase) * cell * 0.16 + (next() - 0.5) * least * 0.5;
    const keep = (at: number) => Math.max(1, Math.min(width - 1, at));
    const from = keep(x + bend(0.4));
    const to = keep(x + bend(3.1));
    const rim = Math.min(from, to, width - from, width - to) < corner ? corner * 0.4 : 0.5;
    const d = [
      `M${tenth(x0 + from)} ${tenth(y0 + rim)}`,
      `C${tenth(x0 + keep(x + bend(1.2)))} ${tenth(y0 + height * 0.35)}`,
      ` ${tenth(x0 + keep(x + bend(2.2)))} ${tenth(y0 + height * 0.65)}`,
      ` ${tenth(x0 + to)} ${tenth(y1 - rim)}`,
    ].join('');
    const strength = next();
    paths[strength < 0.58 ? 0 : strength < 0.88 ? 1 : 2] += d;
  }
  const s = Math.max(0.6, cell / 24);
  const pens = [
    { opacity: 0.09, width: 0.7 },
    { opacity: 0.15, width: 0.9 },
    { opacity: 0.2, width: 1.3 },
  ];
  return pens.flatMap(({ opacity, width }, i) => {
    const d = paths[i];
    if (!d) return [];
    return [element('path', { d, fill: 'none', stroke: theme.grain, 'stroke-width': width * s, opacity })];
  });
}

export function cornerOf(cell: number): number {
  return Math.max(2, cell * 0.12);
}

function inset({ x0, x1, y0, y1 }: GrainBox, cell: number) {
  return { x: x0 + 0.5, y: y0 + 0.5, width: x1 - x0 - 1, height: y1 - y0 - 1, rx: cornerOf(cell) };
}

/** The edge of the wood, which catches the light above and lies in its own shadow below. */
export function bevel(box: GrainBox, cell: number, theme: BoardTheme): Element[] {
  if (theme.grain === 'none') return [];
  const { x0, x1, y0, y1 } = box;
  const w = Math.max(1, cell / 20);
  const r = cornerOf(cell);
  const [l, t, right, b] = [x0 + w / 2 + 0.5, y0 + w / 2 + 0.5, x1 - w / 2 - 0.5, y1 - w / 2 - 0.5].map(
    tenth,
  );
  return [
    element('path', {
      d: `M${l} ${tenth(y1 - r)}V${tenth(y0 + r)}Q${l} ${t} ${tenth(x0 + r)} ${t}H${tenth(x1 - r)}`,
      fill: 'none',
      stroke: theme.sheen,
      'stroke-width': w,
      opacity: 0.6,
    }),
    element('path', {
      d: `M${right} ${tenth(y0 + r)}V${tenth(y1 - r)}Q${right} ${b} ${tenth(x1 - r)} ${b}H${tenth(x0 + r)}`,
      fill: 'none',
      stroke: theme.grain,
      'stroke-width': w,
      opacity: 0.35,
    }),
  ];
}
