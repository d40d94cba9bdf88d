/**
 * Files that are made from definitions and registries of the code. Those in folders `generated` are no part of the repository: the build,
 * the types, the tests and whatever else reads sources make them first (`made.mjs`), unless nothing has changed since. The others are
 * committed, since people and other programs read them: documents, schemas, grammars, the manifest. `scripts/generate.mjs` writes all.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const PARTS = 'scripts/generate';
/** What was read and made the last time. */
const STAMP = '.generated.json';
/** All that parts may read that make what is not committed. */
const READ_FOR_SOURCES = ['src', PARTS, 'scripts/reference', 'tools'];
/** All that any part may read or make. */
const ALL =
  'src webview scripts tools docs examples schemas syntaxes README.md action.yml package.json'.split(' ');
const STRINGS =
  'package.nls.json package.nls.ja.json package.nls.ko.json package.nls.zh-cn.json package.nls.zh-tw.json'.split(
    ' ',
  );

/** Whether a file is made anew wherever it is needed, and not committed. */
export const isGenerated = (path) => path.includes('/generated/');

/**
 * The parts, in the order in which they run: what definitions make is imported by the code that the others bundle.
 *
 * @param {readonly string[]} kinds
 * @returns {Promise<{ reads: string, make: () => Promise<Map<string, string>> }[]>}
 */
export async function partsThatRead(kinds) {
  const names = readdirSync(join(ROOT, PARTS)).filter((name) => name.endsWith('.mjs'));
  const parts = await Promise.all(
    names.sort().map((name) => import(/* @vite-ignore */ pathToFileURL(join(ROOT, PARTS, name)).href)),
  );
  return kinds.flatMap((kind) => parts.filter(({ reads }) => reads === kind));
}

/** Makes the files that are not committed, if something that they are made of has changed. */
export async function makeSources() {
  const before = stamp();
  const read = hashOf(READ_FOR_SOURCES, (path) => !isGenerated(path));
  if (read === before.read && made() === before.made) return;
  const cwd = process.cwd();
  process.chdir(ROOT);
  try {
    for (const part of await partsThatRead(['definitions', 'rules']))
      for (const [path, text] of await part.make()) if (isGenerated(path)) writeIfChanged(path, text);
  } finally {
    process.chdir(cwd);
  }
  leaveStamp({ read, made: made() });
}

/** Whether everything is as it was when all was found up to date. */
export const isAllAsBefore = () => stamp().all === hashOfAll();

/** All that is made is up to date. */
export const allIsUpToDate = () => leaveStamp({ ...stamp(), all: hashOfAll() });

const hashOfAll = () => hashOf([...ALL, ...STRINGS], () => true);

const made = () => hashOf(['src'], isGenerated);

const leaveStamp = (now) => writeIfChanged(STAMP, JSON.stringify(now));

/** @returns {{ read?: string, made?: string, all?: string }} */
function stamp() {
  try {
    return JSON.parse(readFileSync(join(ROOT, STAMP), 'utf8'));
  } catch {
    return {};
  }
}

/** Writes a file at once, since another process may read it meanwhile; whether it was another before. */
export function writeIfChanged(path, text) {
  const file = join(ROOT, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, file);
  return true;
}

/** Names and contents of the files of folders. */
function hashOf(folders, isWanted) {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const path of filesIn(folder).filter(isWanted))
      hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

const filesIn = (path) => (statSync(join(ROOT, path)).isFile() ? [path] : filesOf(path));

const filesOf = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
