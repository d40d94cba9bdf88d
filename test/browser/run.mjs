/**
 * The player and the table of verdicts in a real browser. Prints a line for each check and `N passed, N failed`; pictures go to `test-results/`.
 *
 *     node test/browser/run.mjs            all checks and pictures
 *     node test/browser/run.mjs slider     those with "slider" in their names
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../../tools/browser.mjs';
import { STEADY } from '../../tools/pictures.mjs';
import { compareChecks } from './compare.checks.mjs';
import { eyesChecks } from './eyes.checks.mjs';
import { looks } from './looks.mjs';
import { bundlePage, importTypeScript, openPage, sharedContexts } from './page.mjs';
import { pictureChecks } from './pictures.checks.mjs';
import { checks } from './player.checks.mjs';
import { previewChecks } from './preview.checks.mjs';
import { proofChecks } from './proof.checks.mjs';
import { recordChecks } from './record.checks.mjs';
import { ringChecks } from './ring.checks.mjs';
import { roughChecks } from './rough.checks.mjs';
import { walkChecks } from './walk.checks.mjs';
import { writeChecks } from './write.checks.mjs';

const results = join(dirname(fileURLToPath(import.meta.url)), '../../test-results');
const wanted = process.argv[2] ?? '';

mkdirSync(results, { recursive: true });
const bundle = await bundlePage();
const table = await bundlePage('compare');
const sequences = await importTypeScript('test/browser/sequences.ts');
const browser = await launchBrowser({ args: STEADY });
const shared = sharedContexts(browser);
let passed = 0;
let failed = 0;
try {
  for (const [name, check] of [
    ...checks,
    ...ringChecks,
    ...walkChecks,
    ...roughChecks,
    ...eyesChecks(results),
    ...proofChecks(results),
    ...compareChecks(results),
    ...writeChecks(results),
    ...recordChecks(results),
    ...previewChecks(results),
    ...pictureChecks(results),
    ...looks(results),
  ]) {
    if (!name.includes(wanted)) continue;
    const pages = [];
    const open = async (options) => {
      const page = await openPage(browser, bundle, { ...options, shared });
      pages.push(page);
      return page;
    };
    const openTable = async (options) => {
      const page = await openPage(browser, table, { ...options, shared });
      pages.push(page);
      return page;
    };
    try {
      await check({ open, openTable, sequences, bundle, browser });
      for (const { problems, expectsErrors, sent } of pages) {
        if (!expectsErrors) problems.push(...(await sent('error')).map(({ message }) => message));
        if (problems.length > 0) throw new Error(`the console says:\n${problems.join('\n')}`);
      }
      passed++;
      console.log(`ok ${passed + failed} - ${name}`);
    } catch (error) {
      failed++;
      console.log(`not ok ${passed + failed} - ${name}`);
      console.log(String(error?.stack ?? error).replace(/^/gm, '  # '));
    }
    for (const page of pages) await page.close();
  }
} finally {
  await browser.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
