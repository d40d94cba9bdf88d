import type { Task } from '../../go/task.ts';
import type { Color } from '../../go/types.ts';
import type { Budget } from './graph.ts';
import type { Rounds } from './rounds.ts';

/**
 * In which orders of colors something can be played, as a tree of words: all of one length, and all with as many plays of each color. Two
 * languages with the same words are the same object, if one {@link Dictionary} made them.
 */
export interface Language {
  readonly id: number;
  readonly length: number;
  /** Plays of Black less those of White. */
  readonly balance: number;
  /** For each node of the tree, the next node by black (at 2 * node) and white; -1 for none. */
  readonly next: readonly number[];
}

/** Words between two rests of a task. */
const SLICE = 256;
const MOST_WORDS = 200_000;
/** Words of one language. */
const MOST_LEAVES = 10_000;
const MOST_MIXES = 100_000;
const MOST_ANSWERS = 50_000;
const MOST_LANGUAGES = 5_000;

/** Makes languages, and knows which can be spoken at once so that colors alternate. */
export class Dictionary {
  private readonly languages = new Map<string, Language>();
  private readonly answers = new Map<string, boolean>();
  private count = 0;

  /** The orders of colors in rounds without turns; with `marked`, in those that pass such an edge. `null` when the budget ended first. */
  *of(rounds: Rounds, marked: ((edge: number) => boolean) | null, budget: Budget): Task<Language | null> {
    const { place, from, to, point, states } = rounds;
    // By state: words of the plays so far, bit by bit, white being 1; those with a marked edge behind them apart.
    const words: (Set<number> | undefined)[] = new Array(2 * states);
    words[marked ? 0 : 1] = new Set([0]);
    const depth = new Uint8Array(states);
    let rest = SLICE;
    let count = 0;
    for (let e = 0; e < from.length; e++) {
      const source = from[e]!;
      const target = to[e]!;
      depth[target] = depth[source]! + 1;
      const bit = place.colors[point[e]!] === 1 ? 0 : 1 << depth[source]!;
      const happens = marked?.(e) ?? false;
      for (const done of [0, 1]) {
        const known = words[2 * source + done];
        if (!known) continue;
        const at = 2 * target + (happens ? 1 : done);
        words[at] ??= new Set();
        const list = words[at];
        count -= list.size;
        for (const word of known) list.add(word | bit);
        count += list.size;
        rest -= known.size;
        budget.left -= known.size;
      }
      if (budget.left < 0 || count > MOST_WORDS) return null;
      if (rest < 0) {
        rest = SLICE;
        yield;
      }
    }
    const all = new Set<number>();
    rounds.home.forEach((home, state) => {
      if (home) for (const word of words[2 * state + 1] ?? []) all.add(word);
    });
    if (all.size > MOST_LEAVES) return null;
    return this.language(
      [...all].sort((a, b) => a - b),
      place.points.length,
    );
  }

  private language(words: readonly number[], length: number): Language {
    const key = `${length} ${words}`;
    const known = this.languages.get(key);
    if (known) return known;
    const next = [-1, -1];
    for (const word of words) {
      let node = 0;
      for (let i = 0; i < length; i++) {
        const at = 2 * node + ((word >> i) & 1);
        if (next[at]! < 0) {
          next[at] = next.length / 2;
          next.push(-1, -1);
        }
        node = next[at]!;
      }
    }
    let whites = 0;
    for (let word = words[0] ?? 0; word !== 0; word &= word - 1) whites++;
    if (this.languages.size >= MOST_LANGUAGES) this.languages.clear();
    const made: Language = { id: this.count++, length, balance: length - 2 * whites, next };
    this.languages.set(key, made);
    return made;
  }

  /**
   * Whether words of these languages, one of each, can be played into each other so that colors alternate; in an odd number of plays one player may
   * play twice running at one place, as in an odd cycle that is told from its midst. With `opening`, a word of the first language opens, and nobody plays twice
   * running. `null` when the budget ended first.
   */
  *alternate(languages: readonly Language[], opening: Color | null, budget: Budget): Task<boolean | null> {
    let balance = 0;
    let length = 0;
    for (const language of languages) {
      balance += language.balance;
      length += language.length;
    }
    budget.left--;
    if (Math.abs(balance) !== length % 2) return false;
    const key = `${opening}:${languages.map(({ id }) => id)}`;
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const answer = yield* mixable(languages, length, opening, budget);
    if (answer === null) return null;
    if (this.answers.size >= MOST_ANSWERS) this.answers.clear();
    this.answers.set(key, answer);
    return answer;
  }
}

/** Words begun: a node of each tree, who (0 black, 1 white) plays next, and whether the other may play instead, once. */
interface Mix {
  readonly depth: number;
  readonly nodes: readonly number[];
  readonly color: number;
  readonly spare: boolean;
}

function* mixable(
  languages: readonly Language[],
  length: number,
  opening: Color | null,
  budget: Budget,
): Task<boolean | null> {
  const nodes = languages.map(() => 0);
  const spare = length % 2 === 1;
  let stack: Mix[] = [0, 1].map((color) => ({ depth: 0, nodes, color, spare }));
  if (opening !== null) {
    nodes[0] = languages[0]!.next[opening - 1]!;
    if (nodes[0] < 0) return false;
    stack = [{ depth: 1, nodes, color: 2 - opening, spare: false }];
  }
  const seen = new Set<string>();
  let rest = SLICE;
  for (let at = stack.pop(); at; at = stack.pop()) {
    if (at.depth === length) return true;
    for (const color of at.spare && at.depth > 0 ? [1 - at.color, at.color] : [at.color]) {
      const left = at.spare && color === at.color;
      for (let k = 0; k < nodes.length; k++) {
        const to = languages[k]!.next[2 * at.nodes[k]! + color]!;
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
