import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertAccessible } from './accessible.mjs';

const DIST = join(import.meta.dirname, '../dist');
const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('playground'))
  .sort();

const moved = JSON.parse(readFileSync(join(import.meta.dirname, '../moved.json'), 'utf8'));

/** Pages without the contents of the book. */
const HOMES = /^(?:404|index|ja|ko|zh-han[st])\.html$/;
const MOST_BYTES = 300_000;

export const checks = [
  ...['index', 'ja', 'ko', 'zh-hans', 'zh-hant'].map((name) => [
    `begins with a triple ko and what four rules say of its last play: ${name}`,
    async ({ open }) => {
      const page = await open(`${name}.html`, { ready: false });
      await page.locator('#said .forbidden').waitFor();
      assert.equal(await page.locator('#said .ends').count(), 2);
      assert.equal(await page.locator('#said .allowed').count(), 1);
      await page.locator('koban-board .wheel').first().waitFor();
      const text = page.locator('#text');
      assert.match(await text.inputValue(), /moves: .* B b6 W f5\n$/);
      // Without the play nothing is forbidden; a click plays it again.
      await text.press('ControlOrMeta+End');
      for (let n = 0; n < '\n W f5'.length; n++) await page.keyboard.press('Backspace');
      await page.waitForFunction(() => document.querySelectorAll('#said .allowed').length === 4);
      // The grid of the board that is shown; its points are on the lines.
      const grid = page.locator('koban-board .koban-grid').last();
      const { x, y, width, height } = await grid.boundingBox();
      // A click on a stone is no play.
      await page.mouse.click(x + width, y + height);
      assert.match(await text.inputValue(), /B b6\s*$/);
      await page.mouse.click(x + (width * 5) / 6, y + (height * 2) / 6);
      await page.locator('#said .forbidden').waitFor();
      assert.match(await text.inputValue(), /moves: .* B b6 W f5\s*$/);
      await page.locator('#again').click();
      await page.locator('#said .forbidden').waitFor();
      await page.locator('#open').click();
      await page.frameLocator('#board iframe').locator('.koban-grid').first().waitFor();
      assert.match(await page.locator('.cm-content').textContent(), /W f5/);
    },
  ]),
  [
    'opens each question of the table of outcomes as a position',
    async ({ open, site }) => {
      const page = await open('index.html', { ready: false });
      const links = await page
        .locator('section td a')
        .evaluateAll((nodes) => nodes.map((node) => [node.textContent, node.getAttribute('href')]));
      assert.equal(links.length, 9);
      assert.deepEqual(
        [...new Set(links.map(([word]) => word))],
        [
          'White is captured',
          'Black is captured',
          'draw, unless a player deviates',
          'no result, if both agree',
        ],
      );
      await page.goto(site.address + links[0][1]);
      await page.frameLocator('#board iframe').locator('.koban-grid').first().waitFor();
      assert.match(
        await page.locator('.cm-content').textContent(),
        /expect: black kills a7 when black begins/,
      );
    },
  ],
  [
    'shows what it found with the words around it, identifiers as a whole',
    async ({ open }) => {
      const page = await open('index.html', { ready: false });
      await page.fill('#search', 'koban.rules');
      const found = page.locator('#found a');
      await found.first().waitFor();
      for (const text of await found.locator('small').allTextContents()) assert.match(text, /koban\.rules|…/);
      assert.match(await found.first().locator('mark').first().textContent(), /koban\.rules/i);
    },
  ],
  [
    'shows every page of the book, with one title, and asks nobody for anything',
    async ({ open, site }) => {
      assert.ok(pages.length > 40, `${pages.length} pages`);
      const page = await open('docs/index.html', { ready: false });
      for (const file of pages) {
        await page.goto(site.address + file);
        assert.equal(await page.locator('h1').count(), 1, file);
        assert.notEqual((await page.locator('h1').textContent()).trim(), '', file);
        if (!HOMES.test(file)) assert.ok((await page.locator('.contents a').count()) > 20, file);
        const { length } = readFileSync(join(DIST, file));
        assert.ok(length < MOST_BYTES, `${file}: ${length} bytes`);
      }
    },
  ],
  [
    'leads each link of a page that has moved to where its part is now, and any other to what took its place',
    async ({ open, site }) => {
      const page = await open('404.html', { ready: false });
      for (const [from, given] of Object.entries(moved)) {
        const { '': to, ...parts } = typeof given === 'string' ? { '': given } : given;
        for (const [part, target] of Object.entries({ '': to, 'no-such-part': to, ...parts })) {
          // Another page before, since a fragment alone loads nothing.
          await page.goto(`${site.address}404.html`);
          await page.goto(`${site.address}${from}${part && `#${part}`}`, { waitUntil: 'commit' });
          await page.waitForURL(site.address + target);
          const anchor = target.split('#')[1];
          if (anchor) assert.equal(await page.locator(`[id="${anchor}"]`).count(), 1, target);
        }
      }
    },
  ],
  [
    'shows the gallery as cards, each with a board that leads to its page',
    async ({ open }) => {
      const page = await open('examples/index.html', { ready: false });
      const cards = page.locator('.cards a');
      assert.ok((await cards.count()) > 15);
      assert.equal(
        await page.locator('.cards svg:not(.koban-cycle)').count(),
        await page.locator('.cards li').count(),
      );
      // Positions whose moves go round have their wheel.
      assert.ok((await page.locator('.cards svg.koban-cycle').count()) > 3);
      await page.getByRole('link', { name: 'Spight’s hot stones' }).first().click();
      await page.waitForURL(/examples\/spight\.html$/);
      await page.goBack();
      await assertAccessible(page);
    },
  ],
  [
    'lets the boards of the gallery play',
    async ({ open }) => {
      const page = await open('examples/09-sending-two.html', { ready: false });
      const stages = page.locator('.koban-stage');
      assert.ok((await stages.count()) > 4);
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
      await page.waitForFunction(() => document.querySelector('input')?.value === '09-sending-two.md');
      await page.frameLocator('#board iframe').locator('.koban-grid').first().waitFor();
    },
  ],
  [
    'judges a figure of the gallery under the rule that a reader chooses',
    async ({ open }) => {
      const page = await open('examples/09-sending-two.html', { ready: false });
      const figure = page.getByRole('figure', { name: 'Sending two, returning one', exact: true });
      const pressed = (rule) => figure.getByRole('button', { name: rule, pressed: true });
      const picture = figure.locator('svg').first();
      await pressed('Positional superko: forbidden').waitFor();
      assert.match(await picture.textContent(), /forbidden/i);
      await figure.getByRole('button', { name: 'Natural situational superko: allowed' }).click();
      await pressed('Natural situational superko: allowed').waitFor();
      assert.doesNotMatch(await picture.textContent(), /forbidden/i);
      // The keys stay with the row, and digits go on choosing.
      await page.keyboard.press('ArrowLeft');
      await figure.getByText('2 / 3').waitFor();
      await page.keyboard.press('1');
      await pressed('Positional superko: allowed').waitFor();
      await figure.getByText('2 / 3').waitFor();
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
      for (const file of [
        'index.html',
        'about.html',
        '404.html',
        'examples/01-what-is-a-ko.html',
        'docs/reference/diagnostics.html',
      ]) {
        await page.setViewportSize({ width: 1200, height: 800 });
        await page.goto(site.address + file);
        await assertAccessible(page);
        await page.setViewportSize({ width: 360, height: 700 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 360, `${file}: ${wide} pixels wide`);
        await assertAccessible(page);
      }
    },
  ]),
  ...['light', 'dark'].map((colorScheme) => [
    `has boards in the colors of a ${colorScheme} system that chooses all colors, in pages and in the playground`,
    async ({ open }) => {
      const page = await open('examples/09-sending-two.html', {
        ready: false,
        colorScheme,
        forcedColors: 'active',
      });
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
      // Grounds and coordinates of boards that stand still are shared.
      for (const picture of [stage.locator('svg.board'), page.locator('svg.shared')]) {
        assert.equal(await fill(picture, '.koban-board'), ground);
        assert.equal(await fill(picture, '.koban-coordinates text'), ink);
      }
      await page.goto(page.url().replace('examples/09-sending-two.html', 'playground/'));
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
