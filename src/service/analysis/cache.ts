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
