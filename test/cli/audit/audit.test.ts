import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AuditJob, audit } from '../../../src/cli/audit/job.ts';
import { duration, grouped, progressLine } from '../../../src/cli/audit/progress.ts';
import { DEFAULT_SETTINGS } from '../../../src/service/index.ts';
import { koban, kobanLater } from '../run.ts';

/** A ko on 5×5 that White retakes at once in one variation, after a threat in the other. */
const KO = `(;GM[1]FF[4]SZ[5]RU[Japanese]PB[Shusaku]PW[Genan]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb]
(;W[bb];B[ee])
(;W[ee];B[de]
(;W[bb])(;W[ae];B[be])))
`;
/** The same with setup in the midst, which takes back what was played. */
const SETUP = '(;SZ[3];B[aa];W[bb];AE[aa][bb];B[aa]MN[7];W[])';

interface Verdict {
  readonly reason?: string;
}

async function facts(args: readonly string[], files: Record<string, string | Uint8Array>) {
  const { out, code, error } = await kobanLater(['judge', ...args, ...Object.keys(files)], files);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out).files;
}

describe('koban judge of SGF', () => {
  it('tells the moves of all variations, each once, with the path to them', async () => {
    const [{ file, entries }] = await facts(['--rules', 'basic,psk'], { 'ko.sgf': KO });
    expect(file).toBe('ko.sgf');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      title: 'Shusaku – Genan',
      line: 1,
      column: 1,
      columns: 5,
      rows: 5,
      problems: [],
    });
    const { nodes } = entries[0];
    type Node = { number: number; point: string; path: number[]; line: number; column: number };
    expect(nodes.map(({ number, point, path }: Node) => [number, point, path])).toEqual([
      [1, 'c4', []],
      [2, 'b4', [0]],
      [3, 'e1', [0]],
      [2, 'e1', [1]],
      [3, 'd1', [1]],
      [4, 'b4', [1, 0]],
      [4, 'a1', [1, 1]],
      [5, 'b1', [1, 1]],
    ]);
    expect(nodes[0].captured).toEqual(['b4']);
    expect(nodes[1]).toMatchObject({ line: 2, column: 2, repeats: 0, captured: ['c4'] });
    expect(nodes[1].verdicts.basic).toMatchObject({ verdict: 'forbidden' });
    expect(nodes[1].verdicts.psk).toMatchObject({ verdict: 'forbidden', repeatsMove: 0 });
    expect(nodes[5]).toMatchObject({ line: 4, column: 2, repeats: null });
    expect(nodes[5].verdicts.basic.verdict).toBe('allowed');
  });

  it('judges under variants of rules', async () => {
    const LIFTED = 'psk with passes lift';
    const record = '(;SZ[5]AB[cb][bc][cd]AW[db][ec][dd][cc];B[dc];W[];B[];W[cc];B[];W[dc];B[cc])';
    const [{ entries }] = await facts(['--rules', `psk,${LIFTED}`], { 'ko.sgf': record });
    type Node = { verdicts: Record<string, { verdict: string } | undefined> };
    const said = (rule: string) => entries[0].nodes.map(({ verdicts }: Node) => verdicts[rule]?.verdict);
    expect(said('psk').indexOf('forbidden')).toBe(3);
    expect(said(LIFTED).slice(0, 4)).toEqual(['allowed', 'allowed', 'allowed', 'allowed']);
  });

  it('numbers moves as they are shown: setup is no move, MN counts, and setup brings positions back', async () => {
    const [{ entries }] = await facts(['--rules', 'psk'], { 'setup.sgf': SETUP });
    const { nodes } = entries[0];
    expect(nodes.map(({ number }: { number: number }) => number)).toEqual([1, 2, 7, 8]);
    expect(nodes[2].verdicts.psk).toMatchObject({ verdict: 'forbidden', repeatsMove: 1 });
    expect(nodes[2]).toMatchObject({ repeats: 1 });
    expect(nodes[3]).toMatchObject({ point: 'pass', repeats: null });
    const text =
      '(;SZ[4]RU[Chinese]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]MN[101];AE[dd];W[];B[];W[bb];B[cb])';
    const [{ entries: counted }] = await facts([], { 'counted.sgf': text });
    const shown = counted[0].nodes as {
      number: number;
      repeats: number | null;
      verdicts: Record<string, Verdict>;
    }[];
    expect(shown.map(({ number }) => number)).toEqual([101, 102, 103, 104, 105]);
    expect(shown.at(-1)).toMatchObject({ repeats: 101, verdicts: { psk: { repeatsMove: 101 } } });
    expect(shown.at(-1)!.verdicts.psk!.reason).toContain('recreates the position after move 101');
  });

  it('says where the games of a collection stand, and reads other files beside them', async () => {
    const goban = '# One\n|. .|\n|. .|\nedges: all\nmoves: B a1\n';
    const files = { 'all.sgf': `${KO}\r\n  ${SETUP}\n`, 'one.goban': goban };
    const [games, entries] = await facts(['--rules', 'basic'], files);
    expect(games.entries.map(({ line, column }: { line: number; column: number }) => [line, column])).toEqual(
      [
        [1, 1],
        [6, 3],
      ],
    );
    expect(entries.entries).toEqual(
      JSON.parse(koban(['judge', '--rules', 'basic', 'one.goban'], files as never).out).files[0].entries,
    );
  });

  it('lists problems of bytes that the encoding has not, without their lines', async () => {
    const files = { 'a.sgf': Uint8Array.from('(;GM[1]SZ[9]C[\xff\xfe];B[aa]QQ[])', (c) => c.charCodeAt(0)) };
    const { code, out } = await kobanLater(
      ['check', '--level', 'hint', '--encoding', 'gb18030', 'a.sgf'],
      files,
    );
    expect(code).toBe(0);
    expect(out).toContain('QQ');
  });

  it('knows standard input for SGF by its beginning, and prints a line for each game', async () => {
    const { out } = await kobanLater(['judge', '--format', 'ndjson', '-'], { '-': `\n${KO}${SETUP}` });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ file, line, rules }) => [file, line, rules[0]])).toEqual([
      ['-', 2, 'japanese'],
      ['-', 6, 'basic'],
    ]);
  });

  it('shares games out to shards: none twice, none left out', async () => {
    const text = Array.from({ length: 23 }, (_, i) => `(;SZ[5]GN[${i}];B[aa])\n`).join('');
    const whole = await kobanLater(['judge', '--format', 'ndjson', 'a.sgf'], { 'a.sgf': text });
    const parts: string[] = [];
    for (let i = 1; i <= 4; i++) {
      const { out } = await kobanLater(['judge', '--format', 'ndjson', '--shard', `${i}/4`, 'a.sgf'], {
        'a.sgf': text,
      });
      expect(out.trimEnd().split('\n').length).toBeGreaterThanOrEqual(5);
      parts.push(...out.trimEnd().split('\n'));
    }
    expect(parts.sort()).toEqual(whole.out.trimEnd().split('\n').sort());
  });

  it('gives a file of another notation to one shard where games are shared out', async () => {
    const files = { 'a.goban': '# A ko\n. X\nO .\nmoves: b1\n', 'b.sgf': `${KO}${SETUP}` };
    const shards = await Promise.all(
      ['1/3', '2/3', '3/3'].map((part) =>
        kobanLater(['judge', '--format', 'ndjson', '--shard', part, 'a.goban', 'b.sgf'], files),
      ),
    );
    const told = shards.flatMap(({ out }) => out.split('\n').filter(Boolean));
    expect(told.map((line) => JSON.parse(line).file).sort()).toEqual(['a.goban', 'b.sgf', 'b.sgf']);
  });

  it('shares files out where there are enough of them', async () => {
    const files = { 'a.sgf': KO, 'b.sgf': SETUP, 'list.txt': 'a.sgf\nb.sgf\n' };
    const args = ['judge', '--format', 'ndjson', '--files-from', 'list.txt'];
    const first = await kobanLater([...args, '--shard', '1/2'], files);
    const second = await kobanLater([...args, '--shard', '2/2'], files);
    expect([first.out, second.out].map((out) => JSON.parse(out).file)).toEqual(['a.sgf', 'b.sgf']);
  });

  it('counts', async () => {
    const { out } = await kobanLater(['judge', '--summary', '--rules', 'basic,psk', 'a.sgf'], {
      'a.sgf': KO + SETUP,
    });
    expect(out).toMatch(/^1 file, 2 games, 12 moves, 3 captured stones, 2 repetitions$/m);
    expect(out).toMatch(/^basic +1 +0 +0 +1$/m);
    expect(out).toMatch(/^psk +2 +0 +0 +2$/m);
    const json = await kobanLater(['judge', '--summary', '--format', 'json', 'a.sgf'], { 'a.sgf': KO });
    expect(JSON.parse(json.out)).toMatchObject({ files: 1, games: 1, moves: 8 });
  });

  it('goes on with the others when a file cannot be read', async () => {
    const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]);
    const { code, out, error } = await kobanLater(
      ['judge', '--format', 'ndjson', 'none.sgf', 'p.sgf', 'a.sgf'],
      { 'p.sgf': picture, 'a.sgf': SETUP },
    );
    expect(code).toBe(2);
    expect(error).toBe('koban: none.sgf: There is no such file\nkoban: p.sgf: This is not a text file\n');
    expect(JSON.parse(out).file).toBe('a.sgf');
    const summary = await kobanLater(['judge', '--summary', 'none.sgf', 'p.sgf', 'a.sgf'], {
      'p.sgf': picture,
      'a.sgf': SETUP,
    });
    expect(summary.out).toContain('1 file, 1 game, 4 moves');
  });

  it('prints right JSON also for no games, and for variations deeper than anybody reads', async () => {
    expect(await facts([], { 'a.sgf': '', 'b.sgf': 'no game' })).toEqual([
      { file: 'a.sgf', entries: [] },
      { file: 'b.sgf', entries: [] },
    ]);
    let deep = ';B[aa]';
    for (let i = 0; i < 1200; i++) deep = `;W[](${deep})(;B[])`;
    const [{ entries }] = await facts(['--rules', 'none'], { 'deep.sgf': `(;SZ[5]${deep})` });
    expect(entries[0].omitted).toBe(400);
    expect(entries[0].nodes.length + entries[0].omitted).toBe(2401);
  });
});

