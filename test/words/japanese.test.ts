import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extension } from '../../src/words/ja/extension.ts';
import { words } from '../../src/words/ja/index.ts';
import { page } from '../../src/words/ja/page.ts';
import { playground } from '../../src/words/ja/playground.ts';
import { RULE_NAMES, saidBy } from './samples.ts';

const catalogue = { ...words, ...page, ...extension, ...playground } as Record<
  string,
  (args: unknown) => string
>;

/** The same sample, with a phrase in Japanese where another message is said. */
function inJapanese(sample: unknown): unknown {
  if (sample === 'other words') return '語句';
  if (Array.isArray(sample)) return sample.map(inJapanese);
  if (typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, inJapanese(value)]));
}

const said = saidBy(catalogue, inJapanese);
/** Sentences in which this stands, but for what is quoted. */
const having = (pattern: RegExp) =>
  said.flatMap(([code, sentence]) =>
    pattern.test(sentence.replaceAll(/「[^」]*」/g, '「」').replaceAll(/`[^`]*`/g, '`'))
      ? [`${code}: ${sentence}`]
      : [],
  );

const JAPANESE = '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]';

/** What the glossary and the house style have other words for. */
const WRONG: readonly (readonly [RegExp, string])[] = [
  [/劫/, 'コウ'],
  [/同形(?!反覆)/, '同一局面反復'],
  [/呼吸点|活路/, 'ダメ'],
  [/ハマ|アゲハマ/, '取られた石'],
  [/偽眼|ニセ眼/, '欠け眼'],
  [/テヌキ|手を抜/, '手抜き'],
  [/石[0-9,]+個/, '子'],
  [/(?:である|のだ)(?:。|$)/, 'です・ます'],
  [/下さい|出来|又は|及び/, 'ください, でき, または, と'],
];

describe('Japanese', () => {
  test('has full-width punctuation beside Japanese, and no blanks beside punctuation', () => {
    const half = new RegExp(`${JAPANESE}[,;:()?!]|[,;:()?!]${JAPANESE}`, 'u');
    expect(having(half).filter((one) => !/「[^」]*」[,;:()?!]/.test(one))).toEqual([]);
    expect(having(/[。、：（）「」] | [。、：（）「」]/)).toEqual([]);
  });

  test('has none of the words that the glossary has others for', () => {
    for (const [word, instead] of WRONG) expect(having(word), instead).toEqual([]);
  });

  test('names rules and patterns as the glossary does', () => {
    const glossary = readFileSync('src/words/TERMS.md', 'utf8');
    const rules = saidBy(words, inJapanese, RULE_NAMES).map(([, name]) => name);
    const patterns = said.flatMap(([code, sentence]) =>
      code === 'note.pattern' ? [sentence.replace(/^これは|です$/g, '')] : [],
    );
    expect(patterns.length).toBeGreaterThan(8);
    expect([...rules, ...patterns].filter((name) => !glossary.includes(name))).toEqual([]);
  });
});
