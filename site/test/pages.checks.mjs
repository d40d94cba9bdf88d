import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assertAccessible } from './accessible.mjs';

const DIST = join(import.meta.dirname, '../dist');
const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('playground'))
  .sort();

export const checks = [
  [
    'shows every page of the book, with one title, and asks nobody for anything',
    async ({ open, site }) => {
      assert.ok(pages.length > 40, `${pages.length} pages`);
      const page = await open(pages[0], { ready: false });
      for (const file of pages) {
        await page.goto(site.address + file);
        assert.equal(await page.locator('h1').count(), 1, file);
        assert.notEqual((await page.locator('h1').textContent()).trim(), '', file);
        assert.ok((await page.locator('.contents a').count()) > 30, file);
      }
    },
  ],
  [
    'shows the gallery as cards, each with a board that leads to its page',
    async ({ open }) => {
      const page = await open('examples/index.html', { ready: false });
      const cards = page.locator('.cards a');
      assert.ok((await cards.count()) > 15);
      assert.equal(await page.locator('.cards svg').count(), await cards.count());
      await page.getByRole('link', { name: 'Hot stones', exact: true }).first().click();
      await page.waitForURL(/examples\/spight\.html$/);
      await page.goBack();
      await assertAccessible(page);
    },
  ],
  [
    'lets the boards of the gallery play',
    async ({ open }) => {
      const page = await open('examples/superko.html', { ready: false });
      const stages = page.locator('.koban-stage');
      assert.ok((await stages.count()) > 8);
      const stage = stages.first();
      const count = stage.getByText(/^\d+ \/ \d+$/);
      await count.waitFor();
      const last = await count.textContent();
      await stage.getByRole('button').nth(1).click();
      await stage
        .getByText(/^\d+ \/ \d+$/)
        .filter({ hasNotText: last })
        .waitFor();
      await page.getByRole('link', { name: 'Open in the playground' }).click();
      await page.waitForURL(/playground\/index\.html#1\./);
      await page.waitForFunction(() => document.querySelector('input')?.value === 'superko.md');
      await page.frameLocator('#board iframe').locator('.koban-grid').first().waitFor();
    },
  ],
  [
    'finds words, by mouse and keys',
    async ({ open }) => {
      const page = await open('index.html', { ready: false });
      await page.keyboard.press('/');
      await page.keyboard.type('hot ston');
      const found = page.locator('#found a');
      await found.first().waitFor();
      await page.keyboard.press('ArrowDown');
      assert.equal(await found.first().evaluate((link) => link === document.activeElement), true);
      await page.keyboard.press('Enter');
      await page.waitForURL(/html/);
      assert.match(await page.locator('main').textContent(), /hot stone/i);
      await page.fill('#search', 'xyzzyx');
      await page.getByText('Nothing was found.').waitFor();
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('#found').isVisible(), false);
    },
  ],
  ...['light', 'dark'].map((colorScheme) => [
    `has accessible pages in ${colorScheme} colors (axe-core) that scroll to no side when they are narrow`,
    async ({ open, site }) => {
      const page = await open('index.html', { ready: false, colorScheme });
      for (const file of ['index.html', 'examples/ko-basics.html', 'docs/reference/diagnostics.html']) {
        await page.setViewportSize({ width: 1200, height: 800 });
        await page.goto(site.address + file);
        await assertAccessible(page);
        await page.setViewportSize({ width: 360, height: 700 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 360, `${file}: ${wide} pixels wide`);
      }
    },
  ]),
  ...['light', 'dark'].map((colorScheme) => [
    `has boards in the colors of a ${colorScheme} system that chooses all colors, in pages and in the playground`,
    async ({ open }) => {
      const page = await open('examples/superko.html', { ready: false, colorScheme, forcedColors: 'active' });
      const stage = page.locator('.koban-stage').first();
      await stage.getByRole('button').nth(1).click();
      const [ground, ink] = await page.evaluate(() =>
        ['Canvas', 'CanvasText'].map((color) => {
          document.body.style.color = color;
          return getComputedStyle(document.body).color;
        }),
      );
      const fill = (picture, part) =>
        picture
          .locator(part)
          .first()
          .evaluate((node) => getComputedStyle(node).fill);
      for (const picture of [stage.locator('svg.board'), page.locator('.koban-svg').nth(1)]) {
        assert.equal(await fill(picture, '.koban-board'), ground);
        assert.equal(await fill(picture, '.koban-coordinates text'), ink);
      }
      await page.goto(page.url().replace('examples/superko.html', 'playground/'));
      const board = page.frameLocator('#board iframe');
      const own = board.locator('svg.board');
      await board.locator('.koban-grid').first().waitFor();
      assert.match(await board.locator('body').getAttribute('class'), /\bvscode-high-contrast\b/);
      assert.equal(await fill(own, '.koban-board'), ground);
      assert.deepEqual(
        [await fill(own, '.koban-black > circle'), await fill(own, '.koban-white > circle')],
        ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
      );
      // The selection is the system's own, since letters would cover one that is drawn behind them.
      assert.equal(await page.locator('.cm-selectionLayer').count(), 0);
    },
  ]),
];
