/** A page as an author types it, at several speeds, with lists coming up: every key is text, and Enter is a new line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'typed.md';

/**
 * Three entries, and a record with two variations. Words that end a line are beginnings of others that a list offers. The record stands
 * in one line, since the editor closes brackets by itself, and types over them in one line only.
 */
const PAGE = `\`\`\`goban
# A
size: 9
moves: B c1 W e3
expect: move 1 allowed under basic
# B
from: A
moves: B d1 
# C
size: 9
\`\`\`

\`\`\`sgf
(;SZ[9];B[cc](;W[ee])(;W[gc]C[No]))
\`\`\`
`;

/** Milliseconds from one key to the next: lists come up within words, or with the slowest at each. */
const SPEEDS = [5];
const MORE_SPEEDS = [5, 30, 150];

/** @param {{ workbench: import('../tools/workbench.mjs').Workbench, folder: string }} driven */
export function typingChecks({ workbench, folder }, deep) {
  const { page } = workbench;
  const file = join(folder, FILE);
  // It is there before the window first looks for files: the list of Quick Open is kept for some time.
  writeFileSync(file, '');
  const speeds = deep ? MORE_SPEEDS : SPEEDS;
  const typed = speeds.map((delay) => [
    `a page that is typed with ${delay} ms a key is as it was typed, with lists coming up`,
    async () => {
      if (delay === speeds[0]) {
        await workbench.command('View: Close All Editors');
        await workbench.openFile(FILE);
        await page.locator('.monaco-editor.focused').waitFor();
        await page.evaluate(countLists);
      }
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type(PAGE, { delay });
      await page.keyboard.press('Control+s');
      await page.locator('.tab.dirty', { hasText: FILE }).waitFor({ state: 'detached' });
      const typed = readFileSync(file, 'utf8');
      if (typed !== PAGE) throw new Error(`typed:\n${typed}`);
      // A list takes a moment to come; who types slowest has surely seen some.
      if (delay === MORE_SPEEDS.at(-1) && !((await page.evaluate(() => globalThis.lists)) > 5))
        throw new Error('no lists came up');
    },
  ]);
  return [
    ...typed,
    [
      'in a fence Enter takes a row of a list that was chosen with an arrow, and begins a line where none was',
      async () => {
        const rows = page.locator('.suggest-widget.visible .monaco-list-row');
        const line = (text) => page.locator('.view-line', { hasText: text }).first().waitFor();
        await workbench.goTo(4, 1);
        await page.keyboard.press('End');
        await page.keyboard.type(' B ');
        await rows.first().waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await line(/^moves:\sB\sc1\sW\se3\sB\s.?[a-j][1-9]$/);
        await page.keyboard.type(' W ');
        await rows.first().waitFor();
        await page.keyboard.press('Enter');
        await page.keyboard.type('; here');
        await line(/^;\shere$/);
        // A text that is not saved would have the next part asked what to do with it.
        await workbench.command('File: Revert File');
        await page.locator('.tab.dirty', { hasText: FILE }).waitFor({ state: 'detached' });
      },
    ],
  ];
}

/** Counts, in the page, how often a list of suggestions came up. */
function countLists() {
  globalThis.lists = 0;
  let shown = false;
  new MutationObserver(() => {
    const shows = document.querySelector('.suggest-widget.visible') !== null;
    if (shows && !shown) globalThis.lists++;
    shown = shows;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}
