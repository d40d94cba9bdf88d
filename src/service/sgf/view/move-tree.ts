import { colorName } from '../../../go/types.ts';
import { isSetup, pack, readSimpleText, readText } from '../../../notation/sgf/index.ts';
import { type MoveTree, SIGN_BITS } from '../../../protocol/move-tree.ts';
import { plyPoint } from '../../analysis/index.ts';
import type { SgfAnalysis } from '../analysis/document.ts';
import type { PlacedLine } from '../analysis/entries.ts';
import { numbersOf } from '../analysis/numbers.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';

const N = pack('N');
const C = pack('C');
const MARKS = new Set(['MA', 'TR', 'SQ', 'CR', 'TB', 'TW', 'LB', 'AR', 'LN', 'DD', 'SL'].map(pack));
/** Longer names are not read in a tree. */
const LONGEST = 80;

/**
 * All nodes of the game that a line belongs to, and which of them an offset is in. Findings that
 * are not known yet are left out.
 */
export function sgfMoveTree({ document }: SgfAnalysis, { home }: PlacedLine, at?: number): MoveTree {
  const { game, offset, source } = home;
  const { sgf } = game;
  const tree = {
    uri: document.uri,
    version: document.version,
    isRecord: true,
    parents: [] as number[],
    frames: [] as number[],
    places: [] as number[],
    moves: [] as string[],
    numbers: [] as number[],
    signs: [] as number[],
    names: [] as { node: number; name: string }[],
    comments: [] as { node: number; text: string }[],
    ...(at !== undefined && { current: Math.max(0, sgf.nodeAt(at - offset)) }),
  };
  const numbers = numbersOf(game);
  for (let node = 0; node < sgf.nodeCount; node++) {
    const last = game.plyAt(node);
    const ply = game.makesPly(node) ? game.plies[last] : undefined;
    const isMove = ply && ply.kind !== 'setup';
    tree.parents.push(sgf.parent(node));
    tree.frames.push(game.depth(last));
    tree.places.push(offset + sgf.nodeSpan(node).start);
    tree.moves.push(isMove ? `${colorName(ply.color) === 'black' ? 'B' : 'W'} ${plyPoint(ply)}` : '');
    tree.numbers.push(isMove ? (numbers[last] ?? 0) : 0);
    tree.signs.push(signsOf(game, node));
    const name = readSimpleText(game.valueOf(node, N) ?? '').trim();
    const comment = game.valueOf(node, C);
    if (comment !== null) tree.comments.push({ node, text: readText(comment) });
    if (name !== '') tree.names.push({ node, name: name.slice(0, LONGEST) });
  }
  if (!source.isChecked) return tree;
  for (const { severity, span, verdict } of source.findings) {
    const node = sgf.nodeAt(span.start);
    // Also where the author means it, by `KO`.
    const isForbidden = verdict === 'forbidden';
    if ((severity !== 'error' && !isForbidden) || node < 0) continue;
    tree.signs[node] = (tree.signs[node] ?? 0) | (isForbidden ? SIGN_BITS.forbidden : SIGN_BITS.error);
  }
  return tree;
}

/**
 * What collections of problems say of a move: `TE` and a comment that begins with RIGHT, as at
 * goproblems.com; `BM`, and `WV` of uliGo where a wrong variation begins.
 */
const JUDGED: ReadonlyMap<number, number> = new Map([
  [pack('TE'), SIGN_BITS.right],
  [pack('BM'), SIGN_BITS.wrong],
  [pack('WV'), SIGN_BITS.wrong],
]);
const SOLVED = /^\s*RIGHT\b/;

function signsOf(game: SgfGame, node: number): number {
  const { sgf } = game;
  let signs = SOLVED.test(game.valueOf(node, C) ?? '') ? SIGN_BITS.right : 0;
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
    const id = sgf.id(p);
    if (id === C) signs |= SIGN_BITS.comment;
    else if (isSetup(id)) signs |= SIGN_BITS.setup;
    else if (JUDGED.has(id) && game.makesPly(node)) signs |= JUDGED.get(id) ?? 0;
    else if (MARKS.has(id)) signs |= SIGN_BITS.marks;
  }
  return signs;
}
