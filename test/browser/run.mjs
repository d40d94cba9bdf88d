/**
 * The pages of Koban in a real browser. Prints a line for each check and `N passed, N failed`.
 *
 *     node test/browser/run.mjs              all checks
 *     node test/browser/run.mjs slider       those with "slider" in their names; `"slider|wheel"` with either
 *     node test/browser/run.mjs --smoke      the first of each kind, as in `npm test`
 *     node test/browser/run.mjs --deep       only the checks that have more cases in deep runs, with all of them
 *     node test/browser/run.mjs --pictures   pictures for people as well, in `test-results/`
 *     node test/browser/run.mjs --firefox    in Firefox (Debian: firefox-esr) and not in Chromium; the last lines name what it was not
 *                                            asked, and what its driver lacks
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../../tools/browser.mjs';
import { launchFirefox } from '../../tools/firefox.mjs';
import { STEADY } from '../../tools/pictures.mjs';
import { aboutChecks } from './about.checks.mjs';
import { eyesChecks } from './eyes.checks.mjs';
import { findChecks } from './find.checks.mjs';
import { gameChecks } from './game.checks.mjs';
import { languageChecks } from './languages.checks.mjs';
import { looks } from './looks.mjs';
import { bundlePage, DEEP, importTypeScript, openPage, pagePool } from './page.mjs';
import { pictureChecks } from './pictures.checks.mjs';
import { checks } from './player.checks.mjs';
import { previewChecks } from './preview.checks.mjs';
import { previewSourceChecks } from './preview-source.checks.mjs';
import { proofChecks } from './proof.checks.mjs';
import { recordChecks } from './record.checks.mjs';
import { reportChecks } from './report.checks.mjs';
import { roughChecks, slowChecks } from './rough.checks.mjs';
import { rulesChecks } from './rules.checks.mjs';
import { treeChecks } from './tree.checks.mjs';
import { trialChecks } from './trial.checks.mjs';
import { walkChecks } from './walk.checks.mjs';
import { wheelChecks } from './wheel.checks.mjs';
import { writeChecks } from './write.checks.mjs';

const results = join(dirname(fileURLToPath(import.meta.url)), '../../test-results');
const wanted = (process.argv.slice(2).find((name) => !name.startsWith('--')) ?? '').split('|');

mkdirSync(results, { recursive: true });
const bundle = await bundlePage();
const list = await bundlePage('find');
const card = await bundlePage('report');
const sequences = await importTypeScript('test/browser/sequences.ts');
const isFirefox = process.argv.includes('--firefox');
/** Checks that go on side by side: one waits for a frame while the other computes. In Firefox only one window has the focus. */
const LANES = isFirefox ? 1 : 2;
const browser = await (isFirefox ? launchFirefox() : launchBrowser({ args: STEADY }));
const kinds = [
  checks,
  wheelChecks,
  walkChecks,
  roughChecks,
  DEEP ? slowChecks : [],
  eyesChecks(results),
  aboutChecks(results),
  proofChecks(results),
  rulesChecks(results),
  findChecks(results),
  reportChecks(results),
  writeChecks(results),
  recordChecks(results),
  treeChecks(results),
  gameChecks(results),
  previewChecks(results),
  previewSourceChecks(),
  trialChecks(results),
  languageChecks(results),
  pictureChecks(results),
  looks(results),
];
const isSmoke = process.argv.includes('--smoke');
/** Each check has a name, what it does, whether deep runs have more of it, and what only the driver of Chromium gives to it. */
const wantedChecks = kinds
  .flatMap((kind) => (isSmoke ? kind.slice(0, 1) : kind))
  .filter(([name, , hasMore]) => wanted.some((one) => name.includes(one)) && (!DEEP || hasMore));
const [chosen, left] = [false, true].map((isLeft) =>
  wantedChecks.filter(([, , , need]) => (isFirefox && need !== undefined) === isLeft),
);
/** What each check came to, in the order of the list; they end in another one. */
const told = [];
let next = 0;
let printed = 0;
let passed = 0;
let failed = 0;
try {
  await Promise.all(Array.from({ length: LANES }, lane));
} finally {
  await browser.close();
}

/** Takes one check after the other. */
async function lane() {
  const pool = pagePool(browser);
  while (next < chosen.length) {
    const nth = next++;
    const [name, check] = chosen[nth];
    const began = performance.now();
    const error = await failureOf(check, pool);
    const took = `(${Math.round(performance.now() - began)} ms)`;
    const trace = error ? `\n${String(error.stack ?? error).replace(/^/gm, '  # ')}` : '';
    told[nth] = `${error ? 'not ok' : 'ok'} ${nth + 1} - ${name} ${took}${trace}`;
    if (error) failed++;
    else passed++;
    while (told[printed] !== undefined) console.log(told[printed++]);
  }
}

async function failureOf(check, pool) {
  const pages = [];
  const opener = (files) => async (options) => {
    const page = await openPage(pool, files, options);
    pages.push(page);
    return page;
  };
  try {
    await check({
      open: opener(bundle),
      openFind: opener(list),
      openReport: opener(card),
      sequences,
      bundle,
      pool,
    });
    for (const { problems, expectsErrors, sent } of pages) {
      if (!expectsErrors) problems.push(...(await sent('error')).map(({ message }) => message));
      if (problems.length > 0) throw new Error(`the console says:\n${problems.join('\n')}`);
    }
  } catch (error) {
    return error;
  } finally {
    for (const page of pages) await page.close();
  }
}

for (const [name, , , need] of left) console.log(`not asked - ${name}: needs ${need}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
