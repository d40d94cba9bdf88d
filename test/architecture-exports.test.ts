import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');

/** What hosts, users of the npm package and `scripts/build.mjs` import, which no import in a file shows. */
const ENTRANCES =
  /^src\/(?:library\/|extension\/(?:node|web)\.ts|words\/(?:index|files-built)\.ts|words\/[\w-]+\/(?:extension|figure|page)\.ts)|^webview\/(?:element\/|preview\/notebook\.ts)/;

const text = new Map(
  ['src', 'webview', 'site/playground', 'test', 'scripts', 'tools', 'bench'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.m?[jt]s$/.test(file))
      .map((file) => {
        const code = readFileSync(path.join(ROOT, file), 'utf8');
        return [file, code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const;
      }),
  ),
);

/** The names between braces: `a`, `type b`, `c as d`; `given` is `c`, and `taken` is `d`. */
const namesIn = (braces: string) =>
  braces
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((name) => {
      const [given = '', taken = given] = name.split(/\s+as\s+/);
      return { given, taken };
    });

/** `file name` for all that files import or hand on by name, and files that are imported as a whole. */
const imported = new Set<string>();
for (const [file, code] of text) {
  // Scripts bundle texts of theirs, which import from the root.
  const at = (specifier = '') =>
    path.join(
      file.endsWith('.mjs') && /^\.\/(?:src|webview)\//.test(specifier) ? '' : path.dirname(file),
      specifier,
    );
  for (const [, braces = '', specifier] of code.matchAll(/\{([^{}]*)\}\s*from\s*'(\.[^']+)'/g))
    for (const { given } of namesIn(braces)) imported.add(`${at(specifier)} ${given}`);
  for (const [, specifier] of code.matchAll(/(?:\*[^'{}]*from\s*|import\(\s*)'(\.[^']+)'/g))
    imported.add(at(specifier));
  // What a script reads of definitions (`tools/definitions.mjs`), `module.NAME`, it reads of each file of their folder.
  for (const [, folder = ''] of code.matchAll(/definitionsIn\(([\w'/-]+),/g)) {
    const within = new RegExp(`const ${folder} = '([^']+)'`).exec(code)?.[1] ?? folder.slice(1, -1);
    const files = [...text.keys()].filter((one) => path.dirname(one) === within);
    for (const [, name] of code.matchAll(/\bmodule\.(\w+)/g))
      for (const one of files) imported.add(`${one} ${name}`);
  }
}

/** What stands beside the sentences for `npm run generate`. */
const isDefinitions = (file: string, name: string) => name === 'diagnostics' && file.startsWith('src/words/');

describe('exports', () => {
  it('are imported somewhere, by tests at the least', () => {
    let exports = 0;
    const idle: string[] = [];
    for (const [file, code] of text) {
      if (!/^(?:src|webview|site)\//.test(file) || ENTRANCES.test(file)) continue;
      const declared =
        /^export (?:declare )?(?:abstract )?(?:async )?(?:const enum|const|let|function\*?|class|interface|type|enum) (\w+)/gm;
      const names = [...code.matchAll(declared)].map(([, name = '']) => name);
      for (const [, braces = ''] of code.matchAll(/^export (?:type )?\{([^}]*)\}/gm))
        names.push(...namesIn(braces).map(({ taken }) => taken));
      exports += names.length;
      // `npm run generate` reads definitions.
      if (imported.has(file) || /^src\/rules\/[\w-]+\/definition\.ts$/.test(file)) continue;
      idle.push(
        ...names
          .filter((name) => !imported.has(`${file} ${name}`) && !isDefinitions(file, name))
          .map((name) => `${file} ${name}`),
      );
    }
    expect(exports).toBeGreaterThan(2000);
    expect(idle).toEqual([]);
  });

  it('hold every name that a script takes from the core', () => {
    let taken = 0;
    const missing: string[] = [];
    for (const folder of ['bench', 'scripts', 'test']) {
      for (const file of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.mjs')) continue;
        const script = readFileSync(path.join(ROOT, folder, file), 'utf8');
        // `core({ 'go/game.ts': ['Game'] })` of bench/core.mjs
        for (const [, from = '', names = ''] of script.matchAll(/'([\w/-]+\.ts)': \[([^\]]*)\]/g))
          for (const [, name = ''] of names.matchAll(/'(\w+)'/g)) {
            taken++;
            const code = text.get(`src/${from}`) ?? '';
            if (!new RegExp(`^export [^;=(]*\\b${name}\\b`, 'm').test(code))
              missing.push(`${folder}/${file}: ${name} of ${from}`);
          }
      }
    }
    expect(taken).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
});
