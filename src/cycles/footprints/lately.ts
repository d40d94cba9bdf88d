/**
 * What was asked for lately, by key: a value outlasts so many questions since it was asked
 * for, and at most twice as many.
 */
export class Lately<V> {
  private recent = new Map<string, V>();
  private older = new Map<string, V>();
  private asked = 0;

  constructor(private readonly most: number) {}

  get(key: string): V | undefined {
    if (++this.asked >= this.most) {
      this.older = this.recent;
      this.recent = new Map();
      this.asked = 0;
    }
    const known = this.recent.get(key);
    if (known !== undefined) return known;
    const before = this.older.get(key);
    if (before !== undefined) this.recent.set(key, before);
    return before;
  }

  set(key: string, value: V): void {
    this.recent.set(key, value);
  }

  clear(): void {
    this.recent.clear();
    this.older.clear();
  }
}
