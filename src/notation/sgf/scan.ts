// biome-ignore-all lint/style/noNonNullAssertion: indexes are places of the text and tokens written before.
/**
 * The scanner: a text in, the places of everything out. Nothing is copied from the text and nothing
 * is dropped; what belongs nowhere is a {@link Fault} with its place. One pass, no recursion, no
 * allocation for each token.
 */
import type { Task } from '../../go/task.ts';
import { codesOf } from './codes.ts';
import type { Fault } from './faults.ts';
import { afterOpens, isLetter, isStrict, opens, readWord, strictEnd, valueEnd, WORD } from './lexis.ts';
import { MOVE, readMoves } from './moves.ts';
import { type Scan, type Tables, TREE, tablesFor, VALUE } from './tables.ts';

export function scan(text: string): Scan {
  const scanner = new SgfScanner(text);
  scanner.until(text.length);
  return scanner.done();
}

/** A scan yields after this many characters. No text that shares its tables is as long. */
const SLICE = 1 << 18;

/** As {@link scan}, yielding in a long text. */
export function* scanning(text: string): Task<Scan> {
  const scanner = new SgfScanner(text);
  for (let until = SLICE; until < text.length; until += SLICE) {
    scanner.until(until);
    yield;
  }
  scanner.until(text.length);
  return scanner.done();
}

class SgfScanner {
  private readonly tables: Tables;
  private readonly faults: Fault[] = [];
  private i = 0;
  private tree = -1;
  private depth = 0;
  /** The last node of the tree, whose child the next one is; -1 at the beginning of a game. */
  private last = -1;
  /** The tree in which it stands. */
  private lastTree = -1;
  /** By open tree, outermost first: the last node before its children, and that node's tree. */
  private readonly lasts: number[] = [];
  /** Whether properties belong to the last node: not behind a parenthesis. */
  private inNode = false;
  /** Whether values belong to the last property. */
  private inProperty = false;
  /** Whether that is a property whose values hold no `[`. */
  private strict = false;
  /** The end of the last run of `(` and blanks, and whether they open trees: each is read once. */
  private runEnd = -1;
  private opening = false;
  private stray: Fault | null = null;
  /** How many `(` of the stray text in this node wait for their `)`, which closes no tree. */
  private loose = 0;
  /** The characters from `base` on to the end of the slice. */
  private codes: Uint8Array = new Uint8Array();
  private base = 0;
  /** Moves that begin before here can be read from `codes`. */
  private movesEnd = 0;

  constructor(private readonly text: string) {
    this.tables = tablesFor(text.length);
  }

  /** Goes on to the first token at or behind `until`. */
  until(until: number): void {
    const { text } = this;
    this.base = this.i;
    // Behind the last move there is a `)`; where there is none, the moves at the end are read one
    // by one.
    this.movesEnd = Math.min(until, text.length - MOVE);
    this.codes = codesOf(text, this.i, Math.max(this.i, this.movesEnd + MOVE));
    while (this.i < until) {
      const c = text.charCodeAt(this.i);
      if (c <= 32) {
        this.i++;
        continue;
      }
      if (c === 59 && this.inNode && this.moves()) continue;
      if (c === 40 && this.i >= this.runEnd) {
        this.runEnd = afterOpens(text, this.i);
        this.opening = opens(text, this.runEnd);
      }
      if (this.tree < 0 && !(c === 40 && this.opening)) this.outside(c);
      else if (c === 59) this.node(true);
      else if (c === 40 && this.opening) this.open();
      else if (c === 41 && this.loose === 0) this.close();
      else if (c === 91) this.values('', this.i, 0);
      else if (isLetter(c)) this.word();
      else this.strayCharacter(c);
    }
  }

  /** A run of nodes that are a move and no more; `false` where there is none. */
  private moves(): boolean {
    const { tables } = this;
    if (readMoves(this.codes, this.base, this.i, this.movesEnd, tables, this.last) === 0) return false;
    this.last = tables.nodeCount - 1;
    this.i = tables.values[VALUE * tables.valueCount - 1]! + 1;
    this.stray = null;
    this.loose = 0;
    this.inProperty = true;
    this.strict = true;
    return true;
  }

