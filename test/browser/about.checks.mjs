/** What the board view says of the point that the reader rests on. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { keep } from './page.mjs';
import { assertAccessibleInThemes } from './player.checks.mjs';

const cell = (page, name) => page.locator(`[role="option"][aria-label^="${name.toUpperCase()},"]`);
const waitForSent = (page, count) =>
  page.waitForFunction((n) => window.host.sent.filter(({ type }) => type === 'point').length >= n, count);
const boxOf = (node) => node.evaluate((one) => one.getBoundingClientRect().toJSON());
const LINES = [
  'White D5 is forbidden under Spight’s hot-stone ko rule: it captures the hot stone D6 (move 1).',
  'Eye of Black: 2, proper eye',
  'E6, 1: White’s stone is captured if it is attacked first',
];
const FORBIDDEN = { type: 'about', lines: LINES, forbidden: true };

export const aboutChecks = (results) => [
  [
    'a point: what is said of it stands beside it, and a play that is forbidden has a red, crossed stone',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 3);
      await cell(page, 'd5').hover();
      await page.locator('.ghost').waitFor();
      await page.locator('.layer-ghost circle').first().waitFor();
      assert.equal(await page.locator('.layer-ghost > *').count(), 1);
      await waitForSent(page, 1);
      const [{ id, ...question }] = await page.sent('point');
      const { uri, entry, version } = TRIPLE_KO;
      assert.deepEqual(question, { type: 'point', uri, entry, version, index: 3, point: 17 });
      await page.tell({ ...FORBIDDEN, id });
      const panel = page.locator('.point-about');
      await panel.waitFor();
      assert.match(await panel.textContent(), /^D5, empty, ko b\s*White D5 is forbidden/);
      assert.equal(await page.locator('.layer-ghost .koban-forbidden').count(), 1, 'no sign on the ghost');
      const said = await boxOf(panel);
      for (const name of ['d5', 'd4', 'd6']) {
        const point = await boxOf(cell(page, name));
        assert.ok(said.top >= point.bottom || said.bottom <= point.top, `the panel covers ${name}`);
      }
      // Nothing of it reaches a screen reader while the pointer alone moves.
      assert.equal(await page.locator('.point-about ~ [aria-live]').first().textContent(), '');
      await assertAccessibleInThemes(page, async (theme) => {
        // The question may be sent before anybody has come to count.
        const before = (await page.sent('point')).length;
        await cell(page, 'e5').hover();
        await cell(page, 'd5').hover();
        await page.waitForFunction((count) => {
          const asked = window.host.sent.filter(({ type }) => type === 'point');
          return asked.length > count && asked.at(-1).point === 17;
        }, before);
        await page.tell({ ...FORBIDDEN, id: (await page.sent('point')).at(-1).id });
        await panel.waitFor();
        await panel.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
        await keep(page, { path: join(results, `about-${theme}.png`) });
      });
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
    },
    true,
  ],
  [
    'a point: a question that is open is taken back when the reader goes on, and a late answer is dropped',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 3);
      await cell(page, 'd5').hover();
      await waitForSent(page, 1);
      const [{ id }] = await page.sent('point');
      await cell(page, 'd4').hover();
      await waitForSent(page, 3);
      const points = (await page.sent('point')).map(({ point }) => point);
      assert.deepEqual(points, [17, null, 24]);
      await page.tell({ ...FORBIDDEN, id });
      assert.ok(await page.locator('.point-about').isHidden());
      assert.equal(await page.locator('.layer-ghost > circle').count(), 0);
    },
  ],
  [
    'a point: who walks the board by keys hears it, politely, and sees it',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 3);
      await cell(page, 'd4').focus();
      await page.keyboard.press('ArrowUp');
      assert.equal(await page.locator('.layer-ghost > *').count(), 1);
      await waitForSent(page, 1);
      await page.waitForFunction(() => window.host.sent.at(-1).point === 17);
      await page.tell({ ...FORBIDDEN, id: (await page.sent('point')).at(-1).id });
      await page.locator('.point-about').waitFor();
      const live = page.locator('.point-about ~ [aria-live="polite"]').first();
      assert.match(await live.textContent(), /White D5 is forbidden.*Eye of Black.*E6, 1/);
      // The stone that could be played is under the focus, too.
      assert.equal(await page.locator('.layer-ghost .koban-forbidden').count(), 1, 'no sign on the ghost');
      await page.keyboard.press('Tab');
      assert.equal(await page.locator('.layer-ghost > *').count(), 0);
      assert.ok(await page.locator('.point-about').isHidden());
      assert.equal(await live.textContent(), '');
    },
  ],
];
