/**
 * Takes the pictures of what is shown: the player from a real workbench, which needs `npm run package` to have been run; the wheel, a
 * proof, the preview and marks from the test browser (`tools/pictures.mjs`). They go into `docs/screenshots/`, or where no page has
 * them to the fixtures of the tests (`tools/kept-pictures.mjs`).
 *
 *     npm run screenshots                    all of them
 *     npm run screenshots -- dark light      in these themes
 *     npm run screenshots -- dark wheel      only these of the parts: wheel, proof, preview, marks
 *     npm run screenshots -- ja ko           player, hover and table in these languages, dark and light, to be looked at: into
 *                                            test-results/screenshots
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keptPicture } from '../tools/kept-pictures.mjs';
import { LANGUAGES } from '../tools/page-words.mjs';
import { withPalette } from '../tools/palette-png.mjs';
import { openStudio, PARTS, PICTURE_THEMES, still, take } from '../tools/pictures.mjs';
import { startWorkbench, THEMES } from '../tools/workbench.mjs';

const FOLDER = resolve(process.env.KOBAN_SCREENSHOT_FOLDER ?? 'examples');
const FILE = 'triple-ko.goban';
const SETTINGS = {
  'editor.minimap.enabled': false,
  'editor.fontSize': 14,
  'editor.wordWrap': 'on',
  'workbench.statusBar.visible': true,
  'workbench.layoutControl.enabled': false,
  'window.commandCenter': false,
  'koban.animation.openAutomatically': true,
};

const wanted = process.argv.slice(2).filter((name) => name in THEMES);
const parts = process.argv.slice(2).filter((name) => name in PARTS);
const languages = process.argv.slice(2).filter((name) => LANGUAGES.includes(name));
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const OUT =
  process.env.KOBAN_SCREENSHOT_OUT ??
  (languages.length > 0 ? 'test-results/screenshots' : 'docs/screenshots');
mkdirSync(OUT, { recursive: true });
const TAKE = { player: takePlayer, hover: takeHover, table: takeTable };
/** What the documentation shows of a window, by its theme. */
const WINDOWS = { dark: ['player', 'hover', 'table'], light: ['hover', 'table'] };
if (languages.length > 0) {
  for (const language of languages)
    for (const name of ['dark', 'light'])
      if (isWanted(name)) await takeWindows(name, Object.keys(TAKE), language);
} else {
  await takeParts();
  if (parts.length === 0)
    for (const [name, what] of Object.entries(WINDOWS)) if (isWanted(name)) await takeWindows(name, what);
}

/** What shows a page of ours alone needs no workbench. */
async function takeParts() {
  const studio = await openStudio();
  try {
    for (const theme of PICTURE_THEMES.filter(isWanted)) {
      for (const part of Object.keys(PARTS)) {
        if (parts.length > 0 && !parts.includes(part)) continue;
        const name = `${part}-${theme}`;
        const path = process.env.KOBAN_SCREENSHOT_OUT ? join(OUT, `${name}.png`) : keptPicture(name);
        writeFileSync(path, withPalette(await take(studio, part, theme)));
      }
    }
  } finally {
    await studio.close();
  }
}

async function takeWindows(name, wanted, language) {
  const spoken = language ? { 'koban.language': language } : {};
  const host = await startWorkbench({ ...SETTINGS, ...spoken, 'workbench.colorTheme': THEMES[name] });
  const nameOf = (what) => (what === 'player' ? what : `${what}-${name}`);
  const pathOf = (what) => join(OUT, language ? `${language}-${what}-${name}.png` : `${nameOf(what)}.png`);
  try {
    const workbench = await host.open(FOLDER, join(FOLDER, FILE), { width: 1200, height: 760 });
    for (const what of wanted) await TAKE[what](workbench, pathOf(what));
  } finally {
    await host.stop();
  }
}

/** The whole window, with the player at the play that closes the cycle. */
async function takePlayer(workbench, path) {
  const { page, player } = workbench;
  await player.locator('.count').waitFor();
  await workbench.squiggles.first().waitFor();
  await player.locator('.count').click();
  await page.keyboard.press('End');
  await player.locator('.repeats').waitFor();
  await still(page);
  await shoot(page, path);
}

/** The hover at the last move, over the text. */
async function takeHover(workbench, path) {
  const { page } = workbench;
  const lines = readFileSync(join(FOLDER, FILE), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith('moves:'));
  await page.locator('.view-line', { hasText: '# Triple ko' }).first().click();
  await workbench.goTo(line + 1, lines[line].length);
  const hover = await workbench.hoverAtCursor('f5');
  await hover.locator('img').first().waitFor();
  await still(page);
  await shoot(page, path);
}

/** The table of rules for the same entry, once no verdict is searched for any more. */
async function takeTable(workbench, path) {
  const { page } = workbench;
  await page.keyboard.press('Escape');
  // The command is the editor's, and the player has the focus.
  await page.locator('.view-line', { hasText: '# Triple ko' }).first().click();
  await workbench.command('Koban: Compare Ko Rules');
  // Which of the two pages stands last in the window is VS Code's affair.
  const shown = () =>
    Promise.all(
      page.frames().map((frame) =>
        frame
          .locator('table[role=grid]')
          .count()
          .catch(() => 0),
      ),
    );
  while (!(await shown()).some(Boolean)) await page.waitForTimeout(100);
  await still(page);
  await shoot(page, path);
}

/** Few colors: pictures go with the package, and into the history. */
async function shoot(page, path) {
  writeFileSync(path, withPalette(await page.screenshot()));
}
