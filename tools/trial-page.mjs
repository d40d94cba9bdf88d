/** The script of a page in one file that plays against its proofs. It stands in every such page, so it has few sentences. */
import { resolve } from 'node:path';
import { definitionsApart } from './definitions-apart.mjs';

/** @type {import('esbuild').Plugin} */
const fewSentences = {
  name: 'koban-few-sentences',
  setup(build) {
    build.onResolve({ filter: /\/index\.ts$/ }, ({ path, resolveDir }) =>
      /[\\/]words[\\/]en[\\/]index\.ts$/.test(resolve(resolveDir, path))
        ? { path: resolve(resolveDir, path, '../trials.ts'), sideEffects: false }
        : undefined,
    );
  },
};

/**
 * Few proofs are under rules that somebody has written, which are a script of their own.
 *
 * @type {import('esbuild').Plugin}
 */
const writtenApart = {
  name: 'koban-written-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\/written-rules\.ts$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('.ts', '-apart.ts')),
    }));
  },
};

/** @type {import('esbuild').BuildOptions} */
export const trialPage = {
  entryPoints: { 'trial-page': 'webview/trial/page.ts' },
  format: 'iife',
  plugins: [definitionsApart, fewSentences, writtenApart],
};

/** @type {import('esbuild').BuildOptions} */
export const trialWritten = {
  entryPoints: { 'trial-written': 'webview/trial/written.ts' },
  format: 'iife',
  plugins: [definitionsApart],
};
