import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createMessageConnection,
  ErrorCodes,
  type MessageConnection,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

const INITIALIZE = { processId: null, rootUri: null, capabilities: {} };
const FOLDING = { textDocument: { uri: 'file:///a.goban' } };

describe('the server over standard input and output', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'koban-server-'));
  const file = path.join(folder, 'server.js');
  let server: ChildProcess;
  let connection: MessageConnection;

  beforeAll(() => {
    buildSync({
      entryPoints: [path.join(import.meta.dirname, '../../src/server/node.ts')],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      outfile: file,
      logLevel: 'error',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function start(): void {
    server = spawn(process.execPath, [file, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    connection = createMessageConnection(
      new StreamMessageReader(server.stdout!),
      new StreamMessageWriter(server.stdin!),
    );
    connection.listen();
  }
  afterEach(() => {
    connection.dispose();
    server.kill();
  });

  const codeOf = async (method: string, params?: unknown) => {
    try {
      await connection.sendRequest(method, params);
    } catch (error) {
      if (error instanceof ResponseError) return error.code;
      throw error;
    }
    return 'answered';
  };

  it('refuses requests before initialize, and drops notifications', async () => {
    start();
    const told: unknown[] = [];
    connection.onNotification('textDocument/publishDiagnostics', (params) => void told.push(params));
    expect(await codeOf('textDocument/foldingRange', FOLDING)).toBe(ErrorCodes.ServerNotInitialized);
    expect(await codeOf('koban/sequence', { uri: 'file:///a.goban' })).toBe(ErrorCodes.ServerNotInitialized);
    expect(await codeOf('no/such/request')).toBe(ErrorCodes.ServerNotInitialized);
    expect(await codeOf('shutdown')).toBe(ErrorCodes.ServerNotInitialized);
    const textDocument = {
      uri: 'file:///a.goban',
      languageId: 'goban',
      version: 1,
      text: '# A\nrules: nope\n',
    };
    await connection.sendNotification('textDocument/didOpen', { textDocument });
    expect(await codeOf('initialize', INITIALIZE)).toBe('answered');
    await connection.sendNotification('initialized', {});
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { ...textDocument, uri: 'file:///b.goban' },
    });
    expect(await codeOf('textDocument/foldingRange', { textDocument: { uri: 'file:///b.goban' } })).toBe(
      'answered',
    );
    expect(told).toMatchObject([{ uri: 'file:///b.goban' }]);
  });

  it('is initialized once, and keeps on answering after a second initialize', async () => {
    start();
    expect(await codeOf('initialize', INITIALIZE)).toBe('answered');
    expect(await codeOf('initialize', INITIALIZE)).toBe(ErrorCodes.InvalidRequest);
    await connection.sendNotification('initialized', {});
    expect(await codeOf('textDocument/foldingRange', FOLDING)).toBe('answered');
    expect(await codeOf('no/such/request')).toBe(ErrorCodes.MethodNotFound);
  });

  it('refuses requests after shutdown, and exits with 0', async () => {
    start();
    expect(await codeOf('initialize', INITIALIZE)).toBe('answered');
    expect(await codeOf('shutdown')).toBe('answered');
    expect(await codeOf('textDocument/foldingRange', FOLDING)).toBe(ErrorCodes.InvalidRequest);
    expect(await codeOf('initialize', INITIALIZE)).toBe(ErrorCodes.InvalidRequest);
    expect(await codeOf('shutdown')).toBe(ErrorCodes.InvalidRequest);
    const exited = new Promise((resolve) => server.once('exit', resolve));
    await connection.sendNotification('exit');
    expect(await exited).toBe(0);
  });

  it('exits with 1 without a shutdown, even before initialize', async () => {
    start();
    const exited = new Promise((resolve) => server.once('exit', resolve));
    await connection.sendNotification('exit');
    expect(await exited).toBe(1);
  });
});
