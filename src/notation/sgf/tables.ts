/** The places of a text's tokens: the tables that the scanner writes and all other code reads. */
import type { Fault } from './faults.ts';

/** Where everything stands. Records of whole numbers; see the constants for what is in them. */
export interface Scan {
  readonly nodes: Int32Array;
  readonly nodeCount: number;
  readonly properties: Int32Array;
  readonly propertyCount: number;
  readonly values: Int32Array;
  readonly valueCount: number;
  readonly trees: Int32Array;
  readonly treeCount: number;
  readonly faults: readonly Fault[];
}

/** A node: offset of `;`, parent node, first property. One record more than there are nodes. */
export const NODE = 3;
/** A property: offset of its name, packed name, first value. One record more than there are. */
export const PROPERTY = 3;
/** A value: offset of `[`, offset of `]` (of its end, where there is none). */
export const VALUE = 2;
/** A tree: offset of `(`, of `)` or -1, the tree around it, its first node. */
export const TREE = 4;

/** Shorter texts are scanned into arrays that are shared and copied out; others get their own. */
const LARGE = 1 << 16;

/** The tables of one scan while it is under way. Arrays grow when they are full. */
export class Tables {
  nodes: Int32Array;
  properties: Int32Array;
  values: Int32Array;
  trees: Int32Array;
  nodeCount = 0;
  propertyCount = 0;
  valueCount = 0;
  treeCount = 0;

  /** About as large as the tables of most texts of this length: unused memory costs nothing. */
  constructor(length: number) {
    this.nodes = new Int32Array(NODE * (64 + Math.floor(length / 6)));
    this.properties = new Int32Array(PROPERTY * (64 + Math.floor(length / 5)));
    this.values = new Int32Array(VALUE * (64 + Math.floor(length / 5)));
    this.trees = new Int32Array(TREE * 64);
  }

  addNode(start: number, parent: number): number {
    const at = NODE * this.nodeCount;
    if (at + 2 * NODE > this.nodes.length) this.nodes = larger(this.nodes);
    this.nodes[at] = start;
    this.nodes[at + 1] = parent;
    this.nodes[at + 2] = this.propertyCount;
    return this.nodeCount++;
  }

  addProperty(start: number, id: number): void {
    const at = PROPERTY * this.propertyCount++;
    if (at + 2 * PROPERTY > this.properties.length) this.properties = larger(this.properties);
    this.properties[at] = start;
    this.properties[at + 1] = id;
    this.properties[at + 2] = this.valueCount;
  }

  addValue(start: number, end: number): void {
    const at = VALUE * this.valueCount++;
    if (at + VALUE > this.values.length) this.values = larger(this.values);
    this.values[at] = start;
    this.values[at + 1] = end;
  }

  addTree(start: number, around: number): number {
    const at = TREE * this.treeCount;
    if (at + TREE > this.trees.length) this.trees = larger(this.trees);
    this.trees[at] = start;
    this.trees[at + 1] = -1;
    this.trees[at + 2] = around;
    this.trees[at + 3] = this.nodeCount;
    return this.treeCount++;
  }

  /** The tables of a text of this length, cut to size. */
  done(length: number, faults: readonly Fault[]): Scan {
    const { nodes, properties, values, trees, nodeCount, propertyCount, valueCount, treeCount } = this;
    nodes[NODE * nodeCount] = length;
    nodes[NODE * nodeCount + 2] = propertyCount;
    properties[PROPERTY * propertyCount + 2] = valueCount;
    const n = NODE * (nodeCount + 1);
    const p = n + PROPERTY * (propertyCount + 1);
    const v = p + VALUE * valueCount;
    const t = v + TREE * treeCount;
    if (length > LARGE)
      return {
        nodes: cut(nodes, n),
        properties: cut(properties, p - n),
        values: cut(values, v - p),
        trees: cut(trees, t - v),
        nodeCount,
        propertyCount,
        valueCount,
        treeCount,
        faults,
      };
    // One array for all four: to make it takes a third of the time of scanning a game.
    const all = new Int32Array(t);
    all.set(nodes.subarray(0, n));
    all.set(properties.subarray(0, p - n), n);
    all.set(values.subarray(0, v - p), p);
    all.set(trees.subarray(0, t - v), v);
    return {
      nodes: all.subarray(0, n),
      properties: all.subarray(n, p),
      values: all.subarray(p, v),
      trees: all.subarray(v),
      nodeCount,
      propertyCount,
      valueCount,
      treeCount,
      faults,
    };
  }
}

const shared = new Tables(LARGE);

/** Empty tables. Short texts share theirs, so a scan of one must not yield. */
export function tablesFor(length: number): Tables {
  if (length > LARGE) return new Tables(length);
  shared.nodeCount = 0;
  shared.propertyCount = 0;
  shared.valueCount = 0;
  shared.treeCount = 0;
  return shared;
}

/**
 * The first of a table; of one that is mostly empty a copy, as a text of long comments leaves it.
 */
function cut(table: Int32Array, used: number): Int32Array {
  return 2 * used < table.length ? table.slice(0, used) : table.subarray(0, used);
}

function larger(table: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * table.length);
  grown.set(table);
  return grown;
}
