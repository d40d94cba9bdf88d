/**
 * The player in a real browser, on 19x19: from a key press to the painted frame, the pace while it
 * plays, and from a sequence that arrives to a board that is drawn. Painted is what
 * `requestAnimationFrame` and a message behind it tell: the frame has been handed over. So the time
 * holds the wait for the next frame, which is 8 ms on average at 60 frames a second.
 */
import { cpus } from 'node:os';
import { bundlePage, importTypeScript, openPage, pagePool } from '../test/browser/page.mjs';
import { launchBrowser } from '../tools/browser.mjs';
import { median } from './core.mjs';

const PRESSES = 150;

const bundle = await bundlePage();
const { WHOLE_GAME, LONG, ROUND_OF_TEN } = await importTypeScript('test/browser/sequences.ts');
const browser = await launchBrowser();
const pool = pagePool(browser);
const at = (samples, share) => [...samples].sort((a, b) => a - b)[Math.floor(samples.length * share)];
const told = (samples) =>
  `median ${median(samples).toFixed(1)} ms, 95 of 100 below ${at(samples, 0.95).toFixed(1)} ms`;
try {
  console.log(`${cpus().length} cores; own code ${(bundle.ownBytes / 1000).toFixed(1)} KB`);
  for (const [name, sequence, viewport] of [
    ['19x19, 250 moves', WHOLE_GAME, { width: 900, height: 700 }],
    ['19x19, narrow', WHOLE_GAME, { width: 400, height: 640 }],
    ['13x13 with a ring and tints', ROUND_OF_TEN, { width: 900, height: 700 }],
    ['25x25, 2,000 moves', LONG, { width: 900, height: 700 }],
  ]) {
    const page = await openPage(pool, bundle, { viewport });
    await page.evaluate(prepare);
    const opened = await page.evaluate(open, { type: 'sequence', sequence, index: 0 });
    const again = await page.evaluate(open, {
      type: 'sequence',
      sequence: { ...sequence, version: 2 },
      index: 0,
    });
    const { painted, work } = await page.evaluate(press, PRESSES);
    const pace = await page.evaluate(play);
    console.log(`\n${name}`);
    console.log(`  a sequence arrives: ${opened.toFixed(0)} ms, after an edit ${again.toFixed(0)} ms`);
    console.log(`  key to painted frame: ${told(painted)}`);
    console.log(`  of it our own work:   ${told(work)}`);
    console.log(`  while it plays: ${told(pace)} between frames (${pace.length} frames)`);
    await page.close();
  }
} finally {
  await browser.close();
}

/* All of these run in the page. */

function prepare() {
  window.whenPainted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  window.key = (key) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

async function open(message) {
  await window.whenPainted();
  const start = performance.now();
  window.postMessage(message, '*');
  await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
  return (await window.whenPainted()) - start;
}

async function press(count) {
  const painted = [];
  const work = [];
  const last = Number(/** @type {HTMLInputElement} */ (document.querySelector('.slider')).max);
  for (let i = 0; i < count; i++) {
    // A press comes at any time of a frame, so it waits for a while that is not a whole number of
    // frames.
    await new Promise((resolve) => setTimeout(resolve, 20 + ((i * 7) % 17)));
    const forth = Math.floor(i / last) % 2 === 0;
    const start = performance.now();
    window.key(forth ? 'ArrowRight' : 'ArrowLeft');
    work.push(performance.now() - start);
    painted.push((await window.whenPainted()) - start);
  }
  return { painted, work };
}

/** Milliseconds between frames while it plays at its fastest. */
async function play() {
  window.key('Home');
  for (let i = 0; i < 3; i++) window.key('+');
  window.key(' ');
  const gaps = [];
  let before = await new Promise(requestAnimationFrame);
  const end = before + 1400;
  while (before < end) {
    const now = await new Promise(requestAnimationFrame);
    gaps.push(now - before);
    before = now;
  }
  window.key(' ');
  return gaps;
}
