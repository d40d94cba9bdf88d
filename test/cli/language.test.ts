import { afterEach, expect, test } from 'vitest';
import { speakIn } from '../../src/words/index.ts';
import { koban, kobanLater } from './run.ts';

const FILES = { 'a.goban': '# A\n| . X O\n| . X\n| . . .\n+------\nmoves: c3\n' };
const IN_JAPANESE = 'この行の点は2個ですが、盤面は3列です。足りない点は不明として扱います';
const IN_ENGLISH =
  'This row has 2 points, but the board has 3 columns; Koban treats missing points as unknown';

// The language is that of the process, which other tests share.
afterEach(() => speakIn('en'));

test.each([
  [['check', '--lang', 'ja', 'a.goban'], 'en_US.UTF-8', IN_JAPANESE],
  [['--lang=ja', 'check', 'a.goban'], undefined, IN_JAPANESE],
  [['check', 'a.goban'], 'ja_JP.UTF-8', IN_JAPANESE],
  [['check', 'a.goban', '--lang', 'en'], 'ja_JP.UTF-8', IN_ENGLISH],
  [['check', 'a.goban'], 'C.UTF-8', IN_ENGLISH],
])('%j where the locale is %s', async (args, locale, said) => {
  expect((await kobanLater(args, FILES, locale)).out).toContain(said);
});

test('a language that Koban does not speak is refused, with those that it does', () => {
  const { code, error } = koban(['check', '--lang', 'xx', 'a.goban'], FILES);
  expect([code, error]).toEqual([2, 'koban: --lang takes en, ja, ko, zh-hans or zh-hant, not “xx”\n']);
  expect(koban(['check', 'a.goban', '--lang'], FILES).code).toBe(2);
  // Behind -- all are files.
  expect(koban(['check', '--', '--lang'], FILES).error).toContain('--lang');
});

test.each([
  ['check', '--format', 'json'],
  ['check', '--format', 'sarif'],
  ['check', '--format', 'github'],
  ['judge'],
  ['judge', '--format', 'ndjson', '--why-not'],
  ['eyes', '--format', 'json'],
  ['cycles', '--format', 'json'],
])('koban %s %s %s is the same in every language', async (...args) => {
  const words = [...args, 'a.goban'];
  const { out } = await kobanLater([...words, '--lang', 'en'], FILES);
  expect(out).not.toBe('');
  expect((await kobanLater([...words, '--lang', 'ja'], FILES)).out).toBe(out);
});

test('what commands write is the same on every machine, unless a language is given', async () => {
  const draw = ['render', '--entry', 'A', 'a.goban'];
  const here = await kobanLater(draw, FILES, 'ja_JP.UTF-8');
  expect(here.out).toBe(koban(draw, FILES).out);
  expect(here.out).toContain('<svg');
});

test('help is in the language too, and names the option', async () => {
  const { out } = await kobanLater(['check', '--help'], {}, 'ja');
  expect(out).toContain('エディターが示す問題を表示する');
  expect(out).toMatch(/--lang CODE +メッセージの言語/);
});
