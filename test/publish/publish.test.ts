import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import MarkdownIt from 'markdown-it';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPlayground } from '../../site/build-playground.mjs';
import { gobanPlugin, PageRenderer } from '../../src/preview/index.ts';
import { DEFAULT_SETTINGS } from '../../src/service/index.ts';
import { launchBrowser } from '../../tools/browser.mjs';
import { drawnOn, type Step } from './drawn.ts';

interface Ruled {
  readonly title: string;
  readonly reason: string;
}

/** What a host shows of an entry. */
interface Figure {
  /** What a screen reader reads of each board: its stones, numbers and marks. */
  readonly boards: readonly string[];
  /** The numbers that stand elsewhere, below the boards. */
  readonly moves: readonly string[];
  /** Verdicts and problems. */
  readonly notes: readonly string[];
}

interface PageFigure extends Figure {
  readonly title: string | null;
  /** Sums of the drawings themselves, without ids and the order of attributes. */
  readonly drawings: readonly string[];
  /** Claims that fail. */
  readonly claims: readonly string[];
  /** Why plays are allowed. */
  readonly reasons: readonly string[];
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
};

/** The examples as an author has them: a copy, and beside it the package as its tarball unpacks. */
const root = mkdtempSync(join(tmpdir(), 'koban-publish-'));
const folder = join(root, 'examples/publish');
const page = readFileSync('examples/publish/pages/index.md', 'utf8');
let browser: Browser;
let editor: PageFigure[];
/** The boards of the editor's preview, move by move. */
let steps: Step[][];

/** What a program prints. @throws when it fails */
async function run(command: string, args: readonly string[], env = process.env): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 1 << 26 });
  return stdout;
}

beforeAll(async () => {
  cpSync('examples/publish', folder, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist', '.astro'].includes(basename(path)),
  });
  mkdirSync(join(root, 'dist/npm'), { recursive: true });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  await run('tar', [
    '-xzf',
    join(process.cwd(), `dist/koban-${version}.tgz`),
    '--strip-components=1',
    '-C',
    join(root, 'dist/npm'),
  ]);
  await run('npm', ['ci', '--no-audit', '--no-fund']);
  browser = await launchBrowser();
  // The editor's preview, as the extension has VS Code make it.
  const limits = { time: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY, now: () => 0 };
  const renderer = new PageRenderer(() => DEFAULT_SETTINGS, limits, undefined, true);
  const md = new MarkdownIt();
  gobanPlugin(md, (fences) => renderer.render(fences));
  const preview = await browser.newPage({ reducedMotion: 'reduce' });
  await preview.setContent(md.render(page));
  editor = await figuresIn(preview);
  await preview.addScriptTag({ path: 'dist/webview/preview.js' });
  steps = await stepsOf(preview);
  await preview.close();
});
afterAll(async () => {
  await browser?.close();
  rmSync(root, { recursive: true });
});

async function figuresIn(page: Page): Promise<PageFigure[]> {
  const figures = await page.locator('figure.koban-entry').evaluateAll((all) =>
    all.map((figure) => {
      const texts = (query: string) =>
        [...figure.querySelectorAll(query)].map((one) => one.textContent ?? '');
      const drawn = (one: Element): string =>
        `<${one.tagName} ${[...one.attributes].map(({ name, value }) => `${name}=${value}`).sort()}>` +
        `${[...one.children].map(drawn).join('') || one.textContent}`;
      return {
        title: figure.getAttribute('aria-label'),
        boards: texts('.koban-svg > title'),
        drawings: [...figure.querySelectorAll('.koban-svg > g')].map((g) =>
          drawn(g).replace(/\bk[0-9a-z]+-/g, ''),
        ),
        moves: texts('.koban-moves'),
        notes: texts('.koban-words > ul > li'),
        claims: texts('.koban-claims:not(.koban-reasons) li'),
        reasons: texts('.koban-reasons li'),
      };
    }),
  );
  const sum = (text: string) => createHash('sha256').update(text).digest('hex');
  return figures.map((figure) => ({ ...figure, drawings: figure.drawings.map(sum) }));
}

