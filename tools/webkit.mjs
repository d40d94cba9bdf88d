/**
 * WebKit as Debian has it (`webkit2gtk-driver`, and `xvfb` for its screen), by WebDriver: no
 * package of npm is needed.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { programAt } from './programs.mjs';

/** Milliseconds that a busy machine may take for anything. */
const PATIENCE = 60_000;

/** The programs that it needs. */
export const WEBKIT_NEEDS = ['WebKitWebDriver', 'Xvfb'];

export const hasWebkit = () => WEBKIT_NEEDS.every(programAt);

/** Keys that have names, as WebDriver writes them. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  F8: '\uE038',
};

/** A page that can be opened, asked, clicked and typed into. */
export async function launchWebkit() {
  const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const folder = readdirSync(libraries).find((name) => /^webkit2gtk-4/.test(name));
  const port = 20_000 + (process.pid % 20_000);
  const display = `:${1000 + (process.pid % 20_000)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  const end = () => {
    driver.kill();
    screen.kill();
  };
  const browserOptions = { binary: `${libraries}/${folder}/MiniBrowser`, args: ['--automation'] };
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } } };
  let session;
  try {
    session = await listening(() => call('POST', '/session', wanted));
  } catch (error) {
    end();
    throw error;
  }
  const at = `/session/${session.sessionId}`;
  /** Presses one key after the other, all while the first of them are held. */
  const keys = (values, held = []) => {
    const down = (value) => ({ type: 'keyDown', value });
    const up = (value) => ({ type: 'keyUp', value });
    const actions = [
      ...held.map(down),
      ...values.flatMap((value) => [down(value), up(value)]),
      ...held.map(up),
    ];
    return call('POST', `${at}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
  };
  return {
    open: (url) => call('POST', `${at}/url`, { url }),
    ask: (expression) => call('POST', `${at}/execute/sync`, { script: `return ${expression}`, args: [] }),
    type: (text) => keys([...text].map((sign) => (sign === '\n' ? KEYS.Enter : sign))),
    /** A key, with others held: `Control+a`. */
    press(combination) {
      const all = combination.split('+').map((name) => KEYS[name] ?? name);
      return keys(all.slice(-1), all.slice(0, -1));
    },
    /** A click of the mouse, with keys held. */
    click: (x, y, held = []) =>
      call('POST', `${at}/actions`, {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              ...held.map(() => ({ type: 'pause', duration: 0 })),
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
          {
            type: 'key',
            id: 'keys',
            actions: [
              { type: 'pause', duration: 0 },
              ...held.map((value) => ({ type: 'keyDown', value })),
              { type: 'pause', duration: 0 },
              { type: 'pause', duration: 0 },
              ...held.map((value) => ({ type: 'keyUp', value })),
            ],
          },
        ],
      }),
    /** What the window shows, as a PNG. */
    picture: async () => Buffer.from(await call('GET', `${at}/screenshot`), 'base64'),
    async close() {
      await call('DELETE', at).finally(end);
    },
  };
}

/** Asks again while a driver that has just been started does not listen yet, or has no screen. */
async function listening(ask) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
