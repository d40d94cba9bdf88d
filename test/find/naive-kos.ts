/**
 * The rules that know of kos, literally, on the boards of a naive search: every plain cycle by trying all plays on all points, in
 * every order. No bound, no theorem and no code shared with `src`. A plain cycle has no more plays than the board has points, so the
 * longest cycle that counts is of no consequence on these boards.
 */
import { beginning, CouplingOracle, type OracleState, type OracleVerdict } from '../oracle/coupling.ts';
import { oracleBoard } from '../oracle/cycles.ts';
import { type OracleClass, oracleClasses } from '../oracle/ing.ts';
import { type Naive, type NaiveLine, UNDECIDED } from './naive.ts';
import { isRecapture, type NaiveRuling, rulingOf } from './naive-rules.ts';

const LONGEST = 12;

export class NaiveKos {
  /** By place in the tables of the board: 1 for a ko play, 2 for none, 0 for not known yet. */
  private readonly kos: Uint8Array;
  private readonly classes = new Map<number, readonly OracleClass[]>();
  /** By number of moves: the hot stones after them. */
  private readonly hot: number[] = [0];
  readonly coupling: CouplingOracle;
  /** The line asked about last by number of moves; the first one is the board that it starts from. */
  private readonly games: {
    readonly point: number;
    readonly state: OracleState;
    readonly verdict: Pick<OracleVerdict, 'breaks' | 'disturbers'>;
  }[] = [];

  constructor(private readonly naive: Naive) {
    this.kos = new Uint8Array(naive.after.length);
    this.coupling = new CouplingOracle(naive.columns, LONGEST, true);
  }

  /** The ko rules by their names; others read off their definitions. */
  readonly rule = (name: string): NaiveRuling => {
    if (name === 'spight') return (line) => this.spight(line).code;
    if (name === 'ing') return (line) => this.ing(line);
    if (name === 'coupling') return (line) => (this.disturbers(line) === null ? 1 : 0);
    return rulingOf(name);
  };

  /**
   * What Spight's rule says of the last play, 1 for forbidden, and the stones that are hot after it.
   * It must have been asked about every play before.
   */
  spight(line: NaiveLine): { readonly code: number; readonly hot: number } {
    const { n, move, taken } = line;
    let { hot } = this.before(line);
    const isKo = this.isKoPlay(line.board[n - 1]!, (n - 1) & 1, move[n]!);
    const capturesHot = isKo && (taken[n]! & hot) !== 0;
    hot = isKo ? (hot | (1 << move[n]!)) & ~taken[n]! : 0;
    this.hot[n] = hot;
    return { code: capturesHot || this.completesOddCycleAgain(line) ? 1 : 0, hot };
  }

  /** A pass ends the run of ko plays. */
  private before({ n, move }: NaiveLine): { readonly hot: number } {
    return { hot: n < 2 || move[n - 1] === -1 ? 0 : this.hot[n - 1]! };
  }

  private ing(line: NaiveLine): number {
    const { n, board, move, taken } = line;
    const { hot } = this.before(line);
    const { code } = this.spight(line);
    const captured = taken[n]! & hot;
    const isKo = this.isKoPlay(board[n - 1]!, (n - 1) & 1, move[n]!);
    if (!isKo || captured === 0) return code;
    if (isRecapture(line)) return 1;
    // All plays since the first of the captured stones were made in the one mouth of a fighting ko.
    let since = n;
    for (let k = n - 1; k > 0; k--) if ((captured >> move[k]!) & 1) since = k;
    const codes = this.classesOf(board[n - 1]!, (n - 1) & 1, move[n]!).map(({ class: kind, mouth }) =>
      kind === 'fighting' && [...move.slice(since, n)].every((p) => p >= 0 && mouth.has(p)) ? 1 : UNDECIDED,
    );
    if (new Set(codes).size > 1) throw new Error('several kos of one length say different things');
    return codes[0]!;
  }

  private classesOf(board: number, color: number, p: number): readonly OracleClass[] {
    const at = this.naive.at(board, color, p);
    const cells = this.naive.boards[board]!;
    const rows = cells.match(new RegExp(`.{${this.naive.columns}}`, 'g'))!;
    const known =
      this.classes.get(at) ??
      oracleClasses(oracleBoard(rows), (color + 1) as 1 | 2, p, LONGEST, {
        suicide: false,
        coupling: this.coupling,
      });
    this.classes.set(at, known);
    return known;
  }

  /**
   * The disturbers of ko positions after the last move by Jasiek's rule; `null` when it breaks the
   * rule.
   */
  disturbers({ n, board, move }: NaiveLine): readonly string[] | null {
    const known = this.games;
    if (known[0]?.point !== board[0]!) {
      const verdict = { breaks: [], disturbers: [] };
      known.splice(0, known.length, {
        point: board[0]!,
        state: beginning(this.naive.boards[board[0]!]!),
        verdict,
      });
    }
    let shared = 1;
    while (shared <= n && known[shared]?.point === move[shared]!) shared++;
    known.length = shared;
    for (let k = shared; k <= n; k++) {
      const point = move[k]!;
      known.push({
        point,
        ...this.coupling.next(known[k - 1]!.state, { color: k % 2 ? 'X' : 'O', point }),
      });
    }
    const { breaks, disturbers } = known[n]!.verdict;
    return breaks.length > 0 ? null : disturbers;
  }

