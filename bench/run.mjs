/**
 * Runs the benchmarks, each in a process of its own, one after the other: all, or those whose names
 * are given.
 *
 *     npm run bench            npm run bench board server
 *
 * The peers that they measure against are installed here, when they are not yet, so that `npm ci`
 * need not bring them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const installed = join(here, 'node_modules/.package-lock.json');
const lock = join(here, 'package-lock.json');

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.log('Installing the peers to measure against …');
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) process.exit(npm.status ?? 2);
}

const all = readdirSync(here)
  .filter((file) => file.endsWith('.bench.mjs'))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(`${name}.bench.mjs`));
if (unknown.length > 0) {
  const names = all.map((file) => file.replace('.bench.mjs', '')).join(', ');
  console.error(`No benchmark is named ${unknown.join(', ')}; there are ${names}.`);
  process.exit(2);
}

console.log(`Node ${process.version} on ${cpus()[0]?.model ?? 'an unknown processor'} (${cpus().length})`);
let failed = 0;
for (const file of all) {
  const name = file.replace('.bench.mjs', '');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n## ${name}`);
  const run = spawnSync(process.execPath, [join(here, file)], { stdio: 'inherit' });
  if (run.status !== 0) {
    console.error(`${file} ended with ${run.status ?? run.signal}`);
    failed++;
  }
}
process.exit(failed > 0 ? 1 : 0);
