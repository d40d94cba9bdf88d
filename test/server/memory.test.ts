import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { Documents } from '../../src/server/documents.ts';
import { Searches } from '../../src/server/searches.ts';
import { DEFAULT_SETTINGS, eyesIn, modeFor } from '../../src/service/index.ts';
import { sized } from '../runs.ts';
import { TRIPLE_KO } from '../service/marked.ts';

/** An editor that can do little. */
const PLAIN = {
  pictures: false,
  hovers: 'text' as const,
  hoverMarkdown: false,
  completionMarkdown: false,
  snippets: false,
};

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Weak references are cleared, and registries called, between two turns of the event loop. */
async function afterCollection(): Promise<void> {
  for (let i = 0; i < sized(2, 4); i++) {
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
  }
  await new Promise((resolve) => setImmediate(resolve));
}

const scheduler = {
  now: () => performance.now(),
  pause: (callback: () => void) => void setImmediate(callback),
};

/** Documents with their searches, whose diagnostics somebody hears of. */
function documentsOf(diagnostics: () => void): Documents {
  const searches = new Searches(scheduler, {
    searched: (uri, found) => documents.searched(uri, found),
    progress: () => undefined,
    idle: () => undefined,
    failed: (problem) => expect.fail(String(problem)),
  });
  const documents = new Documents(searches, { diagnostics, changed: () => undefined }, PLAIN);
  documents.configure(() => DEFAULT_SETTINGS);
  return documents;
}

const BOARD = `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6\n`;
const RECORD = '(;GM[1]FF[4]SZ[9]RU[AGA];B[aa];W[bb](;B[cc];W[dd])(;B[ee];W[ff]))';

describe('after very many edits the server has let go of', () => {
  it.each([
    ['goban', `# A\n${BOARD}\n# B\nfrom: A\nmoves: W d5\n`],
    ['markdown', `Text\n\n\`\`\`goban\n${BOARD}\`\`\`\n\n\`\`\`sgf\n${RECORD}\n\`\`\`\n`],
    ['sgf', `${RECORD}\n`.repeat(20)],
  ])('all analyses but the last few, in %s', async (languageId, text) => {
    let published = 0;
    const documents = documentsOf(() => void published++);
    const uri = `test:///a.${languageId}`;
    documents.opened(uri, languageId, 1, text);
    const seen: WeakRef<object>[] = [];
    const lines = text.split('\n').length;
    for (let i = 0; i < sized(150, 300); i++) {
      const line = (i >> 1) % lines;
      const start = { line, character: (i >> 1) % 3 };
      const typed = i % 2 === 0 ? 'X' : '';
      const end = { line, character: start.character + (i % 2) };
      documents.edited(uri, i + 2, [{ range: { start, end }, text: typed }]);
      const analysis = (await documents.whenRead(uri))!;
      seen.push(new WeakRef(analysis), new WeakRef(analysis.document));
      if (i % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await afterCollection();
    expect(published).toBeGreaterThan(50);
    expect(seen.filter((one) => one.deref()).length).toBeLessThan(20);
    documents.closed(uri);
    await afterCollection();
    expect(seen.filter((one) => one.deref()).length).toBeLessThan(4);
  });

  it.each([
    ['short', 1000, 8],
    ['long, of which not even the one before the last is kept', 6000, 2],
  ])('all versions of a game of SGF but the last few: %s', async (_, words, most) => {
    const documents = documentsOf(() => undefined);
    const uri = 'test:///a.sgf';
    documents.opened(uri, 'sgf', 1, `(;GM[1]FF[4]C[${'Some words. '.repeat(words)}];B[aa];W[bb])`);
    const seen: WeakRef<object>[] = [];
    const start = { line: 0, character: 40 };
    for (let i = 0; i < sized(40, 100); i++) {
      documents.edited(uri, i + 2, [{ range: { start, end: start }, text: 'x' }]);
      const analysis = (await documents.whenRead(uri))!;
      seen.push(new WeakRef(analysis.sgf!.games[0]!.source));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await afterCollection();
    expect(seen.filter((one) => one.deref()).length).toBeLessThan(most);
    documents.closed(uri);
  });

  it('shapes of boards that no text has, with all that was read on them', async () => {
    await afterCollection();
    const before = Geometry.count;
    for (let columns = 1; columns <= sized(20, 40); columns++) {
      for (let row = 1; row <= 8; row++) {
        const geometry = Geometry.of({ columns, rows: 2, origin: { column: 1, row } });
        const position = Position.of(geometry, ['.'.repeat(columns), 'X'.repeat(columns)]);
        eyesIn(position, modeFor(position), { numerator: 7, denominator: 8 });
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    await afterCollection();
    // The last few positions are kept, with their boards.
    expect(Geometry.count - before).toBeLessThan(40);
  });
});
