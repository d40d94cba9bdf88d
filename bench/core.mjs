/**
 * The TypeScript core as a module, bundled on the fly, and what all benchmarks need to tell their
 * results.
 */
import '../tools/made.mjs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled } from '../tools/bundled.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Imports `names` from the files of `src` that they are listed under:
 * `{ 'go/scratch.ts': ['Scratch'] }`. `plugins`: what changes the sources before they are bundled.
 */
export function core(names, plugins = []) {
  const lines = Object.entries(names).map(
    ([file, list]) => `export { ${list.join(', ')} } from './${file}';`,
  );
  return bundled({
    stdin: { contents: lines.join('\n'), resolveDir: join(root, 'src'), loader: 'ts' },
    minify: true,
    platform: 'neutral',
    plugins,
  });
}

/**
 * Milliseconds that this process has worked, its collector and its compiler with it: what else the
 * machine does is no fault of what is measured.
 */
export function used() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(samples) {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Rows of cells, the first left-aligned, the others right. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? String(cell).padEnd(widths[0]) : String(cell).padStart(widths[column]),
    );
    console.log(`  ${cells.join('   ')}`);
  }
}

/**
 * Runs the contestants by turns, so that whatever else the machine does befalls all alike, and
 * returns the median of each. A contestant returns what it measured.
 */
export function byTurns(contestants, rounds, warmUp) {
  const samples = contestants.map(() => []);
  for (let round = -warmUp; round < rounds; round++) {
    contestants.forEach((run, i) => {
      const sample = run();
      if (round >= 0) samples[i].push(sample);
    });
  }
  return samples.map(median);
}
