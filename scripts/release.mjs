/**
 * Makes everything that a release publishes, in `dist/release`, and checks each artifact as the store that takes it would, without a
 * network but npm's: the extension, the npm package, the site, the action and the notes.
 *
 *     npm run release                 for the workflow: the addresses in `scripts/release/place.json` must be filled in
 *     npm run release -- --dry-run    a rehearsal with addresses that lead nowhere
 *     npm run release -- --dry-run --without site
 *
 * Publishing is left to the clients of the stores (`.github/workflows/release.yml`).
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import yaml from 'js-yaml';
import { gapsOfLanguages } from '../tools/language-gaps.mjs';
import { readManifest } from '../tools/manifest.mjs';
import { absolute, relativeLinks } from './release/links.mjs';
import { placeOf } from './release/place.mjs';
import { diagnosticsOf } from './release/server.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const OUT = 'dist/release';
/** What each store takes at most, in bytes, or what we allow ourselves. */
const MOST = { 'koban.vsix': 1_500_000, tarball: 3_000_000, 'site.tar.gz': 60_000_000 };
const KO = `# A ko
rules: basic
+---------+
| . X O . |
| X O . O |
| . X O . |
+---------+
moves: B c2
expect: captures 1 at move 1
`;

const { values: options } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, without: { type: 'string', default: '' } },
});
const isRehearsal = options['dry-run'];
const manifest = readManifest();
const { version } = manifest;
const place = placeOfProject();
/** @type {string[]} */
const problems = [];
/** @param {unknown} holds @param {string} problem */
const need = (holds, problem) => holds || problems.push(problem);

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
notes();
await languages();
extension();
await installedExtension();
npmPackage();
action();
if (options.without !== 'site') site();

