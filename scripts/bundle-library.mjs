/**
 * Bundles the library: modules that load each other in parts. Vite cuts them (with Rollup), since it looks through files that only pass
 * names on; esbuild takes such a file for one piece, and every entry would carry what any part of the library needs.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { minify } from 'terser';
import { build } from 'vite';
import { bundled } from '../tools/bundled.mjs';
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
        treeshake: {
          preset: 'smallest',
          moduleSideEffects: false,
          manualPureFunctions: ['REPETITION_ENDS'],
        },
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
      const { code } = await minify(chunk.code, {
        module: true,
        ecma: 2020,
        // Getters here have no effects. `unsafe_comps` is none of these: it makes `c < 0` of `!(c >= 0)`, which asks for the end of a text.
        compress: {
          passes: 3,
          keep_fargs: false,
          unsafe_arrows: true,
          pure_getters: true,
        },
      });
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

/** What is enough for a text that nobody edits; what finds the fences of a page is loaded for one. */
const READ_ONCE = [
  { source: /^\.\/written\.ts$/, within: /analysis[\\/](?:analyse|index)\.ts$/, file: 'written-later.ts' },
  { source: /^\.\/document\.ts$/, within: /document[\\/]index\.ts$/, file: 'document-once.ts' },
  {
    source: /^\.\/fence\.ts$/,
    within: /document[\\/](?:document-once|hosts|index|rule-regions|scan|sgf)\.ts$/,
    file: 'fence-later.ts',
  },
];

/** What is known of first moves is loaded for a text that asks for them. */
const MOVES_LATER = [
  {
    source: /^\.\/first-moves\.ts$/,
    within: /(?:analysis|view)[\\/](?!first-moves)[\w-]+\.ts$/,
    file: 'first-moves-later.ts',
  },
];

const isAsked = (one, source, importer) => one.source.test(source) && one.within.test(importer);

/**
 * Takes the stand-ins of rules that search, but where the rules themselves are loaded; and so of most sentences. Texts are of our own
 * notation, so nothing prints the value of an eye beside a figure.
 * @type {import('vite').Plugin}
 */
const searchingLater = {
  name: 'koban-later',
  enforce: 'pre',
  async load(id) {
    if (id === '\0koban:no-printed-eyes') return 'export const withPrintedEyes = ({ syntax }) => syntax;';
    // No program or page searches for examples through the library.
    if (id === '\0koban:not-quick') return 'export const quickBy = () => undefined;';
    return id === '\0koban:defaults' ? defaults() : null;
  },
  resolveId(source, importer = '') {
    if (/[\\/]analysis[\\/]index\.ts$/.test(importer) && source === './defaults.ts')
      return '\0koban:defaults';
    if (/shared\/quick-clauses\.ts$/.test(source)) return '\0koban:not-quick';
    if (source === './printed-eyes.ts') return '\0koban:no-printed-eyes';
    if (/^\.\/(?:searching|written-rules)\.ts$/.test(source) && /src[\\/]rules[\\/]index\.ts$/.test(importer))
      return resolve(dirname(importer), source.replace('.ts', '-later.ts'));
    const other = /-later\.ts$/.test(importer)
      ? undefined
      : [...READ_ONCE, ...MOVES_LATER].find((one) => isAsked(one, source, importer));
    if (other) return resolve(dirname(importer), other.file);
    if (/outcome\/index\.ts$/.test(source)) return resolve(dirname(importer), source, '../later.ts');
    if (source === './en/first.ts' && /src[\\/]words[\\/]index\.ts$/.test(importer))
      return resolve(dirname(importer), './en/reading.ts');
    return null;
  },
};

/** The values of settings that nobody has set, without what reads those that somebody has. */
async function defaults() {
  const { DEFAULT_SETTINGS } = await bundled({ entryPoints: ['src/service/analysis/defaults.ts'] });
  return `export const DEFAULT_SETTINGS = ${JSON.stringify(DEFAULT_SETTINGS)};`;
}

/** What boards load later, or do without, and the files that stand in for it. */
const IN_BOARDS = [
  {
    source: /(?:^\.|render)\/theme\.ts$/,
    within: /(?:src[\\/]render|webview[\\/]element)[\\/]/,
    file: resolve('src/render/theme-in-pages.ts'),
  },
  { source: /^\.\/rare-signs\.ts$/, within: /src[\\/]render[\\/]/, file: 'rare-signs-later.ts' },
  { source: /^\.\/whole\.ts$/, within: /view[\\/](?:index|sequence)\.ts$/, file: 'whole-later.ts' },
  {
    source: /^\.\/(?:claims|marks|show)\.ts$/,
    within: /notation[\\/]goban[\\/](?:entry-values|parse)\.ts$/,
    file: '../readers-later.ts',
  },
  {
    source: /^\.\.\/suggest\.ts$/,
    within: /notation[\\/]goban[\\/](?:fields|rule-words)\.ts$/,
    file: '../readers-later.ts',
  },
  {
    source: /^\.\/(?:dollars|readers|suggest|goban\/index)\.ts$/,
    within: /src[\\/]notation[\\/]entry\.ts$/,
    file: 'readers-later.ts',
  },
  {
    source: /^\.\/(?:dollars|readers|suggest)\.ts$/,
    within: /src[\\/]notation[\\/]index\.ts$/,
    file: 'readers-later.ts',
  },
];

