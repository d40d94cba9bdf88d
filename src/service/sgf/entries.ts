import type { PlacedEntry } from '../../document/types.ts';
import type { Task } from '../../go/task.ts';
import { pack } from '../../notation/sgf/lexis.ts';
import { readSimpleText } from '../../notation/sgf/values.ts';
import type { Span } from '../../notation/types.ts';
import type { Tree, Line as TreeLine } from '../../protocol/player.ts';
import { stoneOf } from '../picture.ts';
import type { DocumentAnalysis, PlacedAnalysis } from '../types.ts';
import { plyPoint } from '../words.ts';
import type { SgfDocument } from './document.ts';
import { ends, type Line, lineThrough } from './line.ts';
import type { PlacedGame, SgfGame } from './types.ts';

/**
 * SGF as entries: each line of play, from the start of a game to the end of a variation, is one, numbered in the order of the text. So
 * the player, the proofs and the table of rules speak of SGF as of any other entry.
 */

/** The last plies of the lines of a game, in the order of the text; -1 for a game without moves. */
export function leavesOf(game: SgfGame): readonly number[] {
  let leaves = LEAVES.get(game);
  if (!leaves) {
    const end = ends(game);
    leaves = game.plies.map((_, i) => i).filter((i) => end[i + 1] === i);
    if (leaves.length === 0) leaves = [-1];
    LEAVES.set(game, leaves);
  }
  return leaves;
}

const LEAVES = new WeakMap<SgfGame, readonly number[]>();

/** The lines of each game have so many numbers, more than it can have lines, so that no game need be read to know those of another. */
const STRIDE = 2 ** 28;

/** The number of the first line of a game. In texts that have entries of their own the small numbers are theirs. */
function numberOf(sgf: SgfDocument, index: number): number {
  return STRIDE * (sgf.isWhole ? index : index + 1);
}

/** Which game a line with this number is of; none has it when this is negative. */
function gameOfNumber(sgf: SgfDocument, entry: number): number {
  return Math.floor(entry / STRIDE) - (sgf.isWhole ? 0 : 1);
}

/** Whether it is SGF that stands at an offset of a document. */
export function isSgfAt({ sgf }: DocumentAnalysis, offset: number): boolean {
  return sgf?.holds(offset) === true;
}

/** Reads what is asked of a place: the game at an offset, that of a line with a number, or all games that a part of the text touches. */
export function* preparing(
  sgf: SgfDocument,
  where: { readonly entry?: number; readonly offset?: number } | Span,
): Task<void> {
  yield* sgf.cutting();
  if ('start' in where) {
    let index = Math.max(0, gameIndexAt(sgf, where.start));
    for (; index < sgf.games.length && sgf.games[index]!.offset <= where.end; index++)
      yield* sgf.games[index]!.source.preparing();
    return;
  }
  const index =
    where.offset === undefined ? gameOfNumber(sgf, where.entry ?? 0) : gameIndexAt(sgf, where.offset);
  const placed = sgf.games[index];
  if (placed) yield* placed.source.preparing();
}

/** The game that an offset of the document is in, else the last that begins before it, else the first; -1 when there is none. */
export function gameIndexAt(sgf: SgfDocument, offset: number): number {
  let low = 0;
  let high = sgf.games.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sgf.games[middle]!.offset <= offset) low = middle;
    else high = middle - 1;
  }
  return high < 0 ? -1 : low;
}

/** The line through a ply of a game, as an entry of the document. */
export function placedLine(document: DocumentAnalysis, index: number, ply: number): PlacedAnalysis {
  const sgf = document.sgf!;
  const placed = sgf.games[index]!;
  const line = lineThrough(placed.game, ply);
  const leaf = line.plies.at(-1) ?? -1;
  return {
    entry: entryFor(document, placed, line),
    index: numberOf(sgf, index) + leavesOf(placed.game).indexOf(leaf),
    analysis: line.analysis,
    parent: null,
  };
}

function entryFor({ document }: DocumentAnalysis, { offset }: PlacedGame, { analysis }: Line): PlacedEntry {
  return { syntax: analysis.syntax, offset, line: document.positionAt(offset).line };
}

