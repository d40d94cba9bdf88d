/**
 * Finds examples the slow way, and shares no line with `src`: boards are strings of `.`, `X` and `O`, every position with Black to
 * play is a start, every line of play is tried, and only then are copies counted as one.
 */
export interface NaiveHit {
  readonly board: string;
  /** Points in row-major order, -1 for a pass; Black begins. */
  readonly moves: readonly number[];
}

type Ruling = 'allowed' | 'forbidden' | 'draw' | 'no-result' | 'loss';

interface Moment {
  readonly board: string;
  readonly move: number;
  readonly captured: readonly number[];
  readonly lone: boolean;
  readonly suicide?: boolean;
}

export class Naive {
  constructor(
    private readonly columns: number,
    private readonly rows: number,
  ) {}

  near(p: number): number[] {
    const x = p % this.columns;
    const found: number[] = [];
    if (x > 0) found.push(p - 1);
    if (x < this.columns - 1) found.push(p + 1);
    if (p >= this.columns) found.push(p - this.columns);
    if (p < this.columns * (this.rows - 1)) found.push(p + this.columns);
    return found;
  }

  private chain(board: string, p: number): { points: number[]; free: boolean } {
    const points = [p];
    let free = false;
    for (const q of points) {
      for (const n of this.near(q)) {
        if (board[n] === '.') free = true;
        else if (board[n] === board[p] && !points.includes(n)) points.push(n);
      }
    }
    return { points, free };
  }

  isLegal(board: string): boolean {
    return [...board].every((stone, p) => stone === '.' || this.chain(board, p).free);
  }

  boards(): string[] {
    let all = [''];
    for (let p = 0; p < this.columns * this.rows; p++)
      all = all.flatMap((board) => ['.', 'X', 'O'].map((c) => board + c));
    return all.filter((board) => this.isLegal(board));
  }

  /** The next moment; a suicide takes its own chain. */
  private next(board: string, number: number, p: number): Moment {
    if (p < 0) return { board, move: p, captured: [], lone: false };
    const stone = number % 2 === 1 ? 'X' : 'O';
    let after = board.slice(0, p) + stone + board.slice(p + 1);
    const lone = this.chain(after, p).points.length === 1;
    const captured = new Set<number>();
    for (const n of this.near(p)) {
      if (after[n] === '.' || after[n] === stone) continue;
      const { points, free } = this.chain(after, n);
      if (!free) for (const q of points) captured.add(q);
    }
    after = [...after].map((glyph, q) => (captured.has(q) ? '.' : glyph)).join('');
    const own = this.chain(after, p);
    if (own.free) return { board: after, move: p, captured: [...captured], lone };
    after = [...after].map((glyph, q) => (own.points.includes(q) ? '.' : glyph)).join('');
    return { board: after, move: p, captured: own.points, lone: false, suicide: true };
  }

  ruling(named: string, past: readonly Moment[]): Ruling {
    const rule = named.replace(/ (?:with|and) suicide allowed$/, '');
    if (rule === named && past.at(-1)?.suicide) return 'forbidden';
    const n = past.length - 1;
    const last = past[n];
    const before = past[n - 1];
    if (!last || !before || last.move < 0) return 'allowed';
    const all = past.flatMap((moment, k) => (k < n && moment.board === last.board ? [k] : []));
    // A pass lifts the bans before it, and leaves a position of its own.
    const lifted = past.map(({ move }, k) => (k > 0 && k < n && move < 0 ? k : 0));
    const same = / passes lift/.test(rule) ? all.filter((k) => k >= Math.max(...lifted)) : all;
    const setUp = (k: number) => past.slice(1, k + 1).every(({ move }) => move < 0);
    const basic =
      before.lone &&
      before.captured.length === 1 &&
      last.captured.length === 1 &&
      last.captured[0] === before.move;
    const own = same.filter((k) => (n - k) % 2 === 0);
    const isPass = (k: number) => k > 0 && (past[k]?.move ?? -1) < 0;
    switch (rule) {
      case 'psk with passes lift':
        return same.length > 0 ? 'forbidden' : 'allowed';
      case 'psk with setup forgotten':
        return same.some((k) => !setUp(k)) ? 'forbidden' : 'allowed';
      case 'psk with repetition loss':
        return same.length > 0 ? 'loss' : 'allowed';
      case 'psk with repetition draw':
        return same.length > 0 ? 'draw' : 'allowed';
      case 'ssk with passes count':
        return own.some((k) => !isPass(k)) ? 'forbidden' : 'allowed';
      case 'nssk with passes situations':
        return own.some((k) => k > 0) ? 'forbidden' : 'allowed';
      case 'korean with repetition loss':
        return basic ? 'forbidden' : same.length > 0 ? 'loss' : 'allowed';
      case 'japanese with turn same':
        return basic ? 'forbidden' : own.length > 0 ? 'no-result' : 'allowed';
    }
    if (rule === 'none') return 'allowed';
    if (rule === 'psk') return same.length > 0 ? 'forbidden' : 'allowed';
    if (rule === 'ssk') return same.some((k) => (n - k) % 2 === 0) ? 'forbidden' : 'allowed';
    if (rule === 'nssk')
      return same.some((k) => k > 0 && (n - k) % 2 === 0 && (past[k]?.move ?? -1) >= 0)
        ? 'forbidden'
        : 'allowed';
    if (basic) return 'forbidden';
    if (rule === 'basic' || same.length === 0) return 'allowed';
    return rule === 'korean' ? 'draw' : 'no-result';
  }

