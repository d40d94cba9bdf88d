import { expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import type { Color, Move } from '../../src/go/types.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/rule.ts';
import { type SpightFacts, spight } from '../../src/rules/spight/rule.ts';
import { oracleBoard, oraclePlay, type Player } from '../oracle/cycles.ts';
import { generator } from '../oracle/generator.ts';
import { type OracleMove, oracleSpight } from '../oracle/spight.ts';

/** Crowded boards on which, unlike on most, hidden kos, odd cycles or long kos lie at hand; found by searching random ones. */
const EVENTFUL = [
  'XXO./.OXX/.OOO ..XX/XXOO/.O.O XOOO/OOXX/.XO. OO.X/OXOO/XX.O OOX./.X.O/O.XX OOO./XXOO/.OX. .OXX/XXO./OOOX',
  '.O./XOX/.X. .OX/XO./.XX XOX/.OO/OX. X.O/XOO/O.X .OX/.O./XXO .X./OOX/X.O OOX/.O./XXO',
  'X.OO/OXXO/OO.X XX.X/XXOO/OO.X ..OO/XOXO/OO.X O.XX/XOXO/..OO .O.O/XOXX/.XO. .OX./OXOO/OX.O .OO./OOXX/X.OO',
].flatMap((line) => line.split(' ').map((board) => board.split('/')));

/** The literal search tries every play on every empty point: no more of them than this, or it would not end. */
const EMPTY_POINTS = 4;
const GAMES = 520;
const MOVES = 12;

/**
 * Crowded positions, since the literal search can look at no others, and games that like to play where they have played: so there are cycles. A
 * game ends when captures have opened the board, or nothing is possible.
 */
function randomGame(random: () => number, suicide: boolean) {
  const columns = 3 + Math.floor(random() * 3);
  const rows = 3 + Math.floor(random() * 3);
  const crowd = 1 - (1.5 + random() * 2.5) / (columns * rows);
  const crowded = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (random() < crowd ? (random() < 0.5 ? 'X' : 'O') : '.')).join(''),
  );
  const board = random() < 0.5 ? crowded : EVENTFUL[Math.floor(random() * EVENTFUL.length)]!;
  const moves: OracleMove[] = [];
  const played: number[] = [];
  let now = oracleBoard(board);
  let color: Player = random() < 0.5 ? 1 : 2;
  while (moves.length < MOVES) {
    const points = now.stones.flatMap((stone, p) => (stone === 0 ? [p] : []));
    if (points.length > EMPTY_POINTS) break;
    const possible = points.filter((p) => oraclePlay(now, color, p, suicide));
    const again = possible.filter((p) => played.includes(p));
    const from = again.length > 0 && random() < 0.5 ? again : possible;
    const point = from.length === 0 || random() < 0.05 ? 'pass' : from[Math.floor(random() * from.length)]!;
    moves.push({ color, point });
    if (point !== 'pass') {
      played.push(point);
      now = oraclePlay(now, color, point, suicide)!.after;
    } else if (moves.length > 2 && moves[moves.length - 2]!.point === 'pass') break;
    if (random() < 0.95) color = (3 - color) as Player;
  }
  return { board, moves };
}

test(`the literal rule agrees on every play of ${GAMES} random games`, () => {
  const random = generator(20);
  const seen = { plays: 0, kos: 0, hidden: 0, hot: 0, odd: 0 };
  for (let g = 0; g < GAMES; g++) {
    const suicide = random() < 0.25;
    const plain = random() < 0.6;
    const { board, moves } = randomGame(random, suicide);
    const maxCycle = plain && board.join('').length <= 9 ? 8 : 6;
    const geometry = Geometry.of({ columns: board[0]!.length, rows: board.length });
    const game = Game.of(
      { position: Position.of(geometry, board), toPlay: (moves[0]?.color ?? 1) as Color },
      moves.map(
        ({ color, point }): Move =>
          point === 'pass' ? { kind: 'pass', color } : { kind: 'play', color, point },
      ),
    );
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
  if (process.env.SEEN) console.log(seen);
  expect(seen.kos).toBeGreaterThan(100);
  expect(seen.hidden).toBeGreaterThan(5);
  expect(seen.hot).toBeGreaterThan(50);
  expect(seen.odd).toBeGreaterThan(5);
}, 60_000);
