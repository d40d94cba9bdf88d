/** Questions about random small boards, with all that a question can have. */
import type { Goal, Supply } from '../../src/outcome/index.ts';
import { type OracleBoard, oracleBoard } from '../oracle/cycles.ts';
import { generator } from '../oracle/generator.ts';
import { SEED } from '../runs.ts';
import type { Compared } from './compared.ts';

/** The first stone of each chain; `null` where some chain has no liberty. */
export function chainsOf({ stones, columns }: OracleBoard): number[] | null {
  const seen = new Set<number>();
  const first: number[] = [];
  for (const [p, stone] of stones.entries()) {
    if (stone === 0 || seen.has(p)) continue;
    const chain = new Set([p]);
    let liberty = false;
    for (const q of chain)
      for (const near of [
        q - columns,
        q + columns,
        q % columns ? q - 1 : -1,
        (q + 1) % columns ? q + 1 : -1,
      ]) {
        if (stones[near] === 0) liberty = true;
        if (stones[near] === stone) chain.add(near);
      }
    if (!liberty) return null;
    first.push(p);
    for (const q of chain) seen.add(q);
  }
  return first;
}

export const SIZES = [
  [2, 2],
  [5, 1],
  [6, 1],
  [3, 2],
] as const;
/** The same for the same number. */
export function randomQuestions(number: number) {
  const random = generator(SEED + number);
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const supply = (most: number): Supply => ({ black: below(most + 1), white: below(most + 1) });

  /** Spare moves, threats, two or three passes, any goal. */
  function randomQuestion(sizes: readonly (readonly [number, number])[] = SIZES): Compared {
    for (;;) {
      const [columns, rows] = pick(sizes);
      const cells = Array.from({ length: columns * rows }, () => pick([...'..XXOO']));
      const lines = Array.from({ length: rows }, (_, y) =>
        cells.slice(y * columns, (y + 1) * columns).join(''),
      );
      const board = oracleBoard(lines);
      const chains = chainsOf(board);
      if (!chains || chains.length === 0) continue;
      const goal: Goal = pick(['any', 'all', 'all', 'connect']);
      const color = board.stones[pick(chains)];
      const own = chains.filter((p) => goal === 'any' || board.stones[p] === color);
      if (goal === 'connect' && own.length < 2) continue;
      own.sort(() => random() - 0.5);
      const targets = own.slice(0, goal === 'connect' ? 2 : 1 + below(own.length));
      return {
        rows: lines,
        targets: goal === 'any' ? targets.slice(0, 2) : targets,
        goal,
        passes: pick([2, 3]),
        threats: supply(1),
        spare: supply(2),
        first: pick(['black', 'white']),
      };
    }
  }

  return { below, pick, randomQuestion };
}
