import { titleKey } from '../../title.ts';

/** The titles of the entries that are written. */
export class Titles {
  /** Titles that are there, and the number that the next one like it gets. */
  private readonly known = new Map<string, number>();

  /** Titles are unique, since `from:` knows entries by them; it reads `after 3` as a move. */
  unique(wanted: string): string {
    const plain =
      wanted
        .replace(/^[#\s]+/, '')
        .slice(0, 120)
        .trim()
        .replace(/\safter \d+$/i, '') || 'Game';
    let title = plain;
    for (let n = this.known.get(titleKey(plain)) ?? 1; this.known.has(titleKey(title)); ) {
      title = `${plain} (${++n})`;
      this.known.set(titleKey(plain), n);
    }
    this.known.set(titleKey(title), 1);
    return title;
  }
}
