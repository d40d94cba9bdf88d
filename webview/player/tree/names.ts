import { partitionPoint } from '../../../src/go/bisect.ts';
import { type MoveTree, SIGN_BITS } from '../../../src/protocol/move-tree.ts';
import { words } from '../../ui/words.ts';

const SIGNS = ['setup', 'comment', 'marks', 'error', 'forbidden'] as const;

/** A node of a tree in words: number, move, name, signs; `ways` are the nodes that follow it. */
export function nodeInWords(tree: MoveTree, node: number, ways: number): string {
  const [color, point = ''] = (tree.moves[node] ?? '').split(' ');
  const at = partitionPoint(0, tree.names.length, (i) => (tree.names[i]?.node ?? 0) < node);
  const named = tree.names[at];
  const signs = tree.signs[node] ?? 0;
  return words('tree.node', {
    number: tree.numbers[node] ?? 0,
    move: color ? { color: color === 'B' ? 'black' : 'white', point } : null,
    isStart: node === 0,
    name: named?.node === node ? named.name : null,
    signs: SIGNS.filter((sign) => (signs & SIGN_BITS[sign]) !== 0),
    ways,
  });
}
