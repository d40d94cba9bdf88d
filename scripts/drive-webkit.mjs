/**
 * The first steps in WebKit, as `scripts/drive.mjs` does them in Chromium and Firefox: a text with its squiggle, the board from its
 * code lens, by buttons and keys, and a move that a click writes. Only what its driver can do: ask the page, click, type. Keeps a
 * picture in `test-results/webkit.png`. Needs `npm run package` to have been run; ends with a line `N passed, N failed`.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureVscodeHost } from '../tools/vscode-host/install.mjs';
import { addressOf, CALM, installExtension, QUIET, startServer } from '../tools/vscode-host/server.mjs';
import { launchWebkit } from '../tools/webkit.mjs';
import { TIMEOUT_MS } from '../tools/workbench.mjs';

const FILE = 'triple-ko.goban';
/** Of WebDriver. */
const [SHIFT, ARROW_RIGHT] = ['\uE008', '\uE014'];
const folder = mkdtempSync(join(tmpdir(), 'koban-webkit-'));
const dataDir = mkdtempSync(join(tmpdir(), 'koban-workbench-'));
cpSync('test/workbench/workspace', folder, { recursive: true });
const host = ensureVscodeHost();
installExtension(host, dataDir, resolve('dist/koban.vsix'));
const server = await startServer({ host, dataDir, settings: { ...QUIET, ...CALM } });
const engine = await launchWebkit();

/** The page of the board, two frames below the window. */
const FRAMES = `(() => {
  const outer = document.querySelector('iframe.webview.ready');
  const inner = outer?.contentDocument?.querySelector('iframe#active-frame');
  return { outer, inner, page: inner?.contentDocument };
})()`;
const board = (does) => engine.ask(`(({ page }) => (${does})(page))(${FRAMES})`);

async function until(asks, what) {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await asks())) {
    if (Date.now() > end) throw new Error(`never: ${what}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
const shows = (text) =>
  until(
    () => board(`(page) => page?.querySelector('.count')?.textContent.includes('${text}') ?? false`),
    `the board at ${text}`,
  );

/** Clicks the middle of what `find` finds, in the window or in the page of the board, once it stays where it is and nothing is over it. */
async function click(find, { onBoard = false, held = /** @type {string[] | undefined} */ (undefined) } = {}) {
  const place = () =>
    engine.ask(`(({ outer, inner, page }) => {
      const found = (${find})(${onBoard} ? page : document);
      if (!found) return null;
      found.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = found.getBoundingClientRect();
      let at = [x + width / 2, y + height / 2];
      if (!found.contains(found.ownerDocument.elementFromPoint(...at))) return null;
      for (const frame of ${onBoard} ? [inner, outer] : []) {
        const box = frame.getBoundingClientRect();
        at = [at[0] + box.x, at[1] + box.y];
        if (frame.ownerDocument.elementFromPoint(...at) !== frame) return null;
      }
      return at;
    })(${FRAMES})`);
  let last;
  let at;
  await until(async () => {
    last = at;
    at = await place();
    return at && String(at) === String(last);
  }, find);
  await engine.click(...at, held);
}
const press = (name) => click(`(page) => page.querySelector('[aria-label="${name}"]')`, { onBoard: true });

/** @type {[string, () => Promise<void>][]} */
const checks = [
  [
    'the forbidden play has a squiggle',
    () =>
      until(
        () =>
          engine.ask(
            `document.querySelector('.squiggly-error, .squiggly-warning, .squiggly-info, .squiggly-hint') !== null`,
          ),
        'a squiggle',
      ),
  ],
  [
    'the code lens opens the board',
    async () => {
      await click(
        `(page) => [...page.querySelectorAll('.codelens-decoration a')].find((one) => one.textContent.includes('Open Board (6 moves)'))`,
      );
      await shows('0 / 6');
    },
  ],
  [
    'buttons and keys step',
    async () => {
      await press('Forward');
      await shows('1 / 6');
      await engine.type(ARROW_RIGHT);
      await shows('2 / 6');
      await press('Last');
      await shows('6 / 6');
      await until(
        () => board(`(page) => page.querySelector('.verdict.forbidden') !== null`),
        'the verdict of the last play',
      );
    },
  ],
  [
    'the thumb of the timeline is drawn by the page',
    async () => {
      const drawn = await board(`(page) => getComputedStyle(page.querySelector('.slider')).appearance`);
      if (drawn !== 'none') throw new Error(`its appearance is ${drawn}`);
    },
  ],
  [
    'a click on the board writes a move into the text',
    async () => {
      await click(`(page) => page.querySelector('[role="option"][aria-label^="e2," i]')`, {
        onBoard: true,
        held: [SHIFT],
      });
      await shows('7 / 7');
      await until(() => readFileSync(join(folder, FILE), 'utf8').includes('W f5 W e2'), 'the text with it');
    },
  ],
];

let [passed, failed] = [0, 0];
try {
  await engine.open(addressOf(server, { folder, file: join(folder, FILE) }));
  for (const [name, check] of checks) {
    try {
      await check();
      passed++;
      console.log(`ok ${passed + failed} - ${name}`);
    } catch (error) {
      failed++;
      console.log(
        `not ok ${passed + failed} - ${name}\n${String(error?.stack ?? error).replace(/^/gm, '  # ')}`,
      );
    }
  }
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/webkit.png', await engine.picture());
} finally {
  await engine.close();
  await server.stop();
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true, maxRetries: 3 });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
