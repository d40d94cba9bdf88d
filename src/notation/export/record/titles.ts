import { titleKey } from '../../title.ts';

/** The most characters of a title made of another one, which grows with each variation. */
const LONGEST_MADE = 120;

/** The titles of the entries that are written. */
export class Titles {
  /** Titles that are there, and the number that the next one like it gets. */
  private readonly known = new Map<string, number>();

  /** The title that an author wrote, or else `made`, with a number if another entry has it. */
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
