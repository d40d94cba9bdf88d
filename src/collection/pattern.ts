import { BLACK, type Side, UNKNOWN, WHITE } from '../go/types.ts';
import type { Diagram } from '../notation/index.ts';

/** What a point may hold: a bit for each content of `go/types.ts`. */
export const ANYTHING = 0b1111;
/**
 * Where the board has ended. On boards that are searched, so is `?`: nobody knows what is there.
 */
export const BEYOND = UNKNOWN;

/** Black and white exchanged. */
const EXCHANGED = Uint8Array.from({ length: 16 }, (_, mask) => {
  const black = (mask >> BLACK) & 1;
  const white = (mask >> WHITE) & 1;
  return (mask & ~((1 << BLACK) | (1 << WHITE))) | (white << BLACK) | (black << WHITE);
});

/** A part of a board that is looked for. */
export interface BoardPattern {
  readonly columns: number;
  readonly rows: number;
  /** By point, row by row from the top left: what it may hold. */
  readonly allowed: Uint8Array;
  /** The sides where the board ends. Any other side may be anywhere, at the edge as well. */
  readonly edges: readonly Side[];
  /** The size that the board has to have; `null` for any. */
  readonly whole: { readonly columns: number; readonly rows: number } | null;
}

/** A pattern as it may lie on a board. */
export interface PatternForm extends BoardPattern {
  /** Degrees clockwise, after it was mirrored. */
  readonly turned: 0 | 90 | 180 | 270;
  /** Left and right exchanged. */
  readonly isMirrored: boolean;
  /** Black and white exchanged. */
  readonly isExchanged: boolean;
}

const TURNS = [0, 90, 180, 270] as const;

/** The part that a diagram shows, with these stones on it. */
export function patternOf(
  diagram: Pick<Diagram, 'columns' | 'rows' | 'open' | 'whole' | 'either'>,
  cells: Uint8Array,
): BoardPattern {
  const { columns, rows, open, whole } = diagram;
  const allowed = Uint8Array.from(cells, (cell) => (cell === UNKNOWN ? ANYTHING : 1 << cell));
  for (const { point, color } of diagram.either ?? [])
    if (cells[point] === UNKNOWN) allowed[point] = 1 | (1 << color);
  const edges = (['top', 'right', 'bottom', 'left'] as const).filter((side) => !open.includes(side));
  return { columns, rows, allowed, edges, whole };
}

/** Points of a board, row by row; the corners of a part are in it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** A part of a pattern. Where it ends within the pattern, the board goes on. */
export function partOf(pattern: BoardPattern, box: Box): BoardPattern {
  const { left, top, columns, rows } = box;
  const allowed = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      allowed[y * columns + x] = pattern.allowed[(top + y) * pattern.columns + left + x] ?? ANYTHING;
  const reached: Readonly<Record<Side, boolean>> = {
    top: top === 0,
    right: left + columns === pattern.columns,
    bottom: top + rows === pattern.rows,
    left: left === 0,
  };
  return {
    columns,
    rows,
    allowed,
    edges: pattern.edges.filter((side) => reached[side]),
    whole: pattern.whole,
  };
}

/** Whether every board has this part: it names neither a stone nor a size nor an edge. */
export function isBlank({ allowed }: BoardPattern): boolean {
  return allowed.every((mask) => mask === ANYTHING);
}

/** All ways in which a pattern may lie on a board, the drawn one first. Equal ones are one. */
export function formsOf(pattern: BoardPattern): PatternForm[] {
  const forms: PatternForm[] = [];
  const known = new Set<string>();
  const other = { ...pattern, allowed: pattern.allowed.map((mask) => EXCHANGED[mask] ?? 0) };
  for (const isExchanged of [false, true]) {
    const colored = isExchanged ? other : pattern;
    for (const isMirrored of [false, true]) {
      let form = isMirrored ? mirrored(colored) : colored;
      for (const turned of TURNS) {
        const { columns, rows, allowed, edges, whole } = form;
        const name = [columns, rows, [...edges].sort(), whole?.columns, whole?.rows, allowed].join();
        if (!known.has(name)) forms.push({ ...form, turned, isMirrored, isExchanged });
        known.add(name);
        form = turnedRight(form);
      }
    }
  }
  return forms;
}

const RIGHT_OF: Readonly<Record<Side, Side>> = { top: 'right', right: 'bottom', bottom: 'left', left: 'top' };

/** A quarter turn clockwise. */
function turnedRight({ columns, rows, allowed, edges, whole }: BoardPattern): BoardPattern {
  const turned = new Uint8Array(allowed.length);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) turned[x * rows + (rows - 1 - y)] = allowed[y * columns + x] ?? 0;
  return {
    columns: rows,
    rows: columns,
    allowed: turned,
    edges: edges.map((side) => RIGHT_OF[side]),
    whole: whole && { columns: whole.rows, rows: whole.columns },
  };
}

/** Left and right exchanged. */
function mirrored({ columns, rows, allowed, edges, whole }: BoardPattern): BoardPattern {
  const turned = new Uint8Array(allowed.length);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) turned[y * columns + (columns - 1 - x)] = allowed[y * columns + x] ?? 0;
  const sides = edges.map((side) => (side === 'left' ? 'right' : side === 'right' ? 'left' : side));
  return { columns, rows, allowed: turned, edges: sides, whole };
}
