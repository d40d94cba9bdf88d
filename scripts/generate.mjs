/**
 * Writes all files that are made from definitions and registries of the code: `npm run generate`. `--check` lists those that are committed
 * and stale, which `test/reference.test.ts` wants to be none; `--sources` makes only what sources import, which no one commits.
 *
 * A part is a file of `scripts/generate/`. It exports
 *
 *     export const reads = 'definitions';             // or 'rules', or 'code'
 *     export async function make() { return new Map([['src/words/generated/rule-ids.ts', text]]); }
 *
 * `make` returns the text of each file, by its path from the root, and writes nothing. Files of folders `generated` are not committed
 * (`tools/generated.mjs`). Parts that read definitions run first, then those that read the code of the rules, then those that read other
 * code, since what the first make is imported by that code (`tools/bundled.mjs`). Parts of one kind know nothing of each other, and no two
 * make the same file; what sources import is not made by parts that read other code. What is committed is formatted here, so a part need
 * not care for line breaks. To add a part, add its file.
 */

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  allIsUpToDate,
  isAllAsBefore,
  isGenerated,
  makeSources,
  partsThatRead,
  writeIfChanged,
} from '../tools/generated.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** As `npm run format` would have it. */
async function formatted(path, text) {
  if (!/\.(ts|json)$/.test(path) || /^(?:package(\.nls.*)?\.json$|docs\/)/.test(path)) return text;
  const child = promisify(execFile)(process.execPath, [biome, 'format', `--stdin-file-path=${path}`], {
    maxBuffer: 1 << 26,
  });
  child.child.stdin?.end(text);
  return (await child).stdout;
}

await makeSources();
if (process.argv.includes('--sources')) process.exit();
// Most of the time nothing has changed.
if (isAllAsBefore()) process.exit();
const isCheck = process.argv.includes('--check');
const changed = [];
for (const part of await partsThatRead(['definitions', 'rules', 'code']))
  for (const [path, text] of await part.make()) {
    if (isGenerated(path)) continue;
    const made = await formatted(path, text);
    if (!isCheck && writeIfChanged(path, made)) changed.push(path);
    if (isCheck && !(existsSync(path) && readFileSync(path, 'utf8') === made)) changed.push(path);
  }
for (const path of changed) console.log(isCheck ? `stale: ${path} (run npm run generate)` : `wrote ${path}`);
if (!isCheck || changed.length === 0) allIsUpToDate();
process.exit(isCheck && changed.length > 0 ? 1 : 0);
