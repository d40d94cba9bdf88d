import assert from 'node:assert/strict';
import { ENGINES, until } from './engines.mjs';

const EDITOR = "document.querySelector('#editor').shadowRoot";
const FRAME = "document.querySelector('#board iframe')?.contentDocument";

/** The heart of the playground and of the gallery, in the engines that Playwright does not drive. */
export const checks = ENGINES.map(({ name, missing, launch }) => [
  `works in ${name}`,
  async ({ site }) => {
    const engine = await launch();
    const text = () =>
      engine.ask(`[...${EDITOR}.querySelectorAll('.cm-line')].map((one) => one.textContent).join('\\n')`);
    try {
      await engine.open(`${site.address}playground/`);
      await until(engine, `${FRAME}?.querySelector('.koban-grid')`);
      // Another language is read by the worker as a module.
      await engine.ask("(localStorage.setItem('koban.language', 'ja'), null)");
      await engine.open(`${site.address}playground/?ja`);
      await until(engine, `${FRAME}?.querySelector('.koban-grid') && document.documentElement.lang === 'ja'`);
      await engine.ask(
        "(window.broken = [], document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => broken.push(violatedDirective)), null)",
      );
      await engine.ask(`(${EDITOR}.querySelector('.cm-content').focus(), null)`);
      await engine.type('x');
      await until(engine, `${EDITOR}.querySelector('.cm-lintRange')`);
      assert.match(await text(), /^x# Triple ko/);
      await engine.ask(
        `${FRAME}.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))`,
      );
      await until(engine, `${EDITOR}.querySelector('.koban-move')`);
      await engine.ask("(document.querySelector('#table').click(), null)");
      await until(
        engine,
        "/6手/.test(document.querySelector('#rules iframe')?.contentDocument?.body?.textContent)",
      );
      await engine.ask("(document.querySelector('#share').click(), null)");
      await until(engine, "location.hash.startsWith('#1.')");
      assert.deepEqual(await engine.ask('window.broken'), []);
      const [address, shared] = [await engine.ask('location.href'), await text()];
      await engine.open('about:blank');
      await engine.open(address);
      await until(engine, `${FRAME}?.querySelector('.koban-grid')`);
      assert.equal(await text(), shared);
      await engine.open(`${site.address}examples/superko.html`);
      const stage =
        "[...document.querySelectorAll('.koban-stage, .koban-stage *')].find((one) => one.shadowRoot)?.shadowRoot";
      const count = `${stage}?.querySelector('.count')?.textContent`;
      await until(engine, count);
      const last = await engine.ask(count);
      await engine.ask(`(${stage}.querySelectorAll('button')[1].click(), null)`);
      await until(engine, `${count} !== ${JSON.stringify(last)}`);
    } finally {
      await engine.close();
    }
  },
  missing,
]);
