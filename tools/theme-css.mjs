/**
 * The colors of boards as custom properties, for pages whose theme is told by classes of the body. They come from `src/render/theme.ts`, so
 * that a page and a picture never differ: a style sheet has them by `@import 'koban:themes'`.
 */
import * as esbuild from 'esbuild';

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

/** A plugin for esbuild: `koban:style` is the style sheet of the preview as a text, for pages that can load no file. */
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

export async function sheet() {
  const built = await esbuild.build({
    entryPoints: ['src/render/theme.ts'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(built.outputFiles[0].contents).toString('base64');
  const { LOOKS, THEMES } = await import(`data:text/javascript;base64,${code}`);
  const rules = Object.entries(SELECTORS).map(
    ([name, selector]) => `${selector}{${properties(THEMES.css, THEMES[name])}}`,
  );
  // In light themes a look is what stands behind the properties; in high contrast and on paper all looks are alike.
  const looks = Object.entries(LOOKS)
    .filter(([name]) => name !== 'wood')
    .map(([name, { css, dark }]) => `body.vscode-dark .koban-look-${name}{${properties(css, dark)}}`);
  rules.push(`@media screen{${looks.join('')}}`);
  // On paper no glow and no shadow; red stays, since a black mark on a black stone would be none.
  const print = { ...THEMES.print, forbidden: '#c00020', hot: '#c00020', repeats: '#333333' };
  return `${rules.join('\n')}\n@media print{body,body[class]{${properties(THEMES.css, print)}}}\n`;
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
