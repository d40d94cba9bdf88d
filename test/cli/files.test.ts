import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRegular, statOf, writeFile } from '../../src/cli/files.ts';
import { LARGEST } from '../../src/document/index.ts';
import { FileNames, fileName, writeWhole, writingWhole } from '../../src/pictures/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'koban-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const at = (...parts: string[]) => join(folder, ...parts);

describe.skipIf(process.platform === 'win32')('a file is written', () => {
  it('whole, with the folders on the way and the rights that it had, and nothing is left beside it', () => {
    writeFile(at('a', 'b', 'c.svg'), 'one', { root: folder });
    chmodSync(at('a', 'b', 'c.svg'), 0o640);
    writeFile(at('a', 'b', 'c.svg'), Buffer.from('two'), { root: folder });
    expect(readFileSync(at('a', 'b', 'c.svg'), 'utf8')).toBe('two');
    expect(statSync(at('a', 'b', 'c.svg')).mode & 0o777).toBe(0o640);
    expect(readdirSync(at('a', 'b'))).toEqual(['c.svg']);
  });

  it('never through a link, be it the file or a folder below the root; the root itself may be one', () => {
    writeFileSync(at('secret'), 'mine');
    mkdirSync(at('page'));
    mkdirSync(at('elsewhere'));
    symlinkSync(at('secret'), at('page', 'p.svg'));
    symlinkSync(at('elsewhere'), at('page', 'pictures'));
    symlinkSync(at('nowhere'), at('page', 'dangling.svg'));
    const write = (...path: string[]) => writeFile(at(...path), 'theirs', { root: at('page') });
    for (const path of [['p.svg'], ['pictures', 'q.svg'], ['pictures', 'new', 'q.svg'], ['dangling.svg']])
      expect(() => write('page', ...path)).toThrow('file.link');
    expect(readFileSync(at('secret'), 'utf8')).toBe('mine');
    expect([readdirSync(at('elsewhere')), existsSync(at('nowhere'))]).toEqual([[], false]);
    writeFile(at('page', 'pictures', 'q.svg'), 'theirs', { root: at('page', 'pictures') });
    expect(readdirSync(at('elsewhere'))).toEqual(['q.svg']);
    // Elsewhere than below the root only the file itself is looked at.
    expect(() => writeFile(at('page', 'p.svg'), 'theirs', { root: at('elsewhere') })).toThrow('file.link');
  });

  it('through a link that is the user’s own page, which stays a link', () => {
    writeFileSync(at('real.md'), 'old');
    symlinkSync('real.md', at('page.md'));
    writeFile(at('page.md'), 'new', { follows: true });
    expect(readFileSync(at('real.md'), 'utf8')).toBe('new');
    expect(readdirSync(folder).sort()).toEqual(['page.md', 'real.md']);
  });

  it('with a name as long as names can be', () => {
    const name = `${'a'.repeat(251)}.svg`;
    writeFile(at(name), 'x', { root: folder });
    writeFile(at(name), 'y', { root: folder });
    expect(readFileSync(at(name), 'utf8')).toBe('y');
  });

  it('over no folder, pipe or device', () => {
    spawnSync('mkfifo', [at('pipe')]);
    mkdirSync(at('folder'));
    expect(() => writeFile(at('pipe'), 'x', { root: folder })).toThrow('file.not-regular');
    expect(() => writeFile(at('folder'), 'x', { root: folder })).toThrow();
    expect(() => writeFile('/dev/null', 'x')).toThrow('file.not-regular');
    expect(readdirSync(folder).sort()).toEqual(['folder', 'pipe']);
  });
});

describe.skipIf(process.platform === 'win32')('a file is read', () => {
  it('not out of a loop of links, of which a command says a line', () => {
    symlinkSync('b', at('a'));
    symlinkSync('a', at('b'));
    expect(statOf(at('a'))).toBeNull();
    expect(statOf(at('none'))).toBeNull();
    expect(statOf(folder)?.isDirectory()).toBe(true);
    expect(() => readRegular(at('a'))).toThrow(expect.objectContaining({ code: 'ELOOP' }));
  });

  it('where it is a regular one, and no one waits for a pipe', () => {
    writeFileSync(at('a.md'), 'text');
    symlinkSync('a.md', at('link.md'));
    expect(Buffer.from(readRegular(at('link.md'))).toString()).toBe('text');
    spawnSync('mkfifo', [at('pipe.md')]);
    for (const path of [at('pipe.md'), '/dev/zero', '/dev/null'])
      expect(() => readRegular(path)).toThrow('file.not-regular');
    expect(() => readRegular(folder)).toThrow(expect.objectContaining({ code: 'EISDIR' }));
    expect(() => readRegular(at('none'))).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  });

  it('where it is not too large', () => {
    writeFileSync(at('large.md'), '');
    truncateSync(at('large.md'), LARGEST + 1);
    expect(() => readRegular(at('large.md'))).toThrow('file.too-large');
  });
});

describe('a file that is written whole', () => {
  /** A disk that fails at one of the steps. */
  function disk(fails: number) {
    const state = { there: 'old', beside: null as string | null };
    let step = 0;
    const next = () => {
      if (step++ === fails) throw new Error('full');
    };
    const file = {
      writeBeside(content: Uint8Array | string) {
        // A full disk may have taken a part of it.
        state.beside = String(content).slice(0, 1);
        next();
        state.beside = String(content);
      },
      putInPlace() {
        next();
        state.there = state.beside ?? '';
        state.beside = null;
      },
      removeBeside() {
        next();
        state.beside = null;
      },
    };
    return { state, file };
  }

  it.each([0, 1])('has its old content where step %i fails, and nothing stays beside it', async (fails) => {
    const now = disk(fails);
    expect(() => writeWhole(now.file, 'new')).toThrow('full');
    expect(now.state).toEqual({ there: 'old', beside: null });
    const later = disk(fails);
    const file = {
      writeBeside: async (content: Uint8Array | string) => later.file.writeBeside(content),
      putInPlace: async () => later.file.putInPlace(),
      removeBeside: async () => later.file.removeBeside(),
    };
    await expect(writingWhole(file, 'new')).rejects.toThrow('full');
    expect(later.state).toEqual({ there: 'old', beside: null });
  });

  it('has the new content where nothing fails', async () => {
    const { state, file } = disk(9);
    writeWhole(file, 'new');
    expect(state).toEqual({ there: 'new', beside: null });
  });
});

describe('names of files', () => {
  it('are short enough for any file system, in bytes', () => {
    for (const title of [
      '囲碁の対局'.repeat(40),
      'é'.repeat(200),
      '😀𝄞'.repeat(80),
      '바둑'.repeat(90),
      'a'.repeat(300),
    ]) {
      const name = `${fileName(title)}.${fileName(title)}-12345.svg`;
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name).not.toMatch(/\p{Cs}/u);
    }
    expect(fileName('囲碁'.repeat(40))).toBe('囲碁'.repeat(16) + '囲');
  });

  it('are none that Windows keeps for devices', () => {
    for (const title of ['COM1', 'com¹', 'LPT³', 'nul', 'Con']) expect(fileName(title)).toMatch(/^diagram-/);
    expect(fileName('com4x')).toBe('com4x');
  });

  it('are made in linear time where titles are equal', () => {
    const names = new FileNames();
    const begun = process.cpuUsage();
    const made = new Set(Array.from({ length: 40_000 }, (_, i) => names.next(i % 2 ? 'Ko' : 'ko-2')));
    expect(made.size).toBe(40_000);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2000);
  });
});
