/** Pictures of the player to look at, in all themes and sizes. */
import { join } from 'node:path';
import { keep } from './page.mjs';

const SIZES = {
  200: { width: 200, height: 480 },
  300: { width: 300, height: 640 },
  400: { width: 400, height: 640 },
  900: { width: 900, height: 620 },
};

/** @param {string} folder where the pictures go */
export function looks(folder) {
  const shots = [];
  const themes = ['dark', 'light', 'high-contrast', 'high-contrast-light'];
  for (const theme of themes) {
    shots.push([theme, 'TRIPLE_KO', 6, '900'], [theme, 'TRIPLE_KO', 4, '400']);
  }
  for (const size of Object.keys(SIZES)) {
    shots.push(['dark', 'WHOLE_BOARD', 120, size], ['light', 'FRAGMENT', 3, size]);
  }
  shots.push(['dark', 'TRIPLE_KO', 4, '200'], ['high-contrast', 'FRAGMENT', 3, '400']);
  shots.push(['light', 'WHOLE_BOARD', 160, '900'], ['high-contrast', 'WHOLE_BOARD', 160, '900']);
  for (const theme of themes) {
    shots.push([theme, 'ROUND_OF_TEN', 10, '400'], [theme, 'LONG_LIFE_PROOF', 8, '400']);
    shots.push([theme, 'WHY_CHAINS', 0, '400'], [theme, 'WHY_COLD', 0, '400']);
  }
  shots.push(
    ['dark', 'BRANCHES', 3, '300'],
    ['light', 'BRANCHES', 8, '900'],
    ['light', 'TRIPLE_KO', 4, '300'],
  );
  shots.push(['dark', 'WHOLE_GAME', 250, '900'], ['light', 'ROUND_OF_SIXTEEN', 9, '900']);
  const boards = ['wood', 'plain', 'theme'].flatMap((look) =>
    themes.slice(0, 2).flatMap((theme) => ['WHOLE_BOARD', 'TRIPLE_KO'].map((name) => [look, theme, name])),
  );
  return [...shots.map(shotOf(folder)), ...boards.map(boardOf(folder))];
}

/** The board alone, in each look. */
function boardOf(folder) {
  return ([look, theme, name]) => [
    `looks: ${name}, ${look}, ${theme}`,
    async ({ open, sequences }) => {
      const page = await open({
        theme,
        viewport: { width: 560, height: 860 },
        reducedMotion: 'reduce',
      });
      await page.tell({ type: 'settings', coordinates: 'western', look });
      await page.show(sequences[name], Math.min(120, sequences[name].frames.length - 1));
      const file = `board-${look}-${theme}-${name.toLowerCase().replaceAll('_', '-')}.png`;
      await keep(page.locator('.board-box'), { path: join(folder, file) });
      await holdsBoard(page);
    },
  ];
}

function shotOf(folder) {
  return ([theme, name, index, size]) => [
    `looks: ${name} at ${index}, ${theme}, ${size} px`,
    async ({ open, sequences }) => {
      const page = await open({ theme, viewport: SIZES[size], reducedMotion: 'reduce' });
      await page.show(sequences[name], index);
      const file = `player-${name.toLowerCase().replaceAll('_', '-')}-${theme}-${size}.png`;
      await keep(page, { path: join(folder, file), caret: 'initial' });
      await holdsBoard(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      if (overflow) throw new Error('the page is wider than its window');
    },
  ];
}

async function holdsBoard(page) {
  const { width, height } = await page.locator('svg.board').boundingBox();
  if (width < 100 || height < 100) throw new Error(`the board is only ${width} by ${height}`);
}
