/**
 * Serves the page of one file on the loopback address, until the program ends. Its address has a
 * secret in it; every request without the secret, or for another host, is refused.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, watchFile } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** How often the file is looked at, in milliseconds. This works on network drives, too. */
const LOOK = 200;

/** The page loads files of its own only, and runs, sends and embeds nothing else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
/** The files of the package that the page loads. */
const ASSET = /^(?:element\.js|view\.(?:js|css)|parts\/[\w-]+\.js)$/;

interface ViewedPage {
  readonly file: string;
  /** The HTML of the page as the file is now. */
  page(): string;
  /** The folder of the package, which has the page's scripts. */
  readonly assets: string;
}

/** @returns the server, which listens, and the address of the page */
export async function serveView(viewed: ViewedPage): Promise<{ server: Server; address: string }> {
  const secret = randomBytes(24).toString('base64url');
  const readers = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const path = wanted(request, host, secret);
    if (path === null) refuse(response, 403);
    else if (path === 'changes') subscribe(response, readers);
    else answer(response, path, viewed);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const follower = watchFile(viewed.file, { interval: LOOK }, () => {
    for (const reader of readers) reader.write('data: changed\n\n');
  });
  server.once('close', () => follower.removeAllListeners());
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${secret}/` };
}

/**
 * What a request that may be answered asks for, from the address of the page; `null` for any other
 * request. A page of another host has another `Host`, even where its name leads to this machine.
 */
function wanted({ method, url = '', headers }: IncomingMessage, host: string, secret: string): string | null {
  const [, given = '', path] = /^\/([^/]*)\/([^?]*)$/.exec(url) ?? [];
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  const isKnown = a.length === b.length && timingSafeEqual(a, b);
  return isKnown && method === 'GET' && headers.host === host && path !== undefined ? path : null;
}

function answer(response: ServerResponse, path: string, { page, assets }: ViewedPage): void {
  if (path === '') send(response, 'text/html; charset=utf-8', page());
  else {
    const content = ASSET.test(path) ? contentOf(join(assets, path)) : null;
    if (content) send(response, TYPES[extname(path)] ?? '', content);
    else refuse(response, 404);
  }
}

/** A page that is older than the package may ask for a file that is gone. */
function contentOf(asset: string): Uint8Array | null {
  try {
    return readFileSync(asset);
  } catch {
    return null;
  }
}

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

function send(response: ServerResponse, type: string, content: string | Uint8Array): void {
  response.writeHead(200, { ...HEADERS, 'Content-Type': type }).end(content);
}

function subscribe(response: ServerResponse, readers: Set<ServerResponse>): void {
  response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' });
  // A reader that comes back may have missed a change.
  response.write('data: changed\n\n');
  readers.add(response);
  response.once('close', () => readers.delete(response));
}

function refuse(response: ServerResponse, status: 403 | 404): void {
  response.writeHead(status, HEADERS).end();
}
