import { spawn } from 'node:child_process';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

/**
 * The codes of what a language server reports of a `.goban` text.
 *
 * @param {string} program the server's file
 * @param {string} text
 * @returns {Promise<string[]>}
 */
export async function diagnosticsOf(program, text) {
  const child = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  /** @type {Promise<{ diagnostics: { code: string }[] }>} */
  const published = new Promise((resolve) => {
    connection.onNotification('textDocument/publishDiagnostics', resolve);
  });
  connection.onRequest('workspace/configuration', ({ items }) => items.map(() => null));
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  try {
    await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
    await connection.sendNotification('initialized', {});
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: 'file:///ko.goban', languageId: 'goban', version: 1, text },
    });
    const { diagnostics } = await published;
    return diagnostics.map(({ code }) => code);
  } finally {
    connection.dispose();
    child.kill();
  }
}
