/** What happens to a player in a long day: hidden, reloaded, edited, closed, on a slow machine. No state is lost, nothing is reported. */
import assert from 'node:assert/strict';
import { holdClock } from './page.mjs';
import { settle } from './player.checks.mjs';

const index = (page) => page.locator('.slider').inputValue().then(Number);
const at = (page, wanted) =>
  page.waitForFunction((i) => Number(document.querySelector('.slider').value) === i, wanted);

export const roughChecks = [
  [
    'rough: hidden in the midst of a loop it halts, and goes on when it is asked to',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 2);
      await page.keyboard.press('l');
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Object.defineProperty(document, 'hidden', { value: false, configurable: true });
      });
      const there = await index(page);
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      assert.equal(await index(page), there);
      await page.keyboard.press(' ');
      await page.waitForFunction((i) => Number(document.querySelector('.slider').value) !== i, there);
    },
  ],
  [
    'rough: an edit while a cycle is played in a loop goes on with it, or shows what is new',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 2);
      const clock = await holdClock(page);
      await page.keyboard.press('l');
      await clock.tick();
      const { frames } = TRIPLE_KO;
      const longer = [...frames, { ...frames[1], index: 7, number: '7' }];
      await page.show({ ...TRIPLE_KO, version: 2, frames: longer }, 2);
      await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
      assert.equal(await page.locator('.hub').getAttribute('aria-pressed'), 'true');
      await page.show({ ...TRIPLE_KO, version: 3, frames: frames.slice(0, 4) }, 3);
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      assert.equal(await index(page), 3);
      assert.equal(await page.locator('.wheel').isVisible(), false);
    },
  ],
  [
    'rough: a file closed while it plays stops it; opened again it is as before',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 1);
      await page.keyboard.press(' ');
      await page.tell({ type: 'gone', message: 'kos.goban is closed.' });
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      const there = await index(page);
      await page.show(TRIPLE_KO, there);
      assert.equal(await page.locator('.notice').isVisible(), false);
      assert.equal(await index(page), there);
    },
  ],
  [
    'rough: two players know nothing of each other',
    async ({ open, sequences: { TRIPLE_KO, LONG_LIFE } }) => {
      const [one, other] = [await open(), await open()];
      await one.show(TRIPLE_KO, 1);
      await other.show(LONG_LIFE, 4);
      await one.keyboard.press('ArrowRight');
      await other.keyboard.press('ArrowLeft');
      assert.deepEqual([await index(one), await index(other)], [2, 3]);
      assert.notEqual((await one.state()).uri, (await other.state()).uri);
    },
  ],
  [
    'rough: split, squeezed to nothing and widened again while it plays, it is all there',
    async ({ open, sequences: { ROUND_OF_TEN } }) => {
      const page = await open({ viewport: { width: 900, height: 700 } });
      await page.show(ROUND_OF_TEN, 0);
      await page.keyboard.press('l');
      for (const [width, height] of [
        [300, 700],
        [40, 30],
        [1, 1],
        [420, 640],
      ]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      }
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      const wheel = await page.locator('.wheel').boundingBox();
      const bead = await page.locator('.wheel-play').first().boundingBox();
      assert.ok(bead.x > wheel.x && bead.x + bead.width < wheel.x + wheel.width);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(wide <= 0);
    },
  ],
  [
    'rough: late verdicts take neither the place nor the focus away',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 4);
      const focus = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
      for (const name of [/^Spight’s hot-stone ko rule/, /^Play 4 of 6/, 'Forward']) {
        await page.getByRole('button', { name, exact: true }).first().focus();
        const before = await focus();
        await page.show({ ...TRIPLE_KO, frames: [...TRIPLE_KO.frames] }, 4);
        assert.equal(await focus(), before);
      }
      assert.equal(await index(page), 4);
    },
  ],
];

/** A browser that is slowed down computes for nothing all the while: for deep runs. */
export const slowChecks = [
  [
    'rough: on a machine six times as slow no press is lost, on 25x25 with 2,000 moves',
    async ({ open, sequences: { LONG } }) => {
      const page = await open({ own: true, viewport: { width: 700, height: 700 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.show(LONG, 150);
      for (let i = 0; i < 25; i++) await page.keyboard.press(i % 5 === 4 ? 'ArrowLeft' : 'ArrowRight');
      await at(page, 165);
      await page.show({ ...LONG, version: 2 }, 165);
      await page.keyboard.press('End');
      await at(page, LONG.frames.length - 1);
      assert.equal((await page.state()).index, LONG.frames.length - 1);
      const rows = LONG.frames.at(-1).rows.join('');
      // Stones that are taken are there until they have faded.
      await settle(page);
      const stones = await page.locator('.koban-black > circle, .koban-white > circle').count();
      assert.equal(stones, [...rows].filter((glyph) => glyph === 'X' || glyph === 'O').length);
    },
    true,
    'a slow processor (Emulation.setCPUThrottlingRate)',
  ],
];
