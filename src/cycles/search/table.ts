/**
 * Slots grow with the states up to here; then the chains do, since moving very many states at once
 * would hold everything up.
 */
const MOST_SLOTS = 1 << 15;
/** The same for what they are: they are kept in pieces. */
const PIECE = 12;
const INSIDE = (1 << PIECE) - 1;

/**
 * Numbers states of a few 32-bit words each, in the order of their arrival; exact: the words
 * themselves are compared.
 */
export class StateTable {
  count = 0;
  /** The words of the states, so many states to a piece. */
  private readonly words: Int32Array[];
  /** The first state of each chain, and the next one after each state; -1 for none. */
  private slots = new Int32Array(128).fill(-1);
  private next = new Int32Array(64);
  /** What each state hashes to. */
  private codes = new Int32Array(64);

  constructor(readonly width: number) {
    this.words = [new Int32Array(64 * width)];
  }

  /** The number of the state `key[0 … width - 1]`; `count` has grown when it is new. */
  intern(key: Int32Array): number {
    const { width } = this;
    const code = hash(key, width);
    for (let id = this.slots[code & (this.slots.length - 1)] ?? -1; id >= 0; id = this.next[id] ?? -1) {
      if (this.codes[id] !== code) continue;
      const words = this.words[id >> PIECE];
      const at = (id & INSIDE) * width;
      let k = 0;
      while (k < width && words?.[at + k] === key[k]) k++;
      if (k === width) return id;
    }
    const id = this.count++;
    if (id === this.next.length) {
      this.next = grown(this.next, 2 * id);
      this.codes = grown(this.codes, 2 * id);
      if (this.slots.length < MOST_SLOTS) this.spread();
    }
    const words = this.room(id);
    const at = (id & INSIDE) * width;
    for (let k = 0; k < width; k++) words[at + k] = key[k] ?? 0;
    this.codes[id] = code;
    this.chain(id, code);
    return id;
  }

  /** Word `k` of a state. */
  word(id: number, k: number): number {
    return this.words[id >> PIECE]?.[(id & INSIDE) * this.width + k] ?? 0;
  }

  private room(id: number): Int32Array {
    const piece = id >> PIECE;
    const words = this.words[piece];
    if (words && (id & INSIDE) * this.width < words.length) return words;
    const larger = words ? grown(words, 2 * words.length) : new Int32Array(this.width << PIECE);
    this.words[piece] = larger;
    return larger;
  }

  private chain(id: number, code: number): void {
    const slot = code & (this.slots.length - 1);
    this.next[id] = this.slots[slot] ?? -1;
    this.slots[slot] = id;
  }

  private spread(): void {
    this.slots = new Int32Array(2 * this.slots.length).fill(-1);
    for (let id = 0; id < this.count - 1; id++) this.chain(id, this.codes[id] ?? 0);
  }
}

function hash(words: Int32Array, width: number): number {
  let h = 0x2545f491;
  for (let k = 0; k < width; k++) {
    h = Math.imul(h ^ (words[k] ?? 0), 0x9e3779b1);
    h ^= h >>> 15;
  }
  return h ^ (h >>> 13);
}

/** The same numbers in a longer array. */
export function grown<T extends Int32Array | Int16Array | Uint8Array>(array: T, length: number): T {
  const longer = new (array.constructor as new (n: number) => T)(length);
  longer.set(array);
  return longer;
}