for (const name of readdirSync(OUT)) {
  const bytes = statSync(join(OUT, name)).size;
  const most = MOST[name.endsWith('.tgz') ? 'tarball' : name];
  need(!most || bytes <= most, `${name} has ${bytes} bytes, and ${most} are allowed`);
  console.log(`${String(bytes).padStart(11)}  ${OUT}/${name}`);
}
for (const problem of problems) console.error(`release: ${problem}`);
console.log(
  problems.length === 0 ? `koban ${version}: all artifacts are in order` : `${problems.length} to mend`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

function placeOfProject() {
  const filled = placeOf();
  if (filled) return filled;
  if (!isRehearsal) {
    console.error('release: fill in the addresses in scripts/release/place.json, or rehearse with --dry-run');
    process.exit(2);
  }
  return { repository: 'https://git.example/OWNER/koban', site: 'https://koban.example' };
}

/** The part of the changelog about this version is what a release says of itself. */
function notes() {
  const log = readFileSync('CHANGELOG.md', 'utf8');
  const parts = log.split(/^(?=## )/m);
  const part = parts.find((one) => one.startsWith(`## [${version}]`)) ?? '';
  const unreleased = parts.find((one) => one.startsWith('## [Unreleased]')) ?? '';
  need(part || (isRehearsal && unreleased), `CHANGELOG.md has no part for ${version}`);
  const tag = process.env.GITHUB_REF_TYPE === 'tag' ? process.env.GITHUB_REF_NAME : undefined;
  need(!tag || tag === `v${version}`, `the tag is ${tag}, and package.json says ${version}`);
  const said = (part || unreleased).replace(/^## .*\n+/, '');
  writeFileSync(`${OUT}/notes.md`, absolute(said, `${place.repository}/blob/v${version}`));
  standsAlone(`${OUT}/notes.md`);
  // From the first release on these pages are wrong.
  const early = ['README.md', 'docs/how-to/install.md', 'docs/how-to/ci.md'].filter((page) =>
    /not in a marketplace|While that is not published|\bOWNER\b/.test(readFileSync(page, 'utf8')),
  );
  need(isRehearsal || early.length === 0, `${early.join(', ')}: say how to install what is released`);
}

/** What is said in English is in order while it is worked on, and no longer in what is published. */
async function languages() {
  for (const [language, { length }] of await gapsOfLanguages())
    if (length > 0 && isRehearsal) console.log(`${language} lacks ${length} sentences: npm run languages`);
    else need(length === 0, `${language} lacks ${length} sentences: npm run languages`);
}

/** @param {string} page a file that a store shows without the files beside it */
function standsAlone(page) {
  const links = relativeLinks(readFileSync(page, 'utf8'));
  need(links.length === 0, `${page} has relative links: ${links.join(' ')}`);
}

/** The variable gives the manifest its addresses, and the README links that lead somewhere from a store's page. */
function extension() {
  run('npm', ['run', '--silent', 'package'], { KOBAN_PLACE: JSON.stringify(place) });
  cpSync('dist/koban.vsix', `${OUT}/koban.vsix`);
}

/** Unpacked into an empty folder, as an editor installs it; its server must judge a move from there. */
async function installedExtension() {
  const folder = mkdtempSync(join(tmpdir(), 'koban-release-'));
  try {
    run('unzip', ['-q', `${OUT}/koban.vsix`, '-d', folder]);
    const root = join(folder, 'extension');
    const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const field of [
      'publisher',
      'version',
      'license',
      'icon',
      'categories',
      'repository',
      'bugs',
      'homepage',
    ])
      need(own[field], `the extension's manifest has no ${field}`);
    for (const field of ['scripts', 'devDependencies'])
      need(!own[field], `the extension's manifest still has ${field}`);
    for (const file of ['LICENSE.txt', 'readme.md', 'changelog.md', own.icon, 'dist/third-party-notices.txt'])
      need(existsSync(join(root, file)), `the extension lacks ${file}`);
    for (const page of ['readme.md', 'changelog.md']) standsAlone(join(root, page));
    need(
      !/npm ci|not in a marketplace/.test(readFileSync(join(root, 'readme.md'), 'utf8')),
      "the store's README says how to build",
    );
    const codes = await diagnosticsOf(join(root, 'dist/server.js'), KO.replace('captures 1', 'captures 2'));
    need(codes.includes('expect.failed'), `the installed server reports ${codes.join(', ') || 'nothing'}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function npmPackage() {
  run('npm', ['run', '--silent', 'package:npm'], { KOBAN_PLACE: JSON.stringify(place) });
  const name = `koban-${version}.tgz`;
  cpSync(`dist/${name}`, `${OUT}/${name}`);
  const own = JSON.parse(readFileSync('dist/npm/package.json', 'utf8'));
  for (const field of ['repository', 'bugs', 'homepage', 'license', 'types', 'exports', 'bin', 'engines'])
    need(own[field], `the npm package's manifest has no ${field}`);
  standsAlone('dist/npm/README.md');
  const folder = mkdtempSync(join(tmpdir(), 'koban-release-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    run(
      'npm',
      ['install', '--silent', '--no-audit', '--no-fund', join(process.cwd(), OUT, name)],
      {},
      folder,
    );
    writeFileSync(join(folder, 'ko.goban'), KO);
    writeFileSync(
      join(folder, 'main.mjs'),
      "import { judge, read } from 'koban';\nimport { readFileSync } from 'node:fs';\n" +
        "const [entry] = await judge(await read(readFileSync('ko.goban', 'utf8')));\nconsole.log(entry.moves[0].captured.length);\n",
    );
    const checked = run('npx', ['koban', 'check', 'ko.goban'], {}, folder, [0, 1]);
    need(checked.status === 0, `the installed command line says: ${checked.stdout}${checked.stderr}`);
    need(
      run('npx', ['koban', 'explain', 'expect.failed'], {}, folder).stdout.includes(`${place.site}/docs/`),
      'the installed command line does not name the site',
    );
    need(
      run('node', ['main.mjs'], {}, folder).stdout.trim() === '1',
      'the installed library plays a move wrongly',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the action and the hook run is the version that is being released. */
function action() {
  const { inputs } = /** @type {{ inputs: Record<string, { default?: string }> }} */ (
    yaml.load(readFileSync('action.yml', 'utf8'))
  );
  need(
    inputs.version?.default === version,
    `action.yml runs koban ${inputs.version?.default}, not ${version}`,
  );
}

function site() {
  run('npm', ['run', '--silent', 'site'], { KOBAN_PLACE: JSON.stringify(place) });
  for (const file of ['index.html', '404.html', 'sitemap.xml', 'playground/index.html'])
    need(existsSync(join('site/dist', file)), `the site lacks ${file}`);
  run('tar', ['-czf', `${OUT}/site.tar.gz`, '-C', 'site/dist', '.']);
}

/**
 * @param {string} command @param {string[]} args @param {Record<string, string>} [environment] @param {string} [cwd]
 * @param {number[]} [statuses]
 */
function run(command, args, environment = {}, cwd = '.', statuses = [0]) {
  const ran = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
    maxBuffer: 1 << 26,
  });
  if (!statuses.includes(ran.status ?? -1))
    throw new Error(`${command} ${args.join(' ')}\n${ran.stdout}${ran.stderr}`);
  return ran;
}
