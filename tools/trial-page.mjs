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
 * Nobody asks this page why a play is not a ko, nor for examples.
 *
 * @type {import('esbuild').Plugin}
 */
const withoutWhy = {
  name: 'koban-without-why',
  setup(build) {
    const names = ['earlier', 'nearestPosition', 'whyAllowed', 'whyNoRepetition'];
    const contents = names
      .map((name) => `export const ${name} = () => null;`)
      .concat('export const quickBy = () => undefined;')
      .join('\n');
    build.onLoad(
      { filter: /[\\/]rules[\\/](?:coupling[\\/]why|shared[\\/](?:nearest|quick-clauses|why-allowed))\.ts$/ },
      () => ({
        contents,
      }),
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
  plugins: [definitionsApart, fewSentences, writtenApart, withoutWhy],
};

const WRITTEN = `import * as rules from './src/rules/written-rules.ts';
import { written } from './src/words/en/written.ts';
Object.assign(globalThis, { kobanWritten: { ...rules, sentences: written } });`;

/**
 * What a page with proofs under such rules has before that script: the rules, and their sentences.
 *
 * @type {import('esbuild').BuildOptions}
 */
export const trialWritten = {
  stdin: { contents: WRITTEN, resolveDir: '.', sourcefile: 'trial-written.js' },
  format: 'iife',
  plugins: [definitionsApart, fewSentences, withoutWhy],
};
