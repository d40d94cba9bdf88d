/**
 * The memory of the real server over a long day: characters that are typed and taken back all over
 * a file, with the requests that an editor sends meanwhile. After garbage was collected, the heap
 * must be where it was after the first 3,000 edits.
 *
 *     node bench/day.bench.mjs [edits, 30000] [goban|markdown|sgf …] [--snapshots=FOLDER]
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumbers } from '../tools/random.mjs';
import { buildServer, Client, quiet } from './client.mjs';
import { root, table } from './core.mjs';

const { values, positionals } = parseArgs({
  options: { snapshots: { type: 'string' } },
  allowPositionals: true,
});
const edits = Number(positionals[0] ?? 30_000);
const FIRST = 3000;

/**
 * Loaded before the server: collects garbage and reports on request, and leaves the server as it
 * is.
 */
const PROBE = `
process.on('message', (snapshot) => {
  for (let i = 0; i < 4; i++) gc();
  if (snapshot) require('node:v8').writeHeapSnapshot(snapshot);
  const { heapUsed, external, rss } = process.memoryUsage();
  const { code_and_metadata_size: code, bytecode_and_metadata_size: bytecode } = require('node:v8').getHeapCodeStatistics();
  process.send([heapUsed, code + bytecode, external, rss]);
});`;

const read = (file) => readFileSync(join(root, file), 'utf8');
const TEXTS = {
  goban: {
    languageId: 'goban',
    text: Array.from({ length: 30 }, () => read('examples/triple-ko.goban')).join('\n'),
  },
  markdown: { languageId: 'markdown', text: read('examples/09-sending-two.md') + read('examples/spight.md') },
  sgf: {
    languageId: 'sgf',
    text: Array.from({ length: 20 }, () => read('test/fixtures/records/sabaki-shodan.sgf')).join('\n'),
  },
};

async function day(server, probe, kind) {
  const client = new Client(process.execPath, ['--expose-gc', '-r', probe, server, '--stdio'], { ipc: true });
  await client.start({ workspace: { configuration: true }, textDocument: { publishDiagnostics: {} } });
  const uri = `file:///day.${kind}`;
  const { languageId, text } = TEXTS[kind];
  const lines = text.split('\n');
  client.notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
  const memory = async (name) => {
    const told = once(client.process, 'message');
    client.process.send?.(values.snapshots ? join(values.snapshots, `${kind}-${name}.heapsnapshot`) : '');
    return told;
  };
  const next = wholeNumbers(7);
  const textDocument = { uri };
  let version = 1;
  const change = (range, inserted) =>
    client.notify('textDocument/didChange', {
      textDocument: { uri, version: ++version },
      contentChanges: [{ range, text: inserted }],
    });
  const rows = [];
  let at = FIRST;
  for (let done = 0; done < edits; ) {
    const line = next(lines.length);
    const character = next(lines[line].length + 1);
    const start = { line, character };
    // Two characters, and back.
    for (const typed of ['W', ' ', null, null]) {
      const length = typed === null ? 1 : 0;
      const place = typed === null && done % 4 === 2 ? { line, character: character + 1 } : start;
      change({ start: place, end: { line, character: place.character + length } }, typed ?? '');
      done++;
    }
    const position = start;
    await client.request('textDocument/completion', { textDocument, position });
    if (done % 5 === 0) await client.request('textDocument/semanticTokens/full', { textDocument });
    if (done % 7 === 0) await client.request('textDocument/hover', { textDocument, position });
    if (done % 9 === 0) {
      const range = { start, end: start };
      await client.request('textDocument/codeAction', { textDocument, range, context: { diagnostics: [] } });
      await client.request('textDocument/inlayHint', { textDocument, range });
    }
    if (done % 11 === 0) {
      await client.request('textDocument/documentSymbol', { textDocument });
      await client.request('koban/sequence', { uri, offset: next(text.length) });
    }
    if (done >= at || done >= edits) {
      await quiet(1500);
      const [told] = await memory(done);
      const row = [kind, Math.round(done), ...told.map((bytes) => (bytes / 2 ** 20).toFixed(1))];
      console.error(row.join(' '));
      rows.push(row);
      at = at < 30_000 ? at * Math.sqrt(10) : at + 30_000;
    }
  }
  client.stop();
  return rows;
}

const folder = mkdtempSync(join(tmpdir(), 'koban-bench-'));
try {
  const server = buildServer(folder);
  const probe = join(folder, 'probe.cjs');
  writeFileSync(probe, PROBE);
  const kinds = positionals.slice(1);
  const rows = [];
  for (const kind of kinds.length > 0 ? kinds : Object.keys(TEXTS))
    rows.push(...(await day(server, probe, kind)));
  console.log('\nMemory after so many edits, in MB');
  table([['', 'edits', 'heap', 'code in it', 'outside', 'process'], ...rows]);
} finally {
  rmSync(folder, { recursive: true });
}
