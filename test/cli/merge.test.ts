import { describe, expect, test } from 'vitest';
import { koban } from './run.ts';

const FILES = {
  'base.sgf': '(;SZ[9]PB[Müller];B[aa])\n',
  'ours.sgf': '(;SZ[9]PB[Müller];B[aa];W[bb])\n',
  'theirs.sgf': '(;SZ[9]PB[Müller];B[aa]C[good])\n',
  'other.sgf': '(;SZ[13]PB[Müller];B[aa]C[bad])\n',
  'stray.sgf': '(;SZ[9] what;B[aa])\n',
};
const written = (bytes: unknown) => new TextDecoder().decode(bytes as Uint8Array);

describe('koban merge BASE OURS THEIRS', () => {
  test('writes what both have into OURS, as Git wants it of a driver', () => {
    const ran = koban(['merge', 'base.sgf', 'ours.sgf', 'theirs.sgf'], FILES);
    expect([ran.code, ran.error, [...ran.written.keys()]]).toEqual([0, '', ['ours.sgf']]);
    expect(written(ran.written.get('ours.sgf'))).toBe('(;SZ[9]PB[Müller];B[aa]C[good];W[bb])\n');
  });

  test('ends with 1 where versions contradict, and says so', () => {
    const base = { ...FILES, 'base.sgf': '(;SZ[19];B[aa])' };
    const ran = koban(['merge', 'base.sgf', 'ours.sgf', 'other.sgf', '--stdout'], base);
    expect(ran.code).toBe(1);
    expect(ran.written.size).toBe(0);
    expect(written(ran.bytes)).toContain('<<<<<<< ours\nSZ[9\\]\n=======\nSZ[13\\]\n>>>>>>> theirs');
    expect(ran.error).toMatch(/^koban: ours\.sgf: 1 change of the two versions contradicts another/);
    const named = koban(['merge', 'base.sgf', 'ours.sgf', 'other.sgf', 'games/1.sgf', '--stdout'], base);
    expect(named.error).toMatch(/^koban: games\/1\.sgf: 1 change/);
  });

  test('loses nothing of what it cannot join', () => {
    const ran = koban(['merge', 'base.sgf', 'ours.sgf', 'stray.sgf', '--stdout'], FILES);
    expect(ran.code).toBe(1);
    expect(written(ran.bytes)).toBe(FILES['ours.sgf'] + FILES['stray.sgf']);
    expect(ran.error).toContain('could not be joined');
  });

  test('writes UTF-8, and says so in the record, where a version is in another encoding', () => {
    const latin = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));
    const files = Object.fromEntries(
      Object.entries(FILES).map(([name, text]) => [name, latin(text.replace('SZ', 'CA[ISO-8859-1]SZ'))]),
    );
    const ran = koban(['merge', 'base.sgf', 'ours.sgf', 'theirs.sgf', '--stdout'], files);
    expect(written(ran.bytes)).toBe('(;CA[UTF-8]SZ[9]PB[Müller];B[aa]C[good];W[bb])\n');
  });

  test('takes three files, and says which cannot be read', () => {
    expect(koban(['merge', 'base.sgf', 'ours.sgf'], FILES)).toMatchObject({ code: 2 });
    const ran = koban(['merge', 'base.sgf', 'ours.sgf', 'gone.sgf'], FILES);
    expect([ran.code, ran.written.size]).toEqual([2, 0]);
    expect(ran.error).toContain('gone.sgf');
  });
});
