/** The playground as a folder of static files, of what `scripts/build.mjs` has built and of `site/playground`. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { LANGUAGES } from '../tools/page-words.mjs';
import { titleOf } from './build-pages.mjs';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(import.meta.dirname, 'playground');

/** An empty style element, which the widgets of the board's page make and fill by script. */
const EMPTY = `'sha256-${createHash('sha256').update('').digest('base64')}'`;
const FRAME_POLICY = `default-src 'none'; script-src 'self'; style-src 'self' ${EMPTY}; img-src data:; base-uri 'none'; form-action 'none'`;

/** Pages of the extension, by the names of their frames here. */
const FRAMES = { board: 'player' };

/** @param {string} out the folder of the playground */
export async function buildPlayground(out) {
  mkdirSync(join(out, 'words'), { recursive: true });
  mkdirSync(join(out, 'examples'), { recursive: true });
  /** @type {import('esbuild').BuildOptions} */
  const shared = {
    bundle: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: 'es2022',
    logLevel: 'warning',
    outdir: out,
  };
  const { metafile } = await esbuild.build({
    ...shared,
    entryPoints: { playground: join(SOURCES, 'main.ts') },
    format: 'esm',
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    loader: { '.goban': 'text' },
    metafile: true,
  });
  await esbuild.build({
    ...shared,
    entryPoints: ['playground.css', 'frame.css', 'frame.ts', 'start.ts'].map((file) => join(SOURCES, file)),
  });

  const copy = (from, to) => copyFileSync(join(ROOT, from), join(out, to));
  for (const file of ['core.js', 'lsp.js', 'outcome.js', 'web/server.js'])
    copy(`dist/${file}`, file.replace('web/', ''));
  write('worker.js', "importScripts('core.js', 'lsp.js', 'server.js');\n");
  copy('media/goban-light.svg', 'icon.svg');
  copy('site/playground/index.html', 'index.html');
  for (const page of [...Object.values(FRAMES), 'help', 'outcomes', 'rules'])
    for (const kind of ['js', 'css']) copy(`dist/webview/${page}.${kind}`, `${page}.${kind}`);
  for (const language of LANGUAGES) {
    copy(`dist/webview/words.${language}.js`, `words.${language}.js`);
    if (language !== 'en') copy(`dist/words/${language}.js`, `words/${language}.js`);
    for (const [name, page] of Object.entries(FRAMES))
      write(`${name}.${language}.html`, frame(page, language));
  }
  const examples = readdirSync(join(ROOT, 'examples')).filter((file) =>
    /^[^R].*\.(?:goban|md|sgf)$/.test(file),
  );
  for (const file of examples) copy(`examples/${file}`, `examples/${file}`);
  write(
    'examples.json',
    JSON.stringify(
      Object.fromEntries(
        examples.map((file) => [file, titleOf(file, readFileSync(join(ROOT, 'examples', file), 'utf8'))]),
      ),
    ),
  );

  // Last, since it names all others.
  const files = readdirSync(out, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'offline.js')
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(out.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const all = createHash('sha256');
  for (const file of files) all.update(file).update(readFileSync(join(out, file)));
  const script = readFileSync(join(SOURCES, 'offline.js'), 'utf8')
    .replace('VERSION', all.digest('hex').slice(0, 16))
    .replace('const FILES = [];', `const FILES = ${JSON.stringify(['./', ...files])};`);
  write('offline.js', script);
  return metafile;

  function write(name, content) {
    writeFileSync(join(out, name), content);
  }
}

/** A page of the extension, as `src/extension/page.ts` makes it for editors. */
const frame = (page, language) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}">
<link rel="stylesheet" href="frame.css">
<link rel="stylesheet" href="${page}.css">
<title>Koban</title>
</head>
<body>
<div id="koban"></div>
<script src="frame.js"></script>
<script src="words.en.js"></script>
${language === 'en' ? '' : `<script src="words.${language}.js"></script>\n`}<script src="${page}.js"></script>
</body>
</html>
`;
