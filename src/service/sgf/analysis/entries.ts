import type { Task } from '../../../go/task.ts';
import { colorName } from '../../../go/types.ts';
import type { Span } from '../../../notation/index.ts';
import { pack, readNumber, readSimpleText } from '../../../notation/sgf/index.ts';
import type { EntryId } from '../../../protocol/entry-id.ts';
import type { Tree, Line as TreeLine } from '../../../protocol/player.ts';
import {
  type Analysis,
  type Finding,
  ObjectCache,
  type PlacedAnalysis,
  plyPoint,
} from '../../analysis/index.ts';
import { claimAt } from './claims.ts';
import type { PlacedGame, SgfAnalysis, SgfDocument } from './document.ts';
import { endOf, lineThrough, nextOf } from './line.ts';
import type { SgfGame } from './sgf-game.ts';

/**
 * SGF as entries: each line of play, from the start of a game to the end of a variation, is one,
 * numbered in the order of the text. So the player, the proofs and the table of rules speak of SGF
 * as of any other entry.
 */

const leaves = new ObjectCache((game: SgfGame): readonly number[] => {
  const found = game.plies.flatMap((_, i) => (endOf(game, i) === i ? [i] : []));
  return found.length > 0 ? found : [-1];
});

/** The last plies of the lines of a game, in the order of the text; -1 for a game without moves. */
export function leavesOf(game: SgfGame): readonly number[] {
  return leaves.get(game);
}

/**
 * Reads what a question is about: the game at an offset, that of a line, or all games that a part
 * of the text touches.
 */
export function* preparing(
  sgf: SgfDocument,
  where: { readonly entry?: EntryId; readonly offset?: number } | Span,
): Task<void> {
  yield* sgf.cutting();
  if ('start' in where) {
    const first = sgf.gameAt(where.start)?.index ?? 0;
    for (const { source, offset } of sgf.games.slice(first)) {
      if (offset > where.end) return;
      yield* source.preparing();
    }
    return;
  }
  const placed =
    where.offset === undefined ? sgf.games[placeOf(where.entry ?? 0).game] : sgf.gameAt(where.offset);
  if (placed) yield* placed.source.preparing();
}

/** The game and the line of an id; a number alone is a line of the first game. */
function placeOf(id: EntryId): { readonly game: number; readonly line: number } {
  if (typeof id === 'number') return { game: 0, line: id };
  const [game = -1, line = -1] = id.split('/').map(Number);
  return { game, line };
}

/** A line of play as an entry of the document, and the game that it belongs to. */
export interface PlacedLine extends PlacedAnalysis {
  readonly language: 'sgf';
  readonly home: PlacedGame;
  /**
   * The plies of the line, as numbers of the game's; the move numbered n of the analysis is the one
   * at n - 1.
   */
  readonly plies: readonly number[];
}

/** The line through a ply of a game, as an entry of the document. */
export function placedLine({ document }: SgfAnalysis, home: PlacedGame, ply: number): PlacedLine {
  const { analysis, plies } = lineThrough(home.game, ply);
  const { offset } = home;
  const index = leavesOf(home.game).indexOf(plies.at(-1) ?? -1);
  return {
    language: 'sgf',
    id: `${home.index}/${index}`,
    entry: { syntax: analysis.syntax, offset, line: document.positionAt(offset).line },
    index,
    analysis,
    parent: null,
    home,
    plies,
  };
}

/**
 * The line that an offset lies in, or the one with an id; an offset goes before. `undefined` when
 * there is no such line.
 */
export function lineAt(
  document: SgfAnalysis,
  where: { readonly entry?: EntryId; readonly offset?: number },
): PlacedLine | undefined {
  const { sgf } = document;
  if (where.offset !== undefined) {
    const home = sgf.gameAt(where.offset);
    if (!home) return undefined;
    const { game, offset } = home;
    return placedLine(document, home, plyTowards(game, game.sgf.nodeAt(where.offset - offset)));
  }
  const { game, line } = placeOf(where.entry ?? 0);
  const home = sgf.games[game];
  const leaf = home && leavesOf(home.game)[line];
  return home && leaf !== undefined ? placedLine(document, home, leaf) : undefined;
}

/**
 * The id of a line in a later version of a text; the number of the line in its game stays. A game
 * that is not found again keeps its number.
 */
