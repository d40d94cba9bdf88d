/** The wheel of a cycle, and playing it round and round. */
import assert from 'node:assert/strict';
import { assertAccessibleInThemes } from './player.checks.mjs';

const index = (page) => page.locator('.slider').inputValue().then(Number);

/** In a small window the wheel is in the section of rules alone. */
const ROOMY = { width: 900, height: 760 };

export const wheelChecks = [
  [
    'wheel: has the plays of the cycle in order, says what holds each ko, and lights the one at hand',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open({ viewport: ROOMY });
      await page.show(TRIPLE_KO, 0);
      const wheel = page.getByRole('group', {
        name: 'A cycle of 6 plays, triple ko, from the start to move 6',
      });
      const plays = wheel.getByRole('button', { name: /^Play \d of 6/ });
      const names = await plays.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')));
      assert.equal(names.length, 6);
      assert.equal(names[0], 'Play 1 of 6: Black D6 takes D5 (ko b)');
      assert.equal(names[3], 'Play 4 of 6: White D5 takes D6 (ko b), forbidden');
      const lit = () =>
        wheel
          .locator('[aria-current=step]')
          .evaluateAll((nodes) => nodes.map((n) => n.getAttribute('aria-label').slice(5, 6)));
      assert.deepEqual(await lit(), []);
      for (let i = 1; i <= 6; i++) {
        await page.keyboard.press('ArrowRight');
        assert.deepEqual(await lit(), [String(i)]);
        assert.equal(await page.locator('.wheel.closed').count(), i === 6 ? 1 : 0);
      }
      const described = (button) => button.getAttribute('aria-description');
      assert.equal(
        await described(wheel.getByRole('button', { name: 'Play the cycle of 6 moves in a loop (L)' })),
        'Ko a: Black, White from 2, Black from 5. Ko b: White, Black from 1, White from 4. Ko c: White, Black from 3, White from 6.',
      );
      assert.match(await described(plays.nth(3)), /^It captures the hot stone D6 \(move 1\)/);
      assert.equal(await described(plays.nth(2)), null);
      assert.deepEqual(await page.locator('.board-box .koban-letter').allTextContents(), ['a', 'b', 'c']);
      const f5 = page.locator('[role="option"][aria-label^="F5,"]');
      assert.match(await f5.getAttribute('aria-label'), /^F5, white stone, move 6, ko c, last play/);
    },
  ],
  [
    'wheel: each rule of the row has a small one with its own cut, where a window has the height',
    async ({ open, sequences: { OF_FOUR_RULES } }) => {
      const page = await open({ viewport: { width: 640, height: 960 } });
      await page.show(OF_FOUR_RULES, 6);
      const rules = page.locator('.lens-rule');
      const cutOf = (name) =>
        rules
          .filter({ hasText: name })
          .locator('.lens-picture .cut-line:not(.off)')
          .evaluateAll((cuts) => cuts.map((cut) => parseFloat(cut.style.getPropertyValue('--at'))));
      assert.equal(await page.locator('.lens-picture:visible').count(), await rules.count());
      // Both at the last of six plays.
      assert.deepEqual(await cutOf('Positional'), [330]);
      assert.deepEqual(await cutOf('Korean'), [330]);
      assert.deepEqual(await cutOf('Basic'), []);
      await page.setViewportSize({ width: 460, height: 695 });
      assert.equal(await page.locator('.lens-picture:visible').count(), 0);
    },
  ],
  [
    'wheel: stones are told apart, and what is chosen is seen, where the system chooses all colors',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open({ viewport: ROOMY });
      await page.emulateMedia({ forcedColors: 'active' });
      await page.show(TRIPLE_KO, 3);
      const styleOf = (selector, name, part) =>
        page
          .locator(selector)
          .first()
          .evaluate((node, [name, part]) => getComputedStyle(node, part)[name], [name, part]);
      // The wheel keeps its colors, black and white among them.
      assert.equal(await styleOf('.wheel > svg', 'forcedColorAdjust'), 'none');
      await page.keyboard.press('e');
      assert.equal(await styleOf('.pressed', 'outlineStyle'), 'solid');
      const outlineOf = (is) => styleOf(`[role=tab][aria-selected=${is}]`, 'outlineStyle');
      assert.deepEqual([await outlineOf(true), await outlineOf(false)], ['solid', 'none']);
    },
  ],
  [
    'wheel: a press on a play goes there, and the focus walks the ring with the arrow keys',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open({ viewport: ROOMY });
      await page.show(TRIPLE_KO, 2);
      await page.getByRole('button', { name: /^Play 5 of 6/ }).click();
      assert.equal(await index(page), 5);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      const focus = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
      assert.match(focus, /^Play 3 of 6/);
      // The play that has the focus is said by its name, and not a second time.
      assert.match(await page.locator('.announced').textContent(), /^Move 5, Black B6 takes B5/);
      assert.equal(
        await page.locator('.wheel .wheel-play[tabindex="0"]').count(),
        1,
        'one stop for the Tab key',
      );
    },
  ],
  [
    'wheel: plays the cycle in a loop, over the top, until it is told to stop',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open({ viewport: ROOMY });
      await page.show(TRIPLE_KO, 5);
      for (let i = 0; i < 2; i++) await page.keyboard.press('+');
      const hub = page.getByRole('button', { name: 'Play the cycle of 6 moves in a loop' });
      await hub.click();
      assert.equal(await hub.getAttribute('aria-pressed'), 'true');
      await page.waitForFunction(() => window.host.sent.filter(({ type }) => type === 'at').length >= 8);
      await page.keyboard.press('l');
      assert.equal(await hub.getAttribute('aria-pressed'), 'false');
      const told = (await page.sent('at')).map((m) => m.index);
      assert.deepEqual(told.slice(0, 8), [6, 1, 2, 3, 4, 5, 6, 1]);
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    },
  ],
  [
    'wheel: is cut where the rule in force stops the cycle, and the cut moves with the rule',
    async ({ open, sequences: { TRIPLE_KO, TRIPLE_KO_PSK, TRIPLE_KO_BASIC } }) => {
      const page = await open({ viewport: ROOMY, reducedMotion: 'reduce' });
      const at = () =>
        page.locator('.wheel .cut-line').evaluate((node) => node.style.getPropertyValue('--at'));
      const angles = [];
      for (const [version, sequence] of [TRIPLE_KO_PSK, TRIPLE_KO].entries()) {
        await page.show({ ...sequence, version }, 2);
        assert.equal(await page.locator('.wheel .cut-line.off').count(), 0);
        angles.push(Number.parseFloat(await at()));
      }
      // Positional superko stops the last play of six, Spight's rule the fourth.
      assert.ok(angles[0] > 300 && angles[1] > 180 && angles[1] < 240, angles.join());
      assert.equal(await page.locator('.stones .left-out').count(), 2);
      await page.show({ ...TRIPLE_KO_BASIC, version: 9 }, 2);
      assert.equal(await page.locator('.wheel .cut-line.off').count(), 1, 'basic ko lets it go round');
    },
  ],
  [
    'wheel: a link to the clause of a rule stands beside it',
    async ({ open, sequences: { TRIPLE_KO } }) => {
      const page = await open({ viewport: { width: 460, height: 695 } });
      const place = { uri: 'file:///club.korule', line: 2 };
      const clause = 'Club rule, whole: line 3, “a play may not retake a ko at once”';
      const frames = TRIPLE_KO.frames.map((frame) => ({
        ...frame,
        verdicts: frame.verdicts.map((line) => ({ ...line, clause, place, notes: [] })),
      }));
      await page.show({ ...TRIPLE_KO, frames }, 4);
      const link = await page.locator('.panel-board .clause .link').boundingBox();
      const wheel = await page.locator('.wheel').boundingBox();
      assert.ok(link.x + link.width < wheel.x && link.y + link.height < wheel.y + wheel.height);
    },
  ],
  [
    'wheel: says a round once, not for ever',
    async ({ open, sequences: { PROOF } }) => {
      const page = await open({ viewport: ROOMY });
      await page.show(PROOF, 0);
      await page.evaluate(() => {
        window.said = [];
        const live = document.querySelector('.announced');
        new MutationObserver(() => window.said.push(live.textContent)).observe(live, { childList: true });
      });
      await page.keyboard.press('l');
      await page.waitForFunction(() => window.host.sent.filter(({ type }) => type === 'at').length >= 4);
      assert.equal(await page.evaluate(() => window.said.length), 2);
    },
  ],
  [
    'wheel: is the same in size and place on all frames of a sequence, in and out of the cycle',
    async ({ open, sequences: { LONG_LIFE } }) => {
      const page = await open({ viewport: { width: 400, height: 800 } });
      await page.show(LONG_LIFE, 0);
      const first = await page.locator('.wheel').boundingBox();
      for (let i = 1; i <= 10; i++) {
        await page.keyboard.press('ArrowRight');
        const box = await page.locator('.wheel').boundingBox();
        assert.deepEqual(box, first);
        const within = await page.locator('.wheel.within').count();
        assert.equal(within, i >= 6 ? 1 : 0);
      }
    },
  ],
  [
    'wheel: has none where nothing comes back, and many plays are many',
    async ({ open, sequences: { WHOLE_BOARD, ROUND_OF_SIXTEEN, TRIPLE_KO } }) => {
      const page = await open({ viewport: ROOMY });
      await page.show(WHOLE_BOARD, 20);
      assert.equal(await page.locator('.wheel').isVisible(), false);
      await page.keyboard.press('l');
      assert.equal(await index(page), 20);
      await page.show({ ...ROUND_OF_SIXTEEN, version: 2 }, 3);
      assert.equal(await page.locator('.wheel-play').count(), 16);
      // Longer than anybody would press through: dots, and no hundred stops.
      const { frames } = TRIPLE_KO;
      const turns = Array.from({ length: 90 }, (_, i) => ({
        ...frames[1 + (i % 5)],
        index: i + 1,
        repeats: null,
      }));
      const last = { ...frames[6], index: 91, repeats: { of: 0, length: 91, pattern: null } };
      await page.show({ ...TRIPLE_KO, version: 3, frames: [frames[0], ...turns, last] }, 40);
      assert.equal(await page.locator('.wheel-play').count(), 0);
      assert.equal(await page.locator('.wheel .stones > g').count(), 91);
    },
  ],
  [
    'wheel: nothing of it reaches beyond its words, in all sizes, and it is accessible in all themes (axe-core)',
    async ({ open, sequences: { ROUND_OF_TEN, TRIPLE_KO } }) => {
      const page = await open({ viewport: { width: 300, height: 900 }, reducedMotion: 'reduce' });
      for (const width of [300, 420, 900]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [sequence, at] of [
          [ROUND_OF_TEN, 10],
          [TRIPLE_KO, 6],
        ]) {
          await page.show(sequence, at);
          await page.locator('.wheel .wheel-play').first().waitFor();
          const out = await page.evaluate(() => {
            const words = document.querySelector('.words').getBoundingClientRect();
            return [...document.querySelectorAll('.wheel text, .wheel .wheel-play')].filter((node) => {
              const { left, right } = node.getBoundingClientRect();
              return left < words.left - 0.5 || right > words.right + 0.5;
            }).length;
          });
          assert.equal(out, 0, `at ${width} px`);
        }
        if (width !== 420) continue;
        const drawn = new Set();
        const wheel = page.locator('.wheel > svg');
        await assertAccessibleInThemes(page, async () => drawn.add(await wheel.innerHTML()));
        assert.equal(drawn.size, 4, 'each theme has colors of its own');
      }
    },
    true,
  ],
];
