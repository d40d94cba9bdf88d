// biome-ignore-all lint/style/noNonNullAssertion: numbers of tokens lie in the tables.
/** Nearly all nodes are a move and no more: runs of them are read here, without other questions. */
import { pack } from './lexis.ts';
import { NODE, PROPERTY, type Tables, VALUE } from './tables.ts';

/** The length of `;B[dd]`. */
export const MOVE = 6;
const MOVE_OF_BLACK = pack('B');
const MOVE_OF_WHITE = pack('W');

/**
 * ```
 *   ;B[dd];W[pp]
 *   ^
 * ```
 * Reads moves on points of two lower case letters from `i` on, one right behind the other or on the
 * next line, as far as `end` and the room in the tables go, and writes a node, a property and a
 * value for each. Returns how many there are. `codes` are those of the text from `base` on, up to
 * {@link MOVE} characters behind `end`; `last` is the node before the first move.
 */
export function readMoves(
  codes: Uint8Array,
  base: number,
  i: number,
  end: number,
  tables: Tables,
  last: number,
): number {
  const { nodes, properties, values, nodeCount } = tables;
  let { propertyCount, valueCount } = tables;
  const room = Math.min(
    (nodes.length - 2 * NODE) / NODE - nodeCount,
    (properties.length - 2 * PROPERTY) / PROPERTY - propertyCount,
    (values.length - 2 * VALUE) / VALUE - valueCount,
  );
  let at = NODE * nodeCount;
  let property = PROPERTY * propertyCount;
  let value = VALUE * valueCount;
  let parent = last;
  let moves = 0;
  for (; moves < room && i < end; moves++) {
    const id = moveAt(codes, i - base);
    if (id === 0) break;
    nodes[at] = i;
    nodes[at + 1] = parent;
    nodes[at + 2] = propertyCount++;
    at += NODE;
    properties[property] = i + 1;
    properties[property + 1] = id;
    properties[property + 2] = valueCount++;
    property += PROPERTY;
    values[value] = i + 2;
    values[value + 1] = i + 5;
    value += VALUE;
    parent = nodeCount + moves;
    i += MOVE;
    if (codes[i - base] === 10) i++;
  }
  tables.nodeCount += moves;
  tables.propertyCount += moves;
  tables.valueCount += moves;
  return moves;
}

/** The packed name of a move on two lower case letters with which a node begins at `i`, else 0. */
function moveAt(codes: Uint8Array, i: number): number {
  if (codes[i + 5] !== 93 || codes[i] !== 59 || codes[i + 2] !== 91) return 0;
  const name = codes[i + 1];
  if (name !== 66 && name !== 87) return 0;
  if (!isLower(codes[i + 3]!) || !isLower(codes[i + 4]!)) return 0;
  return name === 66 ? MOVE_OF_BLACK : MOVE_OF_WHITE;
}

function isLower(c: number): boolean {
  return c >= 97 && c <= 122;
}
