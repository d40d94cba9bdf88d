/** Module hooks of Node (see `native.mjs`): TypeScript without its types. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/**
 * Modules that Node would not find: of a package whose own only bundlers find, and of the editor,
 * which has it in its windows alone.
 */
const MODULES = {
  gifenc: new URL('../node_modules/gifenc/dist/gifenc.esm.js', import.meta.url).href,
  vscode: new URL('extension/fake-vscode.ts', import.meta.url).href,
};

export async function resolve(specifier, context, nextResolve) {
  const url = MODULES[specifier];
  return url ? { url, format: 'module', shortCircuit: true } : nextResolve(specifier, context);
}

export async function load(url, context, nextLoad) {
  const loader = /\.(ts|json)$/.exec(url)?.[1];
  if (!loader) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader,
    format: 'esm',
    target: 'node20',
    sourcefile: path,
    sourcemap: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
