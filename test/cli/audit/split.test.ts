import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Batch, GameTooLong, Splitter } from '../../../src/cli/audit/split.ts';
import { printGame } from '../../../src/notation/sgf/print.ts';
import { parseSgf } from '../../../src/notation/sgf/tree.ts';
import { message } from '../../../src/words/index.ts';
import { spoilt, tree } from '../../notation/sgf/arbitrary.ts';

function split(text: string, piece: number, length: number, longest?: number): Batch[] {
  const splitter = new Splitter(length, longest);
  const batches: Batch[] = [];
  for (let at = 0; at < text.length; at += piece) batches.push(...splitter.push(text.slice(at, at + piece)));
  return [...batches, ...splitter.end()];
}

const collection = fc
  .array(fc.tuple(tree, fc.constantFrom('\n', '\r\n', '\r', ' ', '')), { minLength: 1, maxLength: 6 })
  .map((games) => games.map(([game, between]) => printGame(game) + between).join(''));
const anything = fc.oneof(collection, spoilt(collection), fc.string());

describe('the splitter', () => {
  it('loses nothing, and cuts at the same places however the text comes in', () => {
    fc.assert(
      fc.property(
        anything,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 80 }),
        (text, piece, length) => {
          const batches = split(text, piece, length);
          expect(batches.map((batch) => batch.text).join('')).toBe(text);
          expect(batches).toEqual(split(text, text.length + 1, length));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('tells where each batch begins', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 80 }), (text, length) => {
        let before = '';
        for (const batch of split(text, 7, length)) {
          const lines = before.split(/\r\n?|\n/);
          expect([batch.line, batch.column]).toEqual([lines.length, lines.at(-1)!.length + 1]);
          before += batch.text;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never cuts a game that is right by the grammar, and counts them', () => {
    fc.assert(
      fc.property(collection, fc.integer({ min: 1, max: 80 }), (text, length) => {
        let games = 0;
        for (const batch of split(text, 5, length)) {
          expect(batch.game).toBe(games);
          const { games: own, faults } = parseSgf(batch.text);
          expect(faults.filter(({ kind }) => kind === 'unclosed-tree' || kind === 'extra-close')).toEqual([]);
          games += own.length;
        }
        expect(games).toBe(parseSgf(text).games.length);
      }),
      { numRuns: 300 },
    );
  });

  it('cuts behind each game, also where nodes are empty', () => {
    const games = ['(;)', '(;;B[aa](;)(;W[]))', '(;)', '( ; ( ;\n) )'];
    expect(split(games.join(''), 5, 1).map(({ text }) => text)).toEqual(games);
  });

  it('goes on with the next game when one has no end', () => {
    const text = `(;GM[1](;B[aa]\n${'(;GM[1];B[bb])\n'.repeat(40)}`;
    const batches = split(text, 10, 50, 100);
    expect(batches[0]!.text).toBe('(;GM[1](;B[aa]');
    expect(batches.map((batch) => batch.text).join('')).toBe(text);
    expect(batches.slice(1).every(({ text }) => parseSgf(text).faults.length === 0)).toBe(true);
    expect(batches.at(-1)!.game + parseSgf(batches.at(-1)!.text).games.length).toBe(41);
  });

  it('gives up on a game without an end and without a successor, in bounded memory', () => {
    const endless = `\n(;GM[1]${';B[aa]'.repeat(100)}`;
    expect(() => split(endless, 10, 50, 100)).toThrow(GameTooLong);
    expect(() => split(endless, 10, 50, 100)).toThrow(
      expect.objectContaining({ said: message('file.game-too-long', { line: 2, millions: 16 }) }),
    );
    expect(() => split(`(;C[${'x'.repeat(500)}`, 10, 50, 100)).toThrow(GameTooLong);
  });

  it('takes text between games for no game, however long', () => {
    const text = `${'see (below) [or not\n'.repeat(30)}(;B[aa])`;
    expect(split(text, 10, 50, 100000).at(-1)!.game).toBe(0);
  });
});
