/** The pages in every language, and in one with words twice as long: nothing is cut off, nothing runs out of the window, nothing is English. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { LANGUAGES } from '../../tools/page-words.mjs';
import { DEEP, keep } from './page.mjs';

const OTHERS = ['twice', ...LANGUAGES.filter((id) => id !== 'en')];
const THEMES = {
  240: 'dark',
  300: 'light',
  420: 'high-contrast',
  360: 'dark',
  700: 'light',
  1280: 'high-contrast',
};

/** Texts that are cut off without a sign and a tooltip, or reach beyond the window where nothing scrolls. */
function cutOff(page) {
  return page.evaluate(() => {
    const wrong = [];
    const scrolls = (node) => {
      for (let at = node; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth)
          return true;
      return false;
    };
    const titled = (node) => node.closest('[title]') !== null;
    for (const node of document.querySelectorAll('body *')) {
      const text = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim() !== '');
      if (!text || node.closest('svg, .visually-hidden, option, dialog:not([open])')) continue;
      if (!node.checkVisibility({ checkVisibilityCSS: true })) continue;
      const { left, right, width } = node.getBoundingClientRect();
      // What is for screen readers alone is a pixel wide.
      if (width <= 1) continue;
      const style = getComputedStyle(node);
      const isCut = node.scrollWidth > node.clientWidth + 1 && style.display !== 'inline';
      const what = `${node.tagName.toLowerCase()}.${node.className}: ${node.textContent.slice(0, 40)}`;
      if (
        isCut &&
        /hidden|clip/.test(style.overflowX) &&
        !(style.textOverflow === 'ellipsis' && titled(node))
      )
        wrong.push(`cut off: ${what}`);
      if ((right > window.innerWidth + 1 || left < -1) && !scrolls(node)) wrong.push(`outside: ${what}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) wrong.push(`the page is ${scrollWidth - clientWidth} pixels too wide`);
    return wrong;
  });
}

/** @param {string} folder where the pictures go */
export function languageChecks(folder) {
  const inAll = (name, languages, check) =>
    languages.map((language) => [`languages: ${name}, ${language}`, (given) => check(given, language), true]);
  return [
    ...inAll(
      'the board view holds its words at every width',
      OTHERS,
      async ({ open, sequences }, language) => {
        // What fits with words twice as long fits with those of a language but where words are kept together.
        for (const width of language === 'twice' || DEEP ? [240, 300, 420] : [240]) {
          const page = await open({ theme: THEMES[width], language, viewport: { width, height: 700 } });
          const shown = [
            [sequences.TRIPLE_KO, 0],
            [sequences.TRIPLE_KO, 4],
            [sequences.TRIPLE_KO, 6],
            [sequences.BRANCHES, 3],
            [sequences.PROOF, 2],
            [sequences.RECORD, 1],
          ];
          for (const [sequence, index] of shown) {
            await page.show(sequence, index);
            // A page that has the text already stays where it is.
            await page.tell({ type: 'goto', index });
            assert.deepEqual(await cutOff(page), [], `${sequence.title}, ${index}, ${width}`);
            if (index === 4 || index === 2)
              await keep(page, { path: join(folder, `language-${language}-${width}-${index}.png`) });
          }
          await page.keyboard.press('?');
          await page.getByRole('dialog').waitFor();
          assert.deepEqual(await cutOff(page), [], `keys, ${width}`);
          await keep(page, { path: join(folder, `language-${language}-${width}-keys.png`) });
          await page.keyboard.press('Escape');
          await page.locator('[role="option"]').first().click({ button: 'right' });
          assert.deepEqual(await cutOff(page), [], `menu, ${width}`);
          await keep(page, { path: join(folder, `language-${language}-${width}-menu.png`) });
        }
      },
    ),
    ...inAll('the table holds its words', OTHERS, async ({ open, sequences }, language) => {
      const page = await open({ language });
      await page.show(sequences.COMPARED, 6);
      await page.keyboard.press('2');
      await page.tell({ type: 'comparison', comparison: sequences.COMPARISON });
      for (const width of [360, 700, 1280]) {
        await page.setTheme(THEMES[width]);
        await page.setViewportSize({ width, height: 640 });
        assert.deepEqual(await cutOff(page), [], String(width));
        await keep(page, { path: join(folder, `language-${language}-table-${width}.png`) });
      }
    }),
  ];
}
