/** Children of one position that are looked at; more never matter near a fight. */
export const WIDEST = 64;

/** The children of a position on the path. */
export class Level {
  count = 0;
  /** How far the lists of the repertoire have been used, and how many plays stood in them. */
  stage = 0;
  listed = 0;
  readonly moves = new Int16Array(WIDEST);
  readonly bans = new Int16Array(WIDEST);
  readonly kos = new Int32Array(WIDEST);
  readonly proofs = new Int32Array(WIDEST);
  readonly refutations = new Int32Array(WIDEST);
}

/** Proof numbers by position. */
export class Table {
  readonly proofs: Int32Array;
  readonly refutations: Int32Array;
  private readonly mask: number;
  private readonly high: Int32Array;
  private readonly low: Int32Array;
  private readonly keys: Int32Array;
  private readonly ages: Int32Array;
  private age = 1;

  /** @param bits the table has 2^bits entries */
  constructor(bits = 15) {
    const size = 1 << bits;
    this.mask = size - 1;
    this.proofs = new Int32Array(size);
    this.refutations = new Int32Array(size);
    this.high = new Int32Array(size);
    this.low = new Int32Array(size);
    this.keys = new Int32Array(size);
    this.ages = new Int32Array(size);
  }

  forget(): void {
    this.age++;
  }

  private slot(high: number, low: number, key: number): number {
    return (low ^ (high << 3) ^ Math.imul(key, 0x9e3779b1)) & this.mask;
  }

  /** The entry of a position, told by its whole hash and what else makes it a moment, or -1. */
  find(high: number, low: number, key: number): number {
    const slot = this.slot(high, low, key);
    if (this.ages[slot] !== this.age || this.low[slot] !== low) return -1;
    return this.high[slot] === high && this.keys[slot] === key ? slot : -1;
  }

  keep(high: number, low: number, key: number, proof: number, refutation: number): void {
    const slot = this.slot(high, low, key);
    this.ages[slot] = this.age;
    this.high[slot] = high;
    this.low[slot] = low;
    this.keys[slot] = key;
    this.proofs[slot] = proof;
    this.refutations[slot] = refutation;
  }
}

/** What tells apart moments of one position: who moves, which point is banned, and how kos stand (see `komaster.ts`). */
export function keyOf(attacks: boolean, ban: number, kos: number): number {
  return (kos << 13) | (2 * (ban + 1)) | (attacks ? 1 : 0);
}
