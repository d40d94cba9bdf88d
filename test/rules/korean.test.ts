import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/go/game.ts';
import { PATTERNS, type Pattern, patternOf } from '../../src/rules/korean/pattern.ts';
import { koreanWith } from '../../src/rules/korean/rule.ts';
import { isBasicKoRecapture } from '../../src/rules/shared/recapture.ts';
import { ENTRIES, type Entry, gameOf, letterOf, moved, padded, referee, turned } from './coupling-korean.ts';

const korean = koreanWith('korean');

/** A repetition as the commentary tells it: length, starting point, who made it, plays and passes, pattern. */
function told(game: Game): Record<number, string> {
  const judge = referee(korean, game);
  const lines: Record<number, string> = {};
  for (const { number } of game.plies) {
    const { facts, verdict } = judge.at(number);
    if (!facts?.recreation) continue;
    const { from, length, plays, passes, by, pattern } = facts.recreation;
    lines[number] =
      `${verdict.verdict}: ${letterOf(by)}${number} of ${from}, ${length} = ${plays}+${passes}, ${pattern}`;
  }
  return lines;
}

/** The first repetition of each entry that has one. Moves after it are in the fixture for other rules' sake. */
const FIRST: Record<string, [length: number, from: number, pattern: Pattern]> = {
  'korean-13-triple-ko': [6, 0, 'triple-ko'],
  'korean-14-eternal-life': [4, 0, 'eternal-life'],
  'korean-14-eternal-life-white-first': [4, 0, 'eternal-life'],
  'korean-15-cyclic-ko': [8, 0, 'cyclic-ko'],
  'korean-15-cyclic-ko-prototype2': [3, 2, 'sending-two-returning-one'],
  'korean-16-pair-of-double-kos': [8, 0, 'double-ko-pair'],
  'korean-17-quintuple-ko': [10, 0, 'quintuple-ko'],
  'korean-18-pair-of-double-kos-corners': [8, 0, 'double-ko-pair'],
  'korean-19-three-stone-eternal-life': [10, 0, 'three-stone-eternal-life'],
  'korean-20-one-player-rsc': [6, 0, 'triple-ko'],
  'korean-21-one-player-rsc': [6, 0, 'triple-ko'],
  'spight-superko': [8, 0, 'double-ko-pair'],
  'spight-sending-two-returning-one': [3, 0, 'sending-two-returning-one'],
  'spight-two-odd-cycles': [3, 0, 'sending-two-returning-one'],
  'jasiek-basic-ko': [4, 0, 'basic-ko'],
  'jasiek-double-ko-seki': [5, 0, 'other'],
  'jasiek-triple-ko': [6, 0, 'triple-ko'],
  'jasiek-eternal-life': [4, 0, 'eternal-life'],
  'jasiek-round-robin-ko': [8, 0, 'cyclic-ko'],
  'jasiek-sending-two': [3, 0, 'sending-two-returning-one'],
  'extra-basic-ko': [2, 0, 'basic-ko'],
  'extra-send-two-with-pass': [3, 0, 'sending-two-returning-one'],
  'extra-bent-four-corner': [2, 2, 'basic-ko'],
  'extra-two-ko-mutual': [5, 0, 'other'],
};

const repeating = ENTRIES.filter(({ id, expected }) => expected.firstRepetition && !id.startsWith('gnugo'));

describe('the first recreation of each position', () => {
  test('every position that has one is in the table', () => {
    expect(repeating.map(({ id }) => id).sort()).toEqual(Object.keys(FIRST).sort());
  });

  for (const entry of repeating) {
    test(entry.id, () => {
      const { afterMove, equalsAfterMove, length, boardPlaysInCycle, passesInCycle } =
        entry.expected.firstRepetition!;
      const game = gameOf(entry);
      const { facts } = referee(korean, game).at(afterMove);
      expect(facts!.recreation).toMatchObject({
        from: equalsAfterMove,
        to: afterMove,
        length,
        plays: boardPlaysInCycle,
        passes: passesInCycle,
        by: game.plies[afterMove - 1]!.color,
      });
      expect([length, equalsAfterMove, facts!.recreation!.pattern]).toEqual(FIRST[entry.id]);
    });
  }
});

