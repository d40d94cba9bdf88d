/**
 * Chromium, Firefox and WebKit, as Debian has them, behind one face: pages that can be opened, asked and typed into. Playwright drives
 * Chromium; it knows neither of the others as they are installed.
 */
import puppeteer from 'puppeteer-core';
import { launchBrowser } from '../../tools/browser.mjs';
import { isInstalled, launchWebkit, WEBKIT_NEEDS } from '../../tools/webkit.mjs';

/** Milliseconds that a busy machine may take for anything. */
const PATIENCE = 60_000;

/** @returns {{ name: string, needs: string[], launch: () => Promise<Engine> }[]} what there is, whether or not it is installed */
export const ENGINES = [
  { name: 'chromium', needs: [], launch: chromium },
  { name: 'firefox', needs: ['firefox-esr'], launch: firefox },
  { name: 'webkit', needs: WEBKIT_NEEDS, launch: launchWebkit },
].map((engine) => ({ ...engine, missing: engine.needs.filter((name) => !isInstalled(name)) }));

/** Waits until an expression of the page is true. */
export async function until(engine, expression) {
  const end = Date.now() + PATIENCE;
  while (!(await engine.ask(`Boolean(${expression})`)))
    if (Date.now() > end) throw new Error(`never came true: ${expression}`);
}

async function chromium() {
  const browser = await launchBrowser();
  const page = await browser.newPage({ locale: 'en' });
  return {
    open: (address) => page.goto(address, { timeout: PATIENCE }),
    ask: (expression) => page.evaluate(expression),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

async function firefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    protocolTimeout: PATIENCE,
  });
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address, { timeout: PATIENCE }),
    ask: (expression) => page.evaluate(expression),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
