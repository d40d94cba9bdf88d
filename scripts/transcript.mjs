/**
 * What the language server answers, as text: some nine thousand requests over the gallery, the records of the tests, and claims half written
 * under each kind of rule. Two builds that do the same print the same.
 *
 *     node scripts/transcript.mjs dist/cli.js                       # prints the transcript
 *     node scripts/transcript.mjs --server BEFORE/dist/cli.js dist/cli.js [--only spight.md,typed]
 *
 * With `--server`, the texts of this checkout are put to both builds and what differs is listed; the exit status is 1 then. `--only`: documents
 * with one of these in their names. Each question is put again until the server is at rest and says the same twice, so that nothing
 * depends on how fast it searches. Pictures are sums of their bytes, and keys of objects are sorted.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Client, quiet } from '../bench/client.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { server: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const builds = positionals.map((file) => resolve(file));
if (builds.length !== (options.server ? 2 : 1)) {
  console.error('usage: node scripts/transcript.mjs BUILD | --server BEFORE AFTER [--only NAMES]');
  process.exit(2);
}
const root = fileURLToPath(new URL('..', import.meta.url));

const LANGUAGES = { goban: 'goban', md: 'markdown', sgf: 'sgf' };
const languageOf = (name) => LANGUAGES[name.split('.').pop()];

const filesOf = (folder) =>
  readdirSync(join(root, folder))
    .filter(languageOf)
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') }));

/** A ko in the middle of a board, and another with it: every rule that searches has something to say. */
const BOARD = [
  'size: 7',
  '. . . . . . .',
  '. X O . . . .',
  'X . X O . . .',
  '. X O . . . .',
  '. . . X O . .',
];
const KOS = [...BOARD, '. . X O . O .', '. . . X O . .', 'moves: W b5 B c5 W pass B d2 W e2 B pass'];

/** Claims as they are being written, `|` where the cursor is. */
const WRITTEN = [
  '',
  'h',
  'hot',
  'hot after ',
  'hot after 2: ',
  'hot after 1: c',
  'ko position after ',
  'ko position after 1: ',
  'disturber ',
  'disturber after 2',
  'disturber after 2: ',
  'move 2 ',
  'move 2 forbidden under ',
  'cycle ',
  'captures 1 at ',
  'repetition ',
  'eye c5 ',
];
const RULES = ['spight', 'spight with passes keep', 'coupling', 'coupling with hidden-kos count', 'psk'];
const typed = () =>
  [...RULES, 'psk, spight with passes keep and max-cycle 6', ''].map((rules, i) => {
    const head = rules ? [`rules: ${rules}`] : [];
    const entry = (written, j) => [`# Entry ${j}`, ...head, ...KOS, `expect: ${written}`, ''].join('\n');
    return { name: `typed-${i}.goban`, text: WRITTEN.map(entry).join('\n') };
  });

const DOCUMENTS = [
  ...filesOf('examples'),
  ...filesOf('test/fixtures/records'),
  ...filesOf('test/workbench/workspace'),
  ...typed(),
].filter(({ name }) => options.only.split(',').some((part) => name.includes(part)));

