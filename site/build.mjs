/**
 * Builds the site into `site/dist`: static files that any server serves from any folder. `npm run site` builds the product before.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages } from './build-pages.mjs';
import { buildPlayground } from './build-playground.mjs';

const OUT = join(import.meta.dirname, 'dist');

rmSync(OUT, { recursive: true, force: true });
await buildPages(OUT);
await buildPlayground(join(OUT, 'playground'));
