import type { Scratch } from '../go/scratch.ts';
import { type Color, EMPTY, type Point } from '../go/types.ts';
import { banAfter } from './ban.ts';
import { NO_BAN } from './grade.ts';

/** Liberties are counted so far at most: who has more is out of danger. */
const MOST = 6;

const NONE: readonly Point[] = [];

/**
 * What can be told of a position at a glance, for who has to choose plays: strings around strings, the liberties that a stone would
 * have, whether it would be in atari.
 */
export class Shape {
  private readonly around: Int16Array;
  private readonly marks: Int32Array;
  private mark = 0;
  /** By color and point: whether a play there is self-atari, as far as it was asked since `renew`. */
  private readonly ataris: Uint8Array;
  private readonly asked: Int32Array;
  private age = 1;
  /** By root: liberties, neighbors and how many liberties these have, as far as they were asked for since `renew`. */
  private readonly libertyLists: Point[][] = [];
  private readonly libertyAges: Int32Array;
  private readonly rings: Point[][] = [];
  private readonly ringAges: Int32Array;
  private readonly counts: Int8Array;
  private readonly countAges: Int32Array;

  constructor(readonly board: Scratch) {
    this.around = board.geometry.around;
    this.marks = new Int32Array(board.area + 1);
    this.ataris = new Uint8Array(2 * board.area);
    this.asked = new Int32Array(2 * board.area);
    this.libertyAges = new Int32Array(board.area);
    this.ringAges = new Int32Array(board.area);
    this.counts = new Int8Array(board.area);
    this.countAges = new Int32Array(board.area);
  }

  /** Forgets what was found out of another position. */
  renew(): void {
    this.age++;
  }

  /** The neighbor of `p` in a direction, 0 … 3 or more, clockwise from up; `area` beyond the edge, where nothing is. */
  step(p: Point, direction: number): Point {
    return p === this.board.area ? p : this.around[4 * p + (direction & 3)]!;
  }

  cell(p: Point): number {
    return this.board.cells[p]!;
  }

  isEmpty(p: Point): boolean {
    return this.board.cells[p] === EMPTY;
  }

  isEdge(p: Point): boolean {
    const { area } = this.board;
    for (let k = 4 * p; k < 4 * p + 4; k++) if (this.around[k] === area) return true;
    return false;
  }

  same(p: Point, q: Point): boolean {
    return this.board.cells[p] === this.board.cells[q] && this.board.root(p) === this.board.root(q);
  }

  /** Liberties of the string at `p`, counted to six. */
  count(p: Point): number {
    const root = this.board.root(p);
    if (this.countAges[root] !== this.age) {
      this.countAges[root] = this.age;
      this.counts[root] = this.board.liberties(root, MOST);
    }
    return this.counts[root]!;
  }

  liberties(p: Point): readonly Point[] {
    const { board, around } = this;
    const { cells } = board;
    const root = board.root(p);
    if (this.libertyAges[root] === this.age) return this.libertyLists[root]!;
    this.libertyAges[root] = this.age;
    const mark = ++this.mark;
    const found: Point[] = [];
    let q = root;
    do {
      for (let k = 4 * q, end = k + 4; k < end; k++) {
        const n = around[k]!;
        if (cells[n] !== EMPTY || this.marks[n] === mark) continue;
        this.marks[n] = mark;
        found.push(n);
      }
      q = board.following(q);
    } while (q !== root);
    this.libertyLists[root] = found;
    return found;
  }

  /** Whether `p`, an empty point, is a liberty of the string at `string`. */
  touches(p: Point, string: Point): boolean {
    const { cells } = this.board;
    if (p === this.board.area) return false;
    const color = cells[string];
    const root = this.board.root(string);
    for (let k = 4 * p, end = k + 4; k < end; k++) {
      const n = this.around[k]!;
      if (cells[n] === color && this.board.root(n) === root) return true;
    }
    return false;
  }

  hasNeighbor(p: Point, color: Color): boolean {
    for (let k = 4 * p, end = k + 4; k < end; k++)
      if (this.board.cells[this.around[k]!] === color) return true;
    return false;
  }

  /** Whether a string of the other color that touches the string at `p` is in atari. */
  hasLinkInAtari(p: Point): boolean {
    const { board, around } = this;
    const { cells } = board;
    const enemy = 3 - cells[p]!;
    let q = p;
    do {
      for (let k = 4 * q, end = k + 4; k < end; k++)
        if (cells[around[k]!] === enemy && board.liberties(around[k]!, 2) === 1) return true;
      q = board.following(q);
    } while (q !== p);
    return false;
  }

