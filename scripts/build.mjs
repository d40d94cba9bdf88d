/**
 * Bundles everything that runs: the extension and its server (each for Node and for the browser), the player, the command line and
 * the tests of the workbench. What is bundled has no dependencies at run time.
 *
 *     node scripts/build.mjs              minified, for use
 *     node scripts/build.mjs --watch      readable, with source maps, rebuilt at each change (what F5 starts)
 */
import '../tools/made.mjs';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as esbuild from 'esbuild';
import { definitionsApart } from '../tools/definitions-apart.mjs';
import { notices, packagesIn } from '../tools/notices.mjs';
import { LANGUAGES, pageWords } from '../tools/page-words.mjs';
import { coreSource, fromCore } from '../tools/shared-core.mjs';
import { fromLsp, lspSource } from '../tools/shared-lsp.mjs';
import { styleText, themeCss } from '../tools/theme-css.mjs';
import { trialPage, trialWritten } from '../tools/trial-page.mjs';
import { placeOf } from './release/place.mjs';

const { values: flags } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });

/** @type {import('esbuild').BuildOptions} */
const shared = {
  bundle: true,
  minify: !flags.watch,
  sourcemap: flags.watch ? 'linked' : false,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
  define: { KOBAN_SITE: JSON.stringify(placeOf()?.site ?? '') },
  metafile: true,
};
/** @type {import('esbuild').BuildOptions} */
const node = { ...shared, platform: 'node', format: 'cjs', target: 'node20' };
/** @type {import('esbuild').BuildOptions} */
const browser = {
  ...shared,
  platform: 'browser',
  target: 'es2022',
  mainFields: ['browser', 'module', 'main'],
};

/** Leaves a module out of a bundle that loads it when it is needed, with a call of `require`. */
const apart = (module, file = module) => ({
  name: `${module}-apart`,
  setup(build) {
    build.onResolve({ filter: new RegExp(`^\\./${module}\\.ts$`) }, ({ kind }) =>
      kind === 'require-call' ? { path: `./${file}.js`, external: true } : undefined,
    );
  },
});

/**
 * What a bundle needs that takes the core from its file: how it finds that file. While files are watched each bundle has all that it needs
 * in it, so that an edit builds one bundle.
 */
const sharing = (plugins, banner) => (flags.watch ? {} : { plugins, banner: { js: banner } });
// Declared by `var`, since several of these scripts may run in one page or worker.
const CORE_OF_NODE = 'var kobanCore=(name)=>require("./core.js")[name];';
const CORE_OF_FINDER =
  'var kobanCore=(name)=>(typeof importScripts=="undefined"?require("./core.js"):globalThis.koban)[name];';
// Scripts of a worker share their names, so that this one keeps its own.
const CORE_OF_OUTCOME =
  '(()=>{const kobanCore=(name)=>(typeof require=="function"?require("./core.js"):globalThis.koban)[name];';
const CORE_OF_PAGE = 'var kobanCore=(name)=>globalThis.koban[name];';
const CORE_OF_NOTEBOOK = `import "./core.js";import "./outcome.js";${CORE_OF_PAGE}`;
// In a worker the file itself declares this name.
const LSP_OF_NODE = 'const kobanLsp=(file)=>require("./lsp.js")(file);';

/** Languages are files of their own, loaded when they are spoken; while files are watched a bundle has all of them in it. */
const languagesApart = {
  name: 'koban-languages-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\/files\.ts$/ }, ({ importer, resolveDir }) =>
      !flags.watch && /[\\/]words[\\/]load\.ts$/.test(importer)
        ? { path: join(resolveDir, 'files-built.ts') }
        : undefined,
    );
  },
};

/**
 * The core loads what searches for outcomes, and what paints, when it is first asked for.
 *
 * @type {import('esbuild').Plugin}
 */
const partsApart = {
  name: 'koban-parts-apart',
  setup(build) {
    build.onResolve({ filter: /\/(?:outcome|raster)\/index\.ts$/ }, ({ path, resolveDir }) =>
      flags.watch ? undefined : { path: resolve(resolveDir, path, '../apart.ts') },
    );
  },
};

