/** The built site from a folder of a server, as any host of static files serves it. */

import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const DIST = join(import.meta.dirname, '../dist');
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * @returns {Promise<{ address: string, asked: string[], close: () => Promise<void> }>} `address` is that of the folder, which is not the
 *   top one of its server; `asked` are the paths of all requests
 */
export async function serveSite() {
  const asked = [];
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    const [path] = url.split('?');
    const inside = path.startsWith('/a/folder/')
      ? normalize(decodeURIComponent(path.slice('/a/folder'.length)))
      : '';
    let file = join(DIST, inside);
    if (inside && existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!inside || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain; charset=utf-8' });
    response.end(readFileSync(file));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/a/folder/`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
