/** A value that a cache keeps for an object, and those that other caches keep for it. */
interface CachedValue {
  readonly cache: unknown;
  readonly next: CachedValue | undefined;
  value: unknown;
  version: number;
}

/** All caches share one weak map, since V8 never makes the table of a weak map smaller. */
const table = new WeakMap<object, CachedValue>();

/**
 * A value for each object, made when it is first asked for and dropped with the object. Make caches
 * at module level only: a value outlives its cache. With `versionOf` the value is made again when
 * the version of the object has changed since.
 */
export class ObjectCache<K extends object, V> {
  constructor(
    private readonly make: (key: K) => V,
    private readonly versionOf: (key: K) => number = () => 0,
  ) {}

  get(key: K): V {
    let kept = table.get(key);
    while (kept && kept.cache !== this) kept = kept.next;
    const version = this.versionOf(key);
    if (kept?.version === version) return kept.value as V;
    const value = this.make(key);
    if (kept) {
      kept.value = value;
      kept.version = version;
    } else table.set(key, { cache: this, next: table.get(key), value, version });
    return value;
  }
}

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
