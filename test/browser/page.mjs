/** The player in a page like VS Code's webview: its policy, its theme variables, and an `acquireVsCodeApi` that remembers. */

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { pageWords } from '../../tools/page-words.mjs';
import { bundle } from './bundle.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The files of each page that is open, by the folder that they are in. */
const shown = new Map();
let opened = 0;

/**
 * Pages load their files from a server: the browser keeps what it has compiled of a script that it has loaded before, but not of one
 * that the driver hands to it. What is named with its digest is never asked for again.
 */
const server = createServer(({ url }, response) => {
  const { pathname, search } = new URL(url ?? '', 'http://localhost');
  const [, folder, ...rest] = pathname.split('/');
  const file = shown.get(folder)?.[rest.at(-1) ?? ''];
  if (!file) return void response.writeHead(404).end();
  const cached = search === '' ? 'no-store' : 'max-age=31536000, immutable';
  response.writeHead(200, { 'content-type': file.type, 'cache-control': cached }).end(file.body);
});
server.on('connection', (socket) => socket.unref());
await once(server.listen(0, '127.0.0.1'), 'listening');
server.unref();
export const ORIGIN = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;

/** How a page names one of its files: with a digest of what is in it. */
export function nameOf(name, body) {
  return `${name}?${createHash('sha256').update(body).digest('hex').slice(0, 16)}`;
}

/** How long to wait for what surely comes: a busy machine is slow, and no check is about time. */
export const TIMEOUT_MS = 180_000;

/** Whether pictures are kept that are only to be looked at. Two hundred of them are an eighth of all the work, and no check needs them. */
const LOOKING = process.argv.includes('--pictures');

/** Whether checks go through all of their cases (`npm run test:deep`). */
export const DEEP = process.argv.includes('--deep');

/** Keeps a picture of a page, or of a part of it, for people, when they want to look at them. */
export async function keep(shown, options) {
  if (LOOKING) await shown.screenshot(options);
}

/** Firefox says so when the next frame has the rest of what a new size changes, and Chromium keeps it to itself. */
const NEXT_FRAME = 'ResizeObserver loop completed with undelivered notifications.';

const NONCE = 'c29tZXRoaW5ncmFuZG9t';
/** For pictures that are to be the same everywhere (`tools/pictures.mjs`). */
export const stillLink = '<link rel="stylesheet" href="still.css">';

/**
 * Pages that checks share, one after the other: making one for each check takes most of the time. A page that is given back is
 * loaded anew with the files of the next check, so nothing of a check reaches another one. The pages of a pool share windows, in
 * which only the one in front is drawn in time: checks that go on side by side take theirs from different pools.
 */
export function pagePool(browser) {
  const contexts = new Map();
  const free = new Map();
  return {
    async take(scale, own) {
      const page = own ? undefined : free.get(scale)?.pop();
      if (page) {
        // Only the page in front of its window has its frames in time.
        await page.bringToFront();
        return page;
      }
      const make = () => browser.newContext({ deviceScaleFactor: scale });
      if (own) return newPage(await make(), (page) => page.context().close());
      if (!contexts.has(scale)) contexts.set(scale, make());
      return newPage(await contexts.get(scale), async (page) => {
        if (!free.has(scale)) free.set(scale, []);
        free.get(scale).push(page);
      });
    },
  };
}

/** An empty page; `done` says what becomes of it when it is no longer needed. */
async function newPage(context, done) {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') page.problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (error.message !== NEXT_FRAME) page.problems.push(String(error));
  });
  page.folder = String(opened++);
  return Object.assign(page, { close: () => done(page) });
}

/**
 * Loads these files into a page, `''` is the document. Everything else that a page asks for fails.
 *
 * @param {{ viewport: { width: number, height: number }, reducedMotion?: 'reduce' | 'no-preference' }} options
 */
export async function load(page, files, options) {
  const { viewport, reducedMotion = 'no-preference' } = options;
  page.problems = [];
  shown.set(page.folder, files);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion, media: null, forcedColors: null });
  await page.mouse.move(0, 0);
  await page.goto(`${ORIGIN}/${page.folder}/page/`);
}

/** The page as the extension makes it (`src/extension/page.ts`). */
const htmlOf = ({ name, script, style }, words, { theme, state, still, language }) => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-${NONCE}'; style-src ${ORIGIN} 'nonce-${NONCE}'; img-src ${ORIGIN} data:${still ? `; font-src ${ORIGIN}` : ''}">
<meta property="csp-nonce" content="${NONCE}">
<link rel="stylesheet" href="${nameOf(`${name}.css`, style)}">${still ? stillLink : ''}
<title>Koban</title>
<script nonce="${NONCE}">
(${hostScript})(${JSON.stringify({ state })});
(${themeScript})(${JSON.stringify(themeOf(theme))});
</script>
</head>
<body>
<div id="koban"></div>
<script nonce="${NONCE}" src="${nameOf('words.js', words)}"></script>
<script nonce="${NONCE}" src="${nameOf(`${name}.js`, script)}"></script>
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

