/** The game against a proof in a page of one file, by keys alone, with what a screen reader is told. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { trialPage, trialWritten } from '../../tools/trial-page.mjs';
import { importTypeScript, keep, load } from './page.mjs';

function same(actual, expected, what) {
  const [a, e] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== e) throw new Error(`${what}: expected ${e}, got ${a}`);
}

/** A game on the page with one proof, ready to be begun. */
export async function openTrial(pool, rule = 'known') {
  const scripts = rule === 'written' ? [trialWritten, trialPage] : [trialPage];
  const common = { bundle: true, write: false, target: 'es2022', outdir: 'out', charset: 'utf8' };
  const [{ pageOf }, ...built] = await Promise.all([
    importTypeScript('test/browser/trials.ts'),
    ...scripts.map((one) => esbuild.build({ ...one, ...common })),
  ]);
  const texts = built.map(({ outputFiles }) => outputFiles[0].text);
  const hash = (text) => createHash('sha256').update(text).digest('base64');
  const body = pageOf(
    texts.map((text) => ({ text, sha256: hash(text) })),
    rule,
  );
  const page = await pool.take(1);
  await load(page, { '': { type: 'text/html', body } }, { viewport: { width: 700, height: 1100 } });
  return page;
}

export const trialChecks = (results) => [
  [
    'trial: a page of one file plays against its proof by keys, and tells each answer',
    async ({ pool }) => {
      const page = await openTrial(pool);
      const begin = page.getByRole('button', { name: /^Try to refute: Black can force: White is captured/ });
      await begin.focus();
      await page.keyboard.press('Enter');
      const said = page.locator('[aria-live=polite]');
      await said.getByText('your turn, White').waitFor();
      await keep(page, { path: join(results, 'trial-page.png') });
      // The point that has the focus is named with what is on it.
      const focused = () =>
        page.evaluate(() => {
          let one = document.activeElement;
          while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
          return one?.getAttribute('aria-label') ?? one?.textContent;
        });
      same(await focused(), 'A7, white stone', 'the point');
      await page.keyboard.press('Enter');
      same(await page.getByRole('alert').textContent(), 'There is a stone on A7', 'a try on a stone');
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight'])
        await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      same(
        await page.getByRole('alert').textContent(),
        'Nobody plays on B2 in this question',
        'a try outside',
      );
      await page.keyboard.press('p');
      await said.getByText('The proof:').waitFor();
      same(await page.locator('[role=alert]').textContent(), '', 'what was refused before');
      for (
        let passes = 1;
        passes < 4 && !(await said.textContent()).includes('White is captured');
        passes++
      ) {
        const before = await said.textContent();
        await page.keyboard.press('p');
        await page.waitForFunction((text) => {
          const root = document.querySelector('.koban-proofs').shadowRoot;
          const place = [...root.querySelectorAll('div')].find((one) => one.shadowRoot);
          return place.shadowRoot.querySelector('[aria-live]').textContent !== text;
        }, before);
      }
      if (!/^.*you passed .*, White is captured/i.test(await said.textContent()))
        throw new Error(`the end is told as ${await said.textContent()}`);
      await page.keyboard.press('Escape');
      same(
        await begin.evaluate((one) => one === one.getRootNode().activeElement),
        true,
        'back at the button',
      );
      same(page.problems, [], 'the console');
      await page.close();
    },
  ],
  [
    'trial: a page of one file plays under a rule that its author has written',
    async ({ pool }) => {
      const page = await openTrial(pool, 'written');
      await page.getByRole('button', { name: /^Try to refute: .*White is captured. Under Club/ }).click();
      await page.locator('[aria-live=polite]').getByText('your turn, White').waitFor();
      await page.keyboard.press('p');
      await page.locator('[aria-live=polite]').getByText('The proof:').waitFor();
      same(page.problems, [], 'the console');
      await page.close();
    },
  ],
];
