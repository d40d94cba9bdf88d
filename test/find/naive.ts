/**
 * Finds examples the naive way, and shares no line with `src`: every position with Black to play is a start, every line of play is
 * tried to its end, and nothing is left out for symmetry. Boards are strings of `.`, `X` and `O`; what each play makes of each of
 * them is worked out once, so that millions of lines can be tried.
 */
import { type NaiveRuling, rulingOf } from './naive-rules.ts';

/** A line of play from a position, Black first; rows of tables are by number of moves. */
export interface NaiveLine {
  /** How many moves have been made. */
  n: number;
  /** The boards after them, by their places in {@link Naive.boards}. */
  readonly board: Int32Array;
  /** Points in row-major order, -1 for a pass. */
  readonly move: Int8Array;
  /** The points that each emptied, as bits. */
  readonly taken: Int32Array;
  /** 1 where the stone played was a chain by itself. */
  readonly alone: Uint8Array;
  /** 1 where a play took its own chain. */
  readonly suicide: Uint8Array;
  /** Two numbers by which lines are told apart. */
  readonly one: Int32Array;
  readonly two: Int32Array;
}

/** Lines, counted: how many, and two sums of the numbers by which they are told apart. */
export class Tally {
  count = 0;
  private one = 0;
  private two = 0;

  add(one: number, two: number): void {
    this.count++;
    this.one = (this.one + one) | 0;
    this.two = (this.two + two) | 0;
  }

  get text(): string {
    return `${this.count} lines ${this.one} ${this.two}`;
  }
}

/** What a visitor says of a line: as what it is looked for, and whether longer ones may be. */
export interface Visit {
  readonly hits: readonly string[];
  readonly on: boolean;
}

const PRIMES = [0x9e3779b1, 0x85ebca6b] as const;
const mixed = (before: number, move: number, prime: number) => {
  const h = Math.imul(before ^ (move + 2), prime);
  return h ^ (h >>> 15);
};

export class Naive {
  readonly area: number;
  /** All legal ones. */
  readonly boards: readonly string[];
  readonly stones: readonly number[];
  readonly near: readonly (readonly number[])[];
  /** By board, color (0 is Black) and point: the board after a play, -1 where a stone is. */
  readonly after: Int32Array;
  readonly taken: Int32Array;
  /** The chain of the stone played, captures not yet removed. */
  readonly chain: Int32Array;
  readonly suicide: Uint8Array;
  private readonly ids: ReadonlyMap<string, number>;

  constructor(
    readonly columns: number,
    readonly rows: number,
    /** Whether anything is to be played on the boards. */
    plays = true,
  ) {
    this.area = columns * rows;
    this.near = Array.from({ length: this.area }, (_, p) =>
      [
        p % columns ? p - 1 : -1,
        (p + 1) % columns ? p + 1 : -1,
        p - columns,
        p + columns < this.area ? p + columns : -1,
      ].filter((q) => q >= 0),
    );
    let all = [''];
    for (let p = 0; p < this.area; p++) all = all.flatMap((board) => ['.', 'X', 'O'].map((c) => board + c));
    this.boards = all.filter((board) =>
      [...board].every((stone, p) => stone === '.' || this.chainAt(board, p).free),
    );
    this.ids = new Map(this.boards.map((board, id) => [board, id]));
    this.stones = this.boards.map((board) => board.replaceAll('.', '').length);
    const size = plays ? this.boards.length * 2 * this.area : 0;
    this.after = new Int32Array(size).fill(-1);
    this.taken = new Int32Array(size);
    this.chain = new Int32Array(size);
    this.suicide = new Uint8Array(size);
    if (!plays) return;
    this.boards.forEach((board, id) => {
      for (let p = 0; p < this.area; p++)
        for (const color of [0, 1] as const) if (board[p] === '.') this.play(board, id, color, p);
    });
  }

  idOf(board: string): number {
    return this.ids.get(board) ?? -1;
  }

  at(board: number, color: number, p: number): number {
    return (board * 2 + color) * this.area + p;
  }

  private chainAt(board: string, p: number): { points: number[]; free: boolean } {
    const points = [p];
    let free = false;
    for (const q of points) {
      for (const n of this.near[q]!) {
        if (board[n] === '.') free = true;
        else if (board[n] === board[p] && !points.includes(n)) points.push(n);
      }
    }
    return { points, free };
  }

  private play(board: string, id: number, color: 0 | 1, p: number): void {
    const placed = board.slice(0, p) + 'XO'[color] + board.slice(p + 1);
    const own = this.chainAt(placed, p);
    const others = this.near[p]!.filter((q) => placed[q] === 'OX'[color]);
    let dead = others.map((q) => this.chainAt(placed, q)).flatMap(({ points, free }) => (free ? [] : points));
    const i = this.at(id, color, p);
    if (dead.length === 0 && !own.free) {
      dead = own.points;
      this.suicide[i] = 1;
    }
    const after = [...placed].map((c, q) => (dead.includes(q) ? '.' : c)).join('');
    this.after[i] = this.idOf(after);
    this.taken[i] = bits(dead);
    this.chain[i] = bits(own.points);
  }

