import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Game } from '../../../../src/go/game.ts';
import { finish } from '../../../../src/go/task.ts';
import { ruleOf } from '../../../../src/rules/index.ts';
import { Referee } from '../../../../src/rules/referee.ts';
import type { RuleId } from '../../../../src/rules/rule.ts';
import { buildGame, DEFAULT_SETTINGS, type SgfGame } from '../../../../src/service/index.ts';
import { runs } from '../../../runs.ts';
import { games } from '../trees.ts';

const build = (text: string, previous?: SgfGame) => buildGame(text, DEFAULT_SETTINGS, {}, previous);

/** The numbers of the plies from the start to this one. */
function pathTo(game: SgfGame, ply: number): number[] {
  const path: number[] = [];
  for (let i = ply; i >= 0; i = game.plyBefore[i]!) path.unshift(i);
  return path;
}

const leaves = (game: SgfGame) => game.plies.map((_, i) => i).filter((i) => !game.plyBefore.includes(i));

describe('the moves of all variations', () => {
  it('are those of each variation by itself, and are judged alike', () => {
    const rules: readonly RuleId[] = ['basic', 'psk', 'ssk', 'nssk', 'korean', 'japanese', 'spight'];
    fc.assert(
      fc.property(games(3), (text) => {
        const game = build(text);
        for (const rule of rules) finish(game.verdicts.all(rule));
        for (const leaf of leaves(game)) {
          const path = pathTo(game, leaf);
          const alone = Game.of(
            game.start,
            path.map((i) => game.plies[i]!.move),
          );
          const referees = rules.map((rule) => new Referee(ruleOf(rule)!, alone, game.options));
          path.forEach((i, at) => {
            const ply = game.plies[i]!;
            const same = alone.plies[at]!;
            expect([ply.number, ply.kind, ply.captured, ply.recreates]).toEqual([
              same.number,
              same.kind,
              same.captured,
              same.recreates,
            ]);
            expect(ply.after.equals(same.after)).toBe(true);
            for (const referee of referees) {
              expect(game.verdicts.at(referee.rule.id, i)!.verdict).toEqual(referee.at(at + 1).verdict);
            }
          });
        }
      }),
      { numRuns: runs(24) },
    );
  });

  it('are not judged anew where an edit leaves them as they were', () => {
    fc.assert(
      fc.property(games(4), games(4), fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
        const before = build(a);
        finish(before.verdicts.all('psk'));
        finish(before.verdicts.all('japanese'));
        // A part of one in the other: as text it need not be whole.
        const cut = Math.floor(a.length * share);
        for (const text of [b, a.slice(0, cut) + b.slice(12), a.slice(0, cut) + a.slice(cut + 6)]) {
          const after = build(text, before);
          const fresh = build(text);
          for (const rule of ['psk', 'japanese'] as const)
            for (let i = 0; i < fresh.plies.length; i++)
              expect(after.verdicts.at(rule, i)!.verdict).toEqual(fresh.verdicts.at(rule, i)!.verdict);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('keep what was searched, for all but what follows the edit', () => {
    const text = '(;SZ[5];B[aa];W[bb](;B[cc];W[dd])(;B[ee];W[ab]))';
    const before = build(text);
    finish(before.verdicts.all('spight'));
    const after = build(text.replace('W[ab]', 'C[a remark];W[ba]'), before);
    expect(after.plies.map((_, i) => after.verdicts.at('spight', i) !== undefined)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it.each<[string, string, string[]]>([
    ['setup is the start', '(;SZ[3]AB[aa]AW[ba:ca]AE[ca];B[cc])', ['XO.', '...', '..X']],
    ['setup further on', '(;SZ[3];B[aa];AE[aa]AW[bb];B[cc])', ['...', '.O.', '..X']],
    ['a rectangle', '(;SZ[3]AB[aa:bc])', ['XX.', 'XX.', 'XX.']],
    ['a board with two sizes', '(;SZ[3:2];B[ca];W[ab])', ['..X', 'O..']],
    ['long names', '(;SiZe[2];Black[aa];White[bb])', ['X.', '.O']],
    ['tt is a pass', '(;SZ[3];B[tt];W[aa])', ['O..', '...', '...']],
    ['setup captures nothing', '(;SZ[2]AB[aa]AW[ba][ab])', ['XO', 'O.']],
  ])('%s', (_what, text, rows) => {
    const game = build(text);
    const last = game.lastPly[game.sgf.nodeCount - 1]!;
    expect((last < 0 ? game.start.position : game.plies[last]!.after).rows()).toEqual(rows);
  });

  it('has tt as a point of large boards', () => {
    expect(build('(;SZ[21];B[tt])').plies[0]!.kind).toBe('play');
    expect(build('(;SZ[19];B[tt])').plies[0]!.kind).toBe('pass');
  });

  it('plays Go only', () => {
    expect(build('(;GM[2];B[d3])').plies).toEqual([]);
    expect(build('(;GM[1];B[dd])').plies).toHaveLength(1);
  });

  it('counts positions before setup in the middle of a game', () => {
    // A ko is taken, the board is set up as it was, and the ko is taken again: by positional superko that is a repetition.
    const game = build('(;SZ[4]RU[Tromp-Taylor]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];AE[cb]AW[bb];B[cb])');
    expect(game.rules[0]).toBe('psk');
    expect(game.plies.map((ply) => ply.kind)).toEqual(['play', 'setup', 'play']);
    expect(game.verdicts.at('psk', 2)!.verdict).toMatchObject({ code: 'superko.positional' });
    expect(game.verdicts.at('basic', 2)!.verdict.verdict).toBe('allowed');
  });

  it('takes who moves after setup for who was to move, where PL says nothing', () => {
    // Black loses a single stone by suicide, and it is White's turn: with setup at which it was Black's, that is no repetition.
    const verdicts = (pl: string) => {
      const game = build(`(;SZ[4:2]RU[NZ]AB[aa]AW[ab]AW[ba];B[];AE[aa]${pl};B[aa])`);
      return game.verdicts.at('ssk', 2)!.verdict.verdict;
    };
    expect(['', 'PL[B]', 'PL[W]'].map(verdicts)).toEqual(['allowed', 'allowed', 'forbidden']);
  });

  it('goes a hundred thousand variations deep', () => {
    const depth = 100_000;
    const game = build(`(;SZ[9]${'(;B[])(;C[x]'.repeat(depth)}${')'.repeat(depth)})`);
    expect(game.plies).toHaveLength(depth);
    expect(game.verdicts.at('psk', depth - 1)!.verdict.verdict).toBe('allowed');
  });
});
