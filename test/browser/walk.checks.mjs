/** The timeline, lines of a tree, other rules, keys. */
import assert from 'node:assert/strict';
import { THEMES } from './page.mjs';
import { assertAccessible } from './player.checks.mjs';

const index = (page) => page.locator('.slider').inputValue().then(Number);

export const walkChecks = [
  [
    'of twenty lines from one move the row holds all, the one that is taken in sight, and the page is no wider',
    async ({ open, sequences: { CROWDED, LAST_OF_CROWD, LONG_TITLE } }) => {
      for (const [sequence, index] of [
        [CROWDED, 2],
        [LAST_OF_CROWD, 3],
        [LONG_TITLE, 3],
      ]) {
        const page = await open({ viewport: { width: 400, height: 700 } });
        await page.show(sequence, index);
        assert.equal(await page.locator('.way[data-way]:not(.out)').count(), 21);
        const [width, tall] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.scrollHeight,
        ]);
        assert.deepEqual([width, tall], [400, 700]);
        const box = await page.locator('.way.taken').boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= 400, `the way taken is at ${box.x}, ${box.width} wide`);
        // Keys reach the last one, which is scrolled to.
        await page.locator('.way').last().focus();
        const last = await page.locator('.way').last().boundingBox();
        assert.ok(last.x + last.width <= 400, `the last way is at ${last.x}`);
      }
    },
  ],
  [
    'timeline: where nothing has the focus, the user of a screen reader comes to it, and what steps is said once',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      const slider = page.getByRole('slider', { name: 'Move' });
      const focused = (one, selector) => one.locator(`${selector}:focus`).waitFor();
      const hears = (one) => one.evaluate(() => document.body.classList.add('vscode-using-screen-reader'));
      const announced = () => page.locator('.announced').textContent();
      await page.show(TRIPLE_KO, 0);
      assert.equal(await page.locator('.slider:focus').count(), 0);
      await hears(page);
      await page.evaluate(() => window.dispatchEvent(new FocusEvent('focus')));
      await focused(page, '.slider');
      assert.equal(await slider.getAttribute('aria-valuetext'), 'Start, Black to play, 6 moves in all');
      await page.keyboard.press('ArrowRight');
      assert.match(await slider.getAttribute('aria-valuetext'), /^Move 1, Black D6 takes D5/);
      assert.equal(await announced(), '');
      await page.getByRole('button', { name: 'Forward' }).click();
      assert.equal(await announced(), 'Move 2, White B5 takes B6');
      const still = await open();
      await hears(still);
      await still.show({ ...TRIPLE_KO, frames: TRIPLE_KO.frames.slice(0, 1), tree: undefined }, 0);
      await focused(still, '[role="option"]');
    },
  ],
  [
    'timeline: every fact has a sign of its own shape, and words',
    async ({ open, sequences: { TRIPLE_KO, TRIPLE_KO_BASIC, RECORD } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 0);
      const count = (fact) => page.locator(`.rail .fact-${fact}`).count();
      assert.deepEqual([await count('forbidden'), await count('repeats')], [3, 0]);
      assert.equal(await page.locator('.rail .bead').count(), 6);
      const slider = page.getByRole('slider', { name: 'Move' });
      const description = await slider.evaluate(
        (node) => document.getElementById(node.getAttribute('aria-describedby')).textContent,
      );
      assert.equal(description, 'Forbidden moves: 4, 5 and 6.');
      const shapes = new Map();
      for (const [version, sequence] of [TRIPLE_KO, TRIPLE_KO_BASIC, RECORD].entries()) {
        await page.show({ ...sequence, version }, 0);
        const facts = await page
          .locator('.rail .fact')
          .evaluateAll((all) => all.map((one) => [one.getAttribute('class'), one.getAttribute('d')]));
        for (const [kind, shape] of facts) shapes.set(kind, shape);
      }
      assert.ok(shapes.size >= 3, [...shapes.keys()].join());
      // A comment, a name and marks are notes, and have one.
      const notes = [...shapes.keys()].filter((kind) => /-(?:comment|name|marks)/.test(kind)).length;
      assert.ok(notes > 0);
      assert.equal(new Set(shapes.values()).size, shapes.size - notes + 1);
    },
  ],
  [
    'timeline: what lies under the pointer is told, and a press goes there',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 0);
      const box = await page.locator('.slider').boundingBox();
      const x = (i) => box.x + 9 + ((box.width - 18) * i) / 6;
      await page.mouse.move(x(4), box.y + box.height / 2);
      assert.equal(await page.locator('.peek').textContent(), '4 White D5 takes D6 · forbidden');
      await page.mouse.move(x(5), box.y + box.height / 2);
      await page.mouse.down();
      assert.equal(await index(page), 5);
      await page.mouse.move(x(2), box.y + box.height / 2, { steps: 3 });
      await page.mouse.up();
      assert.equal(await index(page), 2);
    },
  ],
  [
    'timeline: keeps 2,000 moves legible: a bounded number of signs, none upon another, none forgotten',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open({ viewport: { width: 300, height: 640 } });
      const { frames } = TRIPLE_KO;
      const many = Array.from({ length: 2000 }, (_, i) => ({
        ...frames[1 + (i % 6)],
        index: i + 1,
        number: `${i + 1}`,
      }));
      await page.show({ ...TRIPLE_KO, frames: [frames[0], ...many] }, 1000);
      const { signs, overlaps, ticks } = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.rail .fact')].map((node) =>
          node.getBoundingClientRect(),
        );
        let overlaps = 0;
        for (const [i, a] of boxes.entries())
          for (const b of boxes.slice(i + 1))
            if (Math.abs(a.top - b.top) < 12 && a.left < b.right - 1 && b.left < a.right - 1) overlaps++;
        return { signs: boxes.length, overlaps, ticks: document.querySelectorAll('.rail .fact-tick').length };
      });
      assert.equal(overlaps, 0);
      assert.ok(signs > 20 && signs < 80, `${signs} signs`);
      assert.ok(ticks > 0);
      await page.keyboard.press('n');
      assert.ok((await index(page)) > 1000);
    },
  ],
  [
    'branches: are shown where they leave, and entered and left by mouse and by keys',
    async ({ open, sequences: { LINES } }) => {
      const page = await open({ viewport: { width: 400, height: 700 } });
      const [root] = LINES;
      const { lines } = root.tree;
      // As the extension does it: what is asked for comes.
      const answered = async () => {
        const asked = (await page.sent('line')).at(-1);
        await page.show(LINES[asked.line], asked.index);
        return asked;
      };
      await page.show(root, 2);
      const hint = page.getByRole('button', { name: 'Branches after move 3' });
      await hint.click();
      assert.equal(await index(page), 3);
      const ways = page.getByRole('navigation', { name: 'Branches' }).locator('.ways .way');
      assert.equal(await ways.count(), 2);
      assert.equal(await ways.first().getAttribute('aria-current'), 'true');
      assert.match(await ways.nth(1).textContent(), /^White pass/);
      await ways.nth(1).click();
      const { line } = await answered();
      assert.deepEqual([lines[line].parent, lines[line].after, await index(page)], [0, 3, 4]);
      assert.match(
        await page.locator('.announced').textContent(),
        new RegExp(`^${lines[line].title}: Move 4`),
      );
      // Up to the way of the other line, down again, and out.
      await page.evaluate(() => document.activeElement.blur());
      await page.keyboard.press('ArrowUp');
      assert.deepEqual([(await answered()).line, await index(page)], [0, 4]);
      await page.keyboard.press('ArrowDown');
      assert.deepEqual([(await answered()).line, await index(page)], [line, 4]);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowRight');
      assert.equal((await page.sent('line')).length, 3, 'back and forth stays in the line');
      await page.keyboard.press('Backspace');
      assert.deepEqual([(await answered()).line, await index(page)], [0, 3]);
      // On beyond the end, into what continues the line.
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      const on = await answered();
      assert.deepEqual([lines[on.line].parent, lines[on.line].after], [0, root.frames.length - 1]);
    },
  ],
  [
    'branches: every line of the tree can be walked, and the board never moves',
    async ({ open, sequences: { LINES } }) => {
      const page = await open({ viewport: { width: 400, height: 700 } });
      await page.show(LINES[0], 0);
      const first = await page.locator('svg.board').boundingBox();
      for (const line of LINES) {
        await page.show(line, line.frames.length - 1);
        assert.deepEqual(await page.locator('svg.board').boundingBox(), first);
        await page.keyboard.press('Home');
        assert.deepEqual(await page.locator('svg.board').boundingBox(), first);
      }
      await assertAccessible(page);
    },
  ],
  [
    'rule: another one is asked for, and shown with its verdicts and marks',
    async ({ open, sequences: { TRIPLE_KO, TRIPLE_KO_PSK } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 4);
      const segment = (name) => page.locator('.lens').getByRole('button', { name });
      const pressed = () => page.locator('.lens-rule[aria-pressed=true]').textContent();
      assert.equal(await page.locator('.koban-hot').count(), 3);
      await page.locator('.lens-others').selectOption('basic');
      await segment(/^Positional superko/).click();
      const { uri } = TRIPLE_KO;
      assert.deepEqual(
        await page.sent('rule'),
        ['basic', 'psk'].map((rule) => ({ type: 'rule', uri, entry: 0, rule })),
      );
      await page.show(TRIPLE_KO_PSK, 4);
      assert.deepEqual([await pressed(), await index(page)], ['Positional', 4]);
      assert.equal(await page.locator('.koban-hot').count(), 0);
      assert.match(
        await page.locator('.announced').textContent(),
        /^Judged under Positional superko: Move 4/,
      );
      assert.deepEqual((await page.state()).rule, 'psk');
      await page.keyboard.press('R');
      assert.equal((await page.sent('rule')).at(-1).rule, null);
      await assertAccessible(page);
    },
  ],
  [
    'keys: all are listed, and the list goes away by Escape without leaving a trace',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 2);
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog', { name: 'Keys' });
      await dialog.waitFor();
      await assertAccessible(page);
      await page.keyboard.press('ArrowRight');
      assert.equal(await index(page), 2);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await page.keyboard.press('ArrowRight');
      assert.equal(await index(page), 3);
      await page.getByRole('button', { name: 'Keys' }).click();
      await dialog.waitFor();
      assert.deepEqual(await page.sent('back'), []);
    },
  ],
  [
    'the legend comes when it is wanted, with a script of its own, and goes when it is read',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 6);
      const legend = page.getByRole('region', { name: 'Signs', exact: true });
      const scripts = page.locator('script[src*="help.js"]');
      assert.equal(await scripts.count(), 0);
      await page.tell({ type: 'settings', coordinates: 'western', legend: true });
      await legend.waitFor();
      assert.match(await legend.textContent(), /forbidden under/);
      assert.equal((await page.sent('legend')).length, 1);
      await legend.getByRole('button').click();
      await legend.waitFor({ state: 'hidden' });
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      assert.equal(await scripts.count(), 1);
    },
  ],
  [
    'keys: speed up and down, marked moves',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 0);
      const speed = (words) => page.getByRole('button', { name: `Speed: ${words} per second` }).waitFor();
      await page.keyboard.press('+');
      await speed('2 moves');
      for (let i = 0; i < 3; i++) await page.keyboard.press('-');
      await speed('0.5 moves');
      await page.keyboard.press('n');
      assert.equal(await index(page), 4);
      await page.keyboard.press('n');
      await page.keyboard.press('p');
      assert.equal(await index(page), 4);
    },
  ],
  [
    'branches and timeline are accessible in every theme (axe-core)',
    async ({ open, sequences: { LINES } }) => {
      const page = await open({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
      await page.show(LINES[1], 4);
      for (const theme of Object.keys(THEMES)) {
        await page.setTheme(theme);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        await assertAccessible(page);
      }
    },
  ],
];
