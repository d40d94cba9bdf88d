/**
 * How long an author waits: from an edit to the diagnostics of it, through the real server over
 * standard input and output, and for a hover. Beside it, in the same run, VS Code's JSON server on
 * a file of as many lines.
 *
 *     node bench/server.bench.mjs
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, Client, median, quantile, quiet } from './client.mjs';

const require = createRequire(import.meta.url);

const EDITS = 200;
const WARM_UP = 60;

const TRIPLE_KO = [
  '+---------------+',
  '| O O O O O O O |',
  '| O X O . O . O |',
  '| X . X O X O X |',
  '| X X X X X X X |',
  '| O O O O O O O |',
  '| O . O O . O O |',
  '| O O O O O O O |',
  '+---------------+',
];

const ENTRIES = [
  ['rules: psk', ...TRIPLE_KO, 'moves: B d6 W b5 B f6 W d5 B b6', 'expect: captures 1 at move 3'],
  ['rules: spight', 'size: 7', ...TRIPLE_KO, 'moves: B d6 W b5 B f6', 'expect: hot after 3: b5 d6 f6'],
  [
    'rules: basic',
    '; a corner of the whole board',
    '. X O . . .',
    'X O . O . .',
    '. X O . . .',
    '. . . . 1 .',
    '-----------',
    'moves: W c3 B tenuki W pass',
  ],
];

/**
 * One entry in so many is wrong, and gets an error: in both languages, so that both servers have as
 * much to tell.
 */
const WRONG = 10;

/** A file of so many lines, and where in its middle the edits go: one digit of a coordinate. */
function gobanFile(lines) {
  const text = [];
  /** @type {{ line: number, character: number } | undefined} */
  let move;
  for (let i = 0; text.length < lines; i++) {
    const kind = i % ENTRIES.length;
    text.push(`# Entry ${i}`);
    for (const line of ENTRIES[kind]) {
      if (!move && kind === 0 && text.length > lines / 2 && line.startsWith('moves:')) {
        move = { line: text.length, character: line.indexOf('b6') + 1 };
      }
      text.push(line);
    }
    if (i % WRONG === 0) text.push('expect: captures 7 at move 1');
    text.push('');
  }
  return { text: text.slice(0, lines).join('\n'), move };
}

/**
 * The same entries as JSON, a point of the board or a part of a line at a time, until there are as
 * many lines.
 */
function jsonFile(lines) {
  const text = ['['];
  /** @type {{ line: number, character: number } | undefined} */
  let place;
  for (let i = 0; text.length < lines; i++) {
    const [rules, ...rest] = ENTRIES[i % ENTRIES.length];
    const fields = rest.map((line, j) => `    "line ${j}": ${JSON.stringify(line.split(' '))},`);
    const wrong = i % WRONG === 0 ? ['    "rules": "told twice",'] : [];
    text.push('  {', ...fields, ...wrong, `    "rules": ${JSON.stringify(rules)}`, '  },');
    if (!place && text.length > lines / 2)
      place = { line: text.length - 2, character: text[text.length - 2].length - 2 };
  }
  text.push('  {}', ']');
  return { text: text.join('\n'), place };
}

function report(name, samples, extra = '') {
  const told = `median ${median(samples).toFixed(2)} ms, 95 % within ${quantile(samples, 0.95).toFixed(2)} ms`;
  console.log(`${name.padEnd(58)} ${told}${extra && `, ${extra}`}`);
  return median(samples);
}

/** One character of the file, back and forth. */
function* edits(place, characters) {
  for (let i = 0; ; i++) {
    const { line, character } = place;
    yield {
      range: { start: { line, character }, end: { line, character: character + 1 } },
      text: characters[i % characters.length],
    };
  }
}

async function measureKoban(server, lines) {
  const client = new Client(process.execPath, [server, '--stdio']);
  await client.start({ workspace: { configuration: true }, textDocument: { publishDiagnostics: {} } });
  const { text, move } = gobanFile(lines);
  const uri = 'file:///bench.goban';
  const PUBLISH = 'textDocument/publishDiagnostics';
  const opened = client.next('koban/changed', () => true);
  const openAt = performance.now();
  client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'goban', version: 1, text } });
  const open = (await opened).at - openAt;
  await quiet(300);
  const samples = [];
  let bytes = 0;
  let count = 0;
  const edit = edits(move, ['6', '4']);
  for (let version = 2; version < 2 + WARM_UP + EDITS; version++) {
    const answer = client.next(PUBLISH, (params) => params.version === version);
    const change = edit.next().value;
    const start = performance.now();
    client.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [change] });
    const { at, params, bytes: length } = await answer;
    if (version >= 2 + WARM_UP) samples.push(at - start);
    bytes = length;
    count = params.diagnostics.length;
    await quiet(3);
  }
  const editing = report(
    `koban, .goban of ${lines} lines: edit to diagnostics`,
    samples,
    `${count} diagnostics, ${(bytes / 1024).toFixed(0)} kB, opened in ${open.toFixed(0)} ms`,
  );
  const hovers = [];
  for (let i = 0; i < WARM_UP + EDITS; i++) {
    const start = performance.now();
    const { at, result } = await client.request('textDocument/hover', {
      textDocument: { uri },
      position: { line: move?.line, character: 8 + 5 * (i % 6) },
    });
    if (!result?.contents.value.includes('data:image')) throw new Error('no picture in the hover');
    if (i >= WARM_UP) hovers.push(at - start);
    await quiet(2);
  }
  report(`koban, .goban of ${lines} lines: hover with a picture`, hovers);
  client.stop();
  return editing;
}

async function measureJson(server, lines) {
  const client = new Client(process.execPath, [server, '--stdio']);
  await client.start({ textDocument: { diagnostic: { dynamicRegistration: false } } });
  const { text, place } = jsonFile(lines);
  const uri = 'file:///bench.json';
  client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'json', version: 1, text } });
  const samples = [];
  let count = 0;
  const edit = edits(place, ['1', '2']);
  for (let version = 2; version < 2 + (WARM_UP + EDITS) / 4; version++) {
    const start = performance.now();
    client.notify('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [edit.next().value],
    });
    const { at, result, error } = await client.request('textDocument/diagnostic', { textDocument: { uri } });
    if (error) throw new Error(error.message);
    if (version >= 2 + WARM_UP / 4) samples.push(at - start);
    count = result.items.length;
    await quiet(3);
  }
  client.stop();
  return report(`vscode-json-language-server, ${lines} lines: edit to pull`, samples, `${count} diagnostics`);
}

const folder = mkdtempSync(join(tmpdir(), 'koban-bench-'));
try {
  const outfile = buildServer(folder);
  await measureKoban(outfile, 1_000);
  const own = await measureKoban(outfile, 10_000);
  const json = await measureJson(
    require.resolve('vscode-langservers-extracted/bin/vscode-json-language-server'),
    10_000,
  );
  console.log(`ratio to the JSON server on 10000 lines: ${(own / json).toFixed(3)}`);
} finally {
  rmSync(folder, { recursive: true });
}
