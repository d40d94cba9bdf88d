/**
 * Where the boundary of a question leaks, the literal way: both players play anything within it,
 * in any order and as often as they like, and it is looked at whether a chain of the question ever
 * touches a point that was left out. No code shared with `src/`.
 */
import { type OracleBoard, oraclePlay, type Player } from './cycles.ts';

/** The stones of the chain at a point, and the empty points beside it. */
export function oracleChain({ stones, columns }: OracleBoard, start: number) {
  const chain = new Set([start]);
  const liberties = new Set<number>();
  for (const p of chain)
    for (const [q, isNear] of [
      [p - columns, true],
      [p + columns, true],
      [p - 1, p % columns > 0],
      [p + 1, (p + 1) % columns > 0],
    ] as const) {
      if (!isNear || stones[q] === undefined) continue;
      if (stones[q] === stones[start]) chain.add(q);
      else if (stones[q] === 0) liberties.add(q);
    }
  return { chain, liberties };
}

/**
 * The left-out points that a target can come to touch, without a connection to a stone of its
 * color that touches one already. Play ends when a target is captured.
 */
export function oracleLeaks(
  board: OracleBoard,
  targets: readonly number[],
  outside: ReadonlySet<number>,
): Set<number> {
  const color = board.stones[targets[0]!]!;
  const friends = new Set<number>();
  const own = targets.flatMap((p) => [...oracleChain(board, p).chain]);
  for (const [p, stone] of board.stones.entries())
    if (stone === color && !own.includes(p))
      if ([...oracleChain(board, p).liberties].some((q) => outside.has(q))) friends.add(p);
  const found = new Set<number>();
  const seen = new Set([board.stones.join('')]);
  const boards = [board];
  for (const now of boards) {
    for (const target of targets) {
      const { chain, liberties } = oracleChain(now, target);
      if ([...chain].some((p) => friends.has(p))) continue;
      for (const p of liberties) if (outside.has(p)) found.add(p);
    }
    for (const [p, stone] of now.stones.entries()) {
      if (stone !== 0 || outside.has(p)) continue;
      for (const player of [1, 2] as Player[]) {
        const made = oraclePlay(now, player, p, false);
        if (!made || own.some((q) => made.after.stones[q] !== color)) continue;
        const key = made.after.stones.join('');
        if (!seen.has(key)) boards.push(made.after);
        seen.add(key);
      }
    }
  }
  return found;
}