/** The line that an offset lies in, or the one with a number; an offset goes before. `undefined` when there is no such line. */
export function sgfEntryOf(
  document: DocumentAnalysis,
  where: { readonly entry?: number; readonly offset?: number },
): PlacedAnalysis | undefined {
  const sgf = document.sgf!;
  if (where.offset !== undefined) {
    const index = gameIndexAt(sgf, where.offset);
    if (index < 0) return undefined;
    const { game, offset } = sgf.games[index]!;
    return placedLine(document, index, plyTowards(game, game.sgf.nodeAt(where.offset - offset)));
  }
  const entry = where.entry ?? 0;
  const index = gameOfNumber(sgf, entry);
  const placed = sgf.games[index];
  const leaf = placed && leavesOf(placed.game)[entry - numberOf(sgf, index)];
  return leaf === undefined ? undefined : placedLine(document, index, leaf);
}

/** How far is looked for a move below a node that makes none. */
const FAR = 1000;

/** The last ply at a node, or the first below it where it makes none itself: so that the line is the one that the node is in. */
function plyTowards(game: SgfGame, node: number): number {
  if (node < 0) return -1;
  const { lastPly, sgf } = game;
  const here = lastPly[node]!;
  for (let at = node, steps = 0; at >= 0 && steps < FAR; at = sgf.child(at), steps++) {
    if (lastPly[at] !== here) return lastPly[at]!;
  }
  return here;
}

/** The move of its line that an offset of the document belongs to: the last one at its node or before; 0 for the start. */
export function sgfIndexAt(document: DocumentAnalysis, at: number): number {
  const index = gameIndexAt(document.sgf!, at);
  if (index < 0) return 0;
  const { game, offset } = document.sgf!.games[index]!;
  const node = game.sgf.nodeAt(at - offset);
  const ply = node < 0 ? -1 : game.lastPly[node]!;
  return ply < 0 ? 0 : game.plies[ply]!.number;
}

const N = pack('N');

/** The variations of the game that a line belongs to; `undefined` when it has one line only. */
export function sgfTree(document: DocumentAnalysis, placed: PlacedAnalysis): Tree | undefined {
  const sgf = document.sgf!;
  const index = gameIndexAt(sgf, placed.entry.offset);
  const { game, offset } = sgf.games[index]!;
  const leaves = leavesOf(game);
  if (leaves.length < 2) return undefined;
  const end = ends(game);
  const at = new Map(leaves.map((leaf, i) => [leaf, i]));
  // By ply, from 1 (0 is the start): the move with which the main variation goes on.
  const goesOn = new Int32Array(game.plies.length + 1).fill(-1);
  for (let i = game.plies.length - 1; i >= 0; i--) goesOn[game.plyBefore[i]! + 1] = i;
  const moveOf = (ply: number) => ({
    color: stoneOf(game.plies[ply]!.color),
    point: plyPoint(game.plies[ply]!),
  });
  const lines = leaves.map((leaf, i): TreeLine => {
    let first = leaf;
    while (game.plyBefore[first]! >= 0 && end[game.plyBefore[first]! + 1] === leaf)
      first = game.plyBefore[first]!;
    const before = game.plyBefore[first]!;
    const node = game.plyNode[first]!;
    // Where nothing branches off the first move of the game, its name is that of a move, and not of a variation.
    const parent = game.sgf.parent(node);
    const branches = parent >= 0 && game.sgf.sibling(game.sgf.child(parent)) >= 0;
    const name = branches ? game.sgf.find(node, N) : -1;
    const value = name < 0 ? -1 : game.sgf.firstValue(name);
    return {
      parent: i === 0 ? -1 : at.get(end[before + 1]!)!,
      after: i === 0 || before < 0 ? 0 : game.plies[before]!.number,
      last: game.plies[leaf]!.number,
      title:
        value >= 0 && value < game.sgf.endValue(name) ? readSimpleText(game.sgf.value(value)).trim() : '',
      first: moveOf(first),
      instead: i === 0 ? null : moveOf(goesOn[before + 1]!),
      anchor: offset + game.sgf.nodeSpan(node).start,
    };
  });
  return { lines, current: placed.index - numberOf(sgf, index) };
}
