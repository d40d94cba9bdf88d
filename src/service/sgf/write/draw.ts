import type { RecordedPly } from '../../../go/ply.ts';
import { BLACK, type Cell, EMPTY, WHITE } from '../../../go/types.ts';
import type { TextEdit } from '../../../notation/index.ts';
import {
  escapeText,
  pack,
  readComposed,
  readPoint,
  readPoints,
  readSimpleText,
  writePoint,
} from '../../../notation/sgf/index.ts';
import type { WriteAction, WriteReply } from '../../../protocol/write.ts';
import { type Message, message } from '../../../words/index.ts';
import { answer, refuse } from '../../write/index.ts';
import type { SgfAnalysis } from '../analysis/document.ts';
import { adding, insertions, joined } from '../analysis/edits.ts';
import { lineAt, moveAtOffset, type PlacedLine } from '../analysis/entries.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';
import { commentsIn, nodesOfFrame } from '../view/frames.ts';
import { misplays, removal, sameNodes, taking, UNSAFE, written } from './node.ts';
import { after, reply } from './reread.ts';

type NodeAction = Extract<
  WriteAction,
  { kind: 'setup' | 'to-play' | 'label' | 'mark' | 'line' | 'comment' | 'remove' }
>;

/** What an edit is meant to do, to be held against the text with it. */
interface NodePlan {
  readonly edits: readonly TextEdit[];
  /** The node that changes, or behind which a new one comes. */
  readonly node: number;
  /** Where the new node will stand; absent when none is added. */
  readonly at?: number;
  readonly said: Message;
}

/**
 * Setup, marks, labels and comments in the node of a frame, or the end of a line: only that node
 * changes.
 */
export function sgfDraw(
  document: SgfAnalysis,
  placed: PlacedLine,
  index: number,
  action: NodeAction,
): WriteReply {
  const { home, plies } = placed;
  const { game, offset } = home;
  const [node0, ...more] = nodesOfFrame(game, plies, index);
  if (node0 === undefined) return refuse('write.unsafe', UNSAFE);
  if (action.kind === 'remove') return remove(document, placed, index, node0);
  const plan = planOf(game, [node0, ...more], game.plies[plies[index - 1] ?? -1] ?? null, action);
  if (!plan) return { kind: 'go', entry: placed.id, index };
  const { edits, node, at } = plan;
  const { changes, now, edited: then } = after(document, home, joined(edits));
  const changed = at === undefined ? node : (then?.sgf.nodeAt(at) ?? -1);
  if (!then || !sameNodes(game, then, changed, at === undefined ? 0 : 1))
    return refuse('write.unsafe', UNSAFE);
  if (!doesIt(game, then, node, changed, at !== undefined, action)) return refuse('write.unsafe', UNSAFE);
  if (misplays(then) > misplays(game)) {
    return refuse('write.in-use', message('refused.in-use'));
  }
  const where = offset + then.sgf.nodeSpan(changed).start;
  const shown = action.kind === 'setup' ? moveAtOffset(now, where) : index;
  if (at === undefined) return answer(document, changes, placed.id, shown, plan.said);
  const line = lineAt(now, { offset: where });
  return line ? reply(document, changes, line, shown, where, plan.said) : refuse('write.unsafe', UNSAFE);
}

/** The nodes of a frame, at least one. */
type FrameNodes = readonly [number, ...number[]];

type Changing = Exclude<NodeAction, { kind: 'remove' }>;

/** `null` when there is nothing to be done. */
function planOf(
  game: SgfGame,
  nodes: FrameNodes,
  ply: RecordedPly | null,
  action: Changing,
): NodePlan | null {
  if (action.kind === 'comment') return comment(game, nodes, action);
  if (action.kind === 'mark') return mark(game, nodes, action);
  if (action.kind === 'label') return label(game, nodes, action);
  if (action.kind === 'line') return line(game, nodes, action);
  if (action.kind === 'to-play') return toPlay(game, nodes[0], ply, action.color);
  return setup(game, nodes[0], ply, action.point, CELLS[action.stone ?? 'empty']);
}

const CELLS = { black: BLACK, white: WHITE, empty: EMPTY } as const;
const SETUP = ['AB', 'AW', 'AE'];

