/**
 * `npm run test:screen-reader`: what Orca says on the pages and in a workbench, against `heard.txt`. Prints a line for each walk and
 * `N passed, N failed`. The workbench has the packaged extension (`npm run package`).
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
import { openWorkbench, workbenchWalks } from './workbench.mjs';

const FILE = fileURLToPath(new URL('heard.txt', import.meta.url));
const args = process.argv.slice(2);
const wanted = args.find((name) => !name.startsWith('--')) ?? '';
const missing = missingPackages();
const SAY_AGAIN_MS = 5_000;
/** Last words that a page was given to say. */
let words = 0;

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
  const isWritten = args.includes('--write');
  const known = textsOf(readFileSync(FILE, 'utf8'));
  const heard = new Map();
  const isChosen = ([name]) => name.includes(wanted);
  const [onPages, inWorkbench] = [await walks(), workbenchWalks].map((all) => all.filter(isChosen));
  let failed = 0;
  const reader = new Reader();
  const launch = () =>
    chromium.launch({
      executablePath: browserPath(),
      headless: false,
      args: ['--no-sandbox', '--force-renderer-accessibility', '--disable-gpu'],
      env: reader.env,
    });
  const listenTo = async (chosen, place, done = () => {}) => {
    for (const [name, open] of chosen) {
      const began = performance.now();
      const walk = await open(place);
      const text = await walkText(reader, walk);
      await done(walk.page);
      heard.set(name, text);
      const took = `(${Math.round(performance.now() - began)} ms)`;
      if (isWritten || known.get(name) === text) console.log(`ok - ${name} ${took}`);
      else {
        failed++;
        console.log(`not ok - ${name} ${took}\n${differences(known.get(name) ?? '', text)}`);
      }
    }
  };
  await reader.start();
  try {
    // One window at a time: without a window manager a second one gets no keys.
    if (onPages.length > 0) {
      const browser = await launch();
      await listenTo(onPages, pagePool(browser), (page) => page.close()).finally(() => browser.close());
    }
    if (inWorkbench.length > 0) {
      const { workbench, stop } = await openWorkbench(launch);
      await listenTo(inWorkbench, workbench).finally(stop);
    }
  } finally {
    reader.stop();
  }
  const all = [...new Map([...known, ...heard])];
  if (isWritten) writeFileSync(FILE, all.map(([name, text]) => `# ${name}\n${text}`).join('\n'));
  console.log(`${heard.size - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || heard.size === 0 ? 1 : 0;
}

/** The steps of a walk, each with what is said of it. */
async function walkText(reader, { page, from, steps }) {
  const listening = listener(reader, page);
  await from.focus();
  await listening();
  let text = '';
  for (const [name, act] of steps) {
    await act();
    const lines = await listening();
    text += `> ${name}\n${lines.map((line) => `${line}\n`).join('')}`;
  }
  return text;
}

/**
 * Lets the page that has the focus say a word at last: what comes before it in the log is said of what was done before. Twice, since
 * some news are on their way while the first one is said. It is said again until it is heard: a reader that is busy with a page that
 * has just been loaded drops what is said meanwhile.
 */
function listener(reader, page) {
  const heard = async () => {
    const word = `Listened ${++words}.`;
    await page.evaluate(say, word);
    const again = setInterval(() => page.evaluate(say, word), SAY_AGAIN_MS);
    return reader.hear(word).finally(() => clearInterval(again));
  };
  return async () => [...(await heard()), ...(await heard())].filter((line) => !/Listened \d+\./.test(line));
}

/** Runs in the window, and speaks in the page inside of it that has the focus. */
function say(word) {
  let at = document;
  while (at.activeElement?.contentDocument) at = at.activeElement.contentDocument;
  const region = at.getElementById('last-word') ?? at.createElement('div');
  if (!region.isConnected) {
    region.id = 'last-word';
    region.setAttribute('aria-live', 'polite');
    at.body.append(region);
  }
  const text = region.textContent;
  region.textContent = text.endsWith(word) ? text + word : word;
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
