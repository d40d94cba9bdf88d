/** The first minutes of somebody who knows no syntax: new files, sizes of boards, completion, examples, the walkthrough, the rule in force. */

/** @param {{ workbench: import('../tools/workbench.mjs').Workbench, until: (holds: () => unknown, what: string) => Promise<void> }} driven */
export function firstChecks({ workbench, until }) {
  const { page, player } = workbench;
  const line = (text) => page.locator('.view-line', { hasText: text }).first();
  const closeAll = async () => {
    await workbench.command('View: Close All Editors');
    await page.locator('.tab').first().waitFor({ state: 'detached' });
  };
  /** A tab that has nothing to be saved goes without a question; another one would stay. */
  const closesUnasked = async (name) => {
    await page.locator('.tab', { hasText: name }).first().waitFor();
    await until(async () => (await page.locator('.tab.dirty', { hasText: name }).count()) === 0, 'clean');
    await workbench.closeTab(name);
    await page.locator('.tab', { hasText: name }).waitFor({ state: 'detached' });
  };
  const discard = async () => {
    await workbench.command('File: Revert File');
    await closeAll();
  };
  const newFile = async (kind) => {
    await closeAll();
    await workbench.command('File: New File...');
    await workbench.choose(kind);
    await page.locator('.tab', { hasText: 'Untitled' }).first().waitFor();
  };
  const size = (name) => player.getByRole('button', { name, exact: true });
  const text = () => page.locator('.part.editor .editor-instance .view-lines').first();

  return [
    [
      'New File… has a Go diagram, which a button of the board view begins',
      async () => {
        await newFile('Go Diagram');
        await size('9 × 9').click();
        await line('+-------------------+').waitFor();
        await player.locator('[role="gridcell"][aria-label^="e5,"]').click();
        await line('moves: B e5').waitFor();
        await discard();
      },
    ],
    [
      'New File… has a Go record, which a button of the board view begins',
      async () => {
        await newFile('Go Record');
        await size('13 × 13').click();
        await line('SZ[13]').waitFor();
        await player.locator('[role="gridcell"][aria-label^="c3,"]').click();
        await line(';B[ck]').waitFor();
        await discard();
      },
    ],
  ];
}
