/** Values of eyes on the board. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { keep } from './page.mjs';
import { assertAccessible, assertAccessibleInThemes } from './player.checks.mjs';

const values = (page) =>
  page
    .locator('.stage svg text')
    .evaluateAll((nodes) =>
      nodes.map((node) => node.textContent).filter((t) => /^\d?[ab]?\+?b?$/.test(t) && t !== ''),
    );

export const eyesChecks = (results) => [
  [
    'eyes: their values are asked for once for each board, while they are wanted, and shown when they come',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show(TRIPLE_KO, 1);
      assert.deepEqual(await page.sent('eyes'), []);
      await page.getByRole('button', { name: 'Show the values of eyes' }).click();
      const { rows } = TRIPLE_KO.frames[1];
      const asked = { type: 'eyes', uri: TRIPLE_KO.uri, entry: 0, rows, id: 1 };
      assert.deepEqual(await page.sent('eyes'), [asked]);
      assert.equal(await page.locator('.stage').getAttribute('aria-busy'), 'true');
      const point = rows.join('').indexOf('.');
      const marks = [{ point, mark: { kind: 'eye', text: '1+b' } }];
      await page.tell({ type: 'eyes', id: 1, marks });
      assert.equal(await page.locator('.stage').getAttribute('aria-busy'), 'false');
      assert.ok((await values(page)).includes('1+b'));
      await page.keyboard.press('ArrowRight');
      await page.locator('body').press('ArrowLeft');
      assert.ok((await values(page)).includes('1+b'));
      // The board in between was asked about as well, and the question taken back.
      assert.deepEqual(
        (await page.sent('eyes')).slice(1).map(({ id, rows }) => [id, rows !== null]),
        [
          [2, true],
          [2, false],
        ],
      );
      // An answer that nobody waits for changes nothing.
      await page.tell({ type: 'eyes', id: 2, marks: [] });
      assert.ok((await values(page)).includes('1+b'));
      assert.equal((await page.state()).eyes, true);
      await assertAccessibleInThemes(page, (theme) =>
        keep(page, { path: join(results, `eyes-${theme}.png`) }),
      );
      await page.keyboard.press('e');
      assert.ok(!(await values(page)).includes('1+b'));
      // Who asks again is answered from what is known; what never came (the server was begun anew) is asked for again.
      await page.keyboard.press('e');
      const questions = async () => (await page.sent('eyes')).filter(({ rows }) => rows !== null).length;
      assert.equal(await questions(), 2);
      await page.locator('body').press('ArrowRight');
      assert.equal(await questions(), 3);
      await page.keyboard.press('e');
      await page.keyboard.press('e');
      assert.equal(await questions(), 4);
    },
    true,
  ],
  [
    'eyes: come in parts; what is still being read has a mark, a line says so, and it is announced',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      await page.show({ ...TRIPLE_KO, show: { eyes: true, hot: false } }, 1);
      const { rows } = TRIPLE_KO.frames[1];
      const [a, b, c] = [...rows.join('')].flatMap((cell, point) => (cell === '.' ? [point] : []));
      const name = (point) =>
        `${'ABCDEFGH'[point % rows[0].length]}${rows.length - Math.floor(point / rows[0].length)}`;
      const eye = { point: a, mark: { kind: 'eye', text: '1+b' } };
      const unread = (point) => ({ point, mark: { kind: 'unread' } });
      const shown = async () => (await values(page)).filter((text) => text === '1+b').length;
      const line = page.locator('.unread');
      const announced = () => page.locator('.announced').textContent();
      const busy = () => page.locator('.stage').getAttribute('aria-busy');
      assert.equal(await line.isVisible(), false);
      await page.tell({ type: 'eyes', id: 1, marks: [eye, unread(b), unread(c)] });
      const said = `Koban is still reading the eyes at ${name(b)} and ${name(c)}.`;
      assert.equal(await line.textContent(), said);
      assert.equal(await announced(), said);
      assert.equal(await busy(), 'true');
      assert.equal(await shown(), 1);
      assert.match(
        await page.locator('.stage svg').getAttribute('aria-label'),
        new RegExp(`Eyes still being read: ${name(b)}, ${name(c)}`),
      );
      await assertAccessibleInThemes(page, (theme) =>
        keep(page, { path: join(results, `eyes-in-parts-${theme}.png`) }),
      );
      await page.tell({ type: 'eyes', id: 1, marks: [eye, { ...eye, point: b }, unread(c)] });
      assert.equal(await line.textContent(), `Koban is still reading the eye at ${name(c)}.`);
      // No endless tale.
      assert.equal(await announced(), said);
      // Another text: its board is the same, and an answer to the question before it is none to its own.
      await page.show({ ...TRIPLE_KO, version: TRIPLE_KO.version + 1, show: { eyes: true, hot: false } }, 1);
      assert.equal(await shown(), 0);
      assert.equal(await line.isVisible(), false);
      await page.tell({ type: 'eyes', id: 1, marks: [eye] });
      assert.equal(await shown(), 0);
      await page.tell({ type: 'eyes', id: 2, marks: [unread(a)] });
      await page.tell({ type: 'eyes', id: 2, marks: [eye] });
      assert.equal(await shown(), 1);
      assert.equal(await line.isVisible(), false);
      assert.equal(await busy(), 'false');
      assert.equal(await announced(), 'Koban has read all eyes of this board.');
      // The text is closed in the midst of it: nothing is being read any more.
      await page.keyboard.press('ArrowRight');
      await page.tell({ type: 'eyes', id: 3, marks: [eye, unread(c)] });
      await page.tell({ type: 'gone', message: 'Closed.' });
      assert.equal((await page.sent('eyes')).at(-1).rows, null);
      assert.equal(await busy(), 'false');
      assert.equal(await line.isVisible(), false);
    },
    true,
  ],
  [
    'eyes: are shown at once where the text asks for them, without buttons for moves where there are none',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open();
      const [start] = TRIPLE_KO.frames;
      const point = start.rows.join('').indexOf('.');
      const marks = [...start.marks, { point, mark: { kind: 'eye', text: '1+b' } }];
      const { tree: _, ...bare } = TRIPLE_KO;
      const still = { ...bare, show: { eyes: true, hot: false }, frames: [{ ...start, marks }] };
      await page.show(still, 0);
      assert.ok((await values(page)).includes('1+b'));
      assert.deepEqual(await page.sent('eyes'), []);
      assert.equal(await page.getByRole('button', { name: 'Play', exact: true }).isVisible(), false);
      assert.equal(await page.getByRole('slider').isVisible(), false);
      await assertAccessible(page);
      await keep(page, { path: join(results, 'eyes-still.png') });
      await page.getByRole('button', { name: 'values of eyes' }).click();
      assert.ok(!(await values(page)).includes('1+b'));
      await page.show(TRIPLE_KO, 1);
      assert.ok(await page.getByRole('slider').isVisible());
    },
  ],
];
