/** What the list of examples must do, driven as a person would. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DEEP, keep, THEMES } from './page.mjs';
import { assertAccessible, OF_COLORS } from './player.checks.mjs';

const SEARCH = {
  type: 'search',
  title: 'Two rules that differ: psk, ssk on 3x3',
  stop: 'Stop',
  insert: 'Insert at the cursor',
  open: 'Open as a new text',
  again: 'Search again',
  quest: '{}',
  uri: 'file:///a.goban',
};
const RUNNING = 'Searching: 2 stones, 5 moves. 2 examples found. At most about 3 minutes left.';
const progress = (running, again = false) => ({
  type: 'progress',
  status: RUNNING,
  share: 0.25,
  running,
  again,
});
const focused = (page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** @param {string} folder where the pictures go */
export function findChecks(folder) {
  const looks = Object.keys(THEMES).map((theme, i) => [
    `the list of examples, ${theme}`,
    async ({ openFind, sequences: { EXAMPLES } }) => {
      const page = await openFind({ theme, viewport: { width: 640, height: 480 } });
      await page.tell(SEARCH);
      for (const example of EXAMPLES(/dark/.test(theme))) await page.tell(example);
      await page.tell(progress(true));
      await page.locator('.example').nth(1).focus();
      await assertAccessible(page, i === 0 || DEEP ? undefined : OF_COLORS);
      await keep(page, { path: join(folder, `find-${theme}.png`) });
    },
    true,
  ]);
  return [
    [
      'the list of examples shows boards as they come, and says how far the search is',
      async ({ openFind, sequences: { EXAMPLES } }) => {
        const page = await openFind();
        assert.deepEqual(await page.evaluate(() => window.host.sent), [{ type: 'ready' }]);
        await page.tell(SEARCH);
        await page.tell(progress(true));
        assert.equal(await page.locator('progress').evaluate((bar) => bar.value), 0.25);
        assert.equal(await page.getByRole('status').textContent(), RUNNING);
        await assertAccessible(page);
        const [first, second] = EXAMPLES(true);
        await page.tell(first);
        // Who waits for an example can use it at once.
        assert.match(await focused(page), /^psk and ssk differ/);
        await page.tell(second);
        assert.equal(await page.getByRole('listitem').count(), 2);
        const picture = page.getByRole('img').first();
        assert.match(await picture.getAttribute('alt'), /board, 3 by 3/);
        assert.ok((await picture.evaluate((image) => image.decode().then(() => image.naturalWidth))) > 50);
        assert.match(await page.locator('code').first().textContent(), /^moves: B /);
        await page.tell(progress(false));
        assert.equal(await page.getByRole('button', { name: 'Stop' }).count(), 0);
        assert.equal(await page.getByRole('button', { name: 'Search again' }).count(), 0);
      },
    ],
    [
      'the list of examples keeps what a reloaded window shows, and a stopped search can be run again',
      async ({ openFind, sequences: { EXAMPLES } }) => {
        const page = await openFind();
        await page.tell(SEARCH);
        await page.tell(progress(true));
        const [first, second] = EXAMPLES(true);
        await page.tell(first);
        await page.tell(second);
        const kept = () => page.evaluate(() => window.host.state);
        const { examples, ...rest } = await kept();
        assert.deepEqual(
          examples.map(({ text }) => text),
          [first.text, second.text],
        );
        const { title, quest, uri } = SEARCH;
        assert.deepEqual(rest, { title, quest, uri, status: RUNNING, running: true, again: false });
        await page.tell(progress(false, true));
        assert.deepEqual([(await kept()).running, (await kept()).again], [false, true]);
        await page.getByRole('button', { name: 'Search again' }).press('Enter');
        assert.deepEqual((await page.evaluate(() => window.host.sent)).at(-1), { type: 'again' });
        await page.tell(SEARCH);
        await page.tell(progress(true));
        assert.equal(await page.getByRole('listitem').count(), 0);
        assert.deepEqual((await kept()).examples, []);
      },
    ],
    [
      'the list of examples is used by keys alone',
      async ({ openFind, sequences: { EXAMPLES } }) => {
        const page = await openFind();
        await page.tell(SEARCH);
        await page.tell(progress(true));
        for (const example of EXAMPLES(true)) await page.tell(example);
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Stop' }).press('Enter');
        assert.deepEqual((await page.evaluate(() => window.host.sent)).slice(1), [
          { type: 'insert', example: 0 },
          { type: 'insert', example: 1 },
          { type: 'open', example: 1 },
          { type: 'insert', example: 0 },
          { type: 'stop' },
        ]);
      },
    ],
    ...looks,
  ];
}