/** What no board asks for, with what it has in place of it. */
const NOT_IN_BOARDS = [
  // It loads the sentences that it says.
  { source: /\/en\/first\.ts$/, within: /words[\\/]index\.ts$/, code: () => 'export const first = {};' },
  // Claims about outcomes stand below it, with their proofs.
  {
    source: /\/outcome-table\.ts$/,
    within: /view[\\/]sequence\.ts$/,
    code: () => 'export const ownOutcome = () => null;export const chainsMeant = ownOutcome;',
  },
  // So it outlines no chains of a question, and shades no zone of one.
  {
    source: /^\.\/asked\.ts$/,
    within: /src[\\/]render[\\/]svg\.ts$/,
    code: () => 'export const askedAbove = () => [];export const askedBelow = askedAbove;',
  },
  {
    source: /^\.\/frame-asked\.ts$/,
    within: /src[\\/]render[\\/](?:frame|figures)\.ts$/,
    code: () => 'export const askedPart = () => null;',
  },
  // It shows no problems of the text that only a setting asks for.
  {
    source: /\/problem-entry\.ts$/,
    within: /analysis[\\/](?:check|pending-work)\.ts$/,
    code: () => 'export const knownProblem = () => null;export const problemWork = () => [];',
  },
  // It shows no proofs, and says not why a play is no ko.
  {
    source: /\/(?:proof|why)\.ts$/,
    within: /view[\\/]verdict-lines\.ts$/,
    code: () => 'export const hasProof = () => false;export const mayExplain = hasProof;',
  },
  {
    source: /shared\/nearest\.ts$/,
    within: /./,
    code: () =>
      ['earlier', 'nearestPosition', 'whyNoRepetition']
        .map((name) => `export const ${name} = () => null;`)
        .join(''),
  },
  // Its steps have the sequence itself.
  {
    source: /^\.\/playable\.ts$/,
    within: /preview[\\/]entry\.ts$/,
    code: () => 'export const playable = () => null;',
  },
  // It has verdicts in parts.
  {
    source: /^\.\/verdict-text\.ts$/,
    within: /view[\\/]verdict-lines\.ts$/,
    code: () => "export const sayAll = () => '';export const textOf = sayAll;",
  },
  // No program beside it shows the line of a clause.
  {
    source: /^\.\/places\.ts$/,
    within: /ui[\\/]verdicts\.ts$/,
    code: () => 'export const placeLink = (_, text) => text;',
  },
  {
    source: /^\.\/clause-place\.ts$/,
    within: /analysis[\\/](?:check|index)\.ts$/,
    code: () => 'export const clausePlace = () => null;',
  },
  // A page has no setting for the values of eyes.
  {
    source: /eyes\/index\.ts$/,
    within: /analysis[\\/]chosen\.ts$/,
    code: () =>
      `${/^export const DEFAULT_A\b.*$/m.exec(withoutTypes('src/eyes/topology/choice.ts'))?.[0]}export const parseA = () => null;`,
  },
  { source: /generated\/severities\.ts$/, within: /notation[\\/]index\.ts$/, code: severities },
];

/** Marks the copies of the notation's files that make problems. */
const TOLD = '?told';
const NOTATION = /notation[\\/]goban[\\/][\w-]+\.ts/;

/**
 * A board reads a text without what says its problems; one that has a problem is read again by copies that have all of that.
 * @type {import('vite').Plugin}
 */
const problemsLater = {
  name: 'koban-problems-later',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const isTold = importer.endsWith(TOLD) || /goban[\\/]told\.ts$/.test(importer);
    const file = isTold && /^\.\.?\//.test(source) ? resolve(dirname(importer), source) : '';
    return NOTATION.test(file) ? file + TOLD : null;
  },
  load(id) {
    if (!NOTATION.test(id)) return null;
    if (id.endsWith(TOLD)) return withoutTypes(id.slice(0, -TOLD.length));
    const code = withoutTypes(id);
    return withoutProblems(code, this.parse(code));
  },
};

/** Replaces code that makes a problem with a call that only says that there is one. */
function withoutProblems(code, { body }) {
  const calls = [];
  const walk = (node) => {
    if (!node || typeof node !== 'object') return;
    const { callee } = node;
    if (node.type === 'CallExpression' && [callee.name, callee.object?.name].includes('problem'))
      calls.push(node);
    else Object.values(node).forEach(walk);
  };
  walk(body);
  if (calls.length === 0) return code;
  let kept = code;
  for (const { start, end } of calls.reverse()) kept = `${kept.slice(0, start)}untold()${kept.slice(end)}`;
  return `import { untold } from '../readers-later.ts';${kept}`;
}

