/** Files below folders, read with Node's own means, for clients that list none by themselves. */
import { readdir, readFile, stat } from 'node:fs/promises';
import type { ListedFile } from '../protocol/files.ts';
import type { WorkspaceFiles } from './scheduler.ts';

const NAMES = /\.(?:goban|md|markdown|mdx|mdown|sgf|korule)$/i;
/** Whoever has more files below a folder has opened none of ours. */
const MOST_FILES = 5000;
const MOST_FOLDERS = 5000;
/** Of a longer file, in bytes, nobody waits for the titles. */
const LARGEST = 4_000_000;

/** Links are not followed, and folders whose names begin with a point are left out. */
export function filesBelow(folders: () => readonly string[]): WorkspaceFiles {
  return {
    async list() {
      const found: ListedFile[] = [];
      const left = folders()
        .filter((uri) => uri.startsWith('file:'))
        .map((uri) => new URL(`${uri.replace(/\/?$/, '/')}`));
      for (let n = 0; n < left.length && n < MOST_FOLDERS && found.length < MOST_FILES; n++) {
        const folder = left[n];
        const within = folder ? await readdir(folder, { withFileTypes: true }).catch(() => []) : [];
        for (const one of within) {
          if (one.name.startsWith('.') || one.name === 'node_modules') continue;
          const url = new URL(encodeURIComponent(one.name), folder);
          if (one.isDirectory()) left.push(new URL(`${url.href}/`));
          else if (one.isFile() && NAMES.test(one.name)) {
            const { size, mtimeMs } = await stat(url);
            if (size <= LARGEST) found.push({ uri: url.href, stamp: `${mtimeMs} ${size}` });
          }
        }
      }
      return found;
    },
    async read(uri) {
      try {
        return await readFile(new URL(uri), 'utf8');
      } catch {
        return null;
      }
    },
  };
}
