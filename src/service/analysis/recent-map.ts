/** A map of at most `most` entries: setting one more drops the entry that was used longest ago. */
export class RecentMap<K, V> {
  private readonly entries = new Map<K, V>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: K): V | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    // A map keeps the order in which its keys were set: the key becomes the last one.
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  /** The value of a key, made if it is not there. */
  getOr(key: K, make: () => V): V {
    return this.get(key) ?? this.set(key, make());
  }

  set(key: K, value: V): V {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.most) {
      const [oldest] = this.entries.keys();
      this.entries.delete(oldest as K);
    }
    return value;
  }

  clear(): void {
    this.entries.clear();
  }
}
