import { BLACK } from '../../go/types.ts';
import { type MoveTree, SIGN_BITS } from '../../protocol/move-tree.ts';
import type { Tree } from '../../protocol/player.ts';
import { check, type LinkedEntries, moveBefore, type PlacedAnalysis, plyPoint } from '../analysis/index.ts';
import { spanOf } from './sequence.ts';
import { treeOf } from './sequence-tree.ts';
import { showOf } from './show.ts';

/**
 * The moves of all entries that continue one another, as the nodes of one tree, and which of them
 * an offset means.
 */
export function moveTreeOf(document: LinkedEntries, placed: PlacedAnalysis, offset?: number): MoveTree {
  const lines = treeOf(document, placed)?.lines;
  const members = lines
    ? lines.map(({ anchor }) => document.entries.find(({ entry }) => entry.offset === anchor) ?? placed)
    : [placed];
  const [first = placed] = members;
  const { uri, version } = document.document;
  const tree = {
    uri,
    version,
    isRecord: false,
    parents: [-1],
    frames: [0],
    places: [first.entry.offset],
    moves: [''],
    numbers: [0],
    signs: [0],
    names: [] as { node: number; name: string }[],
    comments: [],
  };
  /** By line and frame, its own. */
  const nodes = new Map<string, number>([['0 0', 0]]);
  for (const [line, member] of members.entries()) {
    const { analysis, entry } = member;
    const { parent, after } = lines?.[line] ?? { parent: -1, after: 0 };
    const errors = new Set<number>();
    const forbidden = new Set<number>();
    for (const { severity, span, verdict } of check(analysis, document.settings))
      if (verdict === 'forbidden') forbidden.add(entry.offset + span.start);
      else if (severity === 'error') errors.add(entry.offset + span.start);
    let before = (parent < 0 ? 0 : nodes.get(`${parent} ${after}`)) ?? 0;
    for (let n = after + 1; n <= analysis.game.length; n++) {
      const ply = analysis.game.plies[n - 1];
      const place = spanOf(member, n)?.start ?? entry.offset;
      const node = tree.parents.length;
      tree.parents.push(before);
      tree.frames.push(n);
      tree.places.push(place);
      tree.moves.push(ply ? `${ply.color === BLACK ? 'B' : 'W'} ${plyPoint(ply)}` : '');
      tree.numbers.push(analysis.shown(n));
      tree.signs.push(
        (errors.has(place) ? SIGN_BITS.error : 0) | (forbidden.has(place) ? SIGN_BITS.forbidden : 0),
      );
      if (n === after + 1 && lines) addName(tree.names, node, lines[line]);
      nodes.set(`${line} ${n}`, node);
      before = node;
    }
  }
  if (offset === undefined) return tree;
  const { analysis, entry } = placed;
  const begin = showOf(analysis).show?.at ?? analysis.inherited;
  const frame = Math.min(moveBefore(analysis, offset - entry.offset) ?? begin, analysis.game.length);
  let line = members.indexOf(placed);
  // What stands before the own moves of a line is its parent's.
  while (lines?.[line] && frame <= (lines[line]?.after ?? 0) && frame > 0) line = lines[line]?.parent ?? -1;
  return { ...tree, current: nodes.get(`${line} ${frame}`) ?? 0 };
}

function addName(
  names: { node: number; name: string }[],
  node: number,
  line: Tree['lines'][number] | undefined,
): void {
  if (line && line.title !== '') names.push({ node, name: line.title });
}
