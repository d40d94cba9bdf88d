import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver';
import { type Reproduction, reducing } from '../../src/document/index.ts';
import { LineIndex } from '../../src/document/line-index.ts';
import { finish } from '../../src/go/task.ts';
import { Documents } from '../../src/server/documents.ts';
import { stateOf } from '../../src/server/entry-state.ts';
import { Searches } from '../../src/server/searches.ts';
import { DEFAULT_SETTINGS } from '../../src/service/index.ts';
import { anyText, mutation, spanOf } from '../notation/goban/arbitrary.ts';
import { expectSeen, runs } from '../runs.ts';
import { TRIPLE_KO } from '../service/marked.ts';

const PLAIN = {
  ...{ pictures: false, hoverMarkdown: false, completionMarkdown: false, snippets: false },
  hovers: 'text' as const,
};

/** Open documents of a server whose pauses end at once, and whose clock goes when it is told to. */
function setUp() {
  let time = 0;
  const resting: (() => void)[] = [];
  const timers: { at: number; callback: () => void }[] = [];
  const published: { version: number; diagnostics: Diagnostic[] }[] = [];
  const reports: string[] = [];
  const scheduler = {
    now: () => time,
    pause: (callback: () => void) => void resting.push(callback),
    later: (milliseconds: number, callback: () => void) =>
      void timers.push({ at: time + milliseconds, callback }),
  };
  const searches = new Searches(scheduler, {
    searched: (uri, found) => documents.searched(uri, found),
    progress: () => undefined,
    idle: () => undefined,
    failed: (problem) => expect.fail(String(problem)),
  });
  const documents: Documents = new Documents(
    searches,
    {
      diagnostics: (_, version, diagnostics) => void published.push({ version, diagnostics }),
      changed: () => undefined,
      differs: (report) => void reports.push(report),
    },
    PLAIN,
  );
  documents.configure(() => DEFAULT_SETTINGS);
  const settle = async () => {
    for (let idle = 0; idle < 3; idle++) {
      for (let next = resting.shift(); next; next = resting.shift()) {
        next();
        idle = 0;
      }
      await Promise.resolve();
    }
  };
  const pass = async (milliseconds: number) => {
    await settle();
    time += milliseconds;
    for (const due of timers.splice(0).sort((a, b) => a.at - b.at)) {
      if (due.at <= time) due.callback();
      else timers.push(due);
      await settle();
    }
  };
  const type = (uri: string, version: number, at: number, length: number, text: string) => {
    const { document } = documents.get(uri)!;
    const range = { start: document.positionAt(at), end: document.positionAt(at + length) };
    documents.edited(uri, version, [{ range, text }]);
  };
  return { documents, published, reports, pass, settle, type, timers };
}

afterEach(() => vi.restoreAllMocks());

const URI = 'test:///a.md';
const PAGE = `${'prose\n'.repeat(9)}\n\`\`\`goban\n# A\n. X\nmoves: B b1\n# B\n. X\nmoves: B a1\n\`\`\`\nmore\n`;

