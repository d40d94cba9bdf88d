/**
 * The language server in real editors, Neovim and Emacs, without a screen: diagnostics, hover, completion, a quick fix, renaming,
 * formatting, by the functions that their users bind to keys. Where one of these is missing the run fails and says so. Vim with the
 * plugin ALE and Kakoune are tried where they are. The last line is `N passed, N failed`.
 *
 *     node test/editors/run.mjs            all
 *     node test/editors/run.mjs neovim     one of them
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { programAt } from '../../tools/programs.mjs';

const HERE = import.meta.dirname;
const CLI = resolve(HERE, '../../dist/cli.js');
const EDITORS = [
  {
    name: 'neovim',
    program: 'nvim',
    packages: 'neovim',
    args: ['--headless', '-u', 'NONE', '-n', '-c', `luafile ${join(HERE, 'neovim.lua')}`],
    checks: 6,
  },
  {
    name: 'emacs',
    program: 'emacs',
    packages: 'emacs-nox elpa-eglot',
    args: ['--batch', '-l', join(HERE, 'emacs.el')],
    checks: 6,
  },
  {
    name: 'vim',
    program: 'vim',
    packages: 'vim vim-ale',
    args: ['-es', '-i', 'NONE', '-Nu', join(HERE, 'ale.vim')],
    checks: 2,
    isThere: () => programAt('vim') && existsSync('/usr/share/vim/vimfiles/pack/dist-bundle/opt/ale'),
  },
  {
    name: 'kakoune',
    program: 'kak',
    packages: 'kakoune',
    args: ['-ui', 'dummy', '-e', `source '${join(HERE, 'kakoune.kak')}'`],
    checks: 1,
    isThere: () => programAt('kak'),
  },
];
const MOST_MILLISECONDS = 300_000;

const wanted = process.argv[2];
let passed = 0;
let failed = 0;
const missed = (problem) => {
  console.log(`not ok - ${problem}`);
  failed++;
};

if (!existsSync(CLI)) missed('there is no dist/cli.js: run npm run build');
else for (const editor of EDITORS) if (!wanted || wanted === editor.name) run(editor);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function run({ name, program, packages, args, checks, isThere = () => true }) {
  console.log(`# ${name}`);
  if (!isThere()) {
    console.log(`left out, without ${packages}`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), `koban-${name}-`));
  const { status, signal, error, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: MOST_MILLISECONDS,
    killSignal: 'SIGKILL',
    input: '',
    // Nobody's own settings.
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_STATE_HOME: folder,
      XDG_CACHE_HOME: folder,
      KOBAN_CLI: CLI,
      KOBAN_FOLDER: folder,
    },
  });
  const file = join(folder, 'said');
  const said = existsSync(file) ? readFileSync(file, 'utf8') : stdout;
  rmSync(folder, { recursive: true, force: true });
  if (error?.code === 'ENOENT') {
    missed(`${program} is not installed (Debian: apt-get install ${packages})`);
    return;
  }
  const lines = said.split('\n');
  const good = lines.filter((line) => line.startsWith('ok - ')).length;
  const bad = lines.filter((line) => line.startsWith('not ok - ')).length;
  passed += good;
  failed += bad;
  process.stdout.write(said);
  // Checks that were never come to have failed.
  if (good + bad < checks) {
    failed += checks - good - bad;
    console.log(`${checks - good - bad} checks were not come to (${signal ?? status})\n${stderr}`);
  } else if (bad > 0) console.log(stderr);
}
