import { BLACK, EMPTY, type Point, WHITE } from '../../../go/types.ts';
import { message } from '../../../words/index.ts';
import { type DrawnMarkLists, keepMarks } from '../../goban/index.ts';
import { readComposed, readPoint, type Size } from '../../sgf/index.ts';
import type { DrawnLine, PointSign } from '../../types.ts';
import type { Losses } from '../figure.ts';
import type { Nodes } from './nodes.ts';

const SHAPES = [
  ['CR', 'circle'],
  ['SQ', 'square'],
  ['TR', 'triangle'],
  ['MA', 'cross'],
] as const;

/** What a node draws on the board, in points of the whole of it, a label as the sign that it is. */
export function drawnAt(nodes: Nodes, node: number, size: Size): DrawnMarkLists {
  const signs: PointSign[] = [];
  for (const [name, kind] of SHAPES)
    for (const point of nodes.points(node, name)) signs.push({ kind, point });
  for (const color of [BLACK, WHITE] as const) {
    const name = color === BLACK ? 'TB' : 'TW';
    for (const point of nodes.points(node, name)) signs.push({ kind: 'territory', color, point });
  }
  for (const { label, point } of nodes.labels(node)) signs.push({ kind: 'label', point, text: label });
  const at = (point: Point) => ({ x: point % size.columns, y: Math.floor(point / size.columns) });
  const lines: DrawnLine[] = [];
  for (const [name, kind] of [
    ['AR', 'arrow'],
    ['LN', 'line'],
  ] as const) {
    for (const value of nodes.values(node, name)) {
      const [from, to] = (readComposed(value) ?? []).map((end) => readPoint(end, size));
      if (from !== undefined && to !== undefined && from >= 0 && to >= 0)
        lines.push({ kind, from: at(from), to: at(to) });
    }
  }
  return { signs, lines };
}

/** Whether it only marks the move that the node plays, as programs do at every move. */
export function marksOnlyMove({ signs, lines }: DrawnMarkLists, move: Point): boolean {
  return (
    lines.length === 0 &&
    signs.length > 0 &&
    signs.every(({ point, kind }) => point === move && kind !== 'label')
  );
}

/** The letters and crosses that a drawn board can hold, and what needs lines of its own. */
export function splitMarks({ signs, lines }: DrawnMarkLists, cells: Uint8Array) {
  const labels: { label: string; point: Point }[] = [];
  const marks: Point[] = [];
  const used = new Set<string>();
  const taken = new Set<Point>();
  const rest = signs.filter(({ kind, point, text: label = '' }) => {
    const isLetter = kind === 'label' && cells[point] === EMPTY && /^[a-z]$/.test(label);
    if (!isLetter || used.has(label) || taken.has(point)) return true;
    used.add(label);
    taken.add(point);
    labels.push({ label, point });
    return false;
  });
  const others = rest.filter(({ kind, point }) => {
    if (kind !== 'cross' || cells[point] !== EMPTY || taken.has(point)) return true;
    taken.add(point);
    marks.push(point);
    return false;
  });
  return { labels, marks, rest: { signs: others, lines } };
}

/** What lines of an entry can say of it; the rest is reported. */
export function keptOf(drawn: DrawnMarkLists, size: Size, losses: Losses): DrawnMarkLists {
  const kept = keepMarks(drawn, size);
  if (kept.lostSigns > 0) losses.add('lost.signs', message('loss.signs', { count: kept.lostSigns }));
  if (kept.lostLines > 0) losses.add('lost.lines', message('loss.lines', { count: kept.lostLines }));
  return kept;
}
