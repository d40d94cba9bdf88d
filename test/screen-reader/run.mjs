/**
 * `npm run test:screen-reader`: what Orca says on the pages, against `heard.txt`. Prints a line for each walk and `N passed, N failed`.
 *
 *     npm run test:screen-reader               all walks
 *     npm run test:screen-reader -- tree       those with "tree" in their names
 *     npm run test:screen-reader -- --write    writes what is heard into the file, to be read and judged
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { pagePool } from '../browser/page.mjs';
import { browserPath, missingPackages, Reader } from './reader.mjs';
import { walks } from './walks.mjs';

const FILE = fileURLToPath(new URL('heard.txt', import.meta.url));
const args = process.argv.slice(2);
const wanted = args.find((name) => !name.startsWith('--')) ?? '';
const missing = missingPackages();

if (missing.length > 0) {
  console.error(
    `This needs Orca and a browser with windows. Debian: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
  process.exitCode = 1;
} else if (process.env.KOBAN_READER === undefined) {
  // Inside a session and a screen of its own.
  const inside = ['--', 'xvfb-run', '-a', process.execPath, fileURLToPath(import.meta.url), ...args];
  const child = spawn('dbus-run-session', inside, {
    stdio: 'inherit',
    env: { ...process.env, KOBAN_READER: '1' },
  });
  child.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
} else await listen();

async function listen() {
  const held = args.includes('--write') ? new Map() : textsOf(readFileSync(FILE, 'utf8'));
  const heard = new Map();
  const chosen = (await walks()).filter(([name]) => name.includes(wanted));
  let failed = 0;
  const reader = new Reader();
  await reader.start();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    headless: false,
    args: ['--no-sandbox', '--force-renderer-accessibility', '--disable-gpu'],
    env: reader.env,
  });
  // One window for all: without a window manager a second one gets no keys.
  const pool = pagePool(browser);
  try {
    for (const [name, open] of chosen) {
      const began = performance.now();
      const text = await walkText(reader, await open(pool));
      heard.set(name, text);
      const took = `(${Math.round(performance.now() - began)} ms)`;
      if (held.size === 0 || held.get(name) === text) console.log(`ok - ${name} ${took}`);
      else {
        failed++;
        console.log(`not ok - ${name} ${took}\n${differences(held.get(name) ?? '', text)}`);
      }
    }
  } finally {
    await browser.close();
    reader.stop();
  }
  if (held.size === 0) writeFileSync(FILE, [...heard].map(([name, text]) => `# ${name}\n${text}`).join('\n'));
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
}

/** The steps of a walk, each with what is said of it. */
async function walkText(reader, { page, from, steps }) {
  const listening = await listener(reader, page);
  await from.focus();
  await listening();
  let text = '';
  for (const [name, act] of steps) {
    await act();
    const lines = await listening();
    text += `> ${name}\n${lines.map((line) => `${line}\n`).join('')}`;
  }
  await page.close();
  return text;
}

/**
 * Lets the page itself say a word at last: what comes before it in the log is said of what was done before. Twice, since some news
 * are on their way while the first one is said.
 */
async function listener(reader, page) {
  await page.evaluate(() => {
    const region = document.createElement('div');
    region.id = 'last-word';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  });
  let words = 0;
  const heard = async () => {
    const word = `Listened ${++words}.`;
    await page.evaluate((said) => {
      document.getElementById('last-word').textContent = said;
    }, word);
    return reader.hear(word);
  };
  return async () => [...(await heard()), ...(await heard())].filter((line) => !/Listened \d+\./.test(line));
}

/** The texts of the file by the names of their walks. */
function textsOf(file) {
  return new Map(
    file
      .split(/^# /m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), part.slice(end + 1).replace(/\n\n$/, '\n')];
      }),
  );
}

function differences(held, heard) {
  const [before, now] = [held, heard].map((text) => text.split('\n'));
  const length = Math.max(before.length, now.length);
  return Array.from({ length }, (_, n) => [before[n], now[n]])
    .flatMap(([a, b]) => (a === b ? [] : [`  - ${a ?? ''}`, `  + ${b ?? ''}`]))
    .join('\n');
}
