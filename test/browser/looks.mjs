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
    shots.push(
      [theme, 'WHY_CHAINS', 0, '400'],
      [theme, 'WHY_COLD', 0, '400'],
      [theme, 'WHY_STONE', 4, '400'],
    );
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
  return [
    ['looks: the player, in all themes and sizes', (given) => lookAt(given, shots, folder)],
    ['looks: the board alone, in each look', (given) => lookAtBoards(given, boards, folder)],
  ];
}

/** The board alone, in each look. */
async function lookAtBoards({ open, sequences }, boards, folder) {
  const page = await open({ viewport: { width: 560, height: 860 }, reducedMotion: 'reduce' });
  for (const [look, theme, name] of boards) {
    await page.setTheme(theme);
    await page.tell({ type: 'settings', coordinates: 'western', look });
    await show(page, sequences[name], Math.min(120, sequences[name].frames.length - 1));
    const file = `board-${look}-${theme}-${name.toLowerCase().replaceAll('_', '-')}.png`;
    await keep(page.locator('.board-box'), { path: join(folder, file) });
    await holdsBoard(page, file);
  }
}

async function lookAt({ open, sequences }, shots, folder) {
  const page = await open({ viewport: SIZES[400], reducedMotion: 'reduce' });
  for (const [theme, name, index, size] of shots) {
    await page.setTheme(theme);
    await page.setViewportSize(SIZES[size]);
    await show(page, sequences[name], index);
    const file = `player-${name.toLowerCase().replaceAll('_', '-')}-${theme}-${size}.png`;
    await keep(page, { path: join(folder, file), caret: 'initial' });
    await holdsBoard(page, file);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (overflow) throw new Error(`the page is wider than its window: ${file}`);
  }
}

/** A page that has the text already stays where it is. */
async function show(page, sequence, index) {
  await page.show(sequence, index);
  await page.tell({ type: 'goto', index });
}

async function holdsBoard(page, file) {
  const { width, height } = await page.locator('svg.board').boundingBox();
  if (width < 100 || height < 100) throw new Error(`the board is only ${width} by ${height}: ${file}`);
}
