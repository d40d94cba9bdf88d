/** `<koban-board>` of the npm package in a page without a build, under a strict policy: the same checks in each engine. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { importTypeScript } from '../../test/browser/page.mjs';
import { ENGINES, until } from './engines.mjs';

const PACKAGE = join(import.meta.dirname, '../../dist/npm');
const TESTS = join(import.meta.dirname, '../../test');
const { HOSTILE } = await importTypeScript(join(TESTS, 'render/hostile.ts'));
const { TRIPLE_KO: KOS } = await importTypeScript(join(TESTS, 'fixtures/boards.ts'));
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";
const TRIPLE_KO = `# Triple ko
${KOS}
moves: B d6 W b5 B f6 W d5 B b6 W f5
`;
const KO = '. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n';
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const PAGES = {
  '/': `<koban-board id="one" rules="psk">${escaped(TRIPLE_KO)}</koban-board>
<koban-board id="dark" theme="dark">${escaped(KO)}</koban-board>
<koban-board id="themed">${escaped(KO)}</koban-board>`,
  '/hostile': HOSTILE.map(
    (text) =>
      `<koban-board rules="psk">${escaped(`# ${text}\n; ${text}\n${KO}expect: ${text}\n`)}</koban-board>`,
  ).join('\n'),
};
const SPY = `window.broken = []; document.addEventListener('securitypolicyviolation', (event) => event.blockedURI.endsWith('/favicon.ico') || broken.push(event.violatedDirective));
window.addEventListener('error', (event) => broken.push(event.message)); window.alert = () => broken.push('alert');`;
const THEME = '#themed { --koban-board: rgb(1, 2, 3); }';
const FILES = { '/spy.js': ['text/javascript', SPY], '/theme.css': ['text/css', THEME] };

async function serveBoards() {
  const asked = [];
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    response.setHeader('Content-Security-Policy', POLICY);
    const send = (type, body) => response.setHeader('Content-Type', `${type}; charset=utf-8`).end(body);
    if (url in FILES) send(...FILES[url]);
    else if (url in PAGES)
      send(
        'text/html',
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title><script src="/spy.js"></script><link rel="stylesheet" href="/theme.css"><script type="module" src="/koban/element.js"></script>${PAGES[url]}</html>`,
      );
    else if (url.startsWith('/koban/')) send('text/javascript', readFileSync(join(PACKAGE, url.slice(7))));
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const root = (id) => `document.getElementById('${id}').shadowRoot`;
const stage = (id) => `${root(id)}.querySelector('.koban-stage')?.shadowRoot`;
const count = (id) => `${stage(id)}?.querySelector('.count')?.textContent`;
const verdict = `${root('one')}.querySelector('.verdict.in-force')`;

/**
 * Each is a name and what it holds of a page with three boards.
 * @type {[string, (...given: any[]) => Promise<void>][]}
 */