/** Where requests point in a text: what is before the place. */
const PLACES = [
  /^rules: ./gm,
  /^(?:moves|play): .*?[BW] [a-t]/gm,
  /^expect: \w+ \w/gm,
  /^expect: .*(?=\n)/gm,
  /^from: \w/gm,
  /^\|? ?[.XO] [.XO] [.XO]/gm,
  /^eye\w*: ./gm,
  /^\$\$ \| \./gm,
  /^#+ ./gm,
  /;[BW]\[\w/g,
  /\bC\[\w/g,
  /\b(?:AB|AW|RU|SZ|LB|MN)\[\w/g,
  /\(;/g,
];
/** Of each kind of place in a text, so many are asked about. */
const EACH = 3;

function placesOf(text, name) {
  const found = new Set();
  for (const place of name.startsWith('typed') ? [/^expect: .*(?=\n)/gm, /^expect: hot a/gm] : PLACES) {
    const all = [...text.matchAll(place)].map((match) => match.index + match[0].length);
    const step = Math.max(1, (all.length - 1) / (EACH - 1));
    if (name.startsWith('typed')) for (const at of all) found.add(at);
    else
      for (let i = 0; i < EACH; i++)
        if (all.length > 0) found.add(all[Math.min(all.length - 1, Math.round(i * step))]);
  }
  return [...found].sort((a, b) => a - b);
}

/** The requests of one document. */
function questions({ name, text }) {
  const uri = `file:///transcript/${name}`;
  const textDocument = { uri };
  const positionOf = (offset) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length - 1, character: before.at(-1).length };
  };
  const whole = { start: { line: 0, character: 0 }, end: positionOf(text.length) };
  const asked = [];
  const ask = (method, params) => asked.push([method, params]);
  for (const kind of ['documentSymbol', 'foldingRange', 'codeLens', 'documentLink', 'semanticTokens/full'])
    ask(`textDocument/${kind}`, { textDocument });
  ask('textDocument/formatting', { textDocument, options: { tabSize: 2, insertSpaces: true } });
  ask('textDocument/inlayHint', { textDocument, range: whole });
  const version = 1;
  placesOf(text, name).forEach((offset, i) => {
    const position = positionOf(offset);
    const at = { textDocument, position };
    ask('textDocument/hover', at);
    ask('textDocument/completion', at);
    const range = { start: position, end: position };
    ask('textDocument/codeAction', { textDocument, range, context: { diagnostics: [] } });
    if (name.startsWith('typed')) return;
    for (const kind of ['definition', 'documentHighlight', 'prepareRename']) ask(`textDocument/${kind}`, at);
    ask('textDocument/references', { ...at, context: { includeDeclaration: true } });
    ask('textDocument/rename', { ...at, newName: 'c3' });
    ask('textDocument/selectionRange', { textDocument, positions: [position] });
    ask('koban/rule', { uri, offset });
    ask('koban/sequence', { uri, offset });
    ask('koban/navigate', { uri, position, direction: ['parent', 'child', 'nextVariation', 'end'][i % 4] });
    if (i % 3 === 0) {
      ask('koban/compare', { uri, offset });
      ask('koban/moveTree', { uri, offset });
      for (const rule of ['spight', 'coupling with hidden-kos count', 'psk'])
        ask('koban/sequence', { uri, offset, rule });
    } else if (i % 3 === 1) {
      for (const point of [8, 9, 16, 24]) ask('koban/point', { uri, offset, version, index: 1, point });
      for (const move of [0, 2]) ask('koban/proof', { uri, offset, move });
    } else {
      const write = (action) => ask('koban/write', { uri, offset, version, index: 1, action });
      for (const point of [0, 10, 18]) write({ kind: 'play', point });
      write({ kind: 'pass' });
      write({ kind: 'comment', nth: 0, text: 'A remark' });
      write({ kind: 'rule', rule: 'psk with passes lift' });
      for (const target of ['goban', 'sgf', 'senseis', 'ascii', 'typst'])
        ask('koban/convert', { uri, offset, target });
    }
  });
  return asked;
}

/** A value without what no two runs share: keys sorted, pictures as sums. */
function normal(value) {
  if (typeof value === 'string')
    return value.replace(/data:image\/[a-z+]+;?[^,"')]*,[^"')\s]*/g, (picture) => {
      return `picture:${createHash('sha256').update(picture).digest('hex').slice(0, 16)}`;
    });
  if (Array.isArray(value)) return value.map(normal);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, normal(value[key])]),
  );
}

/** Milliseconds without a message after which the server rests, where it shows no search. */
const REST = 420;
/** A question is put so often at most. */
const ROUNDS = 8;

