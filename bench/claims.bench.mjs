/**
 * The Testing view against `koban check`: 1,000 claims in 200 files, listed and judged by the real server, as the extension asks it, over
 * the time of the command line for the same files. Target: 1.5 times. Runs take turns. Needs `npm run build` to have been run.
 *
 *     npm run bench claims
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client, median } from './client.mjs';

const RUNS = 5;
const FILES = 200;
/** Files that the extension reads and lists at the same time. */
const AT_ONCE = 8;
const folder = mkdtempSync(join(tmpdir(), 'koban-claims-'));
const files = Array.from({ length: FILES }, (_, i) => {
  const text = `# Ko ${i}\nrules: psk, spight\n| . X O . .\n| X . X O .\n| . X O . .\nmoves: W b2 B e${1 + (i % 3)} W tenuki B c2
expect: captures 1 at move 1\nexpect: cycle none\nexpect: move 1 is allowed\nexpect: move 2 is allowed\nexpect: move 3 is allowed\n`;
  const name = join(folder, `${i}.goban`);
  writeFileSync(name, text);
  return { name, uri: pathToFileURL(name).href, text };
});

function checked() {
  const begun = performance.now();
  const { stdout } = spawnSync(process.execPath, [
    resolve('dist/cli.js'),
    'check',
    ...files.map(({ name }) => name),
  ]);
  return { took: performance.now() - begun, said: String(stdout) };
}

async function tested() {
  const client = new Client(process.execPath, [resolve('dist/server.js'), '--stdio']);
  const begun = performance.now();
  await client.request('initialize', {
    processId: null,
    rootUri: null,
    capabilities: {},
    initializationOptions: { pictures: true },
  });
  client.notify('initialized', {});
  let claims = 0;
  const left = files.values();
  const indices = new Map();
  const list = async () => {
    for (const { uri, text } of left) {
      const { result } = await client.request('koban/claims', { uri, text });
      indices.set(
        uri,
        result.entries.map(({ index }) => index),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, list));
  for (const { uri, text } of files) {
    const { result } = await client.request('koban/claims', { uri, text, judged: indices.get(uri) });
    claims += result.entries.flatMap((entry) => entry.claims).filter(({ state }) => state).length;
  }
  const took = performance.now() - begun;
  client.process.kill();
  return { took, claims };
}

const ratios = [];
for (let run = 0; run < RUNS; run++) {
  const [check, test] = [checked(), await tested()];
  if (run === 0)
    console.log(
      `${test.claims} claims in ${FILES} files; koban check: ${check.said.trim().split('\n').at(-1)}`,
    );
  ratios.push(test.took / check.took);
  console.log(
    `koban check ${check.took.toFixed(0)} ms, listed and judged ${test.took.toFixed(0)} ms: ${(test.took / check.took).toFixed(2)} times`,
  );
}
rmSync(folder, { recursive: true });
console.log(`median ${median(ratios).toFixed(2)} times (target 1.5)`);
