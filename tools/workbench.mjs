/**
 * A workbench with the packaged extension in it, as a person has it, driven from outside: for tests
 * and screenshots.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchBrowser } from './browser.mjs';
import { ensureVscodeHost } from './vscode-host/install.mjs';
import {
  addressOf,
  installExtension,
  killExtensionHosts,
  QUIET,
  startServer,
} from './vscode-host/server.mjs';

/**
 * How long to wait for what surely comes. Nothing is about time here: a cold machine that does
 * something else besides takes half a minute to load a window again. Who writes a check sets
 * KOBAN_WAIT_MS to wait for less.
 */
export const TIMEOUT_MS = Number(process.env.KOBAN_WAIT_MS ?? 180_000);

/**
 * The page of a player takes the keys when it comes up, be that late; a palette that was opened
 * meanwhile stays. The driver scrolls to what it clicks on when its first attempt has failed. If a
 * text and its preview followed each other then, the next attempt could miss a button that moves,
 * and the text would go to other lines.
 */
const DRIVEN = {
  'workbench.quickOpen.closeOnFocusLost': false,
  'markdown.preview.scrollEditorWithPreview': false,
  'markdown.preview.scrollPreviewWithEditor': false,
};

/** VS Code's own themes, one of each kind. */
export const THEMES = {
  dark: 'Dark Modern',
  light: 'Light Modern',
  'high-contrast': 'Default High Contrast',
  'high-contrast-light': 'Default High Contrast Light',
};

/**
 * Starts a server with `dist/koban.vsix` installed, and a browser.
 *
 * @param {Record<string, unknown>} settings the user's, beside the quiet ones
 * @param {typeof launchBrowser} launch another browser than Chromium
 */
export async function startWorkbench(settings = {}, launch = launchBrowser) {
  const host = ensureVscodeHost();
  const dataDir = mkdtempSync(join(tmpdir(), 'koban-workbench-'));
  installExtension(host, dataDir, resolve('dist/koban.vsix'));
  const server = await startServer({ host, dataDir, settings: { ...QUIET, ...DRIVEN, ...settings } });
  const browser = await launch();
  return {
    server,
    browser,
    async stop() {
      await browser.close();
      killExtensionHosts(server.child.pid);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
    /** Kills the extension host; the workbench starts another one. */
    killExtensionHost() {
      const count = killExtensionHosts(server.child.pid);
      if (count !== 1) throw new Error(`${count} extension hosts were running`);
    },
    /** What the workbench keeps of texts that are not saved; it does so a moment after an edit. */
    backups() {
      const root = join(dataDir, 'data', 'User', 'Backups');
      if (!existsSync(root)) return [];
      const entries = readdirSync(root, { recursive: true, withFileTypes: true });
      return entries
        .filter((one) => one.isFile())
        .map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'));
    },
    /** A window of its own, with nothing remembered. */
    async open(folder, file, { width = 1280, height = 800, scale = 1 } = {}) {
      const viewport = { width, height };
      const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
      page.setDefaultTimeout(TIMEOUT_MS);
      const problems = watchForProblems(page);
      await page.goto(addressOf(server, { folder, file }));
      await page.locator('.monaco-editor .view-line').first().waitFor();
      return new Workbench(page, problems);
    },
  };
}

/** What the console of any frame says against our webviews: errors and breaches of the policy. */
function watchForProblems(page) {
  const problems = [];
  page.on('console', (message) => {
    const { url } = message.location();
    const ours = url.includes('koban') || /Content Security Policy/.test(message.text());
    if (message.type() === 'error' && ours && !/favicon/.test(url)) problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    // What the editor itself breaks off; Firefox names the address of the window with it, and that names our folder.
    if (String(error).startsWith('Canceled')) return;
    if (/koban|(player|preview|notebook)\.js/.test(String(error.stack))) problems.push(String(error));
  });
  return problems;
}

/**
 * Gives F1 to the workbench itself, whoever has the focus: a page that has taken the keys and is
 * not up yet would lose it. Runs in the page.
 */
function pressF1() {
  const to = document.activeElement ?? document.body;
  to.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'F1', code: 'F1', keyCode: 112, bubbles: true, cancelable: true }),
  );
}

/**
 * Writes into the field from within the page. The browser sends keys and text to the process that
 * has the focus. For a moment that may still be the process of a board, which would lose the text.
 */
function write(field, text) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What was clicked may load the page again before it can answer. */
function hasGone(error) {
  if (!/context was destroyed|navigat/i.test(String(error))) throw error;
  return true;
}

export class Workbench {
  constructor(page, problems) {
    this.page = page;
    this.problems = problems;
  }

  /** The only page of ours that is open. */
  get player() {
    return this.pageIn(this.page.locator('iframe.webview.ready'));
  }

  /** The page of ours in a frame of the workbench. */
  pageIn(frame) {
    return frame.contentFrame().locator('iframe#active-frame').contentFrame().locator('#koban');
  }

