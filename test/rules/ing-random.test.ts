import { expect, test } from 'vitest';
import { type IngFacts, ingWith } from '../../src/rules/ing/rule.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/rule.ts';
import { isBasicKoRecapture } from '../../src/rules/shared/basic-ko.ts';
import { breathe } from '../oracle/breathe.ts';
import { oracleBoard, oraclePlay } from '../oracle/cycles.ts';
import { gameOf, randomGame } from '../oracle/games.ts';
import { generator } from '../oracle/generator.ts';
import { oracleClasses } from '../oracle/ing.ts';
import { oracleSpight } from '../oracle/spight.ts';
import { expectSeen, runs } from '../runs.ts';

const ing = ingWith('ing');

/** Games that start at this seed have many kos: sixty of them show more than two hundred of most others. */
const EVENTFUL_SEED = 11;
const GAMES = runs(30);

/** What the page says in words that decide, with suicide: which plays are ko plays, what is hot, and that odd cycles are played once. */
test(`what Ing's rules decide agrees with the literal rule on every play of ${GAMES} random games`, async () => {
  const random = generator(EVENTFUL_SEED);
  const seen = { kos: 0, hot: 0, odd: 0, fighting: 0, suicides: 0 };
  for (let g = 0; g < GAMES; g++) {
    await breathe();
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
  expectSeen(seen.kos, GAMES / 3);
  expectSeen(seen.hot, GAMES / 4);
  expectSeen(seen.odd, GAMES / 60);
  expectSeen(seen.fighting, GAMES / 6);
  expectSeen(seen.suicides, GAMES / 8);
});

/** Classes take the literal rule long: every cycle of every kind from every position. */
const CLASSED = runs(27);

test(`classes, and what they forbid, agree with the literal rule on every play of ${CLASSED} random games`, async () => {
  const random = generator(32);
  const seen = new Map<string | null, number>();
  for (let g = 0; g < CLASSED; g++) {
    await breathe();
    const { board, moves } = randomGame(random, random() < 0.3);
    const game = gameOf(board, moves);
    const maxCycle = board.join('').length <= 9 ? 8 : 6;
    const referee = new Referee(ing, game, { ...DEFAULT_OPTIONS, maxCycle });
    const literal = oracleSpight(oracleBoard(board), moves, { maxCycle, suicide: true, plain: true });
    /** By point: which move put the stone there. */
    const madeBy = new Map<number, number>();
    let now = oracleBoard(board);
    for (const [k, { color, point }] of moves.entries()) {
      if (point === 'pass') continue;
      const where = `${board.join('/')} move ${k + 1} of ${JSON.stringify(moves)}`;
      const classes = oracleClasses(now, color, point, maxCycle);
      const { play, after } = oraclePlay(now, color, point, true)!;
      const { verdict, facts } = referee.at(k + 1);
      expect(
        classes.map((one) => one.class),
        where,
      ).toContain((facts as IngFacts).class);
      seen.set((facts as IngFacts).class, (seen.get((facts as IngFacts).class) ?? 0) + 1);
      if (literal[k]!.capturesHot) {
        const hot = play.captured.filter((p) => literal[k - 1]!.hot.includes(p));
        const since = moves.slice(Math.min(...hot.map((p) => madeBy.get(p)!)), k);
        const codes = classes.map(({ class: kind, mouth }) =>
          isBasicKoRecapture(game, k + 1) ||
          (kind === 'fighting' && since.every((move) => move.point !== 'pass' && mouth.has(move.point)))
            ? 'ing.fighting-ko'
            : 'ing.undecided',
        );
        expect(codes, where).toContain(verdict.code);
      }
      madeBy.set(point, k);
      now = after;
    }
  }
  for (const kind of ['fighting', 'disturbing', null]) expectSeen(seen.get(kind), CLASSED / 30);
});
