import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { speakIn } from '../../src/words/index.ts';
import { expectSeen, runs } from '../runs.ts';
import { koban, kobanLater } from './run.ts';

/** What stands in a page, and its bytes in encodings that have no writer in Node.js. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  shift_jis: ['8be3926982cc8d9594d4', '8141949282cc', '955c5c', '8361837d'],
  gb18030: ['badac6e5d6d0c5cc', 'caa4a1a3', '81308130', 'b5da'],
  'euc-kr': ['c0ccc3a2c8a3', 'b1b8b4dc', 'c8e6'],
  big5: ['b6c2b4d1a4a4', 'bd4c', 'a55c'],
  'windows-1252': ['e9', '93fc94', '80'],
  'koi8-r': ['e9d7c1ce', 'c1'],
};
const hex = (text: string) => Buffer.from(text, 'hex');
const ENCODINGS = [...Object.keys(WORDS), 'utf-8', 'utf-8-mark', 'utf-16le', 'utf-16be'] as const;

/** A text, whose words are numbers, in an encoding. */
function bytesIn(encoding: string, parts: readonly (string | number)[]): Uint8Array {
  const own = WORDS[encoding];
  const wide = ['é', '黒', '😀', 'Ж'];
  if (own)
    return Buffer.concat(
      parts.map((part) => (typeof part === 'number' ? hex(own[part % own.length]!) : Buffer.from(part))),
    );
  const text = parts.map((part) => (typeof part === 'number' ? wide[part % wide.length] : part)).join('');
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-8-mark') return Buffer.from(`\uFEFF${text}`);
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding === 'utf-16le' ? little : little.swap16();
}

const line = fc.oneof(
  fc.constantFrom<(string | number)[]>(
    ['Text ', 0, 1],
    [2, ' word ', 3],
    [''],
    ['- item ', 1],
    ['> quote ', 0],
    ['```sh'],
    ['```'],
  ),
);
const fence = fc.constantFrom<(string | number)[][]>(
  [['```goban'], ['# T', 1, 0], ['. X'], ['O .'], ['```']],
  [['> ```goban'], ['> . X'], ['> ```']],
  [['- ~~~goban'], ['  # ', 2], ['  . X'], ['  ~~~']],
);
const page = fc.array(
  fc.oneof({ weight: 3, arbitrary: line.map((one) => [one]) }, { weight: 1, arbitrary: fence }),
  {
    minLength: 1,
    maxLength: 8,
  },
);

/** The bytes outside of what Koban owns. */
function withoutOwn(bytes: Uint8Array, encoding: string): Buffer {
  const unit = encoding.startsWith('utf-16') ? 2 : 1;
  const ascii = (text: string) => {
    const made = unit === 2 ? Buffer.from(text, 'utf16le') : Buffer.from(text);
    return encoding === 'utf-16be' ? made.swap16() : made;
  };
  let left = Buffer.from(bytes);
  for (;;) {
    const begin = left.indexOf(ascii('<!-- koban pictures -->'));
    if (begin < 0) return left;
    const ends = ascii('<!-- koban end -->');
    const end = left.indexOf(ends, begin) + ends.length;
    left = Buffer.concat([left.subarray(0, begin), ascii('@'), left.subarray(end)]);
  }
}

