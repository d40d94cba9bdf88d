import type { Scratch } from '../go/scratch.ts';
import { EMPTY, type Point } from '../go/types.ts';

/** A string next to the fight takes part in it while it has no more liberties than this. */
const WEAK = 2;
/** Strings of the attacker that touch the target do, up to this. */
const WEAK_BESIDE = 3;
/** Strings that a stone about to be taken in a ko would join do, up to this. */
const WEAK_JOINED = 5;

/**
 * Finds the plays that matter for a string: its liberties, the points next to these, and the liberties of weak strings nearby, whose
 * capture or rescue would change the fight. Ordered, the most forcing first.
 */
export class Candidates {
  /** How many moves the last `list` found. */
  count = 0;

  /** How often a point was a good move for the attacker (at `p`) and the defender (at `area + p`); see `praise`. */
  private readonly fame: Int32Array;
  private famous = 0;
  private readonly lists: Int16Array[] = [];
  private readonly liberties: Int16Array;
  private readonly others: Int16Array;
  private readonly scores: Int32Array;
  /** Stamps of points that are listed, and of strings (by root) that were looked at. */
  private readonly listed: Int32Array;
  private readonly looked: Int32Array;
  private readonly mine: Int32Array;
  private stamp = 0;
  private moves: Int16Array = new Int16Array(0);
  private around: Int16Array;

  constructor(private readonly board: Scratch) {
    const { area } = board;
    this.liberties = new Int16Array(area);
    this.others = new Int16Array(area);
    this.scores = new Int32Array(area);
    this.listed = new Int32Array(area + 1);
    this.looked = new Int32Array(area + 1);
    this.mine = new Int32Array(area + 1);
    this.fame = new Int32Array(2 * area);
    this.around = board.geometry.around;
  }

  /** Forgets which moves were good. */
  reset(): void {
    this.fame.fill(0);
  }

  /** A move decided a position: it is to be looked at early in others. */
  praise(p: Point, attacks: boolean): void {
    const at = attacks ? p : this.board.area + p;
    if (this.fame[at]! < 300) this.fame[at]! += 12;
  }

  /** The first liberty of a string that has one. */
  liberty(target: Point): Point {
    const { around } = this;
    const { cells } = this.board;
    for (let q = target; ; q = this.board.following(q)) {
      for (let k = 4 * q, end = k + 4; k < end; k++) if (cells[around[k]!] === EMPTY) return around[k]!;
    }
  }

  /**
   * Moves of the side to move, without passes: all on the board, or, if it is `forced`, those that get the target out of atari; they stand at 0 … `count` - 1 until the next call for the same depth.
   * Legality is for the caller to find out.
   */
  list(depth: number, target: Point, attacks: boolean, first: Point, forced: boolean): Int16Array {
    const { board, around, liberties, looked, mine } = this;
    const { cells } = board;
    while (this.lists.length <= depth) this.lists.push(new Int16Array(board.area));
    this.moves = this.lists[depth]!;
    this.count = 0;
    this.famous = attacks ? 0 : board.area;
    const stamp = ++this.stamp;
    const own = cells[target]!;
    if (first >= 0 && cells[first] === EMPTY) this.add(first, 10000);
    const count = board.libertiesInto(target, liberties);
    for (let i = 0; i < count; i++) mine[liberties[i]!] = stamp;
    this.looked[board.root(target)] = stamp;
    if (forced) {
      for (let i = 0; i < count; i++) this.add(liberties[i]!, 200 + this.gain(liberties[i]!, own, stamp));
      if (!attacks) this.rescuers(target, 3 - own);
      // A single stone may be taken in a ko; what is played beside its last liberty makes the ko, or spoils it.
      const last = 4 * liberties[0]!;
      for (let k = last; k < last + 4 && count === 1; k++) {
        const n = around[k]!;
        if (cells[n] === EMPTY) this.add(n, 0);
        else if (cells[n] === own) {
          if (attacks) this.weak(n, WEAK_JOINED, 10);
          else if (looked[board.root(n)] !== stamp) this.rescuers(n, 3 - own);
        }
      }
      this.sort();
      return this.moves;
    }
    if (!attacks || count <= 2) this.beside(target, own, attacks);
    for (let i = 0; i < count; i++) this.add(liberties[i]!, 200 + 16 * this.gain(liberties[i]!, own, stamp));
    if (attacks && count > 2) this.beside(target, own, attacks);
    for (let i = 0; i < count; i++) {
      const p = liberties[i]!;
      const space = this.open(p);
      for (let k = 4 * p, end = k + 4; k < end; k++) {
        const n = around[k]!;
        const cell = cells[n]!;
        if (cell === EMPTY) {
          // In the open nothing stops it but what stops it on two sides.
          if ((attacks && space <= 2) || this.touches(n, stamp) >= 2) this.add(n, 40 + this.open(n));
        } else if (cell === 1 || cell === 2)
          this.weak(n, count === 1 && cell === own ? WEAK_JOINED : WEAK, cell === own ? 60 : 80);
      }
    }
    for (let p = 0; p < board.area; p++) if (cells[p] === EMPTY) this.add(p, this.open(p));
    this.sort();
    return this.moves;
  }

