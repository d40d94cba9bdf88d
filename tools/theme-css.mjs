/**
 * The colors of boards as custom properties, for pages whose theme stands in classes of the body.
 * They come from `src/render/theme.ts`, so that a page and a picture never differ: a style sheet
 * has them by `@import 'koban:themes'`.
 */
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** By the classes that VS Code gives the body, the later the stronger. */
const SELECTORS = {
  dark: 'body.vscode-dark',
  'high-contrast': 'body.vscode-high-contrast',
  'high-contrast-light': 'body.vscode-high-contrast-light',
};

/** A plugin for esbuild. */
export const themeCss = {
  name: 'koban-themes',
  setup(build) {
    build.onResolve({ filter: /^koban:themes$/ }, ({ path }) => ({ path, namespace: 'koban-themes' }));
    build.onLoad({ filter: /.*/, namespace: 'koban-themes' }, async () => ({
      contents: await sheet(),
      loader: 'css',
    }));
  },
};

/**
 * A plugin for esbuild: `koban:style` is the style sheet of the preview as a text, for pages that
 * can load no file.
 */
export const styleText = {
  name: 'koban-style',
  setup(build) {
    build.onResolve({ filter: /^koban:style$/ }, ({ path }) => ({ path, namespace: 'koban-style' }));
    build.onLoad({ filter: /.*/, namespace: 'koban-style' }, async () => {
      const built = await esbuild.build({
        entryPoints: ['webview/preview/preview.css'],
        bundle: true,
        minify: true,
        write: false,
        plugins: [themeCss],
      });
      return { contents: built.outputFiles[0].text, loader: 'text' };
    });
  },
};

/**
 * A plugin for esbuild: the same in pages of others, where a class or an attribute of the root
 * tells dark from light, else the reader's system.
 */
export const pageThemeCss = {
  name: 'koban-page-themes',
  setup(build) {
    build.onResolve({ filter: /^koban:themes$/ }, ({ path }) => ({ path, namespace: 'koban-themes' }));
    build.onLoad({ filter: /.*/, namespace: 'koban-themes' }, async () => ({
      contents: await pageSheet(),
      loader: 'css',
    }));
  },
};

const DARK = ':root:is(.dark,[data-theme=dark],[data-bs-theme=dark])';
const LIGHT = ':is(.light,[data-theme=light],[data-bs-theme=light])';

/** Words below a board, on a dark page. */
const DARK_FIGURE =
  '--vscode-descriptionForeground:#a9a9a9;--vscode-editorError-foreground:#f48771;--vscode-editorWarning-foreground:#e0b050;';
/** With the color of claims that hold, which `<koban-board>` does not show. */
const DARK_WORDS = `${DARK_FIGURE}--vscode-testing-iconPassed:#73c991;`;

async function pageSheet() {
  const { LOOKS } = await themes();
  const dark = properties(LOOKS.wood.css, LOOKS.wood.dark);
  return `${DARK}{${dark}}${DARK} .koban-entry{${DARK_WORDS}}
@media screen and (prefers-color-scheme:dark){:root:not(${LIGHT}){${dark}}:root:not(${LIGHT}) .koban-entry{${DARK_WORDS}}}
${forced(LOOKS.wood, '.koban-entry')}
${printed(LOOKS.wood, ':root:root:root')}`;
}

/** For a tree of its own, which an attribute may say. */
export async function hostSheet() {
  const { LOOKS } = await themes();
  const dark = properties(LOOKS.wood.css, LOOKS.wood.dark);
  return `@media screen{:host([theme=dark]){${dark}${DARK_FIGURE}}}
@media screen and (prefers-color-scheme:dark){:host(:not([theme=light])){${dark}${DARK_FIGURE}}}
${printed(LOOKS.wood, ':host')}`;
}

/** What comes to that where the system chooses all colors. */
export async function forcedHostSheet() {
  return forced((await themes()).LOOKS.wood, ':host');
}

