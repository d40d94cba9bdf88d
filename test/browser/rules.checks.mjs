/** What the sections of the view must do, and the table of rules in one of them. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { keep, THEMES } from './page.mjs';
import { assertAccessible } from './player.checks.mjs';

/** Half a window of 1280 by 800 and of 1000 by 700 pixels, with the side bar beside it. */
const SIZES = [
  { width: 461, height: 695 },
  { width: 326, height: 610 },
];

const NO_THREATS = ['no threats'];
const MANY = [
  ...NO_THREATS,
  ...['Black', 'White', 'each'].flatMap((who) => [`${who} has 1 threat`, `${who} has 1 spare move`]),
];

/** Who wins about a stone of the compared board: three rules, of which two say the same. */
function winsTable({ uri, entry, version }, supplies = NO_THREATS) {
  const cell = (winner, word) => ({
    state: 'known',
    text: word,
    winner,
    word,
    says: `A rule: ${word}`,
    forced: [{ strategy: 0, owner: winner, text: `${winner} can force it` }],
  });
  const threats = { black: 0, white: 0 };
  const spare = threats;
  const columns = (first) =>
    supplies.map((text) => ({ first, threats, spare, head: `${first} first`, text }));
  const row = (rule, winner, word, inForce = false) => ({
    rule,
    title: rule,
    short: rule,
    inForce,
    cells: [...supplies.map(() => cell(winner, word)), ...supplies.map(() => cell('black', 'lives'))],
  });
  return {
    uri,
    entry,
    version,
    index: 0,
    points: [21],
    asked: {},
    title: 'Who wins? A4, at the start',
    notes: ['Two passes in a row end the game'],
    columns: [...columns('black'), ...columns('white')],
    rows: [
      row('psk', 'white', 'captures', true),
      row('basic', 'black', 'lives'),
      row('ssk', 'white', 'captures'),
    ],
    moves: [],
    words: {
      rule: 'Rule',
      try: 'Try to refute',
      close: 'Close',
      help: 'Choose a cell',
      moves: 'Moves',
    },
  };
}