/**
 * The command line reads what it knows of diagnostics when it first explains one.
 *
 * @type {import('esbuild').Plugin}
 */
const explanationsApart = {
  name: 'koban-explanations-apart',
  setup(build) {
    build.onResolve({ filter: /\/explanations\.ts$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path, '../explanations-built.ts'),
    }));
    build.onResolve({ filter: /^\.\/cli-explanations\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

/**
 * A language, or the part of it that the extension says itself, for `require`, `import`, a script of a page and the web host alike.
 *
 * @returns {import('esbuild').BuildOptions}
 */
const language = (id, name = id, file = 'index') => ({
  ...shared,
  platform: 'neutral',
  target: ['node20', 'es2022'],
  entryPoints: { [name]: `src/words/${id}/${file}.ts` },
  outdir: 'dist/words',
  format: 'iife',
  globalName: 'kobanLanguage',
  footer: {
    js: `typeof module=="object"?module.exports=kobanLanguage:(globalThis.kobanLanguages??={})["${name}"]=kobanLanguage;`,
  },
});

/** @returns {import('esbuild').BuildOptions} the words of a language that the pages say */
const wordsOfPages = (language) => ({
  ...browser,
  stdin: pageWords(language),
  outfile: `dist/webview/words.${language}.js`,
  format: 'iife',
});

/** @returns {import('esbuild').Plugin} puts an empty object in place of files of data */
const leftOut = (filter) => ({
  name: 'koban-left-out',
  setup(build) {
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'left-out' }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: '{}', loader: 'json' }));
  },
});

/** @returns {import('esbuild').BuildOptions} what runs in a thread in Node, and in a web worker elsewhere */
const threaded = (entryPoints, plugins = []) => ({
  ...shared,
  platform: 'neutral',
  target: ['node20', 'es2022'],
  mainFields: ['module', 'main'],
  entryPoints,
  outdir: 'dist',
  format: 'cjs',
  external: ['node:*'],
  ...(flags.watch ? { plugins } : sharing([fromCore, partsApart, ...plugins], CORE_OF_FINDER)),
});

/** Bundles being built at this moment. */
let running = 0;

