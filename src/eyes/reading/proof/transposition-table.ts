// biome-ignore-all lint/style/noNonNullAssertion: an entry has all its numbers.
import { NodeStore } from './nodes.ts';

/** Plays of one position that are looked at; more never matter near a fight. */
export const WIDEST = 64;

/** The children of a position on the path. */
export class Level {
  count = 0;
  /**
   * Its number in the store of nodes, the last play of it that was looked at, and the stage of the
   * move generator that it has come to.
   */
  position = -1;
  last = -1;
  stage = 0;
  readonly plays = new Int32Array(WIDEST);
  readonly kos = new Int32Array(WIDEST);
  readonly proofs = new Int32Array(WIDEST);
  readonly refutations = new Int32Array(WIDEST);
}

/**
 * Numbers for each entry: when it was kept, the hash, the key, what was kept, and whether it hangs
 * on a ko. They lie together, since hardly one is in the cache.
 */
const ENTRY = 8;

/** Two numbers by position. */
export class TranspositionTable {
  private readonly mask: number;
  private readonly entries: Int32Array;
  /**
   * By slot some bits of the hash that is kept there: that most positions were not kept is seen
   * here, without a look at the entries.
   */
  private readonly hints: Uint8Array;
  private age = 1;
  /** What was kept since then, and does not hang on a ko, is not forgotten yet. */
  private since = 1;

  /** @param bits the table has 2^bits entries */
  constructor(bits: number) {
    this.mask = (1 << bits) - 1;
    this.entries = new Int32Array(ENTRY << bits);
    this.hints = new Uint8Array(1 << bits);
  }

  forget(): void {
    this.since = ++this.age;
    this.hints.fill(0);
  }

  /** Forgets what hangs on a ko. */
  forgetKos(): void {
    this.age++;
  }

  private slot(high: number, low: number, key: number): number {
    return (low ^ (high << 3) ^ Math.imul(key, 0x9e3779b1)) & this.mask;
  }

  /** The entry of a position, found by its whole hash and what else makes it a moment, or -1. */
  find(high: number, low: number, key: number): number {
    const place = this.slot(high, low, key);
    if (this.hints[place] !== high >>> 24) return -1;
    const { entries } = this;
    const slot = ENTRY * place;
    const age = entries[slot]!;
    if (age !== this.age && (age < this.since || entries[slot + 6] !== 0)) return -1;
    if (entries[slot + 1] !== low) return -1;
    return entries[slot + 2] === high && entries[slot + 3] === key ? slot : -1;
  }

  first(slot: number): number {
    return this.entries[slot + 4]!;
  }

  second(slot: number): number {
    return this.entries[slot + 5]!;
  }

  /** Whether an entry hangs on a ko. */
  kos(slot: number): boolean {
    return this.entries[slot + 6] !== 0;
  }

  keep(high: number, low: number, key: number, first: number, second: number, kos = false): void {
    const place = this.slot(high, low, key);
    this.hints[place] = high >>> 24;
    const { entries } = this;
    const slot = ENTRY * place;
    entries[slot] = this.age;
    entries[slot + 1] = low;
    entries[slot + 2] = high;
    entries[slot + 3] = key;
    entries[slot + 4] = first;
    entries[slot + 5] = second;
    entries[slot + 6] = kos ? 1 : 0;
  }
}

/**
 * What distinguishes moments of one position: the mover, the banned point, and how kos stand (see
 * `komaster.ts`).
 */
export function keyOf(attacks: boolean, ban: number, kos: number): number {
  return (kos << 13) | (2 * (ban + 1)) | (attacks ? 1 : 0);
}

/**
 * What a search finds out: numbers to prove and to refute, plays, and what is safe at a glance; and
 * its path. Its own for as long as it searches.
 */
export class Findings {
  readonly table = new TranspositionTable(15);
  readonly glances = new TranspositionTable(12);
  readonly store = new NodeStore();
  readonly levels: Level[] = [];

  forget(): void {
    this.table.forget();
    this.glances.forget();
    this.store.forget();
  }
}
