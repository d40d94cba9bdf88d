/** SGF in the player and in its custom editor: comments, marks, the games of a collection, a game to begin with. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { keep } from './page.mjs';
import { assertAccessible } from './player.checks.mjs';

const comments = async (page) =>
  (await page.sent('write')).flatMap(({ index, action }) =>
    action.kind === 'comment' ? [[index, action.nth, action.text]] : [],
  );
const area = (page) => page.getByRole('textbox', { name: 'Comment', exact: true });
const withComment = (sequence, index, text) => ({
  ...sequence,
  version: sequence.version + 1,
  frames: sequence.frames.map((frame) => (frame.index === index ? { ...frame, comments: [text] } : frame)),
});
const NOTE = { type: 'note', message: 'the comment', offers: [], written: true };
const SIZES = { narrow: { width: 340, height: 700 }, wide: { width: 960, height: 640 } };

/** @param {string} folder where the pictures go */
export function recordChecks(folder) {
  const looks = ['dark', 'light', 'high-contrast', 'high-contrast-light'].flatMap((theme) =>
    Object.entries(SIZES).map(([size, viewport]) => [
      `record looks: ${theme}, ${size}`,
      async ({ open, sequences: { RECORD } }) => {
        const page = await open({ theme, viewport, reducedMotion: 'reduce' });
        await page.show(RECORD, 2);
        await keep(page, { path: join(folder, `record-${theme}-${size}.png`) });
      },
    ]),
  );
  return [
    [
      'a comment is written when it is left, and what is typed meanwhile stays',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        await page.show(RECORD, 1);
        assert.equal(await area(page).inputValue(), '');
        await area(page).fill('one');
        await area(page).blur();
        assert.deepEqual(await comments(page), [[1, 0, 'one']]);
        await area(page).focus();
        await page.keyboard.press('End');
        await page.keyboard.type(' two');
        await page.tell(NOTE);
        await page.tell({ type: 'sequence', sequence: withComment(RECORD, 1, 'one'), index: 1 });
        assert.equal(await area(page).inputValue(), 'one two');
        await area(page).blur();
        assert.deepEqual((await comments(page)).at(-1), [1, 0, 'one two']);
        // Taken back in the text.
        await page.tell(NOTE);
        await page.tell({ type: 'sequence', sequence: withComment(RECORD, 1, 'one two'), index: 1 });
        await page.tell({ type: 'sequence', sequence: withComment(RECORD, 1, ''), index: 1 });
        assert.equal(await area(page).inputValue(), '');
      },
    ],
    [
      'a comment is written before the board goes on, and before it is taken back',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        await page.show(RECORD, 1);
        await area(page).fill('here');
        await page.getByRole('button', { name: 'Forward', exact: true }).click();
        assert.deepEqual(await comments(page), [[1, 0, 'here']]);
        assert.match(await area(page).inputValue(), /^A threat/);
        await area(page).fill('there');
        await page.keyboard.press('Control+z');
        assert.deepEqual((await comments(page)).at(-1), [2, 0, 'there']);
        assert.equal((await page.sent('undo')).length, 1);
        // Keys of the player are letters here.
        await area(page).press('n');
        assert.equal(await page.locator('.count').textContent(), '2 / 7');
        await assertAccessible(page);
      },
    ],
    ...['dark', 'light', 'high-contrast'].map((theme) => [
      `what a comment speaks of lights up on the board, and names of points are written into it: ${theme}`,
      async ({ open, sequences: { RECORD } }) => {
        const page = await open({ theme, viewport: SIZES.wide, reducedMotion: 'reduce' });
        const frames = RECORD.frames.map((frame) => ({
          ...frame,
          mentions: [
            { text: 'D4', point: 5 },
            { text: 'move 7', node: 80 },
          ],
        }));
        await page.show({ ...RECORD, frames }, 2);
        const lit = () => page.evaluate(() => document.querySelector('.points .lit')?.dataset.point ?? null);
        const link = (name) => page.getByRole('button', { name, exact: true });
        assert.equal(await lit(), null);
        await link('D4').hover();
        assert.equal(await lit(), '5');
        await keep(page, { path: join(folder, `mentions-${theme}.png`) });
        await link('move 7').click();
        assert.equal((await page.sent('node')).at(-1).offset, 80);
        assert.equal(await lit(), null);
        await page.tell({ type: 'lit', point: 3 });
        assert.equal(await lit(), '3');
        // The text cursor is in the comment, so the name is typed there.
        const cell = page.locator('.points [data-point="0"]');
        await cell.click({ modifiers: ['Control'] });
        const typed = (await page.sent('type')).map(({ text }) => text);
        assert.equal(typed.length, 1);
        await area(page).fill('See');
        await cell.click({ modifiers: ['Control'] });
        assert.equal(await area(page).inputValue(), `See ${typed[0]}`);
        assert.equal(await area(page).evaluate((node) => node === document.activeElement), true);
        assert.equal((await page.sent('type')).length, 1);
        await assertAccessible(page);
      },
    ]),
    [
      'the menu of a point has marks and what SGF can hold',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        await page.show(RECORD, 2);
        await page.locator('[role="option"][aria-label^="A1,"]').click({ button: 'right' });
        await page.getByRole('menuitem', { name: 'Triangle (again to remove)' }).click();
        await page.locator('[role="option"][aria-label^="A1,"]').focus();
        await page.keyboard.press('Delete');
        const actions = (await page.sent('write')).map(({ action }) => action);
        assert.deepEqual(actions, [{ kind: 'mark', point: 72, shape: 'triangle' }, { kind: 'remove' }]);
        assert.equal(await page.getByRole('menuitem', { name: /Tenuki/ }).count(), 0);
      },
    ],
    [
      'a text that may only be read is shown, and not written into',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        await page.tell({ type: 'settings', coordinates: 'western', readonly: true });
        await page.show(RECORD, 2);
        assert.equal(await area(page).getAttribute('readonly'), '');
        await page.locator('[role="option"][aria-label^="A1,"]').click();
        assert.match(await page.locator('.board-note').textContent(), /read-only/);
        assert.deepEqual(await page.sent('write'), []);
      },
    ],
    [
      'the games of a collection are walked, and a game is begun where there is none',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        await page.tell({ type: 'gone', message: 'There is no game in this file.', begin: true });
        await page.getByRole('button', { name: '13 × 13' }).click();
        assert.deepEqual(await page.sent('begin'), [{ type: 'begin', size: 13 }]);
        const games = { number: 2, count: 2, previous: 0, next: null };
        await page.show({ ...RECORD, games }, 0);
        assert.equal(await page.locator('.games span').textContent(), 'Game 2 of 2');
        assert.ok(await page.getByRole('button', { name: 'Next game' }).isDisabled());
        await page.getByRole('button', { name: 'Previous game' }).click();
        assert.equal((await page.sent('place'))[0].offset, 0);
        assert.equal(await page.getByRole('group', { name: 'Begin a game' }).count(), 0);
      },
    ],
    [
      'board, move and verdict are in sight without scrolling, and what they hide is not',
      async ({ open, sequences: { RECORD, TRIPLE_KO, WHOLE_GAME } }) => {
        const page = await open({ reducedMotion: 'reduce' });
        for (const [sequence, at, least] of [
          [TRIPLE_KO, 6, 0.38],
          [{ ...WHOLE_GAME, record: RECORD.record, tree: RECORD.tree }, 2, 0.38],
        ]) {
          await page.show(sequence, at);
          for (const [width, height] of [
            [325, 640],
            [1000, 700],
            [1280, 800],
          ]) {
            await page.setViewportSize({ width, height });
            await page.evaluate(
              () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
            );
            const [hidden, share] = await page.evaluate(() => {
              const parts = ['svg.board', '.say .caption', '.say .in-force'];
              // In a narrow page the line above the board names the rule.
              parts.push(innerWidth < 400 ? '.subject' : '.lens-rule[aria-pressed=true]');
              const boxes = parts.map((part) => document.querySelector(part).getBoundingClientRect());
              const isOut = ({ top, left, right, bottom, width }) =>
                width === 0 || top < 0 || left < 0 || right > innerWidth || bottom > innerHeight;
              const board = boxes[0];
              return [
                parts.filter((_, i) => isOut(boxes[i])),
                (board.width * board.height) / (innerWidth * innerHeight),
              ];
            });
            assert.deepEqual(hidden, [], `${width} by ${height}`);
            assert.ok(share > least, `the board has ${share} of ${width} by ${height}`);
          }
        }
      },
    ],
    [
      'letters that turn the direction of writing turn nothing beyond their own text',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open({ viewport: SIZES.wide });
        const turning = 'x\u202e\u2067cba';
        const fields = RECORD.record.fields.map((field) => ({ ...field, value: turning }));
        const frames = RECORD.frames.map((frame) => ({ ...frame, comments: [turning] }));
        await page.show({ ...RECORD, title: turning, record: { fields }, frames, problems: [turning] }, 1);
        const turned = await page.evaluate(() => {
          const box = (node, at) => {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return range.getBoundingClientRect();
          };
          const walk = document.createTreeWalker(document.getElementById('koban'), NodeFilter.SHOW_TEXT);
          const backwards = [];
          let last = null;
          for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            const text = node.data.trim();
            if (text === '' || !node.parentElement.checkVisibility() || node.parentElement.closest('svg'))
              continue;
            const first = box(node, node.data.indexOf(text));
            const end = box(node, node.data.indexOf(text) + text.length - 1);
            const isTyped = /\u202e/.test(text);
            if (!isTyped && first.top === end.top && end.left < first.left) backwards.push(text);
            // What follows in the same line stands to the right, but for the mirrored column.
            const block = node.parentElement.closest('.of-black');
            if (block && block === last?.block && last.top === first.top && first.left < last.left)
              backwards.push(`${text} behind ${last.text}`);
            last = { block, text, top: first.top, left: first.left };
          }
          return backwards;
        });
        assert.deepEqual(turned, []);
      },
    ],
    ...looks,
  ];
}