  /**
   * Every line of at most so many moves from a board: no pass follows another, and none is the last
   * move. `visit` says of each whether to go on with it.
   */
  eachLine(start: number, most: number, suicides: boolean, visit: (line: NaiveLine) => boolean): void {
    const line: NaiveLine = {
      n: 0,
      board: new Int32Array(most + 1),
      move: new Int8Array(most + 1),
      taken: new Int32Array(most + 1),
      alone: new Uint8Array(most + 1),
      suicide: new Uint8Array(most + 1),
      one: new Int32Array(most + 1),
      two: new Int32Array(most + 1),
    };
    line.board[0] = start;
    [line.one[0], line.two[0]] = this.marks(this.boards[start]!);
    const { area, after } = this;
    const extend = (n: number): void => {
      const from = this.at(line.board[n]!, n & 1, 0);
      for (let p = -1; p < area; p++) {
        const i = from + p;
        if (p < 0) {
          if (n + 1 >= most || (n > 0 && line.move[n] === -1)) continue;
          line.board[n + 1] = line.board[n]!;
          line.taken[n + 1] = line.alone[n + 1] = line.suicide[n + 1] = 0;
        } else {
          if (after[i]! < 0 || (this.suicide[i] && !suicides)) continue;
          line.board[n + 1] = after[i]!;
          line.taken[n + 1] = this.taken[i]!;
          line.alone[n + 1] = this.chain[i] === 1 << p ? 1 : 0;
          line.suicide[n + 1] = this.suicide[i]!;
        }
        line.move[n + 1] = p;
        line.one[n + 1] = mixed(line.one[n]!, p, PRIMES[0]);
        line.two[n + 1] = mixed(line.two[n]!, p, PRIMES[1]);
        line.n = n + 1;
        if (visit(line) && n + 1 < most) extend(n + 1);
      }
    };
    line.n = 0;
    if (visit(line) && most > 0) extend(0);
  }

  private marks(board: string): [number, number] {
    let [one, two] = [1, 1];
    for (const c of board) {
      one = mixed(one, '.XO'.indexOf(c), PRIMES[0]);
      two = mixed(two, '.XO'.indexOf(c), PRIMES[1]);
    }
    return [one, two];
  }

  /** Adds a line and its copies by symmetries of the board, each once. */
  addCopies(tally: Tally, board: string, moves: readonly number[]): void {
    const seen = new Set<string>();
    for (const map of this.maps()) {
      const turned = [...board];
      for (let p = 0; p < this.area; p++) turned[map[p]!] = board[p]!;
      const points = moves.map((p) => (p < 0 ? p : map[p]!));
      const text = `${turned.join('')} ${points}`;
      if (seen.has(text)) continue;
      seen.add(text);
      let [one, two] = this.marks(turned.join(''));
      for (const p of points) {
        one = mixed(one, p, PRIMES[0]);
        two = mixed(two, p, PRIMES[1]);
      }
      tally.add(one, two);
    }
  }

  /** `a1` is at the bottom left. */
  nameOf(p: number): string {
    return `${'abcdefghjk'[p % this.columns]}${this.rows - Math.floor(p / this.columns)}`;
  }

  /** Adds the line that an entry has, as its text says it. */
  addCompleted(tally: Tally, text: string): void {
    const board = [...text.matchAll(/^\|(.*)\|$/gm)].map(([, row]) => row!.replaceAll(' ', '')).join('');
    const names = [...(/^moves:(.*)$/m.exec(text)?.[1] ?? '').matchAll(/[BW] (\w+)/g)].map(
      ([, name]) => name!,
    );
    let [one, two] = this.marks(board);
    for (const name of names) {
      const p = Array.from({ length: this.area }, (_, q) => this.nameOf(q)).indexOf(name);
      one = mixed(one, p, PRIMES[0]);
      two = mixed(two, p, PRIMES[1]);
    }
    tally.add(one, two);
  }

  private symmetries: readonly (readonly number[])[] | undefined;

  /** Where each point comes to be. */
  private maps(): readonly (readonly number[])[] {
    const { columns, rows } = this;
    this.symmetries ??= [0, 1, 2, 3, 4, 5, 6, 7]
      .filter((k) => k < 4 || columns === rows)
      .map((k) =>
        Array.from({ length: this.area }, (_, p) => {
          const x = p % columns;
          const y = (p - x) / columns;
          const u = k % 2 === 1 ? columns - 1 - x : x;
          const v = k % 4 >= 2 ? rows - 1 - y : y;
          return k >= 4 ? u * columns + v : v * columns + u;
        }),
      );
    return this.symmetries;
  }