class Server {
  constructor(build) {
    this.client = new Client(process.execPath, [build, 'lsp', '--stdio']);
    this.diagnostics = new Map();
    this.isSearching = false;
    this.last = performance.now();
    this.listen('koban/changed', () => undefined);
    this.listen('textDocument/publishDiagnostics', ({ uri, diagnostics }) =>
      this.diagnostics.set(uri, diagnostics),
    );
    this.listen('$/progress', ({ value }) => {
      this.isSearching = value.kind !== 'end';
    });
  }

  changed() {
    this.last = performance.now();
  }

  listen(method, heard) {
    void this.client.next(method, (params) => {
      this.changed();
      heard(params);
      return false;
    });
  }

  async rest() {
    while (this.isSearching || performance.now() - this.last < REST) await quiet(30);
  }

  start() {
    const formats = ['markdown', 'plaintext'];
    return this.client.start({
      window: { workDoneProgress: true },
      general: { markdown: { parser: 'marked', allowedTags: ['table', 'tr', 'td', 'img'] } },
      textDocument: {
        publishDiagnostics: { relatedInformation: true },
        hover: { contentFormat: formats },
        completion: { completionItem: { documentationFormat: formats, snippetSupport: true } },
      },
    });
  }

  async answers(asked) {
    const all = [];
    for (const [method, params] of asked) {
      const { result, error } = await this.client.request(method, params);
      all.push(JSON.stringify(normal(error ? { error: error.message } : (result ?? null)), null, 1));
    }
    return all;
  }

  /** What is said of a document, a part for each question. */
  async document(one) {
    const uri = `file:///transcript/${one.name}`;
    this.changed();
    this.client.notify('textDocument/didOpen', {
      textDocument: { uri, languageId: languageOf(one.name), version: 1, text: one.text },
    });
    const asked = questions(one);
    await this.rest();
    const first = await this.answers(asked);
    await this.rest();
    const said = await this.answers(asked);
    // A record keeps only the lines that were asked about last, so some answers need their question again.
    for (const [i, question] of asked.entries()) {
      for (let round = 0; first[i] !== said[i] || /"pending"|still searching/.test(said[i]); round++) {
        if (round === ROUNDS)
          throw new Error(`${one.name}: no settled answer to ${JSON.stringify(question)}`);
        first[i] = said[i];
        await this.rest();
        [said[i]] = await this.answers([question]);
      }
    }
    const parts = [
      [`${one.name} diagnostics`, JSON.stringify(normal(this.diagnostics.get(uri) ?? null), null, 1)],
    ];
    asked.forEach(([method, params], i) => {
      const place = JSON.stringify(normal(params)).replaceAll(`"uri":"${uri}"`, '');
      parts.push([`${one.name} ${method} ${place}`, said[i]]);
    });
    this.client.notify('textDocument/didClose', { textDocument: { uri } });
    return parts;
  }

  stop() {
    this.client.stop();
  }
}

const servers = builds.map((build) => new Server(build));
for (const server of servers) await server.start();
let count = 0;
let differing = 0;
for (const one of DOCUMENTS) {
  const [before, after] = await Promise.all(servers.map((server) => server.document(one)));
  count += before.length;
  for (const [i, [question, answer]] of before.entries()) {
    if (!after) console.log(`## ${question}\n${answer}`);
    else if (answer !== after[i][1]) {
      differing++;
      const was = answer.split('\n');
      const is = after[i][1].split('\n');
      const at = was.findIndex((line, j) => line !== is[j]);
      const first = at < 0 ? was.length : at;
      console.log(`${question}\n  - ${was[first]?.slice(0, 300)}\n  + ${is[first]?.slice(0, 300)}`);
    }
  }
}
for (const server of servers) server.stop();
if (options.server) console.log(`${count} answers over ${DOCUMENTS.length} documents, ${differing} differ.`);
else console.error(`${count} answers over ${DOCUMENTS.length} documents`);
process.exit(differing > 0 ? 1 : 0);