  /** Whether some plain cycle of an even number of plays that contains no odd one begins with a play. */
  isKoPlay(board: number, color: number, p: number): boolean {
    const at = this.naive.at(board, color, p);
    if (this.kos[at] === 0) {
      const back = this.waysBack(board);
      for (const one of [0, 1]) {
        for (let q = 0; q < this.naive.area; q++) {
          const first = this.naive.at(board, one, q);
          const is = this.naive.after[first]! >= 0 && this.beginsKo(board, [first], 1 << q, one, back);
          this.kos[first] = is ? 1 : 2;
        }
      }
    }
    return this.kos[at] === 1;
  }

  /**
   * Whether some plays, colors alternating, on points without one lead back to a board, from
   * another one that it has led to; what has been tried is remembered.
   */
  private waysBack(start: number): (now: number, played: number, color: number) => boolean {
    const { naive } = this;
    const known = new Map<number, boolean>();
    const back = (now: number, played: number, color: number): boolean => {
      if (now === start) return true;
      const key = ((now << naive.area) | played) * 2 + color;
      let found = known.get(key);
      if (found !== undefined) return found;
      found = false;
      for (let p = 0; p < naive.area && !found; p++) {
        const at = naive.at(now, color, p);
        if ((played >> p) & 1 || naive.after[at]! < 0 || naive.suicide[at]) continue;
        found = back(naive.after[at]!, played | (1 << p), 1 - color);
      }
      known.set(key, found);
      return found;
    };
    return back;
  }

  private beginsKo(
    start: number,
    plays: number[],
    played: number,
    color: number,
    back: (now: number, played: number, color: number) => boolean,
  ): boolean {
    const { naive } = this;
    const last = plays.at(-1)!;
    if (naive.suicide[last]) return false;
    const now = naive.after[last]!;
    if (now === start) return plays.length % 2 === 0 && !this.containsOddCycle(plays);
    if (!back(now, played, 1 - color)) return false;
    for (let p = 0; p < naive.area; p++) {
      const next = naive.at(now, 1 - color, p);
      if ((played >> p) & 1 || naive.after[next]! < 0) continue;
      plays.push(next);
      const found = this.beginsKo(start, plays, played | (1 << p), 1 - color, back);
      plays.pop();
      if (found) return true;
    }
    return false;
  }

  /** Whether some plays of a cycle, in cyclic order, an odd number of the same plays, form a cycle. */
  private containsOddCycle(plays: readonly number[]): boolean {
    return plays.some((_, first) => {
      const round = [...plays.slice(first), ...plays.slice(0, first)];
      const start = this.boardOf(round[0]!);
      const extend = (from: number, k: number, count: number): boolean => {
        const made = this.again(from, round[k]!);
        if (made < 0) return false;
        if (count % 2 === 1 && made === start) return true;
        return round.some(
          (play, j) => j > k && this.colorOf(play) !== this.colorOf(round[k]!) && extend(made, j, count + 1),
        );
      };
      return extend(start, 0, 1);
    });
  }

  private readonly boardOf = (play: number) => Math.floor(play / (2 * this.naive.area));
  private readonly colorOf = (play: number) => Math.floor(play / this.naive.area) % 2;

  /** The board after the same play from another board; -1 where it is not the same play there. */
  private again(board: number, play: number): number {
    const { naive } = this;
    const at = naive.at(board, this.colorOf(play), play % naive.area);
    const same = naive.chain[at] === naive.chain[play] && naive.taken[at] === naive.taken[play];
    return same && !naive.suicide[at] ? naive.after[at]! : -1;
  }

  /** Whether the last play completes, with other plays for the second time, an odd cycle. */
  private completesOddCycleAgain(line: NaiveLine): boolean {
    const { n, board, move } = line;
    // Without suicide an odd cycle has three plays or more, the first and the last of one player, who
    // makes four of the plays of two.
    if (n < 7 && !line.suicide.subarray(1, n + 1).includes(1)) return false;
    const plays = [0];
    for (let k = 1; k <= n; k++)
      plays.push(move[k]! < 0 ? -1 : this.naive.at(board[k - 1]!, (k - 1) & 1, move[k]!));
    const now = this.oddCycles(plays, n);
    if (now.length === 0) return false;
    for (let end = 1; end < n; end++) {
      for (const before of this.oddCycles(plays, end)) {
        for (const cycle of now) {
          const isSame =
            cycle.length === before.length &&
            !cycle.some((k) => before.includes(k)) &&
            cycle.every((k, i) => this.isSame(plays[k]!, plays[before[i]!]!));
          if (isSame) return true;
        }
      }
    }
    return false;
  }

  private isSame(a: number, b: number): boolean {
    const { area, chain, taken } = this.naive;
    return a % (2 * area) === b % (2 * area) && chain[a] === chain[b] && taken[a] === taken[b];
  }

  /** All ways to take plays out of the line, the last being number `end`, that form an odd cycle. */
  private oddCycles(plays: readonly number[], end: number): number[][] {
    const found: number[][] = [];
    if (plays[end]! < 0) return found;
    const extend = (now: number, start: number, taken: readonly number[], at: number): void => {
      const made = this.again(now, plays[at]!);
      if (made < 0) return;
      const all = [...taken, at];
      if (at === end) {
        if (all.length % 2 === 1 && made === start) found.push(all);
        return;
      }
      for (let next = at + 1; next <= end; next++)
        if (plays[next]! >= 0 && this.colorOf(plays[next]!) !== this.colorOf(plays[at]!))
          extend(made, start, all, next);
    };
    for (let from = 1; from <= end; from++)
      if (plays[from]! >= 0) extend(this.boardOf(plays[from]!), this.boardOf(plays[from]!), [], from);
    return found;
  }
}
