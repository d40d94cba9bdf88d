import type { Task } from '../../go/task.ts';
import type { Fault } from './faults.ts';
import { afterOpens, isLetter, isStrict, opens, readWord, strictEnd, valueEnd, WORD } from './lexis.ts';

/**
 * The scanner: a text in, where everything stands out. Nothing is copied from the text and nothing is dropped; what belongs nowhere
 * is a {@link Fault} with its place. One pass, no recursion, no allocation for each token.
 */

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

/** A node: offset of `;`, number of the parent node, of the tree, of the first property. One record more than there are nodes. */
export const NODE = 4;
/** A property: offset of its name, of the name's end, packed name, number of the first value. One record more than there are. */
export const PROPERTY = 4;
/** A value: offset of `[`, offset of `]` (of its end, where there is none). */
export const VALUE = 2;
/** A tree (parentheses): offset of `(`, offset of `)` or -1, number of the tree around it, of the first node within. */
export const TREE = 4;

interface Tables {
  nodes: Int32Array;
  properties: Int32Array;
  values: Int32Array;
  trees: Int32Array;
  /** The last node of each tree so far. */
  lasts: Int32Array;
}

/** Texts up to this length are written into `spare` and handed out cut to size; larger ones get tables of their own. */
const LARGE = 1 << 16;

/** About as large as the tables of most texts of this length: what is not written into costs nothing. */
function tablesFor(length: number): Tables {
  return {
    nodes: new Int32Array(NODE * (64 + Math.floor(length / 6))),
    properties: new Int32Array(PROPERTY * (64 + Math.floor(length / 5))),
    values: new Int32Array(VALUE * (64 + Math.floor(length / 5))),
    trees: new Int32Array(TREE * 64),
    lasts: new Int32Array(64),
  };
}

const spare = tablesFor(LARGE);

function larger(table: Int32Array): Int32Array {
  const grown = new Int32Array(2 * table.length);
  grown.set(table);
  return grown;
}

/** What a scan knows between two rests; the names are those of the variables in {@link scanUntil}. */
interface State {
  readonly text: string;
  readonly isLarge: boolean;
  readonly tables: Tables;
  readonly faults: Fault[];
  nodeCount: number;
  propertyCount: number;
  valueCount: number;
  treeCount: number;
  tree: number;
  depth: number;
  /** The last node of the tree, whose child the next one is; -1 at the beginning of a game. */
  last: number;
  /** Whether properties belong to that node: not behind a parenthesis. */
  inNode: boolean;
  /** Whether values belong to the last property. */
  inProperty: boolean;
  /** The end of the last run of `(` and blanks, and whether they open trees: each run is looked through once. */
  runEnd: number;
  opening: boolean;
  stray: Fault | null;
  strict: boolean;
  /** How many `(` of the stray text in this node wait for their `)`, which closes no tree. */
  loose: number;
  i: number;
}

function begin(text: string): State {
  const isLarge = text.length > LARGE;
  return {
    text,
    isLarge,
    tables: isLarge ? tablesFor(text.length) : spare,
    faults: [],
    nodeCount: 0,
    propertyCount: 0,
    valueCount: 0,
    treeCount: 0,
    tree: -1,
    depth: 0,
    last: -1,
    inNode: false,
    inProperty: false,
    runEnd: -1,
    opening: false,
    stray: null,
    strict: false,
    loose: 0,
    i: 0,
  };
}

export function scan(text: string): Scan {
  const state = begin(text);
  scanUntil(state, text.length);
  return scanned(state);
}

/** After so many characters a scan rests. No text that is written into `spare` is as long, so nobody else comes in between. */
const REST = 1 << 18;

/** As {@link scan}, with rests in a long text. */
export function* scanning(text: string): Task<Scan> {
  const state = begin(text);
  for (let until = REST; until < text.length; until += REST) {
    scanUntil(state, until);
    yield;
  }
  scanUntil(state, text.length);
  return scanned(state);
}

