import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nlsOf } from '../../tools/manifest.mjs';
import { CATALOGUES } from '../../tools/samples.mjs';
import { saidBy } from './samples.ts';

const LANGUAGES = ['en', 'ja', 'ko', 'zh-hans', 'zh-hant'] as const;
/** The tables that have a column for each language, and what Koban alone says: its sentences have every word of them. */
const OURS = ['Koban’s own words', 'Variants of rules, and the search for examples'];

/** The rows of the table under a heading. */
function rowsUnder(heading: string): string[][] {
  const [, after = ''] = readFileSync('src/words/TERMS.md', 'utf8')
    .replaceAll("'", '’')
    .split(`## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(' | ')).slice(1);
}

/** Everything that Koban says in a language, by its code. */
async function sentencesIn(id: (typeof LANGUAGES)[number]) {
  const all: Record<string, (args: never) => string> = {};
  for (const [file, name] of Object.entries(CATALOGUES)) {
    const module = await import(`../../src/words/${id}/${file}.ts`);
    Object.assign(all, module[file === 'index' && id !== 'en' ? 'words' : name]);
  }
  return saidBy(all);
}

/** All of it in one text. */
async function saidIn(id: (typeof LANGUAGES)[number]): Promise<string> {
  const said = (await sentencesIn(id)).map(([, sentence]) => sentence);
  return [...said, ...Object.values(nlsOf(id) ?? {})].join('\n');
}

/** One word for one thing in each language: what was said beside it, and what is said. */
const ONE_WORD: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  ja: [
    [/最初の局面/, '開始局面'],
    [/節点/, 'ノード'],
    [/重さ/, '重大度'],
    [/動画/, 'アニメーション'],
    [/直し方/, '修正案'],
    [/；/, '。'],
    [/(?:コウダテ|コウ立て)\s*[0-9]+,[0-9](?![0-9])/, '黒0個・白0個'],
    [/(?:書ける|できる)：/, 'です・ます'],
  ],
  ko: [
    [/최초 ?국면|처음 국면/, '시작 국면'],
    [/마디/, '노드'],
    [/고치는 법/, '고치는 방법'],
    [/；/, '. '],
    [/(?:팻감|패감)\s*[0-9]+,[0-9](?![0-9])/, '흑 0개, 백 0개'],
    [/“#”라고/, '“#”이라고'],
    [/누가 이기는가/, '누가 이기나요?'],
  ],
  'zh-hans': [
    [/最初局面/, '起始局面'],
    [/先前/, '此前'],
    [/未定(?!义)/, '未决'],
    [/着法/, '着手'],
    [/改法/, '建议'],
    [/劫材\s*[0-9]+,[0-9](?![0-9])/, '双方没有劫材'],
  ],
  'zh-hant': [
    [/最初局面/, '起始局面'],
    [/先前/, '此前'],
    [/未定(?!義)/, '未決'],
    [/著法/, '著手'],
    [/改法/, '建議'],
    [/提回/, '回提'],
    [/選擇文字的/, '選擇劫規則'],
    [/板岩/, '那智黑石'],
    [/劫材\s*[0-9]+,[0-9](?![0-9])/, '雙方沒有劫材'],
  ],
};

/** What a sentence quotes: in the quotation marks of each language. */
const quotedIn = (sentence: string) =>
  [...sentence.matchAll(/[“「『]([^”」』]+)[”」』]/g)].map(([, label = '']) => label);

/** What stands on buttons, lenses and tabs: sentences without arguments, by their codes. */
async function labelsIn(id: (typeof LANGUAGES)[number]): Promise<Map<string, string>> {
  const fixed = (await sentencesIn(id)).filter(([, , args]) => args === undefined);
  return new Map(fixed.map(([code, sentence]) => [code, sentence]));
}

describe.each(LANGUAGES.slice(1))('%s', async (id) => {
  const said = await saidIn(id);

  test('has one word for one thing', () => {
    const found = ONE_WORD[id]!.flatMap(([pattern, instead]) =>
      said
        .split('\n')
        .filter((one) => pattern.test(one))
        .map((one) => `${one} (say “${instead}”)`),
    );
    expect(found).toEqual([]);
  });

  test('names a label as the label says', async () => {
    const [english, own] = [await labelsIn('en'), await labelsIn(id)];
    const wrong: string[] = [];
    let seen = 0;
    const settings = nlsOf(id)!;
    for (const [key, text] of Object.entries(nlsOf('en')!)) {
      for (const label of quotedIn(text)) {
        const codes = [...english].filter(([, one]) => one === label).map(([code]) => code);
        const there = settings[key];
        if (codes.length === 0 || there === undefined) continue;
        seen++;
        if (!codes.some((code) => there.includes(own.get(code) ?? label)))
          wrong.push(`${key}: ${there} (“${label}” is ${codes.map((code) => own.get(code)).join(', ')})`);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });

  test.each(OURS)('the sentences use the words that the glossary has under “%s”', (heading) => {
    const rows = rowsUnder(heading);
    expect(rows.length).toBeGreaterThan(5);
    // The last columns are those of the languages beside English.
    const terms = rows.flatMap((row) => row.at(LANGUAGES.indexOf(id) - LANGUAGES.length)!.split(', '));
    expect(terms.filter((term) => !said.includes(term))).toEqual([]);
  });
});

/** One word for one thing, in English: what is not said, and what is said in its place. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/\bdata (?:URL|address)/i, 'data URI'],
  [/\bblanks\b/i, 'spaces'],
  [/\beyes? (?:is|are) worth\b/i, 'the value of an eye'],
  [/\b(?:player view|animation view|board panel)\b/i, 'board view'],
  [/\b(?:rule in force|current rule)\b/i, 'active rule'],
  [
    /\b(?:takes? for granted|is told|are told|neither yes nor no|by doubling)\b/i,
    'assumes, reports, does not decide',
  ],
  [/\b(?:game file|kifu)\b/i, 'game record'],
  [/\b(?:asser(?:ts?|tions?)|expectations?)\b/i, 'claim'],
  [/\b(?:nodes|plays)\s+tried\b/i, 'positions'],
  [/\bdata-?set of games\b/i, 'collection'],
];

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`);

const withoutCode = (text: string) => text.replace(/(`{3,}|~{3,})[\s\S]*?\1|`[^`]*`/g, '');

describe('English', async () => {
  const pages = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...['docs', 'examples'].flatMap(pagesIn)];
  const texts: [string, string][] = [
    ['the sentences', await saidIn('en')],
    // What slips are is written by people who do not know the words.
    ...pages
      .filter((page) => !/by-example|slips-of/.test(page))
      .map((page): [string, string] => [page, withoutCode(readFileSync(page, 'utf8'))]),
  ];

  test.each(INSTEAD)('does not say %s, but %s', (pattern) => {
    expect(
      texts.filter(([, text]) => pattern.test(text)).map(([where, text]) => [where, pattern.exec(text)?.[0]]),
    ).toEqual([]);
  });
});
