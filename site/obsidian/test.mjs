/**
 * The built plugin in a page, behind an Obsidian that has what the plugin asks for: fences become boards that step, choices and theme
 * reach boards that are shown, and a text of the note is never markup. Ends with a line `N passed, N failed`.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../tools/browser.mjs';

const code = readFileSync(join(import.meta.dirname, '../../dist/obsidian/main.js'), 'utf8');
const KO =
  '# <img src=x onerror=document.title=1>\nrules: basic, psk\n. X O .\nX O . O\n. X O .\nedges: all\nmoves: B c2 W b2\n';
const DOLLARS = '$$B A ko\n$$ -------\n$$ |. X O\n$$ |X . 1\n$$ |. X O\n';

const browser = await launchBrowser();
const page = await browser.newPage();
await page.setContent('<!doctype html><body class="theme-dark"></body>');
await page.evaluate((source) => {
  const processors = new Map();
  const events = new Map();
  let saved = null;
  class Plugin {
    app = { workspace: { on: (name, does) => events.set(name, does) } };
    addSettingTab() {}
    registerEvent() {}
    registerMarkdownCodeBlockProcessor(name, does) {
      processors.set(name, does);
    }
    async loadData() {
      return saved;
    }
    async saveData(data) {
      saved = data;
    }
  }
  const obsidian = { Plugin, PluginSettingTab: class {}, Setting: class {}, getLanguage: () => 'zh-TW' };
  const module = { exports: {} };
  new Function('require', 'module', 'exports', source)(() => obsidian, module, module.exports);
  const plugin = new module.exports.default();
  window.obsidian = {
    plugin,
    events,
    fence: async (name, text) => {
      const place = document.body.appendChild(document.createElement('div'));
      await processors.get(name)(text, place, {});
    },
  };
  return plugin.onload();
}, code);

const checks = {
  async 'a fence becomes a board that steps'() {
    await page.evaluate((text) => window.obsidian.fence('goban', text), KO);
    await page.waitForFunction(() => document.querySelector('koban-board')?.shadowRoot?.querySelector('svg'));
    assert.equal(await page.title(), '');
    await page.waitForFunction(
      () => (document.querySelector('koban-board')?.shadowRoot?.querySelectorAll('button').length ?? 0) > 1,
    );
  },
  async 'a diagram of other plugins is read'() {
    await page.evaluate((text) => window.obsidian.fence('goban', text), DOLLARS);
    await page.waitForFunction(() =>
      document.querySelectorAll('koban-board')[1]?.shadowRoot?.querySelector('svg'),
    );
    const said = await page.evaluate(
      () => document.querySelectorAll('koban-board')[1].shadowRoot?.textContent ?? '',
    );
    assert.doesNotMatch(said, /unreadable/);
  },
  async 'boards follow the theme and the choices'() {
    await page.evaluate(async () => {
      document.body.className = 'theme-light';
      window.obsidian.events.get('css-change')?.();
      await window.obsidian.plugin.choose({ look: 'plain', rules: 'psk' });
    });
    const board = page.locator('koban-board').first();
    assert.equal(await board.getAttribute('theme'), 'light');
    assert.match(await board.evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? ''), /劫/);
    assert.equal(await board.getAttribute('look'), 'plain');
    assert.equal(await board.getAttribute('rules'), 'psk');
  },
};
let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
    console.log(`ok ${name}`);
  } catch (problem) {
    failed++;
    console.log(`not ok ${name}\n${problem.stack}`);
  }
}
await page.screenshot({ path: join(import.meta.dirname, '../../test-results/obsidian.png'), fullPage: true });
await browser.close();
console.log(`${Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
