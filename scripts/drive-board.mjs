/** What else is done on the board of a player beside its text, with all of its moves shown: marks, and a picture to take along. */

/** `point` is the locator of a point by its name, `shows` waits for the count of moves; `file` is the name of the text. */
export function boardChecks({ workbench, page, player, point, shows, hasKeys, file }) {
  // An undo from the board gives the keys to the text, and back to the board only after the text has changed.
  const takeKeys = async () => {
    await player.locator('.caption').click();
    await hasKeys();
  };
  return [
    [
      'the lens counts the moves after undo on the board',
      async () => {
        const lens = (text) => page.locator('.codelens-decoration a', { hasText: text }).waitFor();
        await point('d6').click({ modifiers: ['Alt'] });
        await shows('7 / 7');
        await lens('Open Board (7 moves)');
        await point('d6').focus();
        await page.keyboard.press('Control+z');
        await shows('6 / 6');
        await lens('Open Board (6 moves)');
        // The text had the focus for a moment.
        await point('d6').and(player.locator(':focus')).waitFor();
        await page.locator('.tab.dirty', { hasText: file }).waitFor({ state: 'detached' });
      },
    ],
    [
      'copying on the board puts a picture on the clipboard',
      async () => {
        await workbench.allowClipboard();
        await takeKeys();
        await point('e2').focus();
        await page.keyboard.press('Control+c');
        await player.getByRole('alert').filter({ hasText: 'on the clipboard' }).waitFor();
        // Firefox keeps no pictures where it has no screen.
        if (workbench.isFirefox) return;
        const size = await player.evaluate(async () => {
          const [item] = await navigator.clipboard.read();
          return (await item.getType('image/png')).size;
        });
        if (!(size > 2000)) throw new Error(`a picture of ${size} bytes`);
      },
    ],
  ];
}
