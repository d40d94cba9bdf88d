import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';
import type { CycleGraph } from './graph.ts';

/** One string of a position taken in a cycle, and the string that takes it, both as large as they get: a ko mouth in the making. */
export interface Exchange {
  /** The ko string, as it is in the position. */
  readonly string: readonly Point[];
  /** The complete ko string: all stones that go together with it. */
  readonly taken: readonly Point[];
  /** The complete ko string of the stone that takes it: all that go together with that stone. */
  readonly taker: readonly Point[];
}

/** A ko string of a position: a string that some cycle takes. */
export interface KoString {
  readonly points: readonly Point[];
  readonly color: Color;
  /** A cycle that takes it, in one place and short where that will do, told from the position on; see `CycleGraph` for odd ones. */
  readonly cycle: readonly { readonly color: Color; readonly point: Point }[];
}

export const NOTHING_FOUND: Findings = { strings: [], exchanges: [] };

export interface Findings {
  readonly strings: readonly KoString[];
  readonly exchanges: readonly Exchange[];
}

/**
 * The ko strings of the position that a graph of cycles begins with, and how they are exchanged. The stones of a string go
 * together, and a string only ever grows until then; so what is taken is the complete string of every stone in it. Where a cycle
 * ends with the taker on the board, it is taken when the cycle comes round again.
 */
export function* findings(graph: CycleGraph): Task<Findings> {
  const index = new Reader(graph);
  const strings: KoString[] = [];
  const exchanges = new Map<string, Exchange>();
  for (const string of index.strings()) {
    const takers = yield* index.takers(string[0]!);
    if (takers === null) continue;
    const points = index.named(string);
    const color = graph.arena.cells[string[0]!] as Color;
    strings.push({ points, color, cycle: yield* index.shortest(string[0]!) });
    for (const taker of takers) {
      for (const [takenSet, takerSet] of yield* index.pairs(string[0]!, taker)) {
        const exchange = {
          string: points,
          taken: index.named(
            graph.sets[takenSet]!.filter((p) => index.together(takenSet, string[0]!).has(p)),
          ),
          taker: index.named(graph.sets[takerSet]!.filter((p) => index.together(takerSet, taker).has(p))),
        };
        exchanges.set(JSON.stringify(exchange), exchange);
      }
    }
  }
  return { strings, exchanges: [...exchanges.values()] };
}

/** Edges, and states with theirs, that are looked at between two rests of a task. */
const EDGES = 1 << 14;
const STATES = 1 << 10;

class Reader {
  /** The first edge of each state; edges of one state lie side by side. */
  private readonly first: Int32Array;
  private readonly members: Set<number>[];

  constructor(private readonly graph: CycleGraph) {
    this.first = new Int32Array(graph.states + 1).fill(graph.from.length);
    for (let e = graph.from.length - 1; e >= 0; e--) this.first[graph.from[e]!] = e;
    for (let s = graph.states - 1; s >= 0; s--) {
      if (graph.from[this.first[s]!] !== s) this.first[s] = this.first[s + 1]!;
    }
    this.members = graph.sets.map((set) => new Set(set));
  }

  named(points: readonly number[]): Point[] {
    return points.map((p) => this.graph.arena.points[p]!).sort((a, b) => a - b);
  }

  /** The strings among the points of the arena, as they are at the start. */
  strings(): number[][] {
    const { cells } = this.graph.arena;
    const seen = new Set<number>();
    const strings: number[][] = [];
    for (let p = 0; p < cells.length; p++) {
      if (cells[p] === 0 || seen.has(p)) continue;
      const string = this.connected(p, (q) => cells[q] === cells[p]);
      for (const q of string) seen.add(q);
      strings.push(string);
    }
    return strings;
  }

  /** What goes together with `p` when the points of a set are taken: a play may take several strings at once. */
  together(set: number, p: number): Set<number> {
    return new Set(this.connected(p, (q) => this.members[set]!.has(q)));
  }

  private connected(first: number, belongs: (p: number) => boolean): number[] {
    const { neighbors } = this.graph.arena;
    const found = [first];
    for (const q of found) {
      for (let k = 4 * q; k < 4 * q + 4; k++) {
        const n = neighbors[k]!;
        if (n >= 0 && !found.includes(n) && belongs(n)) found.push(n);
      }
    }
    return found;
  }

  /** The points from which the opponent takes the stone at `p`; `null` when no cycle takes it. */
  *takers(p: number): Task<Set<number> | null> {
    const { taken, point, suicide } = this.graph;
    let found: Set<number> | null = null;
    for (let e = 0; e < taken.length; e++) {
      if ((e + 1) % EDGES === 0) yield;
      if (!this.members[taken[e]!]!.has(p)) continue;
      found ??= new Set();
      if (!suicide[e]) found.add(point[e]!);
    }
    return found;
  }

  /**
   * For the stone at `p` at the start, and a stone played at `q` that takes it the first time: pairs of what is taken then, and what is taken
   * with that stone at `q`, as numbers of sets. Walks all cycles at once, with what matters of the way so far.
   */
  *pairs(p: number, q: number): Task<[number, number][]> {
    const { accepting, from, point, sets, suicide, taken, to } = this.graph;
    const found = new Map<string, [number, number]>();
    const emit = (a: number, b: number) => found.set(`${a} ${b}`, [a, b]);
    // `before`: the set with which the stone at q was first taken, 0 for not yet. `prize`: that which the taker took, 0 for not yet.
    const queue: [state: number, before: number, prize: number][] = [[0, 0, 0]];
    const seen = new Set<number>([0]);
    const there = this.graph.arena.cells[q] !== 0;
    let rest = STATES;
    for (const [state, before, prize] of queue) {
      if (--rest === 0) {
        rest = STATES;
        yield;
      }
      for (let e = this.first[state]!; from[e] === state; e++) {
        const set = taken[e]!;
        const takes = this.members[set]!;
        let [b, g] = [before, prize];
        if (g === 0) {
          if (takes.has(p)) {
            if (point[e] !== q || suicide[e]) continue;
            g = set;
          } else if (b === 0 && there && takes.has(q)) b = set;
        } else if (takes.has(q)) {
          emit(g, set);
          continue;
        }
        // The cycle comes round: the stone at q is that of the start, and was taken with `b` at first.
        if (g !== 0 && b !== 0 && accepting[to[e]!]) emit(g, b);
        const key = (to[e]! * sets.length + b) * sets.length + g;
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push([to[e]!, b, g]);
      }
    }
    return [...found.values()];
  }

  /** A shortest cycle that takes the stone at `p`. */
  *shortest(p: number): Task<KoString['cycle']> {
    const { accepting, color, from, point, taken, to, arena } = this.graph;
    const queue: { state: number; done: boolean; edge: number; back: number }[] = [
      { state: 0, done: false, edge: -1, back: -1 },
    ];
    const seen = new Set<number>([0]);
    for (let i = 0; i < queue.length; i++) {
      const at = queue[i]!;
      if ((i + 1) % STATES === 0) yield;
      if (at.done && accepting[at.state]) {
        const cycle: { color: Color; point: Point }[] = [];
        for (let j = i; queue[j]!.edge >= 0; j = queue[j]!.back) {
          const e = queue[j]!.edge;
          cycle.unshift({ color: color[e]!, point: arena.points[point[e]!]! });
        }
        return cycle;
      }
      for (let e = this.first[at.state]!; from[e] === at.state; e++) {
        const done = at.done || this.members[taken[e]!]!.has(p);
        const key = 2 * to[e]! + (done ? 1 : 0);
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push({ state: to[e]!, done, edge: e, back: i });
      }
    }
    return [];
  }
}
