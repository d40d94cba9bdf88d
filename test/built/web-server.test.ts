import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser.mjs';
import { serveFiles } from '../../tools/vscode-host/web-extension.mjs';

/** Runs inside the page: the server in a worker of the page's own origin, which lets it tell what is wrong when it does not start. */
function converse([text, locale, wanted]: readonly [string, string, string]): Promise<string[]> {
  return new Promise((done, fail) => {
    // As the extension starts it (`extension/web.ts`): by a script that loads the shared files and then the server's.
    const folder = `${location.origin}/dist`;
    const files = ['core.js', 'lsp.js', 'web/server.js'].map((file) => JSON.stringify(`${folder}/${file}`));
    const starter = new Blob([`globalThis.kobanFolder = ${JSON.stringify(folder)}; importScripts(${files})`]);
    const worker = new Worker(URL.createObjectURL(starter));
    const send = (message: object): void => worker.postMessage({ jsonrpc: '2.0', ...message });
    worker.onerror = ({ message }) => fail(new Error(message));
    worker.onmessage = ({ data }) => {
      if (data.id === 1) {
        send({ method: 'initialized', params: {} });
        const textDocument = { uri: 'file:///ko.goban', languageId: 'goban', version: 1, text };
        send({ method: 'textDocument/didOpen', params: { textDocument } });
      }
      if (data.method !== 'textDocument/publishDiagnostics') return;
      const said = data.params.diagnostics.flatMap(({ code, message }: { code: string; message: string }) => [
        code,
        message,
      ]);
      // What is searched for is published when it is known.
      if (said.includes(wanted)) done(said);
    };
    const params = { processId: null, rootUri: null, capabilities: {}, locale };
    send({ id: 1, method: 'initialize', params });
  });
}

it('the server’s web bundle starts in a worker and judges, in the language of the editor', async () => {
  const [files, browser] = await Promise.all([serveFiles(resolve('.')), launchBrowser()]);
  try {
    const page = await browser.newPage();
    await page.goto(`http://${files.authority}/LICENSE`);
    const ko = '# Ko\nrules: basic\nedges: all\n. X O .\nX . X O\n. X O .\nmoves: W b2 B c2\n';
    expect(await page.evaluate(converse, [ko, 'en', 'basic.recapture'] as const)).toHaveLength(2);
    // Outcomes are in a file of their own, which a worker loads when a text has a claim about one.
    const row =
      '# Row\nedges: all\n. X O .\noutside: none\nexpect: white kills b1 when black begins under psk\nexpect: white kills b1 when black begins under nssk\n';
    expect(await page.evaluate(converse, [row, 'en', 'expect.failed'] as const)).toHaveLength(2);
    const ragged = '| . X O\n| . X\n| . . .\n+------\n';
    const said = 'この行の点は2個ですが、盤面は3列です。足りない点は不明として扱います';
    expect(await page.evaluate(converse, [ragged, 'ja', said] as const)).toContain(said);
  } finally {
    await browser.close();
    await files.close();
  }
});
