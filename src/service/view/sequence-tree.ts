import { colorName } from '../../go/types.ts';
import type { Line, Tree } from '../../protocol/player.ts';
import { type Analysis, type LinkedEntries, type PlacedAnalysis, plyPoint } from '../analysis/index.ts';

/**
 * The tree of lines that an entry is part of: all entries that continue one another by
 * `from:`. `undefined` when it stands alone. An entry that draws another board than the one it
 * continues begins a tree of its own, as it begins a game of its own.
 */
export function treeOf(document: LinkedEntries, placed: PlacedAnalysis): Tree | undefined {
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
  for (const member of order) {
    const left = leaves(member);
    lines.push(lineOf(member, left, (left && at.get(left)) ?? -1));
    for (const child of children.get(member) ?? []) {
      at.set(child, order.length);
      order.push(child);
    }
  }
  return { lines, current: at.get(placed) ?? 0 };
}

/** The entry named in `from:`, if this one continues its game. */
function continued({ analysis, parent }: PlacedAnalysis): PlacedAnalysis | null {
  return parent && analysis.game.start === parent.analysis.game.start ? parent : null;
}

function rootOf(placed: PlacedAnalysis): PlacedAnalysis {
  let at = placed;
  for (let up = continued(at); up; up = continued(at)) at = up;
  return at;
}

/**
 * The line whose own frame it is at which an entry leaves: not always that of `from:`, which may
 * itself have left there or later.
 */
function leaves(placed: PlacedAnalysis): PlacedAnalysis | null {
  const after = placed.analysis.inherited;
  let at = continued(placed);
  for (let up = at && continued(at); at && up && after <= at.analysis.inherited; up = continued(at)) at = up;
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
  return ply ? { color: colorName(ply.color), point: plyPoint(ply) } : null;
}