  /** All lines of so many moves from a board, and what holds after each. */
  *lines(board: string, moves: number, suicides = false): Generator<readonly Moment[]> {
    const past: Moment[] = [{ board, move: -1, captured: [], lone: false }];
    const self = this;
    function* visit(): Generator<readonly Moment[]> {
      const number = past.length;
      const last = past[number - 1];
      if (!last) return;
      const points = [...last.board].flatMap((glyph, p) => (glyph === '.' ? [p] : []));
      // No second pass in a row, and none as the last move.
      if (number < moves && (number === 1 || last.move >= 0)) points.push(-1);
      for (const p of points) {
        const moment = self.next(last.board, number, p);
        if (moment.suicide && !suicides) continue;
        past.push(moment);
        if (number === moves) yield past;
        else yield* visit();
        past.pop();
      }
    }
    if (moves === 0) yield past;
    else yield* visit();
  }

  private maps(): ((p: number) => number)[] {
    const { columns, rows } = this;
    return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => {
      if (k >= 4 && columns !== rows) return [];
      return [
        (p: number) => {
          if (p < 0) return p;
          const x = p % columns;
          const y = (p - x) / columns;
          const u = k % 2 === 1 ? columns - 1 - x : x;
          const v = k % 4 >= 2 ? rows - 1 - y : y;
          return k >= 4 ? u * columns + v : v * columns + u;
        },
      ];
    });
  }

  /** The same text for a line and all its copies by symmetries of the board. */
  canonical({ board, moves }: NaiveHit): string {
    const texts = this.maps().map((map) => {
      const turned = [...board];
      [...board].forEach((glyph, p) => {
        turned[map(p)] = glyph;
      });
      return `${turned.join('')} ${moves.map(map).join()}`;
    });
    return texts.sort()[0] ?? '';
  }

  /** The hits of the first level that has any, as canonical texts; `null` when there is none. */
  smallest(
    mostMoves: number,
    holds: (past: readonly Moment[]) => boolean,
    { suicides = false, leastMoves = 1 } = {},
  ): { stones: number; moves: number; lines: string[] } | null {
    const boards = this.boards();
    for (let stones = 0; stones <= this.columns * this.rows; stones++) {
      const starts = boards.filter((board) => board.replaceAll('.', '').length === stones);
      for (let moves = leastMoves; moves <= mostMoves; moves++) {
        const found = new Set<string>();
        for (const board of starts) {
          for (const past of this.lines(board, moves, suicides)) {
            if (holds(past))
              found.add(this.canonical({ board, moves: past.slice(1).map(({ move }) => move) }));
          }
        }
        if (found.size > 0) return { stones, moves, lines: [...found].sort() };
      }
    }
    return null;
  }

  differ(a: string, b: string, mostMoves: number) {
    return this.smallest(
      mostMoves,
      (past) => {
        if (this.ruling(a, past) === this.ruling(b, past)) return false;
        for (let n = 2; n < past.length; n++) {
          const moves = past.slice(0, n);
          if (this.ruling(a, moves) !== 'allowed' || this.ruling(b, moves) !== 'allowed') return false;
        }
        return true;
      },
      { suicides: /suicide allowed/.test(a + b) },
    );
  }

  cycle(length: number, parity?: 'odd' | 'even', more: (past: readonly Moment[]) => boolean = () => true) {
    return this.smallest(length, (past) => {
      if (!more(past)) return false;
      if (past.length !== length + 1 || past[length]?.board !== past[0]?.board) return false;
      for (let k = 1; k < length; k++)
        if (past[k]?.board === past[0]?.board && past[k]?.move !== -1) return false;
      // The latest earlier position that is the same must be the start.
      for (let k = 1; k < length; k++) if (past[k]?.board === past[0]?.board) return false;
      for (let n = 2; n <= past.length && length > 2; n++)
        if (this.ruling('basic', past.slice(0, n)) === 'forbidden') return false;
      const plays = past.slice(1).filter(({ move }) => move >= 0).length;
      return parity === undefined || (plays % 2 === 1) === (parity === 'odd');
    });
  }
}
