import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser.mjs';
import { TRIPLE_KO } from '../fixtures/boards.ts';
import { Project } from './installed.ts';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };
/** All that a page with boards needs. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";
/** A record whose name is in GB 2312, with a variation, and a second game. */
const RECORD = Buffer.concat([
  Buffer.from('(;GM[1]SZ[5]CA[gb2312]GN['),
  Buffer.from([0xce, 0xa7, 0xc6, 0xe5]),
  Buffer.from('];B[bb];W[cc](;B[dd];W[bd])(;B[db]))(;GM[1]SZ[3]GN[Other];B[bb])'),
]);

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title>
<link rel="stylesheet" href="/koban/style.css"><script type="module" src="/koban/element.js"></script>
<koban-board rules="psk">
  # Triple ko &lt;img src=x onerror=alert(1)>
${TRIPLE_KO.replace(/^/gm, '  ')}
  moves: B d6 W b5 B f6 W d5 B b6 W f5
</koban-board></html>`;

const project = new Project();
/** What pages asked for. */
const asked: string[] = [];
const fileOf = (url: string) => project.package(join('/', url.slice(7)));
const scriptsSince = (start: number) =>
  asked.slice(start).flatMap((url) => (url.endsWith('.js') ? [readFileSync(fileOf(url), 'utf8')] : []));
const server = createServer(({ url = '/' }, response) => {
  asked.push(url);
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Content-Type', TYPES[extname(url)] ?? 'text/html');
  if (url === '/') response.end(PAGE);
  else if (url === '/games/record.sgf') response.end(RECORD);
  else if (url.startsWith('/koban/')) response.end(readFileSync(fileOf(url)));
  else response.writeHead(404).end();
});
let browser: Browser;
let page: Page;
const wrong: string[] = [];

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await browser?.close();
  server.close();
  project.remove();
});

describe('a page without a build', () => {
  it('shows a figure, steps by keys, and tells the verdicts', async () => {
    const board = page.locator('koban-board');
    await board.locator('figure svg.koban-svg').first().waitFor();
    expect(await board.locator('.koban-title').textContent()).toBe('Triple ko <img src=x onerror=alert(1)>');
    // The kos have the letters of the wheel, on the figure and move by move.
    const kos = 'Ko a: B6, B5. Ko b: D6, D5. Ko c: F6, F5.';
    expect(await board.locator('figure svg.koban-svg > title').first().textContent()).toContain(kos);
    await board.getByRole('button', { name: 'Last' }).focus();
    await page.keyboard.press('End');
    expect(await board.locator('svg.board').getAttribute('aria-label')).toContain(kos);
    const said = board.locator('.verdict.forbidden.in-force');
    expect(await said.textContent()).toContain('Positional superko');
    expect(await board.locator('.count').textContent()).toBe('6 / 6');
    await page.keyboard.press('ArrowLeft');
    expect(await board.locator('.count').textContent()).toBe('5 / 6');
  });

  it('shows the cycle as a wheel, whose plays and whose middle play it', async () => {
    const wheel = page.locator('koban-board').getByRole('group', { name: /A cycle of 6 plays, triple ko/ });
    await wheel.getByRole('button', { name: /Play 2 of 6/ }).click();
    const count = page.locator('koban-board .count').first();
    expect(await count.textContent()).toBe('2 / 6');
    await page.keyboard.press('ArrowRight');
    expect(await count.textContent()).toBe('3 / 6');
    expect(await wheel.locator('[aria-current=step]').getAttribute('aria-label')).toMatch(/Play 3 of 6/);
    const loop = wheel.getByRole('button', { name: 'Play the cycle of 6 moves in a loop' });
    await loop.click();
    expect(await loop.getAttribute('aria-pressed')).toBe('true');
    await count.getByText('4 / 6').waitFor();
    await page.keyboard.press('l');
    expect(await loop.getAttribute('aria-pressed')).toBe('false');
  });

  it('has loaded below 83 kB, packed, for a board that steps and speaks and shows a cycle', () => {
    const scripts = scriptsSince(0);
    expect(scripts.join('')).toContain('superko.positional');
    expect(scripts.join('')).not.toContain('so neither has a beginning');
    expect(scripts.reduce((sum, code) => sum + gzipSync(code).length, 0)).toBeLessThan(83_000);
  });

  it('loads a rule that searches when a reader chooses it, and nothing from elsewhere', async () => {
    const before = asked.filter((url) => url.includes('searching'));
    expect(before).toEqual([]);
    const board = page.locator('koban-board');
    await board.getByRole('combobox', { name: 'Ko rule' }).selectOption('spight');
    await board.getByRole('button', { name: 'Last' }).click();
    await board.locator('.verdict.in-force', { hasText: 'Spight' }).waitFor();
    expect(asked.some((url) => url.includes('searching'))).toBe(true);
    expect(asked.every((url) => url === '/' || url.startsWith('/koban/') || url === '/favicon.ico')).toBe(
      true,
    );
    expect(wrong.filter((text) => !text.includes('favicon'))).toEqual([]);
  });

  it('shows a text that is put in later', async () => {
    const text = '. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n';
    await page.locator('koban-board').evaluate((node, to) => {
      node.textContent = to;
    }, text);
    const board = page.locator('koban-board');
    await board.locator('.count', { hasText: '2 / 2' }).waitFor();
  });

  it('says what is wrong in a text, with sentences that it loads then', async () => {
    const board = page.locator('koban-board');
    const told = () => asked.some((url) => url.includes('/told-'));
    expect(told()).toBe(false);
    await board.evaluate((node) => {
      node.textContent = '. X O .\n. X O .\nmoves: c9\n';
    });
    await board.locator('.koban-problems', { hasText: 'c9' }).waitFor();
    expect(told()).toBe(true);
    await board.evaluate((node) => {
      node.textContent = '. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n';
    });
    await board.locator('.count', { hasText: '2 / 2' }).waitFor();
  });

  it('loads the reading of claims for a text with one, and says what is wrong in it', async () => {
    const board = page.locator('koban-board');
    const put = (text: string) =>
      board.evaluate((node, to) => {
        node.textContent = to;
      }, text);
    // Several files have claims in their names: the first text with one asks for some of them, and the next for none.
    const parts = () => asked.filter((url) => url.includes('/claims-')).length;
    const before = parts();
    const ko = '. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n';
    await put(`${ko}expect: move 2 is forbiden\n`);
    await board.locator('.koban-problems', { hasText: 'expect.unreadable' }).waitFor();
    const loaded = parts();
    expect(before).toBe(0);
    expect(loaded).toBeGreaterThan(0);
    await put(`${ko}expect: move 2 is forbidden\n`);
    await board.locator('.koban-problems').waitFor({ state: 'detached' });
    await board.locator('.count', { hasText: '2 / 2' }).waitFor();
    expect(parts()).toBe(loaded);
  });

  it('loads the reading of marks, fences and whole boards for a text with them', async () => {
    const text =
      'Text\n\n> ```goban\n> size: 9\n> +-----\n> | . X O\n> | . . .\n> circle: b9\n> show: whole board\n> ```\n';
    await page.evaluate((own) => {
      const board = Object.assign(document.createElement('koban-board'), { id: 'marked' });
      board.setAttribute('language', 'markdown');
      board.textContent = own;
      document.body.append(board);
    }, text);
    const board = page.locator('#marked');
    await board.locator('figure svg.koban-svg').first().waitFor();
    const alt = await board.locator('svg.koban-svg').first().innerHTML();
    await board.evaluate((node) => node.remove());
    expect(alt).toMatch(/9×9|9 by 9/);
    expect(alt).toMatch(/circle/);
  });

  it('gives the library to a module of the page', async () => {
    // As text, since the test runner would have its own way to import.
    const verdicts = await page.evaluate(`(async () => {
      const { judge, read } = await import('/koban/index.js');
      const document = await read('. X O .\\nX . X O\\n. X O .\\nedges: all\\nmoves: W b2 B c2\\n');
      const [entry] = await judge(document, { rules: ['ing'] });
      return entry.moves.map(({ verdicts }) => verdicts.ing.verdict);
    })()`);
    expect(verdicts).toEqual(['allowed', 'forbidden']);
  });
});

describe('a page in another language', () => {
  const board = () => page.locator('koban-board');
  const speakOf = (lang: string) =>
    page.evaluate((to) => document.documentElement.setAttribute('lang', to), lang);

  it('is spoken by its boards, which load that language alone', async () => {
    await board().getByRole('combobox', { name: 'Ko rule' }).waitFor();
    const before = asked.length;
    await speakOf('ja');
    await board().getByRole('combobox', { name: 'コウのルール' }).waitFor();
    await board().getByRole('button', { name: '最後へ' }).click();
    expect(await board().locator('.verdict.in-force').textContent()).toMatch(/禁|反/);
    const loaded = scriptsSince(before);
    expect(loaded.join('').match(/[ぁ-ん]/)).not.toBeNull();
    expect(loaded.join('').match(/[가-힣]/)).toBeNull();
    expect(loaded.reduce((sum, code) => sum + gzipSync(code).length, 0)).toBeLessThan(8_000);
  });

  it('lets each board have a language of its own', async () => {
    await page.evaluate(() => {
      const other = document.createElement('koban-board');
      other.lang = 'ko';
      other.id = 'korean';
      other.textContent = '. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n';
      document.body.append(other);
    });
    const korean = page.locator('#korean');
    const japanese = page.locator('koban-board:not(#korean)');
    await korean.getByRole('button', { name: '처음' }).click();
    await japanese.getByRole('button', { name: '最初へ' }).click();
    await korean.getByRole('button', { name: '앞으로' }).click();
    const alt = (one: typeof korean) => one.locator('svg.board').getAttribute('aria-label');
    expect(await alt(korean)).toMatch(/[가-힣]/);
    expect(await alt(japanese)).toContain('碁盤');
    await japanese.getByRole('button', { name: '進む' }).click();
    expect(await alt(japanese)).toContain('碁盤');
    await korean.evaluate((node) => node.remove());
    await speakOf('en');
    await board().getByRole('combobox', { name: 'Ko rule' }).waitFor();
  });
});

describe('a page that leads its boards', () => {
  const KO = '. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B pass W c2 B b3\n';
  /** What the page did, and what its board fired meanwhile, with its index then. */
  const led = (code: string) =>
    page.evaluate(`(async () => {
      const said = [];
      const board = document.createElement('koban-board');
      board.id = 'led';
      for (const name of ['move', 'load', 'error'])
        board.addEventListener('koban-' + name, ({ detail }) => said.push([name, ...Object.values(detail)]));
      const fired = (name) => new Promise((done) => board.addEventListener('koban-' + name, done, { once: true }));
      document.querySelector('#led')?.remove();
      const KO = ${JSON.stringify(KO)};
      ${code}
      return said;
    })()`);

  it('steps a board, and hears of it', async () => {
    const said = await led(`
      board.textContent = KO;
      document.body.append(board);
      board.last();
      board.previous();
      await fired('load');
      board.first();
      board.next();
      board.index = 99;
      board.index = 3;
      board.index = 3;
      board.index = null;
      await fired('load');
      said.push(['is', board.index, board.moves]);
      board.next();
    `);
    const begun = [
      ['move', 4],
      ['move', 3],
      ['load', 4],
    ]; // prettier-ignore
    const stepped = [
      ['move', 0],
      ['move', 1],
      ['move', 4],
      ['move', 3],
    ]; // prettier-ignore
    expect(said).toEqual([...begun, ...stepped, ['load', 4], ['is', null, 4], ['move', 1]]);
  });

  it('plays, and pauses', async () => {
    const said = await led(`
      board.setAttribute('index', '1');
      board.textContent = KO;
      document.body.append(board);
      await fired('load');
      board.play();
      board.play();
      await fired('move');
      board.pause();
      board.pause();
      said.push(board.shadowRoot.querySelector('.koban-stage').shadowRoot.querySelector('[title^=Play]') !== null);
    `);
    expect(said).toEqual([['load', 4], ['move', 2], true]);
  });

  it('takes what it was told before it was there, and a new text with the move that goes with it', async () => {
    const said = await led(`
      const early = new DOMParser().parseFromString('<koban-board></koban-board>', 'text/html').body.firstChild;
      early.index = 2;
      early.entry = '2';
      early.textContent = '# One\\n' + KO + '\\n# Two\\n' + KO;
      document.body.append(early);
      await new Promise((done) => early.addEventListener('koban-load', done, { once: true }));
      said.push([early.index, early.entry, early.shadowRoot.querySelector('.koban-title').textContent]);
      early.textContent = KO;
      early.entry = null;
      early.index = 3;
      await new Promise((done) => early.addEventListener('koban-load', done, { once: true }));
      said.push([early.index, early.hasAttribute('entry')]);
      early.rules = 'psk';
      await new Promise((done) => early.addEventListener('koban-load', done, { once: true }));
      said.push([early.index]);
      early.remove();
    `);
    expect(said).toEqual([[2, '2', 'Two'], [3, false], [3]]);
  });

  it('loads a record in its own encoding from an address, and says what it could not load', async () => {
    const said = await led(`
      board.src = 'games/record.sgf';
      document.body.append(board);
      await fired('load');
      const title = () => board.shadowRoot.querySelector('.koban-title').textContent;
      said.push([title(), board.moves]);
      board.entry = 'Other';
      await fired('load');
      said.push([title(), board.moves]);
      board.src = 'none.sgf';
      await fired('error');
      said.push(board.shadowRoot.querySelector('.koban-failed').textContent);
      board.src = '';
      board.removeAttribute('entry');
      board.textContent = '(;GM[1]SZ[5];B[bb])';
      await fired('load');
    `);
    const told = 'The address none.sgf could not be read: the server said 404';
    expect(said).toEqual([
      ['load', 4],
      ['围棋', 4],
      ['load', 1],
      ['Other', 1],
      ['error', told],
      told,
      ['load', 1],
    ]);
  });

  it('follows links to a move, each time, and the address that it came up with', async () => {
    await page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', '<a id=link href="#led:2">Move 2</a>')`,
    );
    const said = await led(`
      const link = document.querySelector('#link');
      board.textContent = KO;
      document.body.append(board);
      await fired('load');
      const first = fired('move');
      link.click();
      await first;
      board.next();
      link.click();
      history.replaceState(null, '', '#led:4');
      const other = board.cloneNode(true);
      board.remove();
      document.body.append(other);
      await new Promise((done) => other.addEventListener('koban-move', ({ detail }) => done(said.push(detail.index))));
      other.remove();
      link.remove();
      history.replaceState(null, '', '#');
    `);
    expect(said).toEqual([['load', 4], ['move', 2], ['move', 3], ['move', 2], 4]);
  });
});
