import { titleKey } from '../../title.ts';

/** The longest title that is made of another one: those of variations in variations grow. */
const LONGEST_MADE = 120;

/** The titles of the entries that are written. */
export class Titles {
  /** Titles that are there, and the number that the next one like it gets. */
  private readonly known = new Map<string, number>();

  /** What an author wrote, else what is made up, as a title that no other entry has. */
  unique(written: string, made: string): string {
    const plain = written.trim() || made.slice(0, LONGEST_MADE).trim();
    let title = plain;
    for (let n = this.known.get(titleKey(plain)) ?? 1; this.known.has(titleKey(title)); ) {
      title = `${plain} (${++n})`;
      this.known.set(titleKey(plain), n);
    }
    this.known.set(titleKey(title), 1);
    return title;
  }
}
