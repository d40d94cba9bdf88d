import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldersAbove } from '../../src/cli/files.ts';
import { filesBelow, filesMatching } from '../../src/cli/find-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'koban-find-files-'));
  const files = {
    'repo/.git/config': '',
    'repo/.gitignore': 'build/\n*.tmp.md\n',
    'repo/a.md': '',
    'repo/b.goban': '',
    'repo/c.txt': '',
    'repo/x.tmp.md': '',
    'repo/build/d.md': '',
    'repo/docs/.gitignore': 'draft.md\n!kept.tmp.md\n',
    'repo/docs/e.sgf': '',
    'repo/docs/draft.md': '',
    'repo/docs/kept.tmp.md': '',
    'repo/node_modules/p/f.md': '',
    'outside/secret.md': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync('..', join(folder, 'repo/docs/loop'));
  symlinkSync('../outside', join(folder, 'repo/away'));
  symlinkSync('../outside/secret.md', join(folder, 'repo/secret.md'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const short = (files: readonly string[]) => files.map((file) => file.replace(`${folder}/`, ''));

describe.skipIf(process.platform === 'win32')('files', () => {
  it('of a folder are those with these endings that Git does not ignore, each once, and none behind a link', () => {
    expect(short(filesBelow(join(folder, 'repo'), ['md', 'goban', 'sgf']))).toEqual([
      'repo/a.md',
      'repo/b.goban',
      'repo/docs/e.sgf',
      'repo/docs/kept.tmp.md',
    ]);
  });

  it('match patterns, and where that is wanted only in the working folder', () => {
    expect(short(filesMatching([join(folder, 'repo/*.{md,txt}')]))).toEqual(['repo/a.md', 'repo/c.txt']);
    expect(filesMatching([join(folder, 'repo/*.md')], true)).toEqual([]);
    expect(filesMatching(['src/cli/find-files.t?'], true)).toEqual(['src/cli/find-files.ts']);
  });

  it('are in folders up to that of the repository', () => {
    expect(short(foldersAbove(join(folder, 'repo/docs/e.sgf')))).toEqual(['repo/docs', 'repo']);
  });
});
