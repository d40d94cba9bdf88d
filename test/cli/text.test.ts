import { describe, expect, it } from 'vitest';
import { detect } from '../../src/cli/detect.ts';
import { decoded } from '../../src/cli/text.ts';
import { koban } from './run.ts';

const TEXT = '# é 😀\r\n. X\n';
const read = (bytes: Uint8Array, encoding?: string) => decoded(bytes, { detect }, encoding);
const JAPANESE = Buffer.concat([
  Buffer.from('# '),
  Buffer.from('8be3926982cc8d9594d48141949282cc9286899f82b58f9f82bf', 'hex'),
  Buffer.from('\n. X\n'),
]);

describe('the text of bytes', () => {
  const wide = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(TEXT), 'utf-8', 0],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`), 'utf-8', 3],
    ['UTF-16, little end first', wide, 'utf-16le', 2],
    ['UTF-16, big end first', Buffer.from(wide).swap16(), 'utf-16be', 2],
  ])('is that of %s', (_name, bytes, label, mark) => {
    expect(read(bytes)).toEqual({ text: TEXT, label, mark });
    // A mark is more than what the user says.
    if (mark > 0) expect(read(bytes, 'shift_jis')).toEqual({ text: TEXT, label, mark });
  });

  it('is guessed where that is sure, else read byte by byte', () => {
    expect(read(JAPANESE)).toMatchObject({
      text: '# 九段の黒番、白の中押し勝ち\n. X\n',
      label: 'shift_jis',
      doubt: 'guessed',
    });
    expect(read(Buffer.from('# caf\xe9\n. X\n', 'latin1'))).toMatchObject({
      text: '# café\n. X\n',
      label: 'windows-1252',
      doubt: 'unknown',
    });
  });

  it('is in the encoding that the user names, or in none', () => {
    expect(read(JAPANESE, 'shift_jis')).toEqual({
      text: '# 九段の黒番、白の中押し勝ち\n. X\n',
      label: 'shift_jis',
      mark: 0,
    });
    expect(() => read(JAPANESE, 'utf-8')).toThrow('file.not-in');
    expect(() => read(Uint8Array.of(0xff, 0xfe, 0x00, 0xd8))).toThrow('file.not-in');
  });

  it.each([
    ['a program', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 1)],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
  ])('is none of %s', (_name, bytes) => {
    expect(() => read(bytes)).toThrow('file.not-text');
  });
});

describe('a text that is not UTF-8', () => {
  const files = { 'a.goban': JAPANESE, 'b.md': Buffer.from('caf\xe9\n\n```goban\n. X\n```\n', 'latin1') };

  it('is a diagnostic of check, with the severity that the project gives', () => {
    const check = (more: Record<string, string> = {}) =>
      JSON.parse(koban(['check', '--format=json', 'a.goban', 'b.md'], { ...files, ...more }).out).files as {
        diagnostics: { code: string; severity: string; line: number; message: string }[];
      }[];
    expect(
      check().map(({ diagnostics }) => diagnostics.map(({ code, severity }) => [code, severity])),
    ).toEqual([[['file.not-utf8', 'warning']], [['file.not-utf8', 'warning']]]);
    expect(check()[0]!.diagnostics[0]!.message).toContain('--encoding shift_jis');
    const graded = check({ 'koban.json': '{"severities":{"file.not-utf8":"off"}}' });
    expect(graded.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  });

  it('is told of on standard error by all others, and is not where its encoding is named', () => {
    for (const command of [['judge'], ['convert', '--to', 'ascii'], ['render']]) {
      const told = koban([...command, 'a.goban'], files);
      expect(told.error).toContain('a.goban: The text is not UTF-8');
      expect(koban([...command, '--encoding', 'sjis', 'a.goban'], files).error).toBe('');
    }
  });
});
