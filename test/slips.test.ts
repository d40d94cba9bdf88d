import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLAIMS, SGF } from '../scripts/reference/slips.mjs';

/** The corpus of slips: what Koban says of each, and what helps. */

interface Slip {
  readonly title: string;
  readonly text: string;
  readonly code: string;
  readonly message: Readonly<Record<string, string>>;
  readonly help?: Readonly<Record<string, string>>;
  readonly after?: string;
  /** How many there are before what helps, and after. */
  readonly problems: readonly [number, number];
}

// `npm run generate` runs Koban on each; test/reference.test.ts says where that is stale.
const MADE: readonly Slip[] = JSON.parse(readFileSync('docs/reference/slips.json', 'utf8'));

/** What nobody can rewrite for the author: something is missing that only they know. */
const ONLY_SAID = [
  ['A move that is not there', 'The number without its move', 'No colon and no stone', 'A column i'],
  ['The color alone', 'A point of a move that was not played', 'Two titles alike', 'A label without a text'],
  ['A replay without its move', 'A mark without points', 'A handicap without stones', 'An empty number'],
  ['A property that does not exist', 'Another game', 'Text before the record'],
  ['A line to itself', 'Suicide as a rule', 'A point beside the board', 'Numbers behind the color'],
].flat();

describe('the corpus of slips', () => {
  test('has each slip, and at least 120', () => {
    const slips = [...CLAIMS, ...SGF].flatMap(({ slips }) => slips);
    expect(MADE.map(({ text }) => text)).toEqual(slips.map(([, text]) => text));
    expect(new Set(MADE.map(({ text }) => text)).size).toBe(MADE.length);
    expect(MADE.length).toBeGreaterThanOrEqual(120);
  });

  test('has help that lowers the number of problems, wherever one thing is meant', () => {
    const useless = MADE.filter(({ problems: [before, after] }) => after >= before);
    expect(useless.map(({ title }) => title).sort()).toEqual([...ONLY_SAID].sort());
    expect(useless.filter(({ help }) => help)).toEqual([]);
  });

  test('says each in five languages, the others not in English', () => {
    for (const { title, message, help } of MADE) {
      for (const said of [message, help ?? {}]) {
        const { en, ...others } = said;
        if (en === undefined) continue;
        expect(Object.keys(others).sort(), title).toEqual(['ja', 'ko', 'zh-hans', 'zh-hant']);
        for (const one of Object.values(others))
          expect(one, title).toMatch(/[\p{sc=Han}\p{sc=Hangul}\p{sc=Hira}]/u);
      }
    }
  });
});
