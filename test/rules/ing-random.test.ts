import { expect, test } from 'vitest';
import { isBasicKoRecapture } from '../../src/rules/basic/rule.ts';
import { type IngFacts, ing } from '../../src/rules/ing/rule.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/rule.ts';
import { oracleBoard } from '../oracle/cycles.ts';
import { gameOf, randomGame } from '../oracle/games.ts';
import { generator } from '../oracle/generator.ts';
import { oracleSpight } from '../oracle/spight.ts';

const GAMES = 800;

/** What the page says in words that decide, with suicide: which plays are ko plays, what is hot, and that odd cycles are played once. */
test(`what Ing's rules decide agrees with the literal rule on every play of ${GAMES} random games`, () => {
  const random = generator(31);
  const seen = { kos: 0, hot: 0, odd: 0, fighting: 0, suicides: 0 };
  for (let g = 0; g < GAMES; g++) {
    const { board, moves } = randomGame(random, random() < 0.25);
    const game = gameOf(board, moves);
    const maxCycle = board.join('').length <= 9 ? 8 : 6;
    const referee = new Referee(ing, game, { ...DEFAULT_OPTIONS, maxCycle });
    const literal = oracleSpight(oracleBoard(board), moves, { maxCycle, suicide: true, plain: true });
    literal.forEach((expected, k) => {
      const where = `${board.join('/')} move ${k + 1} of ${JSON.stringify(moves)}`;
      const { verdict, facts } = referee.at(k + 1);
      const { koPlay, hot } = facts as IngFacts;
      expect({ koPlay, hot: [...hot].sort((a, b) => a - b) }, where).toEqual({
        koPlay: expected.koPlay,
        hot: expected.hot,
      });
      // A capture of a hot stone is forbidden or, where the class turns on life and death, undecided; never allowed.
      const codes = expected.capturesHot
        ? ['ing.fighting-ko', 'ing.undecided']
        : [expected.secondOddCycle ? 'ing.disturbing-ko' : null];
      expect(codes, where).toContain(verdict.code);
      if (expected.capturesHot && isBasicKoRecapture(game, k + 1)) {
        expect(verdict.code, where).toBe('ing.fighting-ko');
        seen.fighting++;
      }
      if (koPlay) seen.kos++;
      if (expected.capturesHot) seen.hot++;
      if (expected.secondOddCycle) seen.odd++;
      if (game.plies[k]!.suicide) seen.suicides++;
    });
  }
  // The games are worth playing only if the rule has something to say in them.
  expect(seen.kos).toBeGreaterThan(100);
  expect(seen.hot).toBeGreaterThan(50);
  expect(seen.odd).toBeGreaterThan(5);
  expect(seen.fighting).toBeGreaterThan(20);
  expect(seen.suicides).toBeGreaterThan(20);
}, 120_000);
