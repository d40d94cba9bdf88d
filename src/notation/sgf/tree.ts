import type { Task } from '../../go/task.ts';
import type { Span } from '../types.ts';
import type { Fault } from './faults.ts';
import { NODE, PROPERTY, type Scan, scan, scanning, TREE, VALUE } from './scan.ts';

/**
 * A collection of game trees, as written. Nodes, properties, values and trees are numbers, in the order of the text; whatever is asked
 * of them is read off the text then. A parent has a smaller number than its children.
 */
export class SgfText {
  readonly nodeCount: number;
  readonly propertyCount: number;
  readonly valueCount: number;
  readonly treeCount: number;
  readonly faults: readonly Fault[];
  private kin: Kin | null = null;
  private first: readonly number[] | null = null;

  constructor(
    readonly text: string,
    /** Where everything stands, for who is in a hurry; see `scan.ts`. */
    readonly raw: Scan,
  ) {
    this.nodeCount = raw.nodeCount;
    this.propertyCount = raw.propertyCount;
    this.valueCount = raw.valueCount;
    this.treeCount = raw.treeCount;
    this.faults = raw.faults;
  }

  /** The first nodes of the games. */
  get games(): readonly number[] {
    if (!this.first) {
      const first: number[] = [];
      for (let n = 0; n < this.nodeCount; n++) if (this.parent(n) < 0) first.push(n);
      this.first = first;
    }
    return this.first;
  }

  /** The node before, -1 for the first of a game. */
  parent(node: number): number {
    return this.raw.nodes[NODE * node + 1]!;
  }

  /** The nodes after it: one for each variation. */
  children(node: number): number[] {
    const { child, sibling } = this.kinship();
    const found: number[] = [];
    for (let n = child[node]!; n >= 0; n = sibling[n]!) found.push(n);
    return found;
  }

  /** The first node after it, that of the main variation; -1 when there is none. */
  child(node: number): number {
    return this.kinship().child[node]!;
  }

  /** The next variation beside it, -1 when there is none. */
  sibling(node: number): number {
    return this.kinship().sibling[node]!;
  }

  treeOf(node: number): number {
    return this.raw.nodes[NODE * node + 2]!;
  }

  /** The number of its first property; those of the node end before that of the next node. */
  firstProperty(node: number): number {
    return this.raw.nodes[NODE * node + 3]!;
  }

  endProperty(node: number): number {
    return this.raw.nodes[NODE * node + 7]!;
  }

  /** Where a node stands: from its `;` to the end of its last value. */
  nodeSpan(node: number): Span {
    const start = this.raw.nodes[NODE * node]!;
    const end = this.endProperty(node);
    if (end > this.firstProperty(node)) return { start, end: this.propertySpan(end - 1).end };
    return { start, end: this.text.charCodeAt(start) === 59 ? start + 1 : start };
  }

  /** Whether what is written behind a node's last property is a property of its own: not where that lacks its value, or the end of it. */
  takesMore(node: number): boolean {
    const last = this.endProperty(node) - 1;
    if (last < this.firstProperty(node)) return true;
    const value = this.endValue(last) - 1;
    return value >= this.firstValue(last) && this.text[this.innerSpan(value).end] === ']';
  }

  /** The node that a property belongs to. */
  nodeOf(property: number): number {
    let low = 0;
    let high = this.nodeCount - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.firstProperty(middle) <= property) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The name without what is ignored: `B` for `B` and for `Black`. Empty for values without a name. */
  name(property: number): string {
    const written = this.written(property);
    const c = this.raw.properties[PROPERTY * property + 2]!;
    return c >= 0 && written.length <= 2 ? written.replace(/[a-z]/g, '') : written.replace(/[a-z]+/g, '');
  }

  /** The name in a number, see `pack`. */
  id(property: number): number {
    return this.raw.properties[PROPERTY * property + 2]!;
  }

  written(property: number): string {
    const { start, end } = this.nameSpan(property);
    return this.text.slice(start, end);
  }

  nameSpan(property: number): Span {
    const { properties } = this.raw;
    return { start: properties[PROPERTY * property]!, end: properties[PROPERTY * property + 1]! };
  }

  firstValue(property: number): number {
    return this.raw.properties[PROPERTY * property + 3]!;
  }

