import type { Task } from '../../go/task.ts';
import { BLACK, type Color } from '../../go/types.ts';
import type { Budget } from '../cycle.ts';
import { moverOf, type Rounds } from './rounds.ts';

/**
 * In which orders of colors something can be played, as a tree: all orders have one length, and as
 * many plays of each color. Two trees with the same orders are the same object, if one {@link
 * OrderMixer} made them.
 */
export interface TurnOrders {
  readonly id: number;
  readonly length: number;
  /** Plays of Black less those of White. */
  readonly balance: number;
  /** For each node of the tree, the next node by black (at 2 * node) and white; -1 for none. */
  readonly next: readonly number[];
}

/** Orders between two yields of a task. */
const SLICE = 256;
const MOST_ORDERS = 200_000;
/** Orders of one tree. */
const MOST_LEAVES = 10_000;
const MOST_MIXES = 100_000;
const MOST_ANSWERS = 50_000;
const MOST_TREES = 5_000;

/**
 * Makes trees of orders, and finds out which can be played into each other so that colors
 * alternate.
 */
export class OrderMixer {
  private readonly trees = new Map<string, TurnOrders>();
  private readonly answers = new Map<string, boolean>();
  private count = 0;

  /**
   * The orders of colors in rounds without turns; with `marked`, in those that pass such an edge.
   * `null` when the budget ended first.
   */
  *of(rounds: Rounds, marked: ((edge: number) => boolean) | null, budget: Budget): Task<TurnOrders | null> {
    const { accepting, from, to, ground } = rounds;
    // By state: orders of the plays so far, bit by bit, white being 1; those with a marked edge
    // behind them apart.
    const orders: (Set<number> | undefined)[] = [];
    orders[marked ? 0 : 1] = new Set([0]);
    const depth: number[] = [0];
    let rest = SLICE;
    let count = 0;
    for (let e = 0; e < from.length; e++) {
      const source = from[e] ?? 0;
      const target = to[e] ?? 0;
      const before = depth[source] ?? 0;
      depth[target] = before + 1;
      const bit = moverOf(rounds, e) === BLACK ? 0 : 1 << before;
      const happens = marked?.(e) ?? false;
      for (const done of [0, 1]) {
        const known = orders[2 * source + done];
        if (!known) continue;
        const at = 2 * target + (happens ? 1 : done);
        const list = orders[at] ?? new Set();
        orders[at] = list;
        count -= list.size;
        for (const order of known) list.add(order | bit);
        count += list.size;
        rest -= known.size;
        budget.left -= known.size;
      }
      if (budget.left < 0 || count > MOST_ORDERS) return null;
      if (rest < 0) {
        rest = SLICE;
        yield;
      }
    }
    const all = new Set<number>();
    accepting.forEach((home, state) => {
      if (home) for (const order of orders[2 * state + 1] ?? []) all.add(order);
    });
    if (all.size > MOST_LEAVES) return null;
    return this.treeOf(
      [...all].sort((a, b) => a - b),
      ground.points.length,
    );
  }

  private treeOf(orders: readonly number[], length: number): TurnOrders {
    const key = `${length} ${orders}`;
    const known = this.trees.get(key);
    if (known) return known;
    const next = [-1, -1];
    for (const order of orders) {
      let node = 0;
      for (let i = 0; i < length; i++) {
        const at = 2 * node + ((order >> i) & 1);
        const known = next[at] ?? -1;
        node = known < 0 ? next.length / 2 : known;
        if (known >= 0) continue;
        next[at] = node;
        next.push(-1, -1);
      }
    }
    let whites = 0;
    for (let order = orders[0] ?? 0; order !== 0; order &= order - 1) whites++;
    if (this.trees.size >= MOST_TREES) this.trees.clear();
    const made: TurnOrders = { id: this.count++, length, balance: length - 2 * whites, next };
    this.trees.set(key, made);
    return made;
  }

  /**
   * Whether orders of these trees, one of each, can be played into each other so that colors
   * alternate; in an odd number of plays one player may play twice running at one place, as in an
   * odd cycle that is listed from a later play on. With `opening`, an order of the first tree
   * opens, and no player plays twice running. `null` when the budget ended first.
   */
  *alternate(trees: readonly TurnOrders[], opening: Color | null, budget: Budget): Task<boolean | null> {
    let balance = 0;
    let length = 0;
    for (const tree of trees) {
      balance += tree.balance;
      length += tree.length;
    }
    budget.left--;
    if (Math.abs(balance) !== length % 2) return false;
    const key = `${opening}:${trees.map(({ id }) => id)}`;
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const answer = yield* mixable(trees, length, opening, budget);
    if (answer === null) return null;
    if (this.answers.size >= MOST_ANSWERS) this.answers.clear();
    this.answers.set(key, answer);
    return answer;
  }
}

/**
 * Orders begun: a node of each tree, who (0 black, 1 white) plays next, and whether the other may
 * play instead, once.
 */
interface Mix {
  readonly depth: number;
  readonly nodes: readonly number[];
  readonly color: number;
  readonly spare: boolean;
}

function* mixable(
  trees: readonly TurnOrders[],
  length: number,
  opening: Color | null,
  budget: Budget,
): Task<boolean | null> {
  const nodes = trees.map(() => 0);
  const spare = length % 2 === 1;
  let stack: Mix[] = [0, 1].map((color) => ({ depth: 0, nodes, color, spare }));
  if (opening !== null) {
    const opened = trees[0]?.next[opening - 1] ?? -1;
    if (opened < 0) return false;
    nodes[0] = opened;
    stack = [{ depth: 1, nodes, color: 2 - opening, spare: false }];
  }
  const seen = new Set<string>();
  let rest = SLICE;
  for (let at = stack.pop(); at; at = stack.pop()) {
    if (at.depth === length) return true;
    for (const color of at.spare && at.depth > 0 ? [1 - at.color, at.color] : [at.color]) {
      const left = at.spare && color === at.color;
      for (let k = 0; k < trees.length; k++) {
        const to = trees[k]?.next[2 * (at.nodes[k] ?? 0) + color] ?? -1;
        if (to < 0) continue;
        const next = at.nodes.slice();
        next[k] = to;
        const key = `${color}${left} ${next}`;
        if (seen.has(key)) continue;
        seen.add(key);
        stack.push({ depth: at.depth + 1, nodes: next, color: 1 - color, spare: left });
      }
    }
    budget.left--;
    if (budget.left < 0 || seen.size > MOST_MIXES) return null;
    if (--rest === 0) {
      rest = SLICE;
      yield;
    }
  }
  return false;
}
