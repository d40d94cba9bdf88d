/**
 * Firefox as Debian has it (`firefox-esr`), driven by Playwright over WebDriver BiDi as Chromium
 * is. Playwright knows of commands that this Firefox does not; the one that each window needs is
 * answered in its place.
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
  answerWhatIsUnknown();
  const path = findFirefox();
  const browser = await firefox.launch({
    executablePath: path,
    channel: 'moz-firefox',
    headless: true,
    // Around a page of 1280 by 800: what asks for the size of the window gets that of its own.
    env: { ...process.env, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '800' },
    firefoxUserPrefs: {
      // A page may read and write the clipboard, which a person would allow by a click.
      'dom.events.testing.asyncClipboard': true,
    },
  });
  console.error(`Browser: Firefox ${browser.version()} (${path}).`);
  return browser;
}

/** Has the connections of Playwright answer what Firefox does not know, as if it had done it. */
function answerWhatIsUnknown() {
  const { send } = ws.prototype;
  ws.prototype.send = function (message, ...more) {
    const { id, method } = JSON.parse(String(message));
    if (!UNKNOWN.has(method)) return send.call(this, message, ...more);
    const answer = Buffer.from(JSON.stringify({ type: 'success', id, result: {} }));
    setImmediate(() => this.emit('message', answer, false));
  };
}
