import type { RecordedPly } from '../../go/ply.ts';
import { BLACK, type Cell, EMPTY, WHITE } from '../../go/types.ts';
import { pack } from '../../notation/sgf/lexis.ts';
import { readPoint, readPoints, writePoint } from '../../notation/sgf/points.ts';
import { escapeText, readComposed, readSimpleText } from '../../notation/sgf/values.ts';
import type { TextEdit } from '../../notation/types.ts';
import type { WriteAction, WriteReply } from '../../protocol/write.ts';
import type { DocumentAnalysis, PlacedAnalysis } from '../types.ts';
import { after } from '../write-check.ts';
import { answer, refuse } from '../write-reply.ts';
import { gameIndexAt, sgfEntryOf, sgfIndexAt } from './entries.ts';
import { commentsIn, nodesOfFrame } from './frames.ts';
import { lineThrough } from './line.ts';
import type { SgfGame } from './types.ts';
import { adding, insertions, joined, removal, sameNodes, taking, UNSAFE, written } from './write-node.ts';

export type Drawn = Extract<
  WriteAction,
  { kind: 'setup' | 'label' | 'mark' | 'line' | 'comment' | 'remove' }
>;

/** What an edit is meant to do, to be held against the text with it. */
interface Plan {
  readonly edits: readonly TextEdit[];
  /** The node that changes, or behind which a new one comes. */
  readonly node: number;
  /** Where the new node will stand; absent when none is added. */
  readonly at?: number;
  readonly said: string;
}

/** Setup, marks, labels and comments in the node of a frame, or the end of a line: only that node changes. */
export function sgfDraw(
  document: DocumentAnalysis,
  placed: PlacedAnalysis,
  index: number,
  action: Drawn,
): WriteReply {
  const sgfIndex = gameIndexAt(document.sgf!, placed.entry.offset);
  const { game, offset } = document.sgf!.games[sgfIndex]!;
  const plies = pliesOf(game, placed);
  const nodes = nodesOfFrame(game, plies, index);
  if (nodes.length === 0) return refuse('write.unsafe', UNSAFE);
  if (action.kind === 'remove') return remove(document, placed, index, nodes[0]!);
  const plan = planOf(game, nodes, index === 0 ? null : game.plies[plies[index - 1]!]!, action);
  if (!plan) return { kind: 'go', entry: placed.index, index };
  const { edits, node, at } = plan;
  const changes = placeAll(joined(edits), offset);
  const now = after(document, changes);
  const then = now.sgf!.games[sgfIndex]?.game;
  const changed = at === undefined ? node : (then?.sgf.nodeAt(at) ?? -1);
  if (!then || !sameNodes(game, then, changed, at === undefined ? 0 : 1))
    return refuse('write.unsafe', UNSAFE);
  if (!doesIt(game, then, node, changed, at !== undefined, action)) return refuse('write.unsafe', UNSAFE);
  if (misplays(then) > misplays(game)) {
    return refuse('write.in-use', 'With that, a later move of the record could no longer be made.');
  }
  const where = offset + then.sgf.nodeSpan(changed).start;
  const shown = action.kind === 'setup' ? sgfIndexAt(now, where) : index;
  if (at === undefined) return answer(document, changes, placed.index, shown, plan.said);
  const entry = sgfEntryOf(now, { offset: where })!.index;
  return { ...answer(document, changes, entry, shown, plan.said)!, offset: where } as WriteReply;
}

const placeAll = (edits: readonly TextEdit[], offset: number) =>
  edits.map(({ span, text }) => ({ span: { start: span.start + offset, end: span.end + offset }, text }));

function pliesOf(game: SgfGame, { analysis }: PlacedAnalysis): readonly number[] {
  const last = analysis.game.plies.at(-1);
  return lineThrough(game, last ? game.plies.indexOf(last as RecordedPly) : -1).plies;
}

const misplays = ({ plies }: SgfGame) => plies.reduce((count, ply) => count + (ply.misplay ? 1 : 0), 0);

type Changing = Exclude<Drawn, { kind: 'remove' }>;

/** `null` when there is nothing to be done. */
function planOf(
  game: SgfGame,
  nodes: readonly number[],
  ply: RecordedPly | null,
  action: Changing,
): Plan | null {
  if (action.kind === 'comment') return comment(game, nodes, action);
  if (action.kind === 'mark') return mark(game, nodes, action);
  if (action.kind === 'label') return label(game, nodes, action);
  if (action.kind === 'line') return line(game, nodes, action);
  return setup(game, nodes[0]!, ply, action.point, CELLS[action.stone ?? 'empty']);
}

const CELLS = { black: BLACK, white: WHITE, empty: EMPTY } as const;
const SETUP = [
  ['AB', BLACK],
  ['AW', WHITE],
  ['AE', EMPTY],
] as const;

