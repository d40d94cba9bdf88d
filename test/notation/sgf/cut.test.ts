import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../../../src/go/task.ts';
import { cutting } from '../../../src/notation/sgf/cut.ts';
import { parseSgf, parsingSgf, printGame } from '../../../src/notation/sgf/index.ts';
import { expectSeen, runs } from '../../runs.ts';
import { junk, openPieces, spoilt, tree } from './arbitrary.ts';

const collection = fc
  .array(tree, { minLength: 1, maxLength: 4 })
  .map((games) => games.map((g) => printGame(g)).join('\n'));
/** Where games stand, without what decided that. */
const placesOf = (games: readonly { readonly start: number; readonly end: number }[]) =>
  games.map(({ start, end }) => ({ start, end }));

const texts = fc.oneof(collection, spoilt(collection), spoilt(spoilt(collection)), junk);

/** Where the scanner sees the games of a text, and what stands outside of them. */
function scanned(text: string) {
  const sgf = parseSgf(text);
  const games: { start: number; end: number }[] = [];
  for (let t = 0; t < sgf.treeCount; t++) if (sgf.treeParent(t) < 0) games.push(sgf.treeSpan(t));
  const outside = sgf.faults
    .filter(({ kind }) => kind === 'outside' || kind === 'extra-close')
    .map(({ kind, start, end }) => ({ kind, start, end }));
  return { games, outside };
}

describe('cutting a text into games', () => {
  it('sees what the scanner sees', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { games, outside, end } = finish(cutting(text, 0, true, () => false));
        expect({ games: placesOf(games), outside }).toEqual(scanned(text));
        expect(end).toBe(text.length);
      }),
      { numRuns: runs(800) },
    );
  });

  it.each([
    '(;B[aa];[x)[y])(;C[z])',
    '(;B[aa][x)[y])(;C[z])',
    '(;B[aa\\](;b[c)[d])(;e))',
    '(;C[x] (y) b[)](;B[aa]))(;W[bb])',
    '((B[aa)C[x])(;W[bb])',
    '( ( ( ;B[aa]) ) ',
  ])('sees what the scanner sees in %s', (text) => {
    const { games, outside } = finish(cutting(text, 0, true, () => false));
    expect({ games: placesOf(games), outside }).toEqual(scanned(text));
  });

  it('goes on from the end of any game, and stops before any', () => {
    fc.assert(
      fc.property(texts, fc.nat(4), fc.nat(4), (text, from, to) => {
        const all = scanned(text);
        const start = from === 0 ? 0 : (all.games[from - 1]?.end ?? 0);
        const stop = all.games[to]?.start ?? Number.POSITIVE_INFINITY;
        if (stop < start) return;
        const part = finish(cutting(text, start, start === 0, (at) => at === stop));
        const inside = (one: { start: number }) => one.start >= start && one.start < stop;
        expect(placesOf(part.games)).toEqual(all.games.filter(inside));
        expect(part.outside).toEqual(all.outside.filter(inside));
        expect(part.end).toBe(Math.min(stop, text.length));
      }),
      { numRuns: runs(400) },
    );
  });

  it('knows how far behind a game it looked', () => {
    let games = 0;
    fc.assert(
      fc.property(fc.array(openPieces, { maxLength: 12 }), fc.array(openPieces, { maxLength: 4 }), (a, b) => {
        const text = a.join('');
        for (const { start, end, beyond } of finish(cutting(text, 0, true, () => false)).games) {
          if (end + beyond > text.length) continue;
          games++;
          // Whatever follows, the game is where it is.
          const other = text.slice(0, end + beyond) + b.join('');
          expect(placesOf(finish(cutting(other, 0, true, () => false)).games)).toContainEqual({ start, end });
        }
      }),
      { numRuns: runs(400) },
    );
    expectSeen(games, 80);
  });

  it('yields in a long text, as the scanner does, and finds the same', () => {
    const text = `(;C[x]${';B[aa](;W[bb]C[a \\] b])'.repeat(60_000)})\n(;C[${'y'.repeat(1e6)}])`;
    const counted = <T>(task: Generator<void, T>): [T, number] => {
      for (let yields = 0; ; yields++) {
        const step = task.next();
        if (step.done) return [step.value, yields];
      }
    };
    const [cuts, yields] = counted(cutting(text, 0, true, () => false));
    expect(yields).toBeGreaterThanOrEqual(5);
    expect(placesOf(cuts.games)).toEqual(scanned(text).games);
    const [sgf, scanRests] = counted(parsingSgf(text));
    expect(scanRests).toBeGreaterThanOrEqual(5);
    const plain = parseSgf(text).raw;
    for (const table of ['nodes', 'properties', 'values', 'trees'] as const)
      expect(
        Buffer.compare(
          new Uint8Array(sgf.raw[table].slice().buffer),
          new Uint8Array(plain[table].slice().buffer),
        ),
      ).toBe(0);
    expect(sgf.faults).toEqual(parseSgf(text).faults);
  });
});