  /** What stands between the games. */
  private outside(c: number): void {
    const start = this.i++;
    if (c === 0xfeff && start === 0) return;
    if (this.stray && (this.stray.kind === 'outside' || c === 41)) this.stray.end = start + 1;
    else {
      const kind = c === 41 && this.tables.treeCount > 0 ? 'extra-close' : 'outside';
      this.faults.push((this.stray = { kind, start, end: start + 1, of: -1 }));
    }
  }

  /** A node: its `;`, or, where that is missing, its first property, which is read in it then. */
  private node(written: boolean): void {
    const { i, tables } = this;
    this.stray = null;
    if (written) {
      // Behind the variations of its own tree.
      if (!this.inNode && this.last >= 0 && this.lastTree === this.tree)
        this.faults.push({ kind: 'late-node', start: i, end: i + 1, of: tables.nodeCount });
      this.i++;
      this.loose = 0;
    }
    this.last = tables.addNode(i, this.last);
    this.lastTree = this.tree;
    this.inNode = true;
    this.inProperty = false;
  }

  private open(): void {
    this.stray = null;
    if (this.tree < 0) this.last = -1;
    this.lasts.push(this.last, this.lastTree);
    this.tree = this.tables.addTree(this.i++, this.tree);
    this.depth++;
    this.inNode = false;
    this.inProperty = false;
    this.loose = 0;
  }

  private close(): void {
    const { trees } = this.tables;
    this.stray = null;
    trees[TREE * this.tree + 1] = this.i++;
    this.tree = trees[TREE * this.tree + 2]!;
    this.depth--;
    this.lastTree = this.lasts.pop() ?? -1;
    this.last = this.lasts.pop() ?? -1;
    this.inNode = false;
    this.inProperty = false;
  }

  /** A name with its values; or a word that is no name, of a comment that ended too early. */
  private word(): void {
    const { text, i } = this;
    readWord(text, i);
    const { end, id, isName, isValued } = WORD;
    if (!isName) {
      if (this.stray) this.stray.end = end;
      else this.faults.push((this.stray = { kind: 'stray', start: i, end, of: -1 }));
      this.i = end;
      return;
    }
    this.inProperty = false;
    this.values(isValued ? 'valued' : 'bare', end, id);
  }

  private strayCharacter(c: number): void {
    const start = this.i++;
    if (this.stray) this.stray.end = start + 1;
    else this.faults.push((this.stray = { kind: 'stray', start, end: start + 1, of: -1 }));
    if (c === 40) this.loose++;
    else if (c === 41) this.loose--;
  }

  /** A property from its name (up to `nameEnd`) or first value; or more values of the last. */
  private values(name: 'valued' | 'bare' | '', nameEnd: number, id: number): void {
    const { text, tables, faults } = this;
    const start = this.i;
    this.stray = null;
    if (!this.inProperty) {
      if (!this.inNode) {
        faults.push({ kind: 'no-node', start, end: start, of: tables.nodeCount });
        this.node(false);
      }
      const of = tables.propertyCount;
      if (name === '') faults.push({ kind: 'no-name', start, end: start, of });
      else if (name === 'bare') faults.push({ kind: 'no-value', start, end: nameEnd, of });
      tables.addProperty(start, id);
      this.inProperty = true;
      this.strict = isStrict(id);
    }
    let i = nameEnd;
    if (name === 'bare') {
      this.i = i;
      return;
    }
    while (text.charCodeAt(i) !== 91) i++;
    // Values follow each other, blanks between them.
    do {
      const end = this.strict ? strictEnd(text, i + 1) : valueEnd(text, i + 1);
      if (text.charCodeAt(end) !== 93)
        faults.push({ kind: 'unclosed-value', start: i, end, of: tables.valueCount });
      tables.addValue(i, end);
      i = text.charCodeAt(end) === 93 ? end + 1 : end;
      while (text.charCodeAt(i) <= 32) i++;
    } while (text.charCodeAt(i) === 91);
    this.i = i;
  }

  /** What the end of the text says, and the tables cut to size. */
  done(): Scan {
    const { tables, faults, text } = this;
    const { trees } = tables;
    let outermost = this.tree;
    if (outermost >= 0) {
      while (trees[TREE * outermost + 2]! >= 0) outermost = trees[TREE * outermost + 2]!;
      const start = trees[TREE * outermost]!;
      faults.push({ kind: 'unclosed-tree', start, end: start + 1, of: this.depth });
    }
    return tables.done(text.length, faults);
  }
}
