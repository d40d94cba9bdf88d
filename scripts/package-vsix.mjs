/**
 * Makes `dist/koban.vsix`. What `.vscodeignore` lets in is copied to `dist/vsix` with a manifest that has what a store needs and
 * nothing that only developers need, and packed there.
 *
 *     npm run package
 *
 * With addresses (`scripts/release/place.json`, or the variable KOBAN_PLACE of `npm run release`) the manifest names them, and the
 * README's links are absolute.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { absolute } from './release/links.mjs';
import { placeOf } from './release/place.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const STAGE = 'dist/vsix';

run(process.execPath, ['scripts/build.mjs']);
rmSync(STAGE, { recursive: true, force: true });
mkdirSync(STAGE, { recursive: true });

const lines = readFileSync('.vscodeignore', 'utf8').split('\n');
const included = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
const ignored = lines.filter((line) => /^[^!#*]/.test(line));
for (const file of globSync(included, { ignore: ignored, dot: true }))
  if (file.endsWith('.json') && !file.startsWith('examples/'))
    stageJson(file, JSON.parse(readFileSync(file, 'utf8')));
  else cpSync(file, join(STAGE, file));

const {
  scripts: _,
  devDependencies: __,
  private: ___,
  ...manifest
} = JSON.parse(readFileSync('package.json', 'utf8'));
const place = placeOf();
if (place) {
  const { repository, site } = place;
  Object.assign(manifest, {
    repository: { type: 'git', url: `${repository}.git` },
    bugs: { url: `${repository}/issues` },
    homepage: site,
  });
  const pages = {
    'README.md': forStores(readFileSync('README.md', 'utf8')),
    'CHANGELOG.md': readFileSync('CHANGELOG.md', 'utf8'),
  };
  for (const [name, page] of Object.entries(pages))
    writeFileSync(
      join(STAGE, name),
      absolute(page, `${repository}/blob/v${manifest.version}`, `${repository}/raw/v${manifest.version}`),
    );
} else writeFileSync(join(STAGE, 'README.md'), withOnePicture(readFileSync('README.md', 'utf8')));
stageJson('package.json', manifest);

// Its own program is asked, since a shell script of npm would have to be found from the other folder.
const vsce = fileURLToPath(new URL('../node_modules/@vscode/vsce/vsce', import.meta.url));
run(
  process.execPath,
  [
    vsce,
    'package',
    '--no-dependencies',
    '--no-rewrite-relative-links',
    ...(place ? [] : ['--allow-missing-repository']),
    '-o',
    join('..', 'koban.vsix'),
  ],
  STAGE,
);
rmSync(STAGE, { recursive: true });

/**
 * The README as a store shows it: installing is the store's affair, and building is not its readers'.
 *
 * @param {string} readme
 */
function forStores(readme) {
  const parts = readme.split(/^(?=## )/m);
  return parts.filter((part) => !/^## (?:Install|Build)/.test(part)).join('');
}

/**
 * The README where it has no address: the pictures of windows are too large for the package, so that it shows the one that goes along.
 *
 * @param {string} readme
 */
function withOnePicture(readme) {
  let isFirst = true;
  return readme.replace(/<picture>.*?<\/picture>\n\n/gs, () => {
    const shown = isFirst
      ? '![A triple ko, move by move, until positional superko forbids the play that recreates the start](docs/screenshots/triple-ko.gif)\n\n'
      : '';
    isFirst = false;
    return shown;
  });
}

/**
 * Without blanks, which would take 4 kB of the package; examples are for readers and stay as they are.
 *
 * @param {string} file @param {unknown} value
 */
function stageJson(file, value) {
  mkdirSync(dirname(join(STAGE, file)), { recursive: true });
  writeFileSync(join(STAGE, file), `${JSON.stringify(value)}\n`);
}

/** @param {string} command @param {string[]} args @param {string} [cwd] */
function run(command, args, cwd = '.') {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
