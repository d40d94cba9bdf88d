/** Where nodes of a tree are drawn: a column for each move, a row for each variation. */
import type { MoveTree } from '../../../src/protocol/move-tree.ts';

export interface TreeLayout {
  /** By node. */
  readonly columns: Int32Array;
  /** By node; -1 where a fold hides it. */
  readonly rows: Int32Array;
  readonly children: readonly (readonly number[])[];
  readonly width: number;
  readonly height: number;
}

const NONE: readonly number[] = [];

/**
 * ```
 *   o-o-o-o      the first variation goes on in the row of its node,
 *     | \o-o     the others below it, as far up as there is room:
 *      \o        those that leave later come first, so no lines cross
 * ```
 */
export function layoutOf({ parents }: MoveTree, folded: ReadonlySet<number>): TreeLayout {
  const count = parents.length;
  const columns = new Int32Array(count);
  const rows = new Int32Array(count).fill(-1);
  const children: number[][] = [];
  parents.forEach((parent, node) => {
    if (parent < 0) return;
    columns[node] = (columns[parent] ?? 0) + 1;
    const ways = children[parent];
    if (ways) ways.push(node);
    else children[parent] = [node];
  });
  /** By column, the first row that is free in it and below. */
  const free: number[] = [];
  let [width, height] = [0, 0];
  const heads = parents.flatMap((parent, node) => (parent < 0 ? [node] : [])).reverse();
  for (let head = heads.pop(); head !== undefined; head = heads.pop()) {
    const parent = parents[head] ?? -1;
    const line: number[] = [];
    for (let node: number | undefined = head; node !== undefined; ) {
      line.push(node);
      node = folded.has(node) ? undefined : children[node]?.[0];
    }
    // The line that leads to it takes room in the column of its parent.
    const from = parent < 0 ? 0 : (columns[parent] ?? 0);
    const to = (columns[head] ?? 0) + line.length;
    let row = parent < 0 ? 0 : (rows[parent] ?? 0) + 1;
    for (let column = from; column < to; column++) row = Math.max(row, free[column] ?? 0);
    for (let column = from; column < to; column++) free[column] = row + 1;
    width = Math.max(width, to);
    height = Math.max(height, row + 1);
    for (const node of line) {
      rows[node] = row;
      if (folded.has(node)) continue;
      const ways = children[node] ?? NONE;
      // What is pushed last is laid out first: the latest branching, and there the first variation.
      for (let i = ways.length - 1; i > 0; i--) heads.push(ways[i] ?? 0);
    }
  }
  return {
    columns,
    rows,
    children: parents.map((_, node) => children[node] ?? NONE),
    width,
    height,
  };
}

/**
 * Folds of a tree that was edited, in the new one: nodes are the same up to the first and from the
 * last that differ.
 */
export function keptFolds(old: MoveTree, now: MoveTree, folded: ReadonlySet<number>): Set<number> {
  const [a, b] = [old.moves, now.moves];
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const kept = new Set<number>();
  for (const node of folded) {
    if (node < head) kept.add(node);
    else if (node >= a.length - tail) kept.add(node + b.length - a.length);
  }
  return kept;
}

/**
 * How many variations lead to a node, from 1. Its depth would be the number of its move once more.
 */
export function levelOf({ parents }: MoveTree, { children }: TreeLayout, node: number): number {
  let level = 1;
  for (let at = node; at > 0; at = parents[at] ?? -1)
    if ((children[parents[at] ?? -1]?.[0] ?? at) !== at) level++;
  return level;
}
