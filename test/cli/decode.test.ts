import { describe, expect, it } from 'vitest';
import { decode } from '../../src/cli/decode.ts';

const TEXT = '# é 😀\r\n. X\n';

describe('decode', () => {
  const wide = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16, little end first', wide],
    ['UTF-16, big end first', Buffer.from(wide).swap16()],
  ])('reads %s', (_name, bytes) => {
    expect(decode(bytes)).toBe(TEXT);
  });

  it('replaces what is no character', () => {
    expect(decode(Uint8Array.of(0x58, 0xff, 0x58))).toBe('X\uFFFDX');
  });

  it.each([
    ['a program', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 1)],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
  ])('refuses %s', (_name, bytes) => {
    expect(() => decode(bytes)).toThrow('file.not-text');
  });
});