  /** One stone of each string of the other color that touches the string at `p`. */
  ring(p: Point): readonly Point[] {
    const { board, around, marks } = this;
    const { cells } = board;
    const root = board.root(p);
    if (this.ringAges[root] === this.age) return this.rings[root]!;
    this.ringAges[root] = this.age;
    const enemy = 3 - cells[root]!;
    const mark = ++this.mark;
    const found: Point[] = [];
    let q = root;
    do {
      for (let k = 4 * q, end = k + 4; k < end; k++) {
        const n = around[k]!;
        if (cells[n] !== enemy) continue;
        const other = board.root(n);
        if (marks[other] === mark) continue;
        marks[other] = mark;
        found.push(other);
      }
      q = board.following(q);
    } while (q !== root);
    this.rings[root] = found;
    return found;
  }

  /** Those of the {@link ring} with as many liberties as stated. */
  links(p: Point, least: number, most = least): readonly Point[] {
    let found: Point[] | null = null;
    for (const link of this.ring(p)) {
      const count = this.count(link);
      if (count < least || count > most) continue;
      if (found) found.push(link);
      else found = [link];
    }
    return found ?? NONE;
  }

  /** How many liberties a stone of `color` at the empty point `p` would have, `most` at most, if it took nothing. */
  room(p: Point, color: Color, most: number): number {
    return this.search(p, color, most, null);
  }

  /** The liberties that {@link room} counts. */
  rooms(p: Point, color: Color, most: number): Point[] {
    const found: Point[] = [];
    this.search(p, color, most, found);
    return found;
  }

  private search(p: Point, color: Color, most: number, into: Point[] | null): number {
    const { board, around, marks } = this;
    const { cells } = board;
    const mark = ++this.mark;
    marks[p] = mark;
    let count = 0;
    for (let k = 4 * p, end = k + 4; k < end; k++) {
      const n = around[k]!;
      if (cells[n] !== EMPTY) continue;
      marks[n] = mark;
      into?.push(n);
      if (++count >= most) return count;
    }
    for (let k = 4 * p, end = k + 4; k < end; k++) {
      const n = around[k]!;
      if (cells[n] !== color || marks[board.root(n)] === mark) continue;
      marks[board.root(n)] = mark;
      let q = n;
      do {
        for (let j = 4 * q, stop = j + 4; j < stop; j++) {
          const m = around[j]!;
          if (cells[m] !== EMPTY || marks[m] === mark) continue;
          marks[m] = mark;
          into?.push(m);
          if (++count >= most) return count;
        }
        q = board.following(q);
      } while (q !== n);
    }
    return count;
  }

  /** How many liberties a stone of `color` at `p` has after the play, `most` at most; 0 for a suicide. */
  after(p: Point, color: Color, most: number): number {
    const { board } = this;
    board.play(color, p);
    const count = board.suicide ? 0 : board.liberties(p, most);
    board.undo();
    return count;
  }

  /** Whether a play of `color` at `p` leaves its own string with one liberty or none. */
  isSelfAtari(p: Point, color: Color): boolean {
    const at = 2 * p + color - 1;
    if (this.asked[at] === this.age) return this.ataris[at] === 1;
    this.asked[at] = this.age;
    const self = this.room(p, color, 2) < 2 && this.after(p, color, 2) < 2;
    this.ataris[at] = self ? 1 : 0;
    return self;
  }

  isSuicide(p: Point, color: Color): boolean {
    const { board } = this;
    if (this.room(p, color, 1) > 0) return false;
    board.play(color, p);
    const { suicide } = board;
    board.undo();
    return suicide;
  }

  /** Whether a play takes a ko. */
  isKo(p: Point, color: Color): boolean {
    const { board } = this;
    if (this.room(p, color, 1) > 0) return false;
    const removed = board.play(color, p);
    const ban = banAfter(board, p, removed);
    board.undo();
    return ban !== NO_BAN;
  }

  /** How many liberties two strings have in common. */
  common(p: Point, q: Point): number {
    let count = 0;
    for (const liberty of this.liberties(p)) if (this.touches(liberty, q)) count++;
    return count;
  }
}
