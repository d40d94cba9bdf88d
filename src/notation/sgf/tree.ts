// biome-ignore-all lint/style/noNonNullAssertion: numbers of tokens lie in the tables.
import { partitionPoint } from '../../go/bisect.ts';
import type { Task } from '../../go/task.ts';
import type { Span } from '../types.ts';
import type { Fault } from './faults.ts';
import { wordEnd } from './lexis.ts';
import { scan, scanning } from './scan.ts';
import { NODE, PROPERTY, type Scan, TREE, VALUE } from './tables.ts';

/**
 * A collection of game trees, as written. Nodes, properties, values and trees are numbers, in the
 * order of the text; whatever is asked of them is read off the text then. A parent has a smaller
 * number than its children.
 *
 * `parse` of `@sabaki/sgf` gives no places, and checks and edits need the place of each value. It
 * joins a property that a node has twice, which FF[4] forbids ("Properties"), drops a name in lower
 * case and makes a node of text before the first game ("EBNF"), throws where a value has no end,
 * and calls itself for each variation, so some thousand in each other exhaust the stack.
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
    /** The places of all tokens, for code that must be fast; see `scan.ts`. */
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
    return this.nodeField(node, 1);
  }

  /** The nodes after it: one for each variation. */
  children(node: number): number[] {
    const found: number[] = [];
    for (let n = this.child(node); n >= 0; n = this.sibling(n)) found.push(n);
    return found;
  }

  /** The first node after it, that of the main variation; -1 when there is none. */
  child(node: number): number {
    return this.kinship().child[node] ?? -1;
  }

  /** The next variation beside it, -1 when there is none. */
  sibling(node: number): number {
    return this.kinship().sibling[node] ?? -1;
  }

  /** The innermost tree around a node. */
  treeOf(node: number): number {
    const offset = this.nodeField(node, 0);
    let tree = partitionPoint(0, this.treeCount, (one) => this.treeField(one, 0) <= offset) - 1;
    for (; tree >= 0; tree = this.treeParent(tree)) {
      const close = this.treeField(tree, 1);
      if (close < 0 || close > offset) return tree;
    }
    return tree;
  }

  /** The number of its first property; those of the node end before that of the next node. */
  firstProperty(node: number): number {
    return this.nodeField(node, 2);
  }

  endProperty(node: number): number {
    return this.nodeField(node, 5);
  }

  /** Where a node stands: from its `;` to the end of its last value. */
  nodeSpan(node: number): Span {
    const start = this.nodeField(node, 0);
    const end = this.endProperty(node);
    if (end > this.firstProperty(node)) return { start, end: this.propertySpan(end - 1).end };
    return { start, end: this.text.charCodeAt(start) === 59 ? start + 1 : start };
  }

  /** Whether text behind a node begins a property: not if the last one lacks a value or its end. */
  takesMore(node: number): boolean {
    const last = this.endProperty(node) - 1;
    if (last < this.firstProperty(node)) return true;
    const value = this.endValue(last) - 1;
    return value >= this.firstValue(last) && this.text[this.innerSpan(value).end] === ']';
  }

  /** The node that a property belongs to. */
  nodeOf(property: number): number {
    return partitionPoint(1, this.nodeCount, (node) => this.firstProperty(node) <= property) - 1;
  }

  /**
   * The name without lower case letters: `B` for `Black`, and for `b`. Empty for values without a
   * name.
   */
  name(property: number): string {
    const written = this.written(property);
    const c = this.propertyField(property, 1);
    const name =
      c >= 0 && written.length <= 2 ? written.replace(/[a-z]/g, '') : written.replace(/[a-z]+/g, '');
    return name === '' ? written.toUpperCase() : name;
  }

  /** The name in a number, see `pack`. */
  id(property: number): number {
    return this.propertyField(property, 1);
  }

  written(property: number): string {
    const { start, end } = this.nameSpan(property);
    return this.text.slice(start, end);
  }

  nameSpan(property: number): Span {
    const start = this.propertyField(property, 0);
    return { start, end: wordEnd(this.text, start) };
  }

  firstValue(property: number): number {
    return this.propertyField(property, 2);
  }

  endValue(property: number): number {
    return this.propertyField(property, 5);
  }

  /** From the name to the end of the last value. */
  propertySpan(property: number): Span {
    const { start, end } = this.nameSpan(property);
    const values = this.endValue(property);
    return { start, end: values > this.firstValue(property) ? this.valueSpan(values - 1).end : end };
  }

  /** A value with its brackets. */
  valueSpan(value: number): Span {
    const start = this.valueField(value, 0);
    const end = this.valueField(value, 1);
    return { start, end: this.text.charCodeAt(end) === 93 ? end + 1 : end };
  }

  /** Between the brackets. */
  innerSpan(value: number): Span {
    return { start: this.valueField(value, 0) + 1, end: this.valueField(value, 1) };
  }

  /** What stands between the brackets, as written. */
  value(value: number): string {
    return this.text.slice(this.valueField(value, 0) + 1, this.valueField(value, 1));
  }

  /** The values of a property, as written between the brackets. */
  valuesOf(property: number): string[] {
    const found: string[] = [];
    for (let v = this.firstValue(property); v < this.endValue(property); v++) found.push(this.value(v));
    return found;
  }

  /** The first property of a node with this packed name, -1 for none. */
  find(node: number, id: number): number {
    const end = this.endProperty(node);
    for (let p = this.firstProperty(node); p < end; p++) if (this.id(p) === id) return p;
    return -1;
  }

  /** From `(` to `)`, to the end of the text where that is missing. */
  treeSpan(tree: number): Span {
    const close = this.treeField(tree, 1);
    return { start: this.treeField(tree, 0), end: close < 0 ? this.text.length : close + 1 };
  }

  /** The tree around it, -1 for that of a game. */
  treeParent(tree: number): number {
    return this.treeField(tree, 2);
  }

  /** The first node of a tree, -1 when it has none of its own. */
  treeNode(tree: number): number {
    const node = this.treeField(tree, 3);
    return node < this.nodeCount && this.treeOf(node) === tree ? node : -1;
  }

  /** The node at an offset: the last one that begins at or before it; -1 before the first. */
  nodeAt(offset: number): number {
    return partitionPoint(0, this.nodeCount, (node) => this.nodeField(node, 0) <= offset) - 1;
  }

  /** The property of a node that an offset lies in or right behind, -1 for none. */
  propertyAt(node: number, offset: number): number {
    if (node < 0) return -1;
    const first = this.firstProperty(node);
    const begins = (one: number) => this.propertyField(one, 0) <= offset;
    const property = partitionPoint(first, this.endProperty(node), begins) - 1;
    return property >= first && offset <= this.propertySpan(property).end ? property : -1;
  }

  /** The property that a value belongs to. */
  propertyOf(value: number): number {
    return partitionPoint(1, this.propertyCount, (property) => this.firstValue(property) <= value) - 1;
  }

  /** The value of a property that an offset lies in, between its brackets; -1 for none. */
  valueAt(property: number, offset: number): number {
    if (property < 0) return -1;
    const first = this.firstValue(property);
    const begins = (one: number) => this.valueField(one, 0) < offset;
    const value = partitionPoint(first, this.endValue(property), begins) - 1;
    return value >= first && offset <= this.innerSpan(value).end ? value : -1;
  }

  // Fields of the tables by record; there is one record past the last node and property.
  private nodeField(node: number, field: number): number {
    return this.raw.nodes[NODE * node + field]!;
  }

  private propertyField(property: number, field: number): number {
    return this.raw.properties[PROPERTY * property + field]!;
  }

  private valueField(value: number, field: number): number {
    return this.raw.values[VALUE * value + field]!;
  }

  private treeField(tree: number, field: number): number {
    return this.raw.trees[TREE * tree + field]!;
  }

  private kinship(): Kin {
    if (!this.kin) {
      const child = new Int32Array(this.nodeCount).fill(-1);
      const sibling = new Int32Array(this.nodeCount).fill(-1);
      for (let n = this.nodeCount - 1; n >= 0; n--) {
        const parent = this.parent(n);
        if (parent < 0) continue;
        sibling[n] = child[parent] ?? -1;
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

/** As {@link parseSgf}, as a task, since a text may be long. */
export function* parsingSgf(text: string): Task<SgfText> {
  return new SgfText(text, yield* scanning(text));
}
