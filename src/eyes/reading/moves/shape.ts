// biome-ignore-all lint/style/noNonNullAssertion: indexes lie in arrays as long as the board.
import type { Scratch } from '../../../go/scratch.ts';
import { type Color, EMPTY, type Point } from '../../../go/types.ts';
import { banAfter } from '../ban.ts';
import { NO_BAN } from '../grade.ts';

/** Liberties are counted up to this number: a chain with more is out of danger. */
const MOST = 6;

const NONE: readonly Point[] = [];

/**
 * What a position shows at a glance, for choosing plays: chains around chains, the liberties that a
 * stone would have, whether it would be in atari.
 */
export class StoneShape {
  private readonly around: Int16Array;
  private readonly marks: Int32Array;
  private mark = 0;
  /** Lists are made here, so that none has to grow. */
  private readonly buffer: [Point, Point, Point, Point, ...Point[]];
  /**
   * By color and point: whether a play there is self-atari, as far as it was asked since `renew`.
   */
  private readonly ataris: Uint8Array;
  private readonly asked: Int32Array;
  private age = 1;
  /**
   * By root: liberties, neighbors and how many liberties these have, as far as they were asked for
   * since `renew`.
   */
  private readonly libertyLists: Point[][] = [];
  private readonly libertyAges: Int32Array;
  private readonly rings: Point[][] = [];
  private readonly ringAges: Int32Array;
  private readonly counts: Int8Array;
  private readonly countAges: Int32Array;

