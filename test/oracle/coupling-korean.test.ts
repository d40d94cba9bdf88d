import { describe, expect, test } from 'vitest';
import { PlainCycles } from '../../src/cycles/footprints/plain.ts';
import { finish } from '../../src/go/task.ts';
import { Analyst } from '../../src/rules/coupling/analysis.ts';
import { koreanWith } from '../../src/rules/korean/rule.ts';
import { referee } from '../rules/coupling-korean.ts';
import { expectSeen, runs } from '../runs.ts';
import { CouplingOracle, judgeKorean } from './coupling.ts';
import { crowded, gameFrom, play } from './coupling-games.ts';
import { generator } from './generator.ts';
import { judged, named } from './judged.ts';

const korean = koreanWith('korean');

/** Of each shape, with suicide. */
const POSITIONS = runs(25);

const BOARDS: [
  columns: number,
  rows: number,
  empties: number,
  games: number,
  longest: number,
  plain: boolean,
][] = [
  [3, 3, 4, runs(60), 6, true],
  [3, 3, 3, runs(60), 8, true],
  [2, 5, 3, runs(45), 6, true],
  [3, 4, 4, runs(60), 6, true],
  [4, 4, 3, runs(30), 6, true],
  [5, 5, 3, runs(30), 6, true],
  [3, 2, 2, runs(20), 6, false],
  [3, 3, 2, runs(10), 5, false],
];

/**
 * With suicide games open up quickly, and more can be played: columns, rows, empty points, longest
 * cycle, plain kos only.
 */
const SUICIDAL = [
  [3, 3, 3, 6, true],
  [2, 4, 3, 6, true],
  [2, 5, 3, 6, true],
  [3, 4, 3, 6, true],
  [4, 4, 2, 5, true],
  [3, 2, 2, 5, false],
  [1, 6, 3, 6, true],
] as const;

describe('random games on small boards', () => {
  const seen = new Map<string, number>();

  for (const [columns, rows, empties, games, longest, plain] of BOARDS) {
    test(`${games} on ${columns}x${rows}, cycles of at most ${longest}${plain ? '' : ', hidden kos counted'}`, () => {
      const random = generator(columns * 1000 + rows * 100 + longest);
      const oracle = new CouplingOracle(columns, longest, plain);
      for (let i = 0; i < games; i++) {
        const start = crowded(columns, rows, empties, random);
        const moves = play(start, columns, 10, empties + 1, random);
        const game = gameFrom(start, columns, moves);
        const expected = oracle.judge(start, moves);
        const options = { maxCycle: longest, hiddenKos: plain ? 'ignore' : 'count' } as const;
        const about = JSON.stringify({ start, columns, moves });
        expect(judged(game, options), about).toEqual(expected);
        for (const { breaks, analysis } of expected) {
          for (const code of breaks) seen.set(code, (seen.get(code) ?? 0) + 1);
          if (analysis.couplings.length > 0) seen.set('coupled', (seen.get('coupled') ?? 0) + 1);
        }
      }
    });
  }

  for (const [columns, rows, empties, longest, plain] of [
    [3, 3, 3, 6, true],
    [2, 5, 3, 6, true],
    [3, 4, 3, 6, true],
    [4, 4, 3, 5, true],
    [3, 2, 2, 5, false],
  ] as const) {
    const what = `${POSITIONS} positions on ${columns}x${rows} with suicide${plain ? '' : ', hidden kos counted'}`;
    test(`${what}: ko strings, mouths, couplings and ko positions`, () => {
      const random = generator(columns * 1000 + rows * 100 + longest + 7);
      const oracle = new CouplingOracle(columns, longest, plain, true);
      const limits = { maxCycle: longest, plain, suicide: true, budget: 5_000_000 };
      const analyst = new Analyst(limits);
      const plainCycles = new PlainCycles({ ...limits, plain: true });
      for (let i = 0; i < POSITIONS; i++) {
        const start = crowded(columns, rows, empties, random);
        const { position } = gameFrom(start, columns, []).start;
        const found = finish(analyst.analyse(position))!;
        const expected = oracle.analyse(start);
        expect(
          {
            strings: found.strings.map(({ points }) => named(points)).sort(),
            mouths: found.mouths.map(named).sort(),
            couplings: found.couplings.map(({ mouths }) => mouths.map(named).sort()).sort(),
            positions: found.positions.map(named).sort(),
          },
          `${start} ${columns}`,
        ).toEqual(expected);
        const forbidden = finish(new Analyst({ ...limits, suicide: false }).analyse(position))!;
        if (forbidden.strings.length < found.strings.length) seen.set('suicide', 1);
        if (!plain) continue;
        const touched = finish(plainCycles.touched(position, { left: 5_000_000 }))!;
        expect(named([...touched]), `${start} ${columns}`).toBe(named(oracle.playedOn(start)));
      }
    });
  }

  test('games with suicide, in which a player now and then plays twice running', () => {
    const random = generator(77);
    let suicides = 0;
    for (let i = 0; i < runs(100); i++) {
      const [columns, rows, empties, longest, plain] = SUICIDAL[i % SUICIDAL.length]!;
      const start = crowded(columns, rows, 1 + Math.floor(random() * empties), random);
      const moves = play(start, columns, 10, empties + 1, random, true);
      const game = gameFrom(start, columns, moves);
      suicides += game.plies.filter(({ suicide }) => suicide).length;
      const expected = new CouplingOracle(columns, longest, plain, true).judge(start, moves);
      const options = {
        maxCycle: longest,
        hiddenKos: plain ? 'ignore' : 'count',
        suicide: 'allowed',
      } as const;
      expect(judged(game, options), JSON.stringify({ start, columns, moves })).toEqual(expected);
      for (const { breaks } of expected) for (const code of breaks) seen.set(code, 1);
    }
    expectSeen(suicides, 60);
  });

  test('they break every rule, and have couplings', () => {
    for (const one of [
      'coupled',
      'coupling.basic-ko',
      'coupling.disturber',
      'coupling.prohibition',
      // There are ko strings only with suicide.
      'suicide',
    ])
      expectSeen(seen.get(one) ?? 0, 0);
  });

  test(`${runs(250)} under the Korean rules`, () => {
    const random = generator(1);
    let found = 0;
    for (let i = 0; i < runs(250); i++) {
      const columns = 2 + (i % 3);
      const start = crowded(columns, 3, 4, random);
      const moves = play(start, columns, 20, 5, random);
      const game = gameFrom(start, columns, moves);
      const judge = referee(korean, game);
      const told = game.plies.map(({ number }) => {
        const { facts, verdict } = judge.at(number);
        if (verdict.verdict === 'forbidden') return 'basic ko';
        const one = facts!.recreation;
        expect(verdict.verdict).toBe(one ? 'ends' : 'allowed');
        return one && `of ${one.from}, ${one.length} moves, ${one.plays} plays`;
      });
      expect(told).toEqual(judgeKorean(start, columns, moves));
      found += told.filter((line) => line?.startsWith('of')).length;
    }
    expectSeen(found, 10);
  });
});
