/** Draws `media/icon.png` from `media/icon.svg`: galleries of extensions take no SVG. Run by hand when the picture changes. */
import { readFileSync } from 'node:fs';
import { launchBrowser } from '../tools/browser.mjs';

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 128, height: 128 }, deviceScaleFactor: 2 });
await page.setContent(
  `<style>body{margin:0}svg{display:block}</style>${readFileSync('media/icon.svg', 'utf8')}`,
);
await page.screenshot({ path: 'media/icon.png', omitBackground: true });
await browser.close();