/** Each figure, from its start to its end, as it is drawn and as it is read aloud. */
async function stepsOf(preview: Page): Promise<Step[][]> {
  const all: Step[][] = [];
  for (const stage of await preview.locator('.koban-stage').all()) {
    if ((await stage.getAttribute('data-koban')) === null) {
      const board = stage.locator('.koban-svg');
      const said = (await board.locator('title').first().textContent()) ?? '';
      all.push([{ said: boardIn(said), drawn: await board.evaluate(drawnOn), verdict: '' }]);
      continue;
    }

    await stage.getByRole('button', { name: 'First' }).click();
    const forbidden = await stage.evaluate((one) =>
      JSON.parse(one.getAttribute('data-koban') ?? '').frames.map((frame: { verdicts: Ruled[] }) =>
        frame.verdicts.map(({ title, reason }) => `${title}: ${reason}`).join(),
      ),
    );
    const line: Step[] = [];
    for (const verdict of forbidden) {
      if (line.length > 0) await stage.getByRole('button', { name: 'Forward' }).click();
      const board = stage.locator('svg.board');
      const caption = (await stage.locator('p.caption').textContent()) ?? '';
      const said = `${caption}. ${await board.getAttribute('aria-label')}`;
      line.push({ said, drawn: await board.evaluate(drawnOn), verdict });
    }
    all.push(line);
  }
  return all;
}

