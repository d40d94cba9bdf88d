const FIRST_SLOTS = 256;

/**
 * A table of positions that have been on the board, by the halves of their hashes. Positions are numbered from 0 in the order in
 * which they were added; what else is known of them is kept by the caller under these numbers. Equal hashes are never taken
 * for equal positions: `find` asks the caller.
 */
export class Seen {
  /** How many positions are in the table. */
  size = 0;
  /** Open addressing: number + 1 of the position in a slot, 0 for a free one. At least half are free. */
  private slots = new Int32Array(FIRST_SLOTS);
  private highs = new Int32Array(FIRST_SLOTS / 2);
  private lows = new Int32Array(FIRST_SLOTS / 2);

  /** The number of the position with this hash for which `is` answers yes, or -1. */
  find(high: number, low: number, is: (number: number) => boolean): number {
    const { slots, highs, lows } = this;
    const mask = slots.length - 1;
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const number = slots[slot]! - 1;
      if (number < 0) return -1;
      if (lows[number] === low && highs[number] === high && is(number)) return number;
    }
  }

  /** Adds a position that is not in the table and returns its number. */
  add(high: number, low: number): number {
    if (2 * this.size === this.slots.length) this.grow();
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = low & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    const number = this.size++;
    this.highs[number] = high;
    this.lows[number] = low;
    slots[slot] = number + 1;
    return number;
  }

  /** Takes out the position added last. */
  pop(): void {
    const { slots } = this;
    const mask = slots.length - 1;
    const number = --this.size;
    let slot = this.lows[number]! & mask;
    while (slots[slot] !== number + 1) slot = (slot + 1) & mask;
    // Nothing that was added before can have been pushed past this slot.
    slots[slot] = 0;
  }

  clear(): void {
    // A table that has grown is dropped: whoever clears often should not pay for the largest it ever was.
    if (this.slots.length > 4 * FIRST_SLOTS) {
      this.slots = new Int32Array(FIRST_SLOTS);
      this.highs = new Int32Array(FIRST_SLOTS / 2);
      this.lows = new Int32Array(FIRST_SLOTS / 2);
    } else this.slots.fill(0);
    this.size = 0;
  }

  private grow(): void {
    const { highs, lows, size } = this;
    const length = 2 * this.slots.length;
    this.slots = new Int32Array(length);
    this.highs = new Int32Array(length / 2);
    this.lows = new Int32Array(length / 2);
    this.size = 0;
    for (let number = 0; number < size; number++) this.add(highs[number]!, lows[number]!);
  }
}
