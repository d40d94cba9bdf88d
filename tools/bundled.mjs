/** TypeScript for scripts: bundled on the fly, imported, and gone from the disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * The module that esbuild makes of these options (an entry point or `stdin`, a platform), with all
 * that it imports in it.
 */
export async function bundled(options) {
  const folder = mkdtempSync(join(tmpdir(), 'koban-bundled-'));
  try {
    const outfile = join(folder, 'module.mjs');
    await build({ bundle: true, format: 'esm', target: 'node20', outfile, logLevel: 'error', ...options });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
