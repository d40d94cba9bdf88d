import type { Problem, Span } from '../types.ts';

/** How many `key: value` lines of an entry are read, and how many words of their values. */
const MOST = 20_000;

/** What a problem costs: of a text full of mistakes some hundreds are reported. */
const COST_OF_PROBLEM = 80;

/**
 * How much of an entry is still read. What people write is far from the end of it; of what a
 * program has spoiled the rest takes neither time nor memory, and a problem says where reading
 * ended.
 */
export class Allowance {
  /** What is not read begins here; `null` while all is read. */
  ended: Span | null = null;

  private left = MOST;

  constructor(private readonly problems: readonly Problem[]) {}

  /** The first of some lines or words: as many as are read. */
  *first<T extends { readonly span: Span }>(items: Iterable<T>): Generator<T, void, void> {
    for (const item of items) {
      if (this.left <= 0) {
        this.ended ??= item.span;
        return;
      }
      const told = this.problems.length;
      yield item;
      this.left -= 1 + COST_OF_PROBLEM * (this.problems.length - told);
    }
  }
}
