import { expect, test } from 'vitest';
import { nearest } from '../../src/notation/suggest.ts';
import { generator } from '../go/random.ts';

/** Edits between two words, by the definition. */
function edits(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  const [a1, b1] = [a.slice(0, -1), b.slice(0, -1)];
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    edits(a1, b) + 1,
    edits(a, b1) + 1,
    edits(a1, b1) + same,
    swapped ? edits(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  );
}

test('the nearest word is the first with the fewest edits, of which a third of the letters may be', () => {
  const below = generator(5);
  const word = () => Array.from({ length: 1 + below(6) }, () => 'abc'[below(3)]).join('');
  let found = 0;
  for (let i = 0; i < 400; i++) {
    const written = word();
    const known = Array.from({ length: 5 }, word);
    const away = known.map((one) => edits(written, one));
    const least = Math.min(...away);
    const most = Math.max(1, Math.floor(written.length / 3));
    expect(nearest(written, known), `${written}: ${known}`).toBe(
      least <= most ? known[away.indexOf(least)] : undefined,
    );
    if (least <= most) found++;
  }
  expect(found).toBeGreaterThan(100);
  expect(found).toBeLessThan(390);
});

test('words that differ in length by hundreds are not compared', () => {
  expect(nearest('moves', ['m'.repeat(500), 'moves'])).toBe('moves');
  expect(nearest('m'.repeat(500), ['moves'])).toBeUndefined();
  expect(nearest('', ['a'])).toBeUndefined();
});
