import { type Color, EMPTY } from '../../go/types.ts';
import type { Arena } from '../bounds/arena.ts';
import { grown, StateTable } from './table.ts';

/*
 * Two bits for each point; 0 as at the start. On a point that was empty: the color of the stone
 * there, or, in plain mode, 3 for played on and empty again. On a point with a stone of the start:
 * 1 when it is gone; 2 when it was played again (plain) or the other color is there (not plain).
 */
const DONE = 3;
const MISSING = 1;
const REPLAYED = 2;
const WRONG = 2;
/** Cell by `4 * (cell at the start) + code`. */
const PLAIN_CELLS = [0, 1, 2, 0, 1, 0, 1, 0, 2, 0, 2, 0];
const FREE_CELLS = [0, 1, 2, 0, 1, 0, 2, 0, 2, 0, 1, 0];

const HOME = 1;
const DEAD = 2;
/** Counts are kept in bytes; no search goes so far. */
const MOST = 255;

/**
 * The configurations of an arena, numbered; 0 is the start. A configuration is what stands on the
 * arena and, when only plain cycles count, also which points have been played on. Each knows what a
 * cycle through it must still play (T6 and T7 of the README of this room).
 */
export class States {
  private readonly table: StateTable;
  private readonly key: Int32Array;
  private readonly codes: Uint8Array;
  private readonly touched: Int32Array;
  private readonly seen: Int32Array;
  private tick = 0;
  /**
   * Six counts for each configuration, by who must play (black, white, either): points still to be
   * played on, and all points of the parts that it touches.
   */
  private needs = new Uint8Array(64 * 6);
  private flags = new Uint8Array(64);
  private boards: StateTable | null = null;
  private boardIds = new Int32Array(0);

  constructor(
    readonly arena: Arena,
    readonly plain: boolean,
  ) {
    const width = Math.max(1, (arena.n + 15) >> 4);
    this.table = new StateTable(width);
    this.key = new Int32Array(width);
    this.codes = new Uint8Array(arena.n);
    this.touched = new Int32Array(arena.regions.length);
    this.seen = new Int32Array(arena.n);
    this.table.intern(this.key);
    this.flags[0] = HOME;
  }

  get count(): number {
    return this.table.count;
  }

  /** Whether the stones stand as at the start. */
  isHome(configuration: number): boolean {
    return this.hasFlag(configuration, HOME);
  }

  /** Puts a configuration on the arena. */
  load(configuration: number): void {
    const { codes, arena } = this;
    const { cells, start } = arena;
    const decode = this.plain ? PLAIN_CELLS : FREE_CELLS;
    start.forEach((stone, i) => {
      const code = this.codeAt(configuration, i);
      codes[i] = code;
      cells[i] = decode[4 * stone + code] ?? EMPTY;
    });
    arena.countLiberties();
  }

  /**
   * Whether a play on `i` may be part of a cycle that counts, from the configuration that is on the
   * arena.
   */
  mayPlay(i: number, color: Color): boolean {
    const { cells, start, open } = this.arena;
    if (cells[i] !== EMPTY || !((open[i] ?? 0) & color)) return false;
    // In a plain cycle a point is played on once, and a stone of the start comes back in its own
    // color.
    return !this.plain || (start[i] === EMPTY ? this.codes[i] === 0 : start[i] === color);
  }

  /**
   * The configuration after the play that was just made on `i` from `configuration`, which is
   * loaded; -1 when it lies on no cycle that counts.
   */
  after(configuration: number, i: number, color: Color): number {
    const { arena, codes, table, key } = this;
    const { captured, start } = arena;
    for (let k = 0; k < table.width; k++) key[k] = table.word(configuration, k);
    this.recode(i, this.codeOfStone(i, color));
    let alive = true;
    for (const j of captured) {
      const stone = start[j] !== EMPTY;
      // What was played again, or is played just now, must stay.
      if (this.plain && stone && codes[j] === REPLAYED) alive = false;
      this.recode(j, stone ? MISSING : this.plain ? DONE : 0);
    }
    let found = -1;
    if (alive) {
      const known = table.count;
      found = table.intern(key);
      if (found === known) this.assess(found);
      if (this.hasFlag(found, DEAD)) found = -1;
    }
    for (const j of captured) codes[j] = this.codeAt(configuration, j);
    codes[i] = this.codeAt(configuration, i);
    return found;
  }

  /**
   * The fewest plays in which a cycle, begun by `first`, can be whole that is at `configuration`
   * after `depth` plays.
   */
  bound(configuration: number, depth: number, first: Color, mover: Color): number {
    if (this.isHome(configuration)) return depth;
    const at = 6 * configuration - 1;
    const rest = fewest(this.need(at + mover), this.need(at + 3 - mover), this.need(at + 3));
    if (this.plain) return depth + rest;
    // Plays made twice say nothing of what is left; but every point that is touched is played on at
    // some time.
    const all = fewest(this.need(at + 3 + first), this.need(at + 6 - first), this.need(at + 6));
    return Math.max(depth + rest, all);
  }

