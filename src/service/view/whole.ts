import type { Point } from '../../go/types.ts';
import type { BoardShape, Drawn, Sequence } from '../../protocol/player.ts';
import { type Analysis, shownOf } from '../analysis/index.ts';
import { shapeOf } from './picture.ts';

/**
 * A part of a board in its place on the whole one, for an entry that asks for it. What is not drawn
 * is not known, and shown so. Points of pages are those of the whole board; what the service works
 * out is about the part.
 */
export class WholeBoard {
  private readonly left: number;
  private readonly top: number;

  private constructor(
    private readonly part: BoardShape,
    private readonly size: NonNullable<BoardShape['whole']>,
  ) {
    this.left = part.origin.column - 1;
    this.top = size.rows - (part.origin.row + part.rows - 1);
  }

  /** `null` where the entry does not ask for it, or draws the whole board. */
  static of(analysis: Analysis): WholeBoard | null {
    if (!shownOf(analysis)?.whole) return null;
    const part = shapeOf(analysis);
    const { whole } = part;
    const isPart = whole && (whole.columns > part.columns || whole.rows > part.rows);
    return isPart ? new WholeBoard(part, whole) : null;
  }

  sequence(sequence: Sequence): Sequence {
    const { columns, rows } = this.size;
    const { drawn, labels, marks, frames, asked, kos } = sequence;
    const outward = (points: readonly Point[]) => points.map((point) => this.outward(point));
    return {
      ...sequence,
      shape: { columns, rows, open: [], origin: { column: 1, row: 1 }, whole: this.size },
      labels: this.placed(labels),
      marks: outward(marks),
      ...(kos && { kos: kos.map(outward) }),
      ...(asked && {
        asked: {
          black: outward(asked.black),
          white: outward(asked.white),
          outside: outward(asked.outside),
        },
      }),
      ...(drawn && {
        drawn: {
          signs: this.placed(drawn.signs),
          lines: drawn.lines.map((line) => this.line(line)),
          blanks: drawn.blanks.map((point) => this.outward(point)),
        },
      }),
      frames: frames.map((frame) => ({
        ...frame,
        rows: this.rows(frame.rows),
        marks: this.placed(frame.marks),
        move: frame.move && {
          ...frame.move,
          at: this.outward(frame.move.at),
          captured: frame.move.captured.map((point) => this.outward(point)),
        },
        ...(frame.zone && { zone: outward(frame.zone) }),
        ...(frame.lines && { lines: frame.lines.map((line) => this.line(line)) }),
      })),
    };
  }

  /** The part of the rows of a whole board. */
  partOf(rows: readonly string[]): string[] {
    const { part, left, top } = this;
    return rows.slice(top, top + part.rows).map((row) => String(row).slice(left, left + part.columns));
  }

  placed<T extends { readonly point: Point }>(list: readonly T[]): T[] {
    return list.map((one) => ({ ...one, point: this.outward(one.point) }));
  }

  private rows(rows: readonly string[]): string[] {
    const { columns } = this.size;
    const unknown = '?'.repeat(columns);
    const wide = rows.map((row) => ('?'.repeat(this.left) + row).padEnd(columns, '?'));
    const below = this.size.rows - this.top - rows.length;
    return [...Array<string>(this.top).fill(unknown), ...wide, ...Array<string>(below).fill(unknown)];
  }

  private line(line: Drawn['lines'][number]): Drawn['lines'][number] {
    const { left, top } = this;
    const end = ({ x, y }: typeof line.from) => ({ x: x + left, y: y + top });
    return { ...line, from: end(line.from), to: end(line.to) };
  }

  /** A point of the part on the whole board. */
  outward(point: Point): Point {
    const { columns } = this.part;
    if (point < 0) return point;
    return (Math.floor(point / columns) + this.top) * this.size.columns + (point % columns) + this.left;
  }

  /** A point of the whole board in the part; -1 beyond it. */
  inward(point: Point): Point {
    const x = (point % this.size.columns) - this.left;
    const y = Math.floor(point / this.size.columns) - this.top;
    const { columns, rows } = this.part;
    return x >= 0 && x < columns && y >= 0 && y < rows ? y * columns + x : -1;
  }
}

/** Here it is there from the beginning: see `whole-later.ts`. */
export async function loadWhole(_analysis: Analysis): Promise<void> {}
