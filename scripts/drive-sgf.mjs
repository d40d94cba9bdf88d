/** SGF beside its text and in its own editor, the *Koban Board*: what is written, taken back, saved, reverted, and shown in two boards and the text at once. */
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A copy of `game.sgf` that was never opened: the workbench remembers how a file was opened last. */
const FILE = 'record.sgf';

/**
 * `player`, `point`, `shows` and `press` are of the only board that is in front; `folder` is where the files are.
 *
 * @param {{ workbench: import('../tools/workbench.mjs').Workbench, folder: string, backups: () => string[], player: import('playwright-core').FrameLocator, point: (name: string) => import('playwright-core').Locator, shows: (text: string) => Promise<void>, hasKeys: () => Promise<void>, press: (name: string) => Promise<void>, until: (holds: () => unknown, what: string) => Promise<void>, reload: () => Promise<void>, host: { killExtensionHost(): void } }} driven
 */
export function sgfChecks({
  workbench,
  host,
  folder,
  backups,
  player,
  point,
  shows,
  hasKeys,
  press,
  until,
  reload,
}) {
  const { page } = workbench;
  /** The nth page of a board, in the order in which they were opened. */
  const board = (nth) => {
    const root = workbench.pageIn(page.locator('iframe.webview.ready').nth(nth));
    return {
      root,
      shows: (text) => root.locator('.count').filter({ hasText: text }).waitFor(),
      point: (name) => root.locator(`[role="option"][aria-label^="${name}," i]`),
      press: (name) => root.getByRole('button', { name, exact: true }).click(),
      ways: root.locator('.ways li'),
      comment: root.getByRole('textbox', { name: 'Comment', exact: true }),
    };
  };
  const [first, second] = [board(0), board(1)];
  copyFileSync(join(folder, 'game.sgf'), join(folder, FILE));
  const disk = (name = FILE) => readFileSync(join(folder, name), 'utf8');
  const text = disk();
  const dirty = page.locator('.tab.dirty', { hasText: FILE });
  const clean = () => dirty.first().waitFor({ state: 'detached' });
  const frames = (count) =>
    until(async () => (await page.locator('iframe.webview.ready').count()) === count, `${count} boards`);
  /** What stands between `GM[1]` and `SZ[9]`: of what is typed there, with brackets that came by themselves. */
  const typed = async () => {
    const line = await page.locator('.view-line', { hasText: 'FF[4]' }).first().textContent();
    return line.slice(line.indexOf('GM[1]') + 5, line.indexOf('SZ[9]'));
  };
  const writes = (what) => page.locator('.view-line', { hasText: what }).first().waitFor();
  /** A key for the text: the board, which may have the keys, would take it. */
  const inText = async (key) => {
    // The cursor, which may stand where the click goes, takes it as well as the line does.
    await page.locator('.view-line', { hasText: 'FF[4]' }).first().click({ force: true });
    await page.locator('.monaco-editor.focused').waitFor();
    await page.keyboard.press(key);
  };

  return [
    [
      'a click on the board writes into SGF, and the editor takes it back',
      async () => {
        await workbench.openText('game.sgf', 'FF[4]');
        await workbench.squiggles.first().waitFor();
        await workbench.goTo(4, 4);
        await workbench.command('Koban: Open Board to the Side');
        await shows('3 / 6');
        // The board may have followed the cursor before the command did anything.
        await hasKeys();
        await point('a1').click();
        await shows('4 / 4');
        await page.locator('.view-line', { hasText: 'W[ai]' }).waitFor();
        await point('a1').focus();
        await page.keyboard.press('Control+z');
        await page.locator('.tab.dirty', { hasText: 'game.sgf' }).waitFor({ state: 'detached' });
        await shows('/ 6');
      },
    ],
    [
      'the custom editor writes moves and comments',
      async () => {
        await page.locator('.tab', { hasText: 'game.sgf' }).click();
        await page.locator('.monaco-editor.focused').waitFor();
        await workbench.command('Koban: Open as Koban Board');
        await frames(2);
        await workbench.closeTab('A ko with variations');
        await frames(1);
        // It begins at the node of the text cursor.
        await shows('/ 6');
        await press('First');
        await shows('0 / 6');
        await player.getByRole('textbox', { name: 'Comment', exact: true }).fill('Black [to play].');
        await press('Forward');
        await shows('1 / 6');
        await page.locator('.tab.active.dirty', { hasText: 'game.sgf' }).waitFor();
        await point('a1').click();
        await shows('2 / 2');
      },
    ],
    [
      'one undo in the custom editor takes back one edit, and one redo makes it again',
      async () => {
        const comment = player.getByRole('textbox', { name: 'Comment', exact: true });
        const says = (text) => until(async () => (await comment.inputValue()) === text, `comment “${text}”`);
        const dirty = page.locator('.tab.active.dirty', { hasText: 'game.sgf' });
        // Of the check before there are a comment at the start and a move: the move goes first.
        await point('a1').focus();
        await page.keyboard.press('Control+z');
        await shows('1 / 6');
        await dirty.waitFor();
        await press('First');
        await says('Black [to play].');
        await press('Forward');
        await shows('1 / 6');
        await page.keyboard.press('Control+y');
        await player.locator('.ways li').nth(1).waitFor();
        await page.keyboard.press('Control+z');
        await player.locator('.ways').waitFor({ state: 'detached' });
        await shows('1 / 6');
        // A move and a comment on it; keys in the field are the editor's too.
        await point('a1').click();
        await shows('2 / 2');
        await comment.click();
        await page.keyboard.type('Tenuki.');
        await says('Tenuki.');
        // At once: what is typed is not written yet.
        await page.keyboard.press('Control+z');
        await says('');
        await shows('2 / 2');
        await point('b1').focus();
        await page.keyboard.press('Control+y');
        await says('Tenuki.');
        await comment.focus();
        await page.keyboard.press('Control+z');
        await says('');
        await shows('2 / 2');
        await page.keyboard.press('Control+z');
        await shows('1 / 6');
        await press('First');
        await says('Black [to play].');
        await page.keyboard.press('Control+z');
        await says('Black to play.');
        await shows('0 / 6');
        await dirty.waitFor({ state: 'detached' });
      },
    ],
    [
      'a reloaded window has the custom editor at the move where it was',
      async () => {
        await press('Forward');
        await press('Forward');
        await shows('2 / 6');
        await reload();
        await shows('2 / 6');
      },
      true,
    ],
    [
      'the custom editor comes back when the extension host has died, and writes',
      async () => {
        const whole = await workbench.markPages();
        host.killExtensionHost();
        await whole();
        await shows('/ 6');
        await press('First');
        await shows('0 / 6');
        await press('Forward');
        await shows('1 / 6');
        await point('a1').click();
        await shows('2 / 2');
        await page.locator('.tab.active.dirty', { hasText: 'game.sgf' }).waitFor();
      },
    ],
    [
      'a custom editor whose text is not saved says what happened, and a reload brings back board and text',
      async () => {
        await until(() => backups().some((one) => one.includes('W[ai]')), 'a copy of what is not saved');
        host.killExtensionHost();
        const said = page.locator('.notification-list-item', { hasText: 'no longer follows' });
        await said.first().waitFor();
        const reloaded = page.waitForEvent('load');
        await said.first().getByRole('button', { name: 'Reload Window' }).click();
        await reloaded;
        await shows('/ 2');
        const dirty = page.locator('.tab.dirty', { hasText: 'game.sgf' });
        await dirty.first().waitFor();
        await workbench.command('File: Revert File');
        await dirty.first().waitFor({ state: 'detached' });
        await shows('/ 6');
      },
    ],
    [
      'two boards of one file, side by side: what is written on one is on the other, which stays at its move',
      async () => {
        await workbench.command('View: Close All Editors');
        await workbench.openText(FILE, 'FF[4]');
        await workbench.squiggles.first().waitFor();
        await workbench.command('Koban: Open as Koban Board');
        await frames(1);
        await first.shows('0 / 6');
        await workbench.command('View: Close Other Editors in Group');
        await workbench.command('View: Split Editor Right');
        await frames(2);
        await second.shows('0 / 6');
        await first.press('Forward');
        await first.shows('1 / 6');
        await first.point('a1').click();
        await first.shows('2 / 2');
        await second.shows('0 / 6');
        await second.press('Forward');
        await second.shows('1 / 6');
        await until(async () => (await second.ways.count()) === 2, 'the variation in the other board');
        await second.press('First');
        await second.comment.fill('Seen from here.');
        await first.press('First');
        await until(async () => (await first.comment.inputValue()) === 'Seen from here.', 'the comment');
      },
    ],
    [
      'either board takes back what was written on either',
      async () => {
        await first.point('a1').focus();
        await page.keyboard.press('Control+z');
        await until(async () => (await second.comment.inputValue()) === 'Black to play.', 'the old comment');
        await second.point('a1').focus();
        await page.keyboard.press('Control+z');
        await clean();
        await first.shows('0 / 6');
        await first.press('Forward');
        await first.shows('1 / 6');
        await first.root.locator('.ways').waitFor({ state: 'detached' });
        await first.point('a1').focus();
        await page.keyboard.press('Control+y');
        await until(async () => (await first.ways.count()) === 2, 'the variation again');
        await second.point('a1').focus();
        await page.keyboard.press('Control+z');
        await clean();
        await first.shows('1 / 6');
      },
    ],
    [
      'text and board side by side: each takes back what was written in the other',
      async () => {
        await workbench.command('View: Close Editor');
        await frames(1);
        await workbench.command('View: Split Editor Right');
        await frames(2);
        // It asks with which one in the same box.
        await workbench.quickInput('>View: Reopen Editor With...');
        await workbench.choose('View: Reopen Editor With...');
        await workbench.choose('Text Editor');
        await frames(1);
        await writes('FF[4]');
        await first.press('First');
        await first.press('Forward');
        await first.point('a1').click();
        await first.shows('2 / 2');
        await writes('W[ai]');
        await inText('Control+z');
        await first.shows('1 / 6');
        await inText('Control+Home');
        for (let n = 0; n < 12; n++) await page.keyboard.press('ArrowRight');
        await page.keyboard.type('SO[here]');
        await writes('SO[here]');
        await dirty.first().waitFor();
        await first.point('a1').focus();
        // What was typed is taken back in as many steps as the workbench likes, each of them before the next key.
        for (let before = await typed(); before !== ''; before = await typed()) {
          await page.keyboard.press('Control+z');
          await until(async () => (await typed()) !== before, `“${before}” taken back`);
        }
        await clean();
        await first.shows('1 / 6');
      },
    ],
    [
      'a reloaded window has what was not saved, on the board and in the text',
      async () => {
        await first.point('a1').click();
        await first.shows('2 / 2');
        await dirty.first().waitFor();
        await until(() => backups().some((one) => one.includes('W[ai]')), 'a copy of what is not saved');
        await reload();
        await frames(1);
        await first.shows('2 / 2');
        await dirty.first().waitFor();
        await writes('W[ai]');
        if (disk() !== text) throw new Error(`on disk: ${disk()}`);
        await workbench.command('File: Revert File');
        await first.shows('/ 6');
        await clean();
      },
      true,
    ],
    [
      'saved from the board it is on disk; a change on disk is on the board; reverted it is as on disk',
      async () => {
        await first.press('First');
        await first.press('Forward');
        await first.shows('1 / 6');
        await first.point('a1').click();
        await first.shows('2 / 2');
        await first.point('a1').focus();
        await page.keyboard.press('Control+s');
        await clean();
        if (!disk().includes('W[ai]')) throw new Error(`on disk: ${disk()}`);
        // At once: a file that is written in place is empty for a moment, and so would be the text, if it was read then.
        writeFileSync(join(folder, `${FILE}.new`), text);
        renameSync(join(folder, `${FILE}.new`), join(folder, FILE));
        await first.shows('/ 6');
        await first.press('First');
        await first.press('Forward');
        await first.point('b1').click();
        await first.shows('2 / 2');
        await workbench.command('File: Revert File');
        await clean();
        await first.shows('/ 6');
        if (disk() !== text) throw new Error(`on disk: ${disk()}`);
      },
    ],
    [
      'saved as another file, that one is what is shown, and the first is as it was',
      async () => {
        await first.press('First');
        await first.press('Forward');
        await first.point('c1').click();
        await first.shows('2 / 2');
        await page.keyboard.press('Control+Shift+s');
        const input = page.locator('.quick-input-widget input[type="text"]:visible');
        await until(async () => (await input.inputValue()).endsWith(FILE), 'the name of the file');
        await input.fill(join(folder, 'other.sgf'));
        await page.keyboard.press('Enter');
        await page.locator('.tab.active', { hasText: 'other.sgf' }).waitFor();
        // In which editor is the workbench's affair.
        await until(
          () => existsSync(join(folder, 'other.sgf')) && disk('other.sgf').includes('W[ci]'),
          'the copy',
        );
        if (disk() !== text) throw new Error(`on disk: ${disk()}`);
      },
    ],
  ];
}
