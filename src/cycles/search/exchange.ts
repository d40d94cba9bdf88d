import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';
import type { LayeredGraph } from './layers.ts';
import { outgoing, shortestWay } from './ways.ts';

/**
 * One string of a position taken in a cycle, and the string that takes it, both as large as they
 * get: a ko mouth in the making.
 */
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
  /**
   * A cycle that takes it, in one place and short where that will do, from the position on; see
   * `LayeredGraph` for odd ones.
   */
  readonly cycle: readonly { readonly color: Color; readonly point: Point }[];
}

export const NOTHING_FOUND: ExchangeFindings = { strings: [], exchanges: [] };

export interface ExchangeFindings {
  readonly strings: readonly KoString[];
  readonly exchanges: readonly Exchange[];
}

/**
 * The ko strings of the position that a graph of cycles begins with, and how they are exchanged.
 * The stones of a string go together, and a string only ever grows until then; so what is taken is
 * the complete string of every stone in it. Where a cycle ends with the taker on the board, it is
 * taken when the cycle comes round again.
 */
export function* findings(graph: LayeredGraph): Task<ExchangeFindings> {
  const index = new ExchangeReader(graph);
  const strings: KoString[] = [];
  const exchanges = new Map<string, Exchange>();
  for (const string of index.chains()) {
    const [first = 0] = string;
    const takers = yield* index.takers(first);
    if (takers === null) continue;
    const points = index.named(string);
    strings.push({ points, color: graph.arena.start[first] as Color, cycle: yield* index.shortest(first) });
    for (const taker of takers) {
      for (const [takenSet, takerSet] of yield* index.pairs(first, taker)) {
        const exchange = {
          string: points,
          taken: index.named(index.together(takenSet, first)),
          taker: index.named(index.together(takerSet, taker)),
        };
        exchanges.set(JSON.stringify(exchange), exchange);
      }
    }
  }
  return { strings, exchanges: [...exchanges.values()] };
}

/** Edges, and states with theirs, that are looked at between two yields of a task. */
const EDGES = 1 << 14;
const STATES = 1 << 10;

class ExchangeReader {
  /** By state, the edges that leave it. */
  private readonly edges: readonly (readonly number[])[];
  private readonly members: readonly ReadonlySet<number>[];

  constructor(private readonly graph: LayeredGraph) {
    this.edges = outgoing(graph);
    this.members = graph.sets.map((set) => new Set(set));
  }

  named(points: readonly number[]): Point[] {
    return this.graph.arena.named(points).sort((a, b) => a - b);
  }

  /** The chains among the points of the arena, as they are at the start. */
  chains(): number[][] {
    const { start } = this.graph.arena;
    const seen = new Set<number>();
    const chains: number[][] = [];
    start.forEach((stone, i) => {
      if (stone === 0 || seen.has(i)) return;
      const chain = this.connected(i, (j) => start[j] === stone);
      for (const j of chain) seen.add(j);
      chains.push(chain);
    });
    return chains;
  }

  /**
   * What goes together with `p` when the points of a set are taken: a play may take several chains
   * at once.
   */
  together(set: number, p: number): number[] {
    return this.connected(p, (q) => this.takes(set, q));
  }

  private takes(set: number, p: number): boolean {
    return this.members[set]?.has(p) === true;
  }

  private connected(first: number, belongs: (p: number) => boolean): number[] {
    const found = [first];
    for (const q of found)
      for (const n of this.graph.arena.near[q] ?? []) if (!found.includes(n) && belongs(n)) found.push(n);
    return found;
  }

  /** The points from which the opponent takes the stone at `p`; `null` when no cycle takes it. */
  *takers(p: number): Task<Set<number> | null> {
    const { taken, point, suicide } = this.graph;
    let found: Set<number> | null = null;
    for (const [e, set] of taken.entries()) {
      if ((e + 1) % EDGES === 0) yield;
      if (!this.takes(set, p)) continue;
      found ??= new Set();
      if (!suicide[e]) found.add(point[e] ?? 0);
    }
    return found;
  }

  /**
   * For the stone at `p` at the start, and a stone played at `q` that takes it the first time:
   * pairs of what is taken then, and what is taken with that stone at `q`, as numbers of sets.
   * Walks all cycles at once, with what matters of the way so far.
   */
  *pairs(p: number, q: number): Task<[number, number][]> {
    const { accepting, arena, point, sets, suicide, taken, to } = this.graph;
    const found = new Map<string, [number, number]>();
    const emit = (a: number, b: number) => found.set(`${a} ${b}`, [a, b]);
    // `before`: the set with which the stone at q was first taken, 0 for not yet. `prize`: that
    // which the taker took, 0 for not yet.
    const queue: [state: number, before: number, prize: number][] = [[0, 0, 0]];
    const seen = new Set<number>([0]);
    const there = arena.start[q] !== 0;
    let rest = STATES;
    for (const [state, before, prize] of queue) {
      if (--rest === 0) {
        rest = STATES;
        yield;
      }
      for (const e of this.edges[state] ?? []) {
        const set = taken[e] ?? 0;
        const next = to[e] ?? 0;
        let [b, g] = [before, prize];
        if (g === 0) {
          if (this.takes(set, p)) {
            if (point[e] !== q || suicide[e]) continue;
            g = set;
          } else if (b === 0 && there && this.takes(set, q)) b = set;
        } else if (this.takes(set, q)) {
          emit(g, set);
          continue;
        }
        // The cycle comes round: the stone at q is that of the start, and was taken with `b` at
        // first.
        if (g !== 0 && b !== 0 && accepting[next]) emit(g, b);
        const key = (next * sets.length + b) * sets.length + g;
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push([next, b, g]);
      }
    }
    return [...found.values()];
  }

  /** A shortest cycle that takes the stone at `p`. */
  *shortest(p: number): Task<KoString['cycle']> {
    const { arena, color, point, taken } = this.graph;
    const way = yield* shortestWay(this.graph, (e) => this.takes(taken[e] ?? 0, p));
    return way.flatMap((e) => {
      const [mover, [place]] = [color[e], arena.named([point[e] ?? 0])];
      return mover === undefined || place === undefined ? [] : [{ color: mover, point: place }];
    });
  }
}
