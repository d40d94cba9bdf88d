/** A page of the Markdown preview in a browser, under the policy of VS Code's own. */
import * as esbuild from 'esbuild';
import { styleText, themeCss } from '../../tools/theme-css.mjs';
import { importTypeScript, load, nameOf, ORIGIN, stillLink, THEMES, wordsOf } from './page.mjs';

const NONCE = 'bm90YXNlY3JldA';

/** What VS Code's preview says of itself when its security is as strict as it is by default. */
const POLICY = `default-src 'none'; img-src 'self' ${ORIGIN} https: data:; media-src 'self' ${ORIGIN} https: data:; script-src 'nonce-${NONCE}'; style-src 'self' ${ORIGIN} 'unsafe-inline' https: data:; font-src 'self' ${ORIGIN} https: data:;`;

/** By this VS Code's own script knows which text it shows. */
const SETTINGS = `<meta id="vscode-markdown-preview-data" data-settings='{"source":"file:///page.md"}'>`;

/** About what VS Code makes of a page. */
const PAGE_STYLE = `body{margin:0;font:14px/1.57 system-ui,sans-serif;color:var(--vscode-foreground);
background:var(--vscode-editor-background);padding:1em 26px}h1,h2{margin:24px 0 16px;line-height:1.25;font-weight:600;padding-bottom:.3em;
border-bottom:1px solid color-mix(in srgb,var(--vscode-foreground) 18%,transparent)}h1{margin-top:0;font-size:2em}h2{font-size:1.5em}
p{margin:0 0 16px}a{color:var(--vscode-textLink-foreground)}code{padding:1px 3px;border-radius:4px;background:var(--vscode-textPreformat-background)}`;

const KO = `# Basic ko
rules: basic
+---------
| . X O . .
| X . X O .
| . X O . .
| . . . . .
moves: W b3 B c3
expect: move 2 forbidden`;
const MARKDOWN = `# A page\n\nText.\n\n\`\`\`goban\n${KO}\n\`\`\`\n\nMore.\n\n\`\`\`goban\n# Goes on\nfrom: Basic ko after 1\nmoves: B e1 W d1 B c3\n\`\`\`\n\n\`\`\`goban\n# Wrong\n| X Q |\n\`\`\`\n`;

const bundle = async (entry, plugins = [], format = /** @type {'iife' | 'esm'} */ ('iife')) => {
  const built = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    format,
    write: false,
    target: 'es2022',
    plugins,
  });
  return built.outputFiles[0].text;
};

let prepared;
export const prepare = () =>
  (prepared ??= (async () => ({
    style: await bundle('webview/preview/preview.css', [themeCss]),
    script: await bundle('webview/preview/main.ts'),
    eyes: await bundle('webview/preview/eyes.ts'),
    ...(await importTypeScript('test/browser/pages.ts')),
  }))());

/** A page with the renderer of notebooks and a cell. */
export async function openNotebook(pool) {
  const script = await bundle('test/browser/notebook.ts', [styleText], 'esm');
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Notebook</title></head>
<body class="vscode-light"><script type="module" src="${nameOf('notebook.js', script)}"></script></body></html>`;
  const page = await pool.take(1);
  const files = {
    '': { type: 'text/html', body: html },
    'notebook.js': { type: 'text/javascript', body: script },
  };
  await load(page, files, { viewport: { width: 600, height: 400 } });
  return page;
}

/** `still`: files for a picture that is to be the same everywhere (`tools/pictures.mjs`). */
export async function openPreview(
  pool,
  {
    markdown = MARKDOWN,
    theme = 'dark',
    scripts = true,
    width = 760,
    height = 1200,
    settings = {},
    language = 'en',
    // Whether the page says that it is VS Code's preview.
    beside = false,
    still = /** @type {Record<string, object> | undefined} */ (undefined),
  } = {},
) {
  const { style, script, eyes, previewOf, previewIn } = await prepare();
  const main = language === 'en' ? previewOf(markdown, settings) : await previewIn(language, markdown);
  const { class: kind, variables } = THEMES[theme];
  const vars = Object.entries(variables)
    .map(([name, value]) => `--vscode-${name}:${value}`)
    .join(';');
  const html = `<!DOCTYPE html><html lang="en" style="${vars}"><head><meta charset="utf-8"><title>Preview</title>
<meta http-equiv="Content-Security-Policy" content="${POLICY}"><link rel="stylesheet" href="${nameOf('preview.css', style)}">
<style>${PAGE_STYLE}</style>${beside ? SETTINGS : ''}${still ? stillLink : ''}
</head><body class="vscode-body ${kind}"><main class="markdown-body">${main}</main>
${scripts ? `<script async src="${nameOf('preview.js', script)}" nonce="${NONCE}"></script>` : ''}</body></html>`;
  const files = {
    '': { type: 'text/html', body: html },
    'preview.css': { type: 'text/css', body: style },
    'preview.js': { type: 'text/javascript', body: script },
    // What the build takes from the core's file is in the bundle here.
    'core.js': { type: 'text/javascript', body: '' },
    'eyes.js': { type: 'text/javascript', body: eyes },
    'words.ja.js': { type: 'text/javascript', body: await wordsOf('ja') },
    'words.ko.js': { type: 'text/javascript', body: await wordsOf('ko') },
    ...still,
  };
  const page = await pool.take(1);
  await load(page, files, { viewport: { width, height }, reducedMotion: 'reduce' });
  if (scripts) await page.locator('.bar button').first().waitFor();
  return Object.assign(page, {
    done: async () => {
      if (page.problems.length > 0) throw new Error(`the console says:\n${page.problems.join('\n')}`);
      await page.close();
    },
  });
}
