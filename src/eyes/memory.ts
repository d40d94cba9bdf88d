/**
 * What a search has found out: for a position a floor and a ceiling of its grade, and the best move.
 *
 * A floor holds on every path. A ceiling may rest on the assumption that positions higher up on the path, which the search
 * came back to, are lost for the attacker (grade 0). Such a ceiling names the visit of the lowest of these positions; when
 * that visit ends with grade g, the assumption was right for all grades above g, so the ceiling is raised to g and rests on what the
 * visit itself rests on. In this way cycles cost no more than other positions, and what is used is sound.
 */
export class Memory {
  private readonly mask: number;
  private readonly high: Int32Array;
  private readonly low: Int32Array;
  /** The generation, so that forgetting costs nothing. */
  private readonly ages: Int32Array;
  /** What else tells positions apart. */
  private readonly keys: Int32Array;
  private readonly moves: Int16Array;
  /** Ceiling and floor, two bits each. */
  private readonly grades: Uint8Array;
  /** The visit that the ceiling rests on; 0 for none. */
  private readonly rests: Int32Array;
  private age = 1;

  /** Good moves by position and side alone; they outlive a change of bounds and serve to try the best first. */
  private readonly hints: Int16Array;
  private readonly hinted: Int32Array;
  private readonly hintAges: Int32Array;
  private hintAge = 1;

  /** By visit, from 1: its depth, its grade when it is over, else -1, and the visit that its own ceiling rests on. */
  private depths = new Int16Array(1024);
  private ends = new Int8Array(1024);
  private next = new Int32Array(1024);

  /** @param bits the table has 2^bits entries */
  constructor(bits = 14) {
    const size = 1 << bits;
    this.mask = size - 1;
    this.high = new Int32Array(size);
    this.low = new Int32Array(size);
    this.ages = new Int32Array(size);
    this.keys = new Int32Array(size);
    this.moves = new Int16Array(size);
    this.grades = new Uint8Array(size);
    this.rests = new Int32Array(size);
    this.hints = new Int16Array(size);
    this.hinted = new Int32Array(size);
    this.hintAges = new Int32Array(size);
  }

  /** Forgets all grades: what is known of one string says nothing of another, nor under other bounds. */
  forget(): void {
    this.age++;
  }

  /** Forgets the good moves too, so that an answer does not depend on what was asked before. */
  forgetHints(): void {
    this.hintAge++;
  }

  hint(high: number, low: number, attacks: boolean): number {
    const slot = this.slot(high, low, attacks ? 1 : 0);
    return this.hintAges[slot] === this.hintAge && this.hinted[slot] === low ? this.hints[slot]! : -1;
  }

  keepHint(high: number, low: number, attacks: boolean, move: number): void {
    const slot = this.slot(high, low, attacks ? 1 : 0);
    this.hintAges[slot] = this.hintAge;
    this.hinted[slot] = low;
    this.hints[slot] = move;
  }

  enter(visit: number, depth: number): void {
    if (visit >= this.depths.length) {
      this.depths = doubled(this.depths, new Int16Array(2 * visit));
      this.ends = doubled(this.ends, new Int8Array(2 * visit));
      this.next = doubled(this.next, new Int32Array(2 * visit));
    }
    this.depths[visit] = depth;
    this.ends[visit] = -1;
  }

  /** A visit is over: its grade is `ceiling` at most, provided that what it rests on (0: nothing) is lost. */
  leave(visit: number, ceiling: number, rests: number): void {
    this.ends[visit] = ceiling;
    this.next[visit] = rests;
  }

  private slot(high: number, low: number, key: number): number {
    return (low ^ (high << 3) ^ Math.imul(key, 0x9e3779b1)) & this.mask;
  }

  /** The entry of a position, or -1. Positions are told apart by the whole hash (52 bits) and a key for all else. */
  find(high: number, low: number, key: number): number {
    const slot = this.slot(high, low, key);
    if (this.ages[slot] !== this.age || this.low[slot] !== low) return -1;
    if (this.high[slot] !== high || this.keys[slot] !== key) return -1;
    this.settle(slot);
    return slot;
  }

  /** Brings a ceiling up to date with the visits that have ended. */
  private settle(slot: number): void {
    let visit = this.rests[slot]!;
    if (visit === 0 || this.ends[visit]! < 0) return;
    let ceiling = this.grades[slot]! >> 2;
    while (visit !== 0 && this.ends[visit]! >= 0) {
      if (this.ends[visit]! > ceiling) ceiling = this.ends[visit]!;
      visit = this.next[visit]!;
    }
    this.rests[slot] = visit;
    this.grades[slot] = (ceiling << 2) | (this.grades[slot]! & 3);
  }

  floor(slot: number): number {
    return this.grades[slot]! & 3;
  }

  ceiling(slot: number): number {
    return this.grades[slot]! >> 2;
  }

  /** The depth of the position on the path that the ceiling rests on, or -1. */
  restsOn(slot: number): number {
    const visit = this.rests[slot]!;
    return visit === 0 ? -1 : this.depths[visit]!;
  }

  move(slot: number): number {
    return this.moves[slot]!;
  }

  /** Keeps bounds of a grade; together with what is known of the same position already. */
  keep(
    high: number,
    low: number,
    key: number,
    floor: number,
    ceiling: number,
    rests: number,
    move: number,
  ): void {
    const known = this.find(high, low, key);
    const slot = this.slot(high, low, key);
    let least = floor;
    let most = ceiling;
    let on = rests;
    if (known >= 0) {
      least = Math.max(least, this.floor(known));
      const before = this.ceiling(known);
      if (before < most || (before === most && this.rests[known] === 0)) {
        most = before;
        on = this.rests[known]!;
      }
    }
    this.ages[slot] = this.age;
    this.high[slot] = high;
    this.low[slot] = low;
    this.keys[slot] = key;
    this.moves[slot] = move;
    this.grades[slot] = (most << 2) | least;
    this.rests[slot] = on;
  }
}

function doubled<T extends Int8Array | Int16Array | Int32Array>(old: T, larger: T): T {
  larger.set(old as never);
  return larger;
}
