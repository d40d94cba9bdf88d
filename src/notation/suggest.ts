import { must } from '../go/must.ts';

/** Words longer than this are no misspelling of anything we know; it also bounds the work. */
const LONGEST = 32;

/** The known word that a misspelled one means, if any: at most a third of its letters are wrong. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const written = word.toLowerCase();
  if (written.length === 0 || written.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const candidate of known) {
    const away = distance(written, candidate);
    if (away < least) {
      least = away;
      best = candidate;
    }
  }
  return best;
}

/** Edits (insert, delete, replace, swap neighbors) between two short words. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(must(last[j]) + 1, must(row[j - 1]) + 1, must(last[j - 1]) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(must(row[j]), must(before[j - 2]) + 1);
      }
    }
    before = last;
    last = row;
  }
  return must(last[b.length]);
}
