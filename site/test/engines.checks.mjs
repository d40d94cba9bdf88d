/** The playground, and a page of the gallery, in Chromium, Firefox and WebKit: the same checks in each. */
import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import { ENGINES, until } from './engines.mjs';
import { serveSite } from './serve.mjs';

const KO = '. X O .\nX . X O\n. X O .\nedges: all\n';
const EDITOR = "document.querySelector('#editor').shadowRoot";
const BOARD = "document.querySelector('#board iframe')?.contentDocument";
const TABLE = `${BOARD}?.querySelector('[role="grid"]')`;
const TEXT = `[...${EDITOR}.querySelectorAll('.cm-line')].map((one) => one.textContent).join('\\n')`;
const WRONG = `${EDITOR}.querySelector('.cm-lintRange-error')`;
const CONTENT = `${EDITOR}.querySelector('.cm-content')`;
const find = (id) => `document.getElementById('${id}')`;
const frames = (what) =>
  `[...${BOARD}.querySelectorAll('*')].some((one) => one.childElementCount === 0 && one.textContent === '${what}')`;
const linkTo = (name, text) =>
  `playground/#1.${deflateRawSync(JSON.stringify([name, text])).toString('base64url')}`;

/** The answers of dialogs that no page sees, and what goes against the policy of the page. */
const PREPARE = `(() => {
  window.broken = [];
  for (const one of [document, ${BOARD}])
    one.addEventListener('securitypolicyviolation', ({ violatedDirective }) => broken.push(violatedDirective));
  window.addEventListener('error', ({ message }) => broken.push(message));
  delete window.showOpenFilePicker;
  delete window.showSaveFilePicker;
  const hold = (file) => { const data = new DataTransfer(); data.items.add(file); return data; };
  HTMLInputElement.prototype.click = function () {
    this.files = hold(window.chosen).files;
    this.dispatchEvent(new Event('change'));
  };
  window.drop = (file) => document.querySelector('main')
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: hold(file) }));
  const made = URL.createObjectURL;
  URL.createObjectURL = (blob) => { blob.text().then((text) => (window.saved = { text })); return made.call(URL, blob); };
  HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };
  return null;
})()`;

/**
 * Each is a name and what it holds, from a page that has just been opened.
 * @type {[string, (...given: any[]) => Promise<void>][]}
 */
