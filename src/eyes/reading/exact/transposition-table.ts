// biome-ignore-all lint/style/noNonNullAssertion: an entry has all its numbers.
/** As good as endless: what is proven has 0 on one side and this on the other. */
export const SURE = 1 << 24;

/**
 * Numbers of an entry: its position (two halves of a hash, a key), what is known of it, and the
 * marks of those who looked.
 */
const HIGH = 0;
const LOW = 1;
const KEY = 2;
const AGE = 3;
const PROOF = 4;
const REFUTATION = 5;
const MOVE = 6;
const SEEN = 7;
const WIDTH = 8;

/**
 * What an exact search has found out: by position its proof numbers and the move that they come
 * from. Nothing is ever evicted; the table grows instead, so its users bound how much is kept. An
 * entry is known by a number, until the next is kept.
 */
export class TranspositionTable {
  private entries: Int32Array;
  private mask: number;
  private count = 0;
  /** The generation, so that forgetting costs nothing. */
  private age = 1;
  /**
   * Walks are numbered; those from `era` on share their confirmations. An entry confirmed in an era
   * carries the number of the era, negative.
   */
  private walk = 1;
  private era = 1;

  /** @param bits the table begins with 2^bits entries */
  constructor(bits = 12) {
    this.mask = (1 << bits) - 1;
    this.entries = new Int32Array(WIDTH << bits);
  }

  /** Forgets everything. */
  forget(): void {
    this.age++;
    this.count = 0;
    this.doubt();
  }

  /** The entry of a position, found by its whole hash and a key for all else, or -1. */
  find(high: number, low: number, key: number): number {
    const at = this.place(high, low, key);
    return this.entries[at + AGE] === this.age ? at : -1;
  }

  proof(at: number): number {
    return this.entries[at + PROOF]!;
  }

  refutation(at: number): number {
    return this.entries[at + REFUTATION]!;
  }

  /** -1 for a pass or none. */
  move(at: number): number {
    return this.entries[at + MOVE]!;
  }

  keep(high: number, low: number, key: number, proof: number, refutation: number, move = -1): void {
    let at = this.place(high, low, key);
    if (this.entries[at + AGE] !== this.age) {
      if (2 * ++this.count > this.mask) {
        this.grow();
        at = this.place(high, low, key);
      }
      this.entries[at + HIGH] = high;
      this.entries[at + LOW] = low;
      this.entries[at + KEY] = key;
      this.entries[at + AGE] = this.age;
    }
    this.entries[at + PROOF] = proof;
    this.entries[at + REFUTATION] = refutation;
    this.entries[at + MOVE] = move;
    this.entries[at + SEEN] = 0;
  }

  /**
   * Begins a walk over entries: visits of earlier walks no longer count, their confirmations do.
   */
  beginWalk(): void {
    this.walk++;
  }

  /** Confirmations no longer count either. */
  doubt(): void {
    this.era = ++this.walk;
  }

  meet(at: number): void {
    this.entries[at + SEEN] = this.walk;
  }

  confirm(at: number): void {
    this.entries[at + SEEN] = -this.era;
  }

  /** Whether this walk has met the entry, or one of the same era has confirmed it. */
  isMet(at: number): boolean {
    const seen = this.entries[at + SEEN]!;
    return seen === this.walk || seen === -this.era;
  }

  /** Where an entry stands, or could. */
  private place(high: number, low: number, key: number): number {
    const { entries, mask, age } = this;
    let i = (low ^ (high << 3) ^ Math.imul(key, 0x9e3779b1)) & mask;
    for (; ; i = (i + 1) & mask) {
      const at = WIDTH * i;
      if (entries[at + AGE] !== age) return at;
      if (entries[at + LOW] === low && entries[at + HIGH] === high && entries[at + KEY] === key) return at;
    }
  }

  private grow(): void {
    const { entries, age } = this;
    this.mask = 2 * this.mask + 1;
    this.entries = new Int32Array(2 * entries.length);
    for (let from = 0; from < entries.length; from += WIDTH) {
      if (entries[from + AGE] !== age) continue;
      const at = this.place(entries[from + HIGH]!, entries[from + LOW]!, entries[from + KEY]!);
      this.entries.set(entries.subarray(from, from + WIDTH), at);
    }
  }
}