  constructor(
    readonly board: Scratch,
    /** Where this has looked. */
    private readonly looked: Uint8Array,
  ) {
    this.around = board.geometry.around;
    this.marks = new Int32Array(board.area + 1);
    this.buffer = [0, 0, 0, 0];
    while (this.buffer.length < board.area) this.buffer.push(0);
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

  /**
   * The neighbor of `p` in a direction, 0 … 3 or more, clockwise from up; `area` beyond the edge,
   * where nothing is.
   */
  step(p: Point, direction: number): Point {
    this.looked[p] = 1;
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

  /** Liberties of the chain at `p`, counted to six. */
  count(p: Point): number {
    const root = this.board.root(p);
    if (this.countAges[root] !== this.age) {
      this.countAges[root] = this.age;
      this.looked[root] = 1;
      this.counts[root] = this.board.liberties(root, MOST);
    }
    return this.counts[root]!;
  }

  liberties(p: Point): readonly Point[] {
    const root = this.board.root(p);
    if (this.libertyAges[root] !== this.age) {
      this.libertyAges[root] = this.age;
      this.libertyLists[root] = this.beside(root, EMPTY);
    }
    return this.libertyLists[root]!;
  }

  /** One liberty of the chain at `p`, which has some: its only one if it is in atari. */
  liberty(p: Point): Point {
    return this.liberties(p)[0]!;
  }

  /** Whether `p`, an empty point, is a liberty of the chain at `chain`. */
  touches(p: Point, chain: Point): boolean {
    const { cells } = this.board;
    if (p === this.board.area) return false;
    this.looked[p] = 1;
    const color = cells[chain];
    const root = this.board.root(chain);
    for (let k = 4 * p, end = k + 4; k < end; k++) {
      const n = this.around[k]!;
      if (cells[n] === color && this.board.root(n) === root) return true;
    }
    return false;
  }

  hasNeighbor(p: Point, color: Color): boolean {
    this.looked[p] = 1;
    for (let k = 4 * p, end = k + 4; k < end; k++)
      if (this.board.cells[this.around[k]!] === color) return true;
    return false;
  }

  /**
   * Whether a play at a liberty of the chain at `p` gives it `enough` of them, if it takes
   * nothing.
   */
  runs(p: Point, enough: number): boolean {
    const { board, around, marks } = this;
    const { cells } = board;
    const color = this.cell(p);
    const root = board.root(p);
    const own = this.liberties(p);
    let mark = -1;
    for (let i = 0; i < own.length; i++) {
      const liberty = own[i]!;
      const k = 4 * liberty;
      this.looked[liberty] = 1;
      let count = own.length - 1;
      let joins = false;
      if (mark < 0) {
        mark = ++this.mark;
        for (let j = 0; j < own.length; j++) marks[own[j]!] = mark;
      }
      for (let j = k; j < k + 4; j++) {
        const n = around[j]!;
        if (cells[n] === EMPTY) {
          if (marks[n] !== mark) count++;
        } else if (cells[n] === color && board.root(n) !== root) joins = true;
      }
      if (count >= enough) return true;
      if (!joins) continue;
      if (this.room(liberty, color as Color, enough) >= enough) return true;
      mark = -1;
    }
    return false;
  }

  /** One stone of each chain of the other color that touches the chain at `p`. */
  ring(p: Point): readonly Point[] {
    const root = this.board.root(p);
    if (this.ringAges[root] !== this.age) {
      this.ringAges[root] = this.age;
      this.rings[root] = this.beside(root, 3 - this.cell(root));
    }
    return this.rings[root]!;
  }

  /** What is next to a chain and empty, or one stone of each chain of a color. */
  private beside(root: Point, content: number): Point[] {
    const { board, around, buffer, looked, marks } = this;
    const { cells } = board;
    looked[root] = 1;
    const mark = ++this.mark;
    let count = 0;
    let q = root;
    do {
      for (let k = 4 * q, end = k + 4; k < end; k++) {
        let n = around[k]!;
        if (cells[n] !== content) continue;
        if (content !== EMPTY) {
          n = board.root(n);
          looked[n] = 1;
        }
        if (marks[n] === mark) continue;
        marks[n] = mark;
        buffer[count++] = n;
      }
      q = board.following(q);
    } while (q !== root);
    return listOf(buffer, count);
  }

  /** Those of the {@link ring} with as many liberties as stated. */
  links(p: Point, least: number, most = least): readonly Point[] {
    const { buffer } = this;
    const ring = this.ring(p);
    let found = 0;
    for (let i = 0; i < ring.length; i++) {
      const link = ring[i]!;
      const pairs = this.board.pairs(link);
      if (pairs < least || pairs > 4 * most) continue;
      const count = this.count(link);
      if (count >= least && count <= most) buffer[found++] = link;
    }
    return found === ring.length ? ring : found === 0 ? NONE : listOf(buffer, found);
  }

  /**
   * How many liberties the chains of the {@link ring} have together, but for the point `except`.
   */
  ringLiberties(p: Point, except: Point): number {
    const { marks } = this;
    const ring = this.ring(p);
    // Lists are made before there is a mark, since that takes others.
    for (const link of ring) this.liberties(link);
    const mark = ++this.mark;
    marks[except] = mark;
    let count = 0;
    for (const link of ring) {
      for (const q of this.liberties(link)) {
        if (marks[q] === mark) continue;
        marks[q] = mark;
        count++;
      }
    }
    return count;
  }

  /** How many stones of the chain at `p` are next to the chain at `other`. */
  stonesBeside(p: Point, other: Point): number {
    const { board } = this;
    let count = 0;
    let q = p;
    do {
      if (this.touches(q, other)) count++;
      q = board.following(q);
    } while (q !== p);
    return count;
  }

  /**
   * How many liberties a stone of `color` at the empty point `p` would have, `most` at most, if it
   * took nothing.
   */
  room(p: Point, color: Color, most: number): number {
    const { board, around, buffer, marks } = this;
    const { cells } = board;
    this.looked[p] = 1;
    const mark = ++this.mark;
    marks[p] = mark;
    let count = 0;
    for (let k = 4 * p, end = k + 4; k < end; k++) {
      const n = around[k]!;
      if (cells[n] !== EMPTY) continue;
      marks[n] = mark;
      buffer[count++] = n;
      if (count >= most) return count;
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
          buffer[count++] = m;
          if (count >= most) return count;
        }
        q = board.following(q);
      } while (q !== n);
    }
    return count;
  }

  /** The liberties that {@link room} counts. */
  rooms(p: Point, color: Color, most: number): Point[] {
    return listOf(this.buffer, this.room(p, color, most));
  }

  /**
   * How many liberties a stone of `color` at `p` has after the play, `most` at most; 0 for a
   * suicide.
   */
  after(p: Point, color: Color, most: number): number {
    const { board } = this;
    this.looked[p] = 1;
    board.play(color, p);
    const count = board.suicide ? 0 : board.liberties(p, most);
    board.undo();
    return count;
  }

  /** Whether a play of `color` at `p` leaves its own chain with one liberty or none. */
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

  /** How many liberties two chains have in common. */
  common(p: Point, q: Point): number {
    let count = 0;
    for (const liberty of this.liberties(p)) if (this.touches(liberty, q)) count++;
    return count;
  }
}

/** The first so many. Most lists are short, and these are made fastest by naming their members. */
function listOf(all: readonly [Point, Point, Point, Point, ...Point[]], count: number): Point[] {
  if (count === 1) return [all[0]];
  if (count === 2) return [all[0], all[1]];
  if (count === 3) return [all[0], all[1], all[2]];
  if (count === 4) return [all[0], all[1], all[2], all[3]];
  return all.slice(0, count);
}
