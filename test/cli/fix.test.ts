import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { koban, kobanLater } from './run.ts';

const text = (written: string | Uint8Array | undefined) =>
  typeof written === 'object' ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(written) : written;

async function fixed(file: string, given: string | Uint8Array, ...args: string[]) {
  const ran = await kobanLater(['check', '--fix', ...args, file], { [file]: given });
  return { ...ran, now: text(ran.written.get(file)) };
}

const SMALL = '# A\n+-------+\n| x o . |\n| . x o |\n+-------+\nexpekt: captures 0\nmoves: B c2\n';

describe('koban check --fix', () => {
  it('makes what is sure, says how many for each file, and checks what it has made', async () => {
    const { code, out, error, written } = await kobanLater(['check', '--fix', 'a.goban', 'b.goban'], {
      'a.goban': SMALL,
      'b.goban': '# B\n. X\n',
    });
    expect([...written.keys()]).toEqual(['a.goban']);
    expect(text(written.get('a.goban'))).toContain('| X O . |\n| . X O |');
    expect(error).toMatch(/^koban: a\.goban: \d+ problems? mended\n$/);
    expect(out).not.toContain('diagram.small');
    // `expekt` has a letter that `expect` lacks, so an author decides.
    expect(text(written.get('a.goban'))).toContain('expekt');
    expect(code).toBe(1);
  });

  it.each([
    ['a false claim', '# A\n. X\nexpect: allowed\nmoves: B a1 W b1\nexpect: captures 3\n'],
    ['a row that is too short', '+---+\n|X O|\n|X|\n+---+\n'],
    ['edges that may be meant', ' A B C\n3 . . .\n2 . X .\n1 . . .\n'],
  ])('leaves %s', async (_, given) => {
    const { written } = await fixed('a.goban', given);
    expect(written.size).toBe(0);
  });

  it('keeps encoding, byte order mark and line ends, in records, too', async () => {
    const lines = SMALL.replaceAll('\n', '\r\n');
    const wide = await fixed('a.goban', Buffer.from(`\uFEFF${lines}`, 'utf16le'));
    const bytes = wide.written.get('a.goban') as Uint8Array;
    expect(Buffer.from(bytes).toString('utf16le')).toBe(
      `\uFEFF${lines.replace('x o', 'X O').replace('x o', 'X O')}`,
    );
    expect((await fixed('a.goban', `\uFEFF${lines}`)).now).toMatch(/^\uFEFF# A\r\n.*X O/s);
    // 黒 in Shift_JIS, which the record names.
    const record = (c: string) => Buffer.from(`(;FF[4]CA[Shift_JIS]SZ[9]PB[\x8d\x95];${c}[dd])`, 'latin1');
    const { written } = await fixed('a.sgf', record('b'));
    expect(Buffer.from(written.get('a.sgf') as Uint8Array)).toEqual(record('B'));
  });

  it('writes nothing where nothing says the encoding, and refuses what is no file of its own', async () => {
    const odd = await fixed('a.sgf', Buffer.from('(;FF[4]SZ[9]PB[\xe9];b[dd])', 'latin1'));
    expect([odd.code, odd.written.size]).toEqual([2, 0]);
    expect(odd.error).toContain('--encoding');
    for (const args of [['-'], ['--shard', '1/2', 'a.goban']]) {
      const ran = koban(['check', '--fix', ...args], { 'a.goban': SMALL, '-': SMALL });
      expect([ran.code, ran.out, ran.written.size]).toEqual([2, '', 0]);
    }
    const missing = koban(['check', '--fix', 'none.goban', 'b.goban'], { 'b.goban': '. X\n' });
    expect(missing.code).toBe(2);
    expect(missing.error.match(/none\.goban/g)).toHaveLength(1);
    expect(koban(['check', '--fix', 'full/a.goban'], { 'full/a.goban': SMALL }).code).toBe(2);
  });

  it('loses no letter, makes no error, and is done after once', async () => {
    const line = fc.constantFrom(
      '| x o . |',
      '| X O . |',
      '| X . O',
      'X . O |',
      '+-------+',
      '＃ Ｔ',
      'moves： B a1',
      'B a1 W b1',
      'A B C',
      'ruls: psk',
      'rules: kpsk',
      'expect: captures 2',
      'text',
      '',
    );
    const letters = (it: string) =>
      [...it.normalize('NFKC').toLowerCase()].filter((one) => /[\p{L}\p{N}]/u.test(one)).sort();
    const errors = (out: string) =>
      JSON.parse(out)
        .files.flatMap((one: { diagnostics: { severity: string }[] }) => one.diagnostics)
        .filter((one: { severity: string }) => one.severity === 'error').length;
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), async (lines) => {
        const given = lines.join('\n');
        const before = koban(['check', '--format', 'json', 'a.goban'], { 'a.goban': given });
        const ran = await fixed('a.goban', given, '--format', 'json');
        const now = ran.now ?? given;
        const left = letters(now);
        for (const one of letters(given)) {
          expect(left).toContain(one);
          left.splice(left.indexOf(one), 1);
        }
        expect(errors(ran.out)).toBeLessThanOrEqual(errors(before.out));
        expect((await fixed('a.goban', now)).written.size).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});
