/**
 * Files by patterns and folders. Links are not followed, so no loop of them counts a file twice,
 * and what Git ignores is left out.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import makeIgnore, { type Ignore } from 'ignore';
import { escapePath, globSync } from 'tinyglobby';
import { foldersAbove } from './files.ts';

const LEFT_OUT = ['**/node_modules/**', '**/.git/**'];
/** The patterns are not asked of what is outside of the working folder. */
const IN_LEFT_OUT = /(?:^|\/)(?:node_modules|\.git)\//;

/** The files that match, by their names, sorted; `within`: only those in the working folder. */
export function filesMatching(patterns: readonly string[], within = false): readonly string[] {
  const found = globSync(patterns.map(slashed), {
    ignore: LEFT_OUT,
    followSymbolicLinks: false,
    expandDirectories: false,
    absolute: patterns.some(isAbsolute),
  });
  const ignored = new IgnoreFiles();
  return [...new Set(found)]
    .filter((file) => !IN_LEFT_OUT.test(file) && !ignored.has(file) && !(within && leadsOut(file)))
    .sort();
}

/** The files below a folder with one of these endings. */
export function filesBelow(folder: string, endings: readonly string[]): readonly string[] {
  const below = slashed(folder).replace(/\/+$/, '');
  const start = below === '' ? '/' : below === '.' ? '' : `${escapePath(below)}/`;
  return filesMatching(endings.map((ending) => `${start}**/*.${ending}`));
}

const slashed = (path: string) => (sep === '/' ? path : path.replaceAll(sep, '/'));

/** A folder on the way may be a link. */
function leadsOut(file: string): boolean {
  return relative(realpathSync('.'), realpathSync(file)).split(sep)[0] === '..';
}

/** What the files `.gitignore` say, from the folder with the repository down. */
class IgnoreFiles {
  private readonly known = new Map<string, Ignore | null>();

  has(file: string): boolean {
    const path = resolve(file);
    let isIgnored = false;
    for (const folder of foldersAbove(path).reverse()) {
      const { ignored, unignored } = this.of(folder)?.test(slashed(relative(folder, path))) ?? {};
      if (ignored) isIgnored = true;
      else if (unignored) isIgnored = false;
    }
    return isIgnored;
  }

  private of(folder: string): Ignore | null {
    const known = this.known.get(folder);
    if (known !== undefined) return known;
    const file = join(folder, '.gitignore');
    const made = existsSync(file) ? makeIgnore().add(readFileSync(file, 'utf8')) : null;
    this.known.set(folder, made);
    return made;
  }
}
