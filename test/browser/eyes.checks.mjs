/** Values of eyes on the board. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { keep } from './page.mjs';
import { assertAccessible, assertAccessibleInThemes } from './player.checks.mjs';

const values = (page) =>
  page
    .locator('.stage svg text')
    .evaluateAll((nodes) =>
      nodes.map((node) => node.textContent).filter((t) => /^\d?[ab]?\+?b?$/.test(t) && t !== ''),
    );

export const eyesChecks = (results) => [
  [
    'eyes: their values are asked for once for each board, while they are wanted, and shown when they come',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 1);
      assert.deepEqual(await page.sent('eyes'), []);
      await page.getByRole('button', { name: 'Show the values of eyes' }).click();
      const { rows } = TRIPLE_KO.frames[1];
      assert.deepEqual(await page.sent('eyes'), [{ type: 'eyes', uri: TRIPLE_KO.uri, entry: 0, rows }]);
      assert.equal(await page.locator('.stage').getAttribute('aria-busy'), 'true');
      const point = rows.join('').indexOf('.');
      await page.tell({ type: 'eyes', rows, marks: [{ point, mark: { kind: 'eye', text: '1+b' } }] });
      assert.equal(await page.locator('.stage').getAttribute('aria-busy'), 'false');
      assert.ok((await values(page)).includes('1+b'));
      await page.keyboard.press('ArrowRight');
      await page.locator('body').press('ArrowLeft');
      assert.ok((await values(page)).includes('1+b'));
      assert.equal((await page.sent('eyes')).length, 2);
      // An answer that nobody waits for changes nothing.
      await page.tell({ type: 'eyes', rows, marks: [] });
      assert.ok((await values(page)).includes('1+b'));
      assert.equal((await page.state()).eyes, true);
      await assertAccessibleInThemes(page, (theme) =>
        keep(page, { path: join(results, `eyes-${theme}.png`) }),
      );
      await page.keyboard.press('e');
      assert.ok(!(await values(page)).includes('1+b'));
      // Who asks again is answered from what is known; what never came (the server was begun anew) is asked for again.
      await page.keyboard.press('e');
      assert.equal((await page.sent('eyes')).length, 2);
      await page.locator('body').press('ArrowRight');
      assert.equal((await page.sent('eyes')).length, 3);
      await page.keyboard.press('e');
      await page.keyboard.press('e');
      assert.equal((await page.sent('eyes')).length, 4);
    },
    true,
  ],
  [
    'eyes: are shown at once where the text asks for them, without buttons for moves where there are none',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      const [start] = TRIPLE_KO.frames;
      const point = start.rows.join('').indexOf('.');
      const marks = [...start.marks, { point, mark: { kind: 'eye', text: '1+b' } }];
      const { tree: _, ...bare } = TRIPLE_KO;
      const still = { ...bare, show: { eyes: true, hot: false }, frames: [{ ...start, marks }] };
      await page.show(still, 0);
      assert.ok((await values(page)).includes('1+b'));
      assert.deepEqual(await page.sent('eyes'), []);
      assert.equal(await page.getByRole('button', { name: 'Play', exact: true }).isVisible(), false);
      assert.equal(await page.getByRole('slider').isVisible(), false);
      await assertAccessible(page);
      await keep(page, { path: join(results, 'eyes-still.png') });
      await page.getByRole('button', { name: 'values of eyes' }).click();
      assert.ok(!(await values(page)).includes('1+b'));
      await page.show(TRIPLE_KO, 1);
      assert.ok(await page.getByRole('slider').isVisible());
    },
  ],
];
