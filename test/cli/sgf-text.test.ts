import { describe, expect, it } from 'vitest';
import { decodePieces } from '../../src/cli/sgf-text.ts';
import { sgfEncoding } from '../../src/notation/sgf/encoding.ts';

const bytes = (head: string, middle: readonly number[], tail = '])') =>
  Uint8Array.from([
    ...[...head].map((c) => c.charCodeAt(0)),
    ...middle,
    ...[...tail].map((c) => c.charCodeAt(0)),
  ]);

/** The text, and what the encoding is told by. */
function decodeSgf(all: Uint8Array) {
  const text = [...decodePieces([all])].join('');
  const isUtf8 = all.some((byte) => byte >= 0x80) && !new TextDecoder().decode(all).includes('\uFFFD');
  const { label: encoding, stated, problem } = sgfEncoding(Buffer.from(all).toString('latin1'), isUtf8);
  return { text, encoding, stated, problem };
}

describe('the encoding of SGF files', () => {
  it.each<[string, string, number[], string, string]>([
    ['UTF-8', 'UTF-8', [0xe7, 0xa2, 0x81], '碁', 'utf-8'],
    ['GB 2312', 'GB2312', [0xce, 0xa7, 0xc6, 0xe5], '围棋', 'gb18030'],
    ['GBK by its code page', 'cp936', [0xce, 0xa7], '围', 'gb18030'],
    ['Shift JIS', 'Shift_JIS', [0x88, 0xcd, 0x8c, 0xe9], '囲碁', 'shift_jis'],
    ['Shift JIS whose second byte is a bracket', 'SJIS', [0x8f, 0x5d], '従', 'shift_jis'],
    ['Big5', 'Big5', [0xb3, 0xf2, 0xb4, 0xd1], '圍棋', 'big5'],
    ['EUC-KR', 'EUC-KR', [0xb9, 0xd9, 0xb5, 0xcf], '바둑', 'euc-kr'],
    ['quotes of Windows', 'windows-1252', [0x93, 0x92, 0x94], '“’”', 'windows-1252'],
    ['the same where Latin-1 is said', 'ISO-8859-1', [0x93, 0x85, 0x94], '“…”', 'windows-1252'],
    ['Latin-5', 'ISO-8859-9', [0xfe], 'ş', 'windows-1254'],
    ['Greek by its number', 'ISO-8859-7', [0xe1], 'α', 'iso-8859-7'],
    ['Greek by its code page', 'cp1253', [0xe1], 'α', 'windows-1253'],
    ['Ukrainian', 'KOI8-U', [0xa4], 'є', 'koi8-u'],
    ['Latin-1', 'ISO-8859-1', [0xe9, 0x74, 0xe9], 'été', 'windows-1252'],
  ])('reads %s', (_what, name, middle, text, encoding) => {
    const read = decodeSgf(bytes(`(;GM[1]CA[${name}]PB[`, middle));
    expect(read.encoding).toBe(encoding);
    expect(read.text).toBe(`(;GM[1]CA[${name}]PB[${text}])`);
    expect(read.problem).toBeNull();
  });

  it('takes Latin-1 where nothing is said, unless it is UTF-8', () => {
    expect(decodeSgf(bytes('(;PB[', [0xe9])).text).toBe('(;PB[é])');
    expect(decodeSgf(bytes('(;PB[', [0xc3, 0xa9])).text).toBe('(;PB[é])');
    expect(decodeSgf(bytes('(;PB[', [])).encoding).toBe('windows-1252');
  });

  it('believes the bytes where they contradict, and says so', () => {
    const read = decodeSgf(bytes('(;CA[ISO-8859-1]PB[', [0xe7, 0xa2, 0x81]));
    expect(read).toMatchObject({ encoding: 'utf-8', stated: 'ISO-8859-1', problem: 'contradicts' });
    expect(read.text).toContain('碁');
    const cyrillic = decodeSgf(bytes('(;CA[windows-1251]PB[', [0xe7, 0xa2, 0x81]));
    expect(cyrillic).toMatchObject({ encoding: 'utf-8', problem: 'contradicts' });
    expect(decodeSgf(bytes('(;CA[windows-1251]PB[', [0xe3, 0xee])).text).toContain('го');
    const marked = decodeSgf(
      Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes('(;CA[Big5]PB[', [0xe7, 0xa2, 0x81])]),
    );
    expect(marked).toMatchObject({ encoding: 'utf-8', problem: 'contradicts' });
    expect(marked.text.startsWith('(;')).toBe(true);
    expect(decodeSgf(bytes('(;CA[EBCDIC]PB[', [0xe9]))).toMatchObject({
      encoding: 'windows-1252',
      problem: 'unknown',
    });
  });

  it('takes well-formed UTF-8 for what it is, whatever is said, if a character has three bytes', () => {
    for (const name of ['gb2312', 'Big5', 'Shift_JIS', 'EUC-KR', 'macintosh'])
      expect(decodeSgf(bytes(`(;CA[${name}]PB[`, [0xe7, 0xa2, 0x81]))).toMatchObject({
        encoding: 'utf-8',
        problem: 'contradicts',
      });
    // Two bytes may be either.
    expect(decodeSgf(bytes('(;CA[gb2312]PB[', [0xce, 0xa7])).text).toContain('围');
    expect(decodeSgf(bytes('(;CA[macintosh]PB[', [0x9f])).text).toContain('ü');
    expect(decodeSgf(bytes('(;CA[hz-gb-2312]PB[', [0xe9])).problem).toBe('unknown');
  });

  it('knows no parts of ISO 8859 and no code pages that there are not', () => {
    for (const name of ['ISO-8859-12', 'ISO-8859-17', 'windows-1259', 'cp437', 'koi8-8'])
      expect(decodeSgf(bytes(`(;CA[${name}]PB[`, [0xe9]))).toMatchObject({ problem: 'unknown' });
  });

  it('does not take any file for text', () => {
    expect(() => decodeSgf(Uint8Array.from([0xff, 0xfe, 0, 0]))).toThrow();
  });
});

it('a CA without a value says nothing, whatever the next property has', () => {
  expect(sgfEncoding('(;CA SZ[utf-8]', false)).toEqual({
    label: 'windows-1252',
    stated: null,
    problem: null,
  });
});
