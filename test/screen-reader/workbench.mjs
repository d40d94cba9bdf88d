/**
 * What is done in a workbench with the packaged extension while the screen reader listens: the answers
 * are those of the extension and of its language server. Needs `npm run package` to have been run.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TRIPLE_KO } from '../../tools/triple-ko.mjs';
import { CALM } from '../../tools/vscode-host/server.mjs';
import { startWorkbench } from '../../tools/workbench.mjs';

const FILE = 'triple-ko.goban';
const WINS = 'wins.md';
const KO = `# Triple ko
rules: psk
${TRIPLE_KO}
goal: capture d4 or a7
expect: black first kills a7 under psk
expect: black first kills a7 under nssk
`;

/**
 * A workbench for who hears it; the desktop's editor finds that out by itself.
 *
 * @param {() => Promise<import('playwright-core').Browser>} launch a browser with windows
 */
export async function openWorkbench(launch) {
  const folder = mkdtempSync(join(tmpdir(), 'koban-heard-'));
  cpSync('test/workbench/workspace', folder, { recursive: true });
  writeFileSync(join(folder, WINS), `A text\n\n\`\`\`goban\n${KO}\`\`\`\n`);
  const host = await startWorkbench({ ...CALM, 'editor.accessibilitySupport': 'on' }, launch);
  const workbench = await host.open(folder, join(folder, FILE));
  return {
    workbench,
    async stop() {
      await host.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/**
 * Walks as in `walks.mjs`. What each step waits for is there before it is listened to. The hover is in none of them: the editor shows
 * what it has at once and adds what comes later, and Orca says of it, once, what was there when it looked.
 */
export const workbenchWalks = [
  [
    'workbench: a forbidden play on the board of a text',
    async (workbench) => {
      const { page, player } = workbench;
      await workbench.openText(FILE, '# Triple ko');
      await workbench.squiggles.first().waitFor();
      const count = (text) => player.locator('.count', { hasText: text }).waitFor();
      const key = (name, then) => [
        name,
        async () => {
          await page.keyboard.press(name);
          await then();
        },
      ];
      // What is said first depends on whether the verdicts have come: the slider, with the move of the cursor.
      const from = {
        focus: async () => {
          await workbench.goTo(14, 33);
          await page.keyboard.press('Control+k');
          await page.keyboard.press('a');
          await player.locator('.slider:focus').waitFor();
          await player.locator('.verdict.forbidden').first().waitFor();
        },
      };
      const steps = [
        key('Home', () => count('0 / 6')),
        key('ArrowRight', () => count('1 / 6')),
        key('End', () => count('6 / 6')),
        key('ArrowLeft', () => count('5 / 6')),
        key('Shift+Tab', () => player.locator('.slider:not(:focus)').waitFor()),
        [
          'the focus comes to f5',
          async () => {
            await player.locator('[role="option"][aria-label^="f5," i]').focus();
            await player.locator('.point-about.forbidden').waitFor();
          },
        ],
        key('Enter', () => count('6 / 6')),
      ];
      return { page, from, steps };
    },
  ],
  [
    'workbench: the tree and the form of a record',
    async (workbench) => {
      const { page, player } = workbench;
      await workbench.command('View: Close All Editors');
      await workbench.openText('game.sgf', 'FF[4]');
      await workbench.goTo(3, 3);
      await workbench.command('Koban: Open Board to the Side');
      const tree = player.getByRole('tree');
      const count = (text) => player.locator('.count', { hasText: text }).waitFor();
      await count('1 / 6');
      await player.getByRole('button', { name: 'Show the tree of variations' }).click();
      const edit = player.getByRole('button', { name: 'Edit', exact: true });
      const press = (name, then = () => {}) => [
        name,
        async () => {
          await page.keyboard.press(name);
          await then();
        },
      ];
      const steps = [
        ['the focus comes to the tree', () => tree.focus()],
        press('ArrowRight', () => count('2 / 6')),
        press('ArrowRight', () => count('3 / 6')),
        press('ArrowDown', () => count('3 / 7')),
        press('5', () => edit.waitFor()),
        ['the focus comes to the button of the form', () => edit.focus()],
        press('Enter'),
        ['the focus comes to the komi', () => player.getByLabel('Komi', { exact: true }).focus()],
        [
          'a komi that is no number',
          async () => {
            await page.keyboard.type('six');
            await page.keyboard.press('Enter');
            await player.getByRole('alert').filter({ hasText: 'KM cannot be' }).waitFor();
          },
        ],
        press('Escape'),
      ];
      return { page, from: player.getByRole('button', { name: 'First', exact: true }), steps };
    },
  ],
  [
    'workbench: the table of rules',
    async (workbench) => {
      const { page, player } = workbench;
      await workbench.command('View: Close All Editors');
      await workbench.openText(FILE, '# Triple ko');
      await workbench.goTo(14, 33);
      await workbench.command('Koban: Compare Ko Rules');
      const walk = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'Tab', 'Tab'];
      const steps = walk.map((name) => [name, () => page.keyboard.press(name)]);
      return { page, from: player.locator('.rules-cell[tabindex="0"]'), steps };
    },
  ],
  [
    'workbench: the Markdown preview',
    async (workbench) => {
      const { page } = workbench;
      await workbench.command('View: Close All Editors');
      await workbench.openText('page.md', 'A ko, with');
      await workbench.command('Markdown: Open Preview to the Side');
      const frame = page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
      const walk = ['Tab', 'Tab', 'Tab', 'Enter', 'Enter', 'Tab', 'Tab', 'Tab'];
      const steps = walk.map((name) => [name, () => page.keyboard.press(name)]);
      return { page, from: frame.getByRole('button', { name: 'First' }).first(), steps };
    },
  ],
  [
    'workbench: who wins, in the Markdown preview',
    async (workbench) => {
      const { page } = workbench;
      await workbench.command('View: Close All Editors');
      await workbench.openText(WINS, 'A text');
      await workbench.command('Markdown: Open Preview to the Side');
      const frame = page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
      await frame.locator('.koban-wins').waitFor();
      const walk = ['Enter', 'Enter'];
      const steps = walk.map((name) => [name, () => page.keyboard.press(name)]);
      return { page, from: frame.locator('.koban-wins summary'), steps };
    },
  ],
  [
    'workbench: the claims in the Testing view',
    async (workbench) => {
      const { page } = workbench;
      await workbench.command('View: Close All Editors');
      await workbench.openText(WINS, 'A text');
      const tree = page.locator('.test-explorer .monaco-list');
      const from = {
        focus: async () => {
          await workbench.command('Testing: Focus on Test Explorer View');
          await tree.locator('.monaco-list-row').first().waitFor();
          await workbench.command('Test: Run All Tests');
          await tree.focus();
        },
      };
      const walk = ['Home', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown'];
      const steps = walk.map((name) => [name, () => page.keyboard.press(name)]);
      return { page, from, steps };
    },
  ],
];