/** In a node that sets up the board, or the first one; else in a new node after this one. */
function setup(
  game: SgfGame,
  node: number,
  ply: RecordedPly | null,
  point: number,
  cell: Cell,
): NodePlan | null {
  const name = cell === BLACK ? 'AB' : cell === WHITE ? 'AW' : 'AE';
  const raw = writePoint(point, game.size);
  const what = cell === BLACK ? 'black' : cell === WHITE ? 'white' : 'empty';
  const said = message('wrote.set-up', { what, point: game.geometry.name(point) });
  const here = ply ? ply.after.at(point) : game.start.position.at(point);
  if (here === cell) return null;
  if (ply && ply.kind !== 'setup') return { ...insertions(game, node, `;${name}[${raw}]`), node, said };
  const isRoot = game.sgf.parent(node) < 0;
  const under = isRoot ? EMPTY : game.positionAfter(game.plyAbove(node)).at(point);
  const edits = SETUP.flatMap((one) => taking(game, node, pack(one), without(game, point)));
  if (under !== cell) edits.push(adding(game, node, name, pack(name), raw));
  return { edits, node, said };
}

const PL = pack('PL');

/** Whose turn it is, as a value of a node that may have setup, or of a new one. */
function toPlay(
  game: SgfGame,
  node: number,
  ply: RecordedPly | null,
  color: 'black' | 'white',
): NodePlan | null {
  const { sgf } = game;
  const raw = color === 'black' ? 'B' : 'W';
  const said = message('wrote.to-play', { color });
  if (ply && ply.kind !== 'setup') return { ...insertions(game, node, `;PL[${raw}]`), node, said };
  const there = sgf.find(node, PL);
  if (there < 0) return { edits: [adding(game, node, 'PL', PL, raw)], node, said };
  const first = sgf.firstValue(there);
  if (sgf.value(first).trim() === raw) return null;
  return { edits: [{ span: sgf.innerSpan(first), text: raw }], node, said };
}

/** Of a list of points, compressed ones too, all but one point. */
const without = (game: SgfGame, point: number) => (value: string) => {
  const points = readPoints(value, game.size);
  return points.includes(point)
    ? points.filter((one) => one !== point).map((one) => writePoint(one, game.size))
    : null;
};

const NAMES = {
  cross: 'MA',
  triangle: 'TR',
  square: 'SQ',
  circle: 'CR',
  black: 'TB',
  white: 'TW',
  arrow: 'AR',
  line: 'LN',
} as const;

const ONE_OF = ['MA', 'TR', 'SQ', 'CR', 'TB', 'TW'].map(pack);

/** A point has one sign: another one takes its place, the same one goes. */
function mark(
  game: SgfGame,
  nodes: FrameNodes,
  { point, shape = 'cross', color = 'black' }: Extract<NodeAction, { kind: 'mark' }>,
): NodePlan {
  const ids = ONE_OF;
  const takes = (node: number, id: number) => taking(game, node, id, without(game, point));
  const node = nodes.find((one) => ids.some((id) => takes(one, id).length > 0)) ?? nodes[0];
  const name = NAMES[shape === 'territory' ? color : shape];
  const edits = ids.flatMap((id) => takes(node, id));
  const had = takes(node, pack(name)).length > 0;
  if (!had) edits.push(adding(game, node, name, pack(name), writePoint(point, game.size)));
  const at = game.geometry.name(point);
  const said = had
    ? message('wrote.no-mark', { point: at })
    : message('wrote.shape', { shape, color, point: at });
  return { edits, node, said };
}

/** An arrow or a line that is there already goes. */
function line(
  game: SgfGame,
  nodes: FrameNodes,
  { shape, point, to }: Extract<NodeAction, { kind: 'line' }>,
): NodePlan | null {
  if (point === to) return null;
  const { size, geometry } = game;
  const name = NAMES[shape];
  const isSame = (value: string) => {
    const [from, end] = (readComposed(value) ?? ['', '']).map((one) => readPoint(one, size));
    return (from === point && end === to) || (shape === 'line' && from === to && end === point);
  };
  const rest = (value: string) => (isSame(value) ? ([] as string[]) : null);
  const node = nodes.find((one) => taking(game, one, pack(name), rest).length > 0);
  const ends = { shape, from: geometry.name(point), to: geometry.name(to) };
  if (node !== undefined)
    return { edits: taking(game, node, pack(name), rest), node, said: message('wrote.no-line', ends) };
  const raw = `${writePoint(point, size)}:${writePoint(to, size)}`;
  const said = message('wrote.line', ends);
  return { edits: [adding(game, nodes[0], name, pack(name), raw)], node: nodes[0], said };
}

const LB = pack('LB');

