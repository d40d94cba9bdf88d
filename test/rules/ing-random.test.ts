import { expect, test } from 'vitest';
import { Position } from '../../src/go/position.ts';
import { type IngFacts, ingWith } from '../../src/rules/ing/rule.ts';
import { tripleKoAt } from '../../src/rules/ing/triple-ko.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/rule.ts';
import { isBasicKoRecapture } from '../../src/rules/shared/recapture.ts';
import { breathe } from '../oracle/breathe.ts';
import { oracleBoard, oraclePlay } from '../oracle/cycles.ts';
import { gameOf, randomGame } from '../oracle/games.ts';
import { generator } from '../oracle/generator.ts';
import { oracleClasses, twinStones } from '../oracle/ing.ts';
import { oracleSpight } from '../oracle/spight.ts';
import { expectSeen, runs } from '../runs.ts';

const ing = ingWith('ing');

/** Games that start at this seed have many kos: sixty of them show more than two hundred of most others. */
const EVENTFUL_SEED = 11;
const GAMES = runs(30);

/** What the page says in words that decide, with suicide: which plays are ko plays, what is hot, and that odd cycles are played once. */
test(`what Ing's rules decide agrees with the literal rule on every play of ${GAMES} random games`, async () => {
  const random = generator(EVENTFUL_SEED);
  const seen = { kos: 0, hot: 0, fighting: 0, suicides: 0 };
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
      // Twins are hot, too: see below.
      expect({ koPlay, hot: expected.hot.filter((p) => hot.includes(p)) }, where).toEqual({
        koPlay: expected.koPlay,
        hot: expected.hot,
      });
      const { suicide: isSuicide, captured } = game.ply(k + 1);
      if (isSuicide && captured.length === 1) {
        expect(verdict.code, where).toBe('play.suicide');
        seen.suicides++;
        return;
      }
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
      if (game.plies[k]!.suicide) seen.suicides++;
    });
  }
  // The games are worth playing only if the rule has something to say in them.
  expectSeen(seen.kos, GAMES / 3);
  expectSeen(seen.hot, GAMES / 4);
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

/** A strip of kos between two chains: three that belong to a player at random, now and then another number, an eye or a liberty. */
function strip(random: () => number): string[] {
  const kos = random() < 0.7 ? 3 : random() < 0.5 ? 2 : 4;
  const cells = Array.from({ length: kos }, () => (random() < 0.5 ? ['X', '.'] : ['.', 'O']));
  const row = (at: 0 | 1, between: string) => between + cells.map((ko) => ko[at] + between).join('');
  const width = 2 * kos + 1;
  const eye = random() < 0.2 ? Math.floor(random() * width) : -1;
  const solid = (stone: string, hole = -1) =>
    Array.from({ length: width }, (_, x) => (x === hole ? '.' : stone)).join('');
  const rows = [solid('O', random() < 0.1 ? 0 : -1), row(0, 'O'), row(1, 'X'), solid('X'), solid('X', eye)];
  return [...rows, solid('X'), solid('O'), `O.${'O'.repeat(width - 4)}.O`, solid('O')];
}

test('twin hot stones are those of the literal reading, on strips of kos and after random moves', () => {
  const random = generator(5);
  const seen = { twins: 0, none: 0 };
  for (let g = 0; g < runs(300); g++) {
    const rows = strip(random);
    const game = gameOf(rows, []);
    const geometry = game.start.position.geometry;
    const start = oracleBoard(rows);
    for (let point = 0; point < start.stones.length; point++) {
      for (const color of [1, 2] as const) {
        const made = start.stones[point] === 0 ? oraclePlay(start, color, point, true) : null;
        if (made?.play.captured.length !== 1 || made.play.captured.includes(point)) continue;
        const { play, after } = made;
        const expected = play.chain.length === 1 ? twinStones(after, play) : [];
        const board = new Position(geometry, Uint8Array.from(after.stones));
        const found = (tripleKoAt(board, point) ?? []).filter(({ owner }) => owner === color);
        const stones = found.map(({ stone }) => stone).sort((a, b) => a - b);
        expect(play.chain.length === 1 ? stones : [], `${rows.join('/')} ${color} at ${point}`).toEqual(
          [...expected].sort((a, b) => a - b),
        );
        if (expected.length > 0) seen.twins++;
        else seen.none++;
      }
    }
  }
  expectSeen(seen.twins, 100);
  expectSeen(seen.none, 100);
});
