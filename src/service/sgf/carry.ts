import type { Start } from '../../go/game.ts';
import type { Geometry } from '../../go/geometry.ts';
import type { RecordedPly } from '../../go/ply.ts';
import { Position } from '../../go/position.ts';
import { Recorder } from '../../go/recorder.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Color, EMPTY, type Move, opponent, WHITE } from '../../go/types.ts';
import { pack } from '../../notation/sgf/lexis.ts';
import { readMove, readPoints, type Size } from '../../notation/sgf/points.ts';
import { NODE, PROPERTY } from '../../notation/sgf/scan.ts';
import type { SgfText } from '../../notation/sgf/tree.ts';
import type { SgfGame } from './types.ts';

const B = pack('B');
const W = pack('W');
const AB = pack('AB');
const AW = pack('AW');
const AE = pack('AE');
const PL = pack('PL');

/** After so many nodes the walk rests, and after so many values of setup. */
const REST = 1024;
const MANY = 64;

/** The moves of all variations, carried out, in the order of the text. */
export type Carried = Pick<
  SgfGame,
  'start' | 'plies' | 'plyNode' | 'plyBefore' | 'plyProperty' | 'lastPly' | 'toPlay'
>;

/**
 * Carries out every move of every variation, each once: a walk in the order of the text, which takes back what the next variation does not
 * share. Setup of the first node is the start; setup further on is a ply of its own kind, which puts another board there; whose turn it is
 * then `PL` says, else who moves next. In a node that has both, setup goes first. What cannot be read as a move counts as a pass, so that
 * turns and numbers stay. Rests in a long game.
 */
export function* carryOut(sgf: SgfText, geometry: Geometry, size: Size, isGo: boolean): Task<Carried> {
  const nodeCount = sgf.nodeCount;
  const lastPly = new Int32Array(nodeCount).fill(-1);
  const toPlay = new Uint8Array(nodeCount);
  const start = yield* startOf(sgf, geometry, size, isGo);
  const plies: RecordedPly[] = [];
  const plyNode: number[] = [];
  const plyBefore: number[] = [];
  const plyProperty: number[] = [];
  const end = isGo ? (sgf.games[1] ?? nodeCount) : 0;
  // Of very many games without a move nobody wants to wait for what would remember their positions.
  let recorder = null as Recorder | null;
  const { nodes, properties } = sgf.raw;
  for (let node = 0; node < end; node++) {
    if (node % REST === REST - 1) yield;
    const parent = nodes[NODE * node + 1]!;
    let last = parent < 0 ? -1 : lastPly[parent]!;
    const depth = last < 0 ? 0 : plies[last]!.number;
    for (let back = 1; recorder && recorder.length > depth; back++) {
      recorder.back();
      if (back % REST === 0) yield;
    }
    const add = (move: Move, property: number) => {
      plyBefore.push(last);
      last = plies.length;
      recorder ??= new Recorder(start.position, start.toPlay);
      plies.push(recorder.add(move));
      plyNode.push(node);
      plyProperty.push(property);
    };
    const from = nodes[NODE * node + 3]!;
    const to = nodes[NODE * node + 7]!;
    let setup = -1;
    for (let p = from; p < to; p++) {
      const id = properties[PROPERTY * p + 2]!;
      if (id === PL) toPlay[node] = colorOf(sgf, p);
      else if (setup < 0 && node > 0 && (id === AB || id === AW || id === AE)) setup = p;
    }
    if (setup >= 0) {
      const before = last < 0 ? start.position : plies[last]!.after;
      const other = last < 0 ? start.toPlay : opponent(plies[last]!.color);
      const turn = (toPlay[node] || firstMover(sgf, node) || other) as Color;
      add({ kind: 'setup', color: opponent(turn), position: yield* setUp(sgf, node, before, size) }, setup);
    }
    for (let p = from; p < to; p++) {
      const id = properties[PROPERTY * p + 2]!;
      if (id !== B && id !== W) continue;
      const color = id === B ? BLACK : WHITE;
      const value = sgf.firstValue(p);
      const point = value < sgf.endValue(p) ? readMove(sgf.value(value), size) : -1;
      add(point < 0 ? { kind: 'pass', color } : { kind: 'play', color, point }, p);
    }
    lastPly[node] = last;
  }
  recorder?.done();
  return {
    start,
    plies,
    plyNode: Int32Array.from(plyNode),
    plyBefore: Int32Array.from(plyBefore),
    plyProperty: Int32Array.from(plyProperty),
    lastPly,
    toPlay,
  };
}

/** The position with the stones of a node put there and taken away, in the order of the text; itself where there are none. */
function* setUp(sgf: SgfText, node: number, before: Position, size: Size): Task<Position> {
  if (sgf.find(node, AB) < 0 && sgf.find(node, AW) < 0 && sgf.find(node, AE) < 0) return before;
  const cells = before.cells.slice();
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
    const id = sgf.id(p);
    const cell = id === AB ? BLACK : id === AW ? WHITE : id === AE ? EMPTY : -1;
    if (cell < 0) continue;
    const first = sgf.firstValue(p);
    for (let v = first; v < sgf.endValue(p); v++) {
      for (const point of readPoints(sgf.value(v), size)) cells[point] = cell;
      // Each may be a rectangle as large as the board.
      if ((v - first) % MANY === MANY - 1) yield;
    }
  }
  return new Position(before.geometry, cells);
}

const EMPTY_BOARDS = new WeakMap<Geometry, Position>();

function emptyBoard(geometry: Geometry): Position {
  let empty = EMPTY_BOARDS.get(geometry);
  if (!empty) EMPTY_BOARDS.set(geometry, (empty = Position.empty(geometry)));
  return empty;
}

/** The board and whose turn it is: as `PL` says, else who moves first in the main variation, else Black, or White after a handicap. */
function* startOf(sgf: SgfText, geometry: Geometry, size: Size, isGo: boolean): Task<Start> {
  const empty = emptyBoard(geometry);
  if (sgf.nodeCount === 0 || !isGo) return { position: empty, toPlay: BLACK };
  const position = yield* setUp(sgf, 0, empty, size);
  const said = sgf.find(0, PL);
  const color = said < 0 ? 0 : colorOf(sgf, said);
  if (color) return { position, toPlay: color as Color };
  const first = firstMover(sgf, 0);
  if (first) return { position, toPlay: first };
  return { position, toPlay: sgf.find(0, pack('HA')) >= 0 && position.cells.includes(BLACK) ? WHITE : BLACK };
}

/** Who moves first in a node, or in the first variation behind it, as long as nobody has to look far; 0 for nobody. */
function firstMover(sgf: SgfText, from: number): Color | 0 {
  for (let node = from, n = 0; node >= 0 && n < 8; node = sgf.child(node), n++) {
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
