import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from '../../test/browser/page.mjs';
import { assertAccessible } from './accessible.mjs';

const { HOSTILE } = await importTypeScript(join(import.meta.dirname, '../../test/render/hostile.ts'));
const KO = '. X O .\nX . X O\n. X O .\nedges: all\n';

const board = (page) => page.frameLocator('#board iframe');
/** The table of rules, in its section beside the board. */
const table = (page) => board(page).getByRole('grid');
const stones = (page, color) => board(page).locator(`.koban-${color} > circle`);
const text = (page) =>
  page.evaluate(() =>
    [...(document.querySelector('#editor')?.shadowRoot?.querySelectorAll('.cm-line') ?? [])]
      .map(({ textContent }) => textContent)
      .join('\n'),
  );

/** Puts a text into the editor as an author does who pastes it; the board follows. */
async function write(page, content) {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(content);
}

/** The frame that the board shows, of how many. */
const shown = (page, what) =>
  board(page)
    .getByText(/^\d+ \/ \d+$/)
    .filter({ hasText: what })
    .waitFor({ state: 'attached' });

const file = (name, body) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(body) });

async function openFile(page, { name, mimeType, buffer }) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('#open')]);
  await chooser.setFiles({ name, mimeType, buffer });
}

/** No dialogs of the system: files are uploads and downloads. */
const withoutPickers = () => {
  for (const name of ['showOpenFilePicker', 'showSaveFilePicker']) Reflect.deleteProperty(window, name);
};

/** Says when the board's page first has a picture and the browser has drawn it. */
const tellPaint = () => {
  if (window === window.top) return;
  const told = new MutationObserver(() => {
    if (!document.querySelector('.koban-grid')) return;
    told.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (window.top) window.top.painted = window.top.performance.now();
      }),
    );
  });
  told.observe(document, { childList: true, subtree: true });
};

