/**
 * A slow board that shares nothing with `src`: points are strings, strings of stones are found anew
 * by breadth-first search through sets, positions are compared as text, and each rule is read off
 * its definition over the whole history. Tests hold the fast boards and the rules to it.
 */

export type Stone = 'X' | 'O';

export interface OracleMove {
  readonly kind: 'play' | 'pass' | 'tenuki';
  readonly stone: Stone;
  /** `column,row` from the top left, from 0. */
  readonly at: string;
  /** Puts the stone there whatever stands on the point, as SGF does. */
  readonly over?: true;
}

export interface OracleSide {
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
  readonly bottom: boolean;
}

/**
 * One entry of the history: the board after a move, and who made it how. The first is the start.
 */
export interface Moment {
  readonly board: string;
  readonly kind: 'start' | 'play' | 'pass' | 'tenuki' | 'void' | 'setup';
  readonly by: Stone | null;
  readonly toMove: Stone;
  /** How many tenuki were played before: boards with other numbers of them are never the same. */
  readonly outside: number;
}

export interface OracleReport {
  readonly kind: 'play' | 'pass' | 'tenuki' | 'void';
  readonly captured: readonly string[];
  readonly suicide: boolean;
  /** How many stones the chain of the new stone had before any went. */
  readonly chain: number;
  readonly rows: readonly string[];
  readonly sameAs: readonly number[];
  /**
   * By rule: `allowed`, or the code and, for repetitions, the number of the earliest move that is
   * repeated.
   */
  readonly verdicts: Record<'none' | 'basic' | 'psk' | 'ssk' | 'nssk' | 'japanese', string>;
}

export class OracleGame {
  private stones: Map<string, string>;
  readonly history: Moment[];
  private outside = 0;
  /** Set when the last move was a lone stone that captured a lone stone. */
  private ko: { captor: string; by: Stone } | null = null;

  constructor(
    private readonly rows: readonly string[],
    toMove: Stone,
    private readonly open: OracleSide,
    private readonly suicideAllowed: boolean,
  ) {
    this.stones = new Map();
    rows.forEach((row, y) => {
      [...row].forEach((glyph, x) => {
        this.stones.set(`${x},${y}`, glyph);
      });
    });
    this.history = [{ board: this.text().join('\n'), kind: 'start', by: null, toMove, outside: 0 }];
  }

  private text(): string[] {
    return this.rows.map((row, y) => [...row].map((_, x) => this.stones.get(`${x},${y}`)).join(''));
  }

  private beside(at: string): string[] {
    const [x, y] = at.split(',').map(Number) as [number, number];
    const spots = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ];
    return spots.map(([a, b]) => `${a},${b}`);
  }

  /** Off the board, over an open side. */
  private beyond(at: string): boolean {
    const [x, y] = at.split(',').map(Number) as [number, number];
    const width = this.rows[0]!.length;
    return (
      (x < 0 && this.open.left) ||
      (x >= width && this.open.right) ||
      (y < 0 && this.open.top) ||
      (y >= this.rows.length && this.open.bottom)
    );
  }

  private string(at: string): Set<string> {
    const stone = this.stones.get(at);
    const string = new Set([at]);
    for (const point of string) {
      for (const next of this.beside(point)) if (this.stones.get(next) === stone) string.add(next);
    }
    return string;
  }

  private breathes(string: Set<string>): boolean {
    for (const point of string) {
      for (const next of this.beside(point)) {
        const there = this.stones.get(next);
        if (there === '.' || there === '?' || (there === undefined && this.beyond(next))) return true;
      }
    }
    return false;
  }

  /** Another board is put in place of this one. */
  setUp(rows: readonly string[], by: Stone): void {
    rows.forEach((row, y) => {
      [...row].forEach((glyph, x) => {
        this.stones.set(`${x},${y}`, glyph);
      });
    });
    this.ko = null;
    const toMove = by === 'X' ? 'O' : 'X';
    this.history.push({ board: this.text().join('\n'), kind: 'setup', by, toMove, outside: this.outside });
  }

  move(move: OracleMove): OracleReport {
    const { stone } = move;
    const enemy = stone === 'X' ? 'O' : 'X';
    let kind: OracleReport['kind'] = move.kind;
    const captured = new Set<string>();
    let suicide = false;
    let koBreach = false;
    let ko: OracleGame['ko'] = null;
    let chain = 0;
    const there = this.stones.get(move.at);
    const isOver = kind === 'play' && move.over === true && (there === 'X' || there === 'O');
    if (kind === 'play' && there !== '.' && !isOver) kind = 'void';
    if (kind === 'tenuki') this.outside++;
    if (kind === 'play') {
      this.stones.set(move.at, stone);
      const size = this.string(move.at).size;
      chain = size;
      for (const next of this.beside(move.at)) {
        if (this.stones.get(next) !== enemy) continue;
        const string = this.string(next);
        if (!this.breathes(string)) for (const point of string) captured.add(point);
      }
      for (const point of captured) this.stones.set(point, '.');
      if (captured.size === 0 && !this.breathes(this.string(move.at))) {
        suicide = true;
        for (const point of this.string(move.at)) captured.add(point);
        for (const point of captured) this.stones.set(point, '.');
      }
      koBreach =
        this.ko !== null && this.ko.by !== stone && captured.size === 1 && captured.has(this.ko.captor);
      if (!suicide && size === 1 && captured.size === 1) ko = { captor: move.at, by: stone };
    }
    // A play that could not be made is no move: the ko is as fresh, or as stale, as it was, for the
    // rules look one move back.
    this.ko = ko;
    const now: Moment = {
      board: this.text().join('\n'),
      kind,
      by: stone,
      toMove: enemy,
      outside: this.outside,
    };
    const same = (earlier: Moment) => earlier.board === now.board && earlier.outside === now.outside;
    const earliest = (also: (earlier: Moment) => boolean) =>
      kind === 'play' ? this.history.findIndex((earlier) => same(earlier) && also(earlier)) : -1;
    const any = earliest(() => true);
    const turn = earliest((earlier) => earlier.toMove === now.toMove);
    const own = earliest(({ kind, by }) => (kind === 'play' || kind === 'tenuki') && by === stone);
    const sameAs = kind === 'play' ? this.history.flatMap((earlier, n) => (same(earlier) ? [n] : [])) : [];
    this.history.push(now);
    const verdict = (code: string, forbids: boolean) => {
      if (kind === 'void') return this.stones.get(move.at) === '?' ? 'play.unknown' : 'play.occupied';
      if (isOver) return 'play.occupied';
      if (suicide && !this.suicideAllowed) return 'play.suicide';
      return forbids ? code : 'allowed';
    };
    return {
      kind,
      captured: [...captured].sort(),
      suicide,
      chain,
      rows: this.text(),
      sameAs,
      verdicts: {
        none: verdict('', false),
        basic: verdict('basic.recapture', koBreach),
        psk: verdict(`superko.positional ${any}`, any >= 0),
        ssk: verdict(`superko.situational ${turn}`, turn >= 0),
        nssk: verdict(`superko.natural-situational ${own}`, own >= 0),
        japanese: verdict(koBreach ? 'basic.recapture' : `japanese.repetition ${any}`, koBreach || any >= 0),
      },
    };
  }
}
