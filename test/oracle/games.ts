import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import type { Color, Move } from '../../src/go/types.ts';
import { oracleBoard, oraclePlay, type Player } from './cycles.ts';
import type { OracleMove } from './spight.ts';

/**
 * Crowded boards on which, unlike on most, hidden kos, odd cycles or long kos lie at hand; found by
 * searching random ones.
 */
const EVENTFUL = [
  'XXO./.OXX/.OOO ..XX/XXOO/.O.O XOOO/OOXX/.XO. OO.X/OXOO/XX.O OOX./.X.O/O.XX OOO./XXOO/.OX. .OXX/XXO./OOOX',
  '.O./XOX/.X. .OX/XO./.XX XOX/.OO/OX. X.O/XOO/O.X .OX/.O./XXO .X./OOX/X.O OOX/.O./XXO',
  'X.OO/OXXO/OO.X XX.X/XXOO/OO.X ..OO/XOXO/OO.X O.XX/XOXO/..OO .O.O/XOXX/.XO. .OX./OXOO/OX.O .OO./OOXX/X.OO',
].flatMap((line) => line.split(' ').map((board) => board.split('/')));

/**
 * The literal search tries every play on every empty point: no more of them than this, or it would
 * not end.
 */
const EMPTY_POINTS = 4;
const MOVES = 12;

/**
 * Crowded positions, since the literal search can look at no others, and games that like to play
 * where they have played: so there are cycles. A game ends when captures have opened the board, or
 * nothing is possible.
 */
export function randomGame(random: () => number, suicide: boolean) {
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

/** The same for our rules. */
export function gameOf(board: readonly string[], moves: readonly OracleMove[]): Game {
  const geometry = Geometry.of({ columns: board[0]!.length, rows: board.length });
  return Game.of(
    { position: Position.of(geometry, board), toPlay: (moves[0]?.color ?? 1) as Color },
    moves.map(
      ({ color, point }): Move =>
        point === 'pass' ? { kind: 'pass', color } : { kind: 'play', color, point },
    ),
  );
}
