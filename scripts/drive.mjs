/**
 * Drives a workbench with the packaged extension from outside, as a person would: the squiggle, the picture in the hover, the player
 * stepped forward and back, text and player following each other, hiding, reloading, Markdown. Each check goes on where the one before
 * it ended. Needs `npm run package` to have been run; ends with a line `N passed, N failed`.
 *
 *     node scripts/drive.mjs --firefox   in Firefox (Debian: firefox-esr) and not in Chromium
 *     node scripts/drive.mjs --deep      with the checks of `npm run test:deep`, typing at all speeds and hovers in all sizes
 *     KOBAN_DRIVE=first,record node scripts/drive.mjs      these parts alone; `smoke` for what `npm test` does
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchFirefox } from '../tools/firefox.mjs';
import { addressOf, CALM } from '../tools/vscode-host/server.mjs';
import { startWorkbench, TIMEOUT_MS } from '../tools/workbench.mjs';
import { boardChecks } from './drive-board.mjs';
import { findChecks } from './drive-find.mjs';
import { firstChecks } from './drive-first.mjs';
import { hoverChecks, writeHovers } from './drive-hover.mjs';
import { keyChecks } from './drive-keys.mjs';
import { pageChecks } from './drive-pages.mjs';
import { recordChecks } from './drive-record.mjs';
import { reportChecks } from './drive-report.mjs';
import { sgfChecks } from './drive-sgf.mjs';
import { typingChecks } from './drive-typing.mjs';

const FILE = 'triple-ko.goban';
/** A copy that the workbench takes for one that may only be read. */
const LOCKED = 'locked.goban';
const folder = mkdtempSync(join(tmpdir(), 'koban-drive-'));
cpSync('test/workbench/workspace', folder, { recursive: true });
cpSync(join(folder, FILE), join(folder, LOCKED));
writeHovers(folder);
const lines = readFileSync(join(folder, FILE), 'utf8').split('\n');
const movesLine = lines.findIndex((line) => line.startsWith('moves:')) + 1;

const DEEP = process.argv.includes('--deep');
const FIREFOX = process.argv.includes('--firefox');
/** The parts to run, if not all of them. */
const named = process.env.KOBAN_DRIVE?.split(',');
const host = await startWorkbench(
  {
    // Deep runs drive a window in which things move, as most people have it.
    ...(DEEP ? { 'editor.minimap.enabled': false } : CALM),
    'files.autoSave': 'off',
    // What is looked for in a line of the text stands in one line of the window.
    '[goban]': { 'editor.wordWrap': 'off' },
    '[sgf]': { 'editor.wordWrap': 'off' },
    'files.readonlyInclude': { [`**/${LOCKED}`]: true },
  },
  FIREFOX ? launchFirefox : undefined,
);
const workbench = await host.open(folder, join(folder, FILE));
const { page, player } = workbench;
// However the window is loaded again: an address that names a file to open opens that and restores nothing.
await page.evaluate((url) => history.replaceState(null, '', url), addressOf(host.server, { folder }));
const count = player.locator('.count');
const shows = (text) => count.filter({ hasText: text }).waitFor();
/** Waits until keys go to the page of the board: after an undo from it they go to the text for a moment. */
const hasKeys = () => until(() => player.evaluate(() => document.hasFocus()), 'the keys go to the page');
const press = (name) => player.getByRole('button', { name, exact: true }).click();
const point = (name) => player.locator(`[role="option"][aria-label^="${name}," i]`);
const cursorAt = (line, column) =>
  page.locator('.statusbar-item', { hasText: `Ln ${line}, Col ${column}` }).waitFor();

