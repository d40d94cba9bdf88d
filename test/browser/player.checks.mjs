/** What the player must do, driven as a person would: keys, mouse, and messages from the extension. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DEEP, holdClock, THEMES } from './page.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rows as drawn: what stands at each center of a stone, read back from the circles. */
function drawnRows(page, columns, rows) {
  return page.evaluate(
    ([columns, rows]) => {
      const grid = Array.from({ length: rows }, () => Array(columns).fill('.'));
      const labels = document.querySelector('.koban-grid').getAttribute('d');
      const xs = [...new Set([...labels.matchAll(/M([\d.]+) [\d.]+V/g)].map((m) => Number(m[1])))];
      const ys = [...new Set([...labels.matchAll(/M[\d.]+ ([\d.]+)H/g)].map((m) => Number(m[1])))];
      for (const [layer, glyph] of [
        ['black', 'X'],
        ['white', 'O'],
      ]) {
        for (const stone of document.querySelectorAll(`.koban-${layer} > circle`)) {
          const x = xs.indexOf(Number(stone.getAttribute('cx')));
          const y = ys.indexOf(Number(stone.getAttribute('cy')));
          if (x < 0 || y < 0) throw new Error('a stone that is on no point');
          if (grid[y][x] !== '.') throw new Error('two stones on one point');
          grid[y][x] = glyph;
        }
      }
      return grid.map((row) => row.join(''));
    },
    [columns, rows],
  );
}

const index = (page) => page.locator('.slider').inputValue().then(Number);
const caption = (page) => page.locator('.caption').textContent();

/** Brings all that moves to its end, until nothing moves. */
export function settle(page) {
  return page.waitForFunction(() => {
    for (const animation of document.getAnimations()) animation.finish();
    return document.getAnimations().length === 0;
  });
}

/** Lets leaving stones be gone, then compares the board with the frame. */
async function assertShows(page, sequence, at) {
  await settle(page);
  assert.equal(await index(page), at);
  const { columns, rows } = sequence.shape;
  const expected = sequence.frames[at].rows.map((row) => row.replaceAll('?', '.'));
  assert.deepEqual(await drawnRows(page, columns, rows), expected);
}

