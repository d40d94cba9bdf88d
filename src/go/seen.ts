const FIRST_SLOTS = 256;

/**
 * A table of positions that have been on the board, by the halves of their hashes. Positions are
 * numbered from 0 in the order in which they were added; what else is known of them is kept by the
 * caller under these numbers. Equal hashes are never taken for equal positions: `enter` asks the
 * caller.
 */
export class Seen {
  /** How many positions are in the table. */
  size = 0;
  /**
   * Open addressing, at least half of it free. A slot is two numbers: that of the position, plus 1,
   * or 0 when the slot is free; and 32 bits of the hash.
   */
  private slots = new Int32Array(2 * FIRST_SLOTS);

  /**
   * The number of the position with this hash for which `is` answers yes; or -1, and the position
   * has been added.
   */
  enter(high: number, low: number, is: (number: number) => boolean): number {
    if (4 * this.size >= this.slots.length) this.grow();
    const { slots } = this;
    const mask = slots.length - 1;
    const bits = low ^ (high << 6);
    let slot = (2 * bits) & mask;
    for (let number = slots[slot] ?? 0; number !== 0; number = slots[slot] ?? 0) {
      if (slots[slot + 1] === bits && is(number - 1)) return number - 1;
      slot = (slot + 2) & mask;
    }
    slots[slot] = ++this.size;
    slots[slot + 1] = bits;
    return -1;
  }

  /** Adds a position that is not in the table and returns its number. */
  add(high: number, low: number): number {
    this.enter(high, low, no);
    return this.size - 1;
  }

  /** Takes out the position added last, which has this hash. */
  pop(high: number, low: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = (2 * (low ^ (high << 6))) & mask;
    while (slots[slot] !== this.size) slot = (slot + 2) & mask;
    // Nothing that was added before can have been pushed past this slot.
    slots[slot] = 0;
    this.size--;
  }

  clear(): void {
    // A table that has grown large is dropped, so that clearing often does not cost what the
    // largest one did.
    if (this.slots.length > 16 * FIRST_SLOTS) this.slots = new Int32Array(2 * FIRST_SLOTS);
    else this.slots.fill(0);
    this.size = 0;
  }

  private grow(): void {
    const old = this.slots;
    const slots = new Int32Array(2 * old.length);
    const mask = slots.length - 1;
    // In the order of their numbers, so that the last can be taken out.
    const places = new Int32Array(this.size);
    for (let from = 0; from < old.length; from += 2) {
      const number = old[from] ?? 0;
      if (number !== 0) places[number - 1] = from;
    }
    for (const from of places) {
      const bits = old[from + 1] ?? 0;
      let slot = (2 * bits) & mask;
      while (slots[slot] !== 0) slot = (slot + 2) & mask;
      slots[slot] = old[from] ?? 0;
      slots[slot + 1] = bits;
    }
    this.slots = slots;
  }
}

const no = () => false;
