import { Geometry } from '../../../go/geometry.ts';
import { commentFields, type TextEdit } from '../../../notation/index.ts';
import {
  colonOf,
  PASS,
  pack,
  propertyOf,
  readMove,
  readPoint,
  readRectangle,
  type Size,
  type ValueType,
  writePoint,
} from '../../../notation/sgf/index.ts';
import type { WriteAction, WriteReply } from '../../../protocol/write.ts';
import { message } from '../../../words/index.ts';
import { answer, refuse } from '../../write/index.ts';
import { claimsOf } from '../analysis/claims.ts';
import type { SgfAnalysis } from '../analysis/document.ts';
import type { PlacedLine } from '../analysis/entries.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';
import { UNSAFE } from './node.ts';
import { after } from './reread.ts';

type TurnKind = Extract<WriteAction, { kind: 'turn' }>['how'];

/** Where a point of a board goes, and the size of the board then. */
interface BoardTurn {
  readonly size: Size;
  point(point: number): number;
}

/** Clockwise by a quarter, or left for right. */
function turnOf(how: Exclude<TurnKind, 'colors'>, { columns, rows }: Size): BoardTurn {
  if (how === 'mirror') {
    return {
      size: { columns, rows },
      point: (p) => p - (p % columns) + columns - 1 - (p % columns),
    };
  }
  return {
    size: { columns: rows, rows: columns },
    point: (p) => (p % columns) * rows + (rows - 1 - Math.floor(p / columns)),
  };
}

/** Names that change places when the colors do. */
const PAIRS = ['B W', 'AB AW', 'TB TW', 'BL WL', 'OB OW', 'PB PW', 'BR WR', 'BT WT', 'GB GW'].map((pair) =>
  pair.split(' '),
);
const OTHER = new Map(PAIRS.flatMap(([a = '', b = '']) => [[a, b] as const, [b, a] as const]));

/**
 * The whole game turned, mirrored, or with the colors changed: each value that names a point, a
 * color or a size is rewritten, what lines of comments claim too, and nothing else. All moves must
 * be read as the same moves on the turned board.
 */
export function sgfTurn(
  document: SgfAnalysis,
  { home, id }: PlacedLine,
  index: number,
  { how }: Extract<WriteAction, { kind: 'turn' }>,
): WriteReply {
  const { game } = home;
  const edits = [
    ...(how === 'colors' ? colorEdits(game) : turnEdits(game, turnOf(how, game.size))),
    ...claimEdits(game, how),
  ].sort((a, b) => a.span.start - b.span.start);
  if (edits.length === 0) return { kind: 'go', entry: id, index };
  const { changes, edited: then } = after(document, home, edits);
  if (!then || !isTurned(game, then, how)) return refuse('write.unsafe', UNSAFE);
  return answer(document, changes, id, index, message('wrote.turn', { how }));
}

function isTurned(game: SgfGame, then: SgfGame, how: TurnKind): boolean {
  const { nodeCount, propertyCount, valueCount, faults } = then.sgf;
  const { sgf } = game;
  const same =
    faults.length === 0 &&
    nodeCount === sgf.nodeCount &&
    propertyCount === sgf.propertyCount &&
    valueCount === sgf.valueCount &&
    then.plies.length === game.plies.length &&
    readClaims(then) === readClaims(game);
  if (!same) return false;
  const turn = how === 'colors' ? null : turnOf(how, game.size);
  return game.plies.every((ply, i) => {
    const now = then.ply(i);
    const point = ply.point < 0 || !turn ? ply.point : turn.point(ply.point);
    const isColor = (now.color === ply.color) !== (how === 'colors');
    return now.kind === ply.kind && now.point === point && (isColor || ply.kind === 'setup');
  });
}

/** How many claims of comments can be read. */
function readClaims(game: SgfGame): number {
  return claimsOf(game).flatMap(({ analysis }) =>
    analysis.syntax.expects.filter(({ claim }) => claim !== null),
  ).length;
}

