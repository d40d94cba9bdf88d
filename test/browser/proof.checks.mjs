/** The player with the cycles that show a verdict. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { keep } from './page.mjs';
import { assertAccessible } from './player.checks.mjs';

const index = (page) => page.locator('.slider').inputValue().then(Number);

/** @param {string} folder where the pictures go */
export const proofChecks = (folder) => [
  [
    'proof: a forbidden play offers it, by mouse and by keys',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 3);
      assert.equal(await page.getByText('Show the proof').count(), 0);
      await page.keyboard.press('ArrowRight');
      const button = page.getByRole('button', { name: 'Show the proof under Spight’s hot-stone ko rule' });
      await button.click();
      await button.focus();
      await page.keyboard.press('Space');
      const { uri } = TRIPLE_KO;
      const asked = { type: 'prove', uri, entry: 0, index: 4, rule: 'spight' };
      assert.deepEqual(await page.sent('prove'), [asked, asked]);
      assert.equal(await index(page), 4);
    },
  ],
  [
    'proof: plays the cycles one after the other, tells which, and leads back',
    async ({ open, sequences: { TRIPLE_KO, PROOF } }) => {
      const page = await open({ viewport: { width: 420, height: 800 } });
      await page.show(TRIPLE_KO, 4);
      await page.show(PROOF, 0);
      assert.equal(await index(page), 0);
      assert.match(
        await page.locator('.proves').textContent(),
        /^Why move 4, White D5 takes D6, is forbidden/,
      );
      assert.equal(await page.locator('.prove').count(), 0);
      await page.locator('.back').focus();
      const told = [];
      for (let i = 0; i < PROOF.frames.length; i++) {
        told.push(
          `${await page.locator('span.part').textContent()} | ${await page.locator('.caption').textContent()}`,
        );
        await page.keyboard.press('ArrowRight');
      }
      assert.deepEqual(told, [
        'The ko in which D6 was played (1 of 2) | The starting position, Black to play',
        'The ko in which D6 was played (1 of 2) | Play 1 of 2: Black D6 takes D5',
        'The ko in which D6 was played (1 of 2) | Play 2 of 2: White D5 takes D6',
        'The ko that this capture is part of (2 of 2) | The position after move 3, White to play',
        'The ko that this capture is part of (2 of 2) | Play 1 of 2: White D5 takes D6',
        'The ko that this capture is part of (2 of 2) | Play 2 of 2: Black D6 takes D5',
      ]);
      assert.match(
        await page.locator('.repeats').textContent(),
        /2 plays: the board is as it was before the first play/,
      );
      assert.ok((await page.sent('at')).every(({ proof }) => proof));
      assert.deepEqual((await page.state()).proof, { rule: 'spight', move: 4 });
      const focus = await page.evaluate(() => document.activeElement.className);
      assert.match(focus, /back/);
      await assertAccessible(page);
      await page.locator('.back').click();
      assert.deepEqual(await page.sent('back'), [{ type: 'back' }]);
      await page.show(TRIPLE_KO, 4);
      assert.equal(await index(page), 4);
      assert.equal(await page.locator('.proof').isVisible(), false);
    },
  ],
  [
    'proof: moves by itself when asked to, and comes back after a reload where it was',
    async ({ open, sequences: { PROOF } }) => {
      const page = await open();
      await page.tell({ type: 'sequence', sequence: PROOF, index: 0, play: true });
      await page.locator('.slider').evaluate(
        (slider) =>
          new Promise((resolve) => {
            const look = () => (slider.value === '2' ? resolve() : requestAnimationFrame(look));
            look();
          }),
      );
      await page.keyboard.press('Space');
      const state = await page.state();
      const second = await open({ state });
      await second.show(PROOF, state.index);
      assert.equal(await index(second), state.index);
    },
  ],
  [
    'proof: an allowed play says why, on the board and to a screen reader',
    async ({ open, sequences: { WHY_NOT, WHY_CHAINS } }) => {
      const page = await open({ viewport: { width: 420, height: 800 } });
      await page.show(WHY_NOT, 1);
      await page.getByRole('button', { name: 'Why it is allowed under Spight’s hot-stone ko rule' }).click();
      const { uri } = WHY_NOT;
      assert.deepEqual(await page.sent('prove'), [
        { type: 'prove', uri, entry: 0, index: 1, rule: 'spight' },
      ]);
      await page.show(WHY_CHAINS, 0);
      assert.equal(await page.locator('.proves').textContent(), 'Why move 1, Black A1, is allowed');
      assert.match(await page.locator('.verdicts').textContent(), /a ko would play on 30 points/);
      assert.match(await page.locator('.announced').first().textContent(), /a ko would play on 30 points/);
      const said = (words) => page.locator(`[role=option][aria-label*="${words}"]`).count();
      assert.equal(await said('a cycle would play here'), 30);
      assert.equal(await said('stands still'), 16);
      await assertAccessible(page);
    },
  ],
  ...[
    ['dark', 420, 760],
    ['light', 900, 560],
  ].map(([theme, width, height]) => [
    `looks: proof, ${theme}, ${width} px`,
    async ({ open, sequences: { PROOF } }) => {
      const page = await open({ theme, viewport: { width, height }, reducedMotion: 'reduce' });
      await page.show(PROOF, 5);
      await keep(page, { path: join(folder, `proof-${theme}-${width}.png`), caret: 'initial' });
      await assertAccessible(page);
    },
  ]),
];