  /** How many classes of legal boards there are, by Burnside's lemma: the boards that a symmetry leaves as they are, on average. */
  classes(): number {
    const fixed = this.maps().map(
      (map) => this.boards.filter((board) => map.every((q, p) => board[q] === board[p])).length,
    );
    return fixed.reduce((all, one) => all + one, 0) / fixed.length;
  }

  /**
   * By what is looked for: the first level that has a hit, fewest stones first, then fewest moves,
   * and its hits. One enumeration for all of them.
   */
  smallest(
    names: readonly string[],
    least: number,
    most: number,
    judge: (line: NaiveLine) => Visit,
    suicides = false,
  ): Map<string, Tally> {
    const smallest = new Map<string, Tally>();
    for (let stones = 0; stones <= this.area; stones++) {
      const open = names.flatMap((name) =>
        [...smallest.keys()].some((key) => key.startsWith(`${name} `))
          ? []
          : [{ name, fewest: most, found: Array.from({ length: most + 1 }, () => new Tally()) }],
      );
      if (open.length === 0) break;
      let longest = most;
      const visit = (line: NaiveLine): boolean => {
        const { n } = line;
        if (n > longest) return false;
        const { hits, on } = judge(line);
        if (n < least || hits.length === 0) return on && n < longest;
        for (const one of open) {
          if (n > one.fewest || !hits.includes(one.name)) continue;
          one.found[n]!.add(line.one[n]!, line.two[n]!);
          one.fewest = n;
        }
        longest = Math.max(...open.map(({ fewest }) => fewest));
        return on && n < longest;
      };
      this.boards.forEach((_, start) => {
        if (this.stones[start] === stones) this.eachLine(start, most, suicides, visit);
      });
      for (const { name, fewest, found } of open)
        if (found[fewest]!.count > 0) smallest.set(`${name} ${stones} ${fewest}`, found[fewest]!);
    }
    return smallest;
  }

  /**
   * The lines whose last move two rules judge differently, and no move before it; by pair, stones and
   * moves. `every`: of all levels, else of the first one of each pair.
   */
  differences(
    pairs: readonly (readonly [string, string])[],
    most: number,
    { every = true, suicides = false, rule = rulingOf as (name: string) => NaiveRuling } = {},
  ): Map<string, Tally> {
    const names = [...new Set(pairs.flat())];
    const rules = names.map(rule);
    const [one, other] = [0, 1].map((k) => Int32Array.from(pairs, (pair) => names.indexOf(pair[k]!)));
    const found = new Map<string, Tally>();
    /** By number of moves and by rule: 1 where it allows all of them. */
    const alive = Array.from({ length: most + 1 }, () => new Uint8Array(names.length).fill(1));
    const codes = new Int8Array(names.length);
    /** By pair: the most moves that are still looked for. */
    const longest = pairs.map(() => most);
    for (let stones = 0; stones <= this.area; stones++) {
      const tallies = pairs.map(() => Array.from({ length: most + 1 }, () => new Tally()));
      const visit = (line: NaiveLine): boolean => {
        const { n, move } = line;
        const [before, rest] = [alive[Math.max(0, n - 1)]!, alive[n]!];
        if (n === 0) return true;
        if (move[n] === -1) {
          rest.set(before);
          return true;
        }
        codes.fill(ASLEEP);
        let on = false;
        for (let pair = 0; pair < pairs.length; pair++) {
          const [a, b] = [one![pair]!, other![pair]!];
          if (!before[a] || !before[b] || n > longest[pair]!) continue;
          if (codes[a] === ASLEEP) codes[a] = rules[a]!(line);
          if (codes[b] === ASLEEP) codes[b] = rules[b]!(line);
          if (codes[a] === 0 && codes[b] === 0) on = true;
          else if (codes[a] !== codes[b] && codes[a] !== UNDECIDED && codes[b] !== UNDECIDED) {
            tallies[pair]![n]!.add(line.one[n]!, line.two[n]!);
            if (!every) longest[pair] = n;
          }
        }
        for (let r = 0; r < rest.length; r++) rest[r] = codes[r] === 0 ? 1 : 0;
        return on;
      };
      this.boards.forEach((_, start) => {
        if (this.stones[start] === stones) this.eachLine(start, most, suicides, visit);
      });
      tallies.forEach((own, pair) => {
        const first = own.findIndex(({ count }) => count > 0);
        own.forEach((tally, n) => {
          if (tally.count > 0 && (every || n === first)) found.set(`${pairs[pair]} ${stones} ${n}`, tally);
        });
        if (!every && first >= 0) longest[pair] = 0;
      });
    }
    return found;
  }
}

/** What a rule says that has not been asked, and one that leaves a move open. */
const ASLEEP = -2;
export const UNDECIDED = -1;

function bits(points: readonly number[]): number {
  return points.reduce((set, p) => set | (1 << p), 0);
}
