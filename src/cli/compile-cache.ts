/**
 * What V8 has made of a program is kept for its next start: half of a short run of `koban check` is
 * that work. `module.enableCompileCache` of later versions of Node does so too, but in a folder
 * that others can make first, and it removes nothing.
 *
 * V8 trusts such data, so it stands in a folder that only the user can write to. Data of another
 * program, version or processor has another name, or V8 refuses it and it is made again.
 */
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import { Script } from 'node:vm';

/**
 * The exports of a file of CommonJS, compiled or from what is kept; `null` where nothing can be.
 */
export function loadKept(file: string): unknown {
  const place = process.env.NODE_DISABLE_COMPILE_CACHE ? null : placeOf(file);
  if (!place) return null;
  const cachedData = readKept(place);
  const options = { filename: file, ...(cachedData && { cachedData }) };
  const script = new Script(module.wrap(readFileSync(file, 'utf8')), options);
  // At the end it has what was compiled on the way, too.
  if (!cachedData || script.cachedDataRejected) process.once('exit', () => keep(place, script));
  const made = { exports: {}, filename: file };
  script
    .runInThisContext()
    .call(made.exports, made.exports, module.createRequire(file), made, file, dirname(file));
  return made.exports;
}

interface KeptPlace {
  readonly folder: string;
  readonly name: string;
}

/** Where the data of a file is kept; `null` where others could write there. */
function placeOf(file: string): KeptPlace | null {
  try {
    const user = process.getuid?.();
    const folder = join(tmpdir(), `koban-compile-cache-${user ?? 'user'}`);
    // Windows says neither owner nor mode; there each user has temporary files of their own.
    if (user === undefined && !folder.startsWith(homedir() + sep)) return null;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    const isOwn = user === undefined || (found.uid === user && (found.mode & 0o077) === 0);
    if (!found.isDirectory() || !isOwn) return null;
    // V8 compares only the length of a program, and installers set the time of writing freely.
    const { size, ctimeMs } = statSync(file);
    const hash = hashOf([file, process.version, process.arch, size, ctimeMs].join('\n'));
    return { folder, name: `${basename(file, '.js')}-${hash}` };
  } catch {
    return null;
  }
}

function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
}

function readKept({ folder, name }: KeptPlace): Buffer | null {
  try {
    return readFileSync(join(folder, name));
  } catch {
    return null;
  }
}

/** Files that are kept, each of about a megabyte: two of some versions. */
const MOST_KEPT = 8;

/** Keeps a whole file or none. It first removes the oldest files, and those a full disk cut off. */
function keep({ folder, name }: KeptPlace, script: Script): void {
  try {
    const old = readdirSync(folder).map((other) => join(folder, other));
    const written = new Map(old.map((path) => [path, statSync(path).mtimeMs]));
    old.sort((a, b) => (written.get(b) ?? 0) - (written.get(a) ?? 0));
    for (const path of old.slice(MOST_KEPT - 1)) rmSync(path, { force: true });
    const made = join(folder, `${name}.${process.pid}`);
    writeFileSync(made, script.createCachedData(), { mode: 0o600 });
    renameSync(made, join(folder, name));
  } catch {
    // The next start takes as long as this one.
  }
}
