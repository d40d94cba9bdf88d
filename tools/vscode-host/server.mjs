/**
 * Starts and stops the VS Code server that `install.mjs` installs, and makes the address that opens
 * a folder in it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What every window here has: no greeting, no chat, nothing looked for in marketplaces. */
export const QUIET = {
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.tips.enabled': false,
  'chat.disableAIFeatures': true,
  'git.openRepositoryInParentFolders': 'never',
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
};

/** What windows that are tested have besides: nothing moves, and nothing runs, that no test looks at. */
export const CALM = {
  'editor.cursorBlinking': 'solid',
  'editor.minimap.enabled': false,
  'git.enabled': false,
  'remote.autoForwardPorts': false,
  // What fades in and moves over is drawn again for each of its steps: half of all the work of a click.
  'workbench.reduceMotion': 'on',
};

/**
 * @param {object} options
 * @param {{ lib: string, node: string }} options.host from `ensureVscodeHost`
 * @param {number} [options.port] any free one unless given
 * @param {string} [options.dataDir] settings, state, installed extensions; a temporary folder unless given
 * @param {Record<string, unknown>} [options.settings] the user's, written unless `keepSettings` and there are some
 * @param {boolean} [options.keepSettings]
 * @param {string} [options.token] what the address must carry; none unless given
 * @param {boolean} [options.testing] lets the address name extensions and tests to load from a folder
 */
export async function startServer(options) {
  const { host, token, testing = false, settings = QUIET, keepSettings = false } = options;
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'koban-vscode-'));
  writeSettings(dataDir, settings, keepSettings);

  const args = ['--host', '127.0.0.1', '--port', String(port), '--server-data-dir', dataDir];
  args.push('--accept-server-license-terms', '--telemetry-level', 'off', '--disable-workspace-trust');
  // It would start the user's shell, and wait for all that this loads, to ask for its environment.
  args.push('--force-disable-user-env');
  args.push(...(token ? ['--connection-token', token] : ['--without-connection-token']));
  // A built server heeds the paths of extensions under development in its address only with this
  // flag.
  if (testing) args.push('--enable-smoke-test-driver');
  const child = spawn(host.node, [serverMain(host), ...args], {
    cwd: host.lib,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  // Whoever started the server may break off; it must not outlive him.
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const log = await untilListening(child);

  async function stop() {
    if (child.exitCode === null && child.signalCode === null) {
      if (!options.dataDir) killExtensionHosts(child.pid);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 4000);
      await ended;
      clearTimeout(force);
    }
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }

  return { port, host: `127.0.0.1:${port}`, token, child, log, stop };
}

/**
 * Kills the extension hosts of a server; returns how many. They outlive a server that is stopped,
 * and for a while write logs into its folder.
 */
export function killExtensionHosts(pid) {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const hosts = lines.flatMap((line) => {
    const [, own, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid && /--type=extensionHost/.test(args) ? [Number(own)] : [];
  });
  for (const host of hosts) {
    try {
      process.kill(host, 'SIGKILL');
    } catch (error) {
      // It has just ended.
      if (error.code !== 'ESRCH') throw error;
    }
  }
  return hosts.length;
}

/** Installs a `.vsix` into the data folder of a server that is not running. */
export function installExtension(host, dataDir, vsix) {
  const args = [
    '--server-data-dir',
    dataDir,
    '--accept-server-license-terms',
    '--force',
    '--install-extension',
    vsix,
  ];
  execFileSync(host.node, [serverMain(host), ...args], {
    cwd: host.lib,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * The address of a window.
 *
 * @param {{ host: string, token?: string }} server
 * @param {{ folder?: string, workspace?: string, file?: string, payload?: string[][] }} window absolute paths; further pairs for the workbench
 */
export function addressOf(server, { folder, workspace, file, payload = [] }) {
  const pairs = [['skipWelcome', 'true'], ...payload];
  if (file) pairs.push(['openFile', remoteUri(server, file)]);
  const query = new URLSearchParams();
  if (server.token) query.set('tkn', server.token);
  if (workspace) query.set('workspace', workspace);
  else if (folder) query.set('folder', folder);
  query.set('payload', JSON.stringify(pairs));
  return `http://${server.host}/?${query}`;
}

/** How the workbench names a file of the server's machine. */
export function remoteUri(server, path) {
  return `vscode-remote://${server.host}${path}`;
}

function serverMain(host) {
  return join(host.lib, 'out/server-main.js');
}

function writeSettings(dataDir, settings, keep) {
  const file = join(dataDir, 'data/User/settings.json');
  if (keep && existsSync(file)) return;
  mkdirSync(join(dataDir, 'data/User'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}

/** Resolves, when the server takes connections, to a function that returns all it has printed. */
function untilListening(child) {
  let text = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The VS Code server did not start.\n${text}`)), 180_000);
    const read = (chunk) => {
      text += chunk;
      if (!text.includes('Extension host agent listening on')) return;
      clearTimeout(timer);
      resolve(() => text);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The VS Code server ended with ${code}.\n${text}`));
    });
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
