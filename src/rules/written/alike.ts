/**
 * Which words of a line may be taken for words of the grammar: those that are spelled nearly alike,
 * and those that say the same. An offered clause must never mean something else than what was
 * typed, so no word that distinguishes one clause from another is put in or left out.
 */

/** What people write for words of the grammar. */
const SAID: Readonly<Record<string, string>> = {
  cannot: 'may not',
  "can't": 'may not',
  less: 'fewer',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
  '8th': 'eighth',
  '9th': 'ninth',
  '10th': 'tenth',
};

/** The words of a line, with those of the grammar for what says the same. */
export const inOurWords = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => (Object.hasOwn(SAID, word) ? (SAID[word] ?? '').split(' ') : [word]));

/** Words of the grammar that say the same in some of its places. */
const SAME: readonly (readonly string[])[] = [
  ['may', 'can', 'must', 'shall'],
  ['that', 'which'],
  ['a', 'an', 'the', 'any'],
  ['recreate', 'repeat', 'restore', 'recreates', 'repeats', 'restores'],
];

/** Words that can be left out, and change nothing. */
const SPARE: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'any',
  'of',
  'is',
  'be',
  'that',
  'which',
  'then',
]);

/** Words that can be put in: no two clauses differ by one of them alone. */
const UNDERSTOOD: ReadonlySet<string> = new Set(
  'a an the of at by in is that with may ends game time ban player captures cycle number earlier since row forbids ko stones'.split(
    ' ',
  ),
);

export const isSpare = (word: string) => SPARE.has(word);
export const isUnderstood = (word: string) => UNDERSTOOD.has(word);

/** The longest words; nobody means a longer one. */
const LONGEST = 24;

/**
 * What it costs to take a word for one of the grammar; `null` where it may say something else.
 *
 * @param isOurs whether the grammar has the word itself: then it is no misspelling of another
 */
export function alike(word: string, wanted: string, isOurs: boolean): number | null {
  if (stem(word) === stem(wanted) || SAME.some((one) => one.includes(word) && one.includes(wanted)))
    return 0.25;
  if (isOurs || word.length > LONGEST) return null;
  const most = wanted.length <= 3 ? 0 : wanted.length < 8 ? 1 : 2;
  const letters = lettersApart(word, wanted);
  const isTurned = letters === 1 && word.length === wanted.length && sorted(word) === sorted(wanted);
  return letters <= most || isTurned ? letters / 4 : null;
}

const stem = (word: string) => word.replace(/(?<=.)s$/, '');
const sorted = (word: string) => [...word].sort().join('');

/** How many letters are put in, left out, replaced, or changed with their neighbors. */
function lettersApart(word: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const same = word[i - 1] === other[j - 1] ? 0 : 1;
      const isTurned = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      const turned = isTurned ? at(i - 2, j - 2) + 1 : LONGEST;
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, turned);
    }
  }
  return at(word.length, other.length);
}