describe('a text that nobody edits for some seconds is read anew', () => {
  it('and nothing is said where all is as it was', async () => {
    const { documents, published, reports, pass, type, timers } = setUp();
    documents.opened(URI, 'markdown', 1, PAGE);
    type(URI, 2, 0, 0, 'More ');
    await pass(0);
    const told = published.length;
    await pass(2000);
    expect(timers).toHaveLength(1);
    await pass(2000);
    expect([published.length, reports, timers]).toEqual([told, [], []]);
  });

  it('and put in place of what is wrong by a fault of incremental reading, which is logged with an example', async () => {
    // An edit in a first line does not read the entry above again.
    vi.spyOn(LineIndex.prototype, 'firstLineLength').mockReturnValue(-1);
    const { documents, published, reports, pass, type } = setUp();
    documents.opened(URI, 'markdown', 1, PAGE);
    type(URI, 2, 0, 0, 'More ');
    type(URI, 3, PAGE.indexOf('# B') + 5, 1, ';');
    type(URI, 4, 0, 0, 'And ');
    await pass(0);
    expect(documents.get(URI)!.entries).toHaveLength(2);
    const before = published.at(-1)!;
    await pass(3000);
    expect(documents.get(URI)!.entries).toHaveLength(1);
    expect(published.at(-1)!.version).toBe(4);
    expect(published.at(-1)!.diagnostics).not.toEqual(before.diagnostics);
    expect(reports).toHaveLength(1);
    expect(reports[0]).not.toContain('\n');
    const { text, edits } = JSON.parse(reports[0]!) as Reproduction;
    expect(edits).toHaveLength(1);
    expect(edits[0]!.text).toBe(';');
    expect(text.split('\n').length).toBeLessThan(6);
    expect(text).toContain('# B');
    // It is healed, and is left alone from now on.
    await pass(60_000);
    expect(reports).toHaveLength(1);
  });

  it('and put in place of findings that are wrong', async () => {
    const { documents, published, reports, pass, type } = setUp();
    documents.opened(URI, 'markdown', 1, PAGE);
    type(URI, 2, 0, 0, 'More ');
    const { entries, settings } = documents.get(URI)!;
    const right = published.at(-1)!.diagnostics;
    expect(right.length).toBeGreaterThan(0);
    const state = stateOf(entries[0]!.analysis, settings) as unknown as {
      findings: unknown;
      placed: unknown;
    };
    state.findings = { kept: [], left: 0, first: null, complete: true };
    state.placed = null;
    type(URI, 3, 0, 0, 'And ');
    expect(published.at(-1)!.diagnostics.length).toBeLessThan(right.length);
    await pass(3000);
    expect(published.at(-1)!.diagnostics).toEqual(right);
    expect(reports).toEqual(['{"differs":"finding","host":"markdown","version":3}']);
  });

  it('but not while somebody types', async () => {
    const { documents, reports, pass, type } = setUp();
    documents.opened(URI, 'markdown', 1, PAGE);
    const segments = () =>
      (documents.get(URI)!.document as unknown as { own: { index: LineIndex } }).own.index.segments;
    for (let version = 2; version < 8; version++) {
      type(URI, version, 0, 0, '!');
      Object.assign(segments()[1]!, { state: { fence: null, opened: false } });
      await pass(2000);
    }
    expect(reports).toEqual([]);
    await pass(3000);
    expect(reports).toHaveLength(1);
  });
});

it('random typing never makes a difference', async () => {
  const pieces = [
    'prose\n\n',
    '```goban\n# A\n. X\nmoves: B a1\nexpect: captures 1 at move 1\n```\n',
    `> ~~~goban\n> # B\n> rules: spight\n> from: A\n> ~~~\n`,
    `\`\`\`goban\nrules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6\nexpect: hot after 3: b5\n\`\`\`\n`,
    '```sgf\n(;SZ[3]RU[AGA];B[aa];W[aa];B[bb])\n(;SZ[3];B[aa\n```\n',
    '$$ Title\n$$ | . X O |\n\n',
  ];
  const texts = fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((p) => p.join('')) },
    { weight: 1, arbitrary: anyText },
  );
  const languages = fc.constantFrom('goban', 'markdown', 'sgf', 'texinfo');
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      texts,
      languages,
      fc.array(mutation, { minLength: 1, maxLength: 5 }),
      async (text, id, edits) => {
        const { documents, reports, pass, settle } = setUp();
        documents.opened(URI, id, 1, text);
        let version = 1;
        for (const one of edits) {
          await settle();
          const { document } = documents.get(URI)!;
          const span = spanOf(one, document.text);
          const range = { start: document.positionAt(span.start), end: document.positionAt(span.end) };
          documents.edited(URI, ++version, [{ range, text: one.text }]);
        }
        await pass(0);
        await pass(3000);
        compared += documents.get(URI)!.entries.length;
        expect(reports).toEqual([]);
      },
    ),
    { numRuns: runs(120) },
  );
  expectSeen(compared, 50);
});

it('a reproduction becomes as small as the fault allows', () => {
  const text = Array.from({ length: 60 }, (_, i) => `line ${i}\n`).join('');
  const at = (line: number) => text.indexOf(`line ${line}\n`);
  const edits = [
    { span: { start: at(50), end: at(50) }, text: 'x\n' },
    { span: { start: at(20), end: at(20) + 4 }, text: 'LINE' },
    { span: { start: at(40), end: at(40) }, text: 'y' },
    { span: { start: 0, end: 0 }, text: 'z' },
  ];
  // The fault needs line 10, and the second edit.
  const shows = function* (one: Reproduction) {
    yield;
    const made = one.edits.reduce(
      (now, { span, text: typed }) => now.slice(0, span.start) + typed + now.slice(span.end),
      one.text,
    );
    return (
      one.text.includes('line 10\n') && made.includes('LINE 20\n') && one.edits.some((e) => e.text === 'LINE')
    );
  };
  const found = finish(reducing({ text, edits }, shows))!;
  expect(found.text).toBe('line 10\nline 20\n');
  expect(found.edits).toEqual([{ span: { start: 8, end: 12 }, text: 'LINE' }]);
  const never = function* () {
    yield;
    return false;
  };
  expect(finish(reducing({ text, edits }, never))).toBeNull();
});
