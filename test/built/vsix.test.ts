import { statSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { readZip } from './zip.ts';

const VSIX = 'dist/koban.vsix';
const entries = readZip(VSIX);
const names = entries.map(({ name }) => name);

describe('the packaged extension', () => {
  it('holds what runs and what it shows, and nothing else', () => {
    expect(names.filter((name) => name.startsWith('extension/')).sort()).toEqual(
      [
        'LICENSE.txt',
        'changelog.md',
        'dist/drawing.js',
        'dist/extension.js',
        'dist/server.js',
        'dist/third-party-notices.txt',
        'dist/web/extension.js',
        'dist/web/server.js',
        'dist/webview/compare.css',
        'dist/webview/compare.js',
        'dist/webview/notebook.js',
        'dist/webview/player.css',
        'dist/webview/player.js',
        'dist/webview/preview.css',
        'dist/webview/preview.js',
        'docs/screenshots/player.png',
        'media/first-steps/claims.svg',
        'media/first-steps/eyes.svg',
        'media/first-steps/ko.svg',
        'media/first-steps/rules.svg',
        'media/glyphs-license.txt',
        'media/goban-dark.svg',
        'media/goban-light.svg',
        'media/icon.png',
        'package.json',
        'readme.md',
        'syntaxes/gnugo-patterns.language-configuration.json',
        'syntaxes/goban.language-configuration.json',
        'syntaxes/goban.tmLanguage.json',
        'syntaxes/markdown-goban.tmLanguage.json',
        'syntaxes/sgf.language-configuration.json',
        'syntaxes/sgf.tmLanguage.json',
      ].map((name) => `extension/${name}`),
    );
  });

  // The core is in it five times (two hosts, their servers, the preview of notebooks), so 100 KB of new code are 150 KB here.
  it('is under 1.75 MB', () => {
    expect(statSync(VSIX).size).toBeLessThan(1_750_000);
  });

  it('tells the licence of each package that is in its bundles, and of no other', () => {
    const { metafile } = buildSync({
      entryPoints: [
        'src/extension/node.ts',
        'src/extension/drawing.ts',
        'src/server/node.ts',
        'webview/main.ts',
      ],
      bundle: true,
      minify: true,
      platform: 'node',
      external: ['vscode'],
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
