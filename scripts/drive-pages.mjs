/** Markdown, driven as a person would: what is pasted into it, the preview beside a text that is being written, and a notebook whose cells are. */

/** As Sensei's Library has it. */
const DOLLARS = '$$B A shape\n$$ | . X 1\n$$ | . . a\n$$ -------\n';

/** @param {{ workbench: import('../tools/workbench.mjs').Workbench, until: (holds: () => unknown, what: string) => Promise<void> }} driven */
export function pageChecks({ workbench, until }) {
  const { page } = workbench;
  /** The frame that shows boards in a page of this kind: VS Code nests frames, and has several of them. */
  const frameOf = async (selector) => {
    let found;
    await until(async () => {
      for (const frame of page.frames()) {
        const shown = frame.isDetached()
          ? 0
          : await frame
              .locator(selector)
              .count()
              .catch(() => 0);
        if (shown > 0) found = frame;
      }
      return found;
    }, `a frame with ${selector}`);
    return found;
  };
  const type = async (line, text) => {
    // The preview may still have the keys.
    await page.locator('.view-line', { hasText: 'A ko, with' }).first().click();
    await page.locator('.editor-group-container.active .tab.active', { hasText: /^page\.md/ }).waitFor();
    await page.locator('.monaco-editor.focused').waitFor();
    await workbench.goTo(line, 80);
    await page.locator('.monaco-editor.focused').waitFor();
    await page.keyboard.type(text);
  };
  /** By hand: one undo may take back several words. */
  const takeBack = async (text) => {
    for (const _ of text) await page.keyboard.press('Backspace');
  };
  const stopEditing = async () => {
    await page
      .getByRole('button', { name: /^Stop Editing Cell/ })
      .first()
      .click();
    await page.locator('.notebookOverlay .monaco-editor.focused').waitFor({ state: 'detached' });
  };
  let preview;
  let notebook;
  /** The cell whose text begins so, in the list of the notebook. */
  const cellWith = (text) => notebook.locator('.preview', { hasText: text }).first();
  /** By two clicks; where Firefox is driven they are no double click to the page of the notebook. */
  const edit = async (text) => {
    if (!workbench.isFirefox) return cellWith(text).dblclick();
    await cellWith(text).click();
    await workbench.command('Notebook: Edit Cell');
  };

  return [
    [
      'a diagram that is pasted stays as it is, and is offered as an entry',
      async () => {
        await workbench.command('View: Close All Editors');
        await workbench.openText('page.md', 'A ko, with');
        await workbench.allowClipboard();
        await workbench.goTo(1, 80);
        await page.locator('.monaco-editor.focused').waitFor();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.evaluate((text) => navigator.clipboard.writeText(text), DOLLARS);
        await page.keyboard.press('Control+v');
        await page.locator('.view-line', { hasText: '$$B A shape' }).waitFor();
        // What else it could be is offered beside it.
        await page.locator('.post-edit-widget').waitFor();
        await page.keyboard.press('Control+.');
        await page.locator('.action-widget').getByText('Paste as a diagram').click();
        await page.locator('.view-line', { hasText: '# A shape' }).waitFor();
        await page.locator('.view-line', { hasText: '$$B A shape' }).waitFor({ state: 'detached' });
        await workbench.command('File: Revert File');
        await page.locator('.tab.dirty', { hasText: 'page.md' }).waitFor({ state: 'detached' });
      },
    ],
    [
      'three letters of a fence are completed to what the clipboard has, as an entry',
      async () => {
        await workbench.goTo(1, 80);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.keyboard.type('```gob');
        await page.keyboard.press('Control+Space');
        const rows = page.locator('.suggest-widget.visible .monaco-list-row');
        await rows.filter({ hasText: 'from the clipboard' }).click();
        await page.locator('.view-line', { hasText: '# A shape' }).waitFor();
        await page.locator('.view-line', { hasText: '$$B A shape' }).waitFor({ state: 'detached' });
        await workbench.command('File: Revert File');
        await page.locator('.tab.dirty', { hasText: 'page.md' }).waitFor({ state: 'detached' });
      },
    ],
    [
      'an empty fence has sizes in the board view, and a button writes a board into it',
      async () => {
        await workbench.goTo(1, 80);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.keyboard.insertText('```goban\n\n```\n');
        await workbench.goTo(4, 1);
        await workbench.command('Koban: Open Board to the Side');
        await workbench.player.getByRole('button', { name: '9 × 9', exact: true }).click();
        await page.locator('.view-line', { hasText: '+-------------------+' }).first().waitFor();
        await workbench.player.locator('[role="option"][aria-label^="e5," i]').click();
        await page.locator('.view-line', { hasText: 'moves: B e5' }).waitFor();
        await page.locator('.view-line', { hasText: '```goban' }).first().click();
        await workbench.command('File: Revert File');
        await page.locator('.tab.dirty', { hasText: 'page.md' }).waitFor({ state: 'detached' });
      },
    ],
    [
      'the Markdown preview beside a text has its board, as a player',
      async () => {
        await workbench.command('View: Close All Editors');
        await workbench.openText('page.md', 'A ko, with');
        await workbench.command('Markdown: Open Preview to the Side');
        preview = await frameOf('.markdown-body .koban-entry');
        await preview.locator('.koban-svg').first().waitFor();
        await preview.locator('.koban-forbidden').first().waitFor();
        await preview.getByRole('button', { name: 'First' }).click();
        await preview.locator('.count', { hasText: '0 / 2' }).waitFor();
      },
    ],
    [
      'what is typed is drawn at once, and the player goes to the move at the cursor',
      async () => {
        await type(12, ' W d1');
        await preview.locator('.count', { hasText: '3 / 3' }).waitFor();
        await preview.getByRole('button', { name: 'Back' }).click();
        await preview.locator('.count', { hasText: '2 / 3' }).waitFor();
      },
    ],
    [
      'what is wrong is told with its line, and goes when it is mended',
      async () => {
        await type(12, ' qq');
        await preview.locator('.koban-problems', { hasText: 'line 12' }).waitFor();
        await takeBack(' qq');
        await preview.locator('.koban-problems').waitFor({ state: 'detached' });
        await preview.locator('.count', { hasText: /^[23] \/ 3$/ }).waitFor();
        await takeBack(' W d1');
        await preview.locator('.count', { hasText: '2 / 2' }).waitFor();
      },
    ],
    [
      'markup in a title stays text, and a fence that goes takes its board along',
      async () => {
        await type(6, ' <img src=x onerror=alert(1)>');
        await preview.locator('.koban-title', { hasText: 'onerror=alert(1)' }).waitFor();
        if ((await preview.locator('.koban-entry img').count()) > 0) throw new Error('there is an image');
        await takeBack(' <img src=x onerror=alert(1)>');
        await type(5, 'x');
        await preview.locator('.koban-entry').waitFor({ state: 'detached' });
        await takeBack('x');
        await preview.locator('.koban-entry .koban-svg').first().waitFor();
        await preview.getByRole('button', { name: 'Forward' }).first().waitFor();
      },
    ],
    [
      'a notebook has the boards of its cells, and one cell continues another',
      async () => {
        await workbench.command('File: Revert File');
        await workbench.command('View: Close All Editors');
        await workbench.openFile('cells.ipynb');
        notebook = await frameOf('.koban-entry');
        await until(async () => (await notebook.locator('.koban-svg').count()) === 2, 'two boards');
        await notebook.locator('.koban-moves', { hasText: 'Move 2' }).waitFor();
        if ((await notebook.locator('.koban-problems').count()) > 0) throw new Error('something is wrong');
      },
    ],
    [
      'a cell that is edited changes the board of the cell that continues it',
      async () => {
        await edit('Cells');
        await page.locator('.notebookOverlay .monaco-editor.focused').waitFor();
        await page.keyboard.press('Control+Home');
        for (let line = 1; line < 4; line++) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('End');
        await page.keyboard.type('s');
        await stopEditing();
        await notebook.locator('.koban-title', { hasText: 'Kos' }).waitFor();
        await notebook.locator('.koban-problems', { hasText: 'Ko' }).waitFor();
      },
    ],
    [
      'a cell that is deleted is missed by the one that continues it, until it is back',
      async () => {
        // The name is mended first, in the cell that has it.
        await edit('Kos');
        await page.locator('.notebookOverlay .monaco-editor.focused').waitFor();
        await page.keyboard.press('Control+Home');
        for (let line = 1; line < 4; line++) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('End');
        await page.keyboard.press('Backspace');
        await stopEditing();
        await notebook.locator('.koban-problems').waitFor({ state: 'detached' });
        await workbench.command('Notebook: Delete Cell');
        await notebook.locator('.koban-problems', { hasText: 'Ko' }).waitFor();
        // By its name: a key goes to the list of cells or to the page in it, by who has the focus just then.
        await workbench.command('Undo');
        await notebook.locator('.koban-problems').waitFor({ state: 'detached' });
        await until(async () => (await notebook.locator('.koban-svg').count()) === 2, 'two boards');
      },
    ],
  ];
}
