import { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Color, EMPTY, WHITE } from '../../go/types.ts';
import { pack } from './lexis.ts';
import { readPoints, type Size } from './points.ts';
import type { SgfText } from './tree.ts';

/** What the nodes of a game set up, and whose turn it is where no move says so. */

const B = pack('B');
const W = pack('W');
const AB = pack('AB');
const AW = pack('AW');
const AE = pack('AE');
const PL = pack('PL');
const HA = pack('HA');

/** Nodes that are searched for the first move of a variation. */
const FAR = 8;

/** A task yields after this many values of setup: each may be a rectangle as large as the board. */
const MANY = 64;

/** Whether a property sets up stones or takes them away. */
export function isSetup(id: number): boolean {
  return id === AB || id === AW || id === AE;
}

/** The position with a node's setup, in the order of the text; the same one without setup. */
export function* settingUp(sgf: SgfText, node: number, before: Position, size: Size): Task<Position> {
  let cells: Uint8Array | null = null;
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
    const id = sgf.id(p);
    if (!isSetup(id)) continue;
    cells ??= before.cells.slice();
    const cell = id === AB ? BLACK : id === AW ? WHITE : EMPTY;
    const first = sgf.firstValue(p);
    for (let v = first; v < sgf.endValue(p); v++) {
      for (const point of readPoints(sgf.value(v), size)) cells[point] = cell;
      if ((v - first) % MANY === MANY - 1) yield;
    }
  }
  return cells ? new Position(before.geometry, cells) : before;
}

/**
 * Whose turn it is at the root, on the board that it sets up: the color of `PL`, else of the first
 * move of the main variation, else White where Black has handicap stones, else Black.
 */
export function turnAtStart(sgf: SgfText, root: number, { cells }: Position): Color {
  const said = turnOf(sgf, root) || firstMover(sgf, root);
  if (said) return said;
  return sgf.find(root, HA) >= 0 && cells.includes(BLACK) ? WHITE : BLACK;
}

/** Whose turn it is behind a node's setup: by `PL`, else by the next move, else `other`. */
export function turnBehindSetup(sgf: SgfText, node: number, other: Color): Color {
  return turnOf(sgf, node) || firstMover(sgf, node) || other;
}

/** The color of the last `PL` of a node, 0 for none. */
function turnOf(sgf: SgfText, node: number): Color | 0 {
  let color: Color | 0 = 0;
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
    if (sgf.id(p) === PL) color = colorOf(sgf, p);
  }
  return color;
}

/** The color of the first move in a node or in the main variation behind it; 0 for none near. */
function firstMover(sgf: SgfText, from: number): Color | 0 {
  for (let node = from, n = 0; node >= 0 && n < FAR; node = sgf.child(node), n++) {
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
      if (sgf.id(p) === B) return BLACK;
      if (sgf.id(p) === W) return WHITE;
    }
  }
  return 0;
}

/** `B`, `W`, and what older files have: `black`, `1`, `2`. 0 for anything else. */
export function colorOf(sgf: SgfText, property: number): Color | 0 {
  const value = sgf.firstValue(property);
  if (value >= sgf.endValue(property)) return 0;
  const raw = sgf.value(value).trim().toLowerCase();
  if (/^b(lack)?$|^1$/.test(raw)) return BLACK;
  return /^w(hite)?$|^2$/.test(raw) ? WHITE : 0;
}