  /** Squiggles of any severity; a play that a claim expects to be forbidden has a hint. */
  get squiggles() {
    return this.page.locator('.squiggly-error, .squiggly-warning, .squiggly-info, .squiggly-hint');
  }

  /** Runs the command with exactly this title from the palette. */
  async command(title) {
    const input = await this.quickInput(`>${title}`);
    await this.choose(title);
    await input.waitFor({ state: 'hidden' });
  }

  /**
   * Lets the tab of a board have the keys in place of the board. The workbench gives them back to what had them when its palette closes.
   * To a page it does so later, and by a message: what has come to the front meanwhile loses them.
   */
  async leaveBoard() {
    await this.page.evaluate(() => {
      if (document.activeElement?.matches('iframe.webview'))
        /** @type {HTMLElement | null} */ (
          document.querySelector('.editor-group-container.active .tab.active')
        )?.focus();
    });
  }

  async openFile(name) {
    await this.leaveBoard();
    const input = await this.quickInput(name);
    await this.choose(name);
    // One that is opened before this one is gone takes over what was typed here.
    await input.waitFor({ state: 'hidden' });
    await this.page.locator('.editor-group-container.active .tab.active', { hasText: name }).waitFor();
  }

  /**
   * Opens a file as text, and waits until it is there, with a line that has `text` in it: what is
   * waited for next is of this file.
   */
  async openText(name, text) {
    await this.openFile(name);
    await this.page.locator('.view-line', { hasText: text }).first().waitFor();
    // The palette offers what can be done with the text that has the focus when it is opened.
    await this.page.locator('.monaco-editor.focused').waitFor();
  }

  /** Moves the cursor to line and column of the active editor, from 1. */
  async goTo(line, column) {
    const input = await this.quickInput(`:${line}:${column}`);
    await this.choose(`Go to line ${line}`);
    await input.waitFor({ state: 'hidden' });
    await this.page.locator('.monaco-editor.focused').waitFor();
  }

  /** By its button: what the command would close depends on which page has taken the keys last. */
  async closeTab(name, nth = 0) {
    await this.page
      .locator('.tab', { hasText: name })
      .nth(nth)
      .getByRole('button', { name: 'Close' })
      .click();
  }

  /**
   * Opens the quick input and fills it, once it has its first rows: what is typed before that is
   * lost. It is the palette that is opened; what is written first in it, `>`, `:` or neither, makes
   * it one of commands, places or files, and no key is held on the way.
   */
  async quickInput(text) {
    await this.page.evaluate(pressF1);
    const input = this.page.locator('.quick-input-widget input');
    await this.page.waitForFunction(() => {
      /** @type {HTMLInputElement | null} */
      const field = document.querySelector('.quick-input-widget input');
      return field?.checkVisibility() && field.value === '>';
    });
    await this.page.locator('.quick-input-list .monaco-list-row').first().waitFor();
    await input.evaluate(write, text);
    return input;
  }

  /**
   * Chooses the row of the quick input with this name, which may go on after a comma. The page
   * itself finds and clicks it: the rows are drawn again while results come in, and then a press of
   * the mouse would be on one row and its release on another.
   */
  async choose(name) {
    const look = ({ wanted, click }) => {
      /** @type {NodeListOf<HTMLElement>} */
      const found = document.querySelectorAll('.quick-input-list .monaco-list-row');
      const rows = [...found];
      const row = rows.find(({ ariaLabel }) => ariaLabel === wanted || ariaLabel?.startsWith(`${wanted},`));
      if (click) row?.click();
      return row !== undefined;
    };
    do await this.page.waitForFunction(look, { wanted: name, click: false });
    while (!(await this.page.evaluate(look, { wanted: name, click: true }).catch(hasGone)));
  }

  /** Marks the pages that are open; what comes back waits until they have gone. */
  async markPages() {
    const pages = this.page.locator('iframe.webview');
    await pages.evaluateAll((frames) => {
      for (const frame of frames) frame.dataset.marked = '';
    });
    return async () => {
      await this.page.waitForFunction(() => !document.querySelector('iframe.webview[data-marked]'));
    };
  }

  get isFirefox() {
    return this.page.context().browser().browserType().name() === 'firefox';
  }

  /** Lets the window use the clipboard unasked; Firefox knows it from its launch. */
  async allowClipboard() {
    if (!this.isFirefox) await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  }

  /** Opens the menu of an element by its key. A Firefox that is driven makes no event of it. */
  async openMenu(element) {
    await element.focus();
    if (this.isFirefox) await element.dispatchEvent('contextmenu', { bubbles: true, cancelable: true });
    else await this.page.keyboard.press('Shift+F10');
  }

  /** The hover at the cursor, once it shows `text`. */
  async hoverAtCursor(text) {
    // The palette offers it to a focused editor only, and focus may still be on its way.
    await this.page.locator('.monaco-editor.focused').waitFor();
    await this.command('Show or Focus Hover');
    const hover = this.page.locator('.monaco-hover:visible').filter({ hasText: text }).first();
    await hover.waitFor();
    return hover;
  }
}