describe('koban check of SGF', () => {
  it('prints what an editor would mark, in every format, and exits with 1 for errors', async () => {
    const files = { 'ko.sgf': KO, 'fine.sgf': '(;SZ[5];B[aa])' };
    const text = await kobanLater(['check', 'ko.sgf', 'fine.sgf'], files);
    expect(text.code).toBe(1);
    expect(text.out).toMatch(/^ko\.sgf:2:3: error: .* \[basic\.recapture\]$/m);
    expect(text.out).toMatch(/\n2 files: 1 error, no warnings\n$/);
    const short = await kobanLater(['check', '--format', 'short', 'ko.sgf', 'fine.sgf'], files);
    expect(text.out).toContain('= help: Write KO[]');
    expect(short.out).toBe(text.out.replace(/^ +(?:\d+ )?[|=].*\n/gm, ''));
    const json = JSON.parse(
      (await kobanLater(['check', '--format', 'json', 'ko.sgf', 'fine.sgf'], files)).out,
    );
    expect(json.files.map(({ diagnostics }: { diagnostics: object[] }) => diagnostics.length)).toEqual([
      1, 0,
    ]);
    const lines = (await kobanLater(['check', '--format', 'ndjson', 'ko.sgf'], files)).out;
    expect(JSON.parse(lines)).toEqual({ file: 'ko.sgf', ...json.files[0].diagnostics[0] });
    const sarif = JSON.parse((await kobanLater(['check', '--format', 'sarif', 'ko.sgf'], files)).out);
    expect(sarif.runs[0].results[0].locations[0].physicalLocation.region).toMatchObject({
      startLine: 2,
      startColumn: 3,
    });
    expect((await kobanLater(['check', 'fine.sgf'], files)).code).toBe(0);
  });

  it('tells what other rules say as information', async () => {
    const threat = '(;SZ[5]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[ee];B[ee])';
    const { out } = await kobanLater(['check', '--rules', 'none,basic', '-'], { '-': KO });
    expect(out).toMatch(/^-:2:3: information: .* \[basic\.recapture\]$/m);
    expect((await kobanLater(['check', '-'], { '-': threat })).out).toContain('play.occupied');
  });

  it('counts what is wrong, by code', async () => {
    const { out } = await kobanLater(['check', '--summary', 'a.sgf'], { 'a.sgf': `${KO}(;B[aa];B[aa]` });
    expect(out).toMatch(/^1 file, 2 games, 10 moves/);
    expect(out).toMatch(/^basic\.recapture +1 +error$/m);
  });
});

