/**
 * What an author feels while the server searches: hovers and edits on files that are meant to be
 * hard, answered by the real server meanwhile; and how long it goes on after the last edit.
 *
 *     node bench/busy.bench.mjs [seconds for each file]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, Client, median, quantile, quiet } from './client.mjs';
import { core, table } from './core.mjs';
import { gamesWith } from './games.mjs';

const classes = await core({
  'go/game.ts': ['Game'],
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['Position'],
  'go/scratch.ts': ['Scratch'],
});
const { random, filled } = gamesWith(classes);
const seconds = Number(process.argv[2] ?? 10);
/** The longest wait, in milliseconds, until the server is quiet. */
const MOST = 120_000;

function written(game, first, last) {
  const { geometry } = game.start.position;
  return game.plies
    .slice(first, last)
    .map(({ color, point }) => `${color === 1 ? 'B' : 'W'} ${geometry.name(point)}`)
    .join(' ');
}

/** One entry of very many moves. */
function longGame(rules) {
  const game = random(19, 2000, 7)();
  const board = Array.from({ length: 19 }, () => '. '.repeat(19)).join('\n');
  return `# Long\nrules: ${rules}\nmax-cycle: 20\nsize: 19\n${board}\nmoves: ${written(game, 0)}\n`;
}

/** Very many entries of a board full of kos, each with other moves. */
function manyEntries(rules) {
  const game = filled(19, ['.XO.', 'X.XO', '.XO.', 'XO.O'])();
  const board = game.start.position
    .rows()
    .map((row) => [...row].join(' '))
    .join('\n');
  const one = (i) =>
    `# E${i}\nrules: ${rules}\nsize: 19\n${board}\nmoves: ${written(game, i % 20, (i % 20) + 1)}\n`;
  return Array.from({ length: 2000 }, (_, i) => one(i)).join('\n');
}

async function busy(server, name, text) {
  const client = new Client(process.execPath, [server, '--stdio']);
  await client.start({
    workspace: { configuration: true },
    window: { workDoneProgress: true },
    textDocument: { publishDiagnostics: {} },
  });
  const uri = 'file:///busy.goban';
  const begun = performance.now();
  const opened = client.next('koban/changed', () => true);
  client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'goban', version: 1, text } });
  const open = (await opened).at - begun;
  const line = text.split('\n').findIndex((one) => one.startsWith('moves:'));
  const edits = [];
  const hovers = [];
  let ended = false;
  let version = 1;
  for (const end = performance.now() + 1000 * seconds; performance.now() < end; ) {
    version++;
    const answer = client.next('textDocument/publishDiagnostics', (params) => params.version === version);
    const range = { start: { line: 0, character: 2 }, end: { line: 0, character: 3 } };
    const start = performance.now();
    client.notify('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ range, text: version % 2 ? 'L' : 'M' }],
    });
    edits.push((await answer).at - start);
    const asked = performance.now();
    const { at } = await client.request('textDocument/hover', {
      textDocument: { uri },
      position: { line, character: 8 },
    });
    hovers.push(at - asked);
    await quiet(100);
  }
  const last = performance.now();
  void client.next('$/progress', ({ value }) => {
    ended = value.kind === 'end';
    return ended;
  });
  while (!ended && performance.now() - last < MOST) await quiet(100);
  const rest = (performance.now() - last) / 1000;
  client.stop();
  const show = (samples) =>
    [median(samples), quantile(samples, 0.95), Math.max(...samples)].map((ms) => ms.toFixed(1));
  return [name, open.toFixed(0), ...show(edits), ...show(hovers), ended ? rest.toFixed(0) : 'never'];
}

const folder = mkdtempSync(join(tmpdir(), 'koban-bench-'));
try {
  const server = buildServer(folder);
  console.log('\nThe server while it searches: ms, and the seconds that it went on after the last edit');
  table([
    ['', 'opened', 'edit', '95 %', 'most', 'hover', '95 %', 'most', 'went on, s'],
    await busy(server, '2,000 random moves, max-cycle 20, spight', longGame('spight')),
    await busy(server, 'the same, coupling and ing', longGame('coupling ing')),
    await busy(server, '2,000 entries full of kos, spight', manyEntries('spight')),
    await busy(server, 'the same, coupling', manyEntries('coupling')),
  ]);
} finally {
  rmSync(folder, { recursive: true });
}
