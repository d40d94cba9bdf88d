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
import { gobanPlugin, PageRenderer } from '../../src/preview/index.ts';
import { DEFAULT_SETTINGS } from '../../src/service/index.ts';
import { launchBrowser } from '../../tools/browser.mjs';

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
  readonly claims: readonly string[];
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
  const renderer = new PageRenderer(() => DEFAULT_SETTINGS, limits);
  const md = new MarkdownIt();
  gobanPlugin(md, (fences) => renderer.render(fences));
  const preview = await browser.newPage();
  await preview.setContent(md.render(page));
  editor = await figuresIn(preview);
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
        claims: texts('.koban-claims li'),
      };
    }),
  );
  const sum = (text: string) => createHash('sha256').update(text).digest('hex');
  return figures.map((figure) => ({ ...figure, drawings: figure.drawings.map(sum) }));
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
  it('has three boards in the editor, a forbidden play and a claim that holds', () => {
    expect(editor.map(({ title }) => title)).toEqual(['Triple ko', 'An eye', null]);
    expect(editor[0]?.notes.join()).toContain('is forbidden under positional superko');
    expect(editor[0]?.claims).toContain('move 6 forbidden under psk');
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
    for (const { title, moves, notes, claims } of editor) {
      for (const said of [
        title ?? '',
        ...moves,
        ...notes,
        ...(title === 'Triple ko' ? claims.slice(0, 1) : []),
      ])
        expect(paper).toContain(said);
    }
    // The list has lines for masks, too.
    const list = await run('pdfimages', ['-list', 'page.pdf']);
    const pictures = list.split('\n').filter((line) => /^ +\d+ +\d+ +image /.test(line));
    expect(pictures).toHaveLength(editor.flatMap(({ boards }) => boards).length);
  });
});

/** The text of HTML without elements. */
function plain(html: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return html.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
    code ? String.fromCharCode(code) : (signs[name] ?? ''),
  );
}
