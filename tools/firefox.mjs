/**
 * Firefox as Debian has it (`firefox-esr`), driven by Playwright over WebDriver BiDi as Chromium
 * is. Playwright knows of commands that this Firefox does not; the one that each window needs is
 * answered in its place, and `emulateMedia` of a page asks the browser itself.
 */
import { firefox } from 'playwright-core';
import { ws } from 'playwright-core/lib/utilsBundle';
import { programAt } from './programs.mjs';

/** Commands without which a window is what it would be with them. */
const UNKNOWN = new Set(['emulation.setMediaFeaturesOverride']);

/** Where the program is, if it is installed. */
export const findFirefox = () => programAt('firefox-esr');

/** Launches it, headless; says which it is. */
export async function launchFirefox() {
  const wire = answerWhatIsUnknown();
  const path = findFirefox();
  const browser = await firefox.launch({
    executablePath: path,
    channel: 'moz-firefox',
    headless: true,
    // What media a page believes to be on is set in the browser's own window.
    args: ['-remote-allow-system-access'],
    // Around a page of 1280 by 800: what asks for the size of the window gets that of its own.
    env: { ...process.env, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '800' },
    firefoxUserPrefs: {
      // No page is asked for an icon that it has not: its policy would refuse it aloud.
      'browser.chrome.site_icons': false,
      // A page may read and write the clipboard, which a person would allow by a click.
      'dom.events.testing.asyncClipboard': true,
    },
  });
  console.error(`Browser: Firefox ${browser.version()} (${path}).`);
  const ask = asker(wire());
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    // The clipboard is allowed already; its driver knows no such permission.
    context.grantPermissions = async () => {};
    context.on('page', (page) => {
      page.emulateMedia = (media) => emulateMedia(ask, page, media);
    });
    return context;
  };
  return browser;
}

/** What Firefox calls each of Playwright's options, and what it says for none. */
const MEDIA = {
  media: ['mediumOverride', ''],
  reducedMotion: ['prefersReducedMotionOverride', 'none'],
  forcedColors: ['forcedColorsOverride', 'none'],
  colorScheme: ['prefersColorSchemeOverride', 'none'],
};
let named = 0;

/** Does what `emulateMedia` of Playwright does, of which its Firefox knows the color scheme alone. */
async function emulateMedia(ask, page, options) {
  const name = await page.evaluate((own) => (window.name ||= own), `media ${++named}`);
  const overrides = Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([option, value]) => [MEDIA[option][0], value ?? MEDIA[option][1]]);
  const { contexts } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
  const run = `(${overrideIn})(${JSON.stringify(name)}, ${JSON.stringify(Object.fromEntries(overrides))})`;
  const { result } = await ask('script.evaluate', {
    expression: run,
    target: { context: contexts[0].context },
    awaitPromise: false,
  });
  if (result?.value !== 1) throw new Error(`${result?.value} pages have the name ${name}`);
}

/** Runs in the window of the browser: says how many of its pages have this name. */
function overrideIn(name, overrides) {
  const { Services } = /** @type {any} */ (globalThis);
  const pages = [...Services.wm.getEnumerator('navigator:browser')]
    .flatMap((window) => [...window.gBrowser.browsers].map(({ browsingContext }) => browsingContext))
    .filter((context) => context?.name === name);
  for (const page of pages) Object.assign(page, overrides);
  return pages.length;
}

/** Sends commands of its own over the connection of Playwright, which ignores the answers: it knows of no such number. */
function asker(wire) {
  let last = 1e9;
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const hear = (data) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        wire.off('message', hear);
        if (answer.type === 'success') resolve(answer.result);
        else reject(new Error(`${method}: ${answer.message}`));
      };
      wire.on('message', hear);
      wire.send(JSON.stringify({ id, method, params }));
    });
}

/** Has the connections of Playwright answer what Firefox does not know, as if it had done it; says which was used last. */
function answerWhatIsUnknown() {
  const { send } = ws.prototype;
  let last;
  ws.prototype.send = function (message, ...more) {
    last = this;
    const { id, method } = JSON.parse(String(message));
    if (!UNKNOWN.has(method)) return send.call(this, message, ...more);
    const answer = Buffer.from(JSON.stringify({ type: 'success', id, result: {} }));
    setImmediate(() => this.emit('message', answer, false));
  };
  return () => last;
}
