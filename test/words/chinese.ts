import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nlsOf } from '../../tools/manifest.mjs';
import { RULE_NAMES, saidBy } from './samples.ts';

type Catalogue = Readonly<Record<string, (args: never) => string>>;

/** The characters of an encoding, from the rows of it that have characters of that script. */
function characters(encoding: string, lead: readonly [number, number], trail: readonly [number, number]) {
  const decoder = new TextDecoder(encoding);
  const all = new Set<string>();
  for (let first = lead[0]; first <= lead[1]; first++)
    for (let second = trail[0]; second <= trail[1]; second++)
      all.add(decoder.decode(new Uint8Array([first, second])));
  return all;
}

/** What each writing knows, what it quotes with, and words of the other side of the strait or against the glossary, with what to write. */
const LANGUAGES = [
  {
    id: 'zh-hans',
    known: characters('gbk', [0xb0, 0xf7], [0xa1, 0xfe]),
    foreignQuotes: /[「」『』]/,
    wrong: [
      [/虚手|停一手/, '虚着'],
      [/叫吃/, '打吃'],
      [/同型/, '同形'],
      [/棋块|棋链|一块棋/, '棋串'],
      [/默許|缺省/, '默认'],
      [/支援|档案|网路|资讯|预设|搜寻|程式/, '大陆的说法'],
    ],
  },
  {
    id: 'zh-hant',
    known: characters('big5', [0xa4, 0xf9], [0x40, 0xfe]),
    foreignQuotes: /[“”‘]/,
    wrong: [
      [/停一手|虛著/, '虛手'],
      [/叫吃/, '打吃'],
      [/同型/, '同形'],
      [/棋塊|棋鏈|一塊棋/, '棋串'],
      [
        /程序|默認|信息|搜索|字符|設置|支持|服務器|視圖|當前|轉義|打印|標識符|鏈接|文本|註釋|插件/,
        '臺灣的說法',
      ],
      [/并|几|着|新西蘭/, '並、幾、著、紐西蘭'],
      [/按(?!下|一|兩|鈕|鍵|住| [A-Z])/, '依'],
    ],
  },
] as const;

/** The same sample, with a phrase in Chinese where another message is said. */
function inChinese(sample: unknown): unknown {
  if (sample === 'other words') return '中文';
  // A rule that its author has written, in Chinese.
  if (typeof sample === 'string' && sample.includes('\n')) return 'c3\n# 中文';
  if (Array.isArray(sample)) return sample.map(inChinese);
  if (typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, inChinese(value)]));
}

const glossary = readFileSync('src/words/TERMS.md', 'utf8');
const HAN = /\p{Script=Han}/gu;

/** What holds in both writings of Chinese: `languages.test.ts` declares it, so that the samples are made once. */
export function declareLawsOfChinese(): void {
  describe.each(LANGUAGES)('$id', async ({ id, known, foreignQuotes, wrong }) => {
    const { words } = (await import(`../../src/words/${id}/index.ts`)) as { words: Catalogue };
    const { page } = (await import(`../../src/words/${id}/page.ts`)) as { page: Catalogue };
    const { extension } = (await import(`../../src/words/${id}/extension.ts`)) as { extension: Catalogue };
    const catalogue = { ...words, ...page, ...extension };
    const said = saidBy(catalogue, inChinese).map(
      // As VS Code writes titles of commands that ask for more.
      ([code, sentence, args]): [string, string, unknown] => [code, sentence.replace('...', ''), args],
    );
    for (const [key, text] of Object.entries(nlsOf(id)!))
      said.push([key, text.replaceAll(/\[([^\]]*)\]\(command:[^)]*\)|\.\.\.$/g, '$1'), undefined]);
    const faulty = (isWrong: (sentence: string) => boolean | undefined) =>
      said.filter(([, sentence]) => isWrong(sentence)).map(([code, sentence]) => `${code}: ${sentence}`);

    test('separates Chinese characters from others with one blank, and nothing else', () => {
      const meets = /\p{Script=Han}[!-)+-~]|[!-)+-~]\p{Script=Han}/u;
      const parted = /[\p{Script=Han}，。：；？！（）、“”「」] +[\p{Script=Han}，。：；？！（）、“”「」]/u;
      const besidePunctuation = /[，。：；？！（）、] | [，。：；？！（）、]/;
      expect(faulty((s) => meets.test(s) || parted.test(s) || besidePunctuation.test(s))).toEqual([]);
    });

    test('has the characters of its own writing alone, and its quotation marks', () => {
      expect(faulty((s) => (s.match(HAN) ?? []).some((c) => !known.has(c)))).toEqual([]);
      expect(faulty((s) => foreignQuotes.test(s))).toEqual([]);
    });

    test('has none of the words that readers of it do not use', () => {
      for (const [word, instead] of wrong)
        expect(
          faulty((s) => word.test(s)),
          instead,
        ).toEqual([]);
    });

    test('names rules and patterns as the glossary does', () => {
      const rules = saidBy(words, inChinese, RULE_NAMES).map(([, name]) => name);
      const patterns = said.flatMap(([code, sentence, args]) =>
        code === 'note.pattern' && (args as { pattern: string }).pattern !== 'other'
          ? [sentence.replace(/^(?:这是|這是)/, '')]
          : [],
      );
      expect(patterns.length).toBeGreaterThan(8);
      expect([...rules, ...patterns].filter((name) => !glossary.includes(name))).toEqual([]);
    });
  });
}