/** Bundles that take the core from its file, and the extension, which loads that file when it first draws. */
/** @type {import('esbuild').BuildOptions[]} */
const bundles = [
  {
    ...node,
    entryPoints: { extension: 'src/extension/node.ts' },
    outdir: 'dist',
    external: ['vscode', './core.js'],
    plugins: [apart('clients', 'client'), apart('extension', 'main')],
  },
  // What is the same in both hosts.
  {
    ...node,
    entryPoints: { main: 'src/extension/extension.ts' },
    outdir: 'dist',
    external: ['vscode'],
    conditions: ['browser'],
  },
  // Web hosts load this file, too, so it finds what packages have for them.
  {
    ...node,
    entryPoints: { client: 'src/extension/clients.ts' },
    outdir: 'dist',
    external: ['vscode'],
    conditions: ['browser'],
    ...sharing([fromLsp], LSP_OF_NODE),
  },
  {
    ...node,
    entryPoints: { server: 'src/server/node.ts' },
    outdir: 'dist',
    ...sharing([fromCore, fromLsp], CORE_OF_NODE + LSP_OF_NODE),
  },
  {
    ...node,
    entryPoints: { cli: 'src/cli/main.ts' },
    outdir: 'dist',
    banner: { js: '#!/usr/bin/env node' },
    plugins: [
      apart('program', 'cli-program'),
      apart('check-program', 'cli-check'),
      apart('compile-cache', 'cli-compile-cache'),
    ],
  },
  {
    ...node,
    entryPoints: { 'cli-program': 'src/cli/program.ts', 'cli-check': 'src/cli/check-program.ts' },
    outdir: 'dist',
    // What V8 has compiled before (`src/cli/compile-cache.ts`) cannot import modules.
    supported: { 'dynamic-import': false },
    plugins: [
      languagesApart,
      definitionsApart,
      explanationsApart,
      apart('detect', 'cli-detect'),
      apart('find-files', 'cli-find-files'),
    ],
  },
  {
    ...node,
    entryPoints: {
      'cli-compile-cache': 'src/cli/compile-cache.ts',
      'cli-detect': 'src/cli/detect.ts',
      'cli-find-files': 'src/cli/find-files.ts',
      'cli-explanations': 'src/cli/explanations.ts',
    },
    outdir: 'dist',
    // Its modules ask for the address of their file, which a CommonJS bundle does not have.
    alias: { tinyglobby: resolve('node_modules/tinyglobby/dist/index.cjs') },
  },
  {
    ...node,
    entryPoints: { mcp: 'src/cli/mcp/server.ts', 'tool-server': 'src/cli/mcp/stdio.ts' },
    outdir: 'dist',
  },
  {
    ...browser,
    entryPoints: { extension: 'src/extension/web.ts' },
    outdir: 'dist/web',
    format: 'cjs',
    external: ['vscode'],
  },
  // A worker has no modules of its own to load; the one who starts it has it load the core's file before.
  {
    ...browser,
    entryPoints: { server: 'src/server/browser.ts' },
    outdir: 'dist/web',
    format: 'iife',
    ...sharing([fromCore, fromLsp], CORE_OF_PAGE),
  },
  // Loaded by the core, in every host of it.
  {
    ...shared,
    platform: 'neutral',
    target: ['node20', 'es2022'],
    entryPoints: { outcome: 'src/outcome/index.ts' },
    outdir: 'dist',
    format: 'iife',
    globalName: 'kobanOutcome',
    footer: {
      js: `typeof module=="object"?module.exports=kobanOutcome:globalThis.kobanOutcome=kobanOutcome;${flags.watch ? '' : '})();'}`,
    },
    ...sharing([fromCore], CORE_OF_OUTCOME),
  },
  // Loaded by the core when it first paints.
  {
    ...shared,
    platform: 'neutral',
    target: ['node20', 'es2022'],
    mainFields: ['module', 'main'],
    entryPoints: { raster: 'src/raster/index.ts' },
    outdir: 'dist',
    format: 'iife',
    globalName: 'kobanRaster',
    footer: { js: 'typeof module=="object"?module.exports=kobanRaster:globalThis.kobanRaster=kobanRaster;' },
  },
  // Searches for examples.
  threaded({ finder: 'src/find/worker.ts' }),
  // The command line of language models, which explains codes in English.
  threaded({ tools: 'src/cli/mcp/worker.ts' }, [leftOut(/\/remedies\.json$/)]),
  {
    ...browser,
    entryPoints: {
      player: 'webview/player/main.ts',
      // Loaded by the player when they are first wanted.
      help: 'webview/player/help/main.ts',
      outcomes: 'webview/player/outcomes/main.ts',
      rules: 'webview/player/rules/main.ts',
      find: 'webview/find/main.ts',
      report: 'webview/report/main.ts',
    },
    outdir: 'dist/webview',
    format: 'iife',
  },
  ...LANGUAGES.map(wordsOfPages),
  {
    ...browser,
    entryPoints: { preview: 'webview/preview/main.ts' },
    outdir: 'dist/webview',
    format: 'iife',
  },
  // Loaded by the preview after the core's file, when a reader first asks for the values of eyes, or for a game against a proof.
  {
    ...browser,
    entryPoints: { eyes: 'webview/preview/eyes.ts', trial: 'webview/trial/main.ts' },
    outdir: 'dist/webview',
    format: 'iife',
    ...sharing([fromCore], CORE_OF_PAGE),
  },
  // Written into pages of one file by the editor, behind the core and the game.
  {
    ...browser,
    entryPoints: { proofs: 'webview/trial/proofs.ts' },
    outdir: 'dist/webview',
    format: 'iife',
  },
  // Written into pages of one file by the command line; it has all in it.
  {
    ...browser,
    ...trialPage,
    outdir: 'dist',
  },
  {
    ...browser,
    ...trialWritten,
    outfile: 'dist/trial-written.js',
  },
  {
    ...browser,
    entryPoints: { preview: 'webview/preview/preview.css' },
    outdir: 'dist/webview',
    plugins: [themeCss],
  },
  // Notebooks import their renderers as modules, and let them load files of their own folder only.
  {
    ...browser,
    entryPoints: { notebook: 'webview/preview/notebook.ts' },
    outdir: 'dist',
    format: 'esm',
    ...sharing([fromCore, styleText], CORE_OF_NOTEBOOK),
    ...(flags.watch && { plugins: [styleText] }),
  },
  {
    ...node,
    entryPoints: { index: 'test/workbench/index.ts' },
    outdir: 'dist/test',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
    minify: false,
  },
  {
    ...browser,
    entryPoints: { index: 'test/workbench/index.web.ts' },
    outdir: 'dist/test/web',
    format: 'cjs',
    external: ['vscode'],
    minify: false,
  },
  // English is in the bundles themselves.
  ...LANGUAGES.filter((id) => id !== 'en').flatMap((id) => [
    language(id),
    language(id, `extension.${id}`, 'extension'),
  ]),
];

