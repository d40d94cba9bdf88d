/**
 * A step in a tree of ten thousand nodes, in a real browser: the processor time of the page, with
 * style, layout and paint, from a key press to the painted frame, beside that of a frame in which
 * nothing happens; and how many elements a step draws. Processor time, since on a busy machine a
 * clock tells how long others worked.
 */
import { bundlePage, importTypeScript, openPage, pagePool } from '../test/browser/page.mjs';
import { launchBrowser } from '../tools/browser.mjs';
import { median } from './core.mjs';

const STEPS = 120;

const bundle = await bundlePage();
const { FOREST, FOREST_TREE } = await importTypeScript('test/browser/sequences.ts');
const browser = await launchBrowser();
const pool = pagePool(browser);
try {
  const page = await openPage(pool, bundle, { viewport: { width: 960, height: 700 } });
  await page.evaluate((message) => window.postMessage(message, '*'), {
    type: 'sequence',
    sequence: FOREST,
    index: 0,
  });
  await page.evaluate((message) => window.postMessage(message, '*'), { type: 'tree', tree: FOREST_TREE });
  await page.getByRole('button', { name: 'Show the tree of variations' }).click();
  await page.getByRole('tree', { name: 'Variations' }).focus();
  await page.evaluate(prepare);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const times = { step: [], idle: [] };
  const drawn = [];
  for (let i = 0; i < STEPS; i++)
    for (const kind of ['step', 'idle']) {
      const before = await spent();
      const added = await page.evaluate(frame, kind);
      times[kind].push((await spent()) - before);
      if (kind === 'step') drawn.push(added);
    }
  const told = (all) => {
    const sorted = [...all].sort((a, b) => a - b);
    return `median ${median(all).toFixed(1)} ms, 95 of 100 below ${sorted[Math.floor(0.95 * all.length)].toFixed(1)} ms`;
  };
  console.log(`tree of ${FOREST_TREE.parents.length} nodes, ${STEPS} steps, processor time of the page`);
  console.log(`  a step, painted:  ${told(times.step)}`);
  console.log(`  a frame of nothing: ${told(times.idle)}`);
  console.log(`  elements added by a step: median ${median(drawn)}, at most ${Math.max(...drawn)}`);
  await page.close();
} finally {
  await browser.close();
}

/* These run in the page. */

function prepare() {
  const view = /** @type {Element} */ (document.querySelector('.moves-view'));
  const counted = { added: 0 };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const one of addedNodes)
        counted.added += 1 + (one instanceof Element ? one.querySelectorAll('*').length : 0);
  }).observe(view, { childList: true, subtree: true });
  window.counted = counted;
}

async function frame(kind) {
  const { counted } = window;
  counted.added = 0;
  const view = /** @type {Element} */ (document.querySelector('.moves-view'));
  if (kind === 'step') view.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  });
  return counted.added;
}
