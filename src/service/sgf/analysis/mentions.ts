/** What the comments of a game speak of: points of the board, moves and nodes. */
import type { Span } from '../../../notation/index.ts';
import {
  type Mention,
  mentionedPoint,
  mentionsIn,
  pack,
  readSimpleText,
} from '../../../notation/sgf/index.ts';
import { ObjectCache } from '../../analysis/index.ts';
import type { SgfAnalysis } from './document.ts';
import { lineThrough } from './line.ts';
import { numbersOf } from './numbers.ts';
import type { SgfGame } from './sgf-game.ts';

const C = pack('C');
const N = pack('N');

/** Of a longer comment only the beginning is looked at. */
const LONGEST = 50_000;

/** A point of the board, or a node of the game. */
type Mentioned = { readonly span: Span } & ({ readonly point: number } | { readonly node: number });

/** What the comment of a node speaks of, in places of the text of the game. */
export function mentionsOf(game: SgfGame, node: number): Mentioned[] {
  const inner = commentSpan(game, node);
  if (!inner || !game.isGo) return [];
  const written = game.text.slice(inner.start, Math.min(inner.end, inner.start + LONGEST));
  return mentionsIn(written).flatMap((mention): Mentioned[] => {
    const span = { start: inner.start + mention.start, end: inner.start + mention.end };
    if (mention.kind === 'point') {
      const point = mentionedPoint(game.size, mention);
      return point < 0 ? [] : [{ span, point }];
    }
    const to = nodeMeant(game, node, mention);
    return to < 0 || to === node ? [] : [{ span, node: to }];
  });
}

/** Where the text of a comment stands, without brackets; `null` where a node has none. */
function commentSpan({ sgf }: SgfGame, node: number): Span | null {
  const property = node < 0 ? -1 : sgf.find(node, C);
  const value = property < 0 ? -1 : sgf.firstValue(property);
  return value < 0 || value >= sgf.endValue(property) ? null : sgf.innerSpan(value);
}

/**
 * What the comment speaks of that a place is in, `null` where it is nothing; `null` outside of
 * comments.
 */
export function commentAt(game: SgfGame, at: number): { readonly mention: Mentioned | null } | null {
  const node = game.sgf.nodeAt(at);
  const inner = commentSpan(game, node);
  if (!inner || at < inner.start || at > inner.end) return null;
  const mention = mentionsOf(game, node).find(({ span }) => at >= span.start && at <= span.end) ?? null;
  return { mention };
}

/** See `SequenceResult.comment`. */
export function pointMentioned({ sgf }: SgfAnalysis, at: number): number | undefined {
  const home = sgf.gameAt(at);
  const found = home && commentAt(home.game, at - home.offset);
  if (!found) return undefined;
  return found.mention && 'point' in found.mention ? found.mention.point : -1;
}

/**
 * The node of a move of the line that a comment belongs to, or the one with a name; -1 for none.
 */
function nodeMeant(game: SgfGame, node: number, mention: Exclude<Mention, { kind: 'point' }>): number {
  if (mention.kind === 'node') return named.get(game).get(mention.name) ?? -1;
  const { plies } = lineThrough(game, game.plyAt(node));
  const numbers = numbersOf(game);
  const usual = plies[mention.number - 1] ?? -1;
  const ply =
    numbers[usual] === mention.number ? usual : (plies.find((one) => numbers[one] === mention.number) ?? -1);
  return ply < 0 || game.ply(ply).kind === 'setup' ? -1 : game.nodeOf(ply);
}

/** By name: the first node that has it. */
const named = new ObjectCache((game: SgfGame): ReadonlyMap<string, number> => {
  const { sgf } = game;
  const found = new Map<string, number>();
  for (let node = 0; node < sgf.nodeCount; node++) {
    const raw = game.valueOf(node, N);
    const name = raw === null ? '' : readSimpleText(raw).trim();
    if (name !== '' && !found.has(name)) found.set(name, node);
  }
  return found;
});
