import { ANYTHING, BEYOND, type BoardPattern, type PatternForm } from './pattern.ts';

/**
 * A point of a pattern and the eight around it, in one number: two bits for each, row by row. What
 * a board has around a point is looked up in a table: which forms have the same there. So a move
 * costs nine look-ups, and nearly all of them say that there is nothing to compare.
 */
export const AROUND: readonly (readonly [dx: number, dy: number])[] = [-1, 0, 1].flatMap((dy) =>
  [-1, 0, 1].map((dx): [number, number] => [dx, dy]),
);
const CODES = 1 << (2 * AROUND.length);

/**
 * How often a point holds a content, about: for the choice of a place that is rare. An edge says
 * nothing, since forms with an edge are looked for at edges only.
 */
const USUAL = [0.6, 0.2, 0.2, 1];

/** What the points around one of a pattern may hold, and beyond its edges. */
function around(pattern: BoardPattern, x: number, y: number): number[] {
  const { columns, rows, allowed, edges } = pattern;
  return AROUND.map(([dx, dy]) => {
    const [px, py] = [x + dx, y + dy];
    if (px >= 0 && px < columns && py >= 0 && py < rows) return allowed[py * columns + px] ?? ANYTHING;
    const isBeyond =
      (px < 0 && edges.includes('left')) ||
      (px >= columns && edges.includes('right')) ||
      (py < 0 && edges.includes('top')) ||
      (py >= rows && edges.includes('bottom'));
    return isBeyond ? 1 << BEYOND : ANYTHING;
  });
}

/** The point of a form with the rarest surroundings; the same one in all forms but for symmetry. */
export function anchorOf(form: PatternForm): { readonly x: number; readonly y: number } {
  let best = { x: 0, y: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let y = 0; y < form.rows; y++) {
    for (let x = 0; x < form.columns; x++) {
      let share = around(form, x, y).reduce(
        (product, mask) =>
          product *
          Math.min(
            1,
            USUAL.reduce((sum, usual, cell) => sum + ((mask >> cell) & 1) * usual, 0),
          ),
        1,
      );
      // Most points are empty, so one with a stone is looked at less often.
      const isEmpty = ((form.allowed[y * form.columns + x] ?? 0) & 1) !== 0;
      share *= isEmpty ? 8 : 1;
      if (share >= least) continue;
      least = share;
      best = { x, y };
    }
  }
  return best;
}

/** By number of surroundings: a bit for each form whose anchor may have them. */
export function tableOf(forms: readonly PatternForm[]): Uint16Array {
  const table = new Uint16Array(CODES);
  forms.forEach((form, bit) => {
    const { x, y } = anchorOf(form);
    let codes = [0];
    around(form, x, y).forEach((mask, k) => {
      const cells = [0, 1, 2, 3].filter((cell) => (mask >> cell) & 1);
      codes = codes.flatMap((code) => cells.map((cell) => code | (cell << (2 * k))));
    });
    for (const code of codes) table[code] = (table[code] ?? 0) | (1 << bit);
  });
  return table;
}

/** The same of a point and its four neighbors alone: a small table, which says no of nearly all. */
export function crossesOf(table: Uint16Array): Uint16Array {
  const crosses = new Uint16Array(1 << (2 * CROSS.length));
  table.forEach((forms, code) => {
    if (forms === 0) return;
    const cross = CROSS.reduce((sum, place, k) => sum | (((code >> (2 * place)) & 3) << (2 * k)), 0);
    crosses[cross] = (crosses[cross] ?? 0) | forms;
  });
  return crosses;
}

/** The places of a point and its neighbors in `AROUND`. */
const CROSS = [1, 3, 4, 5, 7];