function label(
  game: SgfGame,
  nodes: FrameNodes,
  { point, label: wanted }: Extract<NodeAction, { kind: 'label' }>,
): NodePlan | null {
  const { sgf, size } = game;
  const texts = new Map<number, string>();
  for (const node of nodes) {
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
      if (sgf.id(p) !== LB) continue;
      for (const value of sgf.valuesOf(p)) {
        const [at, text] = readComposed(value) ?? ['', ''];
        texts.set(readPoint(at, size), readSimpleText(text));
      }
    }
  }
  const used = new Set(texts.values());
  const text = wanted === 'next' ? [...LETTERS].find((letter) => !used.has(letter)) : (wanted ?? '');
  if (text === undefined || (texts.get(point) ?? '') === text) return null;
  const rest = (value: string) =>
    readPoint(readComposed(value)?.[0] ?? '', size) === point ? ([] as string[]) : null;
  const node = nodes.find((one) => taking(game, one, LB, rest).length > 0) ?? nodes[0];
  const raw = `${writePoint(point, size)}:${escapeText(text, true)}`;
  const at = game.geometry.name(point);
  if (text === '')
    return { edits: taking(game, node, LB, rest), node, said: message('wrote.no-label', { point: at }) };
  let put = false;
  const edits = taking(game, node, LB, (value) => {
    if (!rest(value)) return null;
    const values = put ? [] : [raw];
    put = true;
    return values;
  });
  if (!put) edits.push(adding(game, node, 'LB', LB, raw));
  return { edits, node, said: message('wrote.label', { point: at, label: text }) };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** As a reader of the record will have it: line ends are `\n`, other white space is blanks. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\t\v\f]/g, ' ');

function comment(
  game: SgfGame,
  nodes: FrameNodes,
  { nth, text }: Extract<NodeAction, { kind: 'comment' }>,
): NodePlan | null {
  const { sgf } = game;
  const there = commentsIn(game, nodes)[nth];
  const wanted = plain(text);
  if ((there?.text ?? '') === wanted) return null;
  const newline = game.text.includes('\r\n') ? '\r\n' : '\n';
  const raw = escapeText(wanted).replace(/\n/g, newline);
  if (!there) {
    const [node] = nodes;
    return { edits: [adding(game, node, 'C', pack('C'), raw)], node, said: message('wrote.comment') };
  }
  const node = sgf.nodeOf(there.property);
  if (wanted === '')
    return {
      edits: [{ span: sgf.propertySpan(there.property), text: '' }],
      node,
      said: message('wrote.no-comment'),
    };
  const span = sgf.innerSpan(sgf.firstValue(there.property));
  return { edits: [{ span, text: raw }], node, said: message('wrote.comment') };
}

/** Whether the changed node now says what was asked for, and of all else what it said. */
function doesIt(
  game: SgfGame,
  then: SgfGame,
  node: number,
  changed: number,
  isNew: boolean,
  action: Changing,
): boolean {
  const touched =
    action.kind === 'setup'
      ? SETUP
      : action.kind === 'to-play'
        ? ['PL']
        : action.kind === 'mark' || action.kind === 'line'
          ? Object.values(NAMES)
          : action.kind === 'label'
            ? ['LB']
            : ['C'];
  const others = (of: SgfGame, n: number) => written(of, n, touched);
  if (isNew ? others(then, changed) !== '[]' : others(game, node) !== others(then, changed)) return false;
  if (action.kind === 'comment') {
    const now = commentsIn(then, [changed])[0]?.text ?? '';
    return now === plain(action.text);
  }
  if (action.kind !== 'setup') return true;
  return then.positionAfter(then.plyAt(changed)).at(action.point) === CELLS[action.stone ?? 'empty'];
}

function remove(document: SgfAnalysis, { home }: PlacedLine, index: number, node: number): WriteReply {
  const { game, offset } = home;
  const parent = game.sgf.parent(node);
  if (parent < 0 || index === 0) return refuse('write.first', message('refused.first'));
  const { changes, now, edited: then } = after(document, home, [removal(game, node)]);
  if (!then || then.sgf.faults.length > 0) return refuse('write.unsafe', UNSAFE);
  // What goes is one run of nodes, those at and below it; the others are there as they were.
  let gone = 0;
  for (let n = node; n < game.sgf.nodeCount && (n === node || game.sgf.parent(n) >= node); n++) gone++;
  if (then.sgf.nodeCount !== game.sgf.nodeCount - gone) return refuse('write.unsafe', UNSAFE);
  for (let n = 0; n < then.sgf.nodeCount; n++) {
    const old = n < node ? n : n + gone;
    if (written(then, n) !== written(game, old)) return refuse('write.unsafe', UNSAFE);
  }
  const at = offset + then.sgf.nodeSpan(parent).start;
  const line = lineAt(now, { offset: at });
  if (!line) return refuse('write.unsafe', UNSAFE);
  return reply(document, changes, line, moveAtOffset(now, at), at, message('wrote.removal'));
}