describe('koban embed writes a page in the encoding that it has', () => {
  it.each(ENCODINGS)('and no byte outside its own lines changes: %s', (encoding) => {
    let written = 0;
    fc.assert(
      fc.property(page, fc.constantFrom('\n', '\r\n'), fc.boolean(), (blocks, end, ended) => {
        const parts = blocks.flat().flatMap((one, i) => (i > 0 ? [end, ...one] : one));
        const bytes = bytesIn(encoding, ended ? [...parts, end] : parts);
        const asked = WORDS[encoding] ? ['--encoding', encoding] : [];
        const ran = koban(['embed', ...asked, 'p.md'], { 'p.md': bytes });
        // A fence that nothing closes has no place below it.
        if (ran.code === 2) expect(ran.error).toMatch(/never closed/);
        else expect(ran.code).toBe(0);
        const now = ran.written.get('p.md') as Uint8Array | undefined;
        if (!now) return;
        written++;
        const label = encoding.replace('-mark', '');
        const text = new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(now);
        expect(text).not.toContain('\uFFFD');
        // Each line of the page is there, with its bytes, in its order.
        const left = withoutOwn(now, encoding);
        let at = 0;
        for (const one of blocks.flat()) {
          const wanted = Buffer.from(bytesIn(encoding, one));
          const skipped = encoding === 'utf-8-mark' ? 3 : encoding.startsWith('utf-16') ? 2 : 0;
          const found = left.indexOf(wanted.subarray(skipped), at);
          expect(found).toBeGreaterThanOrEqual(at);
          at = found + wanted.length - skipped;
        }
        expect(Buffer.from(bytes).subarray(0, 3).equals(Buffer.from(now).subarray(0, 3))).toBe(true);
        if (end === '\r\n') expect(text.replaceAll('\r\n', '')).not.toContain('\n');
        const files: Record<string, string | Uint8Array> = { ...Object.fromEntries(ran.written) };
        const again = koban(['embed', ...asked, 'p.md'], files);
        expect([again.code, again.written.size]).toEqual([0, 0]);
      }),
      { numRuns: runs(40) },
    );
    expectSeen(written, 10);
  });

  it('and never one whose encoding nobody knows', () => {
    const bytes = Buffer.from('caf\xe9\n\n```goban\n. X\n```\n', 'latin1');
    const ran = koban(['embed', 'p.md'], { 'p.md': bytes });
    expect([ran.code, ran.written.size]).toEqual([2, 0]);
    expect(ran.error).toContain('--encoding');
    expect(koban(['embed', '--check', 'p.md'], { 'p.md': bytes }).code).toBe(2);
    expect(
      koban(['embed', '--encoding', 'iso-2022-jp', 'p.md'], { 'p.md': '```goban\n. X\n```\n' }).code,
    ).toBe(2);
  });

  it('with references for characters that the encoding lacks', async () => {
    const page = Buffer.from(
      '# caf\xe9\n\n```goban\n. X\nmoves: B b1\nexpect: move 1 forbidden\n```\n',
      'latin1',
    );
    const ran = await kobanLater(['embed', '--lang', 'ja', '--encoding', 'latin1', 'p.md'], { 'p.md': page });
    const text = Buffer.from(ran.written.get('p.md') as Uint8Array).toString('latin1');
    expect(text).toContain('# café');
    expect(text).toMatch(/&#x[0-9a-f]{4};/);
    await speakIn('en');
  });

  it('and no page whose picture could not be written', () => {
    const ran = koban(['embed', 'full/p.md', 'q.md'], {
      'full/p.md': '```goban\n. X\n```\n',
      'q.md': '```goban\n. X\n```\n',
    });
    expect(ran.code).toBe(2);
    expect([...ran.written.keys()]).toEqual(['pictures/q.diagram.svg', 'q.md']);
  });
});

describe('the pictures of an indented fence', () => {
  const html = (source: string) => {
    const ran = koban(['embed', 'p.md'], { 'p.md': source });
    return new MarkdownIt({ html: true }).render(String(ran.written.get('p.md')));
  };

  it.each([
    [
      'a list',
      '1. One\n\n   ```goban\n   . X\n   ```\n\n2. Two\n',
      /<li>(?:(?!<\/li>).)*<img.*<\/li>\n<li>/s,
    ],
    [
      'a list in a quote',
      '> - ```goban\n>   . X\n>   ```\n> - b\n',
      /<blockquote>\n<ul>\n<li>(?:(?!<\/li>).)*<img/s,
    ],
    [
      'a quote in a list',
      '- a\n\n  > ```goban\n  > . X\n  > ```\n- b\n',
      /<li>(?:(?!<\/li>).)*<blockquote>(?:(?!<\/block).)*<img/s,
    ],
  ])('stand in %s, which goes on below them', (_name, source, wanted) => {
    const made = html(source);
    expect(made).toMatch(wanted);
    expect(made.match(/<[ou]l/g)).toHaveLength(1);
  });
});