/** Each a name, what is done, and whether only deep runs do it: each load of a window is the work of ten other checks. */
const all = [
  ['the forbidden play has a squiggle', () => workbench.squiggles.first().waitFor()],
  [
    'its hover has a picture that is really drawn',
    async () => {
      await workbench.goTo(movesLine, columnOf('W f5'));
      const hover = await workbench.hoverAtCursor('superko');
      const picture = hover.locator('img').first();
      await picture.waitFor();
      const width = await picture.evaluate((image) => image.naturalWidth);
      if (!(width > 50)) throw new Error(`the picture is ${width} pixels wide`);
      await page.locator('.monaco-editor.focused').waitFor();
      await page.keyboard.press('Escape');
      await hover.waitFor({ state: 'hidden' });
    },
  ],
  [
    'the code lens opens the player',
    async () => {
      await page.locator('.codelens-decoration a', { hasText: 'Open Board (6 moves)' }).click();
      await shows('0 / 6');
    },
  ],
  [
    'buttons step forward and back',
    async () => {
      await press('Forward');
      await shows('1 / 6');
      await press('Forward');
      await shows('2 / 6');
      await press('Back');
      await shows('1 / 6');
      await press('Last');
      await shows('6 / 6');
      await press('First');
      await shows('0 / 6');
    },
  ],
  [
    'keys do as well, and the cursor in the text goes along',
    async () => {
      await player.locator('.caption').click();
      await hasKeys();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await shows('2 / 6');
      await page.keyboard.press('End');
      await shows('6 / 6');
      // By its button: the palette, when it closes, gives the focus back to a page that was there before it, and may do so late.
      await page.getByRole('button', { name: 'Go to Source' }).click();
      await cursorAt(movesLine, columnOf('W f5'));
    },
  ],
  [
    'the last play is shown as forbidden, and as the start again',
    async () => {
      await player.locator('.verdict.forbidden').first().waitFor();
      await player.locator('.repeats', { hasText: 'triple ko' }).waitFor();
    },
  ],
  [
    'Enter begins a line though a list is there, Tab takes its first row, and Enter one that was chosen',
    async () => {
      const rows = page.locator('.suggest-widget.visible .monaco-list-row');
      const moves = (text) => page.locator('.view-line', { hasText: text }).first().waitFor();
      await page.keyboard.press('End');
      await page.keyboard.type(' B ');
      await rows.first().waitFor();
      await page.keyboard.press('Enter');
      await cursorAt(movesLine + 1, 1);
      await page.keyboard.press('Backspace');
      await page.keyboard.type('d');
      await rows.filter({ hasText: 'd6' }).waitFor();
      await page.keyboard.press('Tab');
      await moves(/W\sf5\sB\sd6$/);
      await page.keyboard.type(' W ');
      await rows.first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.locator('.suggest-widget.visible .monaco-list-row.focused').waitFor();
      await page.keyboard.press('Enter');
      await moves(/W\sf5\sB\sd6\sW\s.?[a-g][1-7]$/);
      await takeBack();
      await page.locator('.tab.dirty', { hasText: FILE }).waitFor({ state: 'detached' });
      await shows('6 / 6');
    },
  ],
  [
    'a click on the board writes a move, and the editor takes it back and makes it again',
    async () => {
      const text = page.locator('.view-line', { hasText: 'moves:' }).first();
      const e2 = player.locator('[role="option"][aria-label^="e2," i]');
      await e2.click({ modifiers: ['Shift'] });
      await shows('7 / 7');
      await text.filter({ hasText: 'W f5 W e2' }).waitFor();
      await page.locator('.tab.dirty', { hasText: FILE }).waitFor();
      await e2.focus();
      await page.keyboard.press('Control+z');
      await shows('6 / 6');
      await page.locator('.tab.dirty', { hasText: FILE }).waitFor({ state: 'detached' });
      await hasKeys();
      await e2.focus();
      await page.keyboard.press('Control+y');
      await shows('7 / 7');
      await hasKeys();
      await e2.focus();
      await page.keyboard.press('Control+z');
      await shows('6 / 6');
    },
  ],
  ...boardChecks({ workbench, page, player, point, shows, hasKeys, file: FILE }),
  [
    'a file that is opened while the board has the focus stands beside it; a step meanwhile is where the text comes back',
    async () => {
      await press('Back');
      await shows('5 / 6');
      await workbench.command('File: New Untitled Text File');
      await page.locator('.tab.active', { hasText: 'Untitled' }).waitFor();
      await shows('5 / 6');
      await press('Back');
      await shows('4 / 6');
      await workbench.closeTab('Untitled');
      await page.locator('.tab', { hasText: 'Untitled' }).waitFor({ state: 'detached' });
      await workbench.leaveBoard();
      await workbench.command('View: Focus First Editor Group');
      await cursorAt(movesLine, columnOf('W d5'));
      await shows('4 / 6');
    },
  ],
  [
    'an extension host that dies takes no text along, and another one checks it and brings the board back',
    async () => {
      // What it finds is there once it runs; the editor does not start one again that dies before that.
      await workbench.squiggles.first().waitFor();
      const whole = await workbench.markPages();
      host.killExtensionHost();
      await page.locator('.view-line', { hasText: '# Triple ko' }).first().click();
      await workbench.goTo(movesLine, lines[movesLine - 1].length + 1);
      await page.keyboard.type(' pass');
      const lens = (moves) =>
        page.locator('.codelens-decoration a', { hasText: `Open Board (${moves} moves)` });
      await lens(7).waitFor();
      await whole();
      await shows('/ 7');
      for (const _ of ' pass') await page.keyboard.press('Backspace');
      await page.locator('.view-line', { hasText: /f5$/ }).waitFor();
      await page.keyboard.press('Control+s');
      await page.locator('.tab.dirty', { hasText: FILE }).waitFor({ state: 'detached' });
      await shows('/ 6');
      await press('First');
      await shows('0 / 6');
      await press('Forward');
      await shows('1 / 6');
      const boards = await page.locator('.tab', { hasText: 'Triple ko' }).count();
      if (boards !== 1) throw new Error(`${boards} tabs have the board`);
    },
  ],
  [
    'an extension host that dies beside a table of rules and a board: another one brings both back, and they follow the text',
    async () => {
      const rows = (count) => inPages('th.move', count);
      const board = (text) => inPages(`.count:has-text("${text}")`, 1);
      await page.locator('.view-line', { hasText: '# Triple ko' }).first().click();
      await workbench.goTo(movesLine, lines[movesLine - 1].length + 1);
      await workbench.command('Koban: Compare Ko Rules');
      await rows(6);
      await board('6 / 6');
      const whole = await workbench.markPages();
      host.killExtensionHost();
      await whole();
      await rows(6);
      await board('6 / 6');
      await page.locator('.view-line', { hasText: '# Triple ko' }).first().click();
      await workbench.goTo(movesLine, lines[movesLine - 1].length + 1);
      await page.keyboard.type(' pass');
      await rows(7);
      await board('7 / 7');
      for (const _ of ' pass') await page.keyboard.press('Backspace');
      await rows(6);
      await board('6 / 6');
      const tables = page.locator('.tab', { hasText: 'Ko rules: Triple ko' });
      if ((await tables.count()) !== 1) throw new Error(`${await tables.count()} tabs have the table`);
      await page.keyboard.press('Control+s');
      await page.locator('.tab.dirty', { hasText: FILE }).waitFor({ state: 'detached' });
      await workbench.closeTab('Ko rules: Triple ko');
      await shows('6 / 6');
    },
    true,
  ],
  [
    'a reloaded window has it still',
    async () => {
      await press('Last');
      await press('Back');
      await shows('5 / 6');
      await reload();
      await shows('5 / 6');
    },
    // The part `find` reloads a window with a board, too.
    !named || named.includes('find'),
  ],
  [
    'a click on the board of a file that may only be read says so, and writes nothing',
    async () => {
      await page.locator('.tab', { hasText: FILE }).first().click();
      await workbench.openText(LOCKED, '# Triple ko');
      await workbench.squiggles.first().waitFor();
      await page.locator('.codelens-decoration a', { hasText: 'Open Board (6 moves)' }).click();
      // It is the board that is there, turned to this text.
      await shows('0 / 6');
      await press('Last');
      await shows('6 / 6');
      await point('e2').click({ modifiers: ['Shift'] });
      await player.locator('.board-note', { hasText: 'read-only' }).waitFor();
      await shows('6 / 6');
      await page.locator('.tab.dirty', { hasText: LOCKED }).waitFor({ state: 'detached' });
    },
  ],
  [
    'a fence in Markdown is judged, and animated by a key',
    async () => {
      await page.locator('.tab', { hasText: FILE }).click();
      await workbench.openText('page.md', 'A ko, with');
      await workbench.squiggles.first().waitFor();
      await workbench.goTo(12, 3);
      await page.keyboard.press('Control+k');
      await page.keyboard.press('a');
      await shows('/ 2');
      // The board followed the cursor before the key did anything. The key ends by giving the focus to the board.
      await hasKeys();
    },
  ],
];

