/**
 * Pictures of the documentation that show a page of ours alone: the wheel, a proof, the preview.
 * They are taken in the test browser, in one open font and with nothing in motion, so that they are
 * the same on every machine but for how letters are smoothed; a test holds them to that
 * (`test/browser/pictures.checks.mjs`).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundlePage, importTypeScript, openPage, pagePool } from '../test/browser/page.mjs';
import { openPreview } from '../test/browser/preview-page.mjs';
import { launchBrowser } from './browser.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

export const PICTURE_THEMES = ['dark', 'light', 'high-contrast'];

const PLAYER = { width: 400, height: 880 };

/**
 * What the part shows: a page that is ready for its picture. `change` is something else to do with
 * what it shows (a test).
 */
export const PARTS = {
  wheel: (studio, theme, change) => player(studio, theme, 'GALLERY_TRIPLE_KO', change),
  proof: (studio, theme, change) => player(studio, theme, 'LONG_LIFE_PROOF', change),
  preview: (studio, theme, change) => preview(studio, theme, 'preview.md', 800, change),
  marks: (studio, theme, change) => preview(studio, theme, 'marks.md', 1600, change),
};

function preview({ pool }, theme, page, height, change = (markdown) => markdown) {
  const markdown = change(readFileSync(join(ROOT, 'test/fixtures/pictures', page), 'utf8'));
  return openPreview(pool, { markdown, theme, width: 760, height, still: stillFiles() });
}

async function player({ pool, bundle, sequences }, theme, name, change = (sequence) => sequence) {
  const page = await openPage(pool, bundle, { theme, viewport: PLAYER, still: stillFiles() });
  const sequence = change(structuredClone(sequences[name]));
  await page.show(sequence, sequence.frames.length - 1);
  return page;
}

/** Letters and colors as no machine has them of its own. */
export const STEADY = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Nothing is asked of other machines.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** What pictures are taken with; to be closed when they are. */
export async function openStudio() {
  const [browser, bundle, sequences] = await Promise.all([
    launchBrowser({ args: STEADY }),
    bundlePage(),
    importTypeScript('test/browser/sequences.ts'),
  ]);
  return { pool: pagePool(browser), bundle, sequences, close: () => browser.close() };
}

/** The picture of a part, as PNG. */
export async function take(studio, part, theme, change) {
  const page = await PARTS[part](studio, theme, change);
  try {
    return await pictureOf(page);
  } finally {
    await page.close();
  }
}

export async function pictureOf(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.screenshot({ caret: 'hide' });
}

/** Files beside those of a page, by name: the font, and a style in which nothing moves. */
function stillFiles() {
  const files = dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json'));
  const weights = [400, 600, 700];
  const faces = weights.map(
    (weight) =>
      `@font-face{font-family:Still;font-weight:${weight};src:url(still-${weight}.woff2) format('woff2')}`,
  );
  const style = `${faces.join('')}*{font-family:Still!important;transition:none!important;animation:none!important}
:root{--vscode-font-family:Still!important}::-webkit-scrollbar{display:none}`;
  return {
    'still.css': { type: 'text/css', body: style },
    ...Object.fromEntries(
      weights.map((weight) => [
        `still-${weight}.woff2`,
        { type: 'font/woff2', body: readFileSync(join(files, `files/inter-latin-${weight}-normal.woff2`)) },
      ]),
    ),
  };
}

/** Until nothing moves any more. */
export async function still(page) {
  let before = await page.screenshot();
  for (;;) {
    await page.waitForTimeout(300);
    const now = await page.screenshot();
    if (now.equals(before)) return;
    before = now;
  }
}
