/**
 * Firefox and WebKit, as Debian has them: pages that can be opened, asked and typed into. Chromium is driven by Playwright, which knows
 * neither of these as they are installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

/** Milliseconds that a busy machine may take for anything. */
const PATIENCE = 60_000;
const installed = (name) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${name}`));

/** @returns {{ name: string, needs: string[], launch: () => Promise<Engine> }[]} what there is, whether or not it is installed */
export const ENGINES = [
  { name: 'firefox', needs: ['firefox-esr'], launch: firefox },
  { name: 'webkit', needs: ['WebKitWebDriver', 'Xvfb'], launch: webkit },
].map((engine) => ({ ...engine, missing: engine.needs.filter((name) => !installed(name)) }));

/** Waits until an expression of the page is true. */
export async function until(engine, expression) {
  const end = Date.now() + PATIENCE;
  while (!(await engine.ask(`Boolean(${expression})`)))
    if (Date.now() > end) throw new Error(`never came true: ${expression}`);
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
    close: () => browser.close(),
  };
}

async function webkit() {
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
  return {
    open: (url) => call('POST', `${at}/url`, { url }),
    ask: (expression) => call('POST', `${at}/execute/sync`, { script: `return ${expression}`, args: [] }),
    type: (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      return call('POST', `${at}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
    },
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