/** Each part but the first begins with what it opens itself; `KOBAN_DRIVE=first,record` runs only these. */
const PARTS = {
  text: all,
  // It loads the window again. The editor starts no extension host again that has died three times since then, and two more die in the next part.
  find: findChecks({ workbench, reload, inPages }),
  sgf: sgfChecks({
    workbench,
    host,
    folder,
    backups: host.backups,
    player,
    point,
    shows,
    hasKeys,
    press,
    until,
    reload,
  }),
  hover: hoverChecks({ workbench, until }),
  first: firstChecks({ workbench, until }),
  record: recordChecks({ workbench, folder, until }),
  keys: keyChecks({ workbench, folder, until }),
  report: reportChecks({ workbench, folder }),
  typing: typingChecks({ workbench, folder }, DEEP),
  // The last of them leave a notebook that is not saved.
  pages: pageChecks({ workbench, until }),
};
const COMPLAINTS = [
  'no frame has complained',
  () => {
    if (workbench.problems.length > 0) throw new Error(workbench.problems.join('\n'));
  },
];
const wanted = named ?? Object.keys(PARTS);
/** What `npm test` does in this window: a problem, its hover, the board, its keys and what it says. */
const SMOKE = all.slice(0, 6);
const driven = [...wanted.flatMap((part) => (part === 'smoke' ? SMOKE : PARTS[part])), COMPLAINTS].filter(
  ([, , isDeep]) => DEEP || !isDeep,
);

