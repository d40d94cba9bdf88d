/**
 * Claims in comments of a game record: about the board of the node that the comment is of, and the
 * moves that led to it.
 */

import { type ExpectSyntax, readCommentLines } from '../../../notation/index.ts';
import { pack } from '../../../notation/sgf/index.ts';
import { type Analysis, findingsWork, ObjectCache, type Work } from '../../analysis/index.ts';
import { type GameLine, lineThrough } from './line.ts';
import type { SgfGame } from './sgf-game.ts';

const C = pack('C');

/** The claims of one comment. */
interface NodeClaims {
  readonly node: number;
  /** Of the moves up to the node; places are in the text of the game. */
  readonly analysis: Analysis;
}

type AskedInComment = Analysis['syntax']['outcome'];

interface CommentsRead {
  readonly claims: readonly NodeClaims[];
  /** By node: what is asked about there, which holds below until another comment says so. */
  readonly said: readonly AskedInComment[];
}

const linesOf = new ObjectCache((game: SgfGame): CommentsRead => {
  const { sgf, isGo, size, text } = game;
  if (!isGo || !HAS_LINES.test(text)) return { claims: [], said: [] };
  const board = { ...size, origin: { column: 1, row: 1 }, labels: [] };
  const said: AskedInComment[] = [];
  const found: NodeClaims[] = [];
  const end = sgf.games[1] ?? sgf.nodeCount;
  for (let node = 0; node < end; node++) {
    const before = said[sgf.parent(node)];
    said[node] = before;
    const property = sgf.find(node, C);
    const value = property < 0 ? -1 : sgf.firstValue(property);
    if (value < 0 || value >= sgf.endValue(property)) continue;
    const read = readCommentLines(text, sgf.innerSpan(value), board, game.ruleNames);
    if (!read) continue;
    const outcome = read.outcome && {
      goal: read.outcome.goal ?? before?.goal ?? null,
      aim: read.outcome.goal ? read.outcome.aim : (before?.aim ?? null),
      threats: read.outcome.threats ?? before?.threats ?? null,
      spare: read.outcome.spare ?? before?.spare ?? null,
      passes: read.outcome.passes ?? before?.passes ?? null,
      outside: read.outcome.outside ?? before?.outside ?? null,
    };
    if (outcome) said[node] = outcome;
    found.push({ node, analysis: analysisAt(game, node, { ...read, outcome: said[node] }) });
  }
  return { claims: found, said };
});

/** The comments of a game that claim something, in the order of the text. */
export const claimsOf = (game: SgfGame): readonly NodeClaims[] => linesOf.get(game).claims;

/** What comments at a node or above it ask about: goal, threats, and what bounds the question. */
export const outcomeAt = (game: SgfGame, node: number): AskedInComment => linesOf.get(game).said[node];

/** By line: the line with what comments ask about at a place of it. */
const asking = new ObjectCache((_: Analysis) => new Map<AskedInComment, Analysis>());

/**
 * A line as an analysis that asks what a claim asks, or comments about the board after its move
 * `n`, in whatever node before the next move they stand: of the start that is what the problem of a
 * game asks.
 */
export function askingOf(
  game: SgfGame,
  { analysis, plies }: GameLine,
  n: number,
  claimed: Analysis | null,
): Analysis {
  const outcome = claimed ? claimed.syntax.outcome : outcomeAt(game, lastNodeOf(game, plies, n));
  return outcome ? askingWith(analysis, outcome) : analysis;
}

/** A line that asks this, and whether it is inferred. */
export function askingWith(
  analysis: Analysis,
  outcome: NonNullable<AskedInComment>,
  how: Pick<Analysis, 'isInferred'> = {},
): Analysis {
  const made = asking.get(analysis);
  const kept = made.get(outcome) ?? { ...analysis, ...how, syntax: { ...analysis.syntax, outcome } };
  made.set(outcome, kept);
  return kept;
}

/** The last node that shows the board after move `n` of a line, on the way to the next move. */
function lastNodeOf(game: SgfGame, plies: readonly number[], n: number): number {
  const { sgf } = game;
  const next = plies[n];
  if (next !== undefined) return sgf.parent(game.nodeOf(next));
  const ply = plies[n - 1] ?? -1;
  let node = ply < 0 ? 0 : game.nodeOf(ply);
  for (let at = node; at >= 0 && game.plyAt(at) === ply; at = sgf.child(at)) node = at;
  return node;
}

/** By ply: the claims of comments about it, in the order of the text. */
const aboutPlies = new ObjectCache((game: SgfGame) => {
  const found = new Map<number, ExpectSyntax[]>();
  for (const { node, analysis } of claimsOf(game)) {
    const here = game.plyAt(node);
    const { plies } = lineThrough(game, here);
    for (const expect of analysis.syntax.expects) {
      const { claim } = expect;
      if (!claim) continue;
      const ply = 'move' in claim ? plies[analysis.index(Number(claim.move)) - 1] : here;
      if (ply !== undefined) found.set(ply, [...(found.get(ply) ?? []), expect]);
    }
  }
  return found;
});

/** The moves that lead to a ply as an analysis, which claims what comments claim of the ply. */
export function claimingOf(game: SgfGame, analysis: Analysis, ply: number): Analysis {
  const expects = aboutPlies.get(game).get(ply);
  return expects ? { ...analysis, syntax: { ...analysis.syntax, expects } } : analysis;
}

const HAS_LINES = /\b(?:expect|goal|threats|spare|passes|outside):/;

/** The moves up to a node as an analysis, the last of them as its own. */
export function analysisAt(
  game: SgfGame,
  node: number,
  read: { readonly [key in 'expects' | 'problems' | 'outcome']?: Analysis['syntax'][key] | undefined } = {},
): Analysis {
  const ply = game.plyAt(node);
  const { analysis: line } = lineThrough(game, ply);
  const n = game.depth(ply);
  const { expects = [], problems = [], outcome } = read;
  return {
    ...line,
    syntax: { ...line.syntax, expects, problems, ...(outcome && { outcome }) },
    game: line.game.prefix(n),
    origins: line.origins.slice(0, n),
    inherited: game.makesPly(node) ? n - 1 : n,
    index(number) {
      const index = line.index(number);
      return index > n ? -1 : index;
    },
  };
}

/** What the claims of a game wait for. */
export function claimWork(game: SgfGame): Work[] {
  return claimsOf(game).flatMap(({ analysis }) => findingsWork(analysis));
}

/** Whether a text may have claims in comments. */
export const mayClaim = (text: string): boolean => HAS_LINES.test(text);

/** The claim at a place of the text of a game. */
export function claimAt(
  game: SgfGame,
  at: number,
): { readonly analysis: Analysis; readonly expect: ExpectSyntax } | null {
  for (const { analysis } of claimsOf(game)) {
    const expect = analysis.syntax.expects.find(({ span }) => at >= span.start && at <= span.end);
    if (expect) return { analysis, expect };
  }
  return null;
}