  /** The fewest plays still to come, in whatever order the colors play. */
  least(configuration: number): number {
    return Math.max(
      1,
      this.owed(configuration, 1) + this.owed(configuration, 2) + this.owed(configuration, 3),
    );
  }

  /** How many points must still be played on by Black (1), White (2) or either (3). */
  owed(configuration: number, who: 1 | 2 | 3): number {
    return this.need(6 * configuration + who - 1);
  }

  /** A number for the stones of a configuration, whatever was played on before. */
  boardOf(configuration: number): number {
    if (!this.plain) return configuration;
    const known = this.boardIds.length;
    if (configuration >= known) {
      this.boardIds = grown(this.boardIds, Math.max(64, 2 * known, configuration + 1)).fill(-1, known);
    }
    const board = this.boardIds[configuration] ?? -1;
    if (board >= 0) return board;
    this.boards ??= new StateTable(this.table.width);
    this.load(configuration);
    this.key.fill(0);
    this.arena.cells.forEach((cell, i) => {
      this.key[i >> 4] = (this.key[i >> 4] ?? 0) | (cell << (2 * (i & 15)));
    });
    const found = this.boards.intern(this.key);
    this.boardIds[configuration] = found;
    return found;
  }

  private hasFlag(configuration: number, flag: number): boolean {
    return ((this.flags[configuration] ?? 0) & flag) !== 0;
  }

  private need(at: number): number {
    return this.needs[at] ?? 0;
  }

  /** The code of point `i` in a configuration. */
  private codeAt(configuration: number, i: number): number {
    return (this.table.word(configuration, i >> 4) >>> (2 * (i & 15))) & 3;
  }

  private codeOfStone(i: number, color: Color): number {
    const start = this.arena.start[i];
    if (start === EMPTY) return color;
    if (start !== color) return WRONG;
    return this.plain ? REPLAYED : 0;
  }

  private recode(i: number, code: number): void {
    const { codes, key } = this;
    key[i >> 4] = (key[i >> 4] ?? 0) ^ (((codes[i] ?? 0) ^ code) << (2 * (i & 15)));
    codes[i] = code;
  }

  /** Works out what a new configuration needs; its stones and codes are in place. */
  private assess(configuration: number): void {
    const { arena, codes, touched, seen, plain } = this;
    const { cells, start, part, open } = arena;
    if (configuration >= this.flags.length) {
      this.flags = grown(this.flags, 2 * this.flags.length);
      this.needs = grown(this.needs, 2 * this.needs.length);
    }
    const tick = ++this.tick;
    let home = true;
    for (let i = 0; i < arena.n; i++) {
      if (codes[i] !== 0) this.touch(part[i] ?? 0, tick);
      const cell = cells[i];
      if (cell === start[i]) continue;
      home = false;
      if (cell !== EMPTY && seen[i] !== tick && !this.mayGo(i, tick)) {
        this.flags[configuration] = DEAD;
        return;
      }
    }
    this.flags[configuration] = home ? HOME : 0;
    const at = 6 * configuration - 1;
    for (let i = 0; i < arena.n; i++) {
      if (touched[part[i] ?? 0] !== tick) continue;
      const stone = start[i] !== EMPTY;
      const who = (stone ? start[i] : open[i]) ?? 0;
      this.increase(at + 3 + who);
      const due = plain
        ? stone
          ? codes[i] !== REPLAYED
          : codes[i] === 0
        : stone
          ? cells[i] !== start[i] || seen[i] === tick
          : cells[i] === EMPTY && seen[i] === tick;
      if (due) this.increase(at + who);
    }
  }

  private increase(at: number): void {
    const { needs } = this;
    const known = needs[at] ?? 0;
    if (known < MOST) needs[at] = known + 1;
  }

  /**
   * Walks a chain with a stone too many, which must go: marks it and its liberties as seen, and
   * touches what stands in it. False when it can go in no plain cycle: it holds a stone that was
   * played again, or has a liberty where nothing will be played any more.
   */
  private mayGo(i: number, tick: number): boolean {
    const { arena, codes, seen, plain } = this;
    const { cells, start, near, part } = arena;
    for (const j of arena.connected(i)) {
      seen[j] = tick;
      if (cells[j] === start[j]) {
        if (plain && codes[j] === REPLAYED) return false;
        this.touch(part[j] ?? 0, tick);
      }
      for (const q of near[j] ?? []) {
        if (cells[q] !== EMPTY) continue;
        if (plain && start[q] === EMPTY && codes[q] === DONE) return false;
        seen[q] = tick;
      }
    }
    return true;
  }

  /** A part is touched, and with a chain the empty regions next to it (T3). */
  private touch(part: number, tick: number): void {
    if (this.touched[part] === tick) return;
    this.touched[part] = tick;
    for (const region of this.arena.regions[part] ?? []) this.touched[region] = tick;
  }
}

/**
 * The shortest alternation that gives the player on move `own` plays and the other `other`, and has
 * `any` more.
 */
function fewest(own: number, other: number, any: number): number {
  return Math.max(1, own + other + any, 2 * own - 1, 2 * other);
}
