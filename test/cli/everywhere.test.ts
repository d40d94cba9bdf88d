import { describe, expect, test } from 'vitest';
import { koban, kobanLater } from './run.ts';

/** A ko in an entry, and the same ko in a game between two entries. */
const PAGE = [
  '# A page',
  '',
  '```goban',
  '# First',
  '+-------',
  '| . X O .',
  '| X . X O',
  '| . X O .',
  '| . . . .',
  '```',
  '',
  '```sgf',
  '(;SZ[4]GN[Game]AB[ba][ab][bc][cb]AW[ca][db][cc])',
  '```',
  '',
  '```goban',
  '# Last',
  'X O .',
  '```',
  '',
].join('\n');
const GIB =
  '\\HS\n\\[GAMETAG=S1,R1,D2,G600,W0,Z0,T30-3-1200,C2024:1:1:1:1,I:a,L:0,M:b,N:0,A:a,B:b,J:1\\]\n\\HE\n\\GS\n2 1 0\n&2 0\nINI 0 1 0 &4\nSTO 0 2 1 16 2\nSTO 0 3 2 17 1\n\\GE\n';
const FILES = { 'book/page.md': PAGE, 'book/game.gib': GIB, 'book/other.txt': 'no board' };
const titles = (out: string) =>
  JSON.parse(out).files.map(
    ({ file, entries }: { file: string; entries: { title: string; line: number }[] }) => [
      file,
      entries.map(({ title, line }) => [title, line]),
    ],
  );

describe('fences of SGF and folders, in every command that reads', () => {
  const [first, game, last] = [
    ['First', 4],
    ['Game', 13],
    ['Last', 17],
  ];
  test.each([
    ['eyes', '--mode', 'static'],
    ['cycles', '--max-cycle', '4'],
    ['outcome', '--target', 'c4', '--budget', '1'],
  ])('koban %s has the games of a page in its order', async (...args) => {
    const files = { 'page.md': PAGE };
    const { out } = await kobanLater([...args, '--format', 'json', 'page.md'], files);
    const [[, read]] = titles(out);
    if (args[0] === 'outcome') expect(read).toEqual([first, game]);
    else expect(read).toEqual([first, game, last]);
  });

  test('koban view shows them', async () => {
    const { out } = await kobanLater(['view', 'page.md'], { 'page.md': PAGE });
    expect(out.match(/<koban-board/g)).toHaveLength(3);
  });

  test.each(['eyes', 'cycles', 'judge', 'check', 'render'])('koban %s takes a folder', async (command) => {
    const { code, error } = await kobanLater([command, 'book'], FILES);
    if (command === 'render') expect([code, error]).toEqual([2, expect.stringContaining('--out')]);
    else expect([code, error]).toEqual([0, '']);
  });

  test('records of servers are among the files of a folder', () => {
    const { out } = koban(['eyes', '--mode', 'static', '--format', 'json', 'book'], FILES);
    expect(titles(out).map(([file]: [string]) => file)).toEqual(['book/page.md', 'book/game.gib']);
  });
});

describe('koban.json', () => {
  const project = { 'book/koban.json': '{ "rules": ["psk"], "eyeValues": "1/2" }' };
  const PLAY = '# Ko\n+-----+\n| . X O |\n| X O . |\n| . X O |\n+-----+\n';

  test('of the nearest folder holds for judge, in entries and in collections', async () => {
    const files = {
      ...project,
      'book/a.goban': 'X .\nmoves: W b1\n',
      'a.goban': 'X .\nmoves: W b1\n',
      'book/b.sgf': '(;SZ[9];B[aa])',
    };
    const rules = async (...names: string[]) => {
      const { out } = await kobanLater(['judge', ...names], files);
      type Judged = { entries: { moves?: { verdicts: object }[]; nodes?: { verdicts: object | null }[] }[] };
      return JSON.parse(out).files.map(({ entries }: Judged) => {
        const [entry] = entries;
        const made = entry?.moves?.[0] ?? entry?.nodes?.find(({ verdicts }) => verdicts);
        return Object.keys(made?.verdicts ?? {});
      });
    };
    expect(await rules('a.goban', 'book/a.goban')).toEqual([['basic'], ['psk']]);
    expect(await rules('book/b.sgf')).toEqual([['psk']]);
  });

  test('holds for eyes', () => {
    const value = (file: string) =>
      koban(['eyes', '--format', 'json', file], { ...project, 'a.goban': PLAY, 'book/a.goban': PLAY }).out;
    expect(value('a.goban')).not.toBe(value('book/a.goban').replace('book/', ''));
  });
});
