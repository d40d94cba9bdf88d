import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveView } from '../../src/cli/view/server.ts';
import { kobanLater } from './run.ts';

const KO = '. X O .\nX . X O\n. X O .\nedges: all\n';

describe('the page of koban view', () => {
  it('has a board for each entry, and nothing of a text acts in it', async () => {
    const hostile = '</koban-board><script>alert(1)</script> & "x"';
    const text = `# Ko ${hostile}\n${KO}moves: W b2\n\n# Next\nfrom: Ko ${hostile}\nmoves: B c2\n`;
    const { code, out } = await kobanLater(['view', '--rules', 'psk,spight', 'a/<b>&.goban'], {
      'a/<b>&.goban': text,
    });
    expect(code).toBe(0);
    expect(out.match(/<koban-board rules="psk, spight">/g)).toHaveLength(2);
    expect(out).not.toMatch(/<script>|<b>|<\/koban-board>&/);
    expect(out).toContain('<title>&lt;b&gt;&amp;.goban</title>');
    // What continues another entry has its position and its moves.
    const [, next = ''] = out.split('# Next');
    expect(next).toContain('| . X O . |'.slice(2, -2));
  });

  it('ends what letters of the name turn around with the name', async () => {
    const { out } = await kobanLater(['view', 'x\u202egnp.goban'], { 'x\u202egnp.goban': KO });
    expect(out).toContain('<h1><bdi>x\u202egnp.goban</bdi></h1>');
  });

  it('has a board for each game of SGF', async () => {
    const { out } = await kobanLater(['view', 'x.sgf'], { 'x.sgf': '(;SZ[5];B[aa])(;SZ[5];B[bb])' });
    expect(out.match(/<koban-board/g)).toHaveLength(2);
  });

  it('says that a file has no diagram, in the language of the reader', async () => {
    expect((await kobanLater(['view', 'x.md'], { 'x.md': 'Text.\n' })).out).toMatch(
      /<p role="status"><bdi>There/,
    );
    const { out } = await kobanLater(['view', '--lang', 'ja', 'x.md'], { 'x.md': 'Text.\n' });
    expect(out).toMatch(/<html lang="ja">[\s\S]*<p role="status"><bdi>[^ -~]/);
  });

  it('needs one file that can be read', async () => {
    for (const files of [[], ['-'], ['a.goban', 'b.goban'], ['missing.goban']])
      expect((await kobanLater(['view', ...files], { 'a.goban': KO, 'b.goban': KO })).code).toBe(2);
  });
});

describe('the server of koban view', () => {
  const folder = mkdtempSync(join(tmpdir(), 'koban-view-'));
  const file = join(folder, 'x.goban');
  let served: Awaited<ReturnType<typeof serveView>>;

  beforeAll(async () => {
    mkdirSync(join(folder, 'parts'));
    for (const name of ['view.js', 'secret.js', 'parts/a-1.js'])
      writeFileSync(join(folder, name), `// ${name}`);
    writeFileSync(file, KO);
    served = await serveView({ file, page: () => '<!doctype html>', assets: folder });
  });
  afterAll(() => {
    served.server.closeAllConnections();
    served.server.close();
    rmSync(folder, { recursive: true });
  });

  /** The answer to a request whose path is sent as it stands. */
  const ask = (
    path: string,
    { method = 'GET', host = new URL(served.address).host, ...headers }: Record<string, string> = {},
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = new URL(served.address);
      const options = { port, path, method, headers: { ...headers, host } };
      const asked = request(options, (answer) => resolve(answer.resume()));
      asked.once('error', reject).end();
    });

  it('is on the loopback address, and its secret has 192 bits', () => {
    expect(served.server.address()).toMatchObject({ address: '127.0.0.1' });
    expect(new URL(served.address).pathname).toMatch(/^\/[\w-]{32}\/$/);
  });

  it('answers who has the address, with a strict policy', async () => {
    const { pathname } = new URL(served.address);
    for (const [name, type] of [
      ['', 'text/html; charset=utf-8'],
      ['view.js', 'text/javascript'],
      ['parts/a-1.js', 'text/javascript'],
    ]) {
      const { statusCode, headers } = await ask(`${pathname}${name}`);
      expect([name, statusCode, headers['content-type']]).toEqual([name, 200, type]);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('refuses everybody else', async () => {
    const { pathname } = new URL(served.address);
    const wrong = `${pathname.slice(0, -2)}${pathname.at(-2) === 'A' ? 'B' : 'A'}/`;
    for (const path of ['/', '//', wrong, '/view.js', `${wrong}view.js`, pathname.slice(0, -1), '*'])
      expect([path, (await ask(path)).statusCode]).toEqual([path, 403]);
    // A page whose host's name leads here sends that name.
    const { port, host: own } = new URL(served.address);
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      'localhost',
      `localhost:${port}`,
      '127.0.0.1',
      '127.0.0.1:1',
      `127.0.0.1.evil.example:${port}`,
      `${own}.`,
      `${own}@evil.example`,
      `[::1]:${port}`,
      '',
    ])
      expect([host, (await ask(pathname, { host })).statusCode]).toEqual([host, 403]);
    // As a proxy is asked, whose address has a host of its own.
    for (const path of [`http://evil.example${pathname}`, `http://${own}${pathname}`])
      expect([path, (await ask(path)).statusCode]).toEqual([path, 403]);
    for (const method of ['POST', 'PUT', 'OPTIONS', 'HEAD'])
      expect((await ask(pathname, { method })).statusCode).toBe(403);
    for (const name of [
      'secret.js',
      'x.goban',
      '../x.goban',
      'parts/../secret.js',
      'parts/%2e%2e/x.js',
      'parts/..%2fsecret.js',
      'parts/a-1.js/../../x.goban',
      'parts/a-1.js%00',
      'parts\\..\\secret.js',
      'view.js/',
      'view.js%0a',
      'VIEW.JS',
      'constructor',
      '__proto__',
      '/etc/passwd',
      `file://${file}`,
    ])
      expect([name, (await ask(`${pathname}${name}`)).statusCode]).toEqual([name, 404]);
  });

  it('goes on where a file of the package is gone', async () => {
    const { pathname } = new URL(served.address);
    for (const name of ['element.js', 'view.css', 'parts/gone-1.js'])
      expect([name, (await ask(`${pathname}${name}`)).statusCode]).toEqual([name, 404]);
    expect((await ask(pathname)).statusCode).toBe(200);
  });

  it('lets no page of another origin read, frame or embed what it answers', async () => {
    const { pathname } = new URL(served.address);
    for (const name of ['', 'view.js', 'changes']) {
      const { statusCode, headers } = await ask(pathname + name, { origin: 'https://evil.example' });
      expect([name, statusCode]).toEqual([name, 200]);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });

  it('tells a reader when the file has been saved', async () => {
    const stream = await new Promise<IncomingMessage>((resolve) => get(`${served.address}changes`, resolve));
    let told = 0;
    const twice = new Promise<void>((done) => {
      stream.on('data', () => {
        told++;
        // The first is for what the reader may have missed.
        if (told === 1) writeFileSync(file, `${KO}moves: W b2\n`);
        else done();
      });
    });
    await twice;
    stream.destroy();
  });
});
