import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../src/document/index.ts';
import type { Ply } from '../../../../src/go/game.ts';
import type { WriteAction, WriteReply } from '../../../../src/protocol/write.ts';
import { analyse, DEFAULT_SETTINGS, entryOf } from '../../../../src/service/index.ts';
import { leavesOf } from '../../../../src/service/sgf/analysis/entries.ts';
import { writeNow } from '../../marked.ts';
import { games } from '../trees.ts';

const analysed = (text: string) => analyse(openDocument('test:///a.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);

function applied(text: string, reply: WriteReply): string {
  if (reply?.kind !== 'edit') throw new Error(JSON.stringify(reply));
  let out = text;
  for (const { start, end, text: put } of [...reply.edits].reverse())
    out = out.slice(0, start) + put + out.slice(end);
  return out;
}

function write(text: string, entry: number, index: number, action: WriteAction): WriteReply {
  return writeNow(analysed(text), { uri: 'test:///a.sgf', version: 1, entry, index, action });
}

const play = (point: number, more = {}): WriteAction => ({ kind: 'play', point, ...more });

describe('writing moves into SGF', () => {
  it.each<[string, string, number, number, WriteAction, string]>([
    ['at the end', '(;SZ[3];B[aa])', 0, 1, play(4), '(;SZ[3];B[aa];W[bb])'],
    ['at the beginning', '(;SZ[3])', 0, 0, play(4), '(;SZ[3];B[bb])'],
    ['a pass', '(;SZ[3];B[aa])', 0, 1, { kind: 'pass' }, '(;SZ[3];B[aa];W[])'],
    ['another color', '(;SZ[3];B[aa])', 0, 1, play(4, { by: 'black' }), '(;SZ[3];B[aa];B[bb])'],
    ['in the middle', '(;SZ[3];B[aa];W[bb])', 0, 1, play(8), '(;SZ[3];B[aa](;W[bb])(;W[cc]))'],
    [
      'beside variations',
      '(;SZ[3];B[aa](;W[bb])(;W[cc]))',
      0,
      1,
      play(1),
      '(;SZ[3];B[aa](;W[bb])(;W[cc])(;W[ba]))',
    ],
    [
      'within a variation',
      '(;SZ[3];B[aa](;W[bb])(;W[cc]))',
      1,
      2,
      play(1),
      '(;SZ[3];B[aa](;W[bb])(;W[cc];B[ba]))',
    ],
    ['behind a comment', '(;SZ[3];B[aa];C[so far])', 0, 1, play(4), '(;SZ[3];B[aa];C[so far];W[bb])'],
    ['with lines', '(;SZ[3]\n;B[aa]\n;W[bb])', 0, 1, play(8), '(;SZ[3]\n;B[aa]\n(;W[bb])\n(;W[cc]))'],
  ])('%s', (_what, text, entry, index, action, after) => {
    expect(applied(text, write(text, entry, index, action))).toBe(after);
  });

  it('goes to a move that is there', () => {
    const text = '(;SZ[3];B[aa](;W[bb])(;C[x];W[cc]))';
    expect(write(text, 0, 1, play(8))).toEqual({
      kind: 'go',
      entry: '0/1',
      index: 2,
      offset: text.indexOf(';W[cc]'),
    });
  });

  it('refuses what cannot be played or read, and what the rule forbids unless it is told to', () => {
    const ko = '(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb])';
    const reply = write(ko, 0, 1, play(5));
    expect(reply).toMatchObject({ kind: 'refused', code: 'basic.recapture' });
    expect(applied(ko, write(ko, 0, 1, play(5, { anyway: true })))).toBe(
      ko.replace('B[cb])', 'B[cb];W[bb])'),
    );
    expect(write(ko, 0, 1, play(6))).toMatchObject({ kind: 'refused', code: 'write.occupied' });
    expect(write('(;SZ[3];B[aa]', 0, 1, play(4))).toMatchObject({ kind: 'refused', code: 'write.broken' });
    expect(write(ko, 0, 1, { kind: 'tenuki' })).toMatchObject({ code: 'write.notation' });
  });

  it('adds one move where it was asked for, and changes no other', () => {
    fc.assert(
      fc.property(games(4), fc.nat(), fc.nat(), fc.nat(15), (text, entry, at, point) => {
        const document = analysed(text);
        const { game } = document.sgf!.games[0]!;
        const leaves = leavesOf(game);
        const placed = entryOf(document, { entry: entry % leaves.length })!;
        const index = at % (placed.analysis.game.length + 1);
        const reply = write(text, placed.index, index, play(point, { anyway: true }));
        if (reply?.kind !== 'edit') return;
        const after = applied(text, reply);
        const now = analysed(after).sgf!.games[0]!.game;
        expect(now.plies.length).toBe(game.plies.length + 1);
        const found = entryOf(analysed(after), { offset: reply.offset! })!;
        expect(found.id).toBe(reply.entry);
        // Whose turn it is at the start, the first move of the main variation says where no `PL` does: it may be the one that was added.
        const main = entryOf(document, { entry: 0 })!.analysis.game.plies;
        const begun = main.some(({ move }) => move.kind !== 'setup');
        const moves = (list: readonly { move: Ply['move'] }[]) =>
          list.map(({ move }) => (begun || move.kind !== 'setup' ? move : { ...move, color: null }));
        const { plies } = placed.analysis.game;
        expect(moves(found.analysis.game.plies).slice(0, index)).toEqual(moves(plies).slice(0, index));
        expect(found.analysis.game.plies[index]!.move).toMatchObject({ kind: 'play', point });
        // What was there is there still, in its order.
        const kept = moves(now.plies);
        kept.splice(now.plies.indexOf(found.analysis.game.plies[index] as never), 1);
        expect(kept).toHaveLength(game.plies.length);
      }),
      { numRuns: 300, examples: [['(;GM[1]SZ[4];AB[aa]AW[aa]AE[aa];AB[aa]AW[aa]AE[aa]PL[W])', 0, 2, 0]] },
    );
  });
});
