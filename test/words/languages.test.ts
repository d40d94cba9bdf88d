import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Language } from '../../src/library/types.ts';
import {
  english,
  LANGUAGE_IDS,
  languageOf,
  loadWords,
  message,
  type SpokenLanguage,
  say,
} from '../../src/words/index.ts';
import { NLS_LOCALES } from '../../tools/manifest.mjs';
import { LANGUAGES } from '../../tools/page-words.mjs';
import { declareLawsOfChinese } from './chinese.ts';
import { NOT_ENGLISH } from './latin.ts';
import { ENGLISH, FAULTS, saidBy } from './samples.ts';

test('the languages are the same in the sources, the build, the manifest and the library', () => {
  const ids = [...LANGUAGE_IDS].sort();
  expect(LANGUAGES).toEqual(ids);
  expect(Object.keys(NLS_LOCALES).sort()).toEqual(ids);
  expectTypeOf<Language>().toEqualTypeOf<SpokenLanguage>();
});

test.each([
  ['ja-JP', 'ja'],
  ['ja_JP.eucJP', 'ja'],
  ['ko_KR.UTF-8', 'ko'],
  ['zh-CN', 'zh-hans'],
  ['zh-SG', 'zh-hans'],
  ['zh', 'zh-hans'],
  ['zh-Hans-HK', 'zh-hans'],
  ['zh-TW', 'zh-hant'],
  ['zh-hk', 'zh-hant'],
  ['zh_MO.UTF-8', 'zh-hant'],
  ['zh-Hant-SG', 'zh-hant'],
  ['en-GB', 'en'],
  ['jam', 'en'],
  ['constructor', 'en'],
  ['C.UTF-8', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('the language of the locale %s is %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

declareLawsOfChinese();

describe.each(LANGUAGE_IDS.filter((id) => id !== 'en'))('%s', async (id) => {
  const { words: whole } = await import(`../../src/words/${id}/index.ts`);
  const { page } = await import(`../../src/words/${id}/page.ts`);
  const { boards } = await import(`../../src/words/${id}/boards.ts`);
  const { extension } = await import(`../../src/words/${id}/extension.ts`);
  const { playground } = await import(`../../src/words/${id}/playground.ts`);
  const words = { ...whole, ...page, ...boards, ...extension, ...playground } as Record<
    string,
    (args: unknown) => string
  >;

  test('says its sentences of all kinds of arguments, with no hole and no English in them', () => {
    const wrong: string[] = [];
    for (const [code, sentence, args] of saidBy(words)) {
      const left = sentence.replaceAll(NOT_ENGLISH, '').match(/[A-Za-z]{2,}/g);
      if (sentence.trim() === '' || FAULTS.test(sentence) || left)
        wrong.push(`${code} ${JSON.stringify(args)}: ${JSON.stringify(sentence)} ${left ?? ''}`);
    }
    expect(wrong).toEqual([]);
  });

  test('has codes of English only, and is loaded with English where it lacks one', async () => {
    expect(Object.keys(words).filter((code) => !(code in ENGLISH))).toEqual([]);
    const loaded = await loadWords(id);
    expect(Object.keys(loaded).sort()).toEqual(Object.keys(english).sort());
    const inEnglish = message('actual.captures', { move: 3, stones: [] });
    expect(say(inEnglish, loaded)).not.toBe(say(inEnglish, english));
  });
});
