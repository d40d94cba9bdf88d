/**
 * Entries that are too long for anyone to write: how long the server's core works to open them and after a keystroke in their middle, and
 * the memory that they take, beside the length of the text.
 *
 *     node --expose-gc bench/long.bench.mjs [part of a name]
 */
import { core, table, used } from './core.mjs';

const { openDocument, edit, analyse, check, DEFAULT_SETTINGS } = await core({
  'document/index.ts': ['openDocument', 'edit'],
  'service/languages.ts': ['analyse'],
  'service/analysis/check.ts': ['check'],
  'service/analysis/settings.ts': ['DEFAULT_SETTINGS'],
});

const BOARD = `# A\nsize: 9\n${'. . . . . . . . .\n'.repeat(9)}`;
const distinct = (count, one) => Array.from({ length: count }, (_, i) => one(i)).join('');
const TEXTS = {
  '100,000 comments': `${BOARD}${'; text\n'.repeat(100_000)}`,
  '100,000 claims': `${BOARD}${'expect: move 1 legal\n'.repeat(100_000)}`,
  '100,000 lines of words': `${BOARD}${'some words here\n'.repeat(100_000)}`,
  '100,000 rows': `# A\n${'. . . . X O . . .\n'.repeat(100_000)}`,
  '100,000 lines of moves': `${BOARD}${'moves: B a1 W b1\n'.repeat(100_000)}`,
  'a megabyte of one unknown key': `${BOARD}${'ruels: basic\n'.repeat(75_000)}`,
  'a megabyte of unknown keys': `${BOARD}${distinct(75_000, (i) => `k${i}y: basic\n`)}`,
  'rules: a a a …, 60 kB': `${BOARD}rules: ${'a '.repeat(30_000)}\n`,
  'moves that are none, 60 kB': `${BOARD}moves: ${'xx yy '.repeat(10_000)}\n`,
};

function told(work) {
  const begun = used();
  const result = work();
  return [result, (used() - begun).toFixed(0)];
}

const judged = (document, before) => {
  const analysis = analyse(document, DEFAULT_SETTINGS, before);
  for (const one of analysis.entries) check(one.analysis, DEFAULT_SETTINGS);
  return analysis;
};

/** Bytes of the heap that are in use. */
function inUse() {
  for (let i = 0; i < 4; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function measure(name, text) {
  const before = inUse();
  const [document, opened] = told(() => openDocument('bench:///a', 1, 'goban', text));
  const [analysis, first] = told(() => judged(document));
  const kept = (inUse() - before) / text.length;
  const at = Math.floor(text.length / 2);
  const [edited, read] = told(() => edit(document, [{ span: { start: at, end: at }, text: 'x' }], 2));
  const [, again] = told(() => judged(edited, analysis));
  return [name, opened, first, read, again, kept.toFixed(0)];
}

console.log('\nEntries that are too long');
table([
  ['', 'read, ms', 'judged', 'edit read', 'edit judged', 'bytes a character'],
  ...Object.entries(TEXTS)
    .filter(([name]) => name.includes(process.argv[2] ?? ''))
    .map(([name, text]) => measure(name, text)),
]);