  /** The attacker's strings that touch the target, and those of the defender that touch these and are in atari. */
  private beside(target: Point, own: number, attacks: boolean): void {
    const weak = attacks ? WEAK : WEAK_BESIDE;
    const { board, around, looked, stamp } = this;
    const { cells } = board;
    const enemy = 3 - own;
    for (let q = target, once = true; once || q !== target; q = board.following(q), once = false) {
      for (let k = 4 * q, end = k + 4; k < end; k++) {
        const n = around[k]!;
        if (cells[n] !== enemy || looked[board.root(n)] === stamp) continue;
        const liberties = board.liberties(n, WEAK_BESIDE + 1);
        if (liberties <= (attacks ? WEAK : WEAK_BESIDE)) this.rescuers(n, own);
        this.weak(n, weak, liberties === 1 ? 600 : 70);
      }
    }
  }

  /** Liberties of strings in atari that touch the string at `p`: taking them saves it. */
  private rescuers(p: Point, color: number): void {
    const { board, around } = this;
    const { cells } = board;
    for (let q = p, once = true; once || q !== p; q = board.following(q), once = false) {
      for (let k = 4 * q, end = k + 4; k < end; k++) {
        const n = around[k]!;
        if (cells[n] === color) this.weak(n, 1, 300);
      }
    }
  }

  /** Adds the liberties of the string at `p` if it has no more than `most`. */
  private weak(p: Point, most: number, score: number): void {
    const { board, looked, others, stamp } = this;
    const root = board.root(p);
    if (looked[root] === stamp) return;
    looked[root] = stamp;
    if (board.liberties(p, most + 1) > most) return;
    const count = board.libertiesInto(p, others);
    for (let i = 0; i < count; i++) this.add(others[i]!, score - 8 * count);
  }

  /** How many liberties the target would gain by a play at its liberty `p`, roughly. */
  private gain(p: Point, own: number, stamp: number): number {
    const { board, around, mine } = this;
    let gained = 0;
    for (let k = 4 * p, end = k + 4; k < end; k++) {
      const n = around[k]!;
      const cell = board.cells[n];
      if (cell === EMPTY) gained += mine[n] === stamp ? 0 : 2;
      else if (cell === own) gained += this.looked[board.root(n)] === stamp ? 0 : 3;
      else if (cell === 3 - own && board.liberties(n, 2) === 1) gained += 4;
    }
    return gained;
  }

  /** How many liberties of the target are next to `p`. */
  private touches(p: Point, stamp: number): number {
    let count = 0;
    for (let k = 4 * p, end = k + 4; k < end; k++) if (this.mine[this.around[k]!] === stamp) count++;
    return count;
  }

  private open(p: Point): number {
    const { cells } = this.board;
    let count = 0;
    for (let k = 4 * p, end = k + 4; k < end; k++) if (cells[this.around[k]!] === EMPTY) count++;
    return count;
  }

  private add(p: Point, score: number): void {
    if (this.listed[p] === this.stamp) return;
    this.listed[p] = this.stamp;
    this.scores[p] = score + this.fame[this.famous + p]!;
    this.moves[this.count++] = p;
  }

  /** By score, the highest first; insertion sort, for the lists are short. */
  private sort(): void {
    const { moves, scores } = this;
    for (let i = 1; i < this.count; i++) {
      const p = moves[i]!;
      let j = i - 1;
      while (j >= 0 && scores[moves[j]!]! < scores[p]!) {
        moves[j + 1] = moves[j]!;
        j--;
      }
      moves[j + 1] = p;
    }
  }
}