export function* idNow(
  id: EntryId,
  before: { readonly sgf: SgfDocument | null },
  now: { readonly sgf: SgfDocument | null },
  placeNow: (offset: number) => number | null,
): Task<EntryId> {
  yield* before.sgf?.cutting() ?? [];
  yield* now.sgf?.cutting() ?? [];
  const { game, line } = placeOf(id);
  const old = before.sgf?.games[game];
  const start = old ? placeNow(old.offset) : null;
  const found = start === null ? undefined : now.sgf?.gameAt(start);
  return found?.offset === start ? `${found.index}/${line}` : id;
}

/** The claim of a comment that an offset is in: the moves up to it, which claim nothing else. */
export function claimedAt({ sgf }: SgfAnalysis, at: number): Analysis | null {
  const home = sgf.gameAt(at);
  const found = home && claimAt(home.game, at - home.offset);
  if (!found) return null;
  const { analysis, expect } = found;
  return { ...analysis, syntax: { ...analysis.syntax, expects: [expect] } };
}

/** How far is looked for a move below a node that makes none. */
const FAR = 1000;

/**
 * The last ply at a node, or the first below it where it makes none itself: so that the line is the
 * one that the node is in.
 */
function plyTowards(game: SgfGame, node: number): number {
  if (node < 0) return -1;
  const { sgf } = game;
  const here = game.plyAt(node);
  for (let at = node, steps = 0; at >= 0 && steps < FAR; at = sgf.child(at), steps++) {
    const ply = game.plyAt(at);
    if (ply !== here) return ply;
  }
  return here;
}

/**
 * The move of its line that an offset of the document belongs to: the last one at its node or
 * before; 0 for the start.
 */
export function moveAtOffset({ sgf }: SgfAnalysis, at: number): number {
  const home = sgf.gameAt(at);
  if (!home) return 0;
  const { game, offset } = home;
  return game.depth(game.plyAt(game.sgf.nodeAt(at - offset)));
}

/**
 * Where the node begins that an offset of the document belongs to, if it makes no move and sets up
 * nothing; the others follow from where these stand.
 */
export function nodePlace({ sgf }: SgfAnalysis, at: number): number | undefined {
  const home = sgf.gameAt(at);
  if (!home) return undefined;
  const { game, offset } = home;
  const node = game.sgf.nodeAt(at - offset);
  if (node < 0 || game.sgf.parent(node) < 0 || game.makesPly(node)) return undefined;
  return offset + game.sgf.nodeSpan(node).start;
}

const N = pack('N');
const ST = pack('ST');

/** The variations of the game that a line belongs to; `undefined` when it has one line only. */
export function sgfTree({ home, index }: PlacedLine): Tree | undefined {
  const { game, offset } = home;
  const { sgf } = game;
  const ofLeaf = new Map(leavesOf(game).map((leaf, i) => [leaf, i]));
  if (ofLeaf.size < 2) return undefined;
  const moveOf = (ply: number) => {
    const made = game.ply(ply);
    return { color: colorName(made.color), point: plyPoint(made) };
  };
  const lines = [...ofLeaf].map(([leaf, i]): TreeLine => {
    let first = leaf;
    while (game.before(first) >= 0 && endOf(game, game.before(first)) === leaf) first = game.before(first);
    const before = game.before(first);
    const node = game.nodeOf(first);
    // Where nothing branches off the first move of the game, its name is that of a move, and not of
    // a variation.
    const parent = sgf.parent(node);
    const branches = parent >= 0 && sgf.sibling(sgf.child(parent)) >= 0;
    const name = branches ? game.valueOf(node, N) : null;
    return {
      parent: i === 0 ? -1 : (ofLeaf.get(endOf(game, before)) ?? -1),
      after: i === 0 ? 0 : game.depth(before),
      last: game.depth(leaf),
      title: readSimpleText(name ?? '').trim(),
      first: moveOf(first),
      instead: i === 0 ? null : moveOf(nextOf(game, before)),
      anchor: offset + sgf.nodeSpan(node).start,
    };
  });
  const style = readNumber(game.valueOf(sgf.games[0] ?? 0, ST) ?? '') ?? 0;
  return { lines, current: index, ...(style % 2 === 1 && { siblings: true }) };
}

/** What is known of the game that a line belongs to. */
export interface LineFacts {
  /** Of all variations, in offsets of the game's own text. */
  readonly findings: readonly Finding[];
  /** How many lines of play the game has. */
  readonly lines: number;
}

export function factsOfLine({ home: { source, game } }: PlacedLine): LineFacts {
  return { findings: source.findings, lines: leavesOf(game).length };
}