export async function sheet() {
  const { LOOKS, inContrastColors, inEditorColors } = await themes();
  const themed = (name) => (name === 'dark' ? LOOKS.wood.dark : inContrastColors(LOOKS.wood[name]));
  const rules = Object.entries(SELECTORS).map(
    ([name, selector]) => `${selector}{${properties(LOOKS.wood.css, themed(name))}}`,
  );
  // In light themes a look is what stands behind the properties, but for the one that is made of
  // the editor's colors; in high contrast and on paper all looks are alike.
  const { plain, theme } = LOOKS;
  const without = (known, declarations) => {
    const there = properties(theme.css, known).split(';');
    return declarations
      .split(';')
      .filter((one) => !there.includes(one))
      .join(';');
  };
  const looks = [
    look('dark', 'plain', properties(plain.css, plain.dark)),
    look('light', 'theme', without(theme.light, properties(theme.css, inEditorColors(theme.light)))),
    look('dark', 'theme', properties(theme.css, inEditorColors(theme.dark))),
  ];
  // Inherited into trees within the page; Chromium alone knows :host-context().
  const kinds = ['dark', 'light', 'high-contrast'].map((kind) => `body.vscode-${kind}{--koban-kind:${kind}}`);
  rules.push(kinds.join(''), `@media screen{${looks.join('')}}`);
  return `${rules.join('\n')}\n${printed(LOOKS.wood, 'body,body[class]')}`;
}

/**
 * Where the system chooses all colors, the board has its ground and its text, whatever the page
 * says, and stones stay black and white. Marks are those of high contrast, light or dark.
 */
function forced({ css, ...themes }, selector) {
  const text = 'CanvasText';
  const given = (name) => {
    const { black, white, ...theme } = themes[name];
    const stones = { black: { ...black, outline: text }, white: { ...white, outline: text } };
    return { ...theme, ...stones, board: 'Canvas', rim: text, line: text, ink: text, page: text };
  };
  const [dark, light] = ['high-contrast', 'high-contrast-light'].map((name) =>
    properties(css, given(name)).replaceAll(';', '!important;'),
  );
  const only = dark.split(';').filter((one) => !light.includes(`${one};`));
  return `@media screen and (forced-colors:active){${selector}{${light}}}
@media screen and (forced-colors:active) and (prefers-color-scheme:dark){${selector}{${only.join(';')}}}`;
}

/** On paper no glow and no shadow; red stays, since a black mark on a black stone would be none. */
function printed({ css, print: onPaper }, selector) {
  const red = { forbidden: '#c00020', hot: '#c00020' };
  const { black, white } = onPaper;
  const print = {
    ...onPaper,
    white: { ...white, ...red },
    black: { ...black, forbidden: '#ff8080', hot: '#ff8080' },
    repeats: '#333333',
  };
  return `@media print{${selector}{${properties(css, print)}}}\n`;
}

/** The colors of boards, from the sources. */
async function themes() {
  const built = await esbuild.build({
    stdin: {
      contents: `export * from './src/render/theme.ts'; export * from './src/render/looks/window.ts';`,
      resolveDir: ROOT,
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(built.outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * A look in a kind of theme, in a page and in a tree of its own within one, as cells of notebooks
 * are.
 */
function look(kind, name, declarations) {
  const rule = `.koban-look-${name}{${declarations}}`;
  return `body.vscode-${kind} ${rule}@container style(--koban-kind:${kind}){${rule}}`;
}

/** What each `var(--koban-…)` of the one theme is in the other. */
function properties(css, theme) {
  if (typeof css === 'string') {
    const name = /^var\((--koban-[\w-]+),/.exec(css)?.[1];
    return name && theme !== undefined ? `${name}:${theme === 'none' ? 'transparent' : theme};` : '';
  }
  if (Array.isArray(css)) return css.map((part, i) => properties(part, theme[i] ?? theme.at(-1))).join('');
  if (typeof css !== 'object' || css === null) return '';
  return Object.keys(css)
    .map((key) => properties(css[key], theme[key]))
    .join('');
}
