/** Writing on the board: the points as a grid, clicks, the menu of a point, and what is said of them. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { keep } from './page.mjs';
import { assertAccessible } from './player.checks.mjs';

const cell = (page, name) => page.locator(`[role="option"][aria-label^="${name.toUpperCase()},"]`);
const writes = async (page) => (await page.sent('write')).map(({ index, action }) => ({ index, action }));
const point = (name, columns = 7) => {
  const x = 'abcdefghjklmnopqrst'.indexOf(name[0]);
  return (columns - Number(name.slice(1))) * columns + x;
};
const focused = (page) => page.evaluate(() => document.activeElement.getAttribute('aria-label'));

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const REFUSAL = {
  type: 'note',
  message: 'Black c2 is forbidden under basic ko: <b>it recaptures at once</b>.',
  offers: [{ title: 'Write it all the same', action: { kind: 'play', point: 9, anyway: true } }],
  written: false,
};

/** A page whose requests for a picture are answered in turn. */
async function openToCopy(open, sequence) {
  const page = await open({ own: true });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.show(sequence, 3);
  let answered = 0;
  const answer = async (png) => {
    const asked = await page.waitForFunction(
      (nth) => window.host.sent.filter(({ type }) => type === 'picture')[nth],
      answered++,
    );
    const message = await asked.jsonValue();
    await page.tell({ type: 'picture', id: message.id, png });
    return message;
  };
  return Object.assign(page, { answer });
}

