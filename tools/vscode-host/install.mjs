/**
 * Puts a real VS Code server into `.vscode-host/`, from the npm registry alone: nothing is
 * compiled, and no install script runs but that of the package `node`, which fetches its binary.
 * The server is the `lib/vscode` of the package `code-server`, with the pinned part of its
 * dependencies that starting needs (`vscode-lib.package.json` and its lock), and with stand-ins for
 * three native modules that come without binaries.
 *
 * code-server is no dev dependency because it does not install on Node 20: its engines, and native
 * builds.
 *
 *     node tools/vscode-host/install.mjs      installs, if need be, and prints where things are
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const WINDOWS = process.platform === 'win32';

const CODE_SERVER = {
  version: '4.139.1',
  integrity:
    'sha512-fUYvJVdz4ZoVJfakGiGWXFMpF8K1ObsrpGvX17ZxNpKOzdNHs7lANT670JTr4ZhA8DnWqyvvmFG/d3HV9Yy6ew==',
};

/**
 * VS Code 1.139 needs Node 22.15 or later (`module.registerHooks`); an older machine gets one from
 * the package `node`.
 */
const MACHINE_NODE_WILL_DO = 'registerHooks' in nodeModule;
/** The newest of the package `node` that has a binary for the platform. */
const NODE_VERSION =
  { 'darwin-x64': '24.18.1', 'darwin-arm64': '24.0.0' }[`${process.platform}-${process.arch}`] ?? '24.21.0';

/**
 * What is installed, as `ok.json` records it. Raise `layout` when this script comes to lay things
 * out differently.
 */
const RECIPE = JSON.stringify({
  codeServer: CODE_SERVER.version,
  node: MACHINE_NODE_WILL_DO ? 'of the machine' : NODE_VERSION,
  layout: 3,
});

/**
 * Built-in extensions that no Go text needs. Some run from the start of each window; all are read
 * there. Those that also run in a browser have to stay: the workbench has a list of them.
 */
const UNWANTED_EXTENSIONS = [
  'copilot',
  'debug-auto-launch',
  'debug-server-ready',
  'git',
  'github',
  'grunt',
  'gulp',
  'jake',
  'microsoft-authentication',
  'ms-vscode.js-debug',
  'ms-vscode.js-debug-companion',
  'ms-vscode.vscode-js-profile-table',
  'php-language-features',
  'terminal-suggest',
  'tunnel-forwarding',
];

const STAND_INS = [
  { name: '@vscode/spdlog', version: '0.15.8', file: 'spdlog.js' },
  { name: '@vscode/native-watchdog', version: '1.4.6', file: 'native-watchdog.js' },
  { name: '@vscode/fs-copyfile', version: '2.0.0', file: 'fs-copyfile.js' },
];

/**
 * Installs the server unless it is there.
 *
 * @returns {{ root: string, lib: string, node: string }} the folder, the server's own folder in it,
 * and the Node to run it with
 */
export function ensureVscodeHost(log = console.error) {
  const root = process.env.KOBAN_VSCODE_HOST ?? join(HERE, '../../.vscode-host');
  const done = join(root, 'ok.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === RECIPE) return layout(root);

  const started = Date.now();
  const withNode = MACHINE_NODE_WILL_DO ? '' : ` and Node ${NODE_VERSION}`;
  log(`Installing the VS Code server (code-server ${CODE_SERVER.version})${withNode} from npm …`);
  // Made beside its place and renamed at the end: whatever stops it halfway, the next run starts
  // afresh.
  const draft = layout(`${root}.tmp`);
  rmSync(root, { recursive: true, force: true });
  rmSync(draft.root, { recursive: true, force: true });
  mkdirSync(join(draft.root, 'server'), { recursive: true });
  writeFileSync(join(draft.root, 'package.json'), '{"private":true}');
  if (!MACHINE_NODE_WILL_DO) npm(draft.root, 'install', `node@${NODE_VERSION}`);
  unpackCodeServer(draft.root);
  installDependencies(draft.lib);
  for (const standIn of STAND_INS) installStandIn(draft.lib, standIn);
  removeWhatIsNotNeeded(draft);
  writeFileSync(join(draft.root, 'ok.json'), RECIPE);
  renameSync(draft.root, root);
  log(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return layout(root);
}

function layout(root) {
  const binary = WINDOWS ? 'node.exe' : 'node';
  return {
    root,
    lib: join(root, 'server/lib/vscode'),
    node: MACHINE_NODE_WILL_DO ? process.execPath : join(root, 'node_modules/node/bin', binary),
  };
}

function npm(cwd, ...args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
  execFileSync('npm', [...args, ...quiet], { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: WINDOWS });
}

/** `npm pack` brings the tarball only: none of its dependencies, none of its scripts. */
function unpackCodeServer(root) {
  const name = `code-server-${CODE_SERVER.version}.tgz`;
  npm(root, 'pack', `code-server@${CODE_SERVER.version}`);
  const integrity = `sha512-${createHash('sha512')
    .update(readFileSync(join(root, name)))
    .digest('base64')}`;
  if (integrity !== CODE_SERVER.integrity) {
    throw new Error(`${name} is not the file that was pinned: its integrity is ${integrity}`);
  }
  execFileSync('tar', ['-xzf', name, '--strip-components=1', '-C', 'server'], { cwd: root });
  rmSync(join(root, name));
}

/**
 * The server reads its own package.json when it runs ("type": "module"), so that stays; only its
 * dependencies are replaced.
 */
function installDependencies(lib) {
  const file = join(lib, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const pinned = JSON.parse(readFileSync(join(HERE, 'vscode-lib.package.json'), 'utf8'));
  manifest.dependencies = pinned.dependencies;
  delete manifest.overrides;
  writeFileSync(file, JSON.stringify(manifest, null, 1));
  rmSync(join(lib, 'npm-shrinkwrap.json'));
  cpSync(join(HERE, 'vscode-lib.package-lock.json'), join(lib, 'package-lock.json'));
  npm(lib, 'ci', '--omit=dev', '--ignore-scripts');
}

function installStandIn(lib, { name, version, file }) {
  const folder = join(lib, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, main: 'index.js' }));
  cpSync(join(HERE, 'stand-ins', file), join(folder, 'index.js'));
}

function removeWhatIsNotNeeded({ root, lib }) {
  // Of Node there is the program itself beside it; this has another link to it, and all its headers.
  rmSync(join(root, 'node_modules/node/node_modules'), { recursive: true, force: true });
  const ripgrep = join(lib, 'node_modules/@vscode/ripgrep-universal/bin');
  for (const platform of readdirSync(ripgrep)) {
    if (platform !== `${process.platform}-${process.arch}`)
      rmSync(join(ripgrep, platform), { recursive: true });
  }
  for (const name of UNWANTED_EXTENSIONS)
    rmSync(join(lib, 'extensions', name), { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(ensureVscodeHost(), null, 2));
