/** What the table of verdicts must do, driven as a person would. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { keep, THEMES } from './page.mjs';
import { assertAccessible, assertAccessibleInThemes } from './player.checks.mjs';

const show = (page, comparison) => page.tell({ type: 'comparison', comparison });
const wide = { viewport: { width: 1280, height: 640 } };

/** The cell with the focus, as `row,column` of what is shown, or what else has it. */
function focused(page) {
  return page.evaluate(() => {
    const cell = document.activeElement?.closest('td');
    if (!cell) return document.activeElement?.textContent ?? '';
    return `${cell.parentElement.rowIndex},${cell.cellIndex}`;
  });
}

const cell = (page, move, column) => page.locator(`button[data-move="${move}"][data-column="${column}"]`);

/** @param {string} folder where the pictures go */
export function compareChecks(folder) {
  const own = [
    [
      'says that it is ready, and waits for a table',
      async ({ openTable }) => {
        const page = await openTable(wide);
        assert.deepEqual(await page.evaluate(() => window.host.sent), [{ type: 'ready' }]);
        assert.match(await page.locator('.notice').textContent(), /as soon as/);
        await assertAccessible(page);
      },
    ],
    [
      'has moves down and rules across, and marks the active rule',
      async ({ openTable, sequences: { COMPARISON } }) => {
        const page = await openTable(wide);
        await show(page, COMPARISON);
        const heads = await page.locator('thead th.rule').allTextContents();
        assert.deepEqual(
          heads,
          COMPARISON.rules.map(({ title, inForce }) => (inForce ? `${title}, active` : title)),
        );
        assert.equal(await page.locator('thead th.in-force').count(), 1);
        const descriptions = await page.locator('th.move .description').allTextContents();
        assert.deepEqual(
          descriptions,
          COMPARISON.rows.map(({ description }) => description),
        );
        const spight = COMPARISON.rules.findIndex(({ id }) => id === 'spight');
        assert.match(await cell(page, 4, spight).textContent(), /^forbidden: It captures the hot stone D6/);
        for (const [i, { index, cells }] of COMPARISON.rows.entries()) {
          const words = await page.locator(`tbody tr:nth-child(${i + 1}) .word`).allTextContents();
          assert.deepEqual(
            words.map((word) => word.split(' ')[0].replace(/,$/, '')),
            cells.map(({ verdict }) => verdict),
            `move ${index}`,
          );
        }
      },
    ],
    [
      'shows all rules at half the width of a window, as signs with a legend, and says so where it cannot',
      async ({ openTable, sequences: { COMPARISON } }) => {
        const page = await openTable({ viewport: { width: 500, height: 640 } });
        await show(page, COMPARISON);
        const state = () =>
          page.evaluate(() => ({
            overflows:
              document.querySelector('.frame').scrollWidth > document.querySelector('.frame').clientWidth,
            legend: document.querySelector('.legend').checkVisibility(),
            more: document.querySelector('.more').checkVisibility(),
          }));
        assert.deepEqual(await state(), { overflows: false, legend: true, more: false });
        assert.match(await cell(page, 4, 1).textContent(), /^(allowed|forbidden|ends|undecided)/);
        await assertAccessible(page);
        await page.setViewportSize({ width: 1280, height: 640 });
        await page.waitForFunction(() => !document.querySelector('.legend').checkVisibility());
        await page.setViewportSize({ width: 300, height: 640 });
        await page.locator('.more', { hasText: /^\d of \d+ rules fit/ }).waitFor();
        assert.deepEqual(await state(), { overflows: true, legend: true, more: true });
      },
    ],
    [
      'a press on a cell asks for the player at its move, by mouse and by keys',
      async ({ openTable, sequences: { COMPARISON } }) => {
        const page = await openTable(wide);
        await show(page, COMPARISON);
        const { uri } = COMPARISON;
        await cell(page, 3, 2).click();
        assert.deepEqual(await page.sent('animate'), [{ type: 'animate', uri, entry: 0, move: 3 }]);
        assert.equal(await focused(page), '3,3');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        assert.equal((await page.sent('animate')).at(-1).move, 4);
        await page.keyboard.press('Space');
        assert.equal((await page.sent('animate')).length, 3);
      },
    ],
    [
      'is one stop for the Tab key, and a grid for the arrow keys',
      async ({ openTable, sequences: { COMPARISON } }) => {
        const page = await openTable(wide);
        await show(page, COMPARISON);
        const rules = COMPARISON.rules.length;
        const spight = COMPARISON.rules.findIndex(({ id }) => id === 'spight') + 1;
        // Where the Tab key begins in a page without focus is the browser's affair: here it is the first control.
        await page.getByRole('checkbox').focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        assert.equal(await focused(page), `4,${spight}`, 'the forbidden play comes first');
        await page.keyboard.press('Home');
        assert.equal(await focused(page), '4,1');
        await page.keyboard.press('ArrowLeft');
        assert.equal(await focused(page), '4,1');
        await page.keyboard.press('End');
        assert.equal(await focused(page), `4,${rules}`);
        await page.keyboard.press('ArrowRight');
        assert.equal(await focused(page), `4,${rules}`);
        await page.keyboard.press('PageUp');
        assert.equal(await focused(page), `1,${rules}`);
        await page.keyboard.press('Control+Home');
        assert.equal(await focused(page), '1,1');
        await page.keyboard.press('ArrowUp');
        assert.equal(await focused(page), '1,1');
        await page.keyboard.press('Control+End');
        assert.equal(await focused(page), `6,${rules}`);
        await page.keyboard.press('ArrowDown');
        assert.equal(await focused(page), `6,${rules}`);
        await page.keyboard.press('Tab');
        assert.equal(await focused(page), 'Open Board');
        await page.keyboard.press('Shift+Tab');
        assert.equal(await focused(page), `6,${rules}`);
        assert.equal(await page.locator('td button[tabindex="0"]').count(), 1);
        assert.deepEqual(await page.sent('animate'), []);
      },
    ],
    [
      'tells all of the chosen verdict below, and offers its proof',
      async ({ openTable, sequences: { COMPARISON } }) => {
        const page = await openTable(wide);
        await show(page, COMPARISON);
        const detail = page.locator('.detail');
        const spight = COMPARISON.rules.findIndex(({ id }) => id === 'spight');
        assert.match(await detail.textContent(), /Move 4, White D5 takes D6.*It captures the hot stone D6/);
        assert.match(await detail.locator('.clause').textContent(), /Ko rule: a hot stone may not/);
        await page.getByRole('button', { name: 'Show the proof' }).click();
        const { uri } = COMPARISON;
        assert.deepEqual(await page.sent('prove'), [
          { type: 'prove', uri, entry: 0, move: 4, rule: 'spight' },
        ]);
        await cell(page, 1, spight).focus();
        assert.match(await detail.textContent(), /Move 1, Black D6/);
        assert.equal(await page.getByRole('button', { name: 'Show the proof' }).count(), 0);
      },
    ],
    [
      'shows late verdicts when they come, without taking the focus away',
      async ({ openTable, sequences: { COMPARISON, SEARCHING } }) => {
        const page = await openTable(wide);
        await show(page, SEARCHING);
        const spight = SEARCHING.rules.findIndex(({ id }) => id === 'spight');
        assert.match(await cell(page, 4, spight).textContent(), /still searching/);
        await cell(page, 4, spight).focus();
        await show(page, COMPARISON);
        assert.match(await cell(page, 4, spight).textContent(), /^forbidden/);
        assert.equal(await focused(page), `4,${spight + 1}`);
        assert.match(await page.locator('.detail').textContent(), /forbidden/);
        assert.equal(await page.locator('.pending').count(), 0);
      },
    ],
    [
      'keeps the focus on a button below the table when what is said above it comes anew',
      async ({ openTable, sequences: { SEARCHING, COMPARISON } }) => {
        const page = await openTable(wide);
        await show(page, SEARCHING);
        const spight = COMPARISON.rules.findIndex(({ id }) => id === 'spight');
        await cell(page, 4, spight).focus();
        assert.match(await page.locator('.detail .word').textContent(), /still searching/);
        await page.getByRole('button', { name: 'Open Board', exact: true }).focus();
        await show(page, COMPARISON);
        assert.equal(await page.locator('.detail .word').textContent(), 'forbidden');
        assert.equal(await focused(page), 'Open Board');
      },
    ],
    [
      'follows edits: rows come and go, the cursor stays on its cell',
      async ({ openTable, sequences: { COMPARISON } }) => {
        const page = await openTable(wide);
        await show(page, COMPARISON);
        await cell(page, 3, 1).focus();
        await show(page, { ...COMPARISON, version: 2, rows: COMPARISON.rows.slice(0, 4) });
        assert.equal(await page.locator('tbody tr').count(), 4);
        assert.equal(await focused(page), '3,2');
        await show(page, { ...COMPARISON, version: 3, rows: COMPARISON.rows.slice(0, 2) });
        assert.equal(await page.locator('td button[tabindex="0"]').count(), 1);
        await page.tell({ type: 'gone', message: 'The diagram is no longer there.' });
        assert.match(await page.locator('.notice').textContent(), /no longer/);
        assert.equal(await page.locator('table').isVisible(), false);
        await show(page, COMPARISON);
        assert.equal(await page.locator('tbody tr').count(), 6);
      },
    ],
    [
      'shows only where rules differ when asked to, and keeps that',
      async ({ openTable, sequences: { COMPARISON, AGREED, NO_MOVES } }) => {
        const page = await openTable(wide);
        await show(page, COMPARISON);
        await page.getByLabel('Only where rules differ').check();
        const numbers = (await page.locator('tbody .number').allTextContents()).map((text) => text.trim());
        assert.ok(numbers.includes('4') && numbers.includes('6') && !numbers.includes('1'), `${numbers}`);
        assert.match(
          await page.locator('.count').textContent(),
          new RegExp(`^${numbers.length} of 6 moves$`),
        );
        assert.equal(await page.locator('td button[tabindex="0"]').count(), 1);
        const state = await page.state();
        assert.deepEqual(state, { uri: COMPARISON.uri, entry: 0, differing: true });
        const second = await openTable({ ...wide, state });
        await show(second, COMPARISON);
        assert.equal(await second.locator('tbody tr').count(), numbers.length);
        await show(second, AGREED);
        assert.match(await second.locator('.notice').textContent(), /agree/);
        await assertAccessible(second);
        await show(second, NO_MOVES);
        assert.match(await second.locator('.notice').textContent(), /no moves/);
      },
    ],
    [
      'is copied as Markdown, with what is shown and nothing that would be markup',
      async ({ openTable, sequences: { COMPARISON, NASTY } }) => {
        const page = await openTable(wide);
        await show(page, COMPARISON);
        await page.getByRole('button', { name: 'Copy as Markdown' }).click();
        const [{ text }] = await page.sent('copy');
        const lines = text.split('\n').filter((line) => line.startsWith('|'));
        assert.equal(lines.length, 8);
        for (const line of lines) assert.equal(line.split('|').length, COMPARISON.rules.length + 4);
        assert.match(text, /\*\*Spight’s hot-stone ko rule\*\*/);
        assert.match(text, /forbidden \(\d+\)/);
        assert.match(text, /^1\. .*move 4: it captures the hot stone D6/m);
        const nasty = `${NASTY}|a|\n| b`;
        await show(page, { ...COMPARISON, entry: 1, title: nasty });
        await page.getByRole('button', { name: 'Copy as Markdown' }).click();
        const copied = (await page.sent('copy'))[1].text;
        assert.ok(!/(^|[^\\])</.test(copied), 'an unescaped <');
        assert.equal(copied.split('\n').filter((line) => line.startsWith('|')).length, 8);
      },
    ],
    [
      'hostile text stays text in the table',
      async ({ openTable, sequences: { COMPARISON, NASTY } }) => {
        const page = await openTable(wide);
        let alerted = false;
        page.on('dialog', (dialog) => {
          alerted = true;
          return dialog.dismiss();
        });
        const hostile = {
          ...COMPARISON,
          uri: `file:///${NASTY}`,
          title: NASTY,
          rules: COMPARISON.rules.map((rule) => ({ ...rule, title: NASTY, summary: NASTY })),
          rows: COMPARISON.rows.map((row) => ({
            ...row,
            number: NASTY,
            point: NASTY,
            description: NASTY,
            cells: row.cells.map((one) => ({
              ...one,
              title: NASTY,
              reason: NASTY,
              clause: NASTY,
              notes: [NASTY],
            })),
          })),
        };
        await show(page, hostile);
        await page.keyboard.press('Tab');
        const found = await page.evaluate(() => ({
          foreign: document.querySelectorAll('#koban :is(script, img, iframe, object, embed, style, a)')
            .length,
          handlers: [...document.querySelectorAll('#koban *')].filter((node) =>
            node.getAttributeNames().some((name) => name.startsWith('on')),
          ).length,
          title: document.querySelector('.title').textContent,
        }));
        assert.deepEqual(found, { foreign: 0, handlers: 0, title: NASTY });
        assert.equal(alerted, false);
      },
    ],
    [
      'what is no table is told of, and changes nothing',
      async ({ openTable, sequences: { COMPARISON } }) => {
        const page = await openTable(wide);
        page.expectsErrors = true;
        await show(page, COMPARISON);
        const [row] = COMPARISON.rows;
        for (const message of [
          null,
          'x',
          { type: 'sequence' },
          { type: 'comparison', comparison: { ...COMPARISON, rows: [{ ...row, cells: [] }] } },
          { type: 'comparison', comparison: { ...COMPARISON, rules: null } },
          { type: 'gone' },
        ]) {
          await page.tell(message);
        }
        assert.equal((await page.sent('error')).length, 6);
        assert.equal(await page.locator('tbody tr').count(), 6);
      },
    ],
    [
      'the table is accessible in every theme (axe-core)',
      async ({ openTable, sequences: { COMPARISON, SEARCHING } }) => {
        const page = await openTable(wide);
        await show(page, SEARCHING);
        await assertAccessible(page);
        await show(page, COMPARISON);
        await assertAccessibleInThemes(page);
        await page.setViewportSize({ width: 300, height: 480 });
        await assertAccessible(page);
      },
      true,
    ],
    [
      'head and moves stay when a long table scrolls, and the chosen cell is not hidden behind them',
      async ({ openTable, sequences: { GAME } }) => {
        const page = await openTable({ viewport: { width: 420, height: 600 } });
        await show(page, GAME);
        assert.equal(await page.locator('tbody tr').count(), 250);
        await cell(page, 1, 0).focus();
        await page.keyboard.press('Control+End');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Home');
        for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowUp');
        const boxes = await page.evaluate(() => {
          const box = (node) => node.getBoundingClientRect().toJSON();
          return {
            frame: box(document.querySelector('.frame')),
            head: box(document.querySelector('.corner')),
            focus: box(document.activeElement),
            move: box(document.activeElement.closest('tr').querySelector('th')),
          };
        });
        assert.equal(Math.round(boxes.head.top), Math.round(boxes.frame.top) + 1);
        assert.equal(Math.round(boxes.move.left), Math.round(boxes.frame.left));
        assert.ok(boxes.focus.top >= boxes.head.bottom - 1, 'the head hides the cell');
        assert.ok(boxes.focus.left >= boxes.move.right - 1, 'the move hides the cell');
        assert.ok(boxes.focus.bottom <= boxes.frame.bottom);
      },
    ],
  ];
  return [...own.map(([name, check]) => [`table: ${name}`, check]), ...tableLooks(folder)];
}

function tableLooks(folder) {
  const shots = Object.keys(THEMES).map((theme) => [theme, 1280, 620]);
  shots.push(['dark', 300, 560], ['light', 300, 560], ['light', 620, 560], ['high-contrast', 300, 560]);
  return [
    [
      'looks: table, in all themes and sizes',
      async ({ openTable, sequences: { COMPARISON } }) => {
        const page = await openTable(wide);
        await show(page, COMPARISON);
        for (const [theme, width, height] of shots) {
          await page.setViewportSize({ width, height });
          await page.setTheme(theme);
          await keep(page, { path: join(folder, `table-${theme}-${width}.png`), caret: 'initial' });
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          assert.ok(wider <= 0, `the page is ${wider} px too wide, ${theme}, ${width} px`);
        }
      },
    ],
  ];
}
