/** The part of a tree of moves that is in sight, as one picture. */
import { type MoveTree, SIGN_BITS } from '../../../src/protocol/move-tree.ts';
import { element, type Element as Picture } from '../../../src/render/element.ts';
import { CLAIM_SIGNS, NOTE } from '../../../src/render/sign-paths.ts';
import { materialize, svgNode } from '../../ui/dom.ts';
import type { TreeLayout } from './layout.ts';

export const CELL = { width: 22, height: 22 } as const;
const STONE = 7;

interface SeenPart {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface DrawnTree {
  readonly root: SVGElement;
  /** Whether all that is seen is drawn. */
  covers(seen: SeenPart): boolean;
  /** Puts the ring around the current node. */
  ring(node: number): void;
}

/** The center of a node. */
export function placeOf({ columns, rows }: TreeLayout, node: number): [x: number, y: number] {
  return [((columns[node] ?? 0) + 0.5) * CELL.width, ((rows[node] ?? 0) + 0.5) * CELL.height];
}

/** Half a view more on each side, so that few steps draw again. */
export function drawing(
  tree: MoveTree,
  layout: TreeLayout,
  seen: SeenPart,
  line: ReadonlySet<number>,
  folded: ReadonlySet<number>,
): DrawnTree {
  const [spareX, spareY] = [(seen.right - seen.left) / 2, (seen.bottom - seen.top) / 2];
  const all = {
    left: seen.left - spareX,
    top: seen.top - spareY,
    right: seen.right + spareX,
    bottom: seen.bottom + spareY,
  };
  const edges: string[] = [];
  const path: string[] = [];
  const nodes: Picture[] = [];
  for (let node = 0; node < tree.parents.length; node++) {
    if ((layout.rows[node] ?? -1) < 0) continue;
    const [x, y] = placeOf(layout, node);
    if (x + CELL.width < all.left || x - CELL.width > all.right || y < all.top - CELL.height) continue;
    const parent = tree.parents[node] ?? -1;
    const [fromX, fromY] = parent < 0 ? [x, y] : placeOf(layout, parent);
    if (Math.min(y, fromY) > all.bottom + CELL.height) continue;
    const onLine = line.has(node);
    if (parent >= 0) {
      const bend = y > fromY ? `V${y - CELL.height / 2}` : '';
      (onLine ? path : edges).push(`M${fromX} ${fromY}${bend}L${x} ${y}`);
    }
    if (y > all.bottom + CELL.height) continue;
    nodes.push(nodePicture(tree, node, x, y, onLine));
    if (folded.has(node)) nodes.push(plus(x + STONE + 3, y));
  }
  const ring = svgNode('circle', { class: 'now', r: STONE + 2.5 });
  const width = (layout.width + 1) * CELL.width;
  const height = (layout.height + 0.5) * CELL.height;
  const root = materialize(
    element('svg', { class: 'moves-tree', width, height, 'aria-hidden': 'true' }, [
      element('path', { class: 'edge', d: edges.join('') }),
      element('path', { class: 'edge on', d: path.join('') }),
      ...nodes,
    ]),
  );
  root.append(ring);
  return {
    root,
    covers: ({ left, top, right, bottom }) =>
      left >= all.left && top >= all.top && right <= all.right && bottom <= all.bottom,
    ring(node) {
      const [x, y] = placeOf(layout, node);
      ring.setAttribute('cx', String(x));
      ring.setAttribute('cy', String(y));
    },
  };
}

/** A stone for a move, a square for setup, a small stop for a node that has neither. */
function nodePicture(
  { moves, signs }: MoveTree,
  node: number,
  x: number,
  y: number,
  onLine: boolean,
): Picture {
  const bits = signs[node] ?? 0;
  const [color, point] = (moves[node] ?? '').split(' ');
  const has = (sign: keyof typeof SIGN_BITS) => (bits & SIGN_BITS[sign]) !== 0;
  const parts: Picture[] = [];
  if (color) {
    const kind = color === 'B' ? 'black' : 'white';
    parts.push(element('circle', { class: `node ${kind}`, r: STONE }));
    if (point === 'pass') parts.push(element('path', { class: `off ${kind}`, d: 'M-3 0h6' }));
  } else if (has('setup') || node === 0) {
    parts.push(element('rect', { class: 'node plain', x: -5.5, y: -5.5, width: 11, height: 11, rx: 1.5 }));
  } else parts.push(element('circle', { class: 'node plain', r: 3.5 }));
  if (has('forbidden') || has('error')) {
    const d = has('forbidden') ? 'M-4.5-4.5 4.5 4.5' : 'M-4 4 4-4M-4-4 4 4';
    parts.push(element('circle', { class: 'wrong', r: STONE }), element('path', { class: 'wrong', d }));
  }
  for (const said of ['right', 'wrong'] as const) {
    if (!has(said)) continue;
    const d = CLAIM_SIGNS[said === 'right' ? 'holds' : 'fails'];
    parts.push(element('path', { class: `said ${said}`, d, transform: 'translate(3 -13) scale(.6)' }));
  }
  if (has('comment') || has('marks')) parts.push(note(4));
  return element('g', { class: onLine ? 'on' : 'beside', transform: `translate(${x} ${y})` }, parts);
}

/** The sign that the timeline has for it, below the stone. */
function note(x: number): Picture {
  return element('path', { class: 'has', d: NOTE, transform: `translate(${x} 4) scale(.45)` });
}

/** What a fold hides is behind this sign. */
function plus(x: number, y: number): Picture {
  return element('path', { class: 'fold', d: `M${x} ${y}h7M${x + 3.5} ${y - 3.5}v7` });
}