describe('basic ko', () => {
  for (const entry of ENTRIES) {
    test(`${entry.id}: forbidden where the fixture has it, and no draw there`, () => {
      const game = gameOf(entry);
      const judge = referee(korean, game);
      const forbidden = game.plies.filter(({ number }) => judge.at(number).verdict.verdict === 'forbidden');
      expect(forbidden.map(({ number }) => number)).toEqual(entry.expected.basicKoViolations);
      for (const { number } of forbidden) expect(judge.at(number).verdict.code).toBe('basic.recapture');
    });
  }
});

describe('every recreation in the commentary’s variations', () => {
  for (const entry of ENTRIES) {
    for (const variation of entry.variations ?? []) {
      test(`${entry.id}: ${variation.name}`, () => {
        const game = gameOf(entry, variation);
        const judge = referee(korean, game);
        // The fixture lists a move once for each earlier move with the same board; the recreation is told from the latest.
        const ordered = [...variation.allRepetitions].sort((a, b) => a.equalsAfterMove - b.equalsAfterMove);
        const latest = new Map(ordered.map((r) => [r.afterMove, r]));
        const expected = [...latest.values()].sort((a, b) => a.afterMove - b.afterMove);
        const found = game.plies.flatMap(({ number }) => judge.at(number).facts!.recreation ?? []);
        expect(
          found.map(({ from, to, length, plays, passes }) => ({ from, to, length, plays, passes })),
        ).toEqual(
          expected.map((r) => ({
            from: r.equalsAfterMove,
            to: r.afterMove,
            length: r.length,
            plays: r.boardPlaysInCycle,
            passes: r.passesInCycle,
          })),
        );
        for (const { to } of found) {
          const { verdict } = judge.at(to);
          const ends = { verdict: 'ends', outcome: 'draw', code: 'korean.repetition' };
          if (!isBasicKoRecapture(game, to)) expect(verdict).toMatchObject(ends);
        }
      });
    }
  }
});

describe('what the commentary says of its diagrams', () => {
  const entry = (id: string): Entry => ENTRIES.find((one) => one.id === id)!;

  test('13: white 6 recreates the diagram, black 7 what black 1 made', () => {
    expect(told(gameOf(entry('korean-13-triple-ko')))).toEqual({
      6: 'ends: W6 of 0, 6 = 6+0, triple-ko',
      7: 'ends: B7 of 1, 6 = 6+0, triple-ko',
    });
  });

  test('14: one cycle of 4, from three starting points', () => {
    const id = 'korean-14-eternal-life';
    expect(told(gameOf(entry(id)))).toMatchObject({ 5: 'ends: B5 of 1, 4 = 4+0, eternal-life' });
    expect(told(gameOf(entry(`${id}-white-first`)))).toMatchObject({
      5: 'ends: W5 of 1, 4 = 4+0, eternal-life',
    });
    const all = entry(id).variations![0]!;
    expect(Object.values(told(gameOf(entry(id), all))).map((line) => line.split(' of ')[1])).toEqual(
      [0, 1, 2, 3, 4].map((from) => `${from}, 4 = 4+0, eternal-life`),
    );
  });

  test('15: the same cycle when White starts', () => {
    const white = entry('korean-15-cyclic-ko').variations![0]!;
    expect(told(gameOf(entry('korean-15-cyclic-ko'), white))).toEqual({
      8: 'ends: B8 of 0, 8 = 8+0, cyclic-ko',
      9: 'ends: W9 of 1, 8 = 8+0, cyclic-ko',
    });
  });

  test('17: of 6 plays when one double ko is left alone, of 12 when the ko is taken twice', () => {
    const [six, twelve] = entry('korean-17-quintuple-ko').variations!;
    expect(told(gameOf(entry('korean-17-quintuple-ko'), six!))).toEqual({
      6: 'ends: W6 of 0, 6 = 6+0, other',
      7: 'ends: B7 of 1, 6 = 6+0, other',
    });
    expect(told(gameOf(entry('korean-17-quintuple-ko'), twelve!))).toEqual({
      12: 'ends: W12 of 0, 12 = 12+0, quintuple-ko',
    });
  });

  test('21: after white c and black 2 White cannot go on: his only capture is banned by basic ko', () => {
    const moves = ['W b6', 'B d7', 'W d6'];
    const game = gameOf(entry('korean-21-one-player-rsc'), { sideToMove: 'W', moves });
    expect(referee(korean, game).at(3).verdict.code).toBe('basic.recapture');
  });
});

