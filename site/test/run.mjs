/**
 * The built site in a real browser, served from a folder as any host does. Times are printed; what is held is what does not depend on
 * the machine: requests, messages, and what a reader sees. The last line is `N passed, N failed`.
 *
 *     npm run test:site             builds and runs all
 *     node site/test/run.mjs ring   the checks whose names have these letters, of what is built
 */
import { launchBrowser } from '../../tools/browser.mjs';
import { checks as boards } from './boards.checks.mjs';
import { checks as build } from './build.checks.mjs';
import { checks as engines } from './engines.checks.mjs';
import { checks as pages } from './pages.checks.mjs';
import { checks as playground } from './playground.checks.mjs';
import { serveSite } from './serve.mjs';

/**
 * @typedef {[name: string, check: (given: any) => Promise<void>, missing?: string[]]} Check
 * @typedef {{ context?: import('playwright-core').BrowserContext, expected?: RegExp[], ready?: boolean, init?: () => void }} Opening
 */

const wanted = process.argv[2] ?? '';
const browser = await launchBrowser();
const site = await serveSite();
let passed = 0;
let failed = 0;
const checks = /** @type {Check[]} */ ([...build, ...playground, ...pages, ...boards, ...engines]);
for (const [name, check, missing = []] of checks) {
  if (!name.includes(wanted)) continue;
  if (missing.length > 0) {
    console.log(`left out: ${name}, without ${missing.join(' and ')}`);
    continue;
  }
  const opened = [];
  const problems = [];
  try {
    await check({
      site,
      browser,
      /** A page of its own, in a context that knows nothing of others. */
      async open(
        path = 'playground/',
        { context, expected = [], ready = true, init, ...options } = /** @type {Opening} */ ({}),
      ) {
        const own = context ?? (await browser.newContext({ locale: 'en', ...options }));
        if (!context) opened.push(own);
        const page = await own.newPage();
        page.setDefaultTimeout(60_000);
        const hear = (text) => {
          if (!expected.some((one) => one.test(text))) problems.push(text);
        };
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') hear(message.text());
        });
        page.on('pageerror', (error) => hear(String(error)));
        page.on('request', (request) => {
          if (!request.url().startsWith(site.address) && !/^(?:data|blob):/.test(request.url()))
            problems.push(`asked for ${request.url()}`);
        });
        // Only the check of it needs what works without a network; it loads every file at once.
        if (!context)
          await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
        if (init) await page.addInitScript(init);
        await page.goto(site.address + path);
        if (ready) await page.frameLocator('#board iframe').locator('.koban-grid').first().waitFor();
        return page;
      },
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
    passed++;
    console.log(`ok - ${name}`);
  } catch (error) {
    failed++;
    console.log(`not ok - ${name}\n${error.stack}\n${problems.join('\n')}`);
  }
  for (const context of opened) await context.close();
}
await browser.close();
await site.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