const CHECKS = [
  [
    'marks what is wrong as it is typed, and no longer when it is mended',
    async (engine, { show }) => {
      await show('ko.goban', `# Ko\n${KO}moves: W b2 `);
      await engine.ask(`(${CONTENT}.focus(), null)`);
      await engine.press('Control+End');
      await engine.type('B z9');
      await until(engine, WRONG);
      for (let sign = 0; sign < 4; sign++) await engine.press('Backspace');
      await until(engine, `!${WRONG}`);
      await engine.type('B c2\nexpect: move 2 is forbidden');
      await until(engine, frames('2 / 2'));
      assert.match(await engine.ask(TEXT), /moves: W b2 B c2\nexpect: move 2 is forbidden$/);
      await until(engine, `!${WRONG}`);
    },
  ],
  [
    'steps by the keys of the board, and the mark in the text goes along',
    async (engine, { show }) => {
      await show('ko.goban', `# Ko\n${KO}moves: W b2 B c2\n`);
      await engine.ask(`(${BOARD}.querySelector('input[type=range]').focus(), null)`);
      await engine.press('Home');
      await until(engine, frames('0 / 2'));
      await engine.press('ArrowRight');
      await until(engine, frames('1 / 2'));
      await until(engine, `${EDITOR}.querySelector('.koban-move')?.textContent === 'W b2'`);
      await engine.press('End');
      await until(engine, `${EDITOR}.querySelector('.koban-move')?.textContent === 'B c2'`);
    },
  ],
  [
    'writes what is played on the board, and takes it back',
    async (engine, { show }) => {
      await show('ko.goban', `# Ko\n${KO}moves: W b2\n`);
      await engine.ask(`(${BOARD}.querySelector('input[type=range]').focus(), null)`);
      await engine.press('End');
      await until(engine, frames('1 / 1'));
      await engine.ask(`(${BOARD}.querySelectorAll('.points [role="option"]')[8].click(), null)`);
      await until(engine, frames('2 / 2'));
      assert.match(await engine.ask(TEXT), /moves: W b2 B a1/);
      await engine.press('Control+z');
      await until(engine, `!(${TEXT}).includes('a1')`);
    },
  ],
  [
    'has a table of rules, whose cells lead to the board',
    async (engine) => {
      await engine.ask(`(${find('table')}.click(), null)`);
      await until(engine, `/Move 6: White F5 takes F6/.test(${TABLE}?.textContent)`);
      const cell = `${TABLE}.querySelector('[data-rule="korean"][data-move="3"]')`;
      await until(engine, cell);
      await engine.ask(`(${cell}.click(), null)`);
      await until(engine, frames('3 / 6'));
    },
  ],
  [
    'shares a text by a link that holds it',
    async (engine, { open, show }) => {
      const content = `# 劫 & <b>ko</b>\n${KO}moves: W b2 B pass\n`;
      await show('劫 & co.goban', content);
      await engine.ask(`(${CONTENT}.focus(), null)`);
      await engine.press('Control+Home');
      await engine.type(';');
      await until(engine, "location.hash === ''");
      await engine.ask(`(${find('share')}.click(), null)`);
      await until(engine, "location.hash.startsWith('#1.')");
      const address = await engine.ask('location.href');
      await engine.open('about:blank');
      await open(address);
      assert.equal(await engine.ask(TEXT), `;${content}`);
      assert.equal(await engine.ask(`${find('name')}.value`), '劫 & co.goban');
      await until(engine, frames('0 / 2'));
    },
  ],
  [
    'opens files that are chosen or dropped, and saves',
    async (engine) => {
      const bytes = [...Buffer.from('(;SZ[9]CA[Shift_JIS]PB[\x8d\x95];B[ee])', 'latin1')];
      await engine.ask(
        `(window.chosen = new File([new Uint8Array(${JSON.stringify(bytes)})], 'old.sgf'), ${find('open')}.click(), null)`,
      );
      await until(engine, `(${TEXT}).includes('PB[黒]')`);
      await until(engine, frames('0 / 1'));
      await engine.ask(
        `(drop(new File([${JSON.stringify(`# Dropped\n${KO}moves: W b2\n`)}], 'dropped.goban')), null)`,
      );
      await until(engine, `(${TEXT}).startsWith('# Dropped')`);
      await engine.ask(`(${find('save')}.click(), null)`);
      await until(engine, 'window.saved');
      assert.equal(await engine.ask('window.saved.text'), `# Dropped\n${KO}moves: W b2\n`);
      assert.equal(await engine.ask('window.savedAs'), 'dropped.goban');
      assert.match(await engine.ask(`${find('status')}.textContent`), /dropped\.goban/);
    },
  ],
  [
    'completes, and lists problems, by keys',
    async (engine, { show }) => {
      await show('ko.goban', `# Ko\n${KO}moves: W z9\nru`);
      await until(engine, WRONG);
      await engine.ask(`(${CONTENT}.focus(), null)`);
      await engine.press('Control+End');
      await engine.press('Control+Space');
      await until(
        engine,
        `[...${EDITOR}.querySelectorAll('.cm-tooltip-autocomplete li')].some((one) => one.textContent.startsWith('rules'))`,
      );
      await engine.press('Escape');
      await until(engine, `!${EDITOR}.querySelector('.cm-tooltip-autocomplete')`);
      await engine.press('Control+Home');
      await engine.press('F8');
      await until(engine, `${EDITOR}.querySelector('.cm-activeLine')?.textContent === 'moves: W z9'`);
      await engine.press('Control+Shift+M');
      await until(engine, `/z9/.test(${EDITOR}.querySelector('.cm-panel-lint')?.textContent)`);
    },
  ],
  [
    'is worked by keys from the name of the file to the documents',
    async (engine) => {
      await engine.ask(`(${find('name')}.focus(), null)`);
      const visited = [];
      for (let stop = 0; stop < 8; stop++) {
        await engine.press('Tab');
        visited.push(await engine.ask('document.activeElement.id'));
      }
      assert.deepEqual(visited.slice(0, 7), [
        'examples',
        'open',
        'save',
        'share',
        'table',
        'language',
        'colors',
      ]);
      await engine.ask(`(${find('table')}.focus(), null)`);
      await engine.press('Enter');
      await until(engine, TABLE);
    },
  ],
  [
    'speaks another language when it is chosen, and keeps the text',
    async (engine, { show, ready }) => {
      await show('ko.goban', `# Mine\n${KO}moves: W b2\n`);
      await engine.ask(
        `((list) => { list.value = 'ja'; list.dispatchEvent(new Event('change', { bubbles: true })); })(${find('language')})`,
      );
      await until(engine, "document.documentElement.lang === 'ja'");
      await ready();
      assert.match(await engine.ask(`${find('save')}.textContent`), /保存/);
      assert.equal(await engine.ask(`${BOARD}.documentElement.lang`), 'ja');
      assert.match(await engine.ask(TEXT), /^# Mine/);
      await engine.ask(`(${find('table')}.click(), null)`);
      await until(engine, `/コウ/.test(${TABLE}?.textContent)`);
    },
  ],
  [
    'works without its server after the first visit',
    async (engine, { site, open }) => {
      await engine.ask(
        '(navigator.serviceWorker.ready.then(() => (window.kept = navigator.serviceWorker.controller !== null || "yes")), null)',
      );
      await until(engine, 'window.kept');
      await until(engine, 'navigator.serviceWorker.controller !== null');
      await site.close();
      await engine.open('about:blank');
      await open(`${site.address}playground/`);
      await engine.ask(`(${find('table')}.click(), null)`);
      await until(engine, TABLE);
    },
  ],
];

export const checks = ENGINES.map(({ name, missing, launch }) => [
  `works in ${name}`,
  async () => {
    const site = await serveSite();
    const engine = await launch();
    const ready = async () => {
      await until(
        engine,
        `${BOARD}?.querySelector('.koban-grid') && document.getElementById('editor').shadowRoot`,
      );
      await engine.ask(PREPARE);
    };
    const open = async (address) => {
      await engine.open(address);
      await ready();
    };
    /** Another text, in a page that begins anew. */
    const show = async (name, text) => {
      await engine.open('about:blank');
      await open(site.address + linkTo(name, text));
    };
    try {
      await open(`${site.address}playground/`);
      await engine.open(`${site.address}examples/09-sending-two.html`);
      const stage =
        "[...document.querySelectorAll('.koban-stage, .koban-stage *')].find((one) => one.shadowRoot)?.shadowRoot";
      const count = `${stage}?.querySelector('.count')?.textContent`;
      await until(engine, count);
      const last = await engine.ask(count);
      await engine.ask(`(${stage}.querySelectorAll('button')[1].click(), null)`);
      await until(engine, `${count} !== ${JSON.stringify(last)}`);
      for (const [what, check] of CHECKS) {
        await engine.open('about:blank');
        await open(`${site.address}playground/`);
        await check(engine, { site, open, show, ready }).catch((error) => {
          throw new Error(`${what}: ${error.message}`, { cause: error });
        });
        assert.deepEqual(await engine.ask('window.broken'), [], what);
        // The next one begins without a draft and a choice.
        await engine.ask('(localStorage.clear(), sessionStorage.clear(), null)');
        console.log(`  ${name} ${what}`);
      }
      assert.deepEqual(
        site.asked.filter((path) => !/^\/(?:a\/folder\/|favicon\.ico)/.test(path)),
        [],
      );
    } finally {
      await engine.close();
      await site.close();
    }
  },
  missing,
]);