/** After so many failures the rest would fail as well, each after a long wait: it counts as failed unseen. */
const ENOUGH = 5;
let passed = 0;
let failed = 0;
mkdirSync('test-results', { recursive: true });
try {
  for (const [name, check] of driven) {
    const began = performance.now();
    try {
      await check();
      passed++;
      console.log(`ok ${passed + failed} - ${name} (${Math.round(performance.now() - began)} ms)`);
    } catch (error) {
      failed++;
      console.log(
        `not ok ${passed + failed} - ${name}\n${String(error?.stack ?? error).replace(/^/gm, '  # ')}`,
      );
      console.log(`  # the window: ${await windowState()}`);
      await page.screenshot({ path: `test-results/drive-${passed + failed}.png` });
      if (failed < ENOUGH) continue;
      console.log(`# broken off after ${failed} failures`);
      failed = driven.length - passed;
      break;
    }
  }
} finally {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** What a person would see first, for a log without pictures. */
async function windowState() {
  const texts = (selector) => page.locator(selector).allInnerTexts();
  return JSON.stringify({
    tabs: await texts('.tab.active'),
    dirty: await texts('.tab.dirty'),
    inFront: await texts('.editor-group-container.active .tab.active'),
    status: await texts('.statusbar-item.right'),
    messages: await texts('.notification-list-item-message'),
    focus: await page.evaluate(() => document.activeElement?.className),
    move: await inPlayer((root) => root.querySelector('.count')?.textContent),
    focusOnBoard: await inPlayer(
      () => document.hasFocus() && (document.activeElement?.ariaLabel ?? document.activeElement?.tagName),
    ),
  });
}

/** Asks the page of the board, if there is one. */
async function inPlayer(ask) {
  return (await player.count()) > 0 ? player.first().evaluate(ask) : null;
}

/** Undoes until the text is as it was saved. */
async function takeBack() {
  const dirty = page.locator('.tab.dirty', { hasText: FILE });
  await dirty.waitFor();
  while ((await dirty.count()) > 0) {
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(20);
  }
}

/** Of a text in the line of the moves, from 1. */
function columnOf(text) {
  return lines[movesLine - 1].indexOf(text) + 1;
}

/** The window, loaded again. */
async function reload() {
  const reloaded = page.waitForEvent('load');
  await workbench.command('Developer: Reload Window');
  await reloaded;
}

/** Once all pages that are open have so many of these together. */
async function inPages(selector, count) {
  const counts = () =>
    Promise.all(
      page.frames().map((frame) =>
        frame
          .locator(selector)
          .count()
          .catch(() => 0),
      ),
    );
  const all = async () => (await counts()).reduce((sum, one) => sum + one);
  await until(async () => (await all()) === count, `${count} of ${selector}`);
}

async function until(holds, what) {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`never: ${what}`);
    await page.waitForTimeout(20);
  }
}