export const checks = [
  [
    'says in the gutter by its sign that a move is forbidden',
    async ({ open }) => {
      const page = await open('playground/');
      const sign = page.locator('.cm-gutterElement.koban-forbidden .cm-lint-marker').first();
      await sign.waitFor();
      assert.match(await sign.evaluate((node) => getComputedStyle(node).maskImage), /^url\("data:image\/svg/);
    },
  ],
  [
    'shows its first board, of few files, all its own',
    async ({ open, site }) => {
      const times = [];
      for (let time = 0; time < 3; time++) {
        site.asked.length = 0;
        const page = await open('playground/', { init: tellPaint });
        await page.waitForFunction(() => window.painted !== undefined);
        times.push(Math.round(await page.evaluate(() => window.painted)));
      }
      console.log(`first board painted ${times.join(', ')} ms after navigation`);
      const files = [...new Set(site.asked)];
      assert.ok(files.length < 32, `${files.length} files: ${files.join(' ')}`);
      assert.deepEqual(
        files.filter((one) => !one.startsWith('/a/folder/playground/')),
        [],
      );
    },
  ],
  [
    'marks what is wrong as it is typed: one message, and no timer before the answer',
    async ({ open }) => {
      const page = await open('playground/', { init: watchTyping });
      await write(page, `# Ko\n${KO}moves: W b2 B a`);
      await page.waitForFunction(() => window.typing.isWrong());
      const times = [];
      for (let time = 0; time < 10; time++) {
        await page.evaluate(() => window.typing.begin());
        await page.keyboard.press(time % 2 === 0 ? '1' : 'Backspace');
        const answer = await page.waitForFunction(() => window.typing.answer);
        times.push(await answer.jsonValue());
      }
      const sorted = times.map(({ took }) => took).sort((a, b) => a - b);
      console.log(`typing to squiggle ${sorted[5].toFixed(1)} ms, at most ${sorted[9].toFixed(1)} ms`);
      for (const { sent, timers } of times) {
        assert.equal(sent, 1);
        assert.equal(timers, 0);
      }
    },
  ],
  [
    'lets board and cursor follow each other, and writes on the text',
    async ({ open }) => {
      const page = await open();
      await write(page, `# Ko\n${KO}moves: W b2\n`);
      // The board of the text before may be there already, and stay at its last move until a point of the diagram is meant.
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.press('ArrowDown');
      await shown(page, '0 / 1');
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('End');
      await shown(page, '1 / 1');
      assert.equal(await page.locator('.koban-move').textContent(), 'W b2');
      assert.equal(await stones(page, 'white').count(), 4);
      // The page of the board steps, and the cursor goes along.
      const slider = board(page).getByRole('slider', { name: 'Move' });
      await slider.press('Home');
      await shown(page, '0 / 1');
      await slider.press('End');
      await shown(page, '1 / 1');
      await board(page).locator('.points [role="option"]').nth(8).click();
      await shown(page, '2 / 2');
      assert.match(await text(page), /moves: W b2 B a1/);
      await board(page).locator('body').press('ControlOrMeta+z');
      await shown(page, /^\d \/ 1$/);
      assert.doesNotMatch(await text(page), /a1/);
    },
  ],
  [
    'shows the values of eyes, and asks until all of a crowded board are read',
    async ({ open }) => {
      const page = await open();
      await write(page, '# Kos\nedges: all\nO X . O .\n. O O . X\n. O X . O\n. . . . O\n. X O X X\n');
      await shown(page, '0 / 0');
      await board(page).getByRole('button', { name: 'Show the values of eyes' }).click();
      const values = board(page).locator('.stage svg g:not(.koban-coordinates) > text');
      await values.nth(2).waitFor();
      await board(page).locator('.stage[aria-busy="false"]').waitFor();
      assert.deepEqual((await values.allTextContents()).sort(), ['2', '2', '4']);
      assert.equal(await board(page).locator('p.unread').isVisible(), false);
    },
  ],
  [
    'begins a game in an empty text of each notation',
    async ({ open }) => {
      const page = await open();
      for (const [ending, begun] of Object.entries({
        '.goban': /^\+-{19}\+/,
        '.sgf': /^\(;FF\[4\]GM\[1\]CA\[UTF-8\]AP\[Koban\]SZ\[9\]\)/,
      })) {
        await page.selectOption('#examples', ending);
        await board(page).getByRole('button', { name: /9/ }).first().click();
        await shown(page, '0 / 0');
        assert.match(await text(page), begun);
        await board(page).locator('.points [role="option"]').nth(40).click();
        await shown(page, '1 / 1');
        assert.match(await text(page), /e5|;B\[ee\]/);
      }
    },
  ],
  [
    'opens each example, in all three notations',
    async ({ open }) => {
      const page = await open();
      const values = await page
        .locator('#examples option')
        .evaluateAll((all) => all.map(({ value }) => value));
      const examples = values.filter((value) => /\w\.\w+$/.test(value));
      assert.ok(examples.length > 12, examples.join(' '));
      for (const name of examples) {
        await page.selectOption('#examples', name);
        await page.waitForFunction((name) => document.querySelector('input')?.value === name, name);
        // A page of words alone has no board until the cursor is in one.
        const first = readFileSync(join(import.meta.dirname, '../../examples', name), 'utf8').split('\n')[0];
        assert.ok((await text(page)).startsWith(first.slice(0, 20)), name);
      }
    },
  ],
  [
    'has a table of rules, whose cells lead to the board',
    async ({ open }) => {
      const page = await open();
      await page.click('#table');
      await table(page).getByText('Move 6: White F5 takes F6').waitFor();
      await board(page)
        .getByText('It recreates the starting position')
        .filter({ visible: true })
        .first()
        .waitFor();
      await table(page)
        .getByRole('button', { name: /^Korean rules: .*Move 3/ })
        .click();
      await shown(page, '3 / 6');
      await table(page).getByText('Move 3: Black F6 takes F5').waitFor();
      await board(page).getByRole('tab', { name: 'Board' }).click();
      assert.equal(await table(page).isVisible(), false);
    },
  ],
  [
    'says of the gallery what the command line says, in the same places',
    async ({ open }) => {
      const page = await open('playground/', {
        init: () => {
          if (window !== window.top) return;
          const Own = window.Worker;
          window.told = new Map();
          window.Worker = class extends Own {
            constructor(address, options) {
              super(address, options);
              this.addEventListener('message', ({ data: { method, params } }) => {
                if (method === 'textDocument/publishDiagnostics')
                  window.told.set(decodeURI(params.uri), params.diagnostics);
              });
            }
          };
        },
      });
      const files = ['09-sending-two.md', '01-what-is-a-ko.md', 'triple-ko.goban', 'triple-ko.sgf'];
      const paths = files.map((name) => `examples/${name}`);
      const { stdout } = spawnSync(process.execPath, ['dist/cli.js', 'check', '--format', 'json', ...paths], {
        cwd: join(import.meta.dirname, '../..'),
        encoding: 'utf8',
      });
      for (const { file, diagnostics } of JSON.parse(stdout).files) {
        const expected = diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`).sort();
        assert.ok(expected.length > 0, file);
        await page.selectOption('#examples', file.replace('examples/', ''));
        await page.waitForFunction(
          ([name, expected]) => {
            const [, told = []] = [...window.told].findLast(([uri]) => uri.endsWith(`/${name}`)) ?? [];
            const now = told.map(
              ({ range, code }) => `${range.start.line + 1}:${range.start.character + 1} ${code}`,
            );
            return JSON.stringify(now.sort()) === JSON.stringify(expected);
          },
          [file.replace('examples/', ''), expected],
        );
      }
    },
  ],
  [
    'offers fixes, hovers and completions',
    async ({ open }) => {
      const page = await open();
      await write(page, `# Ko\nrulse: psk\n${KO}moves: W b2\n`);
      const wrong = page.locator('.cm-lintRange').first();
      await wrong.hover();
      const about = await page.locator('.cm-tooltip .cm-diagnostic a').first().getAttribute('href');
      assert.match(about, /\/docs\/reference\/diagnostics\.html#[\w-]+$/);
      await page.locator('.cm-tooltip .cm-diagnosticAction').first().click();
      assert.match(await text(page), /^# Ko\nrules: psk/);
      await write(page, `# Ko\n${KO}moves: W b2 B c2\n`);
      await shown(page, /\/ 2$/);
      await page.getByText('moves', { exact: true }).hover();
      await page.locator('.cm-lsp-documentation').waitFor();
      await write(page, `# Ko\n${KO}ru`);
      await page.keyboard.press('Control+Space');
      await page.locator('.cm-tooltip-autocomplete').getByText('rules', { exact: false }).first().waitFor();
    },
  ],
  [
    'shares a text by a link that holds it, and takes no damaged one',
    async ({ open, site }) => {
      const page = await open('playground/', { permissions: ['clipboard-read', 'clipboard-write'] });
      const content = `# 劫 & <b>ko</b> ${'"quotes" '.repeat(3)}\n${KO}moves: W b2 B pass\n`;
      await write(page, content);
      await page.fill('#name', 'ko & co.goban');
      await page.click('#share');
      await page.getByRole('status').getByText('clipboard').waitFor();
      const address = page.url();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address);
      assert.match(address, /#1\.[\w-]+$/);
      const asked = site.asked.length;
      const other = await open(address.slice(site.address.length));
      assert.equal((await text(other)).trim(), content.trim());
      assert.equal(await other.inputValue('#name'), 'ko & co.goban');
      await shown(other, '0 / 2');
      assert.deepEqual(
        site.asked.slice(asked).filter((one) => one.includes('1.')),
        [],
      );
      // A link that is followed later is for the text as it was then.
      await write(other, KO);
      await other.waitForFunction(() => location.hash === '');
      for (const damage of [
        address.slice(0, -9),
        `${address.slice(0, -9)}AAAAAAAAA`,
        `${site.address}playground/#1.%%`,
      ]) {
        const damaged = await open(damage.slice(site.address.length));
        await damaged.getByRole('status').getByText('damaged').waitFor();
      }
    },
  ],
  [
    'takes no link without an end',
    async ({ open, site }) => {
      const { deflateRawSync } = await import('node:zlib');
      const bomb = deflateRawSync(Buffer.from(JSON.stringify(['a.goban', 'x'.repeat(50_000_000)]))).toString(
        'base64url',
      );
      const page = await open(`playground/#1.${bomb}`);
      await page.getByRole('status').getByText('damaged').waitFor();
      assert.ok(site.address);
    },
  ],
  [
    'opens and saves files where the browser only loads them up and down',
    async ({ open }) => {
      const page = await open('playground/', { init: withoutPickers });
      await openFile(page, file('ko.sgf', '(;SZ[9]PB[黒]PW[白];B[ee];W[ce])'));
      await shown(page, '0 / 2');
      assert.equal(await page.inputValue('#name'), 'ko.sgf');
      // In an encoding that the record names.
      const japanese = Buffer.from('(;SZ[9]CA[Shift_JIS]PB[\x8d\x95];B[ee])', 'latin1');
      await openFile(page, file('old.sgf', japanese));
      await shown(page, '0 / 1');
      assert.match(await text(page), /PB\[黒\]/);
      await openFile(page, file('page.md', `# Page\n\n\`\`\`goban\n${KO}moves: W b2\n\`\`\`\n`));
      await page.getByText('moves', { exact: true }).click();
      await shown(page, /\/ 1$/);
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
      assert.equal(download.suggestedFilename(), 'page.md');
      assert.equal(
        readFileSync(await download.path(), 'utf8'),
        `# Page\n\n\`\`\`goban\n${KO}moves: W b2\n\`\`\`\n`,
      );
    },
  ],
  [
    'opens and saves files where the browser has dialogs, and takes what is dropped',
    async ({ open }) => {
      const page = await open('playground/', {
        init: () => {
          const made = async (options) => {
            const folder = await navigator.storage.getDirectory();
            return folder.getFileHandle(options?.suggestedName ?? 'kept.goban', { create: true });
          };
          window.showSaveFilePicker = made;
          window.showOpenFilePicker = async () => [await made()];
        },
      });
      await page.evaluate(async (content) => {
        const handle = await window.showSaveFilePicker({ suggestedName: 'kept.goban' });
        const to = await handle.createWritable();
        await to.write(content);
        await to.close();
      }, `# Kept\n${KO}`);
      await page.click('#open');
      await shown(page, '0 / 0');
      assert.match(await text(page), /^# Kept/);
      await write(page, `# Changed\n${KO}`);
      await page.click('#save');
      await page.getByRole('status').getByText('kept.goban').waitFor();
      const kept = await page.evaluate(async () =>
        (await (await window.showSaveFilePicker()).getFile()).text(),
      );
      assert.equal(kept, `# Changed\n${KO}`);
      await page.evaluate((content) => {
        const data = new DataTransfer();
        data.items.add(new File([content], 'dropped.goban'));
        document
          .querySelector('main')
          ?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: data }));
      }, `# Dropped\n${KO}moves: W b2\n`);
      await shown(page, '0 / 1');
    },
  ],
  [
    'keeps the text of a page that is loaded again',
    async ({ open }) => {
      const page = await open();
      await write(page, `# Mine\n${KO}`);
      await page.reload();
      await shown(page, '0 / 0');
      assert.match(await text(page), /^# Mine/);
    },
  ],
  [
    'works without a network after the first visit',
    async ({ open, site, browser }) => {
      const context = await browser.newContext({ locale: 'en' });
      try {
        const page = await open('playground/', { context });
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await context.setOffline(true);
        site.asked.length = 0;
        await page.reload();
        await shown(page, '6 / 6');
        await page.click('#table');
        await table(page).getByText('Move 6: White F5 takes F6').waitFor();
        await page.selectOption('#language', 'ja');
        await page.locator('html[lang=ja]').waitFor();
        await shown(page, '0 / 6');
        await page.selectOption('#examples', 'ko-threat.sgf');
        await page.waitForFunction(() => document.querySelector('input')?.value === 'ko-threat.sgf');
        // Whether there is a newer worker is asked by the browser itself, which the context does not take offline.
        assert.deepEqual(
          site.asked.filter((path) => !path.endsWith('/offline.js')),
          [],
        );
      } finally {
        await context.close();
      }
    },
  ],
  ...['en', 'ja', 'ko', 'zh-hans', 'zh-hant'].map((language) => [
    `speaks ${language}: page, board, table and problems`,
    async ({ open }) => {
      const locale = { 'zh-hans': 'zh-CN', 'zh-hant': 'zh-TW' }[language] ?? language;
      const page = await open('playground/', { locale });
      const tags = { 'zh-hans': 'zh-Hans', 'zh-hant': 'zh-Hant' };
      assert.equal(await page.getAttribute('html', 'lang'), tags[language] ?? language);
      assert.equal(await page.inputValue('#language'), language);
      const own = { en: /^Save$/, ja: /保存/, ko: /저장/, 'zh-hans': /保存/, 'zh-hant': /儲存/ }[language];
      assert.match(await page.textContent('#save'), own);
      assert.equal(await board(page).locator('html').getAttribute('lang'), language);
      await page.click('#table');
      const move = { en: /Move 6/, ja: /6手目/, ko: /6수/, 'zh-hans': /第 ?6 ?手/, 'zh-hant': /第 ?6 ?手/ }[
        language
      ];
      await table(page).getByText(move).first().waitFor();
      await write(page, `# Ko\n${KO}moves: W b9\n`);
      await page.locator('.cm-lintRange-error').first().hover();
      const said = await page.locator('.cm-tooltip .cm-diagnostic').first().textContent();
      const letters = { en: /^[\x20-\x7e\s“”’]+$/, ja: /[ぁ-ん]/, ko: /[가-힣]/ }[language] ?? /[一-龥]/;
      assert.match(said, letters);
    },
  ]),
  ...['light', 'dark'].map((colorScheme) => [
    `is accessible in ${colorScheme} colors (axe-core), and scrolls to no side when it is narrow`,
    async ({ open }) => {
      const page = await open('playground/', { colorScheme });
      assert.equal(await page.getAttribute('html', 'data-theme'), colorScheme);
      await page.click('#table');
      await table(page).getByText('Move 6: White F5 takes F6').waitFor();
      await write(page, `# Ko\nrules: psk\n${KO}moves: W b2 B c9\n`);
      await page.locator('.cm-lintRange-error').waitFor();
      await shown(page, /./);
      for (const frame of page.frames()) await assertAccessible(frame);
      const other = colorScheme === 'light' ? 'dark' : 'light';
      await page.selectOption('#colors', other);
      await page.locator(`html[data-theme=${other}]`).waitFor();
      await board(page).locator(`body.vscode-${other}`).waitFor();
      await page.setViewportSize({ width: 360, height: 700 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `${wide} pixels wide`);
    },
  ]),
  [
    'runs nothing that stands in a text, its name or a link, and asks nobody for anything',
    async ({ open, site }) => {
      const acts = [
        '<img src=x onerror="parent.top.ran=1">',
        '<script>top.ran=1</script>',
        '"><svg onload=top.ran=1>',
        'javascript:top.ran=1',
        '{{constructor.constructor("top.ran=1")()}}',
        ...HOSTILE.filter((one) => !one.includes('\n')),
      ];
      const page = await open('playground/', { init: withoutPickers });
      for (const [n, part] of [acts.slice(0, 5), acts.slice(5, 25), acts.slice(25)].entries()) {
        const entries = part
          .map((one) => `# ${one}\n; ${one}\n${KO}moves: W b2 B c2\nrules: ${one}\n`)
          .join('\n');
        await openFile(page, file(`${part[0].replace(/[/\\]/g, '')}.goban`, entries));
        await page.locator('.cm-lintRange').first().hover();
        await page.locator('.cm-tooltip').first().waitFor();
        await page.locator('.cm-content').press('ControlOrMeta+Home');
        await shown(page, /./);
        if (n === 0) {
          await page.click('#table');
          await table(page).waitFor();
        }
        for (const word of ['rules', 'moves']) {
          await page.getByText(word, { exact: true }).first().hover();
          await page.locator('.cm-tooltip').first().waitFor();
        }
        const escaped = (value) => value.replace(/[\]\\]/g, '\\$&');
        const record = part
          .map((one) => `;B[ee]C[${escaped(one)}]N[${escaped(one)}]LB[aa:${escaped(one.replace(/:/g, ''))}]`)
          .join('');
        await openFile(
          page,
          file('record.sgf', `(;SZ[9]GN[${escaped(part[0])}]PB[${escaped(part[0])}]${record})`),
        );
        await page.locator('.cm-content').press('ControlOrMeta+End');
        await shown(page, /./);
      }
      const name = '<img src=x onerror=top.ran=1>.goban';
      await page.fill('#name', name);
      await page.click('#share');
      await page.waitForFunction(() => location.hash !== '');
      const shared = await open(page.url().slice(site.address.length));
      assert.equal(await shared.inputValue('#name'), name);
      for (const one of [page, shared]) {
        assert.equal(await one.evaluate(() => window.ran), undefined);
        for (const frame of one.frames())
          assert.equal(
            await frame.evaluate(
              () => document.querySelectorAll('[onerror],[onload],img[src^=http],script:not([src])').length,
            ),
            0,
          );
      }
    },
  ],
];

/** Counts what is sent and which timers run out between a key and its squiggle. */
function watchTyping() {
  if (window !== window.top) return;
  let sent = 0;
  let timers = 0;
  // Counts timers from the key to the message, and from the answer to the mark. Timers of the editor may end between the two.
  let waited = 0;
  const send = Worker.prototype.postMessage;
  const heard = new WeakSet();
  const listen = (worker) => {
    if (heard.has(worker)) return;
    heard.add(worker);
    const note = ({ data }) => {
      if (data.method === 'textDocument/publishDiagnostics') timers = 0;
    };
    worker.addEventListener('message', note, { capture: true });
  };
  Worker.prototype.postMessage = function (message) {
    listen(this);
    if (message.method === 'textDocument/didChange') {
      sent++;
      waited += timers;
    }
    send.call(this, message);
  };
  const later = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run, delay, ...args) =>
      later(() => {
        if (delay > 0) timers++;
        run(...args);
      }, delay),
  });
  const root = () => /** @type {ShadowRoot} */ (document.querySelector('#editor')?.shadowRoot);
  window.typing = {
    answer: null,
    isWrong: () => root().querySelector('.cm-lintRange-error') !== null,
    begin() {
      const was = window.typing.isWrong();
      window.typing.answer = null;
      let since;
      const note = () => {
        since = performance.now();
        sent = timers = waited = 0;
      };
      root().addEventListener('keydown', note, { capture: true, once: true });
      const seen = new MutationObserver(() => {
        if (since === undefined || window.typing.isWrong() === was) return;
        seen.disconnect();
        window.typing.answer = { took: performance.now() - since, sent, timers: waited + timers };
      });
      seen.observe(root(), { childList: true, subtree: true, attributes: true });
    },
  };
}
