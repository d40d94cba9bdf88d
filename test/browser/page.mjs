/** The player in a page like VS Code's webview: its policy, its theme variables, and an `acquireVsCodeApi` that remembers. */

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { bundle } from './bundle.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const ORIGIN = 'https://koban.test';

/** How long to wait for what surely comes: a busy machine is slow, and no check is about time. */
export const PATIENCE_MS = 180_000;

const NONCE = 'c29tZXRoaW5ncmFuZG9t';
/** For pictures that are to be the same everywhere (`tools/pictures.mjs`). */
export const stillLink = `<link rel="stylesheet" href="${ORIGIN}/still.css">`;

/** Serves files of a page by their names. */
export async function serveStill(page, files = {}) {
  for (const [name, { type, body }] of Object.entries(files))
    await page.route(`${ORIGIN}/${name}`, (route) => route.fulfill({ contentType: type, body }));
}

/** The page as the extension makes it (`src/extension/page.ts`). */
const htmlOf = (name, still) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-${NONCE}'; style-src ${ORIGIN} 'nonce-${NONCE}'; img-src ${ORIGIN} data:${still ? `; font-src ${ORIGIN}` : ''}">
<meta property="csp-nonce" content="${NONCE}">
<link rel="stylesheet" href="${ORIGIN}/${name}.css">${still ? stillLink : ''}
<title>Koban</title>
</head>
<body>
<div id="koban"></div>
<script nonce="${NONCE}" src="${ORIGIN}/${name}.js"></script>
</body>
</html>`;

/** What VS Code's default themes set, as far as the player and its buttons look at it. */
const SHARED = {
  'font-family': 'system-ui, "Liberation Sans", sans-serif',
  'font-size': '13px',
  'font-weight': 'normal',
};
export const THEMES = {
  dark: {
    class: 'vscode-dark',
    variables: {
      foreground: '#cccccc',
      descriptionForeground: '#9d9d9d',
      'editor-background': '#1f1f1f',
      'editor-foreground': '#cccccc',
      focusBorder: '#0078d4',
      'button-background': '#0078d4',
      'button-foreground': '#ffffff',
      'button-hoverBackground': '#026ec1',
      'toolbar-hoverBackground': '#5a5d5e50',
      'icon-foreground': '#cccccc',
      'textLink-foreground': '#4daafc',
      'editorError-foreground': '#f85149',
      'editorWarning-foreground': '#cca700',
      'testing-iconPassed': '#73c991',
      'scrollbarSlider-background': '#79797966',
      'inputOption-activeBackground': '#2489db82',
      'inputOption-activeBorder': '#2488db',
      'dropdown-background': '#313131',
      'dropdown-border': '#3c3c3c',
      'textPreformat-background': '#3c3c3c',
    },
  },
  light: {
    class: 'vscode-light',
    variables: {
      foreground: '#3b3b3b',
      descriptionForeground: '#3b3b3b',
      'editor-background': '#ffffff',
      'editor-foreground': '#3b3b3b',
      focusBorder: '#005fb8',
      'button-background': '#005fb8',
      'button-foreground': '#ffffff',
      'button-hoverBackground': '#0258a8',
      'toolbar-hoverBackground': '#b8b8b850',
      'icon-foreground': '#3b3b3b',
      'textLink-foreground': '#005fb8',
      'editorError-foreground': '#c72e0f',
      'editorWarning-foreground': '#7a5b00',
      'testing-iconPassed': '#2c7a2c',
      'scrollbarSlider-background': '#64646466',
      'inputOption-activeBackground': '#bed6ed',
      'inputOption-activeBorder': '#005fb8',
      'dropdown-background': '#ffffff',
      'dropdown-border': '#cecece',
      'textPreformat-background': '#0000001f',
    },
  },
  'high-contrast': {
    class: 'vscode-high-contrast',
    variables: {
      foreground: '#ffffff',
      descriptionForeground: '#ffffffb3',
      'editor-background': '#000000',
      'editor-foreground': '#ffffff',
      contrastBorder: '#6fc3df',
      contrastActiveBorder: '#f38518',
      focusBorder: '#f38518',
      'button-foreground': '#ffffff',
      'button-border': '#6fc3df',
      'icon-foreground': '#ffffff',
      'textLink-foreground': '#21a6ff',
      'editorError-foreground': '#f88070',
      'editorWarning-foreground': '#ffd370',
      'testing-iconPassed': '#73c991',
      'scrollbarSlider-background': '#6fc3df99',
    },
  },
  'high-contrast-light': {
    class: 'vscode-high-contrast-light vscode-high-contrast',
    variables: {
      foreground: '#292929',
      descriptionForeground: '#292929',
      'editor-background': '#ffffff',
      'editor-foreground': '#292929',
      contrastBorder: '#0f4a85',
      contrastActiveBorder: '#006bbd',
      focusBorder: '#006bbd',
      'button-background': '#0f4a85',
      'button-foreground': '#ffffff',
      'icon-foreground': '#292929',
      'textLink-foreground': '#0f4a85',
      'editorError-foreground': '#b5200d',
      'editorWarning-foreground': '#895503',
      'testing-iconPassed': '#007100',
      'scrollbarSlider-background': '#0f4a8566',
    },
  },
};

/** Bundles a page as the build does: the player, or the table of verdicts. */
export async function bundlePage(name = 'player') {
  const entryPoints = { [name]: name === 'player' ? 'webview/main.ts' : `webview/${name}/main.ts` };
  const { outputFiles, ownBytes } = await bundle(entryPoints, { keepNames: true });
  const fileOf = (end) => outputFiles.find((file) => file.path.endsWith(end)).text;
  return { name, script: fileOf('.js'), style: fileOf('.css'), ownBytes };
}

/** Sequences and other fixtures are TypeScript: bundled for Node and imported. */
export async function importTypeScript(path) {
  const built = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: [path],
    bundle: true,
    platform: 'node',
    format: 'esm',
    loader: { '.md': 'text', '.goban': 'text' },
    write: false,
    logLevel: 'warning',
  });
  return import(`data:text/javascript;base64,${Buffer.from(built.outputFiles[0].text).toString('base64')}`);
}

/**
 * Contexts that pages share, by what they are made with: making one for each page takes a third of all the time. A page has nothing from
 * the ones before it: nothing is stored, and whoever changes his context (`own`) has one to himself.
 */
export function sharedContexts(browser) {
  const contexts = new Map();
  return async (made) => {
    const key = JSON.stringify(made);
    if (!contexts.has(key)) contexts.set(key, await browser.newContext(made));
    return contexts.get(key);
  };
}

/**
 * A page with the player or the table. `page.problems` gathers console errors, exceptions and breaches of the policy.
 *
 * @param {{ shared?: ReturnType<typeof sharedContexts>, own?: boolean }} options among others: where its context comes from
 */
export async function openPage(browser, bundle, options = {}) {
  const made = {
    reducedMotion: options.reducedMotion ?? 'no-preference',
    deviceScaleFactor: options.scale ?? 1,
  };
  const shared = options.own ? undefined : options.shared;
  const context = await (shared ? shared(made) : browser.newContext(made));
  const page = await context.newPage();
  await page.setViewportSize(options.viewport ?? { width: 400, height: 640 });
  const close = page.close.bind(page);
  page.setDefaultTimeout(PATIENCE_MS);
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  const serve = (contentType, body) => (route) => route.fulfill({ contentType, body });
  await page.route('**/*', (route) => route.abort());
  await page.route(`${ORIGIN}/`, serve('text/html', htmlOf(bundle.name, options.still)));
  await serveStill(page, options.still);
  await page.route(`${ORIGIN}/${bundle.name}.js`, serve('text/javascript', bundle.script));
  await page.route(`${ORIGIN}/${bundle.name}.css`, serve('text/css', bundle.style));
  await page.addInitScript(hostScript, { state: options.state ?? null });
  await page.addInitScript(themeScript, { ...themeOf(options.theme ?? 'dark'), reduce: false });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => window.host.sent.some(({ type }) => type === 'ready'));
  return Object.assign(page, {
    problems,
    /** Set by checks that send the player what it must complain about. */
    expectsErrors: false,
    tell: (message) => page.evaluate((m) => window.host.tell(m), message),
    show: (sequence, index = 0) =>
      page.evaluate((m) => window.host.tell(m), { type: 'sequence', sequence, index }),
    sent: (type) => page.evaluate((t) => window.host.sent.filter((m) => m.type === t), type),
    state: () => page.evaluate(() => window.host.state),
    setTheme: (name) => page.evaluate(themeScript, themeOf(name)),
    close: () => (shared ? close() : context.close()),
  });
}

/**
 * Lets the timers of a page run only when they are told to (`tick`), whatever the time: what is to be seen while something plays is
 * else over when a busy machine comes to look.
 */
export async function holdClock(page) {
  await page.evaluate(() => {
    const due = new Map();
    let last = 0;
    const clear = window.clearTimeout.bind(window);
    window.setTimeout = (run) => {
      due.set(--last, run);
      return last;
    };
    window.clearTimeout = (id) => {
      if (!due.delete(id)) clear(id);
    };
    window.tick = () => {
      const runs = [...due.values()];
      due.clear();
      for (const run of runs) run();
      return runs.length;
    };
  });
  return {
    /** Runs what waits; there must be one timer. */
    async tick() {
      const runs = await page.evaluate(() => window.tick());
      if (runs !== 1) throw new Error(`${runs} timers were running`);
    },
  };
}

function themeOf(name) {
  const { class: kind, variables } = THEMES[name];
  return { kind, variables: { ...SHARED, ...variables } };
}

/* Both run in the page. */

function hostScript({ state }) {
  const host = {
    sent: [],
    state,
    acquired: 0,
    /** Resolves when the page has drawn what the message made of it. */
    async tell(message) {
      window.postMessage(message, '*');
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
  };
  window.host = host;
  window.acquireVsCodeApi = () => {
    if (host.acquired++ > 0) throw new Error('acquireVsCodeApi was called twice');
    return {
      postMessage: (message) => host.sent.push(structuredClone(message)),
      getState: () => host.state ?? undefined,
      setState: (next) => {
        host.state = structuredClone(next);
        return next;
      },
    };
  };
  window.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
  });
}

function themeScript({ kind, variables }) {
  const apply = () => {
    for (const name of [...document.documentElement.style])
      document.documentElement.style.removeProperty(name);
    for (const [name, value] of Object.entries(variables)) {
      document.documentElement.style.setProperty(`--vscode-${name}`, value);
    }
    document.body.className = kind;
  };
  if (document.body) apply();
  else document.addEventListener('readystatechange', apply, { once: true });
}
