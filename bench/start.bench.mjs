/**
 * How long starting takes, beside an empty program in the same Node: the language server up to its
 * answer to `initialize`, the command line with its version, and with one small file. Targets: 1.5
 * times a server of the same library that does nothing, 1.2 times and 2 times an empty program.
 * Runs take turns, so that what else the machine does falls on all of them. What starts the
 * extension in a window is listed, and what loading it costs there is measured; the activation
 * itself is told by `npm run test:workbench`, inside a real extension host. Needs `npm run build`
 * to have been run.
 *
 *     npm run bench start
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { median } from './core.mjs';

const RUNS = 30;
const folder = mkdtempSync(join(tmpdir(), 'koban-start-'));
const file = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const library = createRequire(import.meta.url).resolve('vscode-languageserver/node');
const emptyServer = `const connection = require(${JSON.stringify(library)}).createConnection();
connection.onInitialize(() => ({ capabilities: {} }));
connection.listen();
`;
/** Loads the extension beside a stand-in for the editor, of which loading uses only classes to extend. */
const host = `const { Module } = require('node:module');
const load = Module._load;
const editor = Object.create(new Proxy({}, { get: () => class {} }));
Module._load = (name, ...rest) => (name === 'vscode' ? editor : load(name, ...rest));
require(${JSON.stringify(resolve('dist/main.js'))});
`;
const ko = '# Ko\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2\n';
const [server, cli] = [resolve('dist/server.js'), resolve('dist/cli.js')];

/**
 * Each is measured against the one that is named last.
 *
 * @type {Record<string, [(args: string[]) => Promise<number>, ...string[]]>}
 */
const KINDS = {
  'an empty server': [started, file('server.cjs', emptyServer), '--stdio'],
  'koban server, initialize': [started, server, '--stdio', 'an empty server'],
  'an empty program': [ended, file('empty.cjs', '')],
  'koban --version': [ended, cli, '--version', 'an empty program'],
  'koban extension, loaded': [ended, file('host.cjs', host), 'an empty program'],
  'koban check of one file': [ended, cli, 'check', file('ko.goban', ko), 'an empty program'],
};

/** @type {Map<string, number[]>} */
const samples = new Map(Object.keys(KINDS).map((name) => [name, []]));
for (let i = 0; i < RUNS; i++) {
  for (const [name, [measure, ...args]] of Object.entries(KINDS)) {
    const given = args.filter((one) => !(one in KINDS));
    samples.get(name)?.push(await measure(given));
  }
}
rmSync(folder, { recursive: true });
for (const [name, [, ...args]] of Object.entries(KINDS)) {
  const own = median(samples.get(name));
  const peer = samples.get(args.at(-1) ?? '');
  const ratio = peer ? `, ${(own / median(peer)).toFixed(2)} times ${args.at(-1)}` : '';
  console.log(`${name.padEnd(26)} ${own.toFixed(0)} ms${ratio}`);
}

const { activationEvents } = JSON.parse(readFileSync('package.json', 'utf8'));
console.log(
  `In a window, these start the extension besides its own languages and commands: ${activationEvents.join(', ')}`,
);

/** Milliseconds until a server answers `initialize`. */
function started(args) {
  const message = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { processId: null, rootUri: null, capabilities: {} },
  });
  return new Promise((settle) => {
    const began = performance.now();
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    let took;
    child.stdout.once('data', () => {
      took = performance.now() - began;
      child.kill();
    });
    child.once('exit', () => settle(took));
    child.stdin.write(`Content-Length: ${message.length}\r\n\r\n${message}`);
  });
}

/** Milliseconds until a program ends. */
function ended(args) {
  return new Promise((settle) => {
    const began = performance.now();
    spawn(process.execPath, args, { stdio: 'ignore' }).once('exit', () => settle(performance.now() - began));
  });
}
