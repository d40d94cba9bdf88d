/**
 * Chromium, Firefox and WebKit, as Debian has them, behind one interface: pages that can be opened, asked and typed into. Playwright drives
 * the first two; it does not know WebKit as Debian has it.
 */
import { launchBrowser } from '../../tools/browser.mjs';
import { launchFirefox } from '../../tools/firefox.mjs';
import { programAt } from '../../tools/programs.mjs';
import { launchWebkit, WEBKIT_NEEDS } from '../../tools/webkit.mjs';

/** Milliseconds that a busy machine may take for anything. */
const PATIENCE = 60_000;

/** Waits until an expression of the page is true, or of the one that takes its place meanwhile. */
export async function until(engine, expression) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    let problem = '';
    const isTrue = await engine.ask(`Boolean(${expression})`).catch((error) => {
      problem = `: ${error.message}`;
      return false;
    });
    if (isTrue) return;
    if (Date.now() > end) throw new Error(`never came true: ${expression}${problem}`);
  }
}

/** A window of a browser that Playwright drives. */
const driven = (launch) => async () => {
  const browser = await launch();
  const page = await browser.newPage({ locale: 'en' });
  return {
    open: (address) => page.goto(address, { timeout: PATIENCE }),
    ask: (expression) => page.evaluate(expression),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
};

/** What there is, whether or not it is installed. */
export const ENGINES = [
  { name: 'chromium', needs: [], launch: driven(launchBrowser) },
  { name: 'firefox', needs: ['firefox-esr'], launch: driven(launchFirefox) },
  { name: 'webkit', needs: WEBKIT_NEEDS, launch: launchWebkit },
].map((engine) => ({ ...engine, missing: engine.needs.filter((name) => !programAt(name)) }));
