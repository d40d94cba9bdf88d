import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatted } from '../../src/cli/fmt.ts';
import { KEYS, parseEntry } from '../../src/notation/index.ts';
import { meaningOf } from '../../src/service/index.ts';
import { koban } from './run.ts';

const LOOSE = '# A\nmoves:  B a1\n+-----+\n|X O .|\n; between\n| . X O |\n+-----+\n';
const FIRM = '# A\nmoves: B a1\n+-------+\n| X O . |\n; between\n| . X O |\n+-------+\n';

describe('koban fmt', () => {
  it('puts one blank between points, and draws edges as long as the rows', () => {
    const out = (text: string, file = 'a.goban') => formatted(file, text);
    expect(out(LOOSE)).toBe(FIRM);
    expect(out('  A B\n10 .X\n 9 X.\n')).toBe('   A B\n10 . X\n 9 X .\n');
    expect(out(LOOSE.replaceAll('\n', '\r\n'))).toBe(FIRM.replaceAll('\n', '\r\n'));
    expect(out(`Ko\n\n\`\`\`goban\n${LOOSE}\`\`\`\n`, 'a.md')).toBe(`Ko\n\n\`\`\`goban\n${FIRM}\`\`\`\n`);
    expect(out('(;SZ[5];B[aa]\n;W[bb])', 'a.sgf')).toBe('(;SZ[5];B[aa];W[bb])');
  });

  it('leaves what it may not touch', () => {
    for (const text of [
      LOOSE.replace('between', 'koban: off'),
      '# A\n|X O .|\n|X O|\n',
      '> | X\n',
      'moves:\n',
    ])
      expect(formatted('a.goban', text)).toBe(text);
  });

  it('leaves an entry whose comment stands in it or directly above its title, and no other', () => {
    const off = '; koban: off\n';
    const board = (title: string) => `# ${title}\n|X .|\n`;
    const drawn = (title: string) => `# ${title}\n| X . |\n`;
    const out = (text: string) => formatted('a.goban', text);
    expect(out(`${off}${board('A')}\n; more\n${off}${board('B')}\n${board('C')}`)).toBe(
      `${off}${board('A')}\n; more\n${off}${board('B')}\n${drawn('C')}`,
    );
    expect(out(`${board('A')}\n${off}${board('B')}`)).toBe(`${drawn('A')}\n${off}${board('B')}`);
    expect(out(`${board('A')}${off}\n${board('B')}`)).toBe(`${board('A')}${off}\n${drawn('B')}`);
    const crlf = `${board('A')}\n${off}${board('B')}`.replaceAll('\n', '\r\n');
    expect(out(crlf)).toBe(`${drawn('A')}\n${off}${board('B')}`.replaceAll('\n', '\r\n'));
  });

  it('writes files, or prints standard input, or only says what would change', () => {
    const files = { 'a.goban': LOOSE, 'b.goban': FIRM, '-': LOOSE };
    const printed = koban(['fmt', '-'], files);
    expect([printed.code, new TextDecoder().decode(printed.bytes ?? undefined)]).toEqual([0, FIRM]);
    const ran = koban(['fmt', 'a.goban', 'b.goban'], files);
    expect(ran.code).toBe(0);
    expect(ran.error).toBe('a.goban\n');
    expect([...ran.written.keys()]).toEqual(['a.goban']);
    const checked = koban(['fmt', '--check', 'a.goban', 'b.goban'], files);
    expect(checked.code).toBe(1);
    expect(checked.error).toMatch(/^koban: a\.goban: is not formatted.*\n$/);
    expect(koban(['fmt', '--check', 'b.goban'], files).code).toBe(0);
  });

  it('puts keys that stand together in order, each with the comments above it', () => {
    const mixed = [
      '# A',
      '. . .',
      '; one',
      'expect: captures 1',
      '; two',
      '; and more',
      'moves:  B a1',
      'rules: psk ; three',
      'moves: W b1',
      '',
      'size: 3',
      'to-play: black',
    ];
    const sorted = [
      '# A',
      '. . .',
      'rules: psk ; three',
      '; two',
      '; and more',
      'moves: B a1',
      'moves: W b1',
      '; one',
      'expect: captures 1',
      '',
      'to-play: black',
      'size: 3',
    ];
    for (const end of ['\n', '\r\n'])
      for (const last of ['', end])
        expect(formatted('a.goban', mixed.join(end) + last)).toBe(sorted.join(end) + last);
  });

  it('gives every key its place', () => {
    const lines = KEYS.map(({ name }) => `${name}: ?`);
    const order = (them: readonly string[]) => formatted('a.goban', `${them.join('\n')}\n`).split('\n');
    expect(
      order([...lines].reverse()).map((one) =>
        one.replace(/^(circle|square|triangle|cross|label|territory|arrow|line):.*/, 'mark'),
      ),
    ).toEqual(
      order(lines).map((one) =>
        one.replace(/^(circle|square|triangle|cross|label|territory|arrow|line):.*/, 'mark'),
      ),
    );
  });

  it('changes blanks, edges and the order of keys only, keeps what a text says, and is done after once', () => {
    const glyph = fc.constantFrom(
      'X',
      'O',
      '.',
      '+',
      ',',
      '*',
      '?',
      '1',
      '2',
      'a',
      'b',
      '|',
      ' ',
      '  ',
      '\t',
    );
    const row = fc.array(glyph, { maxLength: 9 }).map((them) => them.join(''));
    const line = fc.oneof(
      { weight: 6, arbitrary: row },
      fc.constantFrom(
        '+-----+',
        '+---+',
        '-----',
        ' A B C',
        '; koban',
        '# T',
        'moves:   B a1',
        'size: 3',
        '',
      ),
      fc.constantFrom(
        '|X O .|',
        '3|. . X|',
        '2 | . . O',
        '10 . X O 10',
        '|XO.|',
        '  |XO.|',
        'expect:captures 1',
        'rules: psk',
        '; more',
      ),
    );
    const bare = (text: string) =>
      text
        .replace(/[ \t-]/g, '')
        .split('\n')
        .sort();
    const entries = (text: string) => meaningOf(parseEntry(text));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 9 }), (lines) => {
        const text = lines.join('\n');
        const once = formatted('a.goban', text);
        expect(bare(once)).toEqual(bare(text));
        expect(entries(once)).toBe(entries(text));
        expect(formatted('a.goban', once)).toBe(once);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps the gallery as it is', () => {
    for (const name of readdirSync('examples').filter((one) => /\.(goban|md)$/.test(one))) {
      const text = readFileSync(`examples/${name}`, 'utf8');
      expect(formatted(name, text), name).toBe(text);
    }
  });
});
