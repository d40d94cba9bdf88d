/** A game record as an author keeps one, and its tree in the side bar. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'kept.sgf';
const GAME = `(;FF[4]GM[1]SZ[9]KM[6.5]PB[Lee]
;B[cc];W[gg]
(;B[gc];W[cg])
(;B[cg]C[The other way.];W[gc]))
`;

/** @param {{ workbench: import('../tools/workbench.mjs').Workbench, folder: string, until: (holds: () => unknown, what: string) => Promise<void> }} driven */
export function recordChecks({ workbench, folder, until }) {
  const { page, player } = workbench;
  // It is there before the window first looks for files: the list of Quick Open is kept for some time.
  writeFileSync(join(folder, FILE), GAME);
  const dirty = page.locator('.tab.dirty', { hasText: FILE });
  const shows = (text) => player.locator('.count').filter({ hasText: text }).waitFor();
  const line = (text) => page.locator('.view-line', { hasText: text }).first();
  /** The line of the text cursor; the text need not have the focus. */
  const cursorIn = (line) =>
    page.locator('.part.editor .line-numbers.active-line-number', { hasText: String(line) }).waitFor();
  const tree = page.getByRole('tree', { name: 'Variations' });
  const row = (name) => tree.getByRole('treeitem', { name, exact: false });
  /** What the text says, in one line. */
  const written = async () => {
    // They stand in the page in any order.
    const lines = await page.locator('.part.editor .view-line').evaluateAll((nodes) =>
      nodes
        .sort((a, b) => a.offsetTop - b.offsetTop)
        .map(({ textContent }) => textContent)
        .join(''),
    );
    return lines.replaceAll('\u00a0', ' ');
  };
  /** A key for a row of the side bar. */
  const inTree = async (name, key) => {
    await row(name).click();
    await page.keyboard.press(key);
  };
  /** In the text and in the tree, which keeps the keys until it has drawn its rows again. */
  const isGone = async () => {
    await until(async () => !(await written()).includes('B[gc]'), 'it is gone');
    await row('3 Black G7').waitFor({ state: 'detached' });
  };
  const takeBackInText = async () => {
    await dirty.waitFor();
    // The cursor may stand where the click goes.
    await line('FF[4]').click({ force: true });
    await page.locator('.monaco-editor.focused').waitFor();
    await page.keyboard.press('Control+z');
    await dirty.waitFor({ state: 'detached' });
  };

  return [
    [
      'the tree in the side bar goes to the node of a row, on the board and in the text',
      async () => {
        await workbench.command('View: Close All Editors');
        await workbench.openText(FILE, 'FF[4]');
        await workbench.command('Koban: Open Board to the Side');
        await workbench.leaveBoard();
        await workbench.command('View: Focus First Editor Group');
        await workbench.goTo(4, GAME.split('\n')[3].indexOf('W[gc]') + 2);
        await shows('4 / 4');
        await player.getByRole('button', { name: 'Show the tree of variations' }).click();
        await workbench.command('Explorer: Focus on Variations View');
        // All rows are in sight where the files are not.
        await page.locator('.pane-header[aria-label^="Explorer Section"]').click();
        // The row of the move that the board shows is chosen last, and opens a branch above other rows.
        await row('4 White G7').and(page.locator('[aria-selected="true"]')).waitFor();
        await row('Start').click();
        await shows('0 / 4');
        await cursorIn(1);
        await row('4 White C3').click();
        await shows('4 / 4');
        await cursorIn(3);
        await row('Start').click();
        await shows('0 / 4');
        await cursorIn(1);
      },
    ],
    [
      'its keys copy, paste, cut and delete the branch of the row that has the focus, as one edit each',
      async () => {
        await workbench.allowClipboard();
        await row('4 White C3').click();
        await shows('4 / 4');
        // The focus goes on, and the choice stays.
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Control+c');
        await until(
          async () => (await page.evaluate(() => navigator.clipboard.readText())).includes('B[gc]'),
          'the branch on the clipboard',
        );
        await row('Start').click();
        await shows('0 / 4');
        await page.keyboard.press('Control+v');
        await until(async () => (await written()).split('B[gc]').length === 3, 'it is there twice');
        await row('Start, 2 variations').waitFor();
        await takeBackInText();
        await row('Start, 2 variations').waitFor({ state: 'detached' });
        // The tree beside the board goes along, though every move has another place in the text now.
        await row('3 Black G7').click();
        await player.locator('[role=treeitem][aria-selected=true]', { hasText: 'g7' }).waitFor();
        await workbench.command('Explorer: Focus on Variations View');
        await inTree('3 Black G7', 'Delete');
        await isGone();
        await takeBackInText();
        await row('3 Black G7').waitFor();
        await workbench.command('Explorer: Focus on Variations View');
        await inTree('3 Black G7', 'Control+x');
        await isGone();
        await takeBackInText();
        await row('3 Black G7').waitFor();
      },
    ],
  ];
}