describe('patterns', () => {
  const four = {
    board: ['OOOOOOOOO', 'OXOXO.O.O', 'X.X.XOXOX', 'XXXXXXXXX', 'OOOOOOOOO', 'O.OO.OO.O', 'OOOOOOOOO'],
    sideToMove: 'B',
    moves: ['B f6', 'W b5', 'B h6', 'W d5', 'B b6', 'W f5', 'B d6', 'W h5'],
  };

  test('four kos between the same two groups are a quadruple ko, not a pair of double kos', () => {
    expect(told(gameOf(four))).toEqual({ 8: 'ends: W8 of 0, 8 = 8+0, quadruple-ko' });
  });

  test('with passes, from any starting point, the pattern is the same', () => {
    const moves = ['B f6', 'W pass', 'B pass', ...four.moves.slice(1), 'B f6'];
    expect(told(gameOf(four, { sideToMove: 'B', moves }))).toEqual({
      10: 'ends: W10 of 0, 10 = 8+2, quadruple-ko',
      11: 'ends: B11 of 3, 8 = 8+0, quadruple-ko',
    });
  });

  test('every name but that one is found in the positions', () => {
    const found = new Set(Object.values(FIRST).map(([, , pattern]) => pattern));
    expect(PATTERNS.filter((pattern) => !found.has(pattern))).toEqual(['quadruple-ko']);
  });

  test.each([
    [
      'two eternal lives',
      [
        '.O.X.OX.',
        'XOOOXXOO',
        'XXXXXOOO',
        'OOOOOOOO',
        'OOOOOOOO',
        'O.OOOO.O',
        'OOOOOOOO',
        'XXXXXOOO',
        'XOOOXXOO',
        '.O.X.OX.',
      ],
      ['B c10', 'W e10', 'B c1', 'W e1', 'B d10', 'W f10', 'B d1', 'W f1'],
    ],
    [
      'three basic kos',
      ['................', '.XO....XO....XO.', 'XO.O..X.XO..XO.O', '.XO....XO....XO.', '................'],
      ['B c3', 'W h3', 'B p3', 'W b3', 'B j3', 'W o3'],
    ],
  ])('%s that have nothing to do with each other have no name together', (_, board, moves) => {
    const game = gameOf({ board, sideToMove: 'B', moves });
    expect(game.plies.at(-1)!.recreates?.latest).toBe(0);
    expect(patternOf(game, 0, moves.length)).toBe('other');
  });

  test('a snapback that is filled in and played again is no eternal life, though four points change', () => {
    const game = gameOf({
      board: ['.....', '.....', 'XX...', 'OOX..', '..O..'],
      sideToMove: 'B',
      moves: ['B b1', 'W a1', 'B b1', 'W b2', 'B a1', 'W a2'],
    });
    expect(game.plies[5]!.recreates?.latest).toBe(0);
    expect(patternOf(game, 0, 6)).toBe('other');
  });

  for (const entry of repeating) {
    test(`${entry.id}: the same turned, mirrored, with the colors exchanged and on a larger board`, () => {
      const game = gameOf(entry);
      const { geometry } = game.start.position;
      const { afterMove, equalsAfterMove } = entry.expected.firstRepetition!;
      const pattern = patternOf(game, equalsAfterMove, afterMove);
      for (let symmetry = 0; symmetry < 16; symmetry++) {
        const image = turned(geometry, symmetry & 7);
        const other = moved(game, image.geometry, image.to, symmetry >= 8);
        expect(patternOf(other, equalsAfterMove, afterMove)).toBe(pattern);
      }
      const busy = game.plies.flatMap(({ point, captured }) => [point, ...captured]).filter((p) => p >= 0);
      const larger = padded(game.start.position, busy);
      const outer = moved(game, larger.geometry, larger.to, false, larger.outside);
      expect(patternOf(outer, equalsAfterMove, afterMove)).toBe(pattern);
    });
  }
});
