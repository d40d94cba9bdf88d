import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePieces } from '../../../src/cli/sgf-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);
/** `(;CA[GB2312]C[黑]B[aa])`: a byte of one of the characters is a backslash or a bracket in others of these encodings. */
const samples: Record<string, Uint8Array> = {
  ascii: encode('(;GM[1];B[aa])'),
  'utf-8 without CA': encode('(;GM[1]C[黒番 é])'),
  'utf-8 that says it is Latin-1': encode('(;CA[ISO-8859-1]C[黒番])'),
  'utf-8 with a mark': encode('\uFEFF(;C[é])'),
  'Latin-1': Uint8Array.from([...'(;C[caf\xe9])'].map((c) => c.charCodeAt(0))),
  'quotes of Windows': Uint8Array.from([...encode('(;C['), 0x93, 0xe9, 0x85, 0x94, ...encode('])')]),
  'utf-8 that says it is Cyrillic': encode('(;CA[koi8-r]C[黒番])'),
  'Shift-JIS': Uint8Array.from([...encode('(;CA[Shift_JIS]C['), 0x83, 0x5c, 0x95, 0x5c, ...encode('])')]),
  'GB 18030': Uint8Array.from([...encode('(;CA[gb2312]C['), 0xba, 0xda, ...encode('])')]),
  Big5: Uint8Array.from([...encode('(;CA[big5]C['), 0xa5, 0x5c, ...encode('])')]),
  'UTF-16': Uint8Array.from([0xff, 0xfe, ...[...'(;C[é])'].flatMap((c) => [c.charCodeAt(0), 0])]),
  nothing: new Uint8Array(0),
};

describe('bytes in pieces', () => {
  it.each(Object.entries(samples))('%s is read as it is read whole', (_, bytes) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (length) => {
        const pieces: Uint8Array[] = [];
        for (let at = 0; at < bytes.length; at += length) pieces.push(bytes.slice(at, at + length));
        expect([...decodePieces(pieces)].join('')).toBe([...decodePieces([bytes])].join(''));
      }),
      { numRuns: 20 },
    );
  });

  it('decides between UTF-8 and Latin-1 when it matters first, also in the midst of a character', () => {
    const plain = encode(`(;GM[1]C[${'x'.repeat(70000)}`);
    const utf8 = encode('黒番])');
    expect([...decodePieces([plain, utf8.slice(0, 4), utf8.slice(4)])].join('')).toContain('黒番])');
    const latin = Uint8Array.from([0xe9, 0x5d, 0x29]);
    expect([...decodePieces([plain, latin])].join('')).toContain('xé])');
  });

  it('keeps what a reader gives piece by piece in the same memory', () => {
    function* pieces() {
      const memory = Buffer.alloc(64);
      for (const text of ['(;GM[1]', ';B[aa]', ';W[bb])']) yield memory.subarray(0, memory.write(text));
    }
    expect([...decodePieces(pieces())].join('')).toBe('(;GM[1];B[aa];W[bb])');
  });

  it('takes no picture for a game', () => {
    expect(() => [...decodePieces([Uint8Array.from([0x89, 0x50, 0, 0x4e])])]).toThrow('file.not-text');
  });
});
