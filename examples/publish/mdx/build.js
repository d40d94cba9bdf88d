/** Docusaurus compiles pages as this does; there the plugin stands in `beforeDefaultRehypePlugins`. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { evaluate } from '@mdx-js/mdx';
import koban from 'koban/rehype';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';

const page = await readFile(new URL('../pages/index.md', import.meta.url), 'utf8');
const { default: Content } = await evaluate(page, { ...runtime, rehypePlugins: [koban] });

const out = new URL('dist/', import.meta.url);
await mkdir(out, { recursive: true });
// The style sheet, and the script with its parts, which make figures step.
for (const name of ['style.css', 'element.js', 'parts'])
  await cp(new URL(`../node_modules/koban/${name}`, import.meta.url), new URL(`koban/${name}`, out), {
    recursive: true,
  });
await writeFile(
  new URL('index.html', out),
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'">
<title>Boards</title>
<link rel="stylesheet" href="koban/style.css">
<script type="module" src="koban/element.js"></script>
${renderToStaticMarkup(createElement(Content))}
</html>
`,
);
