/**
 * What stands beyond each side of a part: a live wall of black (1) or white (2), or the edge of the
 * board (0), by step along the side.
 */
export interface Walls {
  readonly top: readonly number[];
  readonly right: readonly number[];
  readonly bottom: readonly number[];
  readonly left: readonly number[];
}

/**
 * A plain exhaustive solver for capturing problems, written to be believed, not to be fast. It
 * shares no code with the reader.
 *
 * A state is a board, the point that the ko rule bans, and who moves. Any play but a suicide, and a
 * pass, is a move. There are three games: only the attacker, nobody, or only the defender may take
 * a ko back at once. A single stone that is taken in a ko is captured unless its owner takes it
 * back with his next move. Who never captures has lost.
 *
 * States are opened level by level. After each level all wins are worked out backwards from the
 * captures twice: with the states that are not open yet counted as lost (what is won then is won),
 * and as won (what is lost then is lost). Decided states are not opened.
 *
 * With walls the board is a part of a large one that live walls close off. A chain that is joined
 * to a wall of its color is never captured.
 */
export class Oracle {
  readonly area: number;
  private readonly near: readonly number[][];
  /** Bit 1: next to a black wall; bit 2: next to a white one. */
  private readonly beside: Uint8Array;
  /** By board: the plays on it. The three games differ in what is banned alone. */
  private plays = new Map<string, Plays>();

  constructor(
    readonly columns: number,
    readonly rows: number,
    walls?: Walls,
  ) {
    this.area = columns * rows;
    this.beside = new Uint8Array(this.area);
    const beyond = (p: number, wall: number | undefined) => {
      if (wall) this.beside[p]! |= wall;
      return -1;
    };
    this.near = Array.from({ length: this.area }, (_, p) => {
      const x = p % columns;
      const y = (p - x) / columns;
      return [
        y > 0 ? p - columns : beyond(p, walls?.top[x]),
        x < columns - 1 ? p + 1 : beyond(p, walls?.right[y]),
        y < rows - 1 ? p + columns : beyond(p, walls?.bottom[x]),
        x > 0 ? p - 1 : beyond(p, walls?.left[y]),
      ].filter((n) => n >= 0);
    });
  }

  /** The chain at `p`, the number of its liberties, and whether it is joined to a wall. */
  chain(cells: Uint8Array, p: number): { stones: number[]; liberties: number; walled: boolean } {
    const stones = [p];
    const liberties = new Set<number>();
    let walled = false;
    for (const q of stones) {
      if (this.beside[q]! & cells[p]!) walled = true;
      for (const n of this.near[q]!) {
        if (cells[n] === 0) liberties.add(n);
        else if (cells[n] === cells[p] && !stones.includes(n)) stones.push(n);
      }
    }
    return { stones, liberties: liberties.size, walled };
  }

  /**
   * In how many of the three games the attacker captures the chain at `target`: 0 none, 1 only with
   * ko threats of his own, 2 unless the defender has some, 3 all. `null` when more than `most`
   * states had to be looked at.
   */
  grade(start: Uint8Array, target: number, attackerMoves: boolean, most: number, ban = -1): number | null {
    let grade = 0;
    this.plays = new Map();
    for (const master of ['attacker', 'nobody', 'defender'] as const) {
      const won = new Problem(this, start, target, attackerMoves, master, ban).solve(most);
      if (won === null) return null;
      // What the attacker cannot do with threats he cannot do without.
      if (!won) return grade;
      grade++;
    }
    return grade;
  }

  /** A board and its plays; each board once in all three games. */
  at(cells: Uint8Array): Plays {
    const key = String.fromCharCode(...cells);
    let plays = this.plays.get(key);
    if (!plays) this.plays.set(key, (plays = { id: this.plays.size, cells, made: [null, null] }));
    return plays;
  }

  /** By point: the board after the play of a color there and the point that it bans. */
  on({ cells, made }: Plays, color: number): readonly (Made | null)[] {
    made[color - 1] ??= Array.from(cells, (stone, p) => {
      const after = stone === 0 ? this.play(cells, color, p) : null;
      return after && { board: this.at(after.cells), ban: after.ban };
    });
    return made[color - 1]!;
  }

