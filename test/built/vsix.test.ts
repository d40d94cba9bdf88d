import { readdirSync, statSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '../../src/words/index.ts';
import { readZip } from './zip.ts';

const VSIX = 'dist/koban.vsix';
const entries = readZip(VSIX);
const names = entries.map(({ name }) => name);

/** Pictures of the documents that go along; their links are held in `test/documents.test.ts`. */
const PICTURES = [
  'board-plain.svg',
  'board-print.svg',
  'board-theme.svg',
  'player.png',
  'signs.svg',
  'wheel.svg',
  'triple-ko.gif',
];

const filesIn = (folder: string, wanted: (name: string) => boolean = () => true) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((file) => file.isFile() && wanted(file.name))
    .map((file) => `${file.parentPath}/${file.name}`);

describe('the packaged extension', () => {
  it('holds what runs and what it shows, and nothing else', () => {
    expect(names.filter((name) => name.startsWith('extension/')).sort()).toEqual(
      [
        'LICENSE.txt',
        'changelog.md',
        'dist/client.js',
        'dist/core.js',
        'dist/extension.js',
        'dist/finder.js',
        'dist/lsp.js',
        'dist/main.js',
        'dist/notebook.js',
        'dist/outcome.js',
        'dist/raster.js',
        'dist/server.js',
        'dist/third-party-notices.txt',
        'dist/tool-server.js',
        'dist/tools.js',
        'dist/web/extension.js',
        'dist/web/server.js',
        'dist/webview/eyes.js',
        'dist/webview/find.css',
        'dist/webview/find.js',
        'dist/webview/help.css',
        'dist/webview/help.js',
        'dist/webview/outcomes.css',
        'dist/webview/outcomes.js',
        'dist/webview/player.css',
        'dist/webview/player.js',
        'dist/webview/preview.css',
        'dist/webview/preview.js',
        'dist/webview/proofs.js',
        'dist/webview/report.css',
        'dist/webview/report.js',
        'dist/webview/rules.css',
        'dist/webview/rules.js',
        'dist/webview/trial.js',
        ...LANGUAGE_IDS.map((id) => `dist/webview/words.${id}.js`),
        ...LANGUAGE_IDS.slice(1).map((id) => `dist/words/extension.${id}.js`),
        ...LANGUAGE_IDS.slice(1).map((id) => `dist/words/${id}.js`),
        ...filesIn('docs', (name) => name.endsWith('.md')),
        ...PICTURES.map((name) => `docs/screenshots/${name}`),
        // What is built with Koban is for the repository.
        ...filesIn('examples').filter((name) => !name.startsWith('examples/publish/')),
        ...filesIn('schemas'),
        'media/first-steps/claims.svg',
        'media/first-steps/eyes.svg',
        'media/first-steps/ko.svg',
        'media/first-steps/rules.svg',
        'media/glyphs-license.txt',
        'media/goban-dark.svg',
        'media/goban-light.svg',
        'media/icon.png',
        'package.json',
        ...readdirSync('.').filter((name) => /^package\.nls\./.test(name)),
        'readme.md',
        'syntaxes/gnugo-patterns.language-configuration.json',
        'syntaxes/goban.language-configuration.json',
        'syntaxes/goban.tmLanguage.json',
        'syntaxes/korule.language-configuration.json',
        'syntaxes/korule.tmLanguage.json',
        'syntaxes/markdown-goban.tmLanguage.json',
        'syntaxes/sgf.language-configuration.json',
        'syntaxes/sgf.tmLanguage.json',
      ]
        .map((name) => `extension/${name}`)
        .sort(),
    );
  });

  it('is at most 1.66 MB', () => {
    expect(statSync(VSIX).size).toBeLessThanOrEqual(1_660_000);
  });

  it('has the core in one file only, which the others share', () => {
    // Each bundle with the core in it has its catalogue of messages.
    const code = 'Koban cannot read this claim';
    const holders = names.filter(
      (name) => name.endsWith('.js') && !name.includes('/dist/words/') && read(name).includes(code),
    );
    expect(holders).toEqual(['extension/dist/core.js']);
  });

  it('has the library of the protocol in one file only', () => {
    // Each bundle with the library in it has the names of its requests.
    const holders = names.filter(
      (name) => name.endsWith('.js') && read(name).includes('textDocument/prepareCallHierarchy'),
    );
    expect(holders).toEqual(['extension/dist/lsp.js']);
  });

  it('tells the licence of each package that is in its bundles, and of no other', () => {
    const { metafile } = buildSync({
      entryPoints: [
        'src/extension/node.ts',
        'src/extension/extension.ts',
        'src/extension/client.ts',
        'src/extension/drawing.ts',
        'src/server/node.ts',
        'webview/player/main.ts',
      ],
      bundle: true,
      minify: true,
      platform: 'node',
      conditions: ['browser'],
      external: ['vscode', './core.js'],
      outdir: 'out',
      write: false,
      metafile: true,
      logLevel: 'error',
    });
    const packages = Object.keys(metafile.inputs).flatMap(
      (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
    );
    const told = read('extension/dist/third-party-notices.txt');
    expect(new Set(packages).size).toBeGreaterThan(8);
    for (const name of packages) expect(told).toMatch(new RegExp(`^(.*, )?${name} \\d`, 'm'));
    expect(told).not.toMatch(/^(mocha|esbuild|typescript) \d/m);
    // Whose each text is.
    for (const part of told.split(/^-{80}$/m).slice(1)) expect(part).toMatch(/copyright|\bBy \w/i);
  });

  it('has every file that its manifest names', () => {
    const manifest = JSON.parse(read('extension/package.json'));
    const { languages, grammars } = manifest.contributes;
    const named = [
      manifest.main,
      manifest.browser,
      manifest.icon,
      ...manifest.contributes['markdown.previewStyles'],
      ...manifest.contributes['markdown.previewScripts'],
      ...manifest.contributes.notebookRenderer.map(
        ({ entrypoint }: { entrypoint: { path: string } }) => entrypoint.path,
      ),
      ...grammars.map(({ path }: { path: string }) => path),
      ...languages.flatMap((language: { configuration?: string; icon?: Record<string, string> }) => [
        ...(language.configuration ? [language.configuration] : []),
        ...Object.values(language.icon ?? {}),
      ]),
    ];
    for (const path of named) expect(names).toContain(`extension/${path.replace(/^\.\//, '')}`);
  });

  it('has every picture that its README shows', () => {
    const shown = [...read('extension/readme.md').matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(
      (match) => match[1],
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const path of shown) expect(names).toContain(`extension/${path}`);
  });

  it('carries no source maps, and no paths of the machine that built it', () => {
    for (const { name, read: bytes } of entries.filter((entry) => entry.name.endsWith('.js'))) {
      const text = bytes().toString('utf8');
      expect(text.includes('sourceMappingURL=data'), name).toBe(false);
      expect(text.includes(process.cwd()), name).toBe(false);
    }
  });
});

function read(name: string): string {
  const entry = entries.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`${name} is not in the package`);
  return entry.read().toString('utf8');
}