const CHECKS = [
  [
    'shows a figure with a title, moves and an alternative text before it steps',
    async ({ ask }) => {
      const figure = `${root('one')}.querySelector('figure')`;
      assert.equal(await ask(`${figure}.getAttribute('aria-label')`), 'Triple ko');
      assert.match(
        await ask(`${figure}.querySelector('.koban-svg > title').textContent`),
        /Go board, 7 by 7/,
      );
      assert.ok((await ask(`${figure}.querySelectorAll('.koban-svg circle').length`)) > 40);
      assert.equal(
        await ask(`${figure}.querySelector('.koban-svg').getBoundingClientRect().width > 100`),
        true,
      );
    },
  ],
  [
    'steps by keys, and says the verdicts',
    async ({ ask, press }) => {
      await ask(`(${stage('one')}.querySelector('button').focus(), null)`);
      await press('Home');
      assert.equal(await ask(count('one')), '0 / 6');
      await press('ArrowRight');
      assert.equal(await ask(count('one')), '1 / 6');
      await press('End');
      assert.equal(await ask(count('one')), '6 / 6');
      assert.match(await ask(`${verdict}.className`), /forbidden/);
      assert.match(await ask(`${verdict}.textContent`), /Positional superko.*forbidden.*starting position/);
      await press('ArrowLeft');
      assert.match(await ask(`${verdict}.className`), /allowed/);
      assert.match(
        await ask(`${stage('one')}.querySelector('svg.board').getAttribute('aria-label')`),
        /Last play: B6/,
      );
    },
  ],
  [
    'shows the cycle as a wheel',
    async (engine) => {
      const wheel = `${root('one')}.querySelector('.wheel:not([hidden])')`;
      await until(engine, wheel);
      assert.match(await engine.ask(`${wheel}.getAttribute('aria-label')`), /^A cycle of 6 plays, triple ko/);
      await engine.ask(`(${wheel}.querySelectorAll('.wheel-play')[2].click(), null)`);
      assert.equal(await engine.ask(count('one')), '3 / 6');
      assert.equal(
        await engine.ask(`${wheel}.querySelector('[aria-current=step]').getAttribute('aria-label')`),
        'Play 3 of 6: Black F6 takes F5 (ko c)',
      );
    },
  ],
  [
    'changes the rule, and loads one that searches then',
    async (engine, boards) => {
      assert.equal(
        boards.asked.some((url) => url.includes('searching')),
        false,
      );
      const chooseSpight = async () => {
        await engine.ask(
          `((select) => { select.value = 'spight'; select.dispatchEvent(new Event('change', { bubbles: true })); })(${root('one')}.querySelector('select'))`,
        );
        await until(
          engine,
          `/Spight/.test(${root('one')}.querySelector('.lens-rule[aria-pressed=true]')?.textContent) && ${count('one')} === '3 / 6'`,
        );
      };
      await chooseSpight();
      // A digit chooses a rule, at the move that is shown.
      await engine.ask(`(${root('one')}.querySelector('.lens-rule[aria-pressed=true]').focus(), null)`);
      await until(engine, `${count('one')} === '3 / 6'`);
      await engine.press('1');
      await until(
        engine,
        `/Positional/.test(${root('one')}.querySelector('.lens-rule[aria-pressed=true]')?.textContent) && ${count('one')} === '3 / 6'`,
      );
      await chooseSpight();
      // The board of the old rule stays until that of the new one is there.
      await until(
        engine,
        `(${stage('one')}?.querySelectorAll('button')[4]?.click(), /Spight/.test(${verdict}?.textContent))`,
      );
      assert.equal(
        boards.asked.some((url) => url.includes('searching')),
        true,
      );
    },
  ],
  [
    'names its controls',
    async ({ ask }) => {
      const names = await ask(
        `[...${stage('dark')}.querySelectorAll('button:not([hidden])')].map((one) => one.getAttribute('aria-label') ?? one.title)`,
      );
      assert.match(names.join('; '), /First.*Back.*Play.*Forward.*Last/);
      assert.equal(
        await ask(`${stage('dark')}.querySelector('.bar').getAttribute('aria-label')`),
        'Playback',
      );
      assert.equal(
        await ask(`${root('dark')}.querySelector('select').getAttribute('aria-label')`),
        'Ko rule',
      );
    },
  ],
  [
    'is dark where it is told so, takes the colors of the page, and prints without controls',
    async ({ ask }) => {
      // The board that is shown: WebKit keeps the style of one that is not as it was when it was asked for.
      const board = (id) =>
        `getComputedStyle([${stage(id)}, ${root(id)}].flatMap((one) => [...one.querySelectorAll('.koban-board')]).find((one) => one.getBoundingClientRect().width > 0)).fill`;
      assert.equal(await ask(board('themed')), 'rgb(1, 2, 3)');
      const [dark, light] = [await ask(board('dark')), await ask(board('one'))];
      assert.notEqual(dark, light);
      // What is for paper, and for dark systems, on the screen.
      const told = (...changes) =>
        `(() => { for (const root of [${root('one')}, ${stage('one')}]) for (const sheet of root.adoptedStyleSheets) { let text = [...sheet.cssRules].map((rule) => rule.cssText).join(' '); for (const [from, to] of ${JSON.stringify(changes)}) text = text.replaceAll(from, to); sheet.replaceSync(text); } return null; })()`;
      await ask(told(['(prefers-color-scheme: dark)', '(min-width: 1px)']));
      assert.equal(await ask(board('one')), dark);
      await ask(told(['@media screen', '@media speech'], ['@media print', '@media all']));
      assert.equal(await ask(`getComputedStyle(${root('one')}.querySelector('.verdicts')).display`), 'none');
      assert.equal(await ask(`getComputedStyle(${stage('one')}.querySelector('.bar')).display`), 'none');
      assert.match(await ask(board('one')), /255, 255, 255|#fff/);
    },
  ],
];

const inForcedColors = ['dark', 'light'].map((colorScheme) => [
  `<koban-board> has the colors of a ${colorScheme} system that chooses all colors`,
  async ({ browser }) => {
    const boards = await serveBoards();
    const context = await browser.newContext({ colorScheme, forcedColors: 'active', locale: 'en' });
    const page = await context.newPage();
    const ask = (expression) => page.evaluate(expression);
    try {
      await page.goto(`${boards.address}/`);
      await until({ ask }, count('one'));
      await ask(`(${stage('one')}.querySelectorAll('button')[1].click(), null)`);
      await until({ ask }, `${stage('one')}.querySelector('svg.board')`);
      const [ground, ink] = await ask(
        `['Canvas', 'CanvasText'].map((color) => { document.body.style.color = color; return getComputedStyle(document.body).color; })`,
      );
      assert.notEqual(ground, ink);
      // The figure, a figure whose page sets the color of the board, and a board that has stepped.
      for (const picture of [
        `${root('dark')}.querySelector('.koban-svg')`,
        `${root('themed')}.querySelector('.koban-svg')`,
        `${stage('one')}.querySelector('svg.board')`,
      ]) {
        const fill = (part) => ask(`getComputedStyle(${picture}.querySelector('${part}')).fill`);
        assert.equal(await fill('.koban-board'), ground);
        assert.equal(await fill('.koban-coordinates text'), ink);
        const stops = (color) =>
          ask(
            `[...${picture}.querySelectorAll('radialGradient')].filter(({ id }) => id.endsWith('${color}')).flatMap((one) => [...one.children]).map((one) => getComputedStyle(one).stopColor)`,
          );
        const [black, white] = [await stops('b'), await stops('w')];
        assert.deepEqual([...new Set(black)], ['rgb(0, 0, 0)']);
        assert.deepEqual([...new Set(white)], ['rgb(255, 255, 255)']);
        for (const color of ['black', 'white'])
          assert.equal(
            await ask(`getComputedStyle(${picture}.querySelector('.koban-${color}')).stroke`),
            ink,
          );
      }
      // Letters on stones are of the color that is not theirs.
      const letters = await ask(
        `[...${root('one')}.querySelectorAll('.koban-mark text')].map((one) => getComputedStyle(one).fill)`,
      );
      assert.deepEqual([...new Set(letters)].sort(), ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    } finally {
      await context.close();
      boards.close();
    }
  },
]);

const onPaper = [
  '<koban-board> prints in the colors of paper, where it is told to be dark too',
  async ({ browser }) => {
    const boards = await serveBoards();
    const context = await browser.newContext({ colorScheme: 'dark', locale: 'en' });
    const page = await context.newPage();
    const ask = (expression) => page.evaluate(expression);
    try {
      await page.goto(`${boards.address}/`);
      await until({ ask }, count('dark'));
      const ground = (id) => ask(`getComputedStyle(${root(id)}.querySelector('.koban-board')).fill`);
      assert.notEqual(await ground('dark'), 'rgb(255, 255, 255)');
      await page.emulateMedia({ media: 'print' });
      for (const id of ['one', 'dark']) assert.equal(await ground(id), 'rgb(255, 255, 255)', id);
    } finally {
      await context.close();
      boards.close();
    }
  },
];

const inEngines = ENGINES.map(({ name, missing, launch }) => [
  `<koban-board> in ${name}`,
  async () => {
    const boards = await serveBoards();
    const engine = await launch();
    try {
      await engine.open(`${boards.address}/`);
      for (const id of ['one', 'dark', 'themed']) await until(engine, count(id));
      for (const [what, check] of CHECKS)
        await check(engine, boards).catch((error) => {
          throw new Error(`${what}: ${error.message}`);
        });
      assert.deepEqual(await engine.ask('broken'), []);
      await engine.open(`${boards.address}/hostile`);
      const all = '[...document.querySelectorAll("koban-board")].map((one) => one.shadowRoot)';
      await until(engine, `${all}.every((root) => root?.childElementCount > 0)`);
      assert.equal(await engine.ask(`${all}.length`), HOSTILE.length);
      const titles = await engine.ask(
        `${all}.map((root) => root.querySelector('.koban-title')?.textContent ?? '')`,
      );
      const tag = HOSTILE.findIndex((text) => /<\w/.test(text) && !text.includes('\n'));
      assert.ok(titles[tag].includes('<'), titles[tag]);
      assert.equal(
        await engine.ask(
          `${all}.flatMap((root) => [...root.querySelectorAll('script, img, iframe, object, a, [onerror], [onload], [onclick]')]).length`,
        ),
        0,
      );
      assert.deepEqual(await engine.ask('broken'), []);
      const foreign = boards.asked.filter(
        (url) =>
          !/^\/(?:|hostile|spy\.js|theme\.css|favicon\.ico|koban\/(?:element|parts\/[\w-]+)\.js)$/.test(url),
      );
      assert.deepEqual(foreign, []);
      assert.equal(
        await engine.ask(
          `performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin)).length`,
        ),
        0,
      );
    } finally {
      await engine.close();
      boards.close();
    }
  },
  missing,
]);

export const checks = [...inForcedColors, onPaper, ...inEngines];
