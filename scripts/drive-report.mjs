/** A rule from an empty file to its report card, by completion alone, as an author would. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'club.korule';
const OFFERED = ['a play may not', 'retake a ko', 'at once'];

/** @param {{ workbench: import('../tools/workbench.mjs').Workbench, folder: string }} driven */
export function reportChecks({ workbench, folder }) {
  const { page } = workbench;
  // It is there before the window first looks for files.
  writeFileSync(join(folder, FILE), '');
  const rows = page.locator('.suggest-widget.visible .monaco-list-row');
  const take = async (label) => {
    await rows.filter({ hasText: label }).first().click();
    await rows
      .first()
      .waitFor({ state: 'hidden' })
      .catch(() => undefined);
  };
  const suggest = () => page.keyboard.press('Control+Space');
  const card = workbench.pageIn(page.locator('iframe.webview.ready').last());
  const line = (text) => page.locator('.view-line', { hasText: text });

  return [
    [
      'a rule is written by completion, and its report card comes in parts beside it',
      async () => {
        await workbench.command('View: Close All Editors');
        await workbench.openText(FILE, '');
        await suggest();
        await take('# Title');
        await page.keyboard.type('Club');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        await suggest();
        for (const [i, words] of OFFERED.entries()) {
          await take(words);
          await line(OFFERED.slice(0, i + 1).join(' ')).waitFor();
          if (i === 1) await suggest();
        }
        await page.keyboard.press('Escape');
        await page.keyboard.press('Enter');
        await suggest();
        await take('Report card');
        await card.getByRole('heading', { name: 'Report card: Club' }).waitFor();
        await card.getByText('A game need not end:').waitFor();
        await card.getByText('No difference from basic').waitFor();
        await card.getByRole('row', { name: /Position A/ }).waitFor();
      },
    ],
    [
      'the card follows the text, and marks what has changed since it was saved',
      async () => {
        await page.locator('.editor-group-container .view-lines').first().click();
        await workbench.command('File: Save');
        await page.locator('.tab.dirty').waitFor({ state: 'detached' });
        await page.locator('.monaco-editor.focused').waitFor();
        await page.keyboard.press('Control+End');
        await page.keyboard.type('a play may not recreate an earlier position');
        await page.keyboard.press('Escape');
        await card.getByText('Every game ends').waitFor();
        await card
          .locator('.is-changed', { hasText: 'When the text was last saved: A game need not end' })
          .waitFor();
        await page.locator('.codelens-decoration a', { hasText: 'Show the report card' }).waitFor();
      },
    ],
  ];
}