describe('batches', () => {
  const wish: Omit<AuditJob, 'pieces'> = {
    moves: 'ndjson',
    problems: true,
    rules: ['psk'],
    others: [],
    settings: DEFAULT_SETTINGS,
    overrides: {},
    extras: {},
  };
  it('say the same however a collection is cut', () => {
    const games = [KO, SETUP, '\n', 'stray ', '(;SZ[5];B[zz];W)\n'];
    fc.assert(
      fc.property(fc.array(fc.nat(games.length - 1), { maxLength: 8 }), fc.nat(8), (picks, at) => {
        const parts = picks.map((i) => games[i]!);
        const [head, tail] = [parts.slice(0, at).join(''), parts.slice(at).join('')];
        const lines = head.split(/\n/);
        const count = head.match(/SZ/g)?.length ?? 0;
        const batch = { text: head + tail, line: 1, column: 1, game: 0 };
        const [whole] = audit({
          ...wish,
          pieces: [{ file: 'x', batch, settings: DEFAULT_SETTINGS, shard: null }],
        });
        const cut = audit({
          ...wish,
          pieces: [
            { file: 'x', batch: { ...batch, text: head }, settings: DEFAULT_SETTINGS, shard: null },
            {
              file: 'x',
              batch: { text: tail, line: lines.length, column: lines.at(-1)!.length + 1, game: count },
              settings: DEFAULT_SETTINGS,
              shard: null,
            },
          ],
        });
        expect(cut.flatMap(({ games }) => games)).toEqual(whole!.games);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the line of progress', () => {
  it('fits the terminal, and tells how long still where the end is known', () => {
    const amount = { games: 12345, bytes: 4e7, total: 1e8, milliseconds: 10000 };
    expect(progressLine(amount, 200)).toBe(
      '█████████░░░░░░░░░░░░░░░ 40 % · 12,345 games · 1,235 per second · 0:15 left',
    );
    expect(progressLine(amount, 20)).toHaveLength(19);
    expect(progressLine({ ...amount, total: null }, 200)).toBe('40.0 MB · 12,345 games · 1,235 per second');
    expect([duration(59.6), duration(3725), grouped(1234567)]).toEqual(['1:00', '1:02:05', '1,234,567']);
  });
});
