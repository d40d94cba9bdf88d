import { describe, expect, it } from 'vitest';
import { koban, kobanLater } from './run.ts';

/** A game at the margin, one in a list, one in a quote, entries between them, and a fence without a game. */
const PAGE = `# A page

\`\`\`sgf
(;SZ[4]RU[Chinese]GN[A ko]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]
(;W[])(;W[bb]))
\`\`\`

\`\`\`goban
. X
moves: W a1 B b1
\`\`\`

- Text

  \`\`\`sgf
  (;SZ[9];B[ee];W[ee];B[zz])
  \`\`\`

> \`\`\`sgf
> (;SZ[3];B[bb]
> \`\`\`

\`\`\`sgf
none
\`\`\`
`;

interface Entry {
  line: number;
  column?: number;
  title: string | null;
  moves?: unknown[];
  nodes?: { line: number; column: number; point: string; path: number[] }[];
  problems: { line: number; column: number; code: string }[];
}

describe('SGF in fences of Markdown', () => {
  const told: [string, number, number][] = [
    ['superko.positional', 5, 9],
    ['play.occupied', 10, 13],
    ['play.occupied', 16, 17],
    ['sgf.off-board', 16, 25],
    ['sgf.unclosed-tree', 20, 3],
    ['sgf.no-game', 24, 1],
  ];

  it('is checked as in an editor, in lines and columns of the page', () => {
    const { out, code } = koban(['check', '--format', 'json', 'page.md'], { 'page.md': PAGE });
    const [{ diagnostics }] = JSON.parse(out).files;
    type One = { code: string; line: number; column: number };
    expect(diagnostics.map((one: One) => [one.code, one.line, one.column])).toEqual(told);
    expect(code).toBe(1);
  });

  it('is judged in the order of the page, with its entries', async () => {
    const alone = koban(['judge', '--rules', 'psk', 'page.md'], { 'page.md': PAGE });
    const [{ entries }] = JSON.parse(alone.out).files as [{ entries: Entry[] }];
    expect(
      entries.map(({ line, title, moves, nodes }) => [line, title, moves?.length, nodes?.length]),
    ).toEqual([
      [4, 'A ko', undefined, 3],
      [9, null, 2, undefined],
      [16, null, undefined, 3],
      [20, null, undefined, 1],
    ]);
    expect(entries[0]!.nodes!.map(({ line, column, point, path }) => [line, column, point, path])).toEqual([
      [4, 59, 'c3', []],
      [5, 2, 'pass', [0]],
      [5, 8, 'b3', [1]],
    ]);
    expect(entries[2]!.problems.map(({ line, column, code }) => [code, line, column])).toEqual(
      told.slice(2, 4),
    );
    // The same, where files of SGF are read beside it.
    const beside = await kobanLater(['judge', '--rules', 'psk', 'page.md', 'x.sgf'], {
      'page.md': PAGE,
      'x.sgf': '(;SZ[3];B[aa])',
    });
    const files = JSON.parse(beside.out).files as { file: string; entries: Entry[] }[];
    expect(files.map(({ file }) => file)).toEqual(['page.md', 'x.sgf']);
    expect(files[0]!.entries).toEqual(entries);
    const lines = await kobanLater(['judge', '--rules', 'psk', '--format', 'ndjson', 'page.md'], {
      'page.md': PAGE,
    });
    const each = lines.out.trimEnd().split('\n');
    expect(each.map((line) => JSON.parse(line))).toEqual(
      entries.map((entry) => ({ file: 'page.md', ...entry })),
    );
  });

  it('is counted', async () => {
    const checked = await kobanLater(['check', '--summary', '--format', 'json', 'page.md'], {
      'page.md': PAGE,
    });
    const { games, problems } = JSON.parse(checked.out);
    expect([games, problems['play.occupied'], problems['superko.positional']]).toEqual([
      3,
      { severity: 'error', count: 2 },
      { severity: 'error', count: 1 },
    ]);
    expect(checked.code).toBe(1);
    const judged = await kobanLater(['judge', '--summary', '--rules', 'psk', 'page.md'], { 'page.md': PAGE });
    expect(judged.out).toContain('1 file, 3 games, 7 moves, 2 captured stones, 1 repetition');
    expect(judged.out).toMatch(/psk +2 +0 +0 +2/);
  });
});
