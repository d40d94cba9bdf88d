/** The Markdown preview and its text: clicks on boards, the text cursor, and the layers of a player. */
import { openPreview } from './preview-page.mjs';

function same(actual, expected, what) {
  const [a, e] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== e) throw new Error(`${what}: expected ${e}, got ${a}`);
}

/** Lines that VS Code's own script would go to; in the page, as it reckons them. Runs in the page. */
function rememberLines() {
  window.wentTo = [];
  document.addEventListener('dblclick', ({ pageY }) => {
    const fences = [...document.querySelectorAll('.koban-fence')];
    const fence = fences.findLast((one) => one.getBoundingClientRect().top + scrollY <= pageY);
    const end = fence.querySelector('.koban-end');
    const [from, to] = [fence, end].map((one) => one.getBoundingClientRect().top + scrollY);
    const [first, last] = [Number(fence.dataset.line), Number(end.dataset.line)];
    window.wentTo.push(Math.floor(first + ((pageY - from) / (to - from)) * (last - first)));
  });
}

/** White has a real eye at C3, and no move changes that. */
const EYE =
  '```goban\n+-----------+\n| . O O . . |\n| O O . O . |\n| . O O X . |\n| . . X . . |\n+-----------+\nmoves: B e1\n```\n';

const wentTo = (page, count) =>
  page
    .waitForFunction((n) => window.wentTo.length >= n && window.wentTo, count)
    .then((all) => all.jsonValue());

export const previewSourceChecks = () => [
  [
    'preview: a click on a board goes to its entry, and the button to the line of the move',
    async ({ pool }) => {
      const page = await openPreview(pool, { beside: true });
      await page.evaluate(rememberLines);
      const board = page.locator('.koban-svg').first();
      const { width, height } = await board.boundingBox();
      await board.click({ position: { x: width / 2, y: height / 2 } });
      same(await wentTo(page, 1), [5], 'a click');
      const figure = page.locator('.koban-entry').first();
      await figure.getByRole('button', { name: 'First' }).click();
      await figure.getByRole('button', { name: 'Forward' }).click();
      await figure.getByRole('button', { name: 'Go to the text' }).click();
      same(await wentTo(page, 2), [5, 12], 'the button');
      await page.done();
    },
  ],
  [
    'preview: a double click on a stone goes to the line of its move, or to its row',
    async ({ pool }) => {
      const page = await openPreview(pool, { beside: true });
      await page.evaluate(rememberLines);
      const figure = page.locator('.koban-entry').first();
      await figure.getByRole('button', { name: 'First' }).click();
      const centers = () =>
        figure.locator('svg.board .koban-white > circle').evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width } = one.getBoundingClientRect();
            return { x: x + width / 2, y: y + width / 2 };
          }),
        );
      const before = (await centers()).map(({ x, y }) => `${x} ${y}`);
      await figure.getByRole('button', { name: 'Forward' }).click();
      const played = (await centers()).find(({ x, y }) => !before.includes(`${x} ${y}`));
      await page.mouse.dblclick(played.x, played.y);
      same(await wentTo(page, 1), [12], 'a double click on move 1');
      // Of the stones of the diagram the first is in its first row, and the last in its third.
      const drawn = await centers();
      await page.mouse.dblclick(drawn[0].x, drawn[0].y);
      same(await wentTo(page, 2), [12, 8], 'a double click on a stone of the first row');
      const low = Math.max(...drawn.map(({ y }) => y));
      await page.mouse.dblclick(drawn.find(({ y }) => y === low).x, low);
      same((await wentTo(page, 3)).at(-1), 10, 'a double click on a stone of the third row');
      await page.done();
    },
    false,
    'two clicks that are a double click (Input.dispatchMouseEvent with clickCount)',
  ],
  [
    'preview: the cursor on a move or a claim steps the board there',
    async ({ pool }) => {
      const page = await openPreview(pool, { beside: true });
      const says = (line, source = 'file:///page.md') =>
        page.evaluate(
          (data) => window.postMessage({ type: 'onDidChangeTextEditorSelection', ...data }, '*'),
          { line, source },
        );
      const second = page.locator('.koban-entry').nth(1);
      await second.getByRole('button', { name: 'First' }).click();
      await second.locator('.count', { hasText: '0 / 3' }).waitFor();
      await says(21, 'file:///other.md');
      await says(21);
      await second.locator('.count', { hasText: '3 / 3' }).waitFor();
      await page.locator('.koban-entry').first().locator('.count', { hasText: '2 / 2' }).waitFor();
      await page.done();
    },
  ],
  [
    'preview: a player shows the values of eyes and hides hot stones when it is asked to',
    async ({ pool }) => {
      const page = await openPreview(pool, { beside: true, markdown: EYE });
      const figure = page.locator('.koban-entry').first();
      const eyes = figure.getByRole('button', { name: 'Show the values of eyes' });
      same(await eyes.getAttribute('aria-pressed'), 'false', 'pressed');
      await figure.getByRole('button', { name: 'First' }).click();
      const texts = figure.locator('svg.board text');
      const bare = await texts.count();
      await eyes.click();
      same(await eyes.getAttribute('aria-pressed'), 'true', 'pressed');
      await texts.nth(bare).waitFor();
      await eyes.click();
      await texts.nth(bare).waitFor({ state: 'detached' });
      // Nothing is hot under basic ko.
      same(await figure.getByRole('button', { name: 'Show hot stones' }).count(), 0, 'buttons');
      await page.done();
    },
  ],
  [
    'preview: values of eyes come in parts, as far as they are read, until nobody wants them',
    async ({ pool }) => {
      const page = await openPreview(pool, { beside: true, markdown: EYE });
      const figure = page.locator('.koban-entry').first();
      const eyes = figure.getByRole('button', { name: 'Show the values of eyes' });
      await figure.getByRole('button', { name: 'First' }).click();
      const texts = figure.locator('svg.board text');
      const bare = await texts.count();
      await eyes.click();
      await texts.nth(bare).waitFor();
      const whole = await texts.count();
      // From here on the reader tells what this page says, and when.
      await page.evaluate(() => {
        globalThis.kobanEyes = (_shape, _rows, _value, tell) =>
          new Promise((done) => {
            globalThis.told = (kinds) => {
              const marks = kinds.map((kind, point) => ({
                point,
                mark: kind === 'unread' ? { kind } : { kind: 'eye', text: kind },
              }));
              const isWanted = tell(marks);
              if (!isWanted) done();
              return isWanted;
            };
          });
      });
      await figure.getByRole('button', { name: 'Last' }).click();
      await texts.nth(whole - 1).waitFor({ state: 'detached' });
      const tell = (...kinds) => page.evaluate((given) => globalThis.told(given), kinds);
      const dots = figure.locator('svg.board path[d="M-4.6 0h.01M0 0h.01M4.6 0h.01"]');
      const last = await texts.count();
      same(await tell('2b', 'unread', 'unread'), true, 'wanted');
      same([await texts.count(), await dots.count()], [last + 1, 2], 'values and dots');
      same(await tell('2b', '3', 'unread'), true, 'wanted');
      same([await texts.count(), await dots.count()], [last + 2, 1], 'values and dots');
      await eyes.click();
      same([await texts.count(), await dots.count()], [last, 0], 'values and dots');
      same(await tell('2b', '3', '4'), false, 'wanted');
      same([await texts.count(), await dots.count()], [last, 0], 'values and dots');
      // Switched on again, it asks again.
      await eyes.click();
      same(await dots.count(), 0, 'dots');
      await tell('2b', '3', '4');
      same(await texts.count(), last + 3, 'values');
      await page.done();
    },
  ],
];