/** Points or colors in lines of comments that are no prose. */
function claimEdits(game: SgfGame, how: TurnKind): TextEdit[] {
  const { sgf, text, size, geometry } = game;
  const word = how === 'colors' ? COLOR_WORD : POINT_WORD;
  const turn = how === 'colors' ? null : turnOf(how, size);
  const now = Geometry.of(turn?.size ?? size);
  const changed = (written: string): string => {
    if (!turn) return OTHER_WORD.get(written) ?? written;
    const point = geometry.point(written);
    if (point < 0) return written;
    const name = now.name(turn.point(point));
    return written === written.toUpperCase() ? name.toUpperCase() : name;
  };
  return claimsOf(game).flatMap(({ node }) => {
    const property = sgf.find(node, C);
    const within = sgf.innerSpan(sgf.firstValue(property));
    return commentFields(text, within).flatMap(({ value, valueSpan }) =>
      [...value.matchAll(word)].flatMap(({ 0: written, index }) => {
        const start = valueSpan.start + index;
        const put = changed(written);
        return put === written ? [] : [{ span: { start, end: start + written.length }, text: put }];
      }),
    );
  });
}

const C = pack('C');
const POINT_WORD = /\b[a-hj-z]{1,2}[1-9]\d?\b/gi;
const COLOR_WORD = /\b(?:black|white|Black|White)\b/g;
const OTHER_WORD = new Map([
  ['black', 'white'],
  ['white', 'black'],
  ['Black', 'White'],
  ['White', 'Black'],
]);

function turnEdits({ sgf, size }: SgfGame, turn: BoardTurn): TextEdit[] {
  const edits: TextEdit[] = [];
  const swaps = turn.size.columns !== size.columns;
  for (let p = 0; p < sgf.propertyCount; p++) {
    const name = sgf.name(p);
    const known = propertyOf(name);
    if (!known) continue;
    for (let v = sgf.firstValue(p); v < sgf.endValue(p); v++) {
      const span = sgf.innerSpan(v);
      const raw = sgf.value(v);
      const text =
        name === 'SZ' && swaps ? swapped(raw) : turned(raw, known.value, size, turn, known.values !== 'one');
      if (text !== null && text !== raw) edits.push({ span, text });
    }
  }
  return edits;
}

/** `13:9` for `9:13`. */
function swapped(raw: string): string {
  const colon = colonOf(raw);
  return `${raw.slice(colon + 1)}:${raw.slice(0, colon)}`;
}

/** A value on the turned board; `null` where it names no point of the board. */
function turned(
  raw: string,
  type: ValueType | { readonly compose: readonly ValueType[] },
  size: Size,
  turn: BoardTurn,
  isList: boolean,
): string | null {
  if (typeof type !== 'string') {
    const colon = colonOf(raw);
    if (colon < 0) return type.compose[0] === 'point' ? turned(raw, 'point', size, turn, false) : null;
    const parts = [raw.slice(0, colon), raw.slice(colon + 1)];
    return parts
      .map((part, i) =>
        type.compose[i] === 'point' ? (turned(part, 'point', size, turn, false) ?? part) : part,
      )
      .join(':');
  }
  if (type !== 'point' && type !== 'stone' && type !== 'move') return null;
  if (isList && colonOf(raw) >= 0) {
    const box = readRectangle(raw, size);
    if (!box) return null;
    const ends = [box.top * size.columns + box.left, box.bottom * size.columns + box.right].map(turn.point);
    const { columns } = turn.size;
    const xs = ends.map((point) => point % columns);
    const ys = ends.map((point) => Math.floor(point / columns));
    const corner = (pick: (...of: number[]) => number) =>
      writePoint(pick(...ys) * columns + pick(...xs), turn.size);
    return `${corner(Math.min)}:${corner(Math.max)}`;
  }
  if (type === 'move' && readMove(raw, size) === PASS) return null;
  const point = readPoint(raw, size);
  return point < 0 ? null : raw.replace(raw.trim(), writePoint(turn.point(point), turn.size));
}

function colorEdits({ sgf }: SgfGame): TextEdit[] {
  const edits: TextEdit[] = [];
  for (let p = 0; p < sgf.propertyCount; p++) {
    const name = sgf.name(p);
    const other = OTHER.get(name);
    if (other !== undefined) edits.push({ span: sgf.nameSpan(p), text: other });
    else if (name === 'PL' || name === 'RE') {
      for (let v = sgf.firstValue(p); v < sgf.endValue(p); v++) {
        const raw = sgf.value(v);
        const isColor = name === 'PL' ? /^\s*[bw]/i : /^\s*[bw]\+/i;
        if (isColor.test(raw)) edits.push({ span: sgf.innerSpan(v), text: raw.replace(/[bw]/i, otherColor) });
      }
    }
  }
  return edits;
}

const COLORS: Readonly<Record<string, string>> = { b: 'w', w: 'b', B: 'W', W: 'B' };

function otherColor(letter: string): string {
  return COLORS[letter] ?? letter;
}
