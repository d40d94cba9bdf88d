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

/** All that Koban says in a language, in one text. */
async function saidIn(id: (typeof LANGUAGES)[number]): Promise<string> {
  const all: Record<string, (args: never) => string> = {};
  for (const [file, name] of Object.entries(CATALOGUES)) {
    const module = await import(`../../src/words/${id}/${file}.ts`);
    Object.assign(all, module[file === 'index' && id !== 'en' ? 'words' : name]);
  }
  const said = saidBy(all).map(([, sentence]) => sentence);
  return [...said, ...Object.values(nlsOf(id) ?? {})].join('\n');
}

describe.each(LANGUAGES.slice(1))('%s', async (id) => {
  const said = await saidIn(id);

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
