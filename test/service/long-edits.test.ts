/**
 * An edit of a text in which one thing stands again and again takes time that grows with the text, and
 * not with its square: what grows so takes minutes here.
 */
import { expect, test } from 'vitest';
import { edit, openDocument } from '../../src/document/index.ts';
import { finish } from '../../src/go/task.ts';
import { actions, analyse, DEFAULT_SETTINGS, diagnose, symbols } from '../../src/service/index.ts';

/** Characters, and seconds of the processor for an edit; each takes less than a tenth of them. */
const LENGTH = 60_000;
const MOST = 1;

const KO =
  '+-----------+\n| . . . . . |\n| . X O . . |\n| X O . O . |\n| . X O . . |\n| . . . . . |\n+-----------+\n';

const repeated = (part: (i: number) => string) => {
  let text = '';
  for (let i = 0; text.length < LENGTH; i++) text += part(i);
  return text;
};

const TEXTS = {
  'titles that no entry has': repeated((i) => `# T${i}\nfrom: Unknown ${i}\nmoves: B a1\n\n`),
  'misspelled titles': repeated((i) => `# Title number ${i}\n. X\n\n# From ${i}\nfrom: Title numbr ${i}\n\n`),
  'entries that play on': repeated(
    (i) => `# E${i}\n${i === 0 ? KO : `from: E${i % 50 === 0 ? 0 : i - 1}\n`}moves: B a1\n\n`,
  ),
  'a long ko dance': `# K\nrules: psk\n${KO}moves: ${repeated((i) => ['B c3 ', 'W tenuki ', 'B tenuki ', 'W b3 ', 'B tenuki ', 'W tenuki '][i % 6]!)}\n`,
  'a ko taken back again and again': `# K\nrules: psk\n${KO}moves: ${repeated((i) => ['B c3 ', 'W b3 '][i % 2]!).slice(0, 15_000)}\n`,
  'claims about them': `# K\nrules: psk\n${KO}moves: B c3 W b3\n${repeated((i) => `expect: move ${1 + (i % 2)} allowed\n`).slice(0, 20_000)}\n`,
} as const;

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

test.each(Object.entries(TEXTS))('an edit of %s', (_name, text) => {
  let now = analyse(openDocument('test:///a', 1, 'goban', text), DEFAULT_SETTINGS);
  diagnose(now);
  for (const at of [text.length - 4, Math.floor(text.length / 2)]) {
    const before = used();
    const written = edit(
      now.document,
      [{ span: { start: at, end: at }, text: ' ' }],
      now.document.version + 1,
    );
    now = analyse(written, DEFAULT_SETTINGS, now);
    diagnose(now);
    expect(finish(symbols(now)).length).toBeGreaterThan(0);
    expect(used() - before).toBeLessThan(MOST);
  }
});

test('each offer for five hundred titles that no entry has', () => {
  const text = repeated((i) => `# Entry ${i}\nfrom: Entri ${i}\nmoves: a1\n\n`).slice(0, 20_000);
  const document = analyse(openDocument('test:///a', 1, 'goban', text), DEFAULT_SETTINGS);
  const starts = document.entries.map(({ entry }) => entry.offset);
  expect(starts.length).toBeGreaterThan(500);
  const before = used();
  for (const start of starts) actions(document, { start, end: start + 20 });
  // A tenth of what it takes where each offer compares all titles with each other.
  expect(used() - before).toBeLessThan(2 * MOST);
});