/**
 * A board reads without a sentence, and loads what only some texts have.
 * @type {import('vite').Plugin[]}
 */
export const boards = [
  problemsLater,
  {
    name: 'koban-boards',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const asked = (one) => isAsked(one, source, importer);
      const none = NOT_IN_BOARDS.findIndex(asked);
      if (none >= 0) return `\0koban:not-in-boards-${none}`;
      // What stands in for a file loads that very file.
      const other = /-later\.ts$/.test(importer) ? undefined : IN_BOARDS.find(asked);
      return other ? resolve(dirname(importer), other.file) : null;
    },
    load(id) {
      if (/src[\\/]rules[\\/]\w+[\\/]rule\.ts$/.test(id)) {
        const code = withoutTypes(id);
        return withoutMembers(code, this.parse(code));
      }
      // A page of HTML is no text of a board.
      if (/src[\\/]document[\\/]hosts\.ts$/.test(id)) return withoutTypes(id).replace(/^.*html.*$/gm, '');
      const [, none] = /^\0koban:not-in-boards-(\d+)$/.exec(id) ?? [];
      return NOT_IN_BOARDS[none]?.code() ?? null;
    },
  },
  boardSentences,
];

/** @param {string} file one in TypeScript */
function withoutTypes(file) {
  return esbuild.transformSync(readFileSync(file, 'utf8'), { loader: 'ts', target: TARGET }).code;
}

/** What rules have for searches of examples, for JSON and for why a play is no ko. */
const OTHER_MEMBERS = new Set(['quick', 'settled', 'toJson', 'whyNot']);

/** Takes those out of the objects of a file. */
function withoutMembers(code, tree) {
  const out = [];
  const walk = (node) => {
    if (node?.type === 'Property' && OTHER_MEMBERS.has(node.key.name)) out.push(node);
    else if (node && typeof node === 'object') Object.values(node).forEach(walk);
  };
  walk(tree.body);
  let kept = code;
  for (const { start, end } of out.reverse())
    kept = kept.slice(0, start) + kept.slice(end + (kept[end] === ',' ? 1 : 0));
  return kept;
}

/** The problems that are errors: a board shows no others. An analysis makes some problems of the notation. */
function severities() {
  const code = withoutTypes('src/notation/generated/severities.ts');
  const made = ['analyse', 'build'].map((name) => readFileSync(`src/service/analysis/${name}.ts`, 'utf8'));
  const isMade = (one) => made.some((text) => text.includes(`GOBAN_SEVERITIES['${one}']`));
  const errors = ['GOBAN', 'SERVICE'].map((of) => {
    const [, table = ''] = new RegExp(`${of}_SEVERITIES = \\{([^}]*)`).exec(code) ?? [];
    const all = [...table.matchAll(/"([^"]*)": "error"/g)].map(([, one]) => one);
    const kept = of === 'GOBAN' ? all.filter(isMade) : all;
    return `export const ${of}_SEVERITIES = /* @__PURE__ */ told(${JSON.stringify(kept)});`;
  });
  return `const told = (errors) => new Proxy({}, { get: (_, code) => (errors.includes(code) ? 'error' : 'hint') });
    ${errors.join('')}`;
}

/**
 * The style sheets that the element carries with it, as texts.
 * @type {import('vite').Plugin}
 */
export const styles = {
  name: 'koban-styles',
  enforce: 'pre',
  resolveId: (source) =>
    /^koban:(style|host-themes|host-forced|wheel-style|lens-style)$/.test(source) ? `\0${source}` : null,
  async load(id) {
    if (id === '\0koban:style')
      return `export default ${JSON.stringify(await minified('webview/preview/figure.css'))}`;
    if (id === '\0koban:wheel-style') return `export default ${JSON.stringify(await wheelSheet())}`;
    if (id === '\0koban:lens-style')
      return `export default ${JSON.stringify(await minified('webview/ui/lens.css'))}`;
    if (id === '\0koban:host-forced') return `export default ${JSON.stringify(await forcedHostSheet())}`;
    if (id === '\0koban:host-themes') {
      const { code } = await esbuild.transform(await hostSheet(), { loader: 'css', minify: true });
      return `export default ${JSON.stringify(code)}`;
    }
    return null;
  },
};

/** The style sheet of the wheel, without what editors alone have. */
async function wheelSheet() {
  return withoutEditors(await minified('webview/player/wheel/wheel.css'));
}

/** The style sheet of figures for pages; `themes` gives the colors of boards. */
export const figureSheet = async (themes) =>
  withoutEditors(await minified('webview/preview/preview.css', [themes]));

/** Rules for the themes of editors are for no page. */
function withoutEditors(sheet) {
  const kinds = /@container style\(--koban-kind[^{]*\{(?:[^{}]*\{[^{}]*\})*\}|\.vscode-[^{}]*\{[^{}]*\}/g;
  return sheet.replace(kinds, '').trim();
}

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
