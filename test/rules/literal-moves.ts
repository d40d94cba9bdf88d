/** A game as the literal interpreter of texts wants it. */
import type { Game } from '../../src/go/game.ts';
import { OracleGame, type OracleReport, type Stone } from '../oracle/board.ts';
import type { LiteralMove } from '../oracle/written.ts';

const stone = (color: number): Stone => (color === 1 ? 'X' : 'O');

/** The moves of a game as the slow board makes them. */
export function literalMoves(game: Game): LiteralMove[] {
  const { start } = game;
  const { geometry } = start.position;
  const has = (side: 'left' | 'right' | 'top' | 'bottom') => geometry.open.has(side);
  const open = { left: has('left'), right: has('right'), top: has('top'), bottom: has('bottom') };
  const oracle = new OracleGame(start.position.rows(), stone(start.toPlay), open, true);
  const beside = (report?: OracleReport, at = '') => ({
    at,
    captured: report?.captured ?? [],
    suicide: report?.suicide ?? false,
    chain: report?.chain ?? 0,
  });
  const moves: LiteralMove[] = [{ ...oracle.history[0]!, ...beside() }];
  for (const { move } of game.plies) {
    if (move.kind === 'setup') {
      oracle.setUp(move.position.rows(), stone(move.color));
      moves.push({ ...oracle.history.at(-1)!, ...beside() });
      continue;
    }
    const at = move.kind === 'play' ? `${geometry.x(move.point)},${geometry.y(move.point)}` : '';
    const report = oracle.move({ kind: move.kind, stone: stone(move.color), at });
    moves.push({ ...oracle.history.at(-1)!, ...beside(report, at) });
  }
  return moves;
}
