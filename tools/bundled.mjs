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

/**
 * What is made of definitions, which they do not need themselves: files that import it can be read before it is made.
 *
 * @type {import('esbuild').Plugin}
 */
const withoutGenerated = {
  name: 'koban-without-generated',
  setup(build) {
    build.onResolve({ filter: /\/generated\// }, ({ path }) => ({ path, namespace: 'generated' }));
    build.onLoad({ filter: /.*/, namespace: 'generated' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** The exports of the files of a folder. @param {string} folder @param {readonly string[]} files @returns {Promise<any[]>} */
export async function definitionsOf(folder, files) {
  const contents = files.map((file, i) => `export * as _${i} from './${file}';`).join('\n');
  const modules = await bundled({ stdin: { contents, resolveDir: folder }, plugins: [withoutGenerated] });
  return files.map((_, i) => modules[`_${i}`]);
}
