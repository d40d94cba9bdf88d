// biome-ignore-all lint/style/noNonNullAssertion: nodes, boards and edges are numbers that this file gave out.
import { chainAt, type Position } from '../../go/position.ts';
import { BLACK, type Color, EMPTY, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import type { Suicide } from '../../rules/rule.ts';
import type { Boundary } from '../boundary.ts';
import { capturedOf, OUTCOMES } from '../types.ts';

/** What an edge leads to: a board, or `ENDS - k` where the game ends with outcome number `k`. */
export const ENDS = -2;

/** In {@link BoardGraph.taken}: the play takes no stone, or more than one. */
const NOT_ONE = 0x3ff;

/** Points that may change, targets aside, on a board that this can hold. */
const MOST_NODES = 1000;

/**
 * The boards that plays in a region lead to, and the plays between them. A board is the content of
 * the points that may change, packed into words; targets are one node each, since they stay until
 * the game ends, unless all have to be captured: then their points change as others do, and a play
 * says which it takes. What is not in the region only lends liberties, for good. Boards are
 * numbered as they are met, and the plays of a board are worked out when they are asked for.
 */
export class BoardGraph {
  /** How many boards are known. */
  size = 0;
  /** Points of the nodes that may change. */
  readonly points: readonly Point[];
  /** Whether the region is too large to be packed. */
  readonly isTooLarge: boolean;

  /**
   * Points that may change, and behind them the chains that stay: targets, and where these are to
   * be connected, walls of their color.
   */
  readonly nodes: number;
  private readonly nodeOf: Int16Array;
  private readonly near: readonly (readonly number[])[];
  /** By node and color: whether a stone there always has a liberty. */
  private readonly held: Uint8Array;
  /** By node and color: whether a stone there joins a wall. */
  private readonly walled: Uint8Array;
  private readonly colors: Uint8Array;
  private readonly words: number;
  private boards: Int32Array;
  private slots: Int32Array = new Int32Array(1 << 10);
  /**
   * By board and color: where its edges begin and how many there are; -1 while they are not known.
   */
  private first: Int32Array;
  private counts: Int16Array;
  /** By board and color: how many of the plays {@link leaving} counts, once they are sorted. */
  private leave: Int32Array | null = null;
  private edges = 0;
  private edgeTo: Int32Array = new Int32Array(1 << 10);
  private edgePlay: Int32Array = new Int32Array(1 << 10);
  /** By edge: the targets that it takes, as bits, where all have to be captured. */
  private edgeTargets: Int32Array = new Int32Array(1 << 10);
  private readonly remembers: boolean;
  private readonly connects: boolean;
  private readonly cells: Uint8Array;
  private readonly scratch: Uint8Array;
  private readonly stack: Int16Array;
  private readonly marks: Int32Array;
  private mark = 0;

  constructor(
    readonly region: Boundary,
    readonly suicide: Suicide,
  ) {
    const { changing, goal, targets, position, outside, wall } = region;
    const { geometry, cells } = position;
    this.remembers = goal === 'all';
    this.connects = goal === 'connect';
    const fixed = this.remembers ? [] : this.connects ? [...targets, ...wallsOf(region)] : targets;
    this.points = changing;
    this.isTooLarge = changing.length > MOST_NODES;
    const m = changing.length;
    this.nodes = m + fixed.length;
    this.colors = new Uint8Array(this.nodes);
    const nodeOf = new Int16Array(geometry.area).fill(-1);
    this.nodeOf = nodeOf;
    for (const [i, p] of changing.entries()) nodeOf[p] = i;
    for (const [i, { points, color }] of fixed.entries()) {
      for (const p of points) nodeOf[p] = m + i;
      this.colors[m + i] = color;
    }
    const isOut = new Uint8Array(geometry.area);
    for (const p of outside) isOut[p] = 1;
    this.held = new Uint8Array(4 * this.nodes);
    this.walled = new Uint8Array(4 * this.nodes);
    const near: Set<number>[] = Array.from({ length: this.nodes }, () => new Set());
    for (let p = 0; p < geometry.area; p++) {
      const node = nodeOf[p]!;
      if (node < 0) continue;
      for (const n of geometry.adjacent(p)) {
        const other = nodeOf[n]!;
        if (other >= 0) {
          if (other !== node) near[node]!.add(other);
        } else if (wall[n]) {
          const at = 4 * node + cells[n]!;
          this.held[at] = 1;
          this.walled[at] = 1;
        } else if (isOut[n] || cells[n] === UNKNOWN) this.hold(node);
      }
      if (geometry.outward[p]) this.hold(node);
    }
    this.near = near.map((set) => [...set]);
    this.words = Math.max(1, Math.ceil(m / 16));
    this.boards = new Int32Array(this.words * 64);
    this.first = new Int32Array(2 * 64);
    this.counts = new Int16Array(2 * 64);
    this.cells = new Uint8Array(this.nodes);
    this.scratch = new Uint8Array(this.nodes);
    this.stack = new Int16Array(this.nodes);
    this.marks = new Int32Array(this.nodes);
    this.numberOf(cells, true);
  }

  private free: number | null = null;

  /**
   * Whether plays lead to more boards than `most` for certain. Where some points stay empty so that
   * each other point and each chain has a liberty among them, the others can be filled in any way,
   * stone by stone, and nothing is captured. False where that does not show it.
   */
  hasMoreThan(most: number): boolean {
    // Stones of one player only, where the others could connect what ends the game.
    const colors: readonly Color[] = this.connects
      ? [(3 - this.colors[this.points.length]!) as Color]
      : [BLACK, WHITE];
    this.free ??= this.freePoints(colors);
    return this.free * Math.log(colors.length + 1) > Math.log(most);
  }

  /** How many empty points can be filled in any way with stones of these colors. */
  private freePoints(colors: readonly Color[]): number {
    const { cells, held, near, nodes } = this;
    this.unpack(0);
    const isHeld = (node: number, of: readonly Color[]) => of.every((color) => held[4 * node + color]);
    const kept = new Set<number>();
    /** Points and chains that have no liberty yet, each as its nodes. */
    let bare: number[][] = [];
    const seen = new Uint8Array(nodes);
    for (let node = 0; node < nodes; node++) {
      if (seen[node]) continue;
      const color = cells[node]!;
      const chain = [node];
      seen[node] = 1;
      if (color !== EMPTY)
        for (const at of chain)
          for (const n of near[at]!)
            if (cells[n] === color && !seen[n]) {
              seen[n] = 1;
              chain.push(n);
            }
      if (!chain.some((at) => isHeld(at, color === EMPTY ? colors : [color as Color]))) bare.push(chain);
    }
    // One after the other, what gives a liberty to most.
    while (bare.length > 0) {
      const gives = new Map<number, number>();
      for (const chain of bare) {
        const own = chain.flatMap((at) => near[at]!.filter((n) => cells[n] === EMPTY));
        if (cells[chain[0]!] === EMPTY) own.push(chain[0]!);
        for (const n of new Set(own)) gives.set(n, (gives.get(n) ?? 0) + 1);
      }
      const [best] = [...gives].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
      if (best < 0) return 0;
      kept.add(best);
      bare = bare.filter((chain) => !chain.includes(best) && !chain.some((at) => near[at]!.includes(best)));
    }
    let free = 0;
    for (let node = 0; node < this.points.length; node++)
      if (cells[node] === EMPTY && !kept.has(node)) free++;
    return free;
  }

  private hold(node: number): void {
    this.held[4 * node + BLACK] = 1;
    this.held[4 * node + WHITE] = 1;
  }

  /** The number of a board; -1 where no play has led to it so far. */
  find({ cells }: Position): number {
    return this.numberOf(cells, false);
  }

  private numberOf(cells: Uint8Array, isNew: boolean): number {
    const { region, points, scratch, nodes } = this;
    const start = region.position.cells;
    let differ = 0;
    for (let p = 0; p < start.length; p++) if (start[p] !== cells[p]) differ++;
    for (let i = 0; i < nodes; i++) {
      const p = points[i];
      if (p !== undefined && start[p] !== cells[p]) differ--;
      scratch[i] = p === undefined ? this.colors[i]! : cells[p]!;
    }
    return differ === 0 ? this.enter(scratch, isNew) : -1;
  }

  /** The node of a point; -1 for one that cannot change. */
  nodeAt(point: Point): number {
    return this.nodeOf[point]!;
  }

  /** How many plays there are on a board for a player. */
  plays(board: number, color: Color): number {
    const at = 2 * board + color - 1;
    if (this.first[at]! < 0) this.expand(board, color);
    return this.counts[at]!;
  }

  /** What play `i` leads to: a board, or `ENDS - k`. */
  to(board: number, color: Color, i: number): number {
    return this.edgeTo[this.first[2 * board + color - 1]! + i]!;
  }

  /** The node that play `i` is on; its point is `points[node]`. */
  node(board: number, color: Color, i: number): number {
    return this.edgePlay[this.first[2 * board + color - 1]! + i]! & 0x3ff;
  }

  /** The node of the one stone that play `i` takes; {@link NOT_ONE} else. */
  private taken(board: number, color: Color, i: number): number {
    return (this.edgePlay[this.first[2 * board + color - 1]! + i]! >> 10) & 0x3ff;
  }

  /** Whether play `i` takes exactly the stone on a node. */
  takesOnly(board: number, color: Color, i: number, node: number): boolean {
    return this.taken(board, color, i) === node;
  }

  /**
   * Whether play `i` is by a stone that stays alone and takes one stone, so that basic ko looks at
   * the answer.
   */
  makesKo(board: number, color: Color, i: number): boolean {
    return (this.edgePlay[this.first[2 * board + color - 1]! + i]! & (1 << 20)) !== 0;
  }

  /** Whether play `i` takes several stones, or its own, without ending the game. */
  takesSeveral(board: number, color: Color, i: number): boolean {
    return (this.edgePlay[this.first[2 * board + color - 1]! + i]! & (1 << 21)) !== 0;
  }

  /**
   * Puts plays that lead out of the circle of their board first, behind those that end the game.
   */
  sortPlays(component: Int32Array): void {
    const leaving = new Int32Array(2 * this.size);
    this.leave = leaving;
    for (let at = 0; at < 2 * this.size; at++) {
      const first = this.first[at] ?? 0;
      if (first < 0) continue;
      const own = component[at >> 1];
      const edges = Array.from({ length: this.counts[at]! }, (_, i) => {
        const to = this.edgeTo[first + i]!;
        return {
          to,
          play: this.edgePlay[first + i] ?? 0,
          targets: this.edgeTargets[first + i] ?? 0,
          rank: to <= ENDS ? 0 : component[to] !== own ? 1 : 2,
        };
      }).sort((a, b) => a.rank - b.rank);
      leaving[at] = edges.filter(({ rank }) => rank < 2).length;
      for (const [i, { to, play, targets }] of edges.entries()) {
        if (this.remembers) this.edgeTargets[first + i] = targets;
        this.edgeTo[first + i] = to;
        this.edgePlay[first + i] = play;
      }
    }
  }

  /** How many plays, the first ones, lead out of the circle of their board or end the game. */
  leaving(board: number, color: Color): number {
    return this.leave?.[2 * board + color - 1] ?? 0;
  }

  /** Which targets play `i` takes, as bits, where all have to be captured; else 0. */
  targetsTaken(board: number, color: Color, i: number): number {
    return this.remembers ? this.edgeTargets[this.first[2 * board + color - 1]! + i]! : 0;
  }

  private expand(board: number, color: Color): void {
    const { cells, near } = this;
    this.unpack(board);
    const first = this.edges;
    const ends: number[] = [];
    const takes: number[] = [];
    const quiet: number[] = [];
    const made: [play: number, to: number, targets: number][] = [];
    for (let node = 0; node < this.points.length; node++) {
      if (cells[node] !== EMPTY) continue;
      const to = this.play(node, color);
      if (to === -1) continue;
      const { removed } = this;
      let alone = this.walled[4 * node + color] === 0;
      for (const n of near[node]!) if (cells[n] === color) alone = false;
      const single = removed.length === 1 && removed[0] !== node ? removed[0]! : NOT_ONE;
      const isSeveral = removed.length > 1 || removed[0] === node;
      const play =
        node |
        (single << 10) |
        (alone && single !== NOT_ONE ? 1 << 20 : 0) |
        (isSeveral && to > ENDS ? 1 << 21 : 0);
      (to <= ENDS ? ends : removed.length > 0 ? takes : quiet).push(made.length);
      made.push([play, to, this.remembers ? this.targetsIn(removed) : 0]);
    }
    if (first + made.length > this.edgeTo.length) {
      this.edgeTo = grown(this.edgeTo, 2 * (first + made.length));
      this.edgePlay = grown(this.edgePlay, 2 * (first + made.length));
      if (this.remembers) this.edgeTargets = grown(this.edgeTargets, 2 * (first + made.length));
    }
    // What ends the game is looked at first, then what takes something.
    for (const i of [...ends, ...takes, ...quiet]) {
      const [play, to, targets] = made[i]!;
      if (this.remembers) this.edgeTargets[this.edges] = targets;
      this.edgePlay[this.edges] = play;
      this.edgeTo[this.edges++] = to;
    }
    this.first[2 * board + color - 1] = first;
    this.counts[2 * board + color - 1] = made.length;
  }

  private targetsIn(removed: readonly number[]): number {
    let bits = 0;
    for (const [i, { named }] of this.region.targets.entries())
      if (removed.includes(this.nodeOf[named]!)) bits |= 1 << i;
    return bits;
  }

  /** What the last play removed. */
  private removed: number[] = [];

  /**
   * The board after a play, `ENDS - k`, or -1 where it is not possible. `cells` stay as they are.
   */
  private play(node: number, color: Color): number {
    const { cells, near, scratch } = this;
    scratch.set(cells);
    scratch[node] = color;
    const enemy = (3 - color) as Color;
    const removed: number[] = [];
    this.removed = removed;
    for (const n of near[node]!) {
      if (scratch[n] !== enemy || removed.includes(n)) continue;
      const size = this.chain(scratch, n);
      if (size > 0) for (let i = 0; i < size; i++) removed.push(this.stack[i]!);
    }
    if (removed.length === 0) {
      const size = this.chain(scratch, node);
      if (size > 0) {
        if (this.suicide === 'forbidden' || (this.suicide === 'several' && size === 1)) return -1;
        for (let i = 0; i < size; i++) removed.push(this.stack[i]!);
      }
    }
    for (const n of removed)
      if (n >= this.points.length) return ENDS - OUTCOMES.indexOf(capturedOf(this.colors[n] as Color));
    for (const n of removed) scratch[n] = EMPTY;
    if (this.connects && this.joinsTargets(scratch, node)) return ENDS - OUTCOMES.indexOf('connected');
    return this.enter(scratch);
  }

  /** Whether both targets are in the chain at a node. */
  private joinsTargets(cells: Uint8Array, node: number): boolean {
    const first = this.points.length;
    const color = this.colors[first];
    if (cells[node] !== color) return false;
    const chain = new Set([node]);
    for (const at of chain) for (const n of this.near[at]!) if (cells[n] === color) chain.add(n);
    return chain.has(first) && chain.has(first + 1);
  }

  /** The size of the chain at a node, in `stack`, if it has no liberty; else 0. */
  private chain(cells: Uint8Array, node: number): number {
    const { held, marks, near, stack } = this;
    const mark = ++this.mark;
    const color = cells[node]!;
    let size = 1;
    stack[0] = node;
    marks[node] = mark;
    for (let i = 0; i < size; i++) {
      const at = stack[i]!;
      if (held[4 * at + color]) return 0;
      for (const n of near[at]!) {
        if (cells[n] === EMPTY) return 0;
        if (cells[n] === color && marks[n] !== mark) {
          marks[n] = mark;
          stack[size++] = n;
        }
      }
    }
    return size;
  }

  private unpack(board: number): void {
    const { boards, cells, points, words } = this;
    for (let i = 0; i < points.length; i++)
      cells[i] = (boards[board * words + (i >> 4)]! >> (2 * (i & 15))) & 3;
    for (let i = points.length; i < this.nodes; i++) cells[i] = this.colors[i]!;
  }

  /** The content of a board at a node. */
  at(board: number, node: number): number {
    return (this.boards[board * this.words + (node >> 4)]! >> (2 * (node & 15))) & 3;
  }

  private readonly packed: number[] = [];

  /** The number of the board with these cells; -1 where it is not known and not to be entered. */
  private enter(cells: Uint8Array, isNew = true): number {
    const { packed, points, words } = this;
    let hash = 0;
    for (let w = 0; w < words; w++) {
      let word = 0;
      const end = Math.min(16, points.length - 16 * w);
      for (let i = 0; i < end; i++) word |= cells[16 * w + i]! << (2 * i);
      packed[w] = word;
      hash = Math.imul(hash ^ word, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    if (2 * this.size >= this.slots.length) this.rehash();
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.slots[slot]! - 1;
      if (number < 0) {
        if (!isNew) return -1;
        this.slots[slot] = this.size + 1;
        break;
      }
      let same = true;
      for (let w = 0; w < words; w++) if (this.boards[number * words + w] !== packed[w]) same = false;
      if (same) return number;
    }
    const number = this.size++;
    if (this.size * words > this.boards.length) this.boards = grown(this.boards);
    if (2 * this.size > this.first.length) {
      this.first = grown(this.first);
      this.counts = grown(this.counts);
    }
    for (let w = 0; w < words; w++) this.boards[number * words + w] = packed[w]!;
    this.first[2 * number] = -1;
    this.first[2 * number + 1] = -1;
    return number;
  }

  private rehash(): void {
    const { boards, words } = this;
    const slots = new Int32Array(2 * this.slots.length);
    const mask = slots.length - 1;
    for (let number = 0; number < this.size; number++) {
      let hash = 0;
      for (let w = 0; w < words; w++) {
        hash = Math.imul(hash ^ boards[number * words + w]!, 0x9e3779b1);
        hash ^= hash >>> 15;
      }
      let slot = hash & mask;
      while (slots[slot]) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.slots = slots;
  }
}

/** The chains that nobody can capture, of the color of the targets, without these themselves. */
function wallsOf({ position, targets, wall }: Boundary): { color: Color; points: readonly Point[] }[] {
  const color = targets[0]?.color;
  const seen = new Set(targets.flatMap(({ points }) => points));
  const walls: { color: Color; points: readonly Point[] }[] = [];
  for (const [p, cell] of position.cells.entries()) {
    if (!wall[p] || cell !== color || seen.has(p)) continue;
    const points = chainAt(position, p)?.points ?? [p];
    for (const q of points) seen.add(q);
    walls.push({ color, points });
  }
  return walls;
}

/** A copy with more room. */
export function grown<T extends Int32Array | Int16Array | Uint8Array>(old: T, length = 2 * old.length): T {
  const larger = new (old.constructor as new (length: number) => T)(length);
  larger.set(old);
  return larger;
}