/** @param {string} folder where the pictures go */
export function writeChecks(folder) {
  const looks = ['dark', 'light', 'high-contrast', 'high-contrast-light'].flatMap((theme) => [
    [
      `writing looks: menu and note, ${theme}`,
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await open({ theme, viewport: { width: 460, height: 760 } });
        await page.show(TRIPLE_KO, 3);
        await page.tell(REFUSAL);
        await cell(page, 'd1').focus();
        await page.keyboard.press('ArrowUp');
        await keep(page, { path: join(folder, `write-note-${theme}.png`) });
        await cell(page, 'b7').click({ button: 'right' });
        await keep(page, { path: join(folder, `write-menu-${theme}.png`) });
      },
    ],
  ]);
  return [
    [
      'points have names that say what is there',
      async ({ open, sequences: { TRIPLE_KO, FRAGMENT } }) => {
        const page = await open();
        await page.show(TRIPLE_KO, 3);
        assert.equal(await page.locator('.points > .row').count(), 7);
        assert.equal(await page.locator('[role="option"]').count(), 49);
        const names = await page
          .locator('[role="option"]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
        assert.equal(names[0], 'A7, white stone');
        assert.equal(names[point('d6')], 'D6, black stone, move 1, ko b, hot');
        assert.equal(names[point('f6')], 'F6, black stone, move 3, ko c, last play, hot');
        assert.equal(names[point('b1')], 'B1, white stone');
        await page.show(FRAGMENT, 0);
        const corner = await page
          .locator('[role="option"]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
        assert.equal(corner[0], 'A6, unknown');
        assert.ok(corner.includes('H4, empty, marked'), corner.join('; '));
        assert.ok(corner.includes('G3, empty, label b'), corner.join('; '));
        await assertAccessible(page);
      },
    ],
    [
      'a click asks for a play, with Shift for the other color, with Alt for a forbidden one',
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await open();
        await page.show(TRIPLE_KO, 6);
        await cell(page, 'b2').click();
        await cell(page, 'b2').click({ modifiers: ['Shift'] });
        await cell(page, 'b2').click({ modifiers: ['Alt'] });
        const at = { kind: 'play', point: point('b2') };
        assert.deepEqual(await writes(page), [
          { index: 6, action: at },
          { index: 6, action: { ...at, by: 'other' } },
          { index: 6, action: { ...at, anyway: true } },
        ]);
        assert.deepEqual((await page.sent('write'))[0].uri, TRIPLE_KO.uri);
        // The keys go on stepping after a click.
        await page.keyboard.press('ArrowLeft');
        assert.equal(await page.locator('.slider').inputValue(), '5');
      },
    ],
    [
      'every cell lies on its point, whatever the size',
      async ({ open, sequences: { FRAGMENT, WHOLE_BOARD } }) => {
        for (const sequence of [FRAGMENT, WHOLE_BOARD]) {
          const page = await open({ viewport: { width: 520, height: 700 } });
          await page.show(sequence, sequence.frames.length - 1);
          for (const width of [520, 333, 900]) {
            await page.setViewportSize({ width, height: 700 });
            await page.evaluate(
              () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
            );
            const off = await page.evaluate(() => {
              const cells = [...document.querySelectorAll('[role="option"]')].map((one) =>
                one.getBoundingClientRect(),
              );
              const stones = document.querySelectorAll('.koban-black > circle, .koban-white > circle');
              return [...stones].filter((stone) => {
                const box = stone.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                return !cells.some(
                  (at) => Math.abs(at.x + at.width / 2 - x) < 1 && Math.abs(at.y + at.height / 2 - y) < 1,
                );
              }).length;
            });
            assert.equal(off, 0, `${off} stones lie on no cell at ${width}`);
          }
        }
      },
    ],
    [
      'arrow keys walk the board, Enter plays, and comma and full stop step',
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await open();
        await page.show(TRIPLE_KO, 2);
        await page.locator('[role="option"][tabindex="0"]').focus();
        assert.equal(await focused(page), 'A7, white stone');
        await page.keyboard.press('ArrowLeft');
        assert.equal(await focused(page), 'A7, white stone');
        for (const key of ['ArrowRight', 'ArrowDown', 'End', 'Home', 'ArrowRight'])
          await page.keyboard.press(key);
        assert.match(await focused(page), /^B6, /);
        await page.keyboard.press('Control+End');
        assert.match(await focused(page), /^G1, /);
        await page.keyboard.press('Control+Home');
        assert.equal(await page.locator('.slider').inputValue(), '2');
        await page.keyboard.press('.');
        assert.equal(await page.locator('.slider').inputValue(), '3');
        await page.keyboard.press(',');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Shift+Enter');
        const at = { kind: 'play', point: 0 };
        assert.deepEqual(await writes(page), [
          { index: 2, action: at },
          { index: 2, action: { ...at, by: 'other' } },
        ]);
      },
    ],
    [
      'the menu of a point offers all that can be written, by mouse and by key',
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await open();
        await page.show(TRIPLE_KO, 0);
        await cell(page, 'd6').click({ button: 'right' });
        const menu = page.getByRole('menu');
        await assertAccessible(page);
        assert.match(await menu.getAttribute('aria-label'), /D6/);
        await page.keyboard.press('Escape');
        assert.equal(await menu.count(), 0);
        const choose = async (name) => {
          await cell(page, 'd6').focus();
          await page.keyboard.press('Shift+F10');
          await page.getByRole('menuitem', { name, exact: true }).click();
        };
        for (const name of [
          'Pass',
          'Tenuki, a play elsewhere',
          'White stone',
          'Empty point',
          'Cross (again to remove)',
          'White’s territory (again to remove)',
          'Label q',
        ])
          await choose(name);
        const at = { point: point('d6') };
        assert.deepEqual(
          (await writes(page)).map(({ action }) => action),
          [
            { kind: 'pass' },
            { kind: 'tenuki' },
            { kind: 'setup', ...at, stone: 'white' },
            { kind: 'setup', ...at, stone: null },
            { kind: 'mark', ...at, shape: 'cross' },
            { kind: 'mark', ...at, shape: 'territory', color: 'white' },
            { kind: 'label', ...at, label: 'q' },
          ],
        );
        // The focus is where it was, and the keys of the menu moved nothing else.
        assert.match(await focused(page), /^D6, /);
        assert.equal(await page.locator('.slider').inputValue(), '0');
        await page.keyboard.press('Shift+F10');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        assert.deepEqual((await writes(page)).at(-1).action, { kind: 'play', ...at, by: 'white' });
      },
    ],
    [
      'an arrow is drawn from point to point, by mouse and by keys, and can be given up',
      async ({ open, sequences: { TRIPLE_KO, LONG_LIFE_PROOF } }) => {
        const page = await open();
        await page.show(TRIPLE_KO, 2);
        const begin = async (name) => {
          await cell(page, 'b2').click({ button: 'right' });
          await page.getByRole('menuitem', { name, exact: true }).click();
        };
        await begin('Arrow to another point');
        assert.match(await page.locator('.board-note p').textContent(), /^Arrow from B2/);
        assert.equal(
          await page.getByRole('alert').textContent(),
          await page.locator('.board-note p').textContent(),
        );
        await assertAccessible(page);
        // What is pointed at is an end, and no place for a stone.
        await cell(page, 'd2').hover();
        assert.equal(await page.locator('.ghost').count(), 0);
        // A verdict that comes late does not end it.
        await page.show({ ...TRIPLE_KO, version: TRIPLE_KO.version + 1 }, 2);
        await cell(page, 'd2').click();
        await begin('Line to another point');
        await cell(page, 'b2').focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        const from = point('b2');
        assert.deepEqual(
          (await writes(page)).map(({ action }) => action),
          [
            { kind: 'line', shape: 'arrow', point: from, to: point('d2') },
            { kind: 'line', shape: 'line', point: from, to: point('c2') },
          ],
        );
        for (const giveUp of [
          () => page.keyboard.press('Escape'),
          () => page.tell({ type: 'goto', index: 3 }),
        ]) {
          await begin('Arrow to another point');
          await giveUp();
          assert.equal(await page.locator('.board-note').isVisible(), false);
          await cell(page, 'd2').click();
          assert.deepEqual((await writes(page)).at(-1).action, { kind: 'play', point: point('d2') });
        }
        // On a proof nothing is written, so nothing is asked for either.
        await page.show(LONG_LIFE_PROOF, 1);
        await cell(page, 'b2').click({ button: 'right' });
        assert.equal(await page.getByRole('menu').count(), 0);
      },
    ],
    [
      'copying without a selection puts the board on the clipboard as a picture',
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await openToCopy(open, TRIPLE_KO);
        await page.keyboard.press('Control+c');
        const { uri, entry, index } = await page.answer(PIXEL);
        assert.deepEqual([uri, entry, index], [TRIPLE_KO.uri, TRIPLE_KO.entry, 3]);
        await page.getByRole('alert').filter({ hasText: 'The board is on the clipboard' }).waitFor();
        const [types, size] = await page.evaluate(async () => {
          const [item] = await navigator.clipboard.read();
          return [item.types, (await item.getType('image/png')).size];
        });
        assert.deepEqual(types, ['image/png']);
        assert.ok(size > 50);
        assert.equal(await page.locator('.board-note').isVisible(), false);
      },
      false,
      'a clipboard that keeps pictures where there is no screen',
    ],
    [
      'a picture that cannot be copied says so, and words that are selected are copied instead',
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await openToCopy(open, TRIPLE_KO);
        // From the menu, when the board is gone by then.
        await cell(page, 'd6').click({ button: 'right' });
        await page.getByRole('menuitem', { name: 'Copy as a picture' }).click();
        await page.answer(null);
        await page.locator('.board-note', { hasText: 'This picture is gone' }).waitFor();
        // Where pages get no clipboard for pictures.
        await page.evaluate(() => {
          navigator.clipboard.write = () => Promise.reject(new Error('not here'));
        });
        await page.keyboard.press('Control+c');
        await page.answer(PIXEL);
        await page.locator('.board-note', { hasText: 'Copy As...' }).waitFor();
        const before = (await page.sent('picture')).length;
        await page.locator('.caption').selectText();
        await page.keyboard.press('Control+c');
        assert.match(await page.evaluate(() => navigator.clipboard.readText()), /Move 3/);
        assert.equal((await page.sent('picture')).length, before);
      },
    ],
    [
      'a text for a point is typed, keys of the player and all, and can be given up',
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await open();
        await page.show(TRIPLE_KO, 2);
        const begin = async () => {
          await cell(page, 'b2').focus();
          await page.keyboard.press('Shift+F10');
          await page.getByRole('menuitem', { name: 'Text…' }).click();
          await page.getByRole('textbox', { name: 'Text on B2' }).waitFor();
          assert.equal(await focused(page), 'Text on B2');
        };
        await begin();
        await assertAccessible(page);
        await page.keyboard.type(' n?t. ');
        await page.show({ ...TRIPLE_KO, version: TRIPLE_KO.version + 1 }, 2);
        assert.equal(await page.getByRole('textbox').inputValue(), ' n?t. ');
        await page.keyboard.press('Enter');
        assert.match(await focused(page), /^B2, /);
        assert.equal(await page.locator('.board-note').isVisible(), false);
        await begin();
        await page.keyboard.type('12');
        await page.getByRole('button', { name: 'Write', exact: true }).click();
        await begin();
        // Enter that takes a word from an input method.
        await page.keyboard.type('の');
        await page.getByRole('textbox').evaluate((node) => {
          const enter = { key: 'Enter', isComposing: true, bubbles: true };
          node.dispatchEvent(new KeyboardEvent('keydown', enter));
        });
        assert.equal(await page.getByRole('textbox').inputValue(), 'の');
        await page.keyboard.press('Escape');
        await begin();
        await page.keyboard.type('gone');
        await page.keyboard.press('Escape');
        assert.match(await focused(page), /^B2, /);
        const at = { kind: 'label', point: point('b2') };
        assert.deepEqual(await writes(page), [
          { index: 2, action: { ...at, label: 'n?t.' } },
          { index: 2, action: { ...at, label: '12' } },
        ]);
        assert.equal(await page.locator('.slider').inputValue(), '2');
      },
    ],
    [
      'a refusal is said, in words and aloud, with what could be done instead; the next move takes it away',
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await open();
        await page.show(TRIPLE_KO, 3);
        await page.tell(REFUSAL);
        assert.equal(await page.locator('.board-note p').textContent(), REFUSAL.message);
        assert.equal(await page.getByRole('alert').textContent(), REFUSAL.message);
        await assertAccessible(page);
        await page.getByRole('button', { name: 'Write it all the same' }).click();
        assert.deepEqual(await writes(page), [{ index: 3, action: REFUSAL.offers[0].action }]);
        await page.tell(REFUSAL);
        await page.tell({ type: 'goto', index: 4 });
        assert.equal(await page.locator('.board-note').isVisible(), false);
        await page.tell({ ...REFUSAL, offers: [], written: true });
        assert.equal(await page.locator('.board-note').isVisible(), false);
        assert.equal(await page.getByRole('alert').textContent(), REFUSAL.message);
      },
    ],
    [
      'a stone under the pointer shows what a click would play',
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await open();
        await page.show(TRIPLE_KO, 1);
        const fill = () =>
          page.locator('.ghost').evaluateAll((all) => all.map((one) => one.getAttribute('fill')));
        await cell(page, 'b2').hover();
        assert.deepEqual(await fill(), ['url(#koban-w)']);
        await page.keyboard.down('Shift');
        assert.deepEqual(await fill(), ['url(#koban-b)']);
        await page.keyboard.up('Shift');
        await cell(page, 'a1').hover();
        assert.deepEqual(await fill(), []);
      },
    ],
    [
      'Control Z and Control Y ask the editor to undo and redo',
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await open();
        await page.show(TRIPLE_KO, 1);
        for (const keys of ['Control+z', 'Control+y', 'Control+Shift+z']) await page.keyboard.press(keys);
        assert.equal((await page.sent('undo')).length, 1);
        assert.equal((await page.sent('redo')).length, 2);
      },
    ],
    [
      'a board that is told to take the keys has them, on the point that had them',
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await open({ own: true });
        const outer = await page.context().newPage();
        await outer.setContent(`<input><iframe src="${page.url()}"></iframe>`);
        const inner = outer.frames()[1];
        await inner.waitForFunction(() => window.host?.sent.some(({ type }) => type === 'ready'));
        const tell = (message) => inner.evaluate((m) => window.host.tell(m), message);
        await tell({ type: 'sequence', sequence: TRIPLE_KO, index: 6 });
        await cell(inner, 'e2').focus();
        await outer.locator('input').focus();
        assert.equal(await inner.evaluate(() => document.hasFocus()), false);
        await tell({ type: 'focus' });
        assert.equal(await inner.evaluate(() => document.hasFocus()), true);
        assert.match(await focused(inner), /^E2,/);
      },
    ],
    [
      'undo and redo of the workbench do what the keys do, on the board and in a field of text',
      async ({ open, sequences: { TRIPLE_KO } }) => {
        const page = await open();
        await page.show(TRIPLE_KO, 1);
        await cell(page, 'e2').focus();
        const command = (name) => page.evaluate((what) => document.execCommand(what), name);
        await command('undo');
        await command('redo');
        assert.equal((await page.sent('undo')).length, 1);
        assert.equal((await page.sent('redo')).length, 1);
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        assert.equal((await page.sent('returned')).length, 1);
        await page.evaluate(() => document.execCommand('selectAll'));
        await cell(page, 'e2').click({ button: 'right' });
        await page.getByRole('menuitem', { name: 'Text…' }).click();
        const field = page.getByRole('textbox');
        await field.pressSequentially('ab');
        await command('undo');
        assert.notEqual(await field.inputValue(), 'ab');
        assert.equal((await page.sent('undo')).length, 1);
      },
    ],
    ...looks,
  ];
}
