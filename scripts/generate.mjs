/**
 * Writes all files that are made from definitions and registries of the code: `npm run generate`. `--check` writes nothing and lists the files
 * that are stale; `test/reference.test.ts` runs it.
 *
 * A part is a file of `scripts/generate/`. It exports
 *
 *     export const reads = 'definitions';             // or 'code'
 *     export async function make() { return new Map([['src/generated/rule-ids.ts', text]]); }
 *
 * `make` returns the text of each file, by its path from the root, and writes nothing. Parts that read definitions run first, since
 * what they write is imported by the code that the others bundle (`tools/bundled.mjs`). Parts of one kind know nothing of each other, and no
 * two make the same file. TypeScript and JSON are formatted here, so a part need not care for line breaks. To add a part, add its file.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** As `npm run format` would have it. */
async function formatted(path, text) {
  if (!/\.(ts|json)$/.test(path) || /^package(\.nls.*)?\.json$/.test(path)) return text;
  const child = promisify(execFile)(process.execPath, [biome, 'format', `--stdin-file-path=${path}`], {
    maxBuffer: 1 << 26,
  });
  child.child.stdin?.end(text);
  return (await child).stdout;
}

const isCheck = process.argv.includes('--check');
const folder = join(root, 'scripts/generate');
const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
const parts = await Promise.all(files.sort().map((name) => import(join(folder, name))));
const changed = [];
for (const kind of ['definitions', 'code']) {
  for (const part of parts.filter(({ reads }) => reads === kind)) {
    for (const [path, text] of await part.make()) {
      const made = await formatted(path, text);
      if (existsSync(path) && readFileSync(path, 'utf8') === made) continue;
      changed.push(path);
      if (isCheck) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, made);
    }
  }
}
for (const path of changed) console.log(isCheck ? `stale: ${path} (run npm run generate)` : `wrote ${path}`);
process.exit(isCheck && changed.length > 0 ? 1 : 0);
