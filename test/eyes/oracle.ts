/**
 * A plain exhaustive search for capturing problems, written to be believed, not to be fast, and sharing no code with the reader: all
 * positions that can be reached are listed, and the attacker's wins are worked out backwards from the captures, for each of
 * three games: only the attacker, nobody, or only the defender may take a ko back at once. Who never captures has lost.
 */
export type Cells = readonly number[];

interface State {
  readonly cells: string;
  readonly ban: number;
  readonly attacks: boolean;
}

interface Edge {
  readonly to: number;
  /** Whether the move is one that the ko rule bans. */
  readonly banned: boolean;
}

export class Oracle {
  private readonly neighbors: number[][];

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.neighbors = Array.from({ length: columns * rows }, (_, p) => {
      const x = p % columns;
      const y = (p - x) / columns;
      return [
        y > 0 ? p - columns : -1,
        x < columns - 1 ? p + 1 : -1,
        y < rows - 1 ? p + columns : -1,
        x > 0 ? p - 1 : -1,
      ].filter((n) => n >= 0);
    });
  }

  group(cells: string, p: number): { stones: Set<number>; liberties: Set<number> } {
    const stones = new Set([p]);
    const liberties = new Set<number>();
    for (const q of stones) {
      for (const n of this.neighbors[q]!) {
        if (cells[n] === cells[p]) stones.add(n);
        else if (cells[n] === '.') liberties.add(n);
      }
    }
    return { stones, liberties };
  }

  /** The board after a play and the point banned by it, or `null` for a suicide. */
  play(cells: string, color: string, p: number): { cells: string; ban: number } | null {
    const enemy = color === 'X' ? 'O' : 'X';
    let board = [...cells];
    board[p] = color;
    const taken: number[] = [];
    for (const n of this.neighbors[p]!) {
      if (board[n] !== enemy) continue;
      const group = this.group(board.join(''), n);
      if (group.liberties.size > 0) continue;
      taken.push(...group.stones);
      board = board.map((cell, q) => (group.stones.has(q) ? '.' : cell));
    }
    const after = board.join('');
    const own = this.group(after, p);
    if (own.liberties.size === 0) return null;
    const ko = taken.length === 1 && own.stones.size === 1 && own.liberties.size === 1;
    return { cells: after, ban: ko ? taken[0]! : -1 };
  }

  /**
   * In which of the three games the attacker captures the string at `target`: 0 none, 1 only with ko threats of his own, 2 unless
   * the defender has some, 3 all. `null` when more than `most` states can be reached.
   */
  grade(cells: string, target: number, attackerMoves: boolean, most: number): number | null {
    const defender = cells[target]!;
    const attacker = defender === 'X' ? 'O' : 'X';
    const states: State[] = [];
    const edges: (Edge[] | 'captured')[] = [];
    const index = new Map<string, number>();
    const at = (state: State): number => {
      const key = `${state.cells}${state.ban}${state.attacks}`;
      let i = index.get(key);
      if (i === undefined) {
        i = states.length;
        index.set(key, i);
        states.push(state);
      }
      return i;
    };
    at({ cells, ban: -1, attacks: attackerMoves });
    for (let i = 0; i < states.length; i++) {
      if (states.length > most) return null;
      const state = states[i]!;
      if (state.cells[target] !== defender) {
        if (state.attacks || state.ban !== target) {
          edges.push('captured');
          continue;
        }
        // Taken in a ko: the owner takes it back, if he may, or it is gone.
        const back = this.play(state.cells, defender, target)!;
        edges.push([
          { to: at({ ...back, attacks: true }), banned: true },
          { to: at({ cells: state.cells, ban: -1, attacks: true }), banned: false },
        ]);
        continue;
      }
      const list: Edge[] = [
        { to: at({ cells: state.cells, ban: -1, attacks: !state.attacks }), banned: false },
      ];
      for (let p = 0; p < cells.length; p++) {
        if (state.cells[p] !== '.') continue;
        const after = this.play(state.cells, state.attacks ? attacker : defender, p);
        if (after) list.push({ to: at({ ...after, attacks: !state.attacks }), banned: p === state.ban });
      }
      edges.push(list);
    }
    let grade = 0;
    for (const master of ['defender', 'nobody', 'attacker']) {
      if (this.captures(states, edges, master)) grade++;
    }
    return grade;
  }

  /** Whether the attacker captures from state 0: wins spread backwards until nothing changes. */
  private captures(
    states: readonly State[],
    edges: readonly (Edge[] | 'captured')[],
    master: string,
  ): boolean {
    const allowed = (state: State, edge: Edge) =>
      !edge.banned || master === (state.attacks ? 'attacker' : 'defender');
    const before: number[][] = states.map(() => []);
    const open = states.map(() => 0);
    const won = states.map(() => false);
    const queue: number[] = [];
    states.forEach((state, i) => {
      const list = edges[i]!;
      if (list === 'captured') {
        won[i] = true;
        queue.push(i);
        return;
      }
      for (const edge of list) {
        if (!allowed(state, edge)) continue;
        open[i]!++;
        before[edge.to]!.push(i);
      }
    });
    for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
      for (const j of before[i]!) {
        if (won[j]) continue;
        open[j]!--;
        if (states[j]!.attacks || open[j] === 0) {
          won[j] = true;
          queue.push(j);
        }
      }
    }
    return won[0]!;
  }
}
