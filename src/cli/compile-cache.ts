/**
 * What V8 has made of a program is kept for its next start, as `module.enableCompileCache` of later
 * versions of Node does, which Node 20 lacks. Half of a short run of `koban check` is that work.
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
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
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
  /** How all versions of the file begin. */
  readonly family: string;
}

/** Where the data of a file is kept; `null` where others could write there. */
function placeOf(file: string): KeptPlace | null {
  try {
    const user = process.getuid?.();
    const folder = join(tmpdir(), `koban-compile-cache-${user ?? 'user'}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    const isOwn = user === undefined || (found.uid === user && (found.mode & 0o077) === 0);
    if (!found.isDirectory() || !isOwn) return null;
    const { size, mtimeMs } = statSync(file);
    const family = `${basename(file, '.js')}-${hashOf(file)}-`;
    return { folder, family, name: `${family}${process.version}-${process.arch}-${size}-${mtimeMs}` };
  } catch {
    return null;
  }
}

/** Paths of installations are few; this tells them apart. */
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

/** Whole or not at all, in place of what was kept of other versions of the file. */
function keep({ folder, name, family }: KeptPlace, script: Script): void {
  try {
    const made = join(folder, `${name}.${process.pid}`);
    writeFileSync(made, script.createCachedData(), { mode: 0o600 });
    renameSync(made, join(folder, name));
    for (const other of readdirSync(folder))
      if (other.startsWith(family) && other !== name) rmSync(join(folder, other), { force: true });
  } catch {
    // The next start takes as long as this one.
  }
}
