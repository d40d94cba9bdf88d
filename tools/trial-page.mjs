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

/** @type {import('esbuild').BuildOptions} */
export const trialPage = {
  entryPoints: { 'trial-page': 'webview/trial/page.ts' },
  format: 'iife',
  plugins: [definitionsApart, fewSentences],
};
