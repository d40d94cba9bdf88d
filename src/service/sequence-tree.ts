import type { Line, Tree } from '../protocol/player.ts';
import { stoneOf } from './picture.ts';
import type { Analysis, DocumentAnalysis, PlacedAnalysis } from './types.ts';
import { plyPoint } from './words.ts';

/**
 * The tree of lines that an entry is part of: all entries that continue one another by `from:`. `undefined` when it stands alone. An
 * entry that draws another board than the one it continues begins a tree of its own, as it begins a game of its own.
 */
export function treeOf(document: DocumentAnalysis, placed: PlacedAnalysis): Tree | undefined {
  const root = rootOf(placed);
  const members = document.entries.filter((other) => rootOf(other) === root);
  if (members.length < 2) return undefined;
  const children = new Map<PlacedAnalysis, PlacedAnalysis[]>();
  for (const member of members) {
    const left = leaves(member);
    if (!left) continue;
    const same = children.get(left);
    if (same) same.push(member);
    else children.set(left, [member]);
  }
  // Forebears come first: they are pushed before what leaves them.
  const order = [root];
  const at = new Map([[root, 0]]);
  const lines: Line[] = [];
  for (let i = 0; i < order.length; i++) {
    const member = order[i]!;
    const left = leaves(member);
    lines.push(lineOf(member, left, left ? at.get(left)! : -1));
    for (const child of children.get(member) ?? []) {
      at.set(child, order.length);
      order.push(child);
    }
  }
  return { lines, current: at.get(placed)! };
}

/** Whether the entry goes on with the game of the one named in `from:`. */
function continues({ analysis, parent }: PlacedAnalysis): boolean {
  return parent !== null && analysis.game.start === parent.analysis.game.start;
}

function rootOf(placed: PlacedAnalysis): PlacedAnalysis {
  let at = placed;
  while (continues(at)) at = at.parent!;
  return at;
}

/** The line whose own frame it is at which an entry leaves: not always that of `from:`, which may itself have left there or later. */
function leaves(placed: PlacedAnalysis): PlacedAnalysis | null {
  if (!continues(placed)) return null;
  const after = placed.analysis.inherited;
  let at = placed.parent!;
  while (continues(at) && after <= at.analysis.inherited) at = at.parent!;
  return at;
}

function lineOf({ analysis, entry }: PlacedAnalysis, left: PlacedAnalysis | null, parent: number): Line {
  const after = left ? analysis.inherited : 0;
  return {
    parent,
    after,
    last: analysis.game.length,
    title: entry.syntax.title?.value ?? '',
    first: moveOf(analysis, after + 1),
    instead: left && moveOf(left.analysis, after + 1),
    anchor: entry.offset,
  };
}

function moveOf(analysis: Analysis, n: number): Line['first'] {
  const ply = analysis.game.plies[n - 1];
  return ply ? { color: stoneOf(ply.color), point: plyPoint(ply) } : null;
}
