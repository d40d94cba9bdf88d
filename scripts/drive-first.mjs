/** The first minutes of somebody who knows no syntax: new files, sizes of boards, examples, the walkthrough, the rule in force. */

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
    await workbench.command('View: Close All Editors');
    await page.getByRole('button', { name: "Don't Save" }).click();
    await page.locator('.tab').first().waitFor({ state: 'detached' });
  };
  /** Runs a command whose own list comes up where the palette was. */
  const asks = async (title) => {
    await workbench.quickInput(`>${title}`);
    await workbench.choose(title);
  };
  const newFile = async (kind) => {
    await closeAll();
    await asks('Create: New File...');
    await workbench.choose(kind);
    await page.locator('.tab', { hasText: 'Untitled' }).first().waitFor();
  };
  const stepPicture = page
    .locator('.gettingStartedContainer img.step-media, .gettingStartedContainer .getting-started-media img')
    .first();
  const size = (name) => player.getByRole('button', { name, exact: true });
  return [
    [
      'the status bar names the rule in force where a diagram is, and a click writes another one',
      async () => {
        await workbench.openText('triple-ko.goban', '# Triple ko');
        await workbench.goTo(4, 1);
        const item = page.locator('.statusbar-item').filter({ hasText: 'superko' });
        await item.click();
        await workbench.choose('ssk');
        await page.locator('.tab.dirty', { hasText: 'triple-ko.goban' }).waitFor();
        await page.locator('.statusbar-item').filter({ hasText: 'Situational superko' }).waitFor();
        await line('rules: ssk').waitFor();
        await page.locator('.view-line', { hasText: '# Triple ko' }).first().click();
        await page.keyboard.press('Control+z');
        await page.locator('.tab.dirty', { hasText: 'triple-ko.goban' }).waitFor({ state: 'detached' });
        await closeAll();
        await item.waitFor({ state: 'hidden' });
      },
    ],
    ...[
      ['Go Diagram', '9 × 9', '+-------------------+', 'e5,', 'moves: B e5'],
      ['Go Record', '13 × 13', 'SZ[13]', 'c3,', ';B[ck]'],
    ].map(([kind, board, begun, point, move]) => [
      `New File… has a ${kind}, which a button of the board view begins`,
      async () => {
        await newFile(kind);
        await size(board).click();
        await line(begun).waitFor();
        await player.locator(`[role="option"][aria-label^="${point}" i]`).click();
        await line(move).waitFor();
        await discard();
      },
    ]),
    [
      'an example is the text of a tab with its own name, and goes without a question though it was edited',
      async () => {
        await closeAll();
        await asks('Koban: Open Example...');
        await workbench.choose('A ko');
        await line('rules: basic').waitFor();
        await page.keyboard.type(' ');
        await closesUnasked('ko.goban');
      },
    ],
    [
      'an empty board view has a link to the walkthrough, which takes its place, with its pictures',
      async () => {
        await newFile('Go Diagram');
        await player.getByRole('button', { name: 'First Steps with Koban' }).click();
        await page
          .locator('.gettingStartedContainer')
          .getByText('Draw a board, and see why')
          .first()
          .waitFor();
        // In a window of this width they have room only where no side bar is.
        await stepPicture.waitFor();
        await closeAll();
        await workbench.command('View: Toggle Primary Side Bar Visibility');
      },
    ],
    [
      'a command opens the walkthrough over a text and its board, with its pictures',
      async () => {
        await workbench.openText('triple-ko.goban', '# Triple ko');
        await workbench.command('Koban: Open Board to the Side');
        await player.locator('.count').waitFor();
        await workbench.command('Koban: First Steps');
        await stepPicture.waitFor();
        await closeAll();
        await workbench.command('View: Toggle Primary Side Bar Visibility');
      },
    ],
  ];
}
