/**
 * Bundles everything that runs: the extension and its server (each for Node and for the browser), the player, the command line and
 * the tests of the workbench. What is bundled has no dependencies at run time.
 *
 *     node scripts/build.mjs              minified, for use
 *     node scripts/build.mjs --watch      readable, with source maps, rebuilt at each change (what F5 starts)
 */
import { chmodSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as esbuild from 'esbuild';
import { notices, packagesIn } from '../tools/notices.mjs';
import { styleText, themeCss } from '../tools/theme-css.mjs';

const { values: flags } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });

const shared = {
  bundle: true,
  minify: !flags.watch,
  sourcemap: flags.watch ? 'linked' : false,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
  metafile: true,
};
const node = { ...shared, platform: 'node', format: 'cjs', target: 'node20' };
const browser = {
  ...shared,
  platform: 'browser',
  target: 'es2022',
  mainFields: ['browser', 'module', 'main'],
};

/** Leaves what draws out of the extension, which loads it when it is needed: it starts in half the time. */
const drawingApart = {
  name: 'drawing-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\/drawing\.ts$/ }, ({ kind }) =>
      kind === 'require-call' ? { path: './drawing.js', external: true } : undefined,
    );
  },
};

/** Bundles being built at this moment. */
let running = 0;

const bundles = [
  {
    ...node,
    entryPoints: {
      extension: 'src/extension/node.ts',
      drawing: 'src/extension/drawing.ts',
      server: 'src/server/node.ts',
    },
    outdir: 'dist',
    external: ['vscode'],
    plugins: [drawingApart],
  },
  {
    ...node,
    entryPoints: { cli: 'src/cli/main.ts' },
    outdir: 'dist',
    banner: { js: '#!/usr/bin/env node' },
  },
  {
    ...browser,
    entryPoints: { extension: 'src/extension/web.ts' },
    outdir: 'dist/web',
    format: 'cjs',
    external: ['vscode'],
  },
  // A worker has no modules of its own to load.
  { ...browser, entryPoints: { server: 'src/server/browser.ts' }, outdir: 'dist/web', format: 'iife' },
  {
    ...browser,
    entryPoints: { player: 'webview/main.ts', compare: 'webview/compare/main.ts' },
    outdir: 'dist/webview',
    format: 'iife',
  },
  {
    ...browser,
    entryPoints: { preview: 'webview/preview/main.ts' },
    outdir: 'dist/webview',
    format: 'iife',
  },
  {
    ...browser,
    entryPoints: { preview: 'webview/preview/preview.css' },
    outdir: 'dist/webview',
    plugins: [themeCss],
  },
  // Notebooks import their renderers as modules.
  {
    ...browser,
    entryPoints: { notebook: 'webview/preview/notebook.ts' },
    outdir: 'dist/webview',
    format: 'esm',
    plugins: [styleText],
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
];

if (flags.watch) {
  const contexts = await Promise.all(bundles.map((options) => esbuild.context(withReport(options))));
  await Promise.all(contexts.map((context) => context.watch()));
} else {
  const results = await Promise.allSettled(bundles.map((options) => esbuild.build(options)));
  // esbuild has printed what is wrong.
  if (results.some(({ status }) => status === 'rejected')) process.exitCode = 1;
  else {
    chmodSync('dist/cli.js', 0o755);
    // What the tests of the workbench need is shipped to nobody.
    const shipped = results.filter((_, i) => !bundles[i].outdir.startsWith('dist/test'));
    const metafiles = shipped.map(({ value }) => value.metafile);
    writeFileSync('dist/third-party-notices.txt', notices(packagesIn(metafiles)));
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