/**
 * A file that several bundles share, for `require`, `importScripts`, `import` and the web host alike.
 *
 * @param {string} name the file in `dist`, without its ending
 * @param {string} globalName what scripts of a page or a worker find it by
 * @param {string} contents its source, which names what the bundles take from it
 * @returns {import('esbuild').BuildOptions}
 */
const sharedFile = (name, globalName, contents) => ({
  ...shared,
  platform: 'neutral',
  target: ['node20', 'es2022'],
  mainFields: ['module', 'main'],
  stdin: { contents, resolveDir: '.', sourcefile: `${name}.js` },
  outfile: `dist/${name}.js`,
  format: 'iife',
  globalName,
  plugins: [languagesApart, definitionsApart, partsApart],
  footer: {
    js: `typeof module=="object"?module.exports=${globalName}:globalThis.${globalName}=${globalName};`,
  },
});
/** The core and the library of the protocol; `users`: the text of the bundles that take names from them. */
const core = (users) => sharedFile('core', 'koban', coreSource(users));
const lsp = (users) => sharedFile('lsp', 'kobanLsp', lspSource(users));

if (flags.watch) {
  const options = [...bundles, core([]), lsp([])].map(withReport);
  const contexts = await Promise.all(options.map((one) => esbuild.context(one)));
  await Promise.all(contexts.map((context) => context.watch()));
} else {
  try {
    const built = await Promise.all(bundles.map((options) => esbuild.build(options)));
    const users = [
      'server',
      'web/server',
      'notebook',
      'webview/eyes',
      'webview/trial',
      'client',
      'finder',
      'tools',
      'outcome',
    ].map((file) => readFileSync(`dist/${file}.js`, 'utf8'));
    const ofShared = await Promise.all([core, lsp].map((file) => esbuild.build(file(users))));
    chmodSync('dist/cli.js', 0o755);
    // What only the tests of the workbench need is not shipped.
    const shipped = built.filter((_, i) => !bundles[i].outdir?.startsWith('dist/test'));
    const metafiles = [...shipped, ...ofShared].map(({ metafile }) => metafile);
    writeFileSync('dist/third-party-notices.txt', notices(packagesIn(metafiles)));
  } catch (error) {
    // esbuild has printed what is wrong with the sources.
    if (!error.errors) throw error;
    process.exitCode = 1;
  }
}

/** Prints the lines by which an editor's task knows that a build begins and that all bundles are done (`.vscode/tasks.json`). */
function withReport(options) {
  const report = {
    name: 'report',
    setup(build) {
      build.onStart(() => {
        if (running++ === 0) console.log('[build] start');
      });
      build.onEnd(() => {
        if (--running === 0) console.log('[build] done');
      });
    },
  };
  return { ...options, plugins: [...(options.plugins ?? []), report] };
}
