/**
 * Texts that are too long for anyone to write, in the real server: the processor time until all is
 * told of them and after a keystroke in their middle, how long the server is deaf at most
 * meanwhile, and the memory that closing the text gives back, beside its length.
 *
 *     node bench/long.bench.mjs [part of a name …]
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, Client, quiet } from './client.mjs';
import { table } from './core.mjs';

const BOARD = `# A\nsize: 9\n${'. . . . . . . . .\n'.repeat(9)}`;
const distinct = (count, one) => Array.from({ length: count }, (_, i) => one(i)).join('');
const fenced = (text) => `Text\n\n\`\`\`goban\n${text}\`\`\`\n`;
const GOBAN = {
  '100,000 comments': `${BOARD}${'; text\n'.repeat(100_000)}`,
  '100,000 claims': `${BOARD}moves: B a1\n${'expect: move 1 allowed\n'.repeat(100_000)}`,
  '100,000 claims that are none': `${BOARD}${'expect: move 1 legal\n'.repeat(100_000)}`,
  '100,000 lines of words': `${BOARD}${'some words here\n'.repeat(100_000)}`,
  '100,000 rows': `# A\n${'. . . . X O . . .\n'.repeat(100_000)}`,
  '20,000 boards in one entry': `# A\n${'. . X O\n. . X O\n\nand\n\n'.repeat(20_000)}`,
  '100,000 lines of moves': `${BOARD}${'moves: B a1 W b1\n'.repeat(100_000)}`,
  'a megabyte of one unknown key': `${BOARD}${'ruels: basic\n'.repeat(75_000)}`,
  'a megabyte of unknown keys': `${BOARD}${distinct(75_000, (i) => `k${i}y: basic\n`)}`,
  'rules: a a a …, 60 kB': `${BOARD}rules: ${'a '.repeat(30_000)}\n`,
  'moves that are none, 60 kB': `${BOARD}moves: ${'xx yy '.repeat(10_000)}\n`,
  '10,000 entries of one line': distinct(10_000, (i) => `# Entry ${i}\n`),
  'a line of a megabyte': `${BOARD}expect: hot after 3: ${'a1 '.repeat(330_000)}\n`,
};
const TEXTS = /** @type {[name: string, languageId: string, text: string][]} */ ([
  ...Object.entries(GOBAN).map(([name, text]) => [name, 'goban', text]),
  ...['100,000 claims', '100,000 lines of moves', 'a megabyte of unknown keys'].map((name) => [
    `${name}, in a fence`,
    'markdown',
    fenced(GOBAN[name]),
  ]),
  ['100,000 fences', 'markdown', '```goban\n```\n'.repeat(100_000)],
  ['SGF: 100,000 variations in each other', 'sgf', `${'(;B[aa]'.repeat(100_000)}${')'.repeat(100_000)}`],
  ['SGF: 100,000 variations side by side', 'sgf', `(;GM[1]FF[4]${'(;B[aa])'.repeat(100_000)})`],
  ['100,000 lines of Markdown', 'markdown', 'Some *words* of text.\n'.repeat(100_000)],
  ['SGF: a comment of a megabyte', 'sgf', `(;GM[1]FF[4]C[${'Some words. '.repeat(87_000)}];B[aa])`],
  ['SGF: a node with 200,000 points', 'sgf', `(;GM[1]FF[4]SZ[19]AB${'[aa][bb]'.repeat(100_000)};B[cc])`],
  [
    'SGF: a node with 100,000 properties',
    'sgf',
    `(;GM[1]FF[4]${distinct(100_000, (i) => `X${'ABCDEFGHIJ'[i % 10]}[aa]`)})`,
  ],
  [
    'SGF: a fence with it',
    'markdown',
    `\`\`\`sgf\n(;GM[1]FF[4]SZ[19]AB${'[aa][bb]'.repeat(100_000)};B[cc])\n\`\`\`\n`,
  ],
]);

