/**
 * Has a workbench load an extension into its web worker extension host, as VS Code for the Web
 * does: the extension's files come over HTTP, and the workbench finds them in the settings
 * that its page carries.
 */
import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Serves the files under `root` to any origin of this machine. */
export async function serveFiles(root) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname));
    const file = join(root, path);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain; charset=utf-8' });
    createReadStream(file).pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const authority = `127.0.0.1:${port}`;
  return { authority, close: () => new Promise((resolve) => server.close(resolve)) };
}

/**
 * Before the page is opened: its workbench will load the extension at the root of
 * `files`, and run the tests at `testsPath` in it.
 *
 * @param {import('playwright-core').Page} page
 * @param {{ authority: string }} files from `serveFiles`
 * @param {string} testsPath without its `.js`, from the root
 */
export async function loadWebExtension(page, files, testsPath) {
  const uri = (path) => ({ scheme: 'http', authority: files.authority, path });
  const options = { extensions: [uri('/')], extensionTestsPath: uri(testsPath) };
  // Changing the page on its way here would be plainer, but the browser then trusts it less, and
  // lets it open no sockets.
  await page.addInitScript((developmentOptions) => {
    const { getAttribute } = Element.prototype;
    Element.prototype.getAttribute = function (name) {
      const value = getAttribute.call(this, name);
      if (name !== 'data-settings' || this.id !== 'vscode-workbench-web-configuration') return value;
      const settings = JSON.parse(value ?? '');
      settings.developmentOptions = { ...settings.developmentOptions, ...developmentOptions };
      return JSON.stringify(settings);
    };
  }, options);
}
