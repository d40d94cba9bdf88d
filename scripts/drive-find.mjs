/** *Find an Example...*, driven as a person would: by the palette and by keys, stopped, reloaded, and run again. */

/** @param {{ workbench: import('../tools/workbench.mjs').Workbench, reload: () => Promise<void>, inPages: (selector: string, count: number) => Promise<void> }} driven */
export function findChecks({ workbench, reload, inPages }) {
  const { page } = workbench;
  /** The page that was opened last: the list, or the board before there is a list. */
  const list = workbench.pageIn(page.locator('iframe.webview.ready').last());
  const status = (text) => list.getByRole('status').filter({ hasText: text }).waitFor();
  const button = (name) => list.getByRole('button', { name, exact: true });
  const line = (text) => page.locator('.view-line', { hasText: text });
  const search = async (first, second, board) => {
    const name = 'Koban: Find an Example...';
    await workbench.quickInput(`>${name}`);
    await workbench.choose(name);
    await workbench.choose('Two rules that differ');
    await workbench.choose(first);
    await page.locator('.quick-input-widget input[placeholder*="differs from"]').waitFor();
    await workbench.choose(second);
    await page.locator('.quick-input-widget', { hasText: 'The columns and rows of the board' }).waitFor();
    const input = page.locator('.quick-input-widget input');
    await input.fill(board);
    await input.press('Enter');
  };

  return [
    [
      'the position at the cursor is found in the workspace, and its place is opened',
      async () => {
        await workbench.command('View: Close All Editors');
        await workbench.openText('page.md', 'A ko, with');
        await workbench.goTo(9, 3);
        const name = 'Koban: Find This Position...';
        await workbench.quickInput(`>${name}`);
        await workbench.choose(name);
        // The board is small: nothing but the whole of it can be meant.
        await workbench.choose('entry 1 (Ko)');
        await page.locator('.statusbar-item', { hasText: 'Ln 8, Col 1' }).waitFor();
      },
    ],
    [
      'a search for examples fills its list; Enter puts one into the text, and one undo takes it back',
      async () => {
        await workbench.command('View: Close All Editors');
        await workbench.openText('page.md', 'A ko, with');
        // In the middle of a fence: the entry must not break it.
        await workbench.goTo(9, 3);
        await search('psk', 'ssk', '≤4x3');
        await status('The smallest on boards up to 4x3: 3 points, 0 stones, 5 moves.');
        await list.getByRole('img', { name: /board, 3 by 1/ }).waitFor();
        await button('Stop').waitFor({ state: 'hidden' });
        // The first example has the focus.
        await list.locator('.example:focus').press('Enter');
        await line('# psk and ssk differ').waitFor();
        await page.locator('.monaco-editor.focused').waitFor();
        const lines = await page.locator('.view-line').allTextContents();
        const text = lines.map((one) => one.replaceAll('\u00a0', ' ')).join('\n');
        if (!text.includes('B c2\n```\n\n```goban\n# psk and ssk differ\nrules: psk, ssk'))
          throw new Error(`the entry stands at a wrong place: ${text}`);
        await page.keyboard.press('Control+z');
        await line('# psk and ssk differ').waitFor({ state: 'detached' });
        await page.locator('.tab.dirty', { hasText: 'page.md' }).waitFor({ state: 'detached' });
      },
    ],
    [
      'a reloaded window has the list with its boards',
      async () => {
        await reload();
        await status('The smallest on boards up to 4x3');
        await list.getByRole('img', { name: /board, 3 by 1/ }).waitFor();
        await list.locator('.example').first().press('Enter');
        await line('# psk and ssk differ').waitFor();
        await page.locator('.monaco-editor.focused').waitFor();
        await page.keyboard.press('Control+z');
        await page.locator('.tab.dirty', { hasText: 'page.md' }).waitFor({ state: 'detached' });
      },
      true,
    ],
    [
      'a search can be stopped; after a reload the board is at its move, and the list says that the search ended, and searches again',
      async () => {
        await workbench.command('View: Close All Editors');
        await workbench.openText('page.md', 'A ko, with');
        await page.locator('.codelens-decoration a', { hasText: 'Open Board (2 moves)' }).click();
        await button('First').click();
        await button('Forward').click();
        await list.locator('.count', { hasText: '1 / 2' }).waitFor();
        await line('A ko, with').first().click();
        await search('spight', 'ing', '4x3');
        await status(/^Searching: .* At most about .* left/);
        await button('Stop').click();
        await status('You stopped the search');
        await button('Search again').click();
        await status('Searching: ');
        await reload();
        await inPages('.count:has-text("1 / 2")', 1);
        await inPages(
          '[role="status"]:has-text("The search ended when the window was reloaded. It had found 0 examples")',
          1,
        );
        await workbench.closeTab('Ko');
        await inPages('.count', 0);
        await button('Search again').click();
        await status('Searching: ');
        await workbench.closeTab('Examples');
      },
    ],
  ];
}
