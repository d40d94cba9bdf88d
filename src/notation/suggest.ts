// biome-ignore-all lint/style/noNonNullAssertion: rows are longer than any word that is compared.

/** Words longer than this are no misspelling of anything we know; it also bounds the work. */
const LONGEST = 32;

/** Room for the rows of {@link distance}: a known word is longer by a third at most. */
const WIDTH = 48;
const ROWS = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const;

/** The known word that a misspelled one means, if any: at most a third of its letters are wrong. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const written = word.toLowerCase();
  if (written.length === 0 || written.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const candidate of known) {
    const away = distance(written, candidate, least);
    if (away < least) {
      least = away;
      best = candidate;
    }
  }
  return best;
}

/**
 * Edits (insert, delete, replace, swap neighbors) between two short words, or `enough` if there are
 * as many. A text can have as many misspelled words as it has lines, so nothing is allocated, and
 * words that differ too much in length are not compared.
 */
function distance(a: string, b: string, enough: number): number {
  if (Math.abs(a.length - b.length) >= enough) return enough;
  let [before, last, row]: readonly [Uint8Array, Uint8Array, Uint8Array] = ROWS;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  let least = 0;
  for (let i = 1; i <= a.length; i++) {
    const leastBefore = least;
    row[0] = i;
    least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, before[j - 2]! + 1);
      }
      row[j] = edits;
      if (edits < least) least = edits;
    }
    // A later row has at least what this one has, or one more than the one before it.
    if (least >= enough && leastBefore + 1 >= enough) return enough;
    [before, last, row] = [last, row, before];
  }
  return last[b.length]!;
}
