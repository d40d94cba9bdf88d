/**
 * Runs the suite of `test/workbench` inside the real extension host of a real workbench, headless. It is the suite that
 * `npm run test:electron` runs in a desktop VS Code.
 *
 *     node scripts/test-workbench.mjs           in the Node extension host
 *     node scripts/test-workbench.mjs --web     in the web worker extension host, as in VS Code for the Web
 *     node scripts/test-workbench.mjs --web --all   all of them there, and not only those that a host may change
 *     KOBAN_TESTS='the language' node scripts/test-workbench.mjs    only tests with this in their names
 *
 * Ends with a line `N passed, N failed`. Needs `npm run build` to have been run.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../tools/browser.mjs';
import { ensureVscodeHost } from '../tools/vscode-host/install.mjs';
import { addressOf, CALM, QUIET, remoteUri, startServer } from '../tools/vscode-host/server.mjs';
import { loadWebExtension, serveFiles } from '../tools/vscode-host/web-extension.mjs';
import { TIMEOUT_MS } from '../tools/workbench.mjs';

const { values: flags } = parseArgs({
  options: { web: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
});
const LIMIT_MS = Number(process.env.KOBAN_TEST_LIMIT_MS ?? 1_500_000);
/** Workbenches in browsers save by themselves after a second; then the next test would find what this one wrote. */
const SETTINGS = {
  ...QUIET,
  ...CALM,
  'files.autoSave': 'off',
  // Tests of this kind look at none of these, and each is drawn again whenever an editor opens.
  'workbench.activityBar.location': 'hidden',
  'workbench.editor.showTabs': 'none',
  'workbench.statusBar.visible': false,
  // Things move in deep runs only.
  ...(flags.all ? { 'workbench.reduceMotion': 'auto' } : {}),
};
/**
 * What may differ in a web worker: how the server and searches are started, how files and languages are read, how pictures are made. All
 * else is the same bundle in both hosts, and is tested in one of them; in deep runs in both.
 */
const OF_HOSTS = [
  'a \\.goban file',
  'a file of a virtual file system',
  'Find an Example... (?:lists|says)',
  'pictures are (?:copied as PNG|saved as a GIF)',
  'a project',
  'a workspace of several folders',
  'the player opens beside',
  'SGF (?:is checked|opens as a board)',
  'the table of rules opens',
  'other notations are pasted',
  'diagrams of other notations are read in a pattern',
  'a fence in Markdown',
  'the language',
  'the claims of the workspace',
  'tools of language models',
];
const grep = process.env.KOBAN_TESTS ?? (flags.web && !flags.all ? OF_HOSTS.join('|') : '');
/** What the workbench says of itself and of its network on its console. */
const NOISE =
  /^(Resolv(ing|ed) connection|Creating a socket|\[reconnection-grace|Updating additional|\[Service Worker\]|\[Agent|\[AccountPolicy|getaddrinfo ENOTFOUND)/;

const folder = mkdtempSync(join(tmpdir(), 'koban-workspace-'));
cpSync('test/workbench/workspace', folder, { recursive: true });
// A window of a workspace takes in a second folder without starting its extensions anew.
const workspace = `${folder}.code-workspace`;
writeFileSync(workspace, JSON.stringify({ folders: [{ path: folder }] }));
const server = await startServer({
  host: ensureVscodeHost(),
  settings: { ...SETTINGS, 'kobanTests.grep': grep },
  testing: true,
});
const files = flags.web ? await serveFiles(resolve('.')) : undefined;
const browser = await launchBrowser();
let outcome = 'not started';
const counts = { passed: 0, failed: 0 };
try {
  // The workbench's own policy lets its page fetch over HTTPS only; the files here come over HTTP.
  // The window is small, since nobody looks at it and what is not in it is not laid out.
  const page = await browser.newPage({ viewport: { width: 800, height: 500 }, bypassCSP: flags.web });
  page.setDefaultTimeout(TIMEOUT_MS);
  let end;
  const ended = new Promise((settle) => (end = settle));
  // The workbench looks for these two when it loads, so they are there before it does.
  await page.exposeFunction('codeAutomationLog', (_type, args) => report(args));
  await page.exposeFunction('codeAutomationExit', (code) =>
    end(code === 0 ? 'ended well' : `ended with ${code}`),
  );
  page.on('crash', () => end('the page crashed'));
  const payload = [];
  if (files) await loadWebExtension(page, files, '/dist/test/web/index.js');
  else {
    payload.push(['extensionDevelopmentPath', remoteUri(server, resolve('.'))]);
    payload.push(['extensionTestsPath', remoteUri(server, resolve('dist/test/index.js'))]);
  }
  await page.goto(addressOf(server, { workspace, payload }));
  const limit = setTimeout(() => end(`did not end within ${LIMIT_MS / 1000} s`), LIMIT_MS);
  outcome = await ended;
  clearTimeout(limit);
  if (outcome !== 'ended well') await page.screenshot({ path: 'test-results/workbench.png' });
} finally {
  await browser.close();
  await server.stop();
  await files?.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(workspace, { force: true });
}
// A run that broke off has failed even if every test that it came to has passed.
if (outcome !== 'ended well' && counts.failed === 0) {
  console.log(`The test run ${outcome}.\n${server.log().slice(-3000)}`);
  counts.failed = 1;
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;

/** Prints a line of the test run; the last one has the counts. */
function report(args) {
  const line = args.map(String).join(' ');
  if (NOISE.test(line)) return;
  const total = /^(\d+) passed, (\d+) failed$/.exec(line);
  if (total) Object.assign(counts, { passed: Number(total[1]), failed: Number(total[2]) });
  else console.log(line.trimEnd());
}
