/**
 * Bundles the library: modules that load each other in parts. Vite cuts them (with Rollup), since it looks through files that only pass
 * names on; esbuild takes such a file for one piece, and every entry would carry what any part of the library needs.
 */
import { dirname, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { minify } from 'terser';
import { build } from 'vite';
import { forcedHostSheet, hostSheet } from '../tools/theme-css.mjs';
import { boardSentences } from './board-sentences.mjs';

const TARGET = 'es2022';

/**
 * @param {Record<string, string>} entries names of files, and the modules that they are
 * @param {string} folder where they are written
 * @param {{ later?: boolean, plugins?: (import('vite').Plugin | import('vite').Plugin[])[] }} options `later`: rules that search are a file of their own, which is
 *   loaded when it is asked for
 * @returns {Promise<import('vite').Rollup.OutputChunk[]>} what was written
 */
export async function bundleLibrary(entries, folder, { later = false, plugins = [] } = {}) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [...plugins.flat(), ...(later ? [searchingLater] : []), words, small],
    build: {
      target: TARGET,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      modulePreload: false,
      lib: { entry: entries, formats: ['es'] },
      rollupOptions: {
        treeshake: { preset: 'smallest', moduleSideEffects: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          hoistTransitiveImports: false,
        },
      },
    },
  });
  if (!Array.isArray(built)) throw new Error('Vite has watched and not built');
  return built[0].output.filter((one) => one.type === 'chunk');
}

/**
 * Vite leaves the white space of modules, for bundlers to come, and puts it back in chunks.
 * @type {import('vite').Plugin}
 */
const small = {
  name: 'koban-small',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 2 } });
      chunk.code = code ?? '';
    }
  },
};

/**
 * The door of the words sets the language when it is loaded, which this package says of no file.
 * @type {import('vite').Plugin}
 */
const words = {
  name: 'koban-words',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /words\/index\.ts$/.test(source)
      ? { id: resolve(dirname(importer), source), moduleSideEffects: true }
      : null,
};

/**
 * Takes the stand-ins of rules that search, but where the rules themselves are loaded; and so of most sentences. Texts are of our own
 * notation, so nothing prints the value of an eye beside a figure.
 * @type {import('vite').Plugin}
 */
const searchingLater = {
  name: 'koban-later',
  enforce: 'pre',
  load: (id) =>
    id === '\0koban:no-printed-eyes' ? 'export const withPrintedEyes = ({ syntax }) => syntax;' : null,
  resolveId(source, importer = '') {
    if (source === './printed-eyes.ts') return '\0koban:no-printed-eyes';
    if (source === './searching.ts' && /src[\\/]rules[\\/]index\.ts$/.test(importer))
      return resolve(dirname(importer), './searching-later.ts');
    if (/outcome\/index\.ts$/.test(source)) return resolve(dirname(importer), source, '../later.ts');
    if (source === './en/first.ts' && /src[\\/]words[\\/]index\.ts$/.test(importer))
      return resolve(dirname(importer), './en/reading.ts');
    return null;
  },
};

/** What boards load later, or never, and the files that stand in for it. */
const IN_BOARDS = [
  { source: /^\.\/theme\.ts$/, within: /src[\\/]render[\\/]/, file: 'theme-in-pages.ts' },
  {
    source: /^\.\/claims\.ts$|^\.\.\/suggest\.ts$/,
    within: /src[\\/]notation[\\/]goban[\\/]/,
    file: '../readers-later.ts',
  },
  {
    source: /^\.\/(?:dollars|readers|suggest)\.ts$/,
    within: /src[\\/]notation[\\/](?:entry|index)\.ts$/,
    file: 'readers-later.ts',
  },
];

/**
 * A board reads without a sentence, and loads those that it says. Its row of rules says no outcome: claims about
 * outcomes stand below it, with their proofs.
 * @type {import('vite').Plugin[]}
 */
export const boards = [
  {
    name: 'koban-boards',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === './en/first.ts' && /words[\\/]index\.ts$/.test(importer)) return '\0koban:no-sentences';
      if (source === './outcome-table.ts' && /view[\\/]sequence\.ts$/.test(importer))
        return '\0koban:no-outcomes';
      const other = IN_BOARDS.find((one) => one.source.test(source) && one.within.test(importer));
      return other ? resolve(dirname(importer), other.file) : null;
    },
    load(id) {
      if (id === '\0koban:no-sentences') return 'export const first = {};';
      if (id === '\0koban:no-outcomes') return 'export const ownOutcome = () => null;';
      return null;
    },
  },
  boardSentences,
];

/**
 * The style sheets that the element carries with it, as texts.
 * @type {import('vite').Plugin}
 */
export const styles = {
  name: 'koban-styles',
  enforce: 'pre',
  resolveId: (source) =>
    /^koban:(style|host-themes|host-forced|ring-style|lens-style)$/.test(source) ? `\0${source}` : null,
  async load(id) {
    if (id === '\0koban:style')
      return `export default ${JSON.stringify(await minified('webview/preview/figure.css'))}`;
    if (id === '\0koban:ring-style') return `export default ${JSON.stringify(await ringSheet())}`;
    if (id === '\0koban:lens-style')
      return `export default ${JSON.stringify(await minified('webview/ui/lens.css'))}`;
    if (id === '\0koban:host-forced') return `export default ${JSON.stringify(await forcedHostSheet())}`;
    if (id === '\0koban:host-themes') return `export default ${JSON.stringify(await hostSheet())}`;
    return null;
  },
};

/** The style sheet of the ring, without what editors alone have. */
async function ringSheet() {
  const sheet = await minified('webview/player/ring/ring.css');
  return sheet.replace(/\.vscode-[^{}]*\{[^{}]*\}/g, '').trim();
}

/** The style sheet of figures; `themes` gives the colors of boards. */
export const figureSheet = (themes) => minified('webview/preview/preview.css', [themes]);

async function minified(file, plugins = []) {
  const built = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    plugins,
  });
  return built.outputFiles[0].text;
}
