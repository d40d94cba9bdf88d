/**
 * Makes the plugin: `dist/obsidian/main.js` with all of `<koban-board>` in it (Obsidian loads this file alone), its manifest and
 * its styles. `npm run package:npm` must have made the element.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const root = join(here, '../..');
const out = join(root, 'dist/obsidian');
mkdirSync(out, { recursive: true });
await build({
  entryPoints: [join(here, 'main.ts')],
  outfile: join(out, 'main.js'),
  bundle: true,
  minify: true,
  format: 'cjs',
  target: 'es2022',
  external: ['obsidian'],
  legalComments: 'none',
  logLevel: 'warning',
});
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const manifest = { ...JSON.parse(readFileSync(join(here, 'manifest.json'), 'utf8')), version };
writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(here, 'styles.css'), join(out, 'styles.css'));