/** Goes on to the first token at or behind `until`. What it works with are variables of its own, which are much faster than those of an object. */
function scanUntil(state: State, until: number): void {
  const { text, tables, faults } = state;
  let { nodes, properties, values, trees, lasts } = tables;
  let { nodeCount, propertyCount, valueCount, treeCount, tree, depth, last } = state;
  let { inNode, inProperty, runEnd, opening, stray, strict, loose, i } = state;
  /** Whether a node begins at `i` without its `;`. */
  let missing = false;
  while (i < until) {
    const c = text.charCodeAt(i);
    if (c <= 32) {
      i++;
      continue;
    }
    if (c === 40 && i >= runEnd) {
      runEnd = afterOpens(text, i);
      opening = opens(text, runEnd);
    }
    if (tree < 0) {
      if (c !== 40 || !opening) {
        if (c === 0xfeff && i === 0) i++;
        else {
          if (stray && (stray.kind === 'outside' || c === 41)) stray.end = i + 1;
          else {
            const kind = c === 41 && treeCount > 0 ? 'extra-close' : 'outside';
            faults.push((stray = { kind, start: i, end: i + 1, of: -1 }));
          }
          i++;
        }
        continue;
      }
      last = -1;
    }
    // A node: `;`, or a property where none has begun, which is looked at again in it.
    if (c === 59 || missing) {
      stray = null;
      const at = NODE * nodeCount;
      if (at + 2 * NODE > nodes.length) nodes = tables.nodes = larger(nodes);
      if (!missing && !inNode && last >= 0 && nodes[NODE * last + 2] === tree) {
        faults.push({ kind: 'late-node', start: i, end: i + 1, of: nodeCount });
      }
      nodes[at] = missing ? i : i++;
      missing = false;
      nodes[at + 1] = last;
      nodes[at + 2] = tree;
      nodes[at + 3] = propertyCount;
      last = nodeCount++;
      inNode = true;
      inProperty = false;
      if (c === 59) loose = 0;
      continue;
    }
    let isValue = c === 91;
    let nameEnd = i;
    let id = 0;
    if (!isValue && isLetter(c)) {
      readWord(text, i);
      nameEnd = WORD.end;
      id = WORD.id;
      if (!WORD.isName) {
        // A word, of a comment that ended too early, for one.
        if (stray) stray.end = nameEnd;
        else faults.push((stray = { kind: 'stray', start: i, end: nameEnd, of: -1 }));
        i = nameEnd;
        continue;
      }
      isValue = WORD.isValued;
      inProperty = false;
    } else if (c === 40 && opening) {
      stray = null;
      const at = TREE * treeCount;
      if (at + TREE > trees.length) trees = tables.trees = larger(trees);
      if (treeCount >= lasts.length) lasts = tables.lasts = larger(lasts);
      if (tree >= 0) lasts[tree] = last;
      trees[at] = i++;
      trees[at + 1] = -1;
      trees[at + 2] = tree;
      trees[at + 3] = nodeCount;
      tree = treeCount++;
      depth++;
      inNode = false;
      inProperty = false;
      loose = 0;
      continue;
    } else if (c === 41 && loose === 0) {
      stray = null;
      trees[TREE * tree + 1] = i++;
      tree = trees[TREE * tree + 2]!;
      depth--;
      last = tree < 0 ? -1 : lasts[tree]!;
      inNode = false;
      inProperty = false;
      continue;
    }
    if (!isValue && nameEnd === i) {
      if (stray) stray.end = i + 1;
      else faults.push((stray = { kind: 'stray', start: i, end: i + 1, of: -1 }));
      if (c === 40) loose++;
      else if (c === 41) loose--;
      i++;
      continue;
    }
    if (!inProperty) {
      stray = null;
      if (!inNode) {
        faults.push({ kind: 'no-node', start: i, end: i, of: nodeCount });
        missing = true;
        continue;
      }
      const at = PROPERTY * propertyCount;
      if (at + 2 * PROPERTY > properties.length) properties = tables.properties = larger(properties);
      properties[at] = i;
      properties[at + 1] = nameEnd;
      properties[at + 2] = id;
      properties[at + 3] = valueCount;
      if (nameEnd === i) faults.push({ kind: 'no-name', start: i, end: i, of: propertyCount });
      else if (!isValue) faults.push({ kind: 'no-value', start: i, end: nameEnd, of: propertyCount });
      propertyCount++;
      inProperty = true;
      strict = isStrict(id);
      i = nameEnd;
      if (!isValue) continue;
      while (text.charCodeAt(i) !== 91) i++;
    }
    stray = null;
    // Values follow each other, blanks between them.
    for (;;) {
      const at = VALUE * valueCount;
      if (at + VALUE > values.length) values = tables.values = larger(values);
      const end = strict ? strictEnd(text, i + 1) : valueEnd(text, i + 1);
      values[at] = i;
      values[at + 1] = end;
      if (text.charCodeAt(end) === 93) i = end + 1;
      else {
        faults.push({ kind: 'unclosed-value', start: i, end, of: valueCount });
        i = end;
      }
      valueCount++;
      while (text.charCodeAt(i) <= 32) i++;
      if (text.charCodeAt(i) !== 91) break;
    }
  }
  state.nodeCount = nodeCount;
  state.propertyCount = propertyCount;
  state.valueCount = valueCount;
  state.treeCount = treeCount;
  state.tree = tree;
  state.depth = depth;
  state.last = last;
  state.inNode = inNode;
  state.inProperty = inProperty;
  state.runEnd = runEnd;
  state.opening = opening;
  state.stray = stray;
  state.strict = strict;
  state.loose = loose;
  state.i = i;
}

/** What the end of the text says, and the tables cut to size. */
function scanned(state: State): Scan {
  const { text, isLarge, faults, nodeCount, propertyCount, valueCount, treeCount, tree, depth } = state;
  const { nodes, properties, values, trees } = state.tables;
  const { length } = text;
  if (tree >= 0) {
    let outermost = tree;
    while (trees[TREE * outermost + 2]! >= 0) outermost = trees[TREE * outermost + 2]!;
    const start = trees[TREE * outermost]!;
    faults.push({ kind: 'unclosed-tree', start, end: start + 1, of: depth });
  }
  nodes[NODE * nodeCount] = length;
  nodes[NODE * nodeCount + 3] = propertyCount;
  properties[PROPERTY * propertyCount + 3] = valueCount;
  const cut = (table: Int32Array, end: number) => (isLarge ? table.subarray(0, end) : table.slice(0, end));
  return {
    nodes: cut(nodes, NODE * (nodeCount + 1)),
    nodeCount,
    properties: cut(properties, PROPERTY * (propertyCount + 1)),
    propertyCount,
    values: cut(values, VALUE * valueCount),
    valueCount,
    trees: cut(trees, TREE * treeCount),
    treeCount,
    faults,
  };
}
