/**
 * Files as Koban reads and writes them: regular ones, whole, and never through a link of others.
 */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { LARGEST } from '../document/index.ts';
import { writeWhole } from '../pictures/index.ts';
import { message } from '../words/index.ts';
import { SaidError, type WritePlace } from './command.ts';

/**
 * Opens a regular file, which the caller closes. Devices and pipes are refused, since they may have
 * no end; opening one does not wait for who writes into it. @throws Error
 */
export function openRegular(path: string): number {
  // On Windows there is no such flag, and no such pipe.
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    expectRegular(fstatSync(descriptor));
    return descriptor;
  } catch (problem) {
    closeSync(descriptor);
    throw problem;
  }
}

function expectRegular(stats: Stats): void {
  if (stats.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
  if (!stats.isFile()) throw new SaidError(message('file.not-regular'));
}

/** The bytes of a regular file that is not too large. @throws Error */
export function readRegular(path: string): Uint8Array {
  const descriptor = openRegular(path);
  try {
    if (fstatSync(descriptor).size > LARGEST) throw tooLarge();
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function tooLarge(): SaidError {
  return new SaidError(message('file.too-large', { megabytes: LARGEST / 1e6 }));
}

/** The folders that a file is in, the nearest first, up to the one that has the repository. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    folders.push(folder);
    if (existsSync(join(folder, '.git')) || folder === dirname(folder)) return folders;
  }
}

/**
 * Writes a file whole, and the folders on the way to it. Where it follows no links, neither the
 * file nor a folder below `root` may be one. @throws Error
 */
export function writeFile(path: string, content: Uint8Array | string, place: WritePlace = {}): void {
  const { root = '.', follows = false } = place;
  const target = follows ? followed(path) : path;
  if (!follows) refuseLinks(resolve(root), resolve(path));
  const before = statSync(target, { throwIfNoEntry: false });
  if (before) {
    expectRegular(before);
    // What nobody may write stays as it is.
    accessSync(target, constants.W_OK);
  }
  const folder = dirname(target);
  mkdirSync(folder, { recursive: true });
  // A short name, since that of the file may be as long as names can be. The global is loaded when
  // it is used, which takes a while.
  const random = Buffer.from(crypto.getRandomValues(new Uint8Array(9)));
  const beside = join(folder, `.koban-${random.toString('base64url')}`);
  writeWhole(
    {
      writeBeside(whole) {
        writeFileSync(beside, whole, { flag: 'wx' });
        if (before) chmodSync(beside, before.mode);
      },
      putInPlace: () => renameSync(beside, target),
      removeBeside: () => rmSync(beside, { force: true }),
    },
    content,
  );
}

function followed(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) ? realpathSync(path) : path;
}

function refuseLinks(root: string, path: string): void {
  const parts = relative(root, path).split(sep);
  // Of a path that leads elsewhere, as the user has named it, only the file is looked at.
  const isBelow = parts[0] !== '..' && resolve(root, ...parts) === path;
  for (let i = isBelow ? 1 : parts.length; i <= parts.length; i++) {
    const part = isBelow ? join(root, ...parts.slice(0, i)) : path;
    if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new SaidError(message('file.link', { path: relative('.', part) }));
  }
}

/** The names of what is in a folder, none where it cannot be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder === '' ? '.' : folder);
  } catch {
    return [];
  }
}

/** What is at a path; `null` where nothing is or it cannot be reached, as in a loop of links. */
export function statOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    // Whoever reads it says why it cannot be read.
    return null;
  }
}
