/**
 * What has to happen on the board to get from one position to the next. Pure; the view carries it
 * out.
 */
import type { Stone } from '../../src/protocol/player.ts';

export interface StoneChange {
  readonly point: number;
  readonly color: Stone;
}

/**
 * Carried out in this order: what vanishes, then what appears. A stone that changes color does
 * both.
 */
export interface Plan {
  readonly vanish: readonly StoneChange[];
  readonly appear: readonly StoneChange[];
}

export type Rows = readonly string[];

function stoneAt(rows: Rows, x: number, y: number): Stone | null {
  const glyph = rows[y]?.[x];
  return glyph === 'X' ? 'black' : glyph === 'O' ? 'white' : null;
}

/** The difference of two boards of `columns` by `rows` points; missing rows are empty. */
export function planOf(columns: number, rows: number, before: Rows, after: Rows): Plan {
  const vanish: StoneChange[] = [];
  const appear: StoneChange[] = [];
  for (let y = 0; y < rows; y++) {
    // Most rows of most frames are the same, and then comparing the strings settles them.
    if (before[y] === after[y]) continue;
    for (let x = 0; x < columns; x++) {
      const was = stoneAt(before, x, y);
      const is = stoneAt(after, x, y);
      if (was === is) continue;
      const point = y * columns + x;
      if (was) vanish.push({ point, color: was });
      if (is) appear.push({ point, color: is });
    }
  }
  return { vanish, appear };
}
