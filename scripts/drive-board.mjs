/** What else is done on the board of a player beside its text, with all of its moves shown: marks, and a picture to take along. */

/** `point` is the locator of a point by its name, `shows` waits for the count of moves; `file` is the name of the text. */
export function boardChecks({ page, player, point, shows, file }) {
  return [
    [
      'the menu of a point draws a mark and an arrow, by mouse and by keys, each an edit that is taken back',
      async () => {
        const line = (text) => page.locator('.view-line', { hasText: text }).first();
        await point('e2').click({ button: 'right' });
        await player.getByRole('menuitem', { name: 'Circle (again to remove)' }).click();
        await line('circle: e2').waitFor();
        await point('e2').focus();
        await page.keyboard.press('Shift+F10');
        await player.getByRole('menuitem', { name: 'Arrow to another point' }).press('Enter');
        await player.locator('.board-note', { hasText: 'Arrow from e2' }).waitFor();
        await point('b2').focus();
        await page.keyboard.press('Enter');
        await line('arrow: e2-b2').waitFor();
        await player.locator('.koban-lines').waitFor();
        await point('b2').focus();
        await page.keyboard.press('Control+z');
        await line('arrow: e2-b2').waitFor({ state: 'detached' });
        await point('b2').focus();
        await page.keyboard.press('Control+z');
        await line('circle: e2').waitFor({ state: 'detached' });
        await page.locator('.tab.dirty', { hasText: file }).waitFor({ state: 'detached' });
        await shows('6 / 6');
      },
    ],
    [
      'copying on the board puts a picture on the clipboard',
      async () => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await point('e2').focus();
        await page.keyboard.press('Control+c');
        await player.getByRole('alert').filter({ hasText: 'on the clipboard' }).waitFor();
        const size = await player.evaluate(async () => {
          const [item] = await navigator.clipboard.read();
          return (await item.getType('image/png')).size;
        });
        if (!(size > 2000)) throw new Error(`a picture of ${size} bytes`);
      },
    ],
  ];
}
