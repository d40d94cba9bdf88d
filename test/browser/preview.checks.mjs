/**
 * Pages of the Markdown preview in a browser, under the policy of VS Code's preview: figures without the script, players with it. Also holds what
 * the painter of `koban render` makes to what a browser makes of the same pictures.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { DEEP, holdClock, keep, load, THEMES } from './page.mjs';
import { OF_COLORS } from './player.checks.mjs';
import { openNotebook, openPreview, prepare } from './preview-page.mjs';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

function same(actual, expected, what) {
  const [a, e] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== e) throw new Error(`${what}: expected ${e}, got ${a}`);
}

/** Puts the page into a tree of its own, as notebooks do with a cell. Runs in the page. */
function intoCell() {
  const main = document.querySelector('main');
  const cell = document.createElement('div');
  cell.id = 'cell';
  const root = cell.attachShadow({ mode: 'open' });
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.cloneNode());
  const loaded = sheets.map((link) => new Promise((done) => link.addEventListener('load', done)));
  main.replaceWith(cell);
  root.append(...sheets, main);
  return Promise.all(loaded);
}

/** axe-core, run from outside of the page's policy. */
async function violations(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(AXE, 'utf8'));
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations: found } = await page.evaluate((given) => window.axe.run(document, given), options);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** @param {string} folder where the pictures go */
export function previewChecks(folder) {
  const looks = Object.keys(THEMES).map((theme, i) => [
    `preview: no violation of accessibility rules, ${theme}`,
    async ({ pool }) => {
      const page = await openPreview(pool, { theme });
      const rules = i === 0 || DEEP ? undefined : OF_COLORS;
      if (i === 0) same(await violations(page), [], 'before stepping');
      await page.getByRole('button', { name: 'Forward' }).first().click();
      same(await violations(page, rules), [], 'after stepping');
      await keep(page, { path: join(folder, `preview-${theme}.png`) });
      await page.done();
    },
    true,
  ]);
  return [
    ...looks,
    [
      'preview: a matrix of boards scrolls in a narrow page, beside the names of its rows',
      async ({ pool }) => {
        const page = await openPreview(pool, { scripts: false, width: 500 });
        const found = await page.evaluate(() => {
          const picture =
            "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='81' height='45'/>#x.svg";
          const cells = Array.from(
            { length: 10 },
            () => `<td><img width="81" height="45" src="${picture}"></td>`,
          ).join('');
          document.querySelector('main').innerHTML = `<table><tr><td>name</td>${cells}</tr></table>`;
          const table = document.querySelector('table');
          table.scrollLeft = 10_000;
          const [first, last] = [table.querySelector('td'), [...table.querySelectorAll('td')].at(-1)];
          const { clientWidth, scrollWidth } = document.documentElement;
          return {
            fits: scrollWidth <= clientWidth,
            scrolls: table.scrollLeft > 0,
            name: first.getBoundingClientRect().left >= 0,
            last: last.getBoundingClientRect().right <= clientWidth,
          };
        });
        same(found, { fits: true, scrolls: true, name: true, last: true }, 'the matrix');
        await page.done();
      },
    ],
    [
      'preview: figures need no script',
      async ({ pool }) => {
        const page = await openPreview(pool, { scripts: false });
        same(await page.locator('.koban-svg').count(), 3, 'boards');
        same(
          await page.locator('.koban-moves').allTextContents(),
          ['Moves 1–2: 2 at C3 (forbidden)', 'Moves 2–4'],
          'captions',
        );
        const { width, height } = await page.locator('.koban-svg').first().boundingBox();
        if (width < 80 || height < 80) throw new Error(`the board is only ${width} by ${height}`);
        await page.done();
      },
    ],
    [
      'preview: steps by buttons and keys, and says what happens',
      async ({ pool }) => {
        const page = await openPreview(pool);
        const figure = page.locator('.koban-entry').first();
        const shows = (text) => figure.locator('.count', { hasText: text }).waitFor();
        await shows('2 / 2');
        await figure.getByRole('button', { name: 'First' }).click();
        await shows('0 / 2');
        await page.keyboard.press('ArrowRight');
        await shows('1 / 2');
        await figure.locator('.caption', { hasText: 'Move 1, White B3' }).waitFor();
        await page.keyboard.press('End');
        await figure.locator('.caption', { hasText: 'Forbidden under' }).waitFor();
        await page.keyboard.press('ArrowLeft');
        await shows('1 / 2');
        await page.done();
      },
    ],
    [
      'preview: players speak the language that the page was made in, and the next when it is made anew',
      async ({ pool }) => {
        const page = await openPreview(pool, { language: 'ja' });
        const figure = page.locator('.koban-entry').first();
        const button = (name) => figure.getByRole('button', { name });
        const alt = () => figure.locator('svg.board').getAttribute('aria-label');
        await button('最初へ').click();
        await button('進む').click();
        if (!/碁盤/.test(await alt())) throw new Error(await alt());
        await figure.locator('.caption', { hasText: '白' }).waitFor();
        // Another language, as the editor renders the page when the setting changes.
        const { previewIn, previewOf } = await prepare();
        const markdown = '```goban\n# Ko\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n```\n';
        const put = (html) =>
          page.evaluate((html) => {
            const made = new DOMParser().parseFromString(html, 'text/html').querySelector('.koban-stage');
            document.querySelector('.koban-stage').dataset.koban = made.dataset.koban;
          }, html);
        await put(await previewIn('ko', markdown));
        await button('앞으로').waitFor();
        await button('처음').click();
        if (!/[가-힣]/.test(await alt())) throw new Error(await alt());
        await put(previewOf(markdown));
        await button('Forward').click();
        if (!/^Go board/.test(await alt())) throw new Error(await alt());
        await page.done();
      },
    ],
    [
      'preview: a language that cannot be loaded leaves the buttons in English',
      async ({ pool }) => {
        const page = await openPreview(pool, { language: 'zh-hans' });
        await page.getByRole('button', { name: 'Forward' }).first().click();
        await page.locator('.count', { hasText: '1 / 2' }).first().waitFor();
        await page.close();
      },
    ],
    [
      'preview: cells of notebooks are in the language that the extension names',
      async ({ pool }) => {
        const page = await openNotebook(pool);
        const says = (text) => page.locator('.koban-moves', { hasText: text }).waitFor();
        await says('forbidden');
        await page.evaluate(() => tellNotebook({ type: 'settings', koban: {}, language: 'ja' }));
        await says('禁止');
        await page.evaluate(() => tellNotebook({ type: 'settings', koban: {}, language: 'en' }));
        await says('forbidden');
        await page.close();
      },
    ],
    [
      'preview: plays to the end',
      async ({ pool }) => {
        const page = await openPreview(pool);
        const figure = page.locator('.koban-entry').first();
        const clock = await holdClock(page);
        await figure.getByRole('button', { name: 'Play' }).click();
        await figure.getByRole('button', { name: 'Pause' }).waitFor();
        for (const shown of ['0 / 2', '1 / 2', '2 / 2']) {
          await figure.locator('.count', { hasText: shown }).waitFor();
          if (shown !== '2 / 2') await clock.tick();
        }
        await figure.getByRole('button', { name: 'Play' }).waitFor();
        await page.done();
      },
    ],
    [
      'preview: a player stays where it is when the page is rendered again, and follows its text',
      async ({ pool }) => {
        const page = await openPreview(pool);
        const figure = page.locator('.koban-entry').first();
        await figure.getByRole('button', { name: 'First' }).click();
        await page.evaluate(() => window.dispatchEvent(new CustomEvent('vscode.markdown.updateContent')));
        await figure.locator('.count', { hasText: '0 / 2' }).waitFor();
        await page.evaluate(() => {
          const stage = document.querySelector('.koban-stage');
          const data = JSON.parse(stage.dataset.koban);
          stage.dataset.koban = JSON.stringify({ ...data, frames: data.frames.slice(0, 2) });
          window.dispatchEvent(new CustomEvent('vscode.markdown.updateContent'));
        });
        await figure.locator('.count', { hasText: '0 / 1' }).waitFor();
        await page.done();
      },
    ],
    [
      'preview: content that comes after the script becomes players, too',
      async ({ pool }) => {
        const page = await openPreview(pool);
        await page.evaluate(() => {
          const copy = document.querySelector('.koban-fence').cloneNode(true);
          copy.id = 'late';
          document.querySelector('main').append(copy);
        });
        await page.locator('#late').getByRole('button', { name: 'Forward' }).waitFor();
        await page.done();
      },
    ],
    [
      'preview: on paper it is the figure, whatever the player shows',
      async ({ pool }) => {
        const page = await openPreview(pool);
        await page.getByRole('button', { name: 'First' }).first().click();
        await page.emulateMedia({ media: 'print' });
        if (!(await page.locator('.koban-svg').first().isVisible()))
          throw new Error('the figure is not printed');
        if (await page.locator('.bar').first().isVisible()) throw new Error('the buttons are printed');
        await keep(page, { path: join(folder, 'preview-print.png') });
        await page.done();
      },
    ],
    [
      'preview: the look in the colors of the editor follows them, in cells of notebooks too, but for high contrast and paper',
      async ({ pool }) => {
        const colors = (page) =>
          page.evaluate(() => {
            const cell = document.querySelector('#cell')?.shadowRoot ?? document;
            const board = cell.querySelector('.koban-svg [fill^="var(--koban-board"]');
            const line = cell.querySelector('.koban-svg [stroke^="var(--koban-line"]');
            return [getComputedStyle(board).fill, getComputedStyle(line).stroke];
          });
        const set = (page, name, value) =>
          page.evaluate(
            ([name, value]) => document.documentElement.style.setProperty(`--vscode-editor-${name}`, value),
            [name, value],
          );
        for (const theme of Object.keys(THEMES)) {
          const page = await openPreview(pool, { theme, settings: { look: 'theme' }, scripts: false });
          for (const notebook of [false, true]) {
            // A notebook shows each cell in a tree of its own, with a copy of the style.
            if (notebook) await page.evaluate(intoCell);
            const before = await colors(page);
            await set(page, 'background', 'rgb(10, 60, 30)');
            const green = await colors(page);
            const moved = green[0] !== before[0];
            if (!moved) throw new Error(`${theme}: the board stays ${before[0]}, notebook: ${notebook}`);
            await set(page, 'foreground', 'rgb(250, 20, 200)');
            const pink = await colors(page);
            same(pink[1] !== green[1], !theme.startsWith('high'), `${theme}: lines follow the text`);
            await page.emulateMedia({ media: 'print' });
            same(await colors(page), ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'], `${theme}: on paper`);
            await page.emulateMedia({ media: 'screen' });
            const { variables } = THEMES[theme];
            await set(page, 'background', variables['editor-background']);
            await set(page, 'foreground', variables['editor-foreground']);
            same(await colors(page), before, `${theme}: and back`);
          }
          await keep(page, { path: join(folder, `preview-look-theme-${theme}.png`) });
          await page.done();
        }
      },
    ],
    [
      'preview: high contrast reaches players, which are trees of their own',
      async ({ pool }) => {
        for (const [theme, isHigh] of [
          ['dark', false],
          ['high-contrast', true],
          ['high-contrast-light', true],
        ]) {
          const page = await openPreview(pool, { theme });
          const first = (selector, name) =>
            page
              .locator(selector)
              .first()
              .evaluate((node, name) => getComputedStyle(node)[name], name);
          await page.getByRole('button', { name: 'Forward' }).first().click();
          const edge = await first('.bar button:enabled', 'borderTopColor');
          same(edge !== 'rgba(0, 0, 0, 0)', isHigh, `${theme}: edges of buttons`);
          const rim = await first('svg.board .koban-black', 'strokeWidth');
          same(rim === '1.6px', isHigh, `${theme}: rims of stones`);
          await page.done();
        }
      },
    ],
    [
      'preview: data that is none of ours leaves the figure as it is',
      async ({ pool }) => {
        const page = await openPreview(pool);
        await page.evaluate(() => {
          for (const data of ['', '{', '[]', '{"frames":[{}]}', '{"title":"","frames":1}']) {
            const div = document.createElement('div');
            div.className = 'koban-stage';
            div.dataset.koban = data;
            document.body.append(div);
          }
          window.dispatchEvent(new CustomEvent('vscode.markdown.updateContent'));
        });
        same(
          await page.evaluate(
            () => [...document.querySelectorAll('.koban-stage')].filter((n) => n.shadowRoot).length,
          ),
          2,
          'players',
        );
        await page.done();
      },
    ],
    ...['light', 'dark', 'print'].map((theme) => [
      `pictures: the painter and the browser agree, ${theme}`,
      async ({ pool }) => {
        const { pictureOf } = await prepare();
        const { svg, png, width, height } = pictureOf(theme);
        const page = await pool.take(1);
        const body = `<!DOCTYPE html><body style="margin:0;background:#fff">${svg}`;
        await load(page, { '': { type: 'text/html; charset=utf-8', body } }, { viewport: { width, height } });
        const [ours, theirs] = [decode(png), decode(await page.screenshot())];
        await page.close();
        same([ours.width, ours.height], [theirs.width, theirs.height], 'size');
        let sum = 0;
        let far = 0;
        for (let i = 0; i < width * height; i++) {
          for (let n = 0; n < 3; n++) {
            const off = Math.abs(ours.data[i * ours.channels + n] - theirs.data[i * theirs.channels + n]);
            sum += off;
            if (off > 64) far++;
          }
        }
        const mean = sum / (width * height * 3);
        // Letters are of other fonts, and edges are smoothed in another way; all else is the same.
        if (mean > 2.5 || far > width * height * 0.03)
          throw new Error(`off by ${mean.toFixed(2)} of 255 on average, ${far} values by more than 64`);
      },
    ]),
  ];
}