export async function assertAccessible(page, rules) {
  // Evaluated by the test's own channel, which the policy of the page does not touch.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const found = await page.evaluate((given) => window.axe.run(document, given), options);
  const told = found.violations.map(
    (v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')} ${v.nodes[0]?.failureSummary}`,
  );
  assert.deepEqual(told, []);
}

/** Of the rules of axe-core, those that the colors of a theme can break. */
export const OF_COLORS = ['color-contrast'];

/** Holds that a page is accessible in all themes; they differ in colors alone, so only deep runs try all rules in each. */
export async function assertAccessibleInThemes(page, look = () => undefined) {
  for (const [i, theme] of Object.keys(THEMES).entries()) {
    await page.setTheme(theme);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await assertAccessible(page, i === 0 || DEEP ? undefined : OF_COLORS);
    await look(theme);
  }
}

export const checks = [
  [
    'says that it is ready, once, and asks for nothing else',
    async ({ open }) => {
      const page = await open();
      assert.deepEqual(await page.evaluate(() => window.host.sent), [{ type: 'ready' }]);
      assert.match(await page.locator('.notice').textContent(), /cursor/);
      assert.equal(await page.locator('.player').isVisible(), false);
      await assertAccessible(page);
    },
  ],
  [
    'keys step through the moves and stop at the ends',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 0);
      await assertShows(page, TRIPLE_KO, 0);
      await page.keyboard.press('ArrowLeft');
      await assertShows(page, TRIPLE_KO, 0);
      for (let i = 1; i <= 6; i++) {
        await page.keyboard.press('ArrowRight');
        await assertShows(page, TRIPLE_KO, i);
      }
      await page.keyboard.press('ArrowRight');
      await assertShows(page, TRIPLE_KO, 6);
      await page.keyboard.press('Home');
      await assertShows(page, TRIPLE_KO, 0);
      await page.keyboard.press('End');
      await assertShows(page, TRIPLE_KO, 6);
      await page.keyboard.press('ArrowLeft');
      await assertShows(page, TRIPLE_KO, 5);
      await page.keyboard.press('Control+ArrowLeft');
      await assertShows(page, TRIPLE_KO, 5);
      const told = (await page.sent('at')).map((m) => [m.index, m.byUser, m.uri, m.entry]);
      const uri = TRIPLE_KO.uri;
      assert.deepEqual(
        told,
        [1, 2, 3, 4, 5, 6, 0, 6, 5].map((i) => [i, true, uri, 0]),
      );
    },
  ],
  [
    'a mouse wheel over the board steps, a notch a move, and a slow turn after a while',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 0);
      const box = await page.locator('.board').boundingBox();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      const turned = async (by, to) => {
        await page.mouse.wheel(0, by);
        await page.waitForFunction((at) => document.querySelector('.slider').value === String(at), to);
      };
      await turned(120, 1);
      await turned(120, 2);
      await turned(-120, 1);
      // A slow turn in one go: between events that come from here a busy machine may pause too long.
      await page.evaluate(() => {
        const board = document.querySelector('.board');
        for (let n = 0; n < 4; n++)
          board.dispatchEvent(new WheelEvent('wheel', { deltaY: 12, bubbles: true, cancelable: true }));
      });
      await assertShows(page, TRIPLE_KO, 2);
      assert.deepEqual(
        (await page.sent('at')).map(({ index, byUser }) => [index, byUser]),
        [1, 2, 1, 2].map((at) => [at, true]),
      );
    },
  ],
  [
    'buttons step through the moves, and have names',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 2);
      const press = (name) => page.getByRole('button', { name, exact: true }).click();
      for (const [name, at] of [
        ['Forward', 3],
        ['Back', 2],
        ['Last', 6],
        ['First', 0],
      ]) {
        await press(name);
        await assertShows(page, TRIPLE_KO, at);
      }
    },
  ],
  [
    'the slider moves the board, by mouse and by keys, and says where it is',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 0);
      const slider = page.getByRole('slider', { name: 'Move' });
      const box = await slider.boundingBox();
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await assertShows(page, TRIPLE_KO, 3);
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await assertShows(page, TRIPLE_KO, 4);
      await page.keyboard.press('End');
      await assertShows(page, TRIPLE_KO, 6);
      assert.match(await slider.getAttribute('aria-valuetext'), /^Move 6/);
    },
  ],
  [
    'plays to the end by itself, stops there, and begins again',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open({ state: null });
      await page.show(TRIPLE_KO, 4);
      for (let i = 0; i < 2; i++) await page.getByRole('button', { name: /^Speed/ }).click();
      const clock = await holdClock(page);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
      for (const at of [5, 6]) {
        await clock.tick();
        assert.equal(await index(page), at);
      }
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await assertShows(page, TRIPLE_KO, 6);
      const told = (await page.sent('at')).map((m) => [m.index, m.byUser]);
      assert.deepEqual(told, [
        [5, false],
        [6, false],
      ]);
      await page.evaluate(() => document.activeElement.blur());
      await page.keyboard.press(' ');
      assert.equal(await index(page), 0);
      await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    },
  ],
  [
    'the space bar presses a focused button once',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 0);
      await page.getByRole('button', { name: 'Forward', exact: true }).focus();
      await page.keyboard.press(' ');
      await assertShows(page, TRIPLE_KO, 1);
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    },
  ],
  [
    'a step by the user stops the play',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 1);
      await holdClock(page);
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    },
  ],
  [
    'captured stones fade out, and the last play is marked',
    async ({ open, sequences: { WHOLE_BOARD, TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 0);
      // The fading is frozen at its very start, so the leaving stone is seen for certain.
      const seen = await page.evaluate(async () => {
        const before = document.querySelectorAll('.koban-white > circle').length;
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        const during = document.querySelectorAll('.koban-white > circle').length;
        const board = document.querySelector('svg.board');
        const moving = document.getAnimations().filter(({ effect }) => board.contains(effect.target));
        const fading = moving.filter(({ effect }) => effect.target.tagName === 'circle').length;
        const marks = moving.flatMap(({ effect }) =>
          effect.target.tagName === 'g'
            ? [[effect.target.getAttribute('class'), effect.getTiming().delay]]
            : [],
        );
        await Promise.all(document.getAnimations().map((animation) => animation.finished));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const after = document.querySelectorAll('.koban-white > circle').length;
        return { before, during, fading, marks, after };
      });
      assert.equal(seen.during, seen.before, 'the captured stone is still there while it fades');
      assert.equal(seen.after, seen.before - 1);
      assert.equal(seen.fading, 6, 'one stone comes, one goes, with the two discs of their shadows');
      const late = [
        ['layer-below', 140],
        ['layer-above', 140],
      ];
      assert.deepEqual(seen.marks, late, 'the marks come when the stone stands');
      await page.show({ ...WHOLE_BOARD, version: 2 }, 5);
      assert.equal(await page.locator('.koban-mark circle').count(), 1);
    },
  ],
  [
    'stepping fast never leaves a stone behind',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 0);
      await page.evaluate(() => {
        const press = (key) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        for (let i = 0; i < 60; i++)
          press(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home'][(i * i) % 5]);
        press('Home');
        for (let i = 0; i < 4; i++) press('ArrowRight');
      });
      await assertShows(page, TRIPLE_KO, 4);
    },
  ],
  [
    'a forbidden play is shown as such, with the reason, for each rule',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 4);
      assert.equal(await page.locator('svg.board .koban-forbidden').count(), 1);
      const lines = await page.locator('.verdict').allTextContents();
      assert.deepEqual(lines, ['forbiddenShow the proof']);
      assert.match(
        await page.locator('.why-verdict').textContent(),
        /It captures the hot stone D6 \(move 1\)/,
      );
      assert.equal(await page.locator('.lens-rule[aria-pressed=true]').textContent(), 'Spight');
      assert.match(await caption(page), /White D5 takes D6/);
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      assert.equal(await page.locator('svg.board .koban-forbidden').count(), 0);
      assert.equal(await page.locator('.koban-hot').count(), 1);
    },
  ],
  [
    'a repeated position shows the two moves that it joins, and leads to the earlier',
    async ({ open, sequences: { TRIPLE_KO, TRIPLE_KO_BASIC } }) => {
      const page = await open();
      await page.show(TRIPLE_KO_BASIC, 6);
      assert.equal(await page.locator('.koban-repeats').count(), 1);
      const said = () => page.locator('.repeats').textContent();
      assert.equal(await said(), '6 plays, triple ko: the same board as at the start');
      // What the verdict says is not said again.
      let { version } = TRIPLE_KO;
      const judged = (repetition) => {
        const frames = TRIPLE_KO.frames.map((one) => ({
          ...one,
          verdicts: one.verdicts.map((line) => ({ ...line, repetition })),
        }));
        return { ...TRIPLE_KO, frames, version: ++version };
      };
      await page.show(judged('repetition'), 6);
      assert.equal(await said(), 'Triple ko: go to the start');
      await page.show(judged('pattern'), 6);
      assert.equal(await said(), 'Go to the start');
      assert.equal(await page.locator('.wheel.closed').count(), 1);
      assert.equal(await page.locator('.koban-repeats').count(), 0, 'a forbidden play has one sign');
      await page.getByRole('button', { name: 'the start' }).click();
      await assertShows(page, TRIPLE_KO, 0);
      assert.equal(await page.locator('.repeats').textContent(), 'A cycle begins here: 6 plays, triple ko');
    },
  ],
  [
    'the cursor in the text moves the board, and no echo goes back',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 0);
      await page.tell({ type: 'goto', index: 3 });
      await assertShows(page, TRIPLE_KO, 3);
      await page.tell({ type: 'goto', index: 99 });
      await assertShows(page, TRIPLE_KO, 6);
      assert.deepEqual(await page.sent('at'), []);
    },
  ],
  [
    'an edit while it plays keeps the place when what was played is unchanged',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 2);
      const clock = await holdClock(page);
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
      await clock.tick();
      const longer = {
        ...TRIPLE_KO,
        version: 2,
        frames: [...TRIPLE_KO.frames, ...TRIPLE_KO.frames.slice(1, 3)],
      };
      await page.show(longer, 0);
      assert.equal(await index(page), 3);
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      await page.show({ ...TRIPLE_KO, version: 3 }, 1);
      await assertShows(page, TRIPLE_KO, 1);
    },
  ],
  [
    'comes back where it was after hiding and reloading, and does not play',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const first = await open();
      await first.show(TRIPLE_KO, 0);
      await first.keyboard.press('End');
      await first.keyboard.press('ArrowLeft');
      await first.getByRole('button', { name: /^Speed/ }).click();
      const state = await first.state();
      const { uri } = TRIPLE_KO;
      const where = { uri, entry: 0, index: 5, proof: null, rule: null, anchor: null };
      const kept = { ...where, pinned: false, speed: 2, eyes: null, moves: false, sections: [] };
      assert.deepEqual(state, kept);
      // The extension has the index from here, or knows better since the cursor has moved.
      const second = await open({ state });
      await second.show(TRIPLE_KO, state.index);
      await assertShows(second, TRIPLE_KO, 5);
      await second.getByRole('button', { name: 'Speed: 2 moves per second' }).waitFor();
      await second.getByRole('button', { name: 'Play', exact: true }).waitFor();
      assert.deepEqual(await second.sent('at'), []);
      const other = await open({ state });
      await other.show({ ...TRIPLE_KO, entry: 1 }, 2);
      await assertShows(other, TRIPLE_KO, 2);
    },
  ],
  [
    'a file closed under the player leaves the board and says so',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 3);
      await page.tell({ type: 'gone', message: 'The file is closed.' });
      assert.equal(await page.locator('.notice').textContent(), 'The file is closed.');
      await page.keyboard.press('ArrowRight');
      await assertShows(page, TRIPLE_KO, 4);
      await page.show({ ...TRIPLE_KO, version: 2 }, 1);
      assert.equal(await page.locator('.notice').isVisible(), false);
    },
  ],
  [
    'messages of a wrong shape are reported and change nothing',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      page.expectsErrors = true;
      await page.show(TRIPLE_KO, 3);
      const bad = [
        null,
        7,
        'goto',
        {},
        { type: 'dance' },
        { type: 'goto', index: 'x' },
        { type: 'sequence', index: 0 },
        { type: 'sequence', index: 0, sequence: { ...TRIPLE_KO, frames: [] } },
        {
          type: 'sequence',
          index: 0,
          sequence: { ...TRIPLE_KO, shape: { ...TRIPLE_KO.shape, columns: 1e9 } },
        },
        {
          type: 'sequence',
          index: 0,
          sequence: { ...TRIPLE_KO, shape: { ...TRIPLE_KO.shape, origin: { column: 0, row: 1 } } },
        },
        { type: 'settings', coordinates: '<b>' },
      ];
      for (const message of bad) await page.tell(message);
      assert.equal((await page.sent('error')).length, bad.length);
      await assertShows(page, TRIPLE_KO, 3);
    },
  ],
  [
    'nothing that was typed becomes HTML',
    async ({ open, sequences: { HOSTILE } }) => {
      const page = await open();
      let alerted = false;
      page.on('dialog', (dialog) => {
        alerted = true;
        return dialog.dismiss();
      });
      for (let i = 0; i < HOSTILE.frames.length; i++) await page.show({ ...HOSTILE, version: i + 2 }, i);
      const found = await page.evaluate(() => ({
        foreign: document.querySelectorAll('#koban :is(script, img, iframe, object, embed, style)').length,
        handlers: [...document.querySelectorAll('#koban *')].filter((node) =>
          node.getAttributeNames().some((name) => name.startsWith('on')),
        ).length,
        title: document.querySelector('.title').textContent,
      }));
      assert.equal(found.foreign, 0);
      assert.equal(found.handlers, 0);
      assert.equal(found.title, HOSTILE.title);
      assert.equal(alerted, false);
    },
  ],
  [
    'draws any sequence of the right shape, whatever is in it',
    async ({ open, sequences: { ANYTHING } }) => {
      const page = await open();
      for (const sequence of ANYTHING) {
        await page.show(sequence, 0);
        for (let i = 1; i < sequence.frames.length; i++) await page.keyboard.press('ArrowRight');
        assert.equal(await index(page), sequence.frames.length - 1);
      }
    },
  ],
  [
    'fits its window from 200 px to full screen, and follows when it changes',
    async ({ open, sequences: { WHOLE_BOARD, TRIPLE_KO } }) => {
      const page = await open();
      for (const sequence of [WHOLE_BOARD, { ...TRIPLE_KO, entry: 1 }]) {
        await page.show(sequence, 6);
        const widths = [];
        for (const [width, height] of [
          [200, 400],
          [200, 300],
          [320, 700],
          [700, 500],
          [1200, 700],
          [1920, 1080],
        ]) {
          await page.setViewportSize({ width, height });
          await page.waitForFunction(
            () =>
              new Promise((resolve) =>
                requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))),
              ),
          );
          const box = await page.locator('svg.board').boundingBox();
          assert.ok(box.x >= 0 && box.x + box.width <= width, `${box.width} px of board in ${width} px`);
          assert.ok(box.width >= 100, `a board of ${box.width} px in a window of ${width} by ${height}`);
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          assert.ok(wider <= 0, `the page is ${wider} px too wide at ${width} by ${height}`);
          const play = await page.getByRole('button', { name: 'Play', exact: true }).boundingBox();
          assert.ok(play.x >= 0 && play.x + play.width <= width);
          widths.push(box.width);
        }
        assert.ok(widths.at(-1) > widths[0] * 2.5, `from ${widths[0]} to ${widths.at(-1)} px`);
      }
    },
  ],
  [
    'above a panel of the editor the board is in sight, and why its move is forbidden',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      for (const viewport of [
        { width: 461, height: 435 },
        { width: 614, height: 435 },
      ]) {
        const page = await open({ viewport });
        await page.show(TRIPLE_KO, 4);
        const board = await page.locator('svg.board').boundingBox();
        const reason = await page.locator('.panel-board .reason').boundingBox();
        assert.ok(board.height >= 190 && board.y + board.height < viewport.height);
        assert.ok(reason.y + reason.height < viewport.height);
      }
    },
  ],
  [
    'the board keeps its size from move to move, however much there is to say',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      for (const viewport of [
        { width: 200, height: 480 },
        { width: 400, height: 640 },
        { width: 900, height: 620 },
      ]) {
        const page = await open({ viewport });
        await page.show(TRIPLE_KO, 0);
        const first = await page.locator('svg.board').boundingBox();
        for (let i = 1; i <= 6; i++) {
          await page.keyboard.press('ArrowRight');
          assert.deepEqual(await page.locator('svg.board').boundingBox(), first);
        }
      }
    },
  ],
  [
    'lines fall on whole pixels at every size',
    async ({ open, sequences: { WHOLE_BOARD } }) => {
      const page = await open();
      await page.show(WHOLE_BOARD, 0);
      for (const width of [200, 333, 512, 641]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const { line, positions } = await page.evaluate(() => {
          const grid = document.querySelector('.koban-grid');
          const positions = [...grid.getAttribute('d').matchAll(/M([\d.]+) ([\d.]+)/g)].map((m) => [
            m[1],
            m[2],
          ]);
          return { line: Number(grid.getAttribute('stroke-width')), positions };
        });
        for (const at of positions.flat()) assert.equal((Number(at) - line / 2) % 1, 0);
      }
    },
  ],
  [
    'follows a change of the theme',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open({ theme: 'dark' });
      await page.show(TRIPLE_KO, 3);
      const fill = () => page.locator('.koban-board').evaluate((node) => getComputedStyle(node).fill);
      const looks = new Map();
      for (const theme of Object.keys(THEMES)) {
        await page.setTheme(theme);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        await assertShows(page, TRIPLE_KO, 3);
        looks.set(
          theme,
          `${await fill()} ${await page.evaluate(() => getComputedStyle(document.body).color)}`,
        );
      }
      assert.equal(new Set(looks.values()).size, looks.size, [...looks.values()].join('\n'));
    },
  ],
  [
    'honors reduced motion: nothing moves by itself',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open({ reducedMotion: 'reduce' });
      await page.show(TRIPLE_KO, 0);
      const running = await page.evaluate(() => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        return document.getAnimations().length;
      });
      assert.equal(running, 0);
      await assertShows(page, TRIPLE_KO, 1);
      const other = await open();
      await other.show(TRIPLE_KO, 0);
      await other.evaluate(() => document.body.classList.add('vscode-reduce-motion'));
      const still = await other.evaluate(() => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        return document.getAnimations().length;
      });
      assert.equal(still, 0);
    },
  ],
  [
    'is accessible in every theme (axe-core), with words for the board and live announcements',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open({ viewport: { width: 420, height: 900 }, reducedMotion: 'reduce' });
      const broken = { ...TRIPLE_KO, problems: ['Row 3 has 6 points where others have 7.'] };
      await page.show(broken, 3);
      await assertAccessibleInThemes(page);
      await page.keyboard.press('ArrowRight');
      const live = page.locator('.announced');
      assert.match(await live.textContent(), /^Move 4, White D5 takes D6\. Forbidden under Spight/);
      const alt = await page.getByRole('img').first().getAttribute('aria-label');
      assert.match(
        alt,
        /^Move 4, White D5 takes D6\. Forbidden under Spight.*\. Go board, 7 by 7\. .*Last play: D5\. Hot: B5, D5, F6\. Forbidden under Spight’s hot-stone ko rule: D5/,
      );
      await page.keyboard.press('End');
      await assertAccessible(page);
      // Here the words have to be scrolled.
      await page.setViewportSize({ width: 200, height: 480 });
      await page.locator('.words[tabindex="0"]').waitFor();
      await assertAccessible(page);
      await page.show({ ...TRIPLE_KO, title: '', version: 2 }, 0);
      await assertAccessible(page);
    },
    true,
  ],
  [
    'focus can be seen on every control',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open({ viewport: { width: 600, height: 1500 } });
      await page.show(TRIPLE_KO, 6);
      const seen = [];
      for (let i = 0; i < 18; i++) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          let node = document.activeElement;
          if (node === document.body) return null;
          const name = node.getAttribute('aria-label') ?? node.textContent;
          while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
          const style = getComputedStyle(node);
          const ring = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
          return { name, ring, border: style.outlineColor };
        });
        if (focus) seen.push(focus);
      }
      assert.deepEqual(seen.map(({ name }) => name).slice(0, 18), [
        'Board',
        'Position',
        'Judged under',
        'Spight’s hot-stone ko rule: forbidden',
        'Positional superko: forbidden',
        'Other rules',
        'A7, white stone',
        'Show the proof under Spight’s hot-stone ko rule',
        'Move',
        'First',
        'Back',
        'Play',
        'Forward',
        'Last',
        'Show the values of eyes',
        'Numbers on the stones: none',
        'Speed: 1 move per second',
        'Keys',
      ]);
      for (const { name, ring } of seen) assert.ok(ring, `no focus ring on ${name}`);
    },
  ],
  [
    'holds 2,000 moves on 25x25',
    async ({ open, sequences: { LONG } }) => {
      const page = await open({ viewport: { width: 200, height: 500 } });
      await page.show(LONG, 1500);
      await assertShows(page, LONG, 1500);
      await page.keyboard.press('End');
      await assertShows(page, LONG, LONG.frames.length - 1);
      await page.keyboard.press('PageUp');
      await assertShows(page, LONG, LONG.frames.length - 11);
      await page.setViewportSize({ width: 1000, height: 800 });
      await page.keyboard.press('Home');
      await assertShows(page, LONG, 0);
    },
  ],
  [
    'the board is made of what the settings say, and in high contrast of nothing but the theme',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 2);
      const wood = () => page.locator('.koban-wood path').count();
      const board = () => page.locator('.koban-board').getAttribute('fill');
      assert.ok((await wood()) > 0);
      const seen = new Set([await board()]);
      for (const look of ['plain', 'theme']) {
        await page.tell({ type: 'settings', coordinates: 'western', look });
        assert.equal(await wood(), 0);
        seen.add(await board());
        await assertShows(page, TRIPLE_KO, 2);
      }
      assert.equal(seen.size, 3);
      await page.tell({ type: 'settings', coordinates: 'japanese', look: 'wood' });
      assert.ok((await wood()) > 0);
      assert.match(await page.locator('.koban-coordinates').textContent(), /七/);
      await page.setTheme('high-contrast');
      await page.waitForFunction(() => document.querySelectorAll('.koban-wood path').length === 0);
    },
  ],
  [
    'coordinates can be turned off',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 0);
      assert.equal(await page.locator('.koban-coordinates').count(), 1);
      await page.tell({ type: 'settings', coordinates: 'none' });
      assert.equal(await page.locator('.koban-coordinates').count(), 0);
    },
  ],
];
