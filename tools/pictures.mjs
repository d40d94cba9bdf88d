/** Pictures of the documentation that are parts of a window, taken from a workbench. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve('examples');
const SIZE = { width: 1120, height: 860 };

/** By the name of the file, less `-THEME.png`. Each takes a host (`startWorkbench`) and opens a window of its own. */
export const PARTS = {
  ring: (host) => inPlayer(host, 'triple-ko.goban', '# Triple ko', { until: '.ring' }),
  proof: (host) => inPlayer(host, 'spight.md', '# Long life, once round', { prove: true, until: '.proof' }),
  preview: async (host) => {
    const { page } = await preview(host, 'ko-basics.md');
    const frame = page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
    await frame.locator('svg').first().waitFor();
    await still(page);
    const picture = await page.locator('iframe.webview.ready').screenshot();
    await page.close();
    return picture;
  },
};

async function preview(host, file) {
  const workbench = await host.open(FOLDER, join(FOLDER, file), SIZE);
  await workbench.command('Markdown: Open Preview');
  return workbench;
}

/** The player alone, at the last move of an entry or of the proof of what the rule says of it. */
async function inPlayer(host, file, title, { prove = false, until }) {
  const workbench = await host.open(FOLDER, join(FOLDER, file), SIZE);
  const { page, player } = workbench;
  page.setDefaultTimeout(20_000);
  const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.toLowerCase().startsWith(title.toLowerCase()));
  await workbench.goTo(line + 1, 1);
  await workbench.command('Koban: Animate Sequence');
  await player.locator('.count').waitFor();
  await player.getByRole('button', { name: 'Last', exact: true }).click();
  if (prove) {
    await player.locator('button.prove').first().click();
    await player.getByRole('button', { name: 'Last', exact: true }).click();
  }
  await player.locator(until).first().waitFor();
  await still(page);
  const picture = await page.locator('iframe.webview.ready').screenshot();
  await page.close();
  return picture;
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
