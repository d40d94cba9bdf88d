/**
 * Records the first ten seconds of Koban for the READMEs: a move is typed, gets a squiggle, its hover says why, and the board plays it. From
 * a real workbench, 700 pixels wide, as GIF by Koban's own encoder. Needs `npm run package` to have been run.
 *
 *     node scripts/record.mjs              docs/screenshots/first-dark.gif and first-light.gif
 *     node scripts/record.mjs dark         in this theme
 */
import '../tools/made.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { bundled } from '../tools/bundled.mjs';
import { still } from '../tools/pictures.mjs';
import { TRIPLE_KO } from '../tools/triple-ko.mjs';
import { startWorkbench, THEMES } from '../tools/workbench.mjs';

const SIZE = { width: 700, height: 500 };
const ENTRY = `# Triple ko
rules: psk
${TRIPLE_KO}
moves: B d6 W b5 B f6 W d5 B b6`;
const TYPED = ' W f5';
const SETTINGS = {
  'editor.minimap.enabled': false,
  'editor.lineNumbers': 'off',
  'editor.folding': false,
  'editor.glyphMargin': false,
  'editor.fontSize': 13,
  'editor.codeLens': false,
  'editor.stickyScroll.enabled': false,
  'editor.cursorBlinking': 'solid',
  'editor.quickSuggestions': { other: 'off', comments: 'off', strings: 'off' },
  'editor.suggestOnTriggerCharacters': false,
  'editor.hover.delay': 100,
  'breadcrumbs.enabled': false,
  'workbench.activityBar.location': 'hidden',
  'workbench.statusBar.visible': false,
  'workbench.layoutControl.enabled': false,
  'workbench.editor.editorActionsLocation': 'hidden',
  'window.commandCenter': false,
  'window.menuBarVisibility': 'hidden',
};

const { FilmRecorder, gif } = await bundled({
  stdin: {
    contents:
      "export { FilmRecorder } from './src/raster/film.ts'; export { gif } from './src/raster/gif.ts';",
    resolveDir: '.',
  },
  platform: 'node',
});

const wanted = process.argv.slice(2);
for (const theme of ['dark', 'light']) if (wanted.length === 0 || wanted.includes(theme)) await record(theme);

async function record(theme) {
  const folder = mkdtempSync(join(tmpdir(), 'koban-record-'));
  const file = join(folder, 'ko.goban');
  writeFileSync(file, ENTRY);
  const host = await startWorkbench({ ...SETTINGS, 'workbench.colorTheme': THEMES[theme] });
  try {
    const workbench = await host.open(folder, file, SIZE);
    const { page, player } = workbench;
    await workbench.command('View: Toggle Primary Side Bar Visibility');
    // What the first board of a reader says of its signs has been read.
    await workbench.command('Koban: Open Board to the Side');
    await player.locator('.count').waitFor();
    await player.locator('.count').click();
    await page.keyboard.press('End');
    await still(page);
    await workbench.closeTab('Triple ko');
    await page.locator('.view-line', { hasText: '# Triple ko' }).first().click();
    const film = new FilmRecorder();
    const frame = async (delay) => {
      const { width, height, channels, data } = decode(await page.screenshot());
      const rgba = new Uint8Array(width * height * 4).fill(255);
      for (let i = 0; i < width * height; i++)
        for (let n = 0; n < 3; n++) rgba[i * 4 + n] = data[i * channels + n];
      film.add({ width, height, data: rgba }, delay);
    };
    const last = ENTRY.split('\n');
    await workbench.goTo(last.length, (last.at(-1) ?? '').length + 1);
    await still(page);
    await frame(1000);
    for (const key of TYPED) {
      await page.keyboard.type(key);
      await page.waitForTimeout(50);
      await frame(130);
    }
    await workbench.squiggles.first().waitFor();
    await still(page);
    await frame(900);
    await workbench.goTo(last.length, (last.at(-1) ?? '').length + TYPED.length - 1);
    const hover = await workbench.hoverAtCursor('f5');
    await hover.locator('img').first().waitFor();
    await still(page);
    await frame(2800);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await still(page);
    await workbench.command('Koban: Open Board to the Side');
    await player.locator('.count').waitFor();
    await player.locator('.count').click();
    await page.keyboard.press('Home');
    await still(page);
    await frame(800);
    for (let n = 0; n < 6; n++) {
      await page.keyboard.press('ArrowRight');
      await still(page);
      await frame(n === 5 ? 3500 : 600);
    }
    if (process.env.KOBAN_RECORD_LAST) await page.screenshot({ path: process.env.KOBAN_RECORD_LAST });
    const made = gif(film.film());
    writeFileSync(`docs/screenshots/first-${theme}.gif`, made);
    console.log(`first-${theme}.gif: ${Math.round(made.length / 1000)} kB`);
  } finally {
    await host.stop();
    rmSync(folder, { recursive: true });
  }
}
