/** Numbers states of a few 32-bit words each, in the order of their arrival; exact: the words themselves are compared. */
export class StateTable {
  count = 0;
  words: Int32Array;
  private slots: Int32Array;
  private mask: number;

  constructor(readonly width: number) {
    this.words = new Int32Array(64 * width);
    this.slots = new Int32Array(128).fill(-1);
    this.mask = 127;
  }

  /** The number of the state `key[0 … width - 1]`; `count` has grown when it is new. */
  intern(key: Int32Array): number {
    const { width, words } = this;
    let at = hash(key, 0, width) & this.mask;
    for (let id = this.slots[at]!; id >= 0; id = this.slots[at]!) {
      let k = 0;
      while (k < width && words[id * width + k] === key[k]) k++;
      if (k === width) return id;
      at = (at + 1) & this.mask;
    }
    const id = this.count++;
    this.slots[at] = id;
    if ((id + 1) * width > this.words.length) this.words = grown(this.words, 2 * this.words.length);
    for (let k = 0; k < width; k++) this.words[id * width + k] = key[k]!;
    if (2 * this.count > this.mask) this.rehash();
    return id;
  }

  private rehash(): void {
    this.mask = 2 * this.mask + 1;
    this.slots = new Int32Array(this.mask + 1).fill(-1);
    for (let id = 0; id < this.count; id++) {
      let at = hash(this.words, id * this.width, this.width) & this.mask;
      while (this.slots[at]! >= 0) at = (at + 1) & this.mask;
      this.slots[at] = id;
    }
  }
}

function hash(words: Int32Array, at: number, width: number): number {
  let h = 0x2545f491;
  for (let k = 0; k < width; k++) {
    h = Math.imul(h ^ words[at + k]!, 0x9e3779b1);
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
