/**
 * Makes the npm package `koban` in `dist/npm`, and its tarball `dist/koban-VERSION.tgz`: the library, the plugins for Markdown, the
 * element, the command line and the language server. `npm run package:npm` builds the last two before.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest } from '../tools/manifest.mjs';
import { notices, packagesIn } from '../tools/notices.mjs';
import { pageThemeCss } from '../tools/theme-css.mjs';
import { boards, bundleLibrary, figureSheet, styles } from './bundle-library.mjs';
import { manPage, registries } from './man-page.mjs';
import { absolute } from './release/links.mjs';
import { placeOf } from './release/place.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = 'dist/npm';
process.chdir(ROOT);

const { version, description, license, author } = readManifest();
const place = placeOf();
rmSync(OUT, { recursive: true, force: true });
mkdirSync(`${OUT}/cli`, { recursive: true });
mkdirSync(`${OUT}/types`);

// Plugins answer at once, so that the rules that search are there from the beginning; the others load them.
const chunks = [
  ...(await bundleLibrary({ index: 'src/library/index.ts', position: 'src/library/position.ts' }, OUT, {
    later: true,
  })),
  ...(await bundleLibrary({ element: 'webview/element/main.ts', view: 'webview/view/main.ts' }, OUT, {
    later: true,
    plugins: [styles, boards],
  })),
  ...(await bundleLibrary(
    { 'markdown-it': 'src/library/markdown-it.ts', rehype: 'src/library/rehype.ts' },
    `${OUT}/plugins`,
  )),
];
writeFileSync(`${OUT}/style.css`, await figureSheet(pageThemeCss));
copyFileSync('webview/view/view.css', `${OUT}/view.css`);

for (const file of [
  'cli.js',
  'cli-check.js',
  'cli-compile-cache.js',
  'cli-detect.js',
  'cli-find-files.js',
  'cli-explanations.js',
  'mcp.js',
  'cli-program.js',
  'server.js',
  'core.js',
  'lsp.js',
  'outcome.js',
  'trial-page.js',
  'trial-written.js',
])
  copyFileSync(`dist/${file}`, `${OUT}/cli/${file}`);
cpSync('dist/words', `${OUT}/cli/words`, { recursive: true });
// Pandoc starts a filter with the name of its writer alone.
writeFileSync(
  `${OUT}/cli/pandoc.js`,
  "#!/usr/bin/env node\nprocess.argv.splice(2, 0, 'pandoc');\nrequire('./cli-program.js').main();\n",
  { mode: 0o755 },
);
writeFileSync(`${OUT}/cli/package.json`, '{ "type": "commonjs" }\n');

writeTypes();
writeFileSync(`${OUT}/koban.1`, manPage(await registries(), version));
copyFileSync('LICENSE', `${OUT}/LICENSE`);
writeFileSync(`${OUT}/README.md`, alone(readFileSync('docs/reference/library.md', 'utf8')));
copyFileSync('media/glyphs-license.txt', `${OUT}/glyphs-license.txt`);
writeFileSync(`${OUT}/third-party-notices.txt`, allNotices());
writeFileSync(`${OUT}/package.json`, `${JSON.stringify(manifest(), null, 2)}\n`);
run('npm', ['pack', `./${OUT}`, '--pack-destination', 'dist', '--silent']);
console.log(`dist/koban-${version}.tgz`);

function manifest() {
  const entry = (name, file = name) => ({ types: `./types/${name}.d.ts`, default: `./${file}.js` });
  return {
    name: 'koban',
    version,
    description,
    license,
    ...(author && { author }),
    ...(place && {
      repository: { type: 'git', url: `git+${place.repository}.git` },
      bugs: `${place.repository}/issues`,
      homepage: place.site,
    }),
    keywords: ['go', 'baduk', 'weiqi', 'goban', 'sgf', 'ko', 'markdown-it-plugin', 'rehype-plugin'],
    type: 'module',
    // From these on, `require` takes the modules, too.
    engines: { node: '^20.19.0 || >=22.12.0' },
    bin: { koban: 'cli/cli.js', 'koban-pandoc': 'cli/pandoc.js' },
    // npm links the pages of a list only.
    man: ['./koban.1'],
    main: './index.js',
    types: './types/index.d.ts',
    exports: {
      '.': entry('index'),
      './position': entry('position'),
      './markdown-it': entry('markdown-it', 'plugins/markdown-it'),
      './rehype': entry('rehype', 'plugins/rehype'),
      './element': entry('element'),
      './react': { types: './types/react.d.ts' },
      './vue': { types: './types/vue.d.ts' },
      './style.css': './style.css',
      './package.json': './package.json',
    },
    sideEffects: ['./element.js', ...partsOf('element.js'), './style.css'],
  };
}

/** The parts that an entry loads at once: what it does when it is loaded may stand in one of them. */
function partsOf(entry) {
  const chunk = chunks.find(({ fileName }) => fileName === entry);
  return (chunk?.imports ?? []).map((part) => `./${part}`);
}

/** A page with links that lead to other documents, or none to them where they have no address. */
function alone(page) {
  if (place) return absolute(page, `${place.repository}/blob/v${version}/docs/reference`);
  return page.replace(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1');
}

/** The declarations of what is exported; they name nothing that is not among them. */
function writeTypes() {
  const folder = mkdtempSync(join(tmpdir(), 'koban-types-'));
  try {
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    // Declarations of the files behind are made, too, and dropped; only what is said of the library's own counts.
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.library.json', '--outDir', folder], {
      encoding: 'utf8',
    });
    if (/^src\/library\//m.test(stdout)) throw new Error(stdout);
    for (const name of ['index', 'position', 'types', 'problem-types', 'markdown-it', 'rehype']) {
      const text = readFileSync(join(folder, 'src/library', `${name}.d.ts`), 'utf8');
      const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
      const named = [...code.matchAll(/(?:from|import\() ?['"]([^'"]+)['"]/g)].map(([, module]) => module);
      const foreign = named.filter((module) => !/^\.\/(?:problem-)?types\.ts$/.test(module ?? ''));
      if (foreign.length > 0) throw new Error(`${name}.d.ts names ${foreign.join(', ')}`);
      writeFileSync(`${OUT}/types/${name}.d.ts`, text.replace(/'(\.\/[\w-]+)\.ts'/g, "'$1.js'"));
    }
    copyFileSync('webview/element/public.d.ts', `${OUT}/types/element.d.ts`);
    for (const name of ['react', 'vue'])
      copyFileSync(`scripts/types/${name}.d.ts`, `${OUT}/types/${name}.d.ts`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Of the bundles of the command line and the server, which the build has listed already, and of those that are made here. */
function allNotices() {
  const inputs = chunks.flatMap(({ modules }) =>
    Object.entries(modules).map(([file, { renderedLength }]) => [
      file.replace('\0', '').replace(ROOT, ''),
      { bytesInOutput: renderedLength },
    ]),
  );
  const own = notices(packagesIn([{ outputs: { all: { inputs: Object.fromEntries(inputs) } } }]));
  const others = readFileSync('dist/third-party-notices.txt', 'utf8');
  const rule = `\n${'-'.repeat(80)}\n`;
  const parts = new Set([...others.split(rule), ...own.split(rule)].map((part) => part.trim()));
  return `${[...parts].join(`\n${rule}\n`)}\n`;
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}
