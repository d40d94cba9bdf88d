/**
 * `npm start`: a real VS Code in the browser, with the extension installed and `examples/` open. Prints the address; Ctrl+C stops it.
 * Settings and layout are kept in `.vscode-data/` from one start to the next.
 *
 *     npm start                       on any free port
 *     npm start -- --port 8000
 *     npm start -- --no-open          without opening a browser
 *
 * Runs before anything is installed, so it imports nothing of its own that needs a package.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureVscodeHost } from '../tools/vscode-host/install.mjs';
import { addressOf, installExtension, QUIET, startServer } from '../tools/vscode-host/server.mjs';

const FIRST_FILE = 'triple-ko.goban';
const RECORD = 'triple-ko.sgf';
/** VS Code's defaults, and what opens the board with the first file. */
const SETTINGS = { ...QUIET, 'koban.animation.openAutomatically': true };

const { values: flags } = parseArgs({
  options: { port: { type: 'string' }, 'no-open': { type: 'boolean', default: false } },
});
const port = flags.port === undefined ? undefined : Number(flags.port);
if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65536)) {
  console.error(`--port ${flags.port}: a port is a number from 1 to 65535.`);
  process.exit(2);
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!existsSync('node_modules/esbuild'))
  await run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
console.error('Building the extension …');
// The one waits for the processor, the other for the network.
await Promise.all([
  run('npm', 'run', '--silent', 'package'),
  run(process.execPath, 'tools/vscode-host/install.mjs'),
]);
const host = ensureVscodeHost();
const dataDir = resolve('.vscode-data');
installExtension(host, dataDir, resolve('dist/koban.vsix'));

// Any program of this machine could reach the server; only who has the address gets in.
const token = randomBytes(16).toString('hex');
const server = await startServer({ host, port, dataDir, token, settings: SETTINGS, keepSettings: true });
const folder = resolve('examples');
const address = addressOf(server, { folder, file: join(folder, FIRST_FILE) });
const record = addressOf(server, { folder, file: join(folder, RECORD) });
console.log(
  `\nVS Code with Koban is ready:\n\n  ${address}\n\nWith a record in SGF:\n\n  ${record}\n\nCtrl+C stops it.`,
);
if (!flags['no-open'] && !process.env.CI) openBrowser(address);

const parent = process.ppid;
// npm does not always hand on the signal that ends it.
const orphaned = setInterval(() => process.ppid !== parent && stop(), 1000);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
server.child.once('exit', () => stop(1));

let stopping = false;
async function stop(code) {
  if (stopping) return;
  stopping = true;
  clearInterval(orphaned);
  await server.stop();
  process.exit(typeof code === 'number' ? code : 0);
}

/** Runs a program that says by itself what is wrong. */
function run(command, ...args) {
  return new Promise((done) => {
    const shell = command === 'npm' && process.platform === 'win32';
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], shell });
    child.once('close', (code) => {
      if (code === 0) return done(code);
      console.error(`${command} ${args.join(' ')} has failed.`);
      process.exit(1);
    });
  });
}

function openBrowser(url) {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform] ?? [
    'xdg-open',
  ];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  // Nothing to open it with: the address has been printed.
  child.on('error', () => {});
  child.unref();
}