  /** The board after a play and the point that it bans (-1: none), or `null` for a suicide. */
  play(before: Uint8Array, color: number, p: number): { cells: Uint8Array; ban: number } | null {
    const cells = before.slice();
    cells[p] = color;
    const taken: number[] = [];
    for (const n of this.near[p]!) {
      if (cells[n] !== 3 - color) continue;
      const { stones, liberties, walled } = this.chain(cells, n);
      if (walled || liberties > 0) continue;
      taken.push(...stones);
      for (const q of stones) cells[q] = 0;
    }
    const own = this.chain(cells, p);
    if (own.liberties === 0 && !own.walled) return null;
    const ko = taken.length === 1 && own.stones.length === 1 && own.liberties === 1 && !own.walled;
    return { cells, ban: ko ? taken[0]! : -1 };
  }
}

interface Plays {
  readonly id: number;
  readonly cells: Uint8Array;
  /** Black's and White's. */
  readonly made: (readonly (Made | null)[] | null)[];
}

interface Made {
  readonly board: Plays;
  readonly ban: number;
}

interface State {
  readonly board: Plays;
  readonly ban: number;
  readonly attacks: boolean;
  /** Indices of the states that moves lead to; `null` while it is not open. */
  moves: number[] | null;
  readonly captured: boolean;
  decided: 'won' | 'lost' | null;
}

class Problem {
  private readonly states: State[] = [];
  private readonly index = new Map<number, number>();
  private readonly defender: number;

  constructor(
    private readonly oracle: Oracle,
    start: Uint8Array,
    private readonly target: number,
    attackerMoves: boolean,
    private readonly master: 'attacker' | 'nobody' | 'defender',
    ban: number,
  ) {
    this.defender = start[target]!;
    this.at(oracle.at(start), ban, attackerMoves);
  }

  /**
   * Whether the attacker captures from the start; `null` when that takes more than `most` states.
   */
  solve(most: number): boolean | null {
    for (;;) {
      const root = this.states[0]!;
      if (root.decided) return root.decided === 'won';
      if (this.states.length > most) return null;
      for (const i of this.frontier()) this.open(this.states[i]!);
      const sure = this.wins(false);
      const hoped = this.wins(true);
      this.states.forEach((state, i) => {
        state.decided ??= sure[i] ? 'won' : hoped[i] ? null : 'lost';
      });
    }
  }

  private at(board: Plays, ban: number, attacks: boolean): number {
    const { cells, id } = board;
    const key = (id * (cells.length + 1) + ban + 1) * 2 + Number(attacks);
    let i = this.index.get(key);
    if (i === undefined) {
      i = this.states.length;
      this.index.set(key, i);
      const captured = cells[this.target] !== this.defender && (attacks || ban !== this.target);
      // Joined to a live wall it is never captured again.
      const saved =
        !captured && cells[this.target] === this.defender && this.oracle.chain(cells, this.target).walled;
      const decided = captured ? 'won' : saved ? 'lost' : null;
      this.states.push({ board, ban, attacks, moves: null, captured, decided });
    }
    return i;
  }

  /** Undecided states that are not open, and can be reached through undecided ones. */
  private frontier(): number[] {
    const found: number[] = [];
    const seen = new Set([0]);
    for (const i of seen) {
      const { moves, decided } = this.states[i]!;
      if (decided) continue;
      if (moves) for (const to of moves) seen.add(to);
      else found.push(i);
    }
    return found;
  }

  private open(state: State): void {
    const { board, ban, attacks } = state;
    const color = attacks ? 3 - this.defender : this.defender;
    const inKo = board.cells[this.target] === 0;
    const moves = [this.at(board, -1, !attacks)];
    this.oracle.on(board, color).forEach((made, p) => {
      if (!made || (inKo && p !== this.target)) return;
      if (p === ban && this.master !== (attacks ? 'attacker' : 'defender')) return;
      moves.push(this.at(made.board, made.ban, !attacks));
    });
    state.moves = moves;
  }

  /**
   * 1 for the states that the attacker wins, when those that are not open are counted as `hope`
   * says.
   */
  private wins(hope: boolean): Uint8Array {
    const { states } = this;
    const won = new Uint8Array(states.length);
    const left = new Int32Array(states.length);
    const before: number[][] = states.map(() => []);
    const queue: number[] = [];
    states.forEach(({ moves, decided }, i) => {
      const known = decided ? decided === 'won' : moves ? null : hope;
      if (known === true) {
        won[i] = 1;
        queue.push(i);
      } else if (known === null) {
        left[i] = moves!.length;
        for (const to of moves!) before[to]!.push(i);
      }
    });
    for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
      for (const j of before[i]!) {
        if (won[j]) continue;
        left[j]!--;
        if (states[j]!.attacks || left[j] === 0) {
          won[j] = 1;
          queue.push(j);
        }
      }
    }
    return won;
  }
}