  endValue(property: number): number {
    return this.raw.properties[PROPERTY * property + 7]!;
  }

  /** From the name to the end of the last value. */
  propertySpan(property: number): Span {
    const { start, end } = this.nameSpan(property);
    const values = this.endValue(property);
    return { start, end: values > this.firstValue(property) ? this.valueSpan(values - 1).end : end };
  }

  /** A value with its brackets. */
  valueSpan(value: number): Span {
    const start = this.raw.values[VALUE * value]!;
    const end = this.raw.values[VALUE * value + 1]!;
    return { start, end: this.text.charCodeAt(end) === 93 ? end + 1 : end };
  }

  /** Between the brackets. */
  innerSpan(value: number): Span {
    return { start: this.raw.values[VALUE * value]! + 1, end: this.raw.values[VALUE * value + 1]! };
  }

  /** What stands between the brackets, as written. */
  value(value: number): string {
    return this.text.slice(this.raw.values[VALUE * value]! + 1, this.raw.values[VALUE * value + 1]!);
  }

  /** The values of a property, as written between the brackets. */
  valuesOf(property: number): string[] {
    const found: string[] = [];
    for (let v = this.firstValue(property); v < this.endValue(property); v++) found.push(this.value(v));
    return found;
  }

  /** The property of a node with this packed name, the first if there are several; -1 when it has none. */
  find(node: number, id: number): number {
    const end = this.endProperty(node);
    for (let p = this.firstProperty(node); p < end; p++) if (this.id(p) === id) return p;
    return -1;
  }

  /** From `(` to `)`, to the end of the text where that is missing. */
  treeSpan(tree: number): Span {
    const { trees } = this.raw;
    const close = trees[TREE * tree + 1]!;
    return { start: trees[TREE * tree]!, end: close < 0 ? this.text.length : close + 1 };
  }

  /** The tree around it, -1 for that of a game. */
  treeParent(tree: number): number {
    return this.raw.trees[TREE * tree + 2]!;
  }

  /** The first node of a tree, -1 when it has none of its own. */
  treeNode(tree: number): number {
    const node = this.raw.trees[TREE * tree + 3]!;
    return node < this.nodeCount && this.treeOf(node) === tree ? node : -1;
  }

  /** The node at an offset: the last one that begins at or before it; -1 before the first. */
  nodeAt(offset: number): number {
    let low = -1;
    let high = this.nodeCount - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.raw.nodes[NODE * middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The property of a node that an offset lies in or right behind, -1 for none. */
  propertyAt(node: number, offset: number): number {
    if (node < 0) return -1;
    let low = this.firstProperty(node) - 1;
    let high = this.endProperty(node) - 1;
    const before = low;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.raw.properties[PROPERTY * middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low > before && offset <= this.propertySpan(low).end ? low : -1;
  }

  /** The property that a value belongs to. */
  propertyOf(value: number): number {
    let low = 0;
    let high = this.propertyCount - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.firstValue(middle) <= value) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The value of a property that an offset lies in, between its brackets; -1 for none. */
  valueAt(property: number, offset: number): number {
    if (property < 0) return -1;
    let low = this.firstValue(property) - 1;
    let high = this.endValue(property) - 1;
    const before = low;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.raw.values[VALUE * middle]! < offset) low = middle;
      else high = middle - 1;
    }
    return low > before && offset <= this.innerSpan(low).end ? low : -1;
  }

  private kinship(): Kin {
    if (!this.kin) {
      const child = new Int32Array(this.nodeCount).fill(-1);
      const sibling = new Int32Array(this.nodeCount).fill(-1);
      for (let n = this.nodeCount - 1; n >= 0; n--) {
        const parent = this.parent(n);
        if (parent < 0) continue;
        sibling[n] = child[parent]!;
        child[parent] = n;
      }
      this.kin = { child, sibling };
    }
    return this.kin;
  }
}

interface Kin {
  readonly child: Int32Array;
  readonly sibling: Int32Array;
}

/** Reads any text: what is no SGF is in `faults`, with its place. */
export function parseSgf(text: string): SgfText {
  return new SgfText(text, scan(text));
}

/** As {@link parseSgf}, with rests in a long text. */
export function* parsingSgf(text: string): Task<SgfText> {
  return new SgfText(text, yield* scanning(text));
}
