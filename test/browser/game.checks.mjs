/** A game record as a whole: players, prisoners, clocks, the form, problems, and the buttons that write. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { keep, THEMES } from './page.mjs';
import { assertAccessible, assertAccessibleInThemes } from './player.checks.mjs';

const SIZES = { narrow: { width: 400, height: 800 }, wide: { width: 960, height: 700 } };
const actions = async (page) => (await page.sent('write')).map(({ action }) => action);
/** Presses keys in a field; comes back with those that the workbench hears of. */
async function heard(page, field, keys) {
  await page.evaluate(() => {
    window.heard = [];
    window.onkeydown = ({ key }) => window.heard.push(key);
  });
  for (const key of keys) await field.press(key);
  return await page.evaluate(() => window.heard.filter((key) => key !== 'Control'));
}
const openForm = (page) => page.keyboard.press('5');

/** @param {string} folder where the pictures go */
export function gameChecks(folder) {
  const looks = Object.entries(SIZES).map(([size, viewport]) => [
    `game looks: ${size}, in all themes`,
    async ({ open, sequences: { RECORD, RECORD_TREE } }) => {
      const page = await open({ viewport, reducedMotion: 'reduce' });
      const told = [{ severity: 'error', text: 'White c3 is forbidden.', offset: 3 }];
      await page.show({ ...RECORD, told }, 3);
      await page.keyboard.press('v');
      await page.tell({ type: 'tree', tree: RECORD_TREE });
      for (const theme of Object.keys(THEMES)) {
        await page.setTheme(theme);
        await keep(page, { path: join(folder, `game-${theme}-${size}.png`) });
      }
      await openForm(page);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.locator('.told summary').click();
      await assertAccessibleInThemes(page, (theme) =>
        keep(page, { path: join(folder, `game-form-${theme}-${size}.png`) }),
      );
    },
    true,
  ]);
  return [
    [
      'players, prisoners and clocks are shown move by move',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        await page.show(RECORD, 7);
        const sides = () => page.locator('.side .visually-hidden').allTextContents();
        assert.deepEqual(await sides(), [
          'Black Lee 9p, 1 prisoner, clock 12:05',
          'White Ke, 1 prisoner, clock 1:05 / 3',
        ]);
        await page.keyboard.press('Home');
        assert.deepEqual(await sides(), ['Black Lee 9p, 0 prisoners', 'White Ke, 0 prisoners']);
      },
    ],
    [
      'a field of the form is written when it is left, and its problem stands below it',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        await page.show(RECORD, 1);
        await openForm(page);
        const komi = page.getByRole('textbox', { name: 'Komi' });
        assert.deepEqual(await heard(page, komi, ['c', 'End', 'F1', 'Control+a', 'Control+s']), ['F1', 's']);
        await komi.fill('7.5');
        await komi.press('Enter');
        // What is typed into a field is no key of the player.
        await page.getByRole('textbox', { name: 'Event' }).fill('a');
        await page.keyboard.press('n');
        await page.keyboard.press('Tab');
        assert.deepEqual(await actions(page), [
          { kind: 'field', name: 'KM', value: '7.5' },
          { kind: 'field', name: 'EV', value: 'an' },
        ]);
        assert.equal(await page.locator('.count').textContent(), '1 / 7');
        const fields = RECORD.record.fields.map((field) =>
          field.name === 'DT' ? { ...field, value: 'May', problem: 'A date is written so.' } : field,
        );
        await page.tell({
          type: 'sequence',
          sequence: { ...RECORD, version: 2, record: { fields } },
          index: 1,
        });
        const date = page.getByRole('textbox', { name: 'Date' });
        assert.equal(await date.inputValue(), 'May');
        assert.equal(await date.getAttribute('aria-invalid'), 'true');
        // Escape takes back what was typed, and leaves the field.
        await date.fill('June');
        await date.press('Escape');
        assert.equal(await date.inputValue(), 'May');
        assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
        assert.ok(await page.getByText('A date is written so.').isVisible());
        await komi.press('Control+z');
        assert.equal((await page.sent('undo')).length, 1);
      },
    ],
    [
      'a value that was refused stays with its note until the text is another one than it was refused for',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        const bring = (version, fields = RECORD.record.fields) =>
          page.tell({
            type: 'sequence',
            sequence: { ...RECORD, version, record: { fields } },
            index: 1,
          });
        await bring(5);
        await openForm(page);
        const komi = page.getByRole('textbox', { name: 'Komi' });
        const note = page.locator('.board-note');
        const before = await komi.inputValue();
        await komi.fill('six');
        await komi.press('Enter');
        await page.tell({ type: 'note', message: 'No number.', offers: [], written: false, version: 6 });
        // The edit before it, and verdicts that come late.
        for (const version of [6, 6]) await bring(version);
        assert.equal(await note.isVisible(), true);
        assert.equal(await page.getByRole('alert').textContent(), 'No number.');
        assert.equal(await komi.inputValue(), 'six');
        await bring(7);
        assert.equal(await note.isVisible(), false);
        assert.equal(await komi.inputValue(), 'six');
        await komi.press('Enter');
        await komi.press('Escape');
        assert.equal(await komi.inputValue(), before);
        await komi.fill('7,5');
        await komi.press('Enter');
        await bring(7);
        assert.equal(await komi.inputValue(), '7,5');
        const fields = RECORD.record.fields.map((one) =>
          one.name === 'KM' ? { ...one, value: '7.5' } : one,
        );
        await bring(8, fields);
        assert.equal(await komi.inputValue(), '7.5');
        assert.deepEqual(
          (await actions(page)).map(({ value }) => value),
          ['six', 'six', '7,5'],
        );
      },
    ],
    [
      'buttons pass, set up, change the turn, and turn the game',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        await page.show(RECORD, 7);
        const press = (name) => page.getByRole('button', { name, exact: true }).click();
        const cell = page.locator('[role="option"][aria-label^="A1,"]');
        await openForm(page);
        await press('Edit');
        await press('Pass');
        await press('Black stone');
        await cell.click();
        await page.keyboard.press('Escape');
        await cell.click();
        await press('White plays next; change this');
        await press('Rotate the game');
        assert.deepEqual(await actions(page), [
          { kind: 'pass' },
          { kind: 'setup', point: 72, stone: 'black' },
          { kind: 'play', point: 72 },
          { kind: 'to-play', color: 'black' },
          { kind: 'turn', how: 'rotate' },
        ]);
      },
    ],
    [
      'problems of the game are listed, each with the way to it',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        await page.show({ ...RECORD, told: [{ severity: 'error', text: 'Something.', offset: 30 }] }, 1);
        await openForm(page);
        await page.locator('.told summary').click();
        await page.getByRole('button', { name: 'Error: Something.' }).click();
        assert.deepEqual(await page.sent('node'), [{ type: 'node', uri: RECORD.uri, offset: 30 }]);
      },
    ],
    [
      'stones have the numbers of the last moves, of all, and of those from here',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        await page.show(RECORD, 3);
        const texts = () => page.locator('svg.board text').allTextContents();
        // Coordinates come first.
        const { length } = await texts();
        const shown = async () => (await texts()).slice(length).sort().join(' ');
        for (const expected of ['1 2 3', '1 2 3', '']) {
          await page.keyboard.press('m');
          assert.equal(await shown(), expected);
        }
        await page.keyboard.press('.');
        assert.equal(await shown(), '4');
        await page.keyboard.press('m');
        assert.equal(await shown(), '');
        await page.keyboard.press('m');
        const many = page.getByRole('spinbutton', { name: 'How many moves have numbers' });
        // Typed, since Firefox's driver fills a field of numbers without selecting what it has.
        await many.press('ControlOrMeta+a');
        await many.press('2');
        assert.equal(await shown(), '3 4');
        // Its keys are its own.
        await many.press('ArrowDown');
        assert.equal(await shown(), '4');
        assert.equal(await page.locator('.count').textContent(), '4 / 7');
        await page.keyboard.press('Escape');
      },
    ],
    [
      'comments, names and marks have signs of their own, and keys and buttons go from one to the next of each',
      async ({ open, sequences: { RECORD } }) => {
        const page = await open();
        const mark = { point: 0, mark: { kind: 'triangle' } };
        const frames = RECORD.frames.map((frame, n) => ({
          ...frame,
          ...(n === 4 && { name: 'Joseki' }),
          ...(n === 5 && { marks: [...frame.marks, mark] }),
        }));
        await page.show({ ...RECORD, frames }, 0);
        const at = () => page.locator('.count').textContent();
        assert.deepEqual(
          [await page.locator('.fact-name').count(), await page.locator('.fact-marks').count()],
          [1, 1],
        );
        assert.match(await page.locator('#timeline-facts').textContent(), /Named moves: 4\./);
        for (const [key, place, before] of [
          ['b', '4 / 7', '4 / 7'],
          ['d', '2 / 7', '5 / 7'],
        ]) {
          await page.keyboard.press('Home');
          await page.keyboard.press(key);
          assert.equal(await at(), place);
          await page.keyboard.press('End');
          await page.keyboard.press(`Shift+${key.toUpperCase()}`);
          assert.equal(await at(), before);
        }
        // The buttons go from one to the next, whichever it is.
        const [next, previous] = ['Next', 'Previous'].map((way) =>
          page.getByRole('button', { name: `${way} comment, name or marks`, exact: true }),
        );
        await page.keyboard.press('Home');
        await next.click();
        assert.equal(await at(), '2 / 7');
        await page.keyboard.press('End');
        await previous.click();
        assert.equal(await at(), '5 / 7');
        const silent = RECORD.frames.slice(0, 2).map(({ comments, ...frame }) => frame);
        await page.show({ ...RECORD, frames: silent }, 0);
        assert.ok(await next.isHidden());
        await page.show(RECORD, 0);
        assert.equal(await page.locator('.fact-comment').count(), 2);
        await page.keyboard.press('c');
        assert.equal(await page.locator('.count').textContent(), '2 / 7');
        await page.keyboard.press('Shift+C');
        assert.equal(await page.locator('.count').textContent(), '0 / 7');
      },
    ],
    [
      'moves and comments are found in all variations',
      async ({ open, sequences: { RECORD, RECORD_TREE } }) => {
        const page = await open();
        await page.show(RECORD, 0);
        await page.tell({ type: 'tree', tree: RECORD_TREE });
        await page.keyboard.press('Control+f');
        const count = () => page.locator('.found').textContent();
        await page.keyboard.type('answer');
        assert.equal(await count(), '0 of 1');
        await page.keyboard.press('Enter');
        assert.equal(await page.locator('.count').textContent(), '2 / 7');
        assert.equal(await count(), '1 of 1');
        await page.getByRole('textbox', { name: 'Find' }).fill('Back again');
        await page.keyboard.press('Enter');
        assert.equal((await page.sent('node')).at(-1).offset, RECORD_TREE.places.at(-1));
        await page.getByRole('textbox', { name: 'Find' }).fill('f3');
        assert.match(await count(), / of 2$/);
        await assertAccessible(page);
        await page.keyboard.press('Escape');
        assert.ok(await page.getByRole('search').isHidden());
      },
    ],
    ...looks,
  ];
}
