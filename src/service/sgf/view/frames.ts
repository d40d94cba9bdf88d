import type { DrawnLine } from '../../../notation/index.ts';
import {
  pack,
  readComposed,
  readPoint,
  readPoints,
  readSimpleText,
  readText,
} from '../../../notation/sgf/index.ts';
import type { Mark } from '../../../protocol/player.ts';
import type { PictureMark } from '../../view/index.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';

/**
 * The nodes that belong to the board after `n` plies of a line: the one that makes the ply, and
 * those after it that make none. Empty where the next ply is made by the same node, so that nothing
 * of the node is reported too early.
 */
export function nodesOfFrame(game: SgfGame, plies: readonly number[], n: number): number[] {
  const { sgf } = game;
  if (sgf.nodeCount === 0) return [];
  const made = plies[n - 1];
  const first = made === undefined ? 0 : game.nodeOf(made);
  const nodes = [first];
  const following = plies[n];
  if (following !== undefined) {
    const next = game.nodeOf(following);
    if (next === first) return [];
    const between: number[] = [];
    for (let at = sgf.parent(next); at !== first; at = sgf.parent(at)) between.push(at);
    nodes.push(...between.reverse());
  } else for (let at = sgf.child(first); at >= 0; at = sgf.child(at)) nodes.push(at);
  return nodes;
}

const C = pack('C');
const LB = pack('LB');

/** Properties that mark points, by the sign they draw. */
const SIGNS: ReadonlyMap<number, 'cross' | 'triangle' | 'square' | 'circle'> = new Map([
  [pack('MA'), 'cross'],
  [pack('TR'), 'triangle'],
  [pack('SQ'), 'square'],
  [pack('CR'), 'circle'],
]);

const POINTS: ReadonlyMap<number, Mark> = new Map([
  [pack('TB'), { kind: 'territory', color: 'black' }],
  [pack('TW'), { kind: 'territory', color: 'white' }],
]);

/** Longer labels are not read on a board; all of it is in the text. */
const LONGEST = 4;

/** What the nodes draw: signs and labels, each once. */
export function drawnMarks({ sgf, size }: SgfGame, nodes: readonly number[]): PictureMark[] {
  const found = new Map<string, PictureMark>();
  const add = (point: number, mark: Mark) => found.set(`${point} ${mark.kind}`, { point, mark });
  for (const node of nodes) {
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
      const sign = SIGNS.get(sgf.id(p));
      const mark: Mark | undefined = sign ? { kind: sign } : POINTS.get(sgf.id(p));
      if (!mark && sgf.id(p) !== LB) continue;
      for (const value of sgf.valuesOf(p)) {
        if (mark) for (const point of readPoints(value, size)) add(point, mark);
        else {
          const [at, text] = readComposed(value) ?? ['', ''];
          const point = readPoint(at, size);
          const shown = readSimpleText(text).trim();
          if (point >= 0 && shown !== '') {
            add(point, { kind: 'label', text: [...shown].slice(0, LONGEST).join('') });
          }
        }
      }
    }
  }
  return [...found.values()];
}

const LINES: ReadonlyMap<number, DrawnLine['kind']> = new Map([
  [pack('AR'), 'arrow'],
  [pack('LN'), 'line'],
]);

/** Arrows and lines that the nodes draw, each once. */
export function drawnLines({ sgf, size }: SgfGame, nodes: readonly number[]): DrawnLine[] {
  const found = new Map<string, DrawnLine>();
  for (const node of nodes) {
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
      const kind = LINES.get(sgf.id(p));
      if (!kind) continue;
      for (const value of sgf.valuesOf(p)) {
        const [from, to] = (readComposed(value) ?? ['', '']).map((end) => readPoint(end, size));
        if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) continue;
        const place = (point: number) => ({ x: point % size.columns, y: Math.floor(point / size.columns) });
        found.set(`${kind} ${from} ${to}`, { kind, from: place(from), to: place(to) });
      }
    }
  }
  return [...found.values()];
}

/** Comments, in the order of the text, each with its property. */
export function commentsIn({ sgf }: SgfGame, nodes: readonly number[]): { property: number; text: string }[] {
  const found: { property: number; text: string }[] = [];
  for (const node of nodes) {
    const property = sgf.find(node, C);
    if (property < 0 || sgf.firstValue(property) === sgf.endValue(property)) continue;
    found.push({ property, text: readText(sgf.value(sgf.firstValue(property))) });
  }
  return found;
}
