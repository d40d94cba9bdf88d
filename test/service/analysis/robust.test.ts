/** Whatever the text and wherever the cursor: no feature throws, and nothing that is kept from before an edit changes an answer. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit, openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import {
  actions,
  analyse,
  complete,
  DEFAULT_SETTINGS,
  definition,
  diagnose,
  folding,
  hover,
  inlays,
  judge,
  lenses,
  references,
  rename,
  sequenceAt,
  symbols,
  tokens,
} from '../../../src/service/index.ts';
import { breathe } from '../../oracle/breathe.ts';
import { expectSeen, runs } from '../../runs.ts';
import { BASIC_KO, compareAt } from '../marked.ts';

const SETTINGS = { ...DEFAULT_SETTINGS, maxCycle: 6, inlayHot: true, inlayEyes: true, budget: 5000 };

const SOURCE = `# One
rules: spight, psk
${BASIC_KO}
moves: W b2 B c2 W pass @1
expect: move 2 forbidden under basic
expect: hot after 1: b2

# Two
from: One after 1
first: 3
moves: e4 @3 tenuki
expect: captures 1 at move 4
# Three
edges: all
to-play: white
. 1 a
X 2 ?
. . .
replays: 3@1
moves: a B c1
expect: eye a1 is half
expect: repetition at move 3 of move 0
`;

/** Pieces that mean something, so that random texts get beyond the first error. */
const PIECES = [
  '\n',
  '# ',
  'from: One',
  'moves: ',
  'a1 ',
  '@1 ',
  'pass ',
  '. X O\n',
  '1',
  'a',
  'expect: ',
  'rules: ',
  '?',
  '+---+\n',
  ' after 2',
  '\r',
  '|',
  ':',
];

const change = fc.record({
  at: fc.nat(SOURCE.length + 40),
  length: fc.nat(12),
  text: fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6, unit: 'binary' })),
});

describe('any text', () => {
  it('is answered by every feature', async () => {
    let places = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 6 }), fc.nat(), async (changes, where) => {
        await breathe();
        let text = SOURCE;
        for (const { at, length, text: by } of changes)
          text = text.slice(0, at) + by + text.slice(at + length);
        const analysis = analyse(openDocument('test:///a', 1, 'goban', text), SETTINGS);
        const offset = where % (text.length + 1);
        const whole = { start: 0, end: text.length };
        finish(hover(analysis, offset, () => false));
        complete(analysis, offset);
        definition(analysis, offset);
        rename(analysis, offset, 'New');
        compareAt(analysis, { offset });
        finish(symbols(analysis));
        finish(folding(analysis));
        lenses(analysis);
        inlays(analysis, whole);
        judge(analysis, null);
        const spans = [
          ...references(analysis, offset, true),
          ...finish(tokens(analysis, whole)).map(({ span }) => span),
          ...actions(analysis, whole).flatMap(({ edits }) => edits.map(({ span }) => span)),
          ...(sequenceAt(analysis, { offset })?.sequence.frames.flatMap(({ span }) => span ?? []) ?? []),
        ];
        places += spans.length;
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: runs(32) },
    );
    expectSeen(places, 1000);
  });
});

describe('an analysis after edits', () => {
  it('says what a fresh one says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        await breathe();
        let document = openDocument('test:///a', 1, 'goban', SOURCE);
        let analysis = analyse(document, SETTINGS);
        changes.forEach(({ at, length, text }, i) => {
          diagnose(analysis);
          document = edit(document, [{ span: { start: at, end: at + length }, text }], i + 2);
          analysis = analyse(document, SETTINGS, analysis);
        });
        const fresh = analyse(openDocument('test:///b', 1, 'goban', document.text), { ...SETTINGS });
        expect(diagnose(analysis)).toEqual(diagnose(fresh));
        expect(judge(analysis, ['spight', 'psk'])).toEqual(judge(fresh, ['spight', 'psk']));
      }),
      { numRuns: runs(24) },
    );
  });
});