/**
 * Loaded before the server: collects garbage and reports on request. The longest turn of the event
 * loop is counted in time that its thread has worked (on Linux), so that what else the machine does
 * is not counted.
 */
const PROBE = `
const { readFileSync } = require('node:fs');
const onLinux = process.platform === 'linux';
const worked = () =>
  onLinux ? Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6 : performance.now();
let last = worked(), longest = 0;
const turn = () => {
  const now = worked();
  longest = Math.max(longest, now - last);
  last = now;
  setImmediate(turn);
};
setImmediate(turn);
process.on('message', () => {
  const told = longest;
  for (let i = 0; i < 4; i++) gc();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ used: (user + system) / 1000, kept: heapUsed + external, longest: told });
  last = worked();
  longest = 0;
});`;

/** What an editor asks for after a keystroke. */
const ASKED = [
  'semanticTokens/full',
  'documentSymbol',
  'foldingRange',
  'codeLens',
  'inlayHint',
  'codeAction',
  'completion',
];

async function measured(server, probe, name, languageId, text) {
  const client = new Client(process.execPath, ['--expose-gc', '-r', probe, server, '--stdio'], { ipc: true });
  const capabilities = { workspace: { configuration: true }, textDocument: { publishDiagnostics: {} } };
  await client.start(capabilities);
  const facts = async () => {
    const told = once(client.process, 'message');
    client.process.send?.('');
    return (await told)[0];
  };
  const open = (uri, language, version, content) =>
    client.notify('textDocument/didOpen', {
      textDocument: { uri, languageId: language, version, text: content },
    });
  const uri = 'file:///long';
  // The server has worked before: what is measured is not the compiler.
  for (let i = 0; i < 4; i++) {
    open(uri, languageId, 1, text.slice(0, 20_000) + (languageId === 'sgf' ? '' : text.slice(-20_000)));
    await client.request('textDocument/documentSymbol', { textDocument: { uri } });
    client.notify('textDocument/didClose', { textDocument: { uri } });
  }
  await quiet(300);
  const before = await facts();
  const asked = () => {
    const range = { start: middle, end: middle };
    const params = { textDocument: { uri }, position: middle, range, context: { diagnostics: [] } };
    return Promise.all(ASKED.map((method) => client.request(`textDocument/${method}`, params)));
  };
  const head = text.slice(0, text.length / 2);
  const middle = { line: head.split('\n').length - 1, character: head.length - head.lastIndexOf('\n') - 1 };
  open(uri, languageId, 1, text);
  await asked();
  await quiet(500);
  const opened = await facts();
  const KEYS = 4;
  for (let version = 2; version < 2 + KEYS; version++) {
    const contentChanges = [{ range: { start: middle, end: middle }, text: 'x' }];
    client.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
    await asked();
  }
  await quiet(500);
  const typed = await facts();
  client.notify('textDocument/didClose', { textDocument: { uri } });
  await quiet(200);
  const closed = await facts();
  client.stop();
  return [
    name,
    (text.length / 1000).toFixed(0),
    (opened.used - before.used).toFixed(0),
    opened.longest.toFixed(0),
    ((typed.used - opened.used) / KEYS).toFixed(0),
    typed.longest.toFixed(0),
    ((typed.kept - closed.kept) / text.length).toFixed(1),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'koban-bench-'));
try {
  const server = buildServer(folder);
  const probe = join(folder, 'probe.cjs');
  writeFileSync(probe, PROBE);
  const names = process.argv.slice(2);
  const rows = [];
  for (const text of TEXTS)
    if (names.length === 0 || names.some((part) => text[0].includes(part)))
      rows.push(await measured(server, probe, ...text));
  console.log('\nTexts that are too long, milliseconds and bytes');
  table([['', 'kB', 'opened', 'longest slice', 'a key', 'longest slice', 'bytes a character'], ...rows]);
} finally {
  rmSync(folder, { recursive: true });
}