/** In a node that sets up the board, or the first one; else in a new node after this one. */
function setup(game: SgfGame, node: number, ply: RecordedPly | null, point: number, cell: Cell): Plan | null {
  const name = SETUP.find(([, one]) => one === cell)![0];
  const raw = writePoint(point, game.size);
  const words = `${['an empty point', 'a black stone', 'a white stone'][cell]} at ${game.geometry.name(point)}`;
  const said = `set up ${words}`;
  const here = ply ? ply.after.at(point) : game.start.position.at(point);
  if (here === cell) return null;
  if (ply && ply.kind !== 'setup') return { ...insertions(game, node, `;${name}[${raw}]`), node, said };
  const parent = game.sgf.parent(node);
  const before = parent < 0 ? -1 : game.lastPly[parent]!;
  const under =
    parent < 0 ? EMPTY : before < 0 ? game.start.position.at(point) : game.plies[before]!.after.at(point);
  const edits = SETUP.flatMap(([one]) => taking(game, node, pack(one), without(game, point)));
  if (under !== cell) edits.push(adding(game, node, name, pack(name), raw));
  return { edits, node, said };
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
  nodes: readonly number[],
  { point, shape = 'cross', color = 'black' }: Extract<Drawn, { kind: 'mark' }>,
): Plan {
  const ids = ONE_OF;
  const takes = (node: number, id: number) => taking(game, node, id, without(game, point));
  const node = nodes.find((one) => ids.some((id) => takes(one, id).length > 0)) ?? nodes[0]!;
  const name = NAMES[shape === 'territory' ? color : shape];
  const edits = ids.flatMap((id) => takes(node, id));
  const had = takes(node, pack(name)).length > 0;
  if (!had) edits.push(adding(game, node, name, pack(name), writePoint(point, game.size)));
  const at = game.geometry.name(point);
  const what = shape === 'territory' ? `a point of ${color === 'black' ? 'Black' : 'White'}` : `a ${shape}`;
  return { edits, node, said: had ? `no mark at ${at}` : `${what} at ${at}` };
}

/** An arrow or a line that is there already goes. */
function line(
  game: SgfGame,
  nodes: readonly number[],
  { shape, point, to }: Extract<Drawn, { kind: 'line' }>,
): Plan | null {
  if (point === to) return null;
  const { size, geometry } = game;
  const name = NAMES[shape];
  const isSame = (value: string) => {
    const [from, end] = (readComposed(value) ?? ['', '']).map((one) => readPoint(one, size));
    return (from === point && end === to) || (shape === 'line' && from === to && end === point);
  };
  const rest = (value: string) => (isSame(value) ? ([] as string[]) : null);
  const node = nodes.find((one) => taking(game, one, pack(name), rest).length > 0);
  const ends = `from ${geometry.name(point)} to ${geometry.name(to)}`;
  if (node !== undefined)
    return { edits: taking(game, node, pack(name), rest), node, said: `no ${shape} ${ends}` };
  const raw = `${writePoint(point, size)}:${writePoint(to, size)}`;
  const said = `${shape === 'arrow' ? 'an arrow' : 'a line'} ${ends}`;
  return { edits: [adding(game, nodes[0]!, name, pack(name), raw)], node: nodes[0]!, said };
}

const LB = pack('LB');

function label(
  game: SgfGame,
  nodes: readonly number[],
  { point, label: wanted }: Extract<Drawn, { kind: 'label' }>,
): Plan | null {
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
  const node = nodes.find((one) => taking(game, one, LB, rest).length > 0) ?? nodes[0]!;
  const raw = `${writePoint(point, size)}:${escapeText(text, true)}`;
  const at = game.geometry.name(point);
  if (text === '') return { edits: taking(game, node, LB, rest), node, said: `no label at ${at}` };
  let put = false;
  const edits = taking(game, node, LB, (value) => {
    if (!rest(value)) return null;
    const values = put ? [] : [raw];
    put = true;
    return values;
  });
  if (!put) edits.push(adding(game, node, 'LB', LB, raw));
  return { edits, node, said: `label ${text} at ${at}` };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** As a reader of the record will have it: line ends are `\n`, other white space is blanks. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\t\v\f]/g, ' ');

function comment(
  game: SgfGame,
  nodes: readonly number[],
  { nth, text }: Extract<Drawn, { kind: 'comment' }>,
): Plan | null {
  const { sgf } = game;
  const there = commentsIn(game, nodes)[nth];
  const wanted = plain(text);
  if ((there?.text ?? '') === wanted) return null;
  const newline = game.text.includes('\r\n') ? '\r\n' : '\n';
  const raw = escapeText(wanted).replace(/\n/g, newline);
  if (!there) {
    const node = nodes[0]!;
    return { edits: [adding(game, node, 'C', pack('C'), raw)], node, said: 'the comment' };
  }
  const node = sgf.nodeOf(there.property);
  if (wanted === '')
    return { edits: [{ span: sgf.propertySpan(there.property), text: '' }], node, said: 'no comment' };
  const span = sgf.innerSpan(sgf.firstValue(there.property));
  return { edits: [{ span, text: raw }], node, said: 'the comment' };
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
      ? ['AB', 'AW', 'AE']
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
  const last = then.lastPly[changed]!;
  const position = last < 0 ? then.start.position : then.plies[last]!.after;
  return position.at(action.point) === CELLS[action.stone ?? 'empty'];
}

function remove(document: DocumentAnalysis, placed: PlacedAnalysis, index: number, node: number): WriteReply {
  const sgfIndex = gameIndexAt(document.sgf!, placed.entry.offset);
  const { game, offset } = document.sgf!.games[sgfIndex]!;
  const parent = game.sgf.parent(node);
  if (parent < 0 || index === 0) return refuse('write.first', 'This is the beginning of the game; it stays.');
  const changes = placeAll([removal(game, node)], offset);
  const now = after(document, changes);
  const then = now.sgf!.games[sgfIndex]?.game;
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
  const entry = sgfEntryOf(now, { offset: at })!.index;
  const shown = sgfIndexAt(now, at);
  return {
    ...answer(document, changes, entry, shown, 'the move and what followed it are gone')!,
    offset: at,
  } as WriteReply;
}
