import type { Start } from '../../../go/game.ts';
import type { Geometry } from '../../../go/geometry.ts';
import type { RecordedPly } from '../../../go/ply.ts';
import { Position } from '../../../go/position.ts';
import { Recorder } from '../../../go/recorder.ts';
import type { Task } from '../../../go/task.ts';
import { BLACK, type Move, opponent, WHITE } from '../../../go/types.ts';
import {
  colorOf,
  isSetup,
  pack,
  readMove,
  type SgfText,
  type Size,
  settingUp,
  turnAtStart,
  turnBehindSetup,
} from '../../../notation/sgf/index.ts';
import { ObjectCache } from '../../analysis/index.ts';

const B = pack('B');
const W = pack('W');
const PL = pack('PL');

/** The walk yields after this many nodes. */
const NODES_PER_SLICE = 1024;

/**
 * The moves of all variations, played, in the order of the text; the fields are those of `SgfGame`.
 */
export interface Replayed {
  readonly start: Start;
  readonly plies: readonly RecordedPly[];
  readonly plyNode: Int32Array;
  readonly plyBefore: Int32Array;
  readonly plyProperty: Int32Array;
  readonly lastPly: Int32Array;
  readonly toPlay: Uint8Array;
}

/**
 * Plays every move of every variation once: a walk in the order of the text, which takes back the
 * moves that the next variation does not share. Setup of the first node is the start; setup further
 * on is a ply of its own kind, which replaces the board; `PL` says whose turn it is then, else the
 * color of the next move. In a node that has both, setup goes first. A move on a stone is executed,
 * as FF[4] has it: its stone takes that place. A value that names no point counts as a pass, so
 * that turns and numbers stay. Yields in a long game.
 */
export function* replay(sgf: SgfText, geometry: Geometry, size: Size, isGo: boolean): Task<Replayed> {
  const nodeCount = sgf.nodeCount;
  const lastPly = new Int32Array(nodeCount).fill(-1);
  const toPlay = new Uint8Array(nodeCount);
  const start = yield* startOf(sgf, geometry, size, isGo);
  const plies: RecordedPly[] = [];
  const plyNode: number[] = [];
  const plyBefore: number[] = [];
  const plyProperty: number[] = [];
  const end = isGo ? (sgf.games[1] ?? nodeCount) : 0;
  // Made at the first move: a collection may have very many games without one.
  let recorder = null as Recorder | null;
  let last = -1;
  const add = (node: number, move: Move, property: number) => {
    plyBefore.push(last);
    last = plies.length;
    recorder ??= new Recorder(start.position, start.toPlay);
    plies.push(recorder.add(move, true));
    plyNode.push(node);
    plyProperty.push(property);
  };
  for (let node = 0; node < end; node++) {
    if (node % NODES_PER_SLICE === NODES_PER_SLICE - 1) yield;
    last = lastPly[sgf.parent(node)] ?? -1;
    const depth = plies[last]?.number ?? 0;
    for (let back = 1; recorder && recorder.length > depth; back++) {
      recorder.back();
      if (back % NODES_PER_SLICE === 0) yield;
    }
    const from = sgf.firstProperty(node);
    const to = sgf.endProperty(node);
    let setup = -1;
    for (let p = from; p < to; p++) {
      const id = sgf.id(p);
      if (id === PL) toPlay[node] = colorOf(sgf, p);
      else if (setup < 0 && node > 0 && isSetup(id)) setup = p;
    }
    if (setup >= 0) {
      const made = plies[last];
      const before = made?.after ?? start.position;
      const turn = turnBehindSetup(sgf, node, made ? opponent(made.color) : start.toPlay);
      const position = yield* settingUp(sgf, node, before, size);
      add(node, { kind: 'setup', color: opponent(turn), position }, setup);
    }
    for (let p = from; p < to; p++) {
      const id = sgf.id(p);
      if (id !== B && id !== W) continue;
      const color = id === B ? BLACK : WHITE;
      const value = sgf.firstValue(p);
      const point = value < sgf.endValue(p) ? readMove(sgf.value(value), size) : -1;
      add(node, point < 0 ? { kind: 'pass', color } : { kind: 'play', color, point }, p);
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

const emptyBoards = new ObjectCache((geometry: Geometry) => Position.empty(geometry));

/** The board that the first node sets up, and whose turn it is there. */
function* startOf(sgf: SgfText, geometry: Geometry, size: Size, isGo: boolean): Task<Start> {
  const empty = emptyBoards.get(geometry);
  if (sgf.nodeCount === 0 || !isGo) return { position: empty, toPlay: BLACK };
  const position = yield* settingUp(sgf, 0, empty, size);
  return { position, toPlay: turnAtStart(sgf, 0, position) };
}
