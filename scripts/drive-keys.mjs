/** What is clicked on the board has the keys, wherever they were before; and clicks that come faster than the language server answers. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'keys.sgf';
const NEW = 'new.sgf';

/** 300 moves on 19x19 of which none takes anything, and the lower left corner is free. */
function record() {
  const moves = Array.from({ length: 300 }, (_, i) => {
    const [x, y] = [(i >> 1) % 19, 2 * Math.floor((i >> 1) / 19) + (i % 2)];
    return `;${'BW'[i % 2]}[${'abcdefghijklmnopqrs'[x]}${'abcdefghijklmnopqrs'[y]}]`;
  });
  return `(;FF[4]GM[1]SZ[19]\n${moves.join('')}\n)\n`;
}

/** @param {{ workbench: import('../tools/workbench.mjs').Workbench, folder: string, until: (holds: () => unknown, what: string) => Promise<void> }} driven */
export function keyChecks({ workbench, folder, until }) {
  const { page, player } = workbench;
  writeFileSync(join(folder, FILE), record());
  writeFileSync(join(folder, NEW), '(;FF[4]GM[1]SZ[19])\n');
  const shows = (text) => player.locator('.count').filter({ hasText: text }).waitFor();
  const point = (name) => player.locator(`[role="option"][aria-label^="${name}," i]`);
  const clean = (file) => page.locator('.tab.dirty', { hasText: file }).waitFor({ state: 'detached' });
  const places = {
    Explorer: async () => {
      await workbench.command('File: Focus on Files Explorer');
      await page.locator('.part.sidebar .monaco-list:focus').waitFor();
    },
    text: async () => {
      // Firefox tells nobody that a text has lost the keys by being moved when a group was split off. The workbench takes the text for one
      // that has them still, and a click on it alone leaves the group of the board the active one.
      if (workbench.isFirefox) await page.locator('.tab', { hasText: FILE }).first().click();
      // The workbench may learn late that the board had the keys, and give them back to it.
      await until(async () => {
        await page.locator('.view-line').first().click({ force: true });
        return (await page.locator('.monaco-editor.focused').count()) > 0;
      }, 'the text has the keys');
      await page.locator('.editor-group-container.active .monaco-editor.focused').waitFor();
      // Behind the last move: the board follows the cursor.
      await workbench.goTo(2, 300 * 6 + 1);
      await shows('300 / 300');
    },
    palette: async () => {
      await page.keyboard.press('F1');
      await page.locator('.quick-input-widget:visible').waitFor();
    },
    panel: async () => {
      await workbench.command('Output: Focus on Output View');
      await page.locator('.part.panel').waitFor();
    },
  };
  return [
    ...Object.entries(places).map(([name, focus]) => [
      `a point that is clicked while the keys are in the ${name} has the keys`,
      async () => {
        if (name === 'Explorer') {
          await workbench.command('View: Close All Editors');
          await workbench.openText(FILE, 'FF[4]');
          await workbench.command('Koban: Open Board to the Side');
          await shows('/ 300');
          await player.getByRole('button', { name: 'Last', exact: true }).click();
          await shows('300 / 300');
        }
        await focus();
        await point('a1').click();
        await shows('301 / 301');
        await page.keyboard.press('ArrowLeft');
        await shows('300 / 301');
        await page.keyboard.press('End');
        await shows('301 / 301');
        await page.keyboard.press('Delete');
        await shows('300 / 300');
        if ((await page.locator('.monaco-dialog-box').count()) > 0)
          throw new Error('the workbench asks something');
        await focus();
        await player.getByRole('button', { name: 'Back', exact: true }).click();
        await shows('299 / 300');
        await page.keyboard.press('End');
        await shows('300 / 300');
        if (name === 'panel') await workbench.command('View: Toggle Panel Visibility');
      },
    ]),
    [
      'four clicks 20 ms apart, while the language server does not answer for 600 ms, are four moves of one line',
      async () => {
        const servers = () =>
          execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
            .split('\n')
            .flatMap((line) =>
              /dist\/server\.js/.test(line) && line.includes('koban') ? [Number.parseInt(line, 10)] : [],
            );
        const stopped = servers();
        if (stopped.length === 0) throw new Error('there is no server');
        const boxes = await Promise.all(['a1', 'c1', 'e1', 'g1'].map((name) => point(name).boundingBox()));
        for (const server of stopped) process.kill(server, 'SIGSTOP');
        try {
          for (const { x, y, width, height } of boxes) {
            await page.mouse.click(x + width / 2, y + height / 2);
            await page.waitForTimeout(20);
          }
          await page.waitForTimeout(600);
        } finally {
          for (const server of stopped) process.kill(server, 'SIGCONT');
        }
        await shows('304 / 304');
        for (const _ of boxes) await page.keyboard.press('Control+z');
        await shows('/ 300');
      },
    ],
    [
      'the first move of a game leaves the board where it is, at its size',
      async () => {
        await places.text();
        await workbench.command('File: Revert File');
        await clean(FILE);
        await workbench.command('View: Close All Editors');
        await workbench.openText(NEW, 'FF[4]');
        await workbench.command('Koban: Open Board to the Side');
        await point('q16').waitFor();
        const before = await point('q16').boundingBox();
        await point('q16').click();
        await shows('1 / 1');
        await until(
          async () => {
            const after = await point('q16').boundingBox();
            return JSON.stringify(after) === JSON.stringify(before);
          },
          `q16 at ${JSON.stringify(before)}`,
        );
        await page.keyboard.press('Control+z');
        await clean(NEW);
      },
    ],
    [
      'the keys that lead from the text to the board lead back',
      async () => {
        const change = async () => {
          await page.keyboard.press('Control+k');
          await page.keyboard.press('a');
        };
        await point('q16').click();
        await shows('1 / 1');
        await change();
        await page.locator('.monaco-editor.focused').waitFor();
        await change();
        await until(() => player.evaluate(() => document.hasFocus()), 'the board has the keys');
        await shows('1 / 1');
        await page.keyboard.press('Control+z');
        await clean(NEW);
      },
    ],
  ];
}