/** @param {string} folder where the pictures go */
export function rulesChecks(folder) {
  const opened = async (open, { COMPARISON, COMPARED }, options) => {
    const page = await open(options);
    await page.show(COMPARED, 6);
    await page.keyboard.press('2');
    await page.tell({ type: 'comparison', comparison: COMPARISON });
    await page.locator('.rules-table tbody tr').first().waitFor();
    return page;
  };
  const cell = (page, move, rule) => page.locator(`.rules-cell[data-move="${move}"][data-rule="${rule}"]`);
  return [
    [
      'sections are tabs: digits and arrows open them, and the extension hears which is shown',
      async ({ open, sequences: { COMPARED } }) => {
        const page = await open();
        await page.show(COMPARED, 6);
        const shown = () => page.locator('[role=tabpanel]:not([hidden])').getAttribute('id');
        assert.equal(await shown(), 'section-board');
        for (const [key, section] of [
          ['2', 'rules'],
          ['3', 'wins'],
          ['5', 'record'],
          ['1', 'board'],
        ]) {
          await page.keyboard.press(key);
          assert.equal(await shown(), `section-${section}`);
        }
        await page.getByRole('tab', { name: 'Board' }).focus();
        await page.keyboard.press('ArrowRight');
        assert.equal(await shown(), 'section-rules');
        const sent = await page.sent('section');
        assert.deepEqual(
          sent.map(({ section }) => section),
          ['rules', 'wins', 'record', 'board', 'rules'],
        );
        assert.deepEqual((await page.state()).sections, [{ uri: COMPARED.uri, section: 'rules' }]);
        await assertAccessible(page);
      },
    ],
    [
      'how a rule ends the game is whole in half a window, and a screen reader hears that it ends',
      async ({ open, sequences }) => {
        const comparison = structuredClone(sequences.COMPARISON);
        const outcomes = { korean: 'draw', japanese: 'no result' };
        for (const cell of comparison.rows.flatMap(({ cells }) => cells))
          if (outcomes[cell.rule]) Object.assign(cell, { verdict: 'ends', outcome: outcomes[cell.rule] });
        const page = await opened(open, { ...sequences, COMPARISON: comparison }, { viewport: SIZES[1] });
        const row = page.locator('.rules-table tr', { has: page.locator('[data-rule="japanese"]') });
        const said = row.locator('.rules-said');
        assert.equal(await said.textContent(), 'no result');
        assert.ok(await said.evaluate((node) => node.scrollWidth <= node.clientWidth));
        assert.match(await row.locator('td').first().ariaSnapshot(), /ends the game \(no result\)/);
      },
    ],
    [
      'the table has rules down and moves across, and the board goes to the chosen cell',
      async ({ open, sequences }) => {
        const page = await opened(open, sequences, {});
        const { COMPARISON } = sequences;
        assert.equal(await page.locator('.rules-table tbody tr').count(), COMPARISON.rules.length);
        for (const row of COMPARISON.rows)
          for (const { rule, verdict } of row.cells)
            assert.match(await cell(page, row.index, rule).getAttribute('class'), new RegExp(verdict));
        await cell(page, 4, 'spight').click();
        assert.deepEqual((await page.sent('at')).at(-1).index, 4);
        assert.match(await page.locator('.rules-reason').textContent(), /hot stone D6/);
        // Who walks the table hears each verdict once, with its reason, where the focus is.
        const [reason, announced] = await page.evaluate(() => [
          document.activeElement.getAttribute('aria-description'),
          document.querySelector('.announced').textContent,
        ]);
        assert.match(reason, /^It captures the hot stone D6/);
        assert.doesNotMatch(announced, /hot stone D6/);
        assert.equal(await page.locator('#section-rules [aria-live]').count(), 0);
        await page.keyboard.press('ArrowDown');
        assert.match(await page.locator('.rules-reason').textContent(), /^Positional superko/);
        assert.equal((await page.sent('rule')).at(-1).rule, 'psk');
        await page.getByRole('button', { name: 'Copy as Markdown' }).click();
        assert.match((await page.sent('copy'))[0].text, /^\*\*Triple ko\*\*/);
        await assertAccessible(page);
      },
    ],
    [
      'who wins merges equal rules, shows the winner as a stone, and outlines the chains on the board',
      async ({ open, sequences: { COMPARED } }) => {
        const page = await open({ viewport: SIZES[0] });
        await page.show(COMPARED, 0);
        await page.keyboard.press('3');
        const table = winsTable(COMPARED);
        await page.tell({ type: 'outcomes', table });
        await page.locator('.wins tbody').first().waitFor();
        assert.deepEqual(await page.locator('.wins tbody th').allTextContents(), ['psk, ssk', 'basic']);
        assert.equal(await page.locator('.wins tbody').first().locator('.stone.white').count(), 1);
        const path = await page.locator('.layer-goal path').first().getAttribute('d');
        assert.ok(path.length > 20);
        assert.match(await page.locator('.chains').textContent(), /About A4/);
        await page.locator('.chains').selectOption({ index: 1 });
        assert.equal((await page.sent('wins')).at(-1).index, 0);
        await page.locator('.wins-goal').selectOption('keep-all');
        assert.deepEqual((await page.sent('wins')).at(-1).asked, { aim: 'keep-all' });
        // Stones of the board: a click, the space bar, and Enter add a chain or take it out.
        const choose = page.locator('.wins-pick');
        const stone = (point) => page.locator(`.points [data-point="${point}"]`);
        const goal = async () => (await page.sent('wins')).at(-1).points;
        const written = (await page.sent('write')).length;
        const { rows } = COMPARED.frames[0];
        const cells = rows.join('');
        const other = [...cells].findIndex((cell, point) => cell === 'X' && point !== 21);
        const empty = cells.indexOf('.');
        await choose.click();
        assert.equal(await choose.getAttribute('aria-pressed'), 'true');
        assert.match(await stone(21).getAttribute('aria-label'), /in the goal/);
        await stone(other).click();
        assert.deepEqual(await goal(), [21, other]);
        assert.match(await page.locator('.wins-help').first().textContent(), /The goal is about/);
        await keep(page, { path: join(folder, 'wins-choose.png') });
        await assertAccessible(page);
        await stone(empty).click();
        assert.deepEqual(await goal(), [21, other]);
        await stone(other).focus();
        await page.keyboard.press('Space');
        assert.deepEqual(await goal(), [21]);
        await page.keyboard.press('Enter');
        assert.deepEqual(await goal(), [21, other]);
        await stone(21).click();
        await stone(other).click();
        assert.deepEqual(await goal(), []);
        await page.locator('.layer-goal path').first().waitFor({ state: 'detached' });
        await page.keyboard.press('Escape');
        assert.equal(await choose.getAttribute('aria-pressed'), 'false');
        assert.equal((await page.sent('write')).length, written);
        assert.equal((await page.sent('back')).length, 0);
        await page.locator('.layer-goal path').first().waitFor();
        await assertAccessible(page);
        await keep(page, { path: join(folder, 'wins-section.png') });
        await page.keyboard.press('1');
        await page.locator('.layer-goal path').first().waitFor({ state: 'detached' });
      },
    ],
    ...[...SIZES, { width: 620, height: 760 }].map((viewport) => [
      `who wins is asked and answered in ${viewport.width} pixels, where nothing is cut`,
      async ({ open, sequences: { COMPARED } }) => {
        const page = await open({ viewport });
        await page.show(COMPARED, 0);
        await page.keyboard.press('3');
        await page.tell({ type: 'outcomes', table: winsTable(COMPARED, MANY) });
        await page.locator('.wins tbody').first().waitFor();
        const cut = await page.evaluate(() => {
          const panel = document.querySelector('.words');
          const right = panel.getBoundingClientRect().left + panel.clientWidth;
          return [
            ...document.querySelectorAll('.wins-asked > :not([hidden]), .wins td, .wins td *, .wins th'),
          ]
            .filter(
              (node) => node.getBoundingClientRect().right > right || node.scrollWidth > node.clientWidth + 1,
            )
            .map(({ className, textContent }) => `${className} ${textContent}`);
        });
        assert.deepEqual(cut, []);
        assert.equal(await page.locator('.wins-cell').count(), 2 * MANY.length);
        // The tab of the editor has the title where there is no room for it here.
        const title = await page.locator('.title').evaluate((node) => node.clientWidth);
        assert.equal(title === 1, viewport.width < 520);
      },
    ]),
    ...SIZES.map((viewport) => [
      `a comment is seen below the tree of variations in ${viewport.width} pixels`,
      async ({ open, sequences: { RECORD, RECORD_TREE } }) => {
        const page = await open({ viewport });
        await page.show(RECORD, 1);
        await page.keyboard.press('v');
        await page.tell({ type: 'tree', tree: RECORD_TREE });
        await page.locator('.moves-tree .node').first().waitFor();
        const { top, bottom } = await page.locator('.words').evaluate((node) => {
          const words = node.getBoundingClientRect();
          const field = node.querySelector('.comments textarea').getBoundingClientRect();
          return { top: field.top, bottom: Math.min(words.bottom, innerHeight) };
        });
        assert.ok(bottom - top >= 40, `${bottom - top} pixels of it are seen`);
        await keep(page, { path: join(folder, `tree-comment-${viewport.width}.png`) });
      },
    ]),
    ...SIZES.flatMap((viewport) =>
      Object.keys(THEMES).map((theme) => [
        `all rules and the reason are seen beside a board in ${viewport.width} pixels, ${theme}`,
        async ({ open, sequences }) => {
          const page = await opened(open, sequences, { viewport, theme });
          const bottom = (selector) =>
            page
              .locator(selector)
              .last()
              .evaluate((node) => node.getBoundingClientRect().bottom);
          assert.ok((await bottom('.rules-table tbody tr')) <= viewport.height);
          assert.ok((await bottom('.rules-reason .reason')) <= viewport.height);
          const board = await page.locator('.stage').evaluate((node) => node.clientHeight);
          assert.ok(board >= 240, `the board has ${board} pixels`);
          await keep(page, { path: join(folder, `rules-${theme}-${viewport.width}.png`) });
        },
      ]),
    ),
  ];
}
