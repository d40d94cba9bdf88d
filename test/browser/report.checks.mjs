/** What the report card of a rule must do, as a person sees it. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DEEP, keep, THEMES } from './page.mjs';
import { assertAccessible, OF_COLORS } from './player.checks.mjs';

const CARD = {
  type: 'card',
  title: 'Report card: Club',
  parts: {
    games: 'Games',
    differences: 'Smallest differences from known rules',
    outcomes: 'Who can force what: Black plays first, nobody has threats',
  },
  position: 'Position',
  changed: 'Changed. When the text was last saved:',
  uri: 'file:///club.korule',
  offset: 0,
};
const progress = (isRunning) => ({
  type: 'progress',
  status: 'Part 2 of 20 is done.',
  share: 0.1,
  isRunning,
});

/** @param {string} folder where the pictures go */
export function reportChecks(folder) {
  const looks = Object.keys(THEMES).map((theme, i) => [
    `the report card of a rule, ${theme}`,
    async ({ openReport, sequences: { REPORT } }) => {
      const page = await openReport({ theme, viewport: { width: 720, height: 1500 } });
      await page.tell(CARD);
      await page.tell(await REPORT(/dark|high-contrast$/.test(theme)));
      await page.tell(progress(true));
      await page.getByRole('row', { name: /Position D/ }).waitFor();
      await assertAccessible(page, i === 0 || DEEP ? undefined : OF_COLORS);
      await keep(page, { path: join(folder, `report-${theme}.png`) });
    },
    true,
  ]);
  return [
    [
      'the report card shows parts as they come, marks what has changed, and begins again',
      async ({ openReport, sequences: { REPORT } }) => {
        const page = await openReport();
        assert.deepEqual(await page.evaluate(() => window.host.sent), [{ type: 'ready' }]);
        await page.tell(CARD);
        await page.tell(progress(true));
        assert.equal(await page.locator('progress').evaluate((bar) => bar.value), 0.1);
        const report = await REPORT(true);
        await page.tell(report);
        assert.equal(await page.getByRole('listitem').count(), 7);
        await page.getByText('A game need not end:').waitFor();
        await page.getByText('No difference from basic').waitFor();
        assert.match(await page.locator('.is-changed').textContent(), /Position B.*last saved: Black lives/);
        assert.deepEqual((await page.getByRole('columnheader').allTextContents()).slice(0, 3), [
          'Position',
          'club',
          'none',
        ]);
        // The same row again takes the place of the first.
        await page.tell({ type: 'rows', rows: report.rows.map((row) => ({ ...row, before: null })) });
        assert.equal(await page.locator('.is-changed').count(), 0);
        assert.equal(await page.getByRole('listitem').count(), 7);
        assert.deepEqual(await page.evaluate(() => window.host.state), { uri: CARD.uri, offset: 0 });
        await page.tell(CARD);
        await page.tell(progress(false));
        assert.equal(await page.getByRole('listitem').count(), 0);
        assert.equal(await page.locator('progress').isVisible(), false);
      },
    ],
    ...looks,
  ];
}
