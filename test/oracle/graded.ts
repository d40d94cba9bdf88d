/**
 * A literal judge of first moves: all states that play can reach, as texts, and the states from
 * which the attacker captures, by going over all of them until nothing changes. It knows nothing of
 * eyes, of proofs, or of any order of moves.
 */
export interface LiteralProblem {
  /** Rows of `.`, `X`, `O`; the points of `open` have a liberty beyond the board. */
  readonly rows: readonly string[];
  /** Points as `x,y` from the top left on which is played, and those beside which a chain is never captured. */
  readonly isPlayed: (x: number, y: number) => boolean;
  readonly isOpen: (x: number, y: number) => boolean;
  readonly attacker: 'X' | 'O';
  readonly targets: readonly (readonly [number, number])[];
  readonly all: boolean;
  readonly basicKo: boolean;
  readonly suicide: 'forbidden' | 'several' | 'allowed';
  readonly passes: number;
  /**
   * Another game: the owner plays on these points alone. The other puts stones elsewhere and keeps
   * the turn, or leaves the turn without a pass.
   */
  readonly zone?: { readonly owner: 'X' | 'O'; readonly isInside: (at: number) => boolean };
}

export interface LiteralState {
  readonly board: string;
  readonly turn: 'X' | 'O';
  readonly passes: number;
  /** The stone that may not be taken alone, as an index; -1 for none. */
  readonly ban: number;
  readonly attacker: number;
  readonly defender: number;
  readonly captured: number;
}

type Step = LiteralState | 'captured' | 'kept';

export const other = (color: 'X' | 'O'): 'X' | 'O' => (color === 'X' ? 'O' : 'X');

export class LiteralJudge {
  private readonly width: number;
  private readonly near: number[][];

  constructor(readonly problem: LiteralProblem) {
    const { rows } = problem;
    this.width = rows[0]?.length ?? 0;
    const height = rows.length;
    this.near = rows.flatMap((row, y) =>
      [...row].map((_, x) =>
        [
          [x - 1, y],
          [x + 1, y],
          [x, y - 1],
          [x, y + 1],
        ].flatMap(([a = 0, b = 0]) =>
          a >= 0 && b >= 0 && a < this.width && b < height ? [b * this.width + a] : [],
        ),
      ),
    );
  }

  get start(): string {
    return this.problem.rows.join('');
  }

  private chain(board: string, at: number): { stones: Set<number>; isFree: boolean } {
    const stones = new Set([at]);
    let isFree = false;
    for (const p of stones) {
      if (this.problem.isOpen(p % this.width, Math.floor(p / this.width))) isFree = true;
      for (const n of this.near[p] ?? []) {
        if (board[n] === '.') isFree = true;
        if (board[n] === board[at]) stones.add(n);
      }
    }
    return { stones, isFree };
  }

  /** What a play leads to; `null` where it is not allowed. */
  play(state: LiteralState, at: number): Step | null {
    const { problem } = this;
    const { turn } = state;
    if (state.board[at] !== '.' || !problem.isPlayed(at % this.width, Math.floor(at / this.width)))
      return null;
    const put = (board: string, p: number, what: string) => board.slice(0, p) + what + board.slice(p + 1);
    let board = put(state.board, at, turn);
    const removed = new Set<number>();
    for (const n of this.near[at] ?? []) {
      if (board[n] !== other(turn)) continue;
      const { stones, isFree } = this.chain(board, n);
      if (!isFree) for (const p of stones) removed.add(p);
    }
    if (state.ban >= 0 && removed.size === 1 && removed.has(state.ban)) return null;
    for (const p of removed) board = put(board, p, '.');
    const own = this.chain(board, at);
    let ban = -1;
    const isAlone = own.stones.size === 1;
    if (!own.isFree) {
      if (problem.suicide === 'forbidden' || (isAlone && problem.suicide === 'several')) return null;
      for (const p of own.stones) {
        removed.add(p);
        board = put(board, p, '.');
      }
    } else if (problem.basicKo && removed.size === 1 && isAlone) ban = at;
    let { captured } = state;
    for (const [i, [x, y]] of problem.targets.entries())
      if (removed.has(y * this.width + x) && state.board[y * this.width + x] === other(problem.attacker))
        captured |= 1 << i;
    const full = (1 << problem.targets.length) - 1;
    if (problem.all ? captured === full : captured !== 0) return 'captured';
    return { ...state, board, turn: other(turn), passes: 0, ban, captured };
  }

  private steps(state: LiteralState): Step[] {
    const steps: Step[] = [];
    const { zone } = this.problem;
    const isOwners = zone?.owner === state.turn;
    for (let at = 0; at < state.board.length; at++) {
      const isOutside = zone !== undefined && !zone.isInside(at);
      const step = isOutside && isOwners ? null : this.play(state, at);
      if (step === null) continue;
      steps.push(isOutside && typeof step !== 'string' ? { ...step, turn: state.turn, ban: -1 } : step);
    }
    if (zone && !isOwners) steps.push({ ...state, turn: other(state.turn), passes: 0, ban: -1 });
    if (state.passes + 1 >= this.problem.passes) steps.push('kept');
    else steps.push({ ...state, turn: other(state.turn), passes: state.passes + 1, ban: -1 });
    const isAttacker = state.turn === this.problem.attacker;
    if (isAttacker && state.attacker > 0)
      steps.push({ ...state, passes: 0, ban: -1, attacker: state.attacker - 1 });
    if (!isAttacker && state.defender > 0)
      steps.push({ ...state, passes: 0, ban: -1, defender: state.defender - 1 });
    return steps;
  }

  private readonly known = { captured: new Map<string, boolean>(), kept: new Map<string, boolean>() };

  /** Whether the attacker captures from a state; `null` where more than `most` can be reached. */
  captures(root: LiteralState, most = 200_000): boolean | null {
    return this.reaches(root, 'captured', most);
  }

  /** Whether the defender brings play to an end without a capture; `null` as above. */
  ends(root: LiteralState, most = 200_000): boolean | null {
    return this.reaches(root, 'kept', most);
  }

  private reaches(root: LiteralState, end: 'captured' | 'kept', most: number): boolean | null {
    const keyOf = (state: LiteralState) => JSON.stringify(Object.values(state));
    const done = this.known[end].get(keyOf(root));
    if (done !== undefined) return done;
    const states = new Map<string, { state: LiteralState; next: (string | boolean)[] }>();
    const open = [root];
    states.set(keyOf(root), { state: root, next: [] });
    for (const state of open) {
      const entry = states.get(keyOf(state));
      entry?.next.push(
        ...this.steps(state).map((step) => {
          if (typeof step === 'string') return step === end;
          const key = keyOf(step);
          if (!states.has(key)) {
            states.set(key, { state: step, next: [] });
            open.push(step);
          }
          return key;
        }),
      );
      if (states.size > most) return null;
    }
    const won = new Set<string>();
    for (let changed = true; changed; ) {
      changed = false;
      for (const [key, { state, next }] of [...states].reverse()) {
        if (won.has(key)) continue;
        const wins = (one: string | boolean) => one === true || (typeof one === 'string' && won.has(one));
        const isOwners = (state.turn === this.problem.attacker) === (end === 'captured');
        if (isOwners ? next.some(wins) : next.every(wins)) {
          won.add(key);
          changed = true;
        }
      }
    }
    for (const key of states.keys()) this.known[end].set(key, won.has(key));
    return won.has(keyOf(root));
  }
}