/** A folder of static files, under a policy that allows it nothing from elsewhere. */
async function served(files: string): Promise<{ server: Server; address: string }> {
  const server = createServer(({ url = '/' }, response) => {
    const name = new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html');
    try {
      const content = readFileSync(join(files, name));
      response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream').end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

describe('one page through all hosts', () => {
  it('has three boards in the editor, a wheel with the letters of its kos, a forbidden play and no false claim', () => {
    expect(editor.map(({ title }) => title)).toEqual(['Triple ko', 'An eye', null]);
    expect(editor[0]?.notes.join()).toContain('is forbidden under positional superko');
    expect(editor.flatMap(({ claims }) => claims)).toEqual([]);
    expect(editor[0]?.reasons.length).toBeGreaterThan(0);
    expect(editor[0]?.boards).toEqual([
      expect.stringContaining('Ko a: B6, B5. Ko b: D6, D5. Ko c: F6, F5.'),
      expect.stringMatching(/^Ko a: Black, White from 2, Black from 5\. Ko b: .* Ko c: /),
    ]);
    expect(editor[1]?.boards.join()).toContain('Eye values');
  });

  it.each(['vitepress', 'eleventy', 'astro', 'mdx'])(
    'is the same in a site made with %s, and steps there',
    async (site) => {
      await run('npm', ['run', site]);
      const { server, address } = await served(join(folder, site, 'dist'));
      try {
        const tab = await browser.newPage();
        const wrong: string[] = [];
        tab.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
        tab.on('pageerror', (error) => wrong.push(String(error)));
        tab.on('request', (request) => !request.url().startsWith(address) && wrong.push(request.url()));
        const html = await (await fetch(address)).text();
        const still = await browser.newPage({ javaScriptEnabled: false });
        await still.setContent(html.replace(/<(?:link|script)\b[^>]*>/g, ''));
        expect(await figuresIn(still)).toEqual(editor);
        await still.close();
        await tab.goto(address);
        const last = tab.getByRole('button', { name: 'Last' }).first();
        await last.click();
        await tab.getByText('6 / 6').waitFor();
        expect(wrong).toEqual([]);
        await tab.close();
      } finally {
        server.close();
      }
    },
  );

  it('is the same below its fences on a host that renders none', async () => {
    cpSync(join(folder, 'pages/index.md'), join(folder, 'embedded.md'));
    await run(process.execPath, [join(root, 'dist/npm/cli/cli.js'), 'embed', 'embedded.md']);
    const embedded = readFileSync(join(folder, 'embedded.md'), 'utf8');
    const blocks = [...embedded.matchAll(/<!-- koban pictures -->\n([\s\S]*?)<!-- koban end -->/g)];
    const figures = blocks.map(([, block = '']): Figure => {
      const lines: string[] = new MarkdownIt().render(block).split('\n');
      const found = (line: RegExp) => lines.flatMap((one) => line.exec(one)?.[1] ?? []).map(plain);
      return {
        boards: found(/<img [^>]*alt="([^"]*)"/),
        moves: found(/^<p>([^<]+)<\/p>/),
        notes: found(/^<li>(.*)<\/li>/),
      };
    });
    expect(figures).toEqual(editor.map(({ boards, moves, notes }) => ({ boards, moves, notes })));
    // The page without what was put in is the page.
    expect(embedded.replace(/\n<!-- koban pictures -->[\s\S]*?<!-- koban end -->\n/g, '')).toBe(page);
  });

  it('is the same in the playground, move by move', async () => {
    const built = join(root, 'playground');
    await buildPlayground(built);
    const { server, address } = await served(built);
    try {
      const tab = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
      // Without dialogs of the system the browser takes a file as pages of old do.
      await tab.addInitScript('delete window.showOpenFilePicker');
      await tab.goto(address);
      const frame = tab.frameLocator('#board iframe');
      await frame.locator('.koban-grid').waitFor();
      const [chooser] = await Promise.all([tab.waitForEvent('filechooser'), tab.click('#open')]);
      await chooser.setFiles({ name: 'index.md', mimeType: 'text/markdown', buffer: Buffer.from(page) });
      const board = frame.locator('svg.board');
      const slider = frame.getByRole('slider', { name: 'Move' });
      const shown: Step[][] = [];
      // From the end: the playground itself begins with a board like the first one.
      for (const [first, moves] of [
        ['(;GM[1]', 2],
        ['# An eye', 0],
        ['# Triple ko', 6],
      ] as const) {
        await tab.locator('.cm-line', { hasText: first }).click();
        const count = (n: number | string) => frame.locator('.count').filter({ hasText: `${n} / ${moves}` });
        if (moves > 0) {
          await count('').waitFor({ state: 'attached' });
          await slider.press('Home');
        } else await frame.getByRole('heading', { name: 'An eye' }).waitFor();
        const line: Step[] = [];
        for (let n = 0; n <= moves; n++) {
          if (n > 0) await slider.press('ArrowRight');
          if (moves > 0) await count(n).waitFor({ state: 'attached' });
          const said = (await board.getAttribute('aria-label')) ?? '';
          // The row above the board names the rule. The line below it has the verdict, and the reason
          // stands below that.
          const verdict = await frame
            .locator('.verdict.forbidden.in-force:not([hidden])')
            .evaluateAll((all) =>
              all.map(({ ownerDocument }) => {
                const rule = ownerDocument.querySelector('.lens-rule[aria-pressed=true]');
                const reason = ownerDocument.querySelector('.why-verdict .reason')?.textContent ?? '';
                const title = rule?.getAttribute('aria-label')?.replace(/:.*/, '');
                return `${title}: ${reason.charAt(0).toLowerCase()}${reason.slice(1, -1)}`;
              }),
            );
          const read = moves > 0 ? said : boardIn(said);
          line.push({ said: read, drawn: await board.evaluate(drawnOn), verdict: verdict.join() });
        }
        shown.unshift(line);
      }
      expect(shown).toEqual(steps);
    } finally {
      server.close();
    }
  });

  it('is the same on paper', async () => {
    const bin = join(folder, 'node_modules/.bin');
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
    const pandoc = (...args: string[]) =>
      run('pandoc', ['pages/index.md', '--filter', 'koban-pandoc', ...args], env);
    const html = await pandoc('-t', 'html', '--wrap=none');
    const alternatives = [...html.matchAll(/alt="([^"]*)"/g)].map(([, alt = '']) => plain(alt));
    expect(alternatives).toEqual(editor.flatMap(({ boards }) => boards));
    await pandoc('-o', 'page.pdf');
    const text = await run('pdftotext', ['-layout', 'page.pdf', '-']);
    const paper = text.replace(/\s+/g, ' ');
    for (const { title, moves, notes, reasons } of editor) {
      for (const said of [title ?? '', ...moves, ...notes]) expect(paper).toContain(said);
      // What a page folds cannot be unfolded on paper.
      for (const said of reasons) expect(paper).not.toContain(said);
    }
    // The list has lines for masks, too.
    const list = await run('pdfimages', ['-list', 'page.pdf']);
    const pictures = list.split('\n').filter((line) => /^ +\d+ +\d+ +image /.test(line));
    expect(pictures).toHaveLength(editor.flatMap(({ boards }) => boards).length);
  });
});

/** What is read aloud of a board alone: a figure has its title before, a board view the move. */
const boardIn = (said: string) => said.replace(/^.*?(?=Go board)/, '').replace(/ The position\.$/, '');

/** The text of HTML without elements. */
function plain(html: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return html.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
    code ? String.fromCharCode(code) : (signs[name] ?? ''),
  );
}