/** What a page loads when it is first wanted. */
const PARTS = { player: ['help', 'outcomes', 'rules'] };

/** Bundles a page as the build does: the player, or the table of verdicts. */
export async function bundlePage(name = 'player') {
  const entryPoints = { [name]: `webview/${name}/main.ts` };
  const { outputFiles, ownBytes } = await bundle({ entryPoints }, { keepNames: true });
  const fileOf = (end) => outputFiles.find((file) => file.path.endsWith(end))?.text;
  const own = { name, script: fileOf('.js'), style: fileOf('.css'), ownBytes };
  return {
    ...own,
    parts: await Promise.all((PARTS[name] ?? []).map((part) => bundlePage(`${name}/${part}`))),
  };
}

/** The script with the sentences of a page. `twice` stands for a language with words twice as long: all sentences are said two times. */
export async function wordsOf(language) {
  const textOf = async (id) => (await bundle({ stdin: pageWords(id) })).outputFiles[0].text;
  const english = await textOf('en');
  if (language === 'twice') return `${english};(${doubleWords})(globalThis.kobanWords)`;
  return language === 'en' ? english : `${english};${await textOf(language)}`;
}

function doubleWords(words) {
  // What these are made of is doubled already.
  const ready = ['control.keyed', 'cycle.place', 'key.name'];
  for (const [code, say] of Object.entries(words)) {
    if (!ready.includes(code)) words[code] = (a) => `${say(a)} ${say(a)}`;
  }
}

const WORDS = new Map();

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
 * A page of ours that has said that it is ready.
 *
 * @param {ReturnType<typeof pagePool>} pool
 * @param {object} options
 * @param {unknown} [options.state]
 * @param {keyof typeof THEMES} [options.theme]
 * @param {{ width: number, height: number }} [options.viewport]
 * @param {number} [options.scale]
 * @param {'reduce' | 'no-preference'} [options.reducedMotion]
 * @param {Record<string, { type: string, body: string | Buffer }>} [options.still] files for a picture that is the same everywhere
 * @param {string} [options.language] the language of the page, or `twice`
 * @param {boolean} [options.own] a context that no other page has
 */
export async function openPage(pool, bundle, options = {}) {
  const page = await pool.take(options.scale ?? 1, options.own);
  const { theme = 'dark', state = null, still, language = 'en' } = options;
  if (!WORDS.has(language)) WORDS.set(language, wordsOf(language));
  const words = await WORDS.get(language);
  const files = {
    '': { type: 'text/html', body: htmlOf(bundle, words, { theme, state, still, language }) },
    [`${bundle.name}.js`]: { type: 'text/javascript', body: bundle.script },
    'words.js': { type: 'text/javascript; charset=utf-8', body: words },
    [`${bundle.name}.css`]: { type: 'text/css', body: bundle.style },
    ...Object.fromEntries(bundle.parts.flatMap(filesOf)),
    ...still,
  };
  await load(page, files, { viewport: { width: 400, height: 640 }, ...options });
  await page.waitForFunction(() => window.host.sent.some(({ type }) => type === 'ready'));
  return Object.assign(page, {
    /** Set by checks that send the player what it must complain about. */
    expectsErrors: false,
    tell: (message) => page.evaluate((m) => window.host.tell(m), message),
    // A sequence goes over as text: the driver takes seconds to serialize two thousand boards itself.
    show: (sequence, index = 0) =>
      page.evaluate(
        (text) => window.host.tell(JSON.parse(text)),
        JSON.stringify({ type: 'sequence', sequence, index }),
      ),
    sent: (type) => page.evaluate((t) => window.host.sent.filter((m) => m.type === t), type),
    state: () => page.evaluate(() => window.host.state),
    setTheme: (name) => page.evaluate(themeScript, themeOf(name)),
  });
}

/** The script and the style sheet of a part of a page, by their names. */
function filesOf({ name, script, style }) {
  const file = name.split('/').at(-1);
  return [
    [`${file}.js`, { type: 'text/javascript', body: script }],
    [`${file}.css`, { type: 'text/css', body: style }],
  ];
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
    Object.assign(window, {
      setTimeout(run) {
        due.set(--last, run);
        return last;
      },
      clearTimeout(id) {
        if (!due.delete(id)) clear(id);
      },
    });
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
    sent: /** @type {any[]} */ ([]),
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
