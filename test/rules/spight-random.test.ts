import { expect, test } from 'vitest';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/rule.ts';
import { type SpightFacts, spightWith } from '../../src/rules/spight/rule.ts';
import { breathe } from '../oracle/breathe.ts';
import { oracleBoard } from '../oracle/cycles.ts';
import { gameOf, randomGame } from '../oracle/games.ts';
import { generator } from '../oracle/generator.ts';
import { oracleSpight } from '../oracle/spight.ts';
import { expectSeen, runs } from '../runs.ts';

const spight = spightWith('spight');

/** From the seed 11 on they have many kos, hidden ones and odd cycles too: more than a hundred and sixty of most others. */
const GAMES = runs(60);

test(`the literal rule agrees on every play of ${GAMES} random games`, async () => {
  const random = generator(11);
  const seen = { plays: 0, kos: 0, hidden: 0, hot: 0, odd: 0 };
  for (let g = 0; g < GAMES; g++) {
    await breathe();
    const suicide = random() < 0.25;
    const plain = random() < 0.6;
    const { board, moves } = randomGame(random, suicide);
    const maxCycle = plain && board.join('').length <= 9 ? 8 : 6;
    const game = gameOf(board, moves);
    const referee = new Referee(spight, game, {
      ...DEFAULT_OPTIONS,
      maxCycle,
      suicide: suicide ? 'allowed' : 'forbidden',
      hiddenKos: plain ? 'ignore' : 'count',
    });
    const verdicts = oracleSpight(oracleBoard(board), moves, { maxCycle, suicide, plain });
    verdicts.forEach((expected, k) => {
      const { verdict, facts } = referee.at(k + 1);
      const { koPlay, hot, cycle } = facts as SpightFacts;
      const got = {
        koPlay,
        hot: [...hot].sort((a, b) => a - b),
        capturesHot: verdict.code === 'spight.hot-stone',
        // A play that is forbidden for a hot stone is not asked about odd cycles.
        secondOddCycle:
          verdict.code === 'spight.odd-cycle' || (expected.capturesHot && expected.secondOddCycle),
      };
      expect(got, `${board.join('/')} move ${k + 1} of ${JSON.stringify(moves)}`).toEqual(expected);
      expect(verdict.verdict).not.toBe('undecided');
      seen.plays++;
      if (koPlay) seen.kos++;
      if (cycle && !cycle.plain) seen.hidden++;
      if (expected.capturesHot) seen.hot++;
      if (expected.secondOddCycle) seen.odd++;
    });
  }
  // The games are worth playing only if the rule has something to say in them.
  expectSeen(seen.kos, GAMES / 3);
  expectSeen(seen.hidden, GAMES / 12);
  expectSeen(seen.hot, GAMES / 6);
  expectSeen(seen.odd, GAMES / 60);
});
